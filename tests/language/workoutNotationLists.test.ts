import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { each, KG, type Row, read, sets } from "./notationRows.ts";

const entriesOf = (text: string) => parseWorkoutLog(text, KG).entries;

const loads = (reps: number, weights: number[], unit: "kg" | null = null) =>
  weights.flatMap((weight) => sets(1, { reps, weight, unit }));

const RAMPS: Row[] = [
  ["front squat 40, 50, 60 x 6", ["front squat", loads(6, [40, 50, 60])]],
  ["ohp 35/40/45 x 4", ["ohp", loads(4, [35, 40, 45])]],
  ["deadlift 100 120 140 x 3", ["deadlift", loads(3, [100, 120, 140])]],
  ["rdl 50kg, 60, 70 x 8", ["rdl", loads(8, [50, 60, 70], "kg")]],
  ["hip thrust 90, 100 and 110 kg x 8", ["hip thrust", loads(8, [90, 100, 110], "kg")]],
  ["curls 8, 10, 12 x 15", ["curls", loads(15, [8, 10, 12])]],
  ["deadlift 120x5, 140, 160 x 2", ["deadlift", [...loads(5, [120]), ...loads(2, [140, 160])]]],
  ["ohp 30, 35, 40, 40 x 5", ["ohp", loads(5, [30, 35, 40, 40])]],
  ["bench 30 30 32.5 for 8 each", ["bench", loads(8, [30, 30, 32.5])]],
  ["squats 60, 80, 100 for fives", ["squats", loads(5, [60, 80, 100])]],
  ["incline db 28s: 11, 9, 8", ["incline db", each([11, 9, 8], { weight: 28, perHand: true })]],
  ["ohp 5x30, 5x35, 5x40", ["ohp", loads(5, [30, 35, 40])]],
  ["push ups 3x20 3x25 3x30", ["push ups", each([20, 20, 20, 25, 25, 25, 30, 30, 30])]],
  ["rdl 90kg 3x6", ["rdl", sets(3, { reps: 6, weight: 90, unit: "kg" })]],
  ["rdl 90kg, 3 x 6", ["rdl", sets(3, { reps: 6, weight: 90, unit: "kg" })]],
];

const REP_LISTS: Row[] = [
  ["lateral raises 8 x 15, 15, 12", ["lateral raises", each([15, 15, 12], { weight: 8 })]],
  ["curls 3 x 12, 12, 10", ["curls", each([12, 12, 10])]],
  ["ohp 50 6 6 5", ["ohp", each([6, 6, 5], { weight: 50 })]],
  ["95kg front squat 4 4 3", ["front squat", each([4, 4, 3], { weight: 95, unit: "kg" })]],
  ["deadlift 3 3 2 @ 160kg", ["deadlift", each([3, 3, 2], { weight: 160, unit: "kg" })]],
  ["situps 25 20 18", ["situps", each([25, 20, 18])]],
  ["3 sets of dips: 14 11 9", ["dips", each([14, 11, 9])]],
  ["squat 5 5", ["squat", each([5, 5])]],
  ["calf machine 20 then 15 then 12", ["calf machine", each([20, 15, 12])]],
  ["12, 10, 8 dips with 10kg", ["dips", each([12, 10, 8], { weight: 10, unit: "kg", load: "added" })]],
  ["bench 45x6, 45x4f", ["bench", [...each([6], { weight: 45 }), ...each([4], { weight: 45, toFailure: true })]]],
  ["dips bw x 12, x 10, x 9", ["dips", each([12, 10, 9])]],
  ["preacher curl 25kg 4x8-12", ["preacher curl", sets(4, { reps: null, weight: 25, unit: "kg" })]],
];

