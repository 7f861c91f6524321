import { expect, test } from "vitest";
import type { NotationContext } from "../../src/language/notation/parsedLog.ts";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { each, KG, type Row, read, sets } from "./notationRows.ts";

const SETS_AND_REPS: Row[] = [
  ["3x10 bench at 185 lbs", ["bench", sets(3, { reps: 10, weight: 185, unit: "lb" })]],
  ["bench 3x10@80", ["bench", sets(3, { reps: 10, weight: 80 })]],
  ["3 sets of 10 bench press with 80 kilos", ["bench press", sets(3, { reps: 10, weight: 80, unit: "kg" })]],
  [
    "3 sets of bench 80 x 8, 80 x 8, 80 x 7 kg, then 1 drop set 60 x 12",
    [
      "bench",
      [...each([8, 8, 7], { weight: 80, unit: "kg" }), ...sets(1, { reps: 12, weight: 60, unit: "kg", type: "drop" })],
    ],
  ],
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
  ["bench 80/8/3", ["bench", sets(3, { reps: 8, weight: 80 })]],
  ["bench 100/8/7", ["bench", each([8, 7], { weight: 100 })]],
  ["bench 100kg 5/5", ["bench", each([5, 5], { weight: 100, unit: "kg" })]],
  [
    "dips bw 12, bw 11, +5 8",
    ["dips", [...sets(1, { reps: 12 }), ...sets(1, { reps: 11 }), ...sets(1, { reps: 8, weight: 5, load: "added" })]],
  ],
  ["rows 10 reps 50kg 4x", ["rows", sets(4, { reps: 10, weight: 50, unit: "kg" })]],
  ["db row 32s 10/10 9/9", ["db row", each([10, 9], { weight: 32, perHand: true, side: "each" })]],
  [
    "bss L 10 R 10 x2",
    ["bss", [0, 1].flatMap(() => [...sets(1, { reps: 10, side: "left" }), ...sets(1, { reps: 10, side: "right" })])],
  ],
  ["10 kb swings (24) - 3 rounds", ["kb swings", sets(3, { reps: 10, weight: 24 })]],
  [
    "hammer curl 14 14 16 for 12 10 8",
    [
      "hammer curl",
      [
        [12, 14],
        [10, 14],
        [8, 16],
      ].flatMap(([reps, weight]) => sets(1, { reps: reps ?? 0, weight: weight ?? 0 })),
    ],
  ],
  ["squat 8/60 8/70", ["squat", [...sets(1, { reps: 8, weight: 60 }), ...sets(1, { reps: 8, weight: 70 })]]],
  ["squat working sets 80 5x5", ["squat", sets(5, { reps: 5, weight: 80 })]],
  ["ohp top set 60 3x1", ["ohp", sets(3, { reps: 1, weight: 60 })]],
  ["bench same as last time but 2.5 more", ["bench", []]],
  ["3 stes of 8 repps bench at 60kg", ["bench", sets(3, { reps: 8, weight: 60, unit: "kg" })]],
  ["4 sets of 12 reps leg press 120 kg", ["leg press", sets(4, { reps: 12, weight: 120, unit: "kg" })]],
  ["leg press 4 sets 12 reps 120 kg", ["leg press", sets(4, { reps: 12, weight: 120, unit: "kg" })]],
  ["leg press, 12 reps, 4 sets, 120 kg", ["leg press", sets(4, { reps: 12, weight: 120, unit: "kg" })]],
  ["leg press 12 reps x 4 sets @ 120kg", ["leg press", sets(4, { reps: 12, weight: 120, unit: "kg" })]],
  ["bench press 60 kg for 3 sets of 8", ["bench press", sets(3, { reps: 8, weight: 60, unit: "kg" })]],
  ["3 sets of bench press at 60 kg, 8 reps each", ["bench press", sets(3, { reps: 8, weight: 60, unit: "kg" })]],
  ["did 3 working sets of 5 on squat with 140kg", ["squat", sets(3, { reps: 5, weight: 140, unit: "kg" })]],
  ["squat 100kg x 3 sets x 5 reps", ["squat", sets(3, { reps: 5, weight: 100, unit: "kg" })]],
  ["100 kb swings with 24 in sets of 10", ["kb swings", sets(10, { reps: 10, weight: 24 }), { note: "100 in total" }]],
  ["db press 24+24 3x10", ["db press", sets(3, { reps: 10, weight: 24, perHand: true })]],
  [
    "db press 3x10 with the 30s, so 30lb in each hand",
    ["db press", sets(3, { reps: 10, weight: 30, unit: "lb", perHand: true })],
  ],
  ["incline two sets of eight at fifty", ["incline", sets(2, { reps: 8, weight: 50 })]],
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
  ["bench 315 for 5 lbs", ["bench", sets(1, { reps: 5, weight: 315, unit: "lb" })]],
  ["bench 185 for 3x8 lbs", ["bench", sets(3, { reps: 8, weight: 185, unit: "lb" })]],
  ["curls 20 for 10 lbs", ["curls", sets(1, { reps: 20, weight: 10, unit: "lb" })]],
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
