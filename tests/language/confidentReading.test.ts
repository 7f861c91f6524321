import fc from "fast-check";
import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { NOISY_LOG, type NoisyLog } from "./noisyLogs.ts";
import { KG } from "./notationRows.ts";

/** Messages that are tried: always the same ones, or as many new ones as are asked for. */
const RUNS = Number(process.env.SETPOINT_PROPERTY_RUNS ?? 0);
const SAMPLE = { numRuns: RUNS || 150, ...(RUNS > 0 ? {} : { seed: 20_261_122 }) };

type Reading = "right" | "asked" | "wrong";

function readingOf({ text, name, told }: NoisyLog): Reading {
  const stances = ["done", "unsaid"];
  const entries = parseWorkoutLog(text, KG).entries.filter(
    ({ stance, sets }) => stances.includes(stance) && sets.length > 0,
  );
  const isAsked = entries.some(
    ({ phrase, readings, unread, sets }) =>
      phrase === null || readings.length > 1 || unread.length > 0 || sets.some(({ reps }) => reps === null),
  );
  if (isAsked || entries.length === 0) return "asked";
  const sets = entries.flatMap((entry) => entry.sets.map(({ reps, weight }) => ({ reps, weight })));
  const isNamed = entries.every(({ phrase }) => phrase?.includes(name) === true);
  return isNamed && JSON.stringify(sets) === JSON.stringify(told) ? "right" : "wrong";
}

test("among figures of other things sets are read as they were done, and never wrongly without a question", () => {
  const read = fc.sample(NOISY_LOG, SAMPLE).map((log) => ({ ...log, reading: readingOf(log) }));

  expect(read.filter(({ reading }) => reading === "wrong").map(({ text }) => text)).toEqual([]);
  const asked = read.filter(({ reading }) => reading === "asked").map(({ text }) => text);
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(0.03 * read.length);
});