const ROWS_OF_BOTH: Row[] = [
  ["DB press 34/34/32 - 10/9/9", ["DB press", [...loads(10, [34]), ...loads(9, [34, 32])]]],
  ["push ups 30/30 - 12/11", ["push ups", each([30, 30, 12, 11])]],
  ["ham curls 35, 12 reps", ["ham curls", loads(12, [35])]],
  ["bench 4 sets 80", ["bench", sets(4, { weight: 80 })]],
  ["Bankdrücken 4 Sätze mit 80", ["Bankdrücken", sets(4, { weight: 80 })]],
  ["calf raises 100 reps", ["calf raises", sets(1, { reps: 100 })]],
  [
    "100 wall balls 6kg (sets of 20)",
    ["wall balls", sets(5, { reps: 20, weight: 6, unit: "kg" }), { note: "100 in total" }],
  ],
  ["windmills 12kg 5/5", ["windmills", sets(1, { reps: 5, weight: 12, unit: "kg", side: "each" })]],
  ["pull ups 8/8", ["pull ups", each([8, 8])]],
];

const SET_BY_SET: Row[] = [
  ["Deadlift\n70x5\n100x5\n120x3", ["Deadlift", [...loads(5, [70, 100]), ...loads(3, [120])]]],
  [
    "row: set 1 60kg 10, set 2 60kg 9, set 3 55kg 10",
    ["row", [...loads(10, [60], "kg"), ...loads(9, [60], "kg"), ...loads(10, [55], "kg")]],
  ],
  ["set 1 of bench 60 10", ["bench", loads(10, [60])]],
  ["set 1 pull ups 10", ["pull ups", each([10])]],
  ["bench 1st set 60x10 2nd 60x8 3rd 55x8", ["bench", [...loads(10, [60]), ...loads(8, [60, 55])]]],
  ["squat set 1 90 8 set 2 90 7 set 3 85 7", ["squat", [...loads(8, [90]), ...loads(7, [90, 85])]]],
  [
    "bench 80 3x5 failed at the 4th rep on the last set",
    ["bench", [...each([5, 5], { weight: 80 }), ...sets(1, { reps: 3, weight: 80, toFailure: true })]],
  ],
  [
    "pulldown 50kg x 12 then three sets 60kg x 8",
    ["pulldown", [...loads(12, [50], "kg"), ...sets(3, { reps: 8, weight: 60, unit: "kg" })]],
  ],
  ["shrugs 60kg 12 12, last set 70kg 9", ["shrugs", [...loads(12, [60, 60], "kg"), ...loads(9, [70], "kg")]]],
  ["bench 3x8 60, 6 on the last", ["bench", each([8, 8, 6], { weight: 60 })]],
  ["bench 5x5 80 only 4 on last 2", ["bench", each([5, 5, 5, 4, 4], { weight: 80 })]],
  [
    "deadlift 4x3 160, straps on last 2",
    ["deadlift", each([3, 3, 3, 3], { weight: 160 }), { note: "straps on last 2" }],
  ],
  [
    "squat 180x1 190x1 missed 200",
    ["squat", [...loads(1, [180, 190]), ...sets(1, { reps: 0, weight: 200, toFailure: true })]],
  ],
  [
    "squat 180x1 190x1 195 miss",
    ["squat", [...loads(1, [180, 190]), ...sets(1, { reps: 0, weight: 195, toFailure: true })]],
  ],
  [
    "first squats 3x5 100 second bench 3x8 80",
    ["squats", each([5, 5, 5], { weight: 100 })],
    ["bench", each([8, 8, 8], { weight: 80 })],
  ],
  ["hack squat 90kg amrap 17", ["hack squat", sets(1, { reps: 17, weight: 90, unit: "kg", type: "amrap" })]],
];

const HELP: Row[] = [
  ["assisted dips 4x6 -15kg", ["assisted dips", sets(4, { reps: 6, weight: 15, unit: "kg", load: "assisted" })]],
  ["chin ups 3x5 minus 25 kg", ["chin ups", sets(3, { reps: 5, weight: 25, unit: "kg", load: "assisted" })]],
];

