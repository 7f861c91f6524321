import { expect, test } from "vitest";
import { each, type Row, read, sets } from "./notationRows.ts";

const HELD: Row[] = [
  ["elevaciones mancuernas de 8, 3 x 15", ["elevaciones mancuernas", sets(3, { reps: 15, weight: 8, perHand: true })]],
  ["dumbbells of 12 curls 3x10", ["dumbbells curls", sets(3, { reps: 10, weight: 12, perHand: true })]],
  ["goblet squat kettle de 16, 12 reps", ["goblet squat kettle", sets(1, { reps: 12, weight: 16 })]],
  ["Kettlebell Swings 24er, 4x15", ["Kettlebell Swings", sets(4, { reps: 15, weight: 24 })]],
  ["dips lestés à 12,5 : 8, 7, 6", ["dips lestés", each([8, 7, 6], { weight: 12.5, load: "added" })]],
  ["dips +7,5 x 6, x 5, x 5", ["dips", each([6, 5, 5], { weight: 7.5, load: "added" })]],
  ["bench 80 x 8, x 7, x 6", ["bench", each([8, 7, 6], { weight: 80 })]],
  ["curl 20 x12 x12 x11", ["curl", each([12, 12, 11], { weight: 20 })]],
  ["bench 95 single", ["bench", sets(1, { reps: 1, weight: 95 })]],
  ["stacco 150 kg una ripetizione", ["stacco", sets(1, { reps: 1, weight: 150, unit: "kg" })]],
  ["cable flys 3x15 12kg per side", ["cable flys", sets(3, { reps: 15, weight: 12, unit: "kg", perHand: true })]],
  ["deadlift 140x1, 120x3", ["deadlift", [...sets(1, { reps: 1, weight: 140 }), ...sets(1, { reps: 3, weight: 120 })]]],
  ["deadlift 4x5 *4x4 at 125kg", ["deadlift", sets(4, { reps: 4, weight: 125, unit: "kg" })]],
  ["deadlifts 3x5, i think 120kg", ["deadlifts", sets(3, { reps: 5, weight: 120, unit: "kg" })]],
  [
    "bench press, 3 sets, i believe it was 80 kg, 8 reps each",
    ["bench press", sets(3, { reps: 8, weight: 80, unit: "kg" })],
  ],
  ["Kreuzheben 5x5, ich glaube 100kg", ["Kreuzheben", sets(5, { reps: 5, weight: 100, unit: "kg" })]],
  ["bench 60kg quatsch 62,5kg 3x10", ["bench", sets(3, { reps: 10, weight: 62.5, unit: "kg" })]],
];
test.each(HELD)("what it was lifted with is told from how often: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

const LASTING: Row[] = [
  ["L-sit 12 s, 10 s", ["L-sit", [...sets(1, { durationS: 12 }), ...sets(1, { durationS: 10 })]]],
  ["gainage 1 min 15 puis 50 s puis 50 s", ["gainage", [...sets(1, { durationS: 75 }), ...sets(2, { durationS: 50 })]]],
  ["tennis doubles, 1 h 15", ["tennis", sets(1, { durationS: 4_500 }), { note: "doubles" }]],
  ["bike 45 min avg 165w", ["bike", sets(1, { durationS: 2_700 }), { note: "avg 165w" }]],
  ["rode 2h 30 60km", ["cycling", sets(1, { durationS: 9_000, distance: 60, distanceUnit: "km" })]],
  ["plank 1,5 min", ["plank", sets(1, { durationS: 90 })]],
  ["b\u200bench press 3\u200bx1\u200b0", ["bench press", sets(3, { reps: 10 })]],
  ["5k parkrun 27:41", ["run", sets(1, { durationS: 1_661, distance: 5, distanceUnit: "km" })]],
];
test.each(LASTING)("times are no repetitions, and sides of a net no sets: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

const COUNTED: Row[] = [
  ["rowing 65 kilos huit huit sept et six", ["rowing", each([8, 8, 7, 6], { weight: 65, unit: "kg" })]],
  ["squat tre per dieci 60 kg", ["squat", sets(3, { reps: 10, weight: 60, unit: "kg" })]],
  [
    "deadlifts 110 kilos, did 5 of them and then another 5 and then only 3",
    ["deadlifts", each([5, 5, 3], { weight: 110, unit: "kg" })],
  ],
  ["pull up, just the one", ["pull up", sets(1, { reps: 1 })]],
  ["butterfly platte 9, 3x15", ["butterfly", sets(3, { reps: 15 }), { note: "platte 9" }]],
];
test.each(COUNTED)("counts in words, by a pronoun and beside a step of a machine: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

test("pieces on a track are metres without a time or a unit", () => {
  expect(read("8x400 on the track")[0]?.[1]).toEqual(sets(8, { distance: 400, distanceUnit: "m" }));
});
