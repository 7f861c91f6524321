import type { LogSet } from "../../protocol/workoutLog.ts";

/** Whose sets, and when: only `done` and `unsaid` may ever be logged. */
export type Stance =
  | "done"
  | "planned"
  | "hypothetical"
  | "negated"
  | "other_person"
  | "question"
  | "quoted"
  | "unsaid";

/** One exercise's worth of notation found in a message. */
export type ParsedEntry = {
  /** The words that name the exercise, cleaned of numbers and filler; `null` when there are none. */
  phrase: string | null;
  /** One element a set, in order. Empty when nothing countable was said. */
  sets: LogSet[];
  /** Two or more when the same numbers can be read in several ways; `sets` is then the first of them. */
  readings: { label: string; sets: LogSet[] }[];
  /** `YYYY-MM-DD` in the person's zone, when a day was said. */
  date: string | null;
  /** ISO with offset, when a time of day was said. */
  performedAt: string | null;
  /** Words that are neither exercise nor numbers nor date: "felt heavy". */
  note: string | null;
  stance: Stance;
  /** Items of one superset share a letter. */
  superset: string | null;
  /** Figures of it that are in no set and no note: the sets may be wrong. */
  unread: string[];
  /** The part of the text this came from. */
  source: string;
};

export type ParsedLog = {
  entries: ParsedEntry[];
  /** Names of what was recognised, e.g. `sets_by_reps`, `weight_unit`, `rpe`. */
  signals: string[];
};

/** What the numbers are read against. */
export type NotationContext = {
  /** ISO with offset. */
  sentAt: string;
  /** IANA zone; days are days there. */
  timezone: string;
  /** Unit to assume for readings by magnitude only; a weight said without a unit keeps `unit: null`. */
  unit: "kg" | "lb";
  /** The person's own order of three bare numbers, once learned. */
  notation: "sets_reps_weight" | "weight_sets_reps" | "weight_reps_sets" | "reps_sets_weight" | null;
};