const LEFT_OUT: Row[] = [
  ["squat 7000 kg x 3", ["squat", sets(1, { reps: 3 }), { note: "7000 kg" }]],
  ["squat 4x6 at 90kg back in 2018", ["squat", sets(4, { reps: 6, weight: 90, unit: "kg" })]],
  ["leg curl 40kg 3x12 (seat 6)", ["leg curl", sets(3, { reps: 12, weight: 40, unit: "kg" }), { note: "seat 6" }]],
  ["plank 1 min 45", ["plank", sets(1, { durationS: 105 })]],
  ["hollow hold 40 seconds", ["hollow hold", sets(1, { durationS: 40 })]],
];

test.each(RAMPS)("a row of loads before its reps: %j", (text, ...entries) => expect(read(text)).toEqual(entries));
test.each(REP_LISTS)("reps in a row: %j", (text, ...entries) => expect(read(text)).toEqual(entries));
test.each(ROWS_OF_BOTH)("a row of loads and one of counts, the whole and its parts: %j", (text, ...entries) =>
  expect(read(text)).toEqual(entries),
);
test.each(SET_BY_SET)("set by set: %j", (text, ...entries) => expect(read(text)).toEqual(entries));
test.each(HELP)("a load taken off: %j", (text, ...entries) => expect(read(text)).toEqual(entries));
test.each(LEFT_OUT)("figures that are no load of a set: %j", (text, ...entries) => expect(read(text)).toEqual(entries));

/** The first figure is what was lifted, those behind it what was done with it; without one all are repetitions. */
const LED: [text: string, load: number | null, reps: number[]][] = [
  ["leg extension 30 12 12", 30, [12, 12]],
  ["tricep pushdown 25 15 12 12", 25, [15, 12, 12]],
  ["kettlebell goblet squat 28 12 10 10", 28, [12, 10, 10]],
  ["preacher curl 25 10 10 9", 25, [10, 10, 9]],
  ["lateral raise 7.5 15 12", 7.5, [15, 12]],
  ["seitheben 8 15 15 12", 8, [15, 15, 12]],
  ["bench 62.5 8 6", 62.5, [8, 6]],
  ["row 60 12 12", 60, [12, 12]],
  ["squat 90 7 7", 90, [7, 7]],
  ["push ups 40 30 25", null, [40, 30, 25]],
  ["dips 15 12 10", null, [15, 12, 10]],
  ["kb swings 25 20 20", null, [25, 20, 20]],
  ["wadenheben 20 20 15", null, [20, 20, 15]],
  ["bench 12 10 8", null, [12, 10, 8]],
  ["seitheben 7,5 15 12", 7.5, [15, 12]],
  ["seitheben 7,5 15", 7.5, [15]],
  ["alzate laterali 12,5x12 12,5x10", 12.5, [12, 10]],
  ["curl 17,5x10, 17,5x8", 17.5, [10, 8]],
  ["curls 12,5 3x10", 12.5, [10, 10, 10]],
  ["élévations latérales 6,25: 15, 12, 12", 6.25, [15, 12, 12]],
  ["bizeps 12,5er 10 10 8", 12.5, [10, 10, 8]],
  ["curls 2x12,5 10 10 8", 12.5, [10, 10, 8]],
  ["seitheben 15/12/10 7,5", 7.5, [15, 12, 10]],
  ["bench 80 8,7,5", 80, [8, 7, 5]],
  ["bench 100 5,5", 100, [5, 5]],
  ["pull ups 10,5,5", null, [10, 5, 5]],
];

test.each(LED)("a load before what was done with it: %j", (text, load, reps) => {
  const [entry] = entriesOf(text);
  expect(entry?.sets.map((set) => [set.weight, set.reps])).toEqual(reps.map((one) => [load, one]));
  expect(entry?.readings).toEqual([]);
});

