/** What of a session is meant: all of it, what of it is done so, its heaviest lift, places (from 1, −1 for the last), or what is called so. */
export type EditTarget =
  | { kind: "all" }
  | { kind: "dosed"; sets: number | null; reps: number | null }
  | { kind: "heaviest" }
  | { kind: "places"; places: number[] }
  | { kind: "named"; phrase: string };

/** A change of a session that leaves its exercises: how one is done, in what order, together or not at all. */
export type SessionEdit =
  | {
      kind: "dose";
      of: EditTarget;
      sets: number | null;
      /** Sets more or fewer. */
      setsBy: number;
      reps: number | null;
      /** More weight for fewer repetitions (1) or the other way round (−1). */
      load: 1 | 0 | -1;
      restS: number | null;
      /** Longer rests (1) or shorter ones (−1). */
      restBy: 1 | 0 | -1;
    }
  | { kind: "move"; of: EditTarget; to: "start" | "end" }
  | { kind: "switch"; of: [EditTarget, EditTarget] }
  | { kind: "pair"; of: EditTarget[] }
  | { kind: "keep"; of: EditTarget }
  | { kind: "dropFinisher" };
