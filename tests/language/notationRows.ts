import fc from "fast-check";
import type { NotationContext } from "../../src/language/notation/parsedLog.ts";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
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

/** Somebody in Paris who trains in kilograms, on a Saturday at noon. */
export const KG: NotationContext = {
  sentAt: "2026-11-21T12:00:00+01:00",
  timezone: "Europe/Paris",
  unit: "kg",
  notation: null,
};

/** What is understood of a message, in the form of a row's expectations. */
export function read(text: string, context: NotationContext = KG): Expected[] {
  return parseWorkoutLog(text, context).entries.map(({ phrase, sets: said, note, superset }) => {
    const extra = { ...(note === null ? {} : { note }), ...(superset === null ? {} : { superset }) };
    return Object.keys(extra).length === 0 ? [phrase, said] : [phrase, said, extra];
  });
}

/** Any text at all, halves of characters included. */
export const ANY_TEXT: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));
