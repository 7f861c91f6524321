import { LogSet } from "../../src/protocol/workoutLog.ts";

/** What is said of one set; the rest is what was not said. */
export type Said = Partial<LogSet>;

/** `count` equal sets. */
export const sets = (count: number, said: Said = {}): LogSet[] =>
  Array.from({ length: count }, () => LogSet.parse(said));

/** One set for each of `reps`. */
export const each = (reps: (number | null)[], said: Said = {}): LogSet[] =>
  reps.map((count) => LogSet.parse({ ...said, reps: count }));

/** What a row expects of one entry: the name, the sets, and a note or a superset when there is one. */
export type Expected = [phrase: string | null, sets: LogSet[], extra?: { note?: string; superset?: string }];

export type Row = [text: string, ...entries: Expected[]];
