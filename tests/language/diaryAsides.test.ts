import { expect, test } from "vitest";
import { diaryAsides } from "../../src/language/notation/diaryAsides.ts";
import { blanked } from "../../src/language/notation/otherTimes.ts";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { each, KG, type Row, read, sets } from "./notationRows.ts";

/** What stands in a diary beside its sets and is none of them. */
test.each([
  ["80 x 5 ........ warmup", "80 x 5 warmup"],
  ["85 x 5, up 2.5 kg", "85 x 5,"],
  ["82.5 kg x 5 (182 lb)", "82.5 kg x 5"],
  ["1:52:07 chip time (gun 1:54:30)", "1:52:07"],
  ["a best since I started 5x5", "a best since I started"],
  ["8 mile run, last 2 @ 7:05", "8 mile run,"],
  ["110 kg (3 for 3)", "110 kg"],
  ["4x6 @ 40kg #upper #week3", "4x6 @ 40kg"],
  ["Übung 2: Rudern 3x8", "Rudern 3x8"],
  ["pull-ups, target 12.5 x 6-8", "pull-ups,"],
  ["shrugs in the power rack 3x10", "shrugs 3x10"],
  ["bench 3x5 80, 15 min sauna after", "bench 3x5 80"],
])("%s", (text, left) => {
  expect(blanked(text, diaryAsides(text)).replace(/ +/g, " ").trim()).toBe(left);
});

/** Figures that look like those and are sets or loads. */
test.each([
  "worked up to 2x5",
  "80x5, then up to 85x3",
  "60 kg (20 reps)",
  "5x5 at 100",
  "bench (3x8)",
  "ran at 5:30 min/km",
])("%s", (text) => {
  expect(diaryAsides(text)).toEqual([]);
});

const SETS: Row[] = [
  [
    "Preacher curl\n12 x 9\n12 x 8\n10 x 9",
    [
      "Preacher curl",
      [...sets(1, { reps: 9, weight: 12 }), ...sets(1, { reps: 8, weight: 12 }), ...sets(1, { reps: 9, weight: 10 })],
    ],
  ],
  [
    "pull ups 10x3, 10x2, 8x2",
    ["pull ups", [...sets(10, { reps: 3 }), ...sets(10, { reps: 2 }), ...sets(8, { reps: 2 })]],
  ],
  [
    "Leg curl\nSet 1 x 12 reps with 30kg\nSet 2 x 9 reps with 35kg",
    ["Leg curl", [...sets(1, { reps: 12, weight: 30, unit: "kg" }), ...sets(1, { reps: 9, weight: 35, unit: "kg" })]],
  ],
  ["3x2k row in 8:10", ["row", sets(3, { distance: 2, distanceUnit: "km", durationS: 490 })]],
  ["pull ups 8, 7, 5 = 20 reps", ["pull ups", each([8, 7, 5])]],
  ["row 12 kg 8R/8L, 6R/6L", ["row", each([8, 6], { weight: 12, unit: "kg", side: "each" })]],
  [
    "squat 100kg/5 100kg/5 110kg/3",
    ["squat", [...sets(2, { reps: 5, weight: 100, unit: "kg" }), ...sets(1, { reps: 3, weight: 110, unit: "kg" })]],
  ],
  [
    "box squat 5 (145 lb, 160, 165)",
    ["box squat", [145, 160, 165].flatMap((weight) => sets(1, { reps: 5, weight, unit: "lb" }))],
  ],
  ["front squat 1x3 @ 60, 80, 100", ["front squat", [60, 80, 100].flatMap((weight) => sets(1, { reps: 3, weight }))]],
  ["curls 3x8 at 20 with 3-2-1 tempo", ["curls", sets(3, { reps: 8, weight: 20 }), { note: "with 3-2-1 tempo" }]],
  [
    "10 push ups, 15 sit ups. did 4 sets of that",
    ["push ups", sets(4, { reps: 10 })],
    ["sit ups", sets(4, { reps: 15 })],
  ],
  ["(3x)\n- 10 push ups\n- 15 sit ups", ["push ups", sets(3, { reps: 10 })], ["sit ups", sets(3, { reps: 15 })]],
  ["Warmup: squat / 20 kg / 5", ["squat", sets(1, { reps: 5, weight: 20, unit: "kg", type: "warmup" })]],
  ["bike: 25 minutes, rode 12 km", ["cycling", sets(1, { durationS: 1_500, distance: 12, distanceUnit: "km" })]],
];

test.each(SETS)("%j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

test.each([
  ["4 + 4 x 16 sets = 128 reps of snatch", "= 128"],
  ["did 5 sets of pull ups, total 42 reps", "= 42"],
  ["klimmzüge 5 sätze, insgesamt 30 wdh", "= 30"],
  ["bench 3x8 80kg, 25 reps in total", "= 25"],
  ["curls 10, 8, 6 @ 17-22 kg", "17-22"],
  ["pull ups ladder: up to 7 reps, back down to 1", "ladder: up to 7 reps, back down to 1"],
])("what sets do not hold is told: %s", (text, unread) => {
  expect(parseWorkoutLog(text, KG).entries.flatMap((entry) => entry.unread)).toContain(unread);
});

/** Times and sets in words or letters, or the other way round. */
test.each<Row>([
  ["6.03 mi · 52m 21s", [null, sets(1, { distance: 6.03, distanceUnit: "mi", durationS: 3141 })]],
  ["1-arm row 3x10 30kg", ["1 arm row", sets(3, { reps: 10, weight: 30, unit: "kg" })]],
  ["plank twice for 45 seconds each", ["plank", sets(2, { durationS: 45 })]],
  ["split squats 10 per leg x3", ["split squats", sets(3, { reps: 10, side: "each" })]],
  ["camminata 5 km in un'oretta scarsa", ["camminata", sets(1, { distance: 5, distanceUnit: "km", durationS: 3600 })]],
  ["bench 3x8 60kg after a 12h shift", ["bench", sets(3, { reps: 8, weight: 60, unit: "kg" })]],
])("%j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});