const READINGS: [text: string, count: number][] = [
  ["dumbbell curl 14 12 10", 2],
  ["dumbbell curl 14kg 12 10 8", 0],
  ["situps 14 12 10", 0],
  ["hammer curl 14 12 10", 2],
  ["face pull 20 15 15 15", 2],
  ["lunges 20 12 12", 2],
  ["bench 80 5 3", 2],
  ["cable row 4x6x12", 2],
  ["cable row 3x12x40", 0],
  ["squat 5 5 5", 0],
];

test.each(READINGS)("doubtful numbers are read in every way that is left: %j", (text, count) => {
  expect(entriesOf(text).map(({ readings }) => readings.length)).toEqual([count]);
});

/** However sets are numbered in a row, they are the sets without their numbers. */
const NUMBERED: [first: string, second: string, third: string][] = [
  ["s1", "s2", "s3"],
  ["set one", "set two", "set three"],
  ["Set 1:", "Set 2:", "Set 3:"],
  ["set no 1", "set no 2", "set no 3"],
  ["#1", "#2", "#3"],
  ["1.", "2.", "3."],
  ["1)", "2)", "3)"],
  ["first", "second", "third"],
  ["first set, ", "second set, ", "third set, "],
  ["1. Satz", "2. Satz", "3. Satz"],
  ["erster Satz", "zweiter Satz", "dritter"],
  ["1ère série :", "2ème série :", "3ème série :"],
  ["primera serie", "segunda serie", "tercera"],
  ["prima serie", "seconda", "terza"],
  ["1ª série", "2ª série", "3ª série"],
];
test.each(NUMBERED)("sets that are numbered %j", (...numbers) => {
  const done = [...loads(10, [60]), ...loads(8, [65]), ...loads(5, [70])];
  const [first, second, third] = numbers;

  for (const [one, two, three] of [
    ["60x10", "65x8", "70x5"],
    ["10 @ 60", "8 @ 65", "5 @ 70"],
  ])
    expect(entriesOf(`bench ${first} ${one} ${second} ${two} ${third} ${three}`)[0]?.sets).toEqual(done);
  for (const seam of [" squat", ", squat", " felt heavy leg press", "\nsquat"]) {
    const both = entriesOf(`bench ${first} 60x10 ${second} 65x8${seam} ${first} 100x5 ${second} 110x3`);
    expect(both.map((entry) => entry.sets)).toEqual([done.slice(0, 2), [...loads(5, [100]), ...loads(3, [110])]]);
  }
});

const NOT_NUMBERED: Row[] = [
  [
    "1. squat 5x5 100kg 2. bench 5x5 80kg",
    ["squat", sets(5, { reps: 5, weight: 100, unit: "kg" })],
    ["bench", sets(5, { reps: 5, weight: 80, unit: "kg" })],
  ],
  ["set 1 bench 60x10 set 2 bench 65x8", ["bench", loads(10, [60])], ["bench", loads(8, [65])]],
  ["squat 1 set of 5 at 100, 2 sets of 3 at 110", ["squat", [...loads(5, [100]), ...loads(3, [110, 110])]]],
  ["bench 3 sets 10 8 6", ["bench", each([10, 8, 6])]],
];
test.each(NOT_NUMBERED)("numbers of exercises and of how many sets: %j", (text, ...entries) =>
  expect(read(text)).toEqual(entries),
);

test("what may be a load or so many repetitions, and a comma that may part two figures or the halves of one, is asked about", () => {
  expect(entriesOf("seitheben 7,5")[0]?.unread).toEqual(["7,5"]);
  expect(entriesOf("calf raises 3x20, 3x25, 3x30")[0]?.unread).toEqual(["3x20", "3x25", "3x30"]);
  expect(entriesOf("ohp 5x20, 5x25, 5x30")[0]?.unread).toEqual([]);
  expect(entriesOf("ohp 3x30, 3x35, 3x40")[0]?.unread).toEqual([]);
  expect(entriesOf("pull ups 10,8")[0]?.unread).toEqual([]);
  expect(entriesOf("seitheben 7,5 kg 3x12")[0]?.unread).toEqual([]);
});
