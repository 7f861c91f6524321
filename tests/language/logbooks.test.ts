import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { KG, type Said, sets } from "./notationRows.ts";

const each = (...said: Said[]) => said.flatMap((one) => sets(1, one));
const setsOf = (text: string) => parseWorkoutLog(text, KG).entries.map((entry) => entry.sets);

test.each([
  ["Exercise | Sets × Reps | Weight (kg)\nGoblet squat | 3 × 12 | 24", sets(3, { reps: 12, weight: 24, unit: "kg" })],
  ["Lift;Reps;Weight;Weight Unit\nBench;5;185;lbs", sets(1, { reps: 5, weight: 185, unit: "lb" })],
  ["Exercise\tS1\tS2\nFront squat\t60x8\t65x6", each({ reps: 8, weight: 60 }, { reps: 6, weight: 65 })],
  ["Lift,Weight,Reps,Sets\nChin-ups,BW,7,3", sets(3, { reps: 7 })],
  ["Lift\tkg\tReps\nRow\t70\t10/9/8", each(...[10, 9, 8].map((reps) => ({ reps, weight: 70, unit: "kg" as const })))],
  [
    "leg press\nset 1 | 80 kg | 12\nset 2 | 90 kg | 10",
    each({ reps: 12, weight: 80, unit: "kg" }, { reps: 10, weight: 90, unit: "kg" }),
  ],
  [
    '{"exercise":"Row","sets":[{"reps":10,"weight_kg":50},{"reps":8,"weight_kg":55}]}',
    each({ reps: 10, weight: 50, unit: "kg" }, { reps: 8, weight: 55, unit: "kg" }),
  ],
  ["Evening Run\nDistance: 6k\nTime: 31:12", sets(1, { distance: 6, distanceUnit: "km", durationS: 1_872 })],
] as [string, Said[]][])("columns hold sets with repetitions, and units: %j", (text, wanted) => {
  expect(setsOf(text)).toEqual([wanted]);
});

test("what a heading prescribes gives way to lines that each tell a set", () => {
  expect(setsOf("OHP 3x8-10\n40 x 10\n40 x 9\n37.5 x 9")).toEqual([
    each({ reps: 10, weight: 40 }, { reps: 9, weight: 40 }, { reps: 9, weight: 37.5 }),
  ]);
  expect(setsOf("bench 3x5 80")).toEqual([sets(3, { reps: 5, weight: 80 })]);
});

test("a legend says in what order figures stand", () => {
  expect(setsOf("ohp (kg/reps): 40/8, 42.5/6")).toEqual([
    each({ reps: 8, weight: 40, unit: "kg" }, { reps: 6, weight: 42.5, unit: "kg" }),
  ]);
  expect(setsOf("(reps x weight x sets)\ndeadlift: 5x120x3")).toEqual([sets(3, { reps: 5, weight: 120 })]);
});

test("a bracket is done as often as the figure behind it says, and a failed load counts no repetitions", () => {
  expect(setsOf("incline bench: 30kg x10, (35kg x6) 3x")).toEqual([
    [...sets(1, { reps: 10, weight: 30, unit: "kg" }), ...sets(3, { reps: 6, weight: 35, unit: "kg" })],
  ]);
  expect(setsOf("jerk 80x2, 90x1, 95x FAIL")[0]?.at(-1)).toMatchObject({ reps: 0, weight: 95, toFailure: true });
});

test("stroke rates, splits, grades and the weight of the body are no sets", () => {
  expect(setsOf("row 2 km r24 @ 1:59.8")).toEqual([sets(1, { distance: 2, distanceUnit: "km" })]);
  expect(setsOf("bw 79.4\nfront squat 3x3 90")).toEqual([sets(3, { reps: 3, weight: 90 })]);
  expect(setsOf("press\n50 x 5\n50 x 4 elbow slipped")).toEqual([
    each({ reps: 5, weight: 50 }, { reps: 4, weight: 50 }),
  ]);
});

test("each day of a list is an entry of its own, whether or not the name is said again", () => {
  const days = (text: string) => parseWorkoutLog(text, KG).entries.map(({ date, sets: done }) => [date, done.length]);
  expect(days("squat\nMon 3x5 100\nWed 3x5 102.5")).toEqual([
    ["2026-11-16", 3],
    ["2026-11-18", 3],
  ]);
  expect(days("date;exercise;kg;reps\n2026-11-18;Row;60;8\n2026-11-20;Row;60;8\n2026-11-20;Row;60;7")).toEqual([
    ["2026-11-18", 1],
    ["2026-11-20", 2],
  ]);
  expect(days("Mo Rudern 3x8 60kg\nMi Klimmzüge 3x6")).toEqual([
    ["2026-11-16", 3],
    ["2026-11-18", 3],
  ]);
});

test.each([
  ["fri 20: row 3x8 60", [["2026-11-20", 3]]],
  [
    "Lunes 16\nSentadilla 5x5\nmar. 17 - descanso\nJue 19: press banca 3x8",
    [
      ["2026-11-16", 5],
      ["2026-11-19", 3],
    ],
  ],
  ["Friday 20 push ups", [["2026-11-20", 1]]],
  ["Thursday 19th\nBW 81.2, slept 6h\nsquat 3x5", [["2026-11-19", 3]]],
  ["sleep 5/10, energy: 6/10", []],
  ["Target: deadlift 3x5 @ 140 kg -> Actual: 2x4 @ 135 kg", [[null, 2]]],
  ["Planned: bench 3x8\nDid: rows 4x8", [[null, 4]]],
] as [string, [string | null, number][]][])("a page of a diary: %j", (text, wanted) => {
  const { entries } = parseWorkoutLog(text, KG);
  expect(entries.map(({ date, sets }) => [date, sets.length])).toEqual(wanted);
});
