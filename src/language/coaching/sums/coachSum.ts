export type WeightUnit = "kg" | "lb";
export type LengthUnit = "km" | "mi" | "m" | "yd" | "ft" | "in" | "cm";
export type MeasureUnit = WeightUnit | "stone" | LengthUnit;

/** Metres and seconds; what was not said is `null`. */
export type Pace = { metres: number | null; seconds: number | null; secondsPerKm: number | null };

/** Arithmetic that a question asks for. A weight said without a unit has `unit: null`. */
export type CoachSum =
  | { op: "one_rep_max"; weight: number; unit: WeightUnit | null; reps: number; spare: number }
  | { op: "weight_for_reps"; max: number; unit: WeightUnit | null; reps: number; rpe: number | null }
  | { op: "percentage"; percents: number[]; weight: number; unit: WeightUnit | null }
  /** The sets of 5/3/1: of a week from 1 to 4, or of all; `max` is the training max, or the 1RM that it is taken from. */
  | { op: "five_three_one"; week: number | null; max: number; isTrainingMax: boolean; unit: WeightUnit | null }
  | { op: "training_max"; max: number; unit: WeightUnit | null }
  | { op: "change"; percent: number; weight: number; unit: WeightUnit | null }
  | { op: "times"; factor: number; words: string; weight: number; unit: WeightUnit | null }
  | { op: "effort_share"; reps: number; rpe: number }
  | { op: "reps_at"; percent: number }
  | { op: "share"; part: number; whole: number; unit: WeightUnit | null }
  /** Without `from` the figure is worked out both ways between kilograms and pounds. */
  | { op: "convert"; amount: number; from: MeasureUnit | null; to: MeasureUnit }
  | { op: "plates"; total: number; unit: WeightUnit | null; bar: number | null }
  /** Plates on one side, heaviest as said; `big` counts the largest plates of a kind nobody named. */
  | { op: "loaded_bar"; perSide: number[]; big: number; unit: WeightUnit | null; bar: number | null; hasBar: boolean }
  | { op: "warm_up"; working: number; unit: WeightUnit | null }
  | { op: "volume"; sets: number; reps: number; weight: number; unit: WeightUnit | null }
  | { op: "weekly_sets"; sessions: number; sets: number }
  /** Rises by `step` each time; either how often is given, or where it shall end. */
  | {
      op: "progression";
      start: number;
      step: number;
      times: number | null;
      target: number | null;
      unit: WeightUnit | null;
      every: string;
    }
  /** `per500`: for 500 m as well, as rowers count. */
  | ({ op: "pace"; perMile: boolean; per500: boolean } & Pace)
  | { op: "protein"; weight: number; unit: WeightUnit | "stone" | null }
  | { op: "body_mass_index"; kilograms: number; metres: number }
  | { op: "body_weight_ratio"; body: number; lifted: number; unit: WeightUnit | null }
  | { op: "max_heart_rate"; age: number }
  /** One sign between each two figures; what is multiplied or divided comes first. */
  | { op: "arithmetic"; figures: number[]; signs: ("+" | "-" | "*" | "/")[] };
