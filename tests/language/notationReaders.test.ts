import fc from "fast-check";
import { expect, test } from "vitest";
import { hasWorkoutNotation } from "../../src/language/notation/hasWorkoutNotation.ts";
import type { NotationContext } from "../../src/language/notation/parsedLog.ts";
import { readSets } from "../../src/language/notation/readSets.ts";
import { type Quantity, readQuantity } from "../../src/language/numbers/readQuantity.ts";
import { ANY_TEXT, each, sets } from "./notationRows.ts";

const KG: NotationContext = {
  sentAt: "2026-11-21T12:00:00+01:00",
  timezone: "Europe/Paris",
  unit: "kg",
  notation: null,
};
const NOTHING: Quantity = {
  sets: null,
  reps: null,
  weight: null,
  durationS: null,
  distance: null,
  rpe: null,
  rir: null,
  bare: null,
};
const weight = (value: number, said: Partial<NonNullable<Quantity["weight"]>> = {}) => ({
  value,
  unit: null,
  load: "total" as const,
  perHand: false,
  ...said,
});

const ANSWERS: [string, Partial<Quantity>][] = [
  ["ten", { bare: 10 }],
  ["80", { bare: 80 }],
  ["72,5", { bare: 72.5 }],
  ["about 8", { bare: 8 }],
  ["I did 3", { bare: 3 }],
  ["8 reps", { reps: [8] }],
  ["twelve each side", { reps: [12] }],
  ["8, 8, 7", { sets: 3, reps: [8, 8, 7] }],
  ["5 sets", { sets: 5 }],
  ["3x8", { sets: 3, reps: [8] }],
  ["3 sets of 8 at 60", { sets: 3, reps: [8], weight: weight(60) }],
  ["80 kg", { weight: weight(80, { unit: "kg" }) }],
  ["it was 60 kilos", { weight: weight(60, { unit: "kg" }) }],
  ["at 80", { weight: weight(80) }],
  ["the 20s", { weight: weight(20, { perHand: true }) }],
  ["185lbs", { weight: weight(185, { unit: "lb" }) }],
  ["2 minutes", { durationS: 120 }],
  ["5 km", { distance: { value: 5, unit: "km" } }],
  ["RPE 8", { rpe: 8 }],
  ["2 in the tank", { rir: 2 }],
  ["no idea", {}],
];

test.each(ANSWERS)("the answer %j is read", (text, said) => {
  expect(readQuantity(text, KG)).toEqual({ ...NOTHING, ...said });
});

test("bare answers are read as sets", () => {
  expect(readSets("8 reps", KG)).toEqual({ sets: sets(1, { reps: 8 }), readings: [] });
  expect(readSets("3x8", KG)).toEqual({ sets: sets(3, { reps: 8 }), readings: [] });
  expect(readSets("5 sets of 5 at 60", KG)).toEqual({ sets: sets(5, { reps: 5, weight: 60 }), readings: [] });
  expect(readSets("8, 8 and 7", KG)).toEqual({ sets: each([8, 8, 7]), readings: [] });
  expect(readSets("2x5x45", KG).readings.map(({ label }) => label)).toEqual(["2 sets of 5 at 45", "5 sets of 2 at 45"]);
  expect(readSets("no idea", KG)).toEqual({ sets: [], readings: [] });
});

const NOTATION: [string, boolean, string[]][] = [
  ["3x10 bench", true, ["sets_by_reps", "movement"]],
  ["bench 100", true, ["movement"]],
  ["50 push ups", true, ["movement"]],
  ["run 5k", true, ["distance", "movement"]],
  ["3 sets of 8 at 60kg", true, ["sets", "reps", "weight_unit"]],
  ["squat 100 @ RPE 8", true, ["rpe", "movement"]],
  ["I have 30 minutes", false, ["duration"]],
  ["I weigh 80 kg", false, ["weight_unit"]],
  ["plan me a 4 day split", false, []],
  ["my knee hurts when I squat", false, []],
  ["hello", false, []],
];

test.each(NOTATION)("%j: notation %s, signals %j", (text, found, signals) => {
  expect(hasWorkoutNotation(text)).toEqual({ found, signals });
});

test("no text makes the small readers throw", () => {
  fc.assert(
    fc.property(ANY_TEXT, (text) => {
      readQuantity(text, KG);
      readSets(text, KG);
      hasWorkoutNotation(text);
    }),
    { numRuns: Number(process.env.SETPOINT_PROPERTY_RUNS ?? 40) },
  );
});
