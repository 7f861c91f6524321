import { expect, test } from "vitest";
import type { NotationContext } from "../../src/language/notation/parsedLog.ts";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { type Expected, each, type Row, sets } from "./notationRows.ts";

const KG: NotationContext = {
  sentAt: "2026-11-21T12:00:00+01:00",
  timezone: "Europe/Paris",
  unit: "kg",
  notation: null,
};

function read(text: string, context: NotationContext = KG): Expected[] {
  return parseWorkoutLog(text, context).entries.map(({ phrase, sets: read, note, superset }) => {
    const extra = { ...(note === null ? {} : { note }), ...(superset === null ? {} : { superset }) };
    return Object.keys(extra).length === 0 ? [phrase, read] : [phrase, read, extra];
  });
}

const SETS_AND_REPS: Row[] = [
  ["3x10 bench at 185 lbs", ["bench", sets(3, { reps: 10, weight: 185, unit: "lb" })]],
  ["bench 3x10@80", ["bench", sets(3, { reps: 10, weight: 80 })]],
  ["3 sets of 10 bench press with 80 kilos", ["bench press", sets(3, { reps: 10, weight: 80, unit: "kg" })]],
  ["three sets of ten", [null, sets(3, { reps: 10 })]],
  ["three sets of ten bench press", ["bench press", sets(3, { reps: 10 })]],
  ["bench 80kg 3x10", ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" })]],
  ["5x5 squat 100 kg", ["squat", sets(5, { reps: 5, weight: 100, unit: "kg" })]],
  ["squat 5 x 5 (100kg)", ["squat", sets(5, { reps: 5, weight: 100, unit: "kg" })]],
  ["225 3x5 squat", ["squat", sets(3, { reps: 5, weight: 225 })]],
  ["squats 225 5x5", ["squats", sets(5, { reps: 5, weight: 225 })]],
  ["3 x 10 rows 60kg", ["rows", sets(3, { reps: 10, weight: 60, unit: "kg" })]],
  ["3*10 rows 60kg", ["rows", sets(3, { reps: 10, weight: 60, unit: "kg" })]],
  ["3 by 10 rows at 60kg", ["rows", sets(3, { reps: 10, weight: 60, unit: "kg" })]],
  ["3×10 rows 60kg", ["rows", sets(3, { reps: 10, weight: 60, unit: "kg" })]],
  ["жим лежа 3х8 80кг", ["жим лежа", sets(3, { reps: 8, weight: 80, unit: "kg" })]],
  ["3X8 OHP 40KG", ["OHP", sets(3, { reps: 8, weight: 40, unit: "kg" })]],
  ["3x10bench80kg", ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" })]],
  ["bench3x10", ["bench", sets(3, { reps: 10 })]],
  ["3 stes of 8 repps bench at 60kg", ["bench", sets(3, { reps: 8, weight: 60, unit: "kg" })]],
  ["4 sets of 12 reps leg press 120 kg", ["leg press", sets(4, { reps: 12, weight: 120, unit: "kg" })]],
  ["leg press 4 sets 12 reps 120 kg", ["leg press", sets(4, { reps: 12, weight: 120, unit: "kg" })]],
  ["leg press, 12 reps, 4 sets, 120 kg", ["leg press", sets(4, { reps: 12, weight: 120, unit: "kg" })]],
  ["leg press 12 reps x 4 sets @ 120kg", ["leg press", sets(4, { reps: 12, weight: 120, unit: "kg" })]],
  ["bench press 60 kg for 3 sets of 8", ["bench press", sets(3, { reps: 8, weight: 60, unit: "kg" })]],
  ["3 sets of bench press at 60 kg, 8 reps each", ["bench press", sets(3, { reps: 8, weight: 60, unit: "kg" })]],
  ["did 3 working sets of 5 on squat with 140kg", ["squat", sets(3, { reps: 5, weight: 140, unit: "kg" })]],
  ["one set of 12 dips", ["dips", sets(1, { reps: 12 })]],
  ["a set of 12 dips", ["dips", sets(1, { reps: 12 })]],
  ["deadlift 180kg x 3", ["deadlift", sets(1, { reps: 3, weight: 180, unit: "kg" })]],
  ["deadlift 180x3", ["deadlift", sets(1, { reps: 3, weight: 180 })]],
  ["hit 225 for 5 on bench", ["bench", sets(1, { reps: 5, weight: 225 })]],
  ["bench 5 at 100", ["bench", sets(1, { reps: 5, weight: 100 })]],
  [
    "bench: 5 @ 100kg, 3 @ 110kg",
    ["bench", [...sets(1, { reps: 5, weight: 100, unit: "kg" }), ...sets(1, { reps: 3, weight: 110, unit: "kg" })]],
  ],
  ["bench 5x100kg", ["bench", sets(1, { reps: 5, weight: 100, unit: "kg" })]],
  [
    "squat 100x5, 105x5, 110x3",
    [
      "squat",
      [
        ...sets(1, { reps: 5, weight: 100 }),
        ...sets(1, { reps: 5, weight: 105 }),
        ...sets(1, { reps: 3, weight: 110 }),
      ],
    ],
  ],
  ["bench 245x9,8,5,5", ["bench", each([9, 8, 5, 5], { weight: 245 })]],
  ["bench 80kg: 8, 8, 7", ["bench", each([8, 8, 7], { weight: 80, unit: "kg" })]],
  ["OHP 115: 6, 5, 5", ["OHP", each([6, 5, 5], { weight: 115 })]],
  [
    "curls 12/10/8 at 60/65/70",
    [
      "curls",
      [...sets(1, { reps: 12, weight: 60 }), ...sets(1, { reps: 10, weight: 65 }), ...sets(1, { reps: 8, weight: 70 })],
    ],
  ],
  ["rows 4 sets: 10, 10, 8, 8", ["rows", each([10, 10, 8, 8])]],
  ["10 10 8 reps at 50kg rows", ["rows", each([10, 10, 8], { weight: 50, unit: "kg" })]],
  ["pull ups 8, 7 and 6 reps", ["pull ups", each([8, 7, 6])]],
  ["did 8 reps, 7 reps and 6 reps of rows at 60kg", ["rows", each([8, 7, 6], { weight: 60, unit: "kg" })]],
  ["3 sets of 10, 8, 6 rows", ["rows", each([10, 8, 6])]],
  ["bench 3x8,8,7 at 80kg", ["bench", each([8, 8, 7], { weight: 80, unit: "kg" })]],
  [
    "curls 4x20@20-20-25-30",
    [
      "curls",
      [
        ...sets(2, { reps: 20, weight: 20 }),
        ...sets(1, { reps: 20, weight: 25 }),
        ...sets(1, { reps: 20, weight: 30 }),
      ],
    ],
  ],
  [
    "squat 5xx60k,70k",
    ["squat", [...sets(1, { reps: 5, weight: 60, unit: "kg" }), ...sets(1, { reps: 5, weight: 70, unit: "kg" })]],
  ],
  ["ohp 5x6x40k", ["ohp", sets(5, { reps: 6, weight: 40, unit: "kg" })]],
  ["deadlift 60k: 20,15,8,8", ["deadlift", each([20, 15, 8, 8], { weight: 60, unit: "kg" })]],
  [
    "squat 60k 10, 3x8x80k",
    ["squat", [...sets(1, { reps: 10, weight: 60, unit: "kg" }), ...sets(3, { reps: 8, weight: 80, unit: "kg" })]],
  ],
  [
    "snatch 70x2,1,x",
    ["snatch", [...each([2, 1], { weight: 70 }), ...sets(1, { reps: 0, weight: 70, toFailure: true })]],
  ],
  ["bench 72.5 3x5", ["bench", sets(3, { reps: 5, weight: 72.5 })]],
  ["bench 82,5kg 3x5", ["bench", sets(3, { reps: 5, weight: 82.5, unit: "kg" })]],
  ["bench 3x5 @ 82,5", ["bench", sets(3, { reps: 5, weight: 82.5 })]],
  ["bench seventy two and a half kilos for five", ["bench", sets(1, { reps: 5, weight: 72.5, unit: "kg" })]],
  [
    "five sets of five squats at two hundred twenty five pounds",
    ["squats", sets(5, { reps: 5, weight: 225, unit: "lb" })],
  ],
  ["a couple singles at 225 on back squat", ["back squat", sets(2, { reps: 1, weight: 225 })]],
  ["deadlift 3 singles at 200kg", ["deadlift", sets(3, { reps: 1, weight: 200, unit: "kg" })]],
  ["a heavy triple at 140kg on squat", ["squat", sets(1, { reps: 3, weight: 140, unit: "kg" })]],
  ["squat 2 doubles at 150", ["squat", sets(2, { reps: 2, weight: 150 })]],
  ["squat worked up to 315 for 1", ["squat", sets(1, { reps: 1, weight: 315 })]],
  [
    "squat top set 140x3 then 3x5 at 120",
    ["squat", [...sets(1, { reps: 3, weight: 140 }), ...sets(3, { reps: 5, weight: 120 })]],
  ],
  [
    "bench 3x10 at 60, then 2x8 at 70",
    ["bench", [...sets(3, { reps: 10, weight: 60 }), ...sets(2, { reps: 8, weight: 70 })]],
  ],
  [
    "bench 2 sets of 8 at 60kg and 1 set of 6 at 70kg",
    ["bench", [...sets(2, { reps: 8, weight: 60, unit: "kg" }), ...sets(1, { reps: 6, weight: 70, unit: "kg" })]],
  ],
  [
    "bench 100kg: 5x5, 1x8",
    ["bench", [...sets(5, { reps: 5, weight: 100, unit: "kg" }), ...sets(1, { reps: 8, weight: 100, unit: "kg" })]],
  ],
  ["curls 10, 8 and 6, all at 15kg", ["curls", each([10, 8, 6], { weight: 15, unit: "kg" })]],
  [
    "curls 3x10 at 15kg, then 1x8 same weight",
    ["curls", [...sets(3, { reps: 10, weight: 15, unit: "kg" }), ...sets(1, { reps: 8, weight: 15, unit: "kg" })]],
  ],
  [
    "bench 135 lb x 5, 60 kg x 5",
    ["bench", [...sets(1, { reps: 5, weight: 135, unit: "lb" }), ...sets(1, { reps: 5, weight: 60, unit: "kg" })]],
  ],
  [
    "bench 60kg 10, 70kg 8, 80kg 6",
    [
      "bench",
      [
        ...sets(1, { reps: 10, weight: 60, unit: "kg" }),
        ...sets(1, { reps: 8, weight: 70, unit: "kg" }),
        ...sets(1, { reps: 6, weight: 80, unit: "kg" }),
      ],
    ],
  ],
  ["did 50 push ups", ["push ups", sets(1, { reps: 50 })]],
  ["100 burpees for time", ["burpees", sets(1, { reps: 100 }), { note: "for time" }]],
  ["push ups x 20", ["push ups", sets(1, { reps: 20 })]],
  ["3 sets of push ups", ["push ups", sets(3)]],
  ["bench 3 sets at 80kg", ["bench", sets(3, { weight: 80, unit: "kg" })]],
  ["bench 3x8-10 at 60kg", ["bench", sets(3, { weight: 60, unit: "kg" })]],
  ["squat 100kg", ["squat", sets(1, { weight: 100, unit: "kg" })]],
  ["push ups 5x100", ["push ups", sets(5, { reps: 100 })]],
  ["pull ups 15x3", ["pull ups", sets(3, { reps: 15 })]],
  ["60 7.5kg dumbbell shoulder presses", ["dumbbell shoulder presses", sets(1, { reps: 60, weight: 7.5, unit: "kg" })]],
  ["did bench today", ["bench", []]],
];

test.each(SETS_AND_REPS)("sets, reps and weight: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

const LOADS: Row[] = [
  ["3x12 lateral raises 20s", ["lateral raises", sets(3, { reps: 12, weight: 20, perHand: true })]],
  ["db bench 3x10 with the 60s", ["db bench", sets(3, { reps: 10, weight: 60, perHand: true })]],
  [
    "incline press 3x8 30kg dumbbells",
    ["incline press dumbbells", sets(3, { reps: 8, weight: 30, unit: "kg", perHand: true })],
  ],
  ["db press 3x8 30kg each hand", ["db press", sets(3, { reps: 8, weight: 30, unit: "kg", perHand: true })]],
  ["db press 3x8 with 22.5 per hand", ["db press", sets(3, { reps: 8, weight: 22.5, perHand: true })]],
  ["front squat 5x5 2x24kg kb", ["front squat kb", sets(5, { reps: 5, weight: 24, unit: "kg", perHand: true })]],
  ["dips BW+45 x 8", ["dips", sets(1, { reps: 8, weight: 45, load: "added" })]],
  ["pull ups bw x 12", ["pull ups", sets(1, { reps: 12 })]],
  ["+20kg pull ups 3x5", ["pull ups", sets(3, { reps: 5, weight: 20, unit: "kg", load: "added" })]],
  ["pull ups 3x5 +20kg", ["pull ups", sets(3, { reps: 5, weight: 20, unit: "kg", load: "added" })]],
  ["weighted dips 3x8 20kg", ["weighted dips", sets(3, { reps: 8, weight: 20, unit: "kg", load: "added" })]],
  ["pull ups 4x6 with 10kg", ["pull ups", sets(4, { reps: 6, weight: 10, unit: "kg", load: "added" })]],
  [
    "assisted pull ups -20kg 3x8",
    ["assisted pull ups", sets(3, { reps: 8, weight: 20, unit: "kg", load: "assisted" })],
  ],
  ["pull ups 3x8 with 20 kg assistance", ["pull ups", sets(3, { reps: 8, weight: 20, unit: "kg", load: "assisted" })]],
  ["assisted dips 3x10 at 30kg", ["assisted dips", sets(3, { reps: 10, weight: 30, unit: "kg", load: "assisted" })]],
  ["plank 1x1:00 + 45lb plate", ["plank", sets(1, { durationS: 60, weight: 45, unit: "lb", load: "added" })]],
  ["squat two plates 3x5", ["squat", sets(3, { reps: 5, weight: 100, unit: "kg" })]],
  ["bench a plate for 8", ["bench", sets(1, { reps: 8, weight: 60, unit: "kg" })]],
  ["squats 3x10 with just the bar", ["squats", sets(3, { reps: 10, weight: 20, unit: "kg" })]],
  ["bench 185# 3x5", ["bench", sets(3, { reps: 5, weight: 185, unit: "lb" })]],
  ["goblet squat 3x12 @24kg", ["goblet squat", sets(3, { reps: 12, weight: 24, unit: "kg" })]],
  ["bw squats 3x20", ["bw squats", sets(3, { reps: 20 })]],
];

test.each(LOADS)("loads: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

test("plates are counted in the person's unit", () => {
  const pounds: NotationContext = { ...KG, unit: "lb" };
  const weight = (text: string, context: NotationContext) => parseWorkoutLog(text, context).entries[0]?.sets[0]?.weight;

  expect(weight("bench a plate x 5", pounds)).toBe(135);
  expect(weight("squat two plates x 5", pounds)).toBe(225);
  expect(weight("deadlift 3 plates x 5", pounds)).toBe(315);
  expect(weight("deadlift four plates for a single", pounds)).toBe(405);
  expect(weight("bench a plate and a quarter x 5", pounds)).toBe(185);
  expect(weight("deadlift 3 plates x 5", KG)).toBe(140);
  expect(weight("squat the bar x 10", pounds)).toBe(45);
});

const EFFORT: Row[] = [
  ["bench 100x5@8", ["bench", sets(1, { reps: 5, weight: 100, rpe: 8 })]],
  ["squat 3x5 120kg RPE 8.5", ["squat", sets(3, { reps: 5, weight: 120, unit: "kg", rpe: 8.5 })]],
  ["squat 3x5 120kg rpe8", ["squat", sets(3, { reps: 5, weight: 120, unit: "kg", rpe: 8 })]],
  ["squat 3x5 120kg @rpe 9", ["squat", sets(3, { reps: 5, weight: 120, unit: "kg", rpe: 9 })]],
  ["squat 3x5 120kg @ 8", ["squat", sets(3, { reps: 5, weight: 120, unit: "kg", rpe: 8 })]],
  ["ohp 115: 6, 5, 5 @8", ["ohp", each([6, 5, 5], { weight: 115, rpe: 8 })]],
  ["pull ups 3x8 @9", ["pull ups", sets(3, { reps: 8, rpe: 9 })]],
  ["bench 3x8 80kg 2 RIR", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg", rir: 2 })]],
  ["bench 3x8 80kg rir 1", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg", rir: 1 })]],
  ["bench 3x8 80kg, 2 in the tank", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg", rir: 2 })]],
  ["bench 3x8 80kg, left 2 in reserve", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg", rir: 2 })]],
  ["bench 3x8 80kg to failure", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg", toFailure: true })]],
  [
    "bench 3x8 80kg, last set to failure",
    [
      "bench",
      [
        ...sets(2, { reps: 8, weight: 80, unit: "kg" }),
        ...sets(1, { reps: 8, weight: 80, unit: "kg", toFailure: true }),
      ],
    ],
  ],
  [
    "squat 3x5 100kg, last set amrap 14",
    [
      "squat",
      [
        ...sets(2, { reps: 5, weight: 100, unit: "kg" }),
        ...sets(1, { reps: 14, weight: 100, unit: "kg", type: "amrap" }),
      ],
    ],
  ],
  [
    "bench 3x10 at 60kg, last set 8",
    ["bench", [...sets(2, { reps: 10, weight: 60, unit: "kg" }), ...sets(1, { reps: 8, weight: 60, unit: "kg" })]],
  ],
  [
    "bench 3x10 at 60kg, only got 8 on the last set",
    ["bench", [...sets(2, { reps: 10, weight: 60, unit: "kg" }), ...sets(1, { reps: 8, weight: 60, unit: "kg" })]],
  ],
  ["squat 140 x 8+", ["squat", sets(1, { reps: 8, weight: 140, type: "amrap" })]],
  ["push ups amrap 32", ["push ups", sets(1, { reps: 32, type: "amrap" })]],
  [
    "bench warmup 40x10, 60x5 then 3x5 at 100",
    [
      "bench",
      [
        ...sets(1, { reps: 10, weight: 40, type: "warmup" }),
        ...sets(1, { reps: 5, weight: 60, type: "warmup" }),
        ...sets(3, { reps: 5, weight: 100 }),
      ],
    ],
  ],
  [
    "squat w/u 60x5, work 3x5 120kg",
    [
      "squat",
      [
        ...sets(1, { reps: 5, weight: 60, unit: "kg", type: "warmup" }),
        ...sets(3, { reps: 5, weight: 120, unit: "kg" }),
      ],
    ],
  ],
  [
    "bench 80x8 -> 60x10 drop",
    ["bench", [...sets(1, { reps: 8, weight: 80 }), ...sets(1, { reps: 10, weight: 60, type: "drop" })]],
  ],
  [
    "bench 80x8, dropped to 60 for 12",
    ["bench", [...sets(1, { reps: 8, weight: 80 }), ...sets(1, { reps: 12, weight: 60, type: "drop" })]],
  ],
  [
    "leg press 200x8+3+2",
    ["leg press", [...sets(1, { reps: 8, weight: 200 }), ...each([3, 2], { weight: 200, type: "rest_pause" })]],
  ],
  ["split squat 3x10 each leg 16kg", ["split squat", sets(3, { reps: 10, weight: 16, unit: "kg", side: "each" })]],
  ["lunges 3x12 per side", ["lunges", sets(3, { reps: 12, side: "each" })]],
  ["single arm row 10/side 30kg", ["single arm row", sets(1, { reps: 10, weight: 30, unit: "kg", side: "each" })]],
  [
    "single leg rdl left 10 right 8",
    ["single leg rdl", [...sets(1, { reps: 10, side: "left" }), ...sets(1, { reps: 8, side: "right" })]],
  ],
  ["bench 3x8 60kg tempo 3-1-1-0", ["bench", sets(3, { reps: 8, weight: 60, unit: "kg" }), { note: "tempo 3-1-1-0" }]],
  ["bench 3x10 80kg - felt easy", ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" }), { note: "felt easy" }]],
  ["bench 3x10 80kg felt heavy", ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" }), { note: "felt heavy" }]],
  [
    "squat 5x5 100kg, left knee hurt a bit",
    ["squat", sets(5, { reps: 5, weight: 100, unit: "kg" }), { note: "left knee hurt a bit" }],
  ],
  ["squat 5x5 100kg 💪🔥 PR!", ["squat", sets(5, { reps: 5, weight: 100, unit: "kg" }), { note: "PR" }]],
];

test.each(EFFORT)("effort, kinds of set, sides and notes: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

const TIME_AND_DISTANCE: Row[] = [
  ["plank 3x60s", ["plank", sets(3, { durationS: 60 })]],
  ["plank 3 x 1 min", ["plank", sets(3, { durationS: 60 })]],
  ["plank for a minute", ["plank", sets(1, { durationS: 60 })]],
  ["plank 60s", ["plank", sets(1, { durationS: 60 })]],
  ["dead hang 45 sec", ["dead hang", sets(1, { durationS: 45 })]],
  ["3 planks of 45 seconds", ["planks", sets(3, { durationS: 45 })]],
  ["wall sit 1:30", ["wall sit", sets(1, { durationS: 90 })]],
  ["ran 5k in 25:30", ["run", sets(1, { distance: 5, distanceUnit: "km", durationS: 1530 })]],
  ["5 km run 28 min", ["run", sets(1, { distance: 5, distanceUnit: "km", durationS: 1680 })]],
  ["rowed 2000m in 7:45", ["rowing", sets(1, { distance: 2000, distanceUnit: "m", durationS: 465 })]],
  ["30 min on the bike", ["bike", sets(1, { durationS: 1800 })]],
  ["walked 3 miles in an hour", ["walking", sets(1, { distance: 3, distanceUnit: "mi", durationS: 3600 })]],
  ["half an hour of cycling", ["cycling", sets(1, { durationS: 1800 })]],
  ["1h 20 min hike", ["hike", sets(1, { durationS: 4800 })]],
  ["swam 1,500 m", ["swimming", sets(1, { distance: 1500, distanceUnit: "m" })]],
  [
    "farmers carry 4x40m with 32kg each hand",
    ["farmers carry", sets(4, { distance: 40, distanceUnit: "m", weight: 32, unit: "kg", perHand: true })],
  ],
  ["farmer's walk 260x60sx3", ["farmer's walk", sets(3, { weight: 260, durationS: 60 })]],
  ["sled push 6x20m 100kg", ["sled push", sets(6, { distance: 20, distanceUnit: "m", weight: 100, unit: "kg" })]],
  ["elliptical 10 min level 8", ["elliptical", sets(1, { durationS: 600 }), { note: "level 8" }]],
  ["treadmill 30 min incline 5", ["treadmill", sets(1, { durationS: 1800 }), { note: "incline 5" }]],
  ["bench 3x10 80kg, 90s rest", ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" }), { note: "90s rest" }]],
];

test.each(TIME_AND_DISTANCE)("time and distance: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

const SEVERAL: Row[] = [
  [
    "bench 3x10 80kg, squat 5x5 100kg",
    ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" })],
    ["squat", sets(5, { reps: 5, weight: 100, unit: "kg" })],
  ],
  [
    "bench 3x10\nsquat 5x5\ndeadlift 1x5",
    ["bench", sets(3, { reps: 10 })],
    ["squat", sets(5, { reps: 5 })],
    ["deadlift", sets(1, { reps: 5 })],
  ],
  [
    "- bench 3x10 80kg\n- rows 3x12 50kg",
    ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" })],
    ["rows", sets(3, { reps: 12, weight: 50, unit: "kg" })],
  ],
  ["1. bench 3x10\n2. rows 3x12", ["bench", sets(3, { reps: 10 })], ["rows", sets(3, { reps: 12 })]],
  [
    "bench 3x10 80kg then rows 3x12 50kg and curls 3x15 12kg",
    ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" })],
    ["rows", sets(3, { reps: 12, weight: 50, unit: "kg" })],
    ["curls", sets(3, { reps: 15, weight: 12, unit: "kg" })],
  ],
  ["3x10 bench; 5x5 squat", ["bench", sets(3, { reps: 10 })], ["squat", sets(5, { reps: 5 })]],
  [
    "Bench press\n60kg x 10\n80kg x 8\n80kg x 7\nLat pulldown\n50kg x 12",
    [
      "Bench press",
      [
        ...sets(1, { reps: 10, weight: 60, unit: "kg" }),
        ...sets(1, { reps: 8, weight: 80, unit: "kg" }),
        ...sets(1, { reps: 7, weight: 80, unit: "kg" }),
      ],
    ],
    ["Lat pulldown", sets(1, { reps: 12, weight: 50, unit: "kg" })],
  ],
  ["Bench press: set 1: 80x8, set 2: 80x7", ["Bench press", each([8, 7], { weight: 80 })]],
  ["Squat / 30kg / 5,5,15", ["Squat", each([5, 5, 15], { weight: 30, unit: "kg" })]],
  [
    "did 10 push ups, 15 squats and 20 sit ups",
    ["push ups", sets(1, { reps: 10 })],
    ["squats", sets(1, { reps: 15 })],
    ["sit ups", sets(1, { reps: 20 })],
  ],
  ["5 rounds of 10 push ups and 15 squats", ["push ups", sets(5, { reps: 10 })], ["squats", sets(5, { reps: 15 })]],
  [
    "3 rounds: 10 pushups, 15 squats, 20 lunges",
    ["pushups", sets(3, { reps: 10 })],
    ["squats", sets(3, { reps: 15 })],
    ["lunges", sets(3, { reps: 20 })],
  ],
  [
    "3x10 pull ups + 3x10 dips",
    ["pull ups", sets(3, { reps: 10 }), { superset: "A" }],
    ["dips", sets(3, { reps: 10 }), { superset: "A" }],
  ],
  [
    "A1 bench 3x8 80kg\nA2 rows 3x8 60kg\nB1 curls 3x12",
    ["bench", sets(3, { reps: 8, weight: 80, unit: "kg" }), { superset: "A" }],
    ["rows", sets(3, { reps: 8, weight: 60, unit: "kg" }), { superset: "A" }],
    ["curls", sets(3, { reps: 12 }), { superset: "B" }],
  ],
  [
    "superset: curls 3x12 15kg and pushdowns 3x12 25kg",
    ["curls", sets(3, { reps: 12, weight: 15, unit: "kg" }), { superset: "A" }],
    ["pushdowns", sets(3, { reps: 12, weight: 25, unit: "kg" }), { superset: "A" }],
  ],
  [
    "curls 3x12 supersetted with pushdowns 3x12",
    ["curls", sets(3, { reps: 12 }), { superset: "A" }],
    ["pushdowns", sets(3, { reps: 12 }), { superset: "A" }],
  ],
  ["curls and pushdowns 3x12", ["curls", sets(3, { reps: 12 })], ["pushdowns", sets(3, { reps: 12 })]],
  ["21-15-9 thrusters and pull ups", ["thrusters", each([21, 15, 9])], ["pull ups", each([21, 15, 9])]],
  ["clean and jerk 5x2 70kg", ["clean and jerk", sets(5, { reps: 2, weight: 70, unit: "kg" })]],
  ["3x10 at 80kg, bench press", ["bench press", sets(3, { reps: 10, weight: 80, unit: "kg" })]],
  [
    "bench 3x8 80kg. Felt great. Squat 5x5 100kg, knee was sore",
    ["bench", sets(3, { reps: 8, weight: 80, unit: "kg" }), { note: "Felt great" }],
    ["Squat", sets(5, { reps: 5, weight: 100, unit: "kg" }), { note: "knee was sore" }],
  ],
];

test.each(SEVERAL)("several exercises: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

const IN_OTHER_LANGUAGES: Row[] = [
  ["gestern Bankdrücken 3x8 mit 80 kg", ["Bankdrücken", sets(3, { reps: 8, weight: 80, unit: "kg" })]],
  [
    "3 Sätze à 10 Wiederholungen Kniebeugen mit 100 Kilo",
    ["Kniebeugen", sets(3, { reps: 10, weight: 100, unit: "kg" })],
  ],
  ["drei Sätze mit zehn Wiederholungen Rudern", ["Rudern", sets(3, { reps: 10 })]],
  ["développé couché 3x8 à 80 kg hier", ["développé couché", sets(3, { reps: 8, weight: 80, unit: "kg" })]],
  ["trois séries de dix squats", ["squats", sets(3, { reps: 10 })]],
  ["ayer sentadillas 5x5 con 100 kg", ["sentadillas", sets(5, { reps: 5, weight: 100, unit: "kg" })]],
  [
    "3 series de 10 repeticiones de press de banca con 60 kilos",
    ["press de banca", sets(3, { reps: 10, weight: 60, unit: "kg" })],
  ],
  ["ieri panca piana 3x8 con 70kg", ["panca piana", sets(3, { reps: 8, weight: 70, unit: "kg" })]],
  ["3 serie da 10 ripetizioni di squat", ["squat", sets(3, { reps: 10 })]],
  ["ontem supino reto 3x10 com 60kg", ["supino reto", sets(3, { reps: 10, weight: 60, unit: "kg" })]],
  ["corrí 5 km en 25:30", ["run", sets(1, { distance: 5, distanceUnit: "km", durationS: 1530 })]],
];

test.each(IN_OTHER_LANGUAGES)("other languages: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

function readings(text: string, context: NotationContext = KG): string[] {
  return parseWorkoutLog(text, context).entries.flatMap((entry) => entry.readings.map(({ label }) => label));
}

test("numbers that can be read in two ways are read in both", () => {
  expect(readings("bench 2x5x45")).toEqual(["2 sets of 5 at 45", "5 sets of 2 at 45"]);
  expect(readings("bench 225x3x5")).toEqual(["3 sets of 5 at 225", "5 sets of 3 at 225"]);
  expect(readings("bench press 100kg x 5 x 3")).toEqual(["5 sets of 3 at 100 kg", "3 sets of 5 at 100 kg"]);
  expect(readings("lateral raises 3x12 @ 8")).toEqual(["3 sets of 12 at 8", "3 sets of 12, RPE 8"]);
  expect(readings("curls 20x5")).toEqual(["1 set of 5 at 20", "5 sets of 20"]);
  expect(readings("curls 20")).toEqual(["1 set of 20", "1 set at 20"]);
});

test("numbers that can be read in one way only are not asked about", () => {
  expect(readings("bench 3x10x80")).toEqual([]);
  expect(readings("bench 5x5x100")).toEqual([]);
  expect(readings("bench 52x30x2")).toEqual([]);
  expect(readings("leg press 400x15x4")).toEqual([]);
  expect(readings("squat 180x6x2, 170x8x2")).toEqual([]);
  expect(readings("bench 100x5 x3")).toEqual([]);
  expect(readings("bench 3x5x100kg")).toEqual([]);
});

test("one clear triple says how the others are meant", () => {
  expect(read("squat 180x6x2, 170x8x2")).toEqual([
    ["squat", [...sets(2, { reps: 6, weight: 180 }), ...sets(2, { reps: 8, weight: 170 })]],
  ]);
});

test("the order that a person is known to use decides", () => {
  const person = (notation: NotationContext["notation"]) => read("bench 225x3x5", { ...KG, notation })[0]?.[1];

  expect(person("weight_sets_reps")).toEqual(sets(3, { reps: 5, weight: 225 }));
  expect(person("weight_reps_sets")).toEqual(sets(5, { reps: 3, weight: 225 }));
  expect(read("bench 2x5x45", { ...KG, notation: "sets_reps_weight" })).toEqual([
    ["bench", sets(2, { reps: 5, weight: 45 })],
  ]);
  expect(read("bench 2x5x45", { ...KG, notation: "reps_sets_weight" })).toEqual([
    ["bench", sets(5, { reps: 2, weight: 45 })],
  ]);
  expect(readings("bench 2x5x45", { ...KG, notation: "sets_reps_weight" })).toEqual([]);
});

test("days and times are taken out before the numbers are read", () => {
  const entries = (text: string) =>
    parseWorkoutLog(text, KG).entries.map(({ phrase, sets: read, date, performedAt }) => [
      phrase,
      read.length,
      date,
      performedAt,
    ]);

  expect(entries("5x5 squat on 12/3")).toEqual([["squat", 5, "2026-03-12", null]]);
  expect(entries("12 March bench 3x10")).toEqual([["bench", 3, "2026-03-12", null]]);
  expect(entries("bench 3x10 yesterday, squats 5x5")).toEqual([
    ["bench", 3, "2026-11-20", null],
    ["squats", 5, "2026-11-20", null],
  ]);
  expect(entries("Monday: bench 3x5. Wednesday: squat 5x5")).toEqual([
    ["bench", 3, "2026-11-16", null],
    ["squat", 5, "2026-11-18", null],
  ]);
  expect(entries("bench 3x10 at 7am")).toEqual([["bench", 3, "2026-11-21", "2026-11-21T07:00:00+01:00"]]);
});

test("each entry says whose sets they are and where they were said", () => {
  const stances = (text: string) => parseWorkoutLog(text, KG).entries.map(({ source, stance }) => [source, stance]);

  expect(stances("I did 3x10 bench at 80, then 5x5 squats")).toEqual([
    ["I did 3x10 bench at 80", "done"],
    ["5x5 squats", "done"],
  ]);
  expect(stances("tomorrow I'll do 3x10 bench, squats 5x5")).toEqual([
    ["tomorrow I'll do 3x10 bench", "planned"],
    ["squats 5x5", "planned"],
  ]);
  expect(stances("bench 3x10 at 80")).toEqual([["bench 3x10 at 80", "unsaid"]]);
});

test("the reader of stances can be replaced", () => {
  const log = parseWorkoutLog("bench 3x10", KG, () => ({ stance: "other_person", signals: [] }));

  expect(log.entries[0]?.stance).toBe("other_person");
});

test("what was recognised is named", () => {
  expect(parseWorkoutLog("bench 3x10 at 80kg RPE 8 yesterday", KG).signals.sort()).toEqual([
    "date",
    "rpe",
    "sets_by_reps",
    "weight_unit",
  ]);
});
