import { expect, test } from "vitest";
import type { NotationContext } from "../../src/language/notation/parsedLog.ts";
import { each, type Row, read as readBy, sets } from "./notationRows.ts";

const LB: NotationContext = {
  sentAt: "2026-11-21T12:00:00-05:00",
  timezone: "America/New_York",
  unit: "lb",
  notation: null,
};

const read = (text: string) => readBy(text, LB);

/** Lines as people keep them in files and notebooks. */
const DIARIES: Row[] = [
  ["Squats: 3x8@205", ["Squats", sets(3, { reps: 8, weight: 205 })]],
  [
    "* Bench: 1x12@95, 2x10@105",
    ["Bench", [...sets(1, { reps: 12, weight: 95 }), ...sets(2, { reps: 10, weight: 105 })]],
  ],
  ["Deadlifts (RDL): 2x12@135", ["Deadlifts RDL", sets(2, { reps: 12, weight: 135 })]],
  ["Deadlifts: 3x12@135 (RDL)", ["Deadlifts RDL", sets(3, { reps: 12, weight: 135 })]],
  ["Deadlifts: 2X8@225", ["Deadlifts", sets(2, { reps: 8, weight: 225 })]],
  ["OHP: 3x6@95. felt weak.", ["OHP", sets(3, { reps: 6, weight: 95 }), { note: "felt weak" }]],
  ['Deadlifts: 3x6@225, 2" deficit', ["Deadlifts", sets(3, { reps: 6, weight: 225 }), { note: '2" deficit' }]],
  ["Front squats: ???x???@185", ["Front squats", sets(1, { weight: 185 })]],
  [
    "leg press: 400x15x4 • back extn: 80x12x4",
    ["leg press", sets(4, { reps: 15, weight: 400 })],
    ["back extn", sets(4, { reps: 12, weight: 80 })],
  ],
  [
    "**leg press:** 400x15x4 • **DB lunge:** 50x20x2",
    ["leg press", sets(4, { reps: 15, weight: 400 })],
    ["DB lunge", sets(2, { reps: 20, weight: 50 })],
  ],
  ["pullups: 15x3", ["pullups", sets(3, { reps: 15 })]],
  ["DB bench press: 75x20,20,18,16", ["DB bench press", each([20, 20, 18, 16], { weight: 75 })]],
  ["farmer's walk: 200x130'x4", ["farmer's walk", sets(4, { weight: 200, distance: 130, distanceUnit: "ft" })]],
  [
    "Squats: 100kg 4, 110kg 4, 120kg 3x4",
    [
      "Squats",
      [
        ...sets(1, { reps: 4, weight: 100, unit: "kg" }),
        ...sets(1, { reps: 4, weight: 110, unit: "kg" }),
        ...sets(3, { reps: 4, weight: 120, unit: "kg" }),
      ],
    ],
  ],
  [
    "* Squats: 20kg 10, 60kg 2x8, 80kg 8, 100kg 3x8",
    [
      "Squats",
      [
        ...sets(1, { reps: 10, weight: 20, unit: "kg" }),
        ...sets(2, { reps: 8, weight: 60, unit: "kg" }),
        ...sets(1, { reps: 8, weight: 80, unit: "kg" }),
        ...sets(3, { reps: 8, weight: 100, unit: "kg" }),
      ],
    ],
  ],
  ["Lunges 40kg: 20", ["Lunges", sets(1, { reps: 20, weight: 40, unit: "kg" })]],
  ["Muscleups: 3, 5, 4", ["Muscleups", each([3, 5, 4])]],
  ["Kettlebell snatches: 10+10", ["Kettlebell snatches", sets(1, { reps: 10, side: "each" })]],
  ["50 5kg dumbbell biceps curls", ["dumbbell biceps curls", sets(1, { reps: 50, weight: 5, unit: "kg" })]],
  ["5 minutes plank", ["plank", sets(1, { durationS: 300 })]],
  ["10 times wrist stretch - palms down", ["wrist stretch", sets(1, { reps: 10 }), { note: "palms down" }]],
  ["8x 45lbs/20.4kg (warm up)", [null, sets(1, { reps: 8, weight: 45, unit: "lb", type: "warmup" })]],
  [
    "Chin ups BW x 12, 45 lbs x 3, 50 x 3",
    [
      "Chin ups",
      [
        ...sets(1, { reps: 12 }),
        ...sets(1, { reps: 3, weight: 45, unit: "lb", load: "added" }),
        ...sets(1, { reps: 3, weight: 50, unit: "lb", load: "added" }),
      ],
    ],
  ],
  [
    "Goblet Squat\nSet1. 11.3 kg x 10 Reps\nSet2. 11.3 kg x 9 Reps",
    ["Goblet Squat", each([10, 9], { weight: 11.3, unit: "kg" })],
  ],
  [
    "high bar squats (2-0x0)\nwarm up: 45 lbs x 10, 95 x 6\nmain event: 160 x 6, 160 x 6",
    [
      "high bar squats",
      [
        ...sets(1, { reps: 10, weight: 45, unit: "lb", type: "warmup" }),
        ...sets(1, { reps: 6, weight: 95, unit: "lb", type: "warmup" }),
        ...sets(2, { reps: 6, weight: 160, unit: "lb" }),
      ],
      { note: "2-0x0" },
    ],
  ],
  [
    "Warm up\n45 x 15\n100 x 5\nWorking sets\n165 x 5\n190 x 4",
    [
      null,
      [
        ...sets(1, { reps: 15, weight: 45, type: "warmup" }),
        ...sets(1, { reps: 5, weight: 100, type: "warmup" }),
        ...sets(1, { reps: 5, weight: 165 }),
        ...sets(1, { reps: 4, weight: 190 }),
      ],
    ],
  ],
  [
    "## Bench Press\n- 135 x 5\n- 225 x 5 RPE 8\n\n## OHP\n- 95 x 8",
    ["Bench Press", [...sets(1, { reps: 5, weight: 135 }), ...sets(1, { reps: 5, weight: 225, rpe: 8 })]],
    ["OHP", sets(1, { reps: 8, weight: 95 })],
  ],
  [
    "Squat\n135x5\n185x5\n225x5x3",
    [
      "Squat",
      [
        ...sets(1, { reps: 5, weight: 135 }),
        ...sets(1, { reps: 5, weight: 185 }),
        ...sets(3, { reps: 5, weight: 225 }),
      ],
    ],
  ],
  ["Dumbbell bench: 21 x 10 (x 3)", ["Dumbbell bench", sets(3, { reps: 10, weight: 21 })]],
  [
    "4a. walking lunges\n70 lbs x 12, 70 x 10\n4b. dumbbell rows\n35 lbs x 10, 35 x 7",
    [
      "walking lunges",
      [...sets(1, { reps: 12, weight: 70, unit: "lb" }), ...sets(1, { reps: 10, weight: 70, unit: "lb" })],
      { superset: "D" },
    ],
    [
      "dumbbell rows",
      [...sets(1, { reps: 10, weight: 35, unit: "lb" }), ...sets(1, { reps: 7, weight: 35, unit: "lb" })],
      { superset: "D" },
    ],
  ],
  [
    "Bench 3x8 185\nNotes: slept 5 hours, left early",
    ["Bench", sets(3, { reps: 8, weight: 185 }), { note: "Notes; slept 5 hours; left early" }],
  ],
  ["Bodyweight: 180 lbs\nBench 3x8 185", ["Bench", sets(3, { reps: 8, weight: 185 }), { note: "Bodyweight: 180 lbs" }]],
];

test.each(DIARIES)("diaries: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

/** Messages as people type or speak them between sets. */
const MESSAGES: Row[] = [
  ["just hit 315x1 on bench!!", ["bench", sets(1, { reps: 1, weight: 315 })]],
  ["just benched 185 for 3 sets of 8", ["bench", sets(3, { reps: 8, weight: 185 })]],
  ["I squatted 225 for 5, 5 and 4", ["squat", each([5, 5, 4], { weight: 225 })]],
  ["hit a new PR on deadlift today, 405 x1!!", ["deadlift", sets(1, { reps: 1, weight: 405 }), { note: "PR" }]],
  [
    "bench 225 5x5, incline db 80s 4x10, cable fly 50 3x15",
    ["bench", sets(5, { reps: 5, weight: 225 })],
    ["incline db", sets(4, { reps: 10, weight: 80, perHand: true })],
    ["cable fly", sets(3, { reps: 15, weight: 50 })],
  ],
  [
    "bench 3x10 80 squat 5x5 100",
    ["bench", sets(3, { reps: 10, weight: 80 })],
    ["squat", sets(5, { reps: 5, weight: 100 })],
  ],
  [
    "3x10 bench 80kg 5x5 squat 100kg",
    ["bench", sets(3, { reps: 10, weight: 80, unit: "kg" })],
    ["squat", sets(5, { reps: 5, weight: 100, unit: "kg" })],
  ],
  [
    "10 pushups 15 squats 20 situps",
    ["pushups", sets(1, { reps: 10 })],
    ["squats", sets(1, { reps: 15 })],
    ["situps", sets(1, { reps: 20 })],
  ],
  [
    "bench press 3 sets: 10 reps at 60, 8 reps at 65, 6 reps at 70",
    [
      "bench press",
      [...sets(1, { reps: 10, weight: 60 }), ...sets(1, { reps: 8, weight: 65 }), ...sets(1, { reps: 6, weight: 70 })],
    ],
  ],
  ["3 sets of curls, 12 reps each with 30s", ["curls", sets(3, { reps: 12, weight: 30, perHand: true })]],
  [
    "Bench 60kg/10, 70kg/8",
    ["Bench", [...sets(1, { reps: 10, weight: 60, unit: "kg" }), ...sets(1, { reps: 8, weight: 70, unit: "kg" })]],
  ],
  ["bench sets: 3 reps: 8 weight: 185", ["bench", sets(3, { reps: 8, weight: 185 })]],
  [
    "leg day done. squats 4x8 at 185, leg press 4x12 at 360",
    ["squats", sets(4, { reps: 8, weight: 185 })],
    ["leg press", sets(4, { reps: 12, weight: 360 })],
  ],
  [
    "OHP 5x5 @ 95, last set failed at 4",
    ["OHP", [...sets(4, { reps: 5, weight: 95 }), ...sets(1, { reps: 4, weight: 95, toFailure: true })]],
  ],
  [
    "squat 5x5 225, missed the last rep",
    ["squat", [...sets(4, { reps: 5, weight: 225 }), ...sets(1, { reps: 4, weight: 225, toFailure: true })]],
  ],
  ["deadlift: failed 455", ["deadlift", sets(1, { reps: 0, weight: 455, toFailure: true })]],
  [
    "squat 4x6 225, got 8 on the last",
    ["squat", [...sets(3, { reps: 6, weight: 225 }), ...sets(1, { reps: 8, weight: 225 })]],
  ],
  ["row 5x5 135 (5,5,5,4,3)", ["row", each([5, 5, 5, 4, 3], { weight: 135 })]],
  ["front squat 3x3 @ 8, 185 lbs", ["front squat", sets(3, { reps: 3, weight: 185, unit: "lb", rpe: 8 })]],
  [
    "bench 100x5 @7, 105x5 @8",
    ["bench", [...sets(1, { reps: 5, weight: 100, rpe: 7 }), ...sets(1, { reps: 5, weight: 105, rpe: 8 })]],
  ],
  ["1 arm db row 3x10 each side 70 lbs", ["1 arm db row", sets(3, { reps: 10, weight: 70, unit: "lb", side: "each" })]],
  [
    "farmers walk 2x70lb 40m",
    ["farmers walk", sets(1, { weight: 70, unit: "lb", distance: 40, distanceUnit: "m", perHand: true })],
  ],
  ["curls 25 lb x 10, x 8, x 6", ["curls", each([10, 8, 6], { weight: 25, unit: "lb" })]],
  ["squat 225 + red band 3x5", ["squat", sets(3, { reps: 5, weight: 225 }), { note: "+ red band" }]],
  [
    "clean + jerk 4x1+1 @ 135/145/155/165",
    [
      "clean + jerk",
      [
        ...sets(1, { reps: 1, weight: 135 }),
        ...sets(1, { reps: 1, weight: 145 }),
        ...sets(1, { reps: 1, weight: 155 }),
        ...sets(1, { reps: 1, weight: 165 }),
      ],
      { note: "1+1" },
    ],
  ],
  ["5/3/1 squat: worked up to 275 x 6", ["squat", sets(1, { reps: 6, weight: 275 })]],
  ["5x5 back squat @ 75% 1RM (235)", ["back squat", sets(5, { reps: 5, weight: 235 }), { note: "75% 1RM" }]],
  ["100 pushups in 5 sets", ["pushups", sets(5), { note: "100 in total" }]],
  ["got 12 pull ups in one set", ["pull ups", sets(1, { reps: 12 })]],
  [
    "AMRAP 10 min: 5 pull-ups, 10 push-ups",
    ["pull-ups", sets(1, { reps: 5 }), { note: "AMRAP 10 min" }],
    ["push-ups", sets(1, { reps: 10 })],
  ],
  [
    "circuit: squats, lunges, jump squats, 4 rounds",
    ["squats", sets(4)],
    ["lunges", sets(4)],
    ["jump squats", sets(4)],
  ],
  [
    "3 supersets of 12 curls and 12 pushdowns",
    ["curls", sets(3, { reps: 12 }), { superset: "A" }],
    ["pushdowns", sets(3, { reps: 12 }), { superset: "A" }],
  ],
  ["went for a 10k run, 52 minutes", ["run", sets(1, { distance: 10, distanceUnit: "km", durationS: 3120 })]],
  [
    "ran 5.2mi 42:35 avg pace 8:11",
    ["run", sets(1, { distance: 5.2, distanceUnit: "mi", durationS: 2555 }), { note: "avg pace 8:11" }],
  ],
  ["500m row x 5, 2 min rest", ["row", sets(5, { distance: 500, distanceUnit: "m" }), { note: "2 min rest" }]],
  ["rowing 30min 2:00/500m", ["rowing", sets(1, { durationS: 1800 }), { note: "2:00/500m" }]],
  [
    "10 min warm up on the treadmill, then squats 5x5 at 225",
    ["treadmill", sets(1, { durationS: 600, type: "warmup" })],
    ["squats", sets(5, { reps: 5, weight: 225 })],
  ],
  ["good mornings 3x10 95", ["good mornings", sets(3, { reps: 10, weight: 95 })]],
  ["easy 5k run", ["run", sets(1, { distance: 5, distanceUnit: "km" }), { note: "easy" }]],
  ["leg press 5 plates 4x12", ["leg press", sets(4, { reps: 12 }), { note: "5 plates" }]],
  [
    "knee felt weird on the last set of squats, 3x8 at 185",
    ["squats", sets(3, { reps: 8, weight: 185 }), { note: "knee felt weird" }],
  ],
  ["I weigh 180 lbs"],
  ["how much protein do I need?"],
  ["thanks!"],
];

test.each(MESSAGES)("messages: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

test("figures that no lift can have are left out rather than stored", () => {
  expect(read("Cleans: 2x3155")).toEqual([["Cleans", []]]);
  expect(read("bench 9999 kg x 5")).toEqual([["bench", sets(1, { reps: 5 }), { note: "9999 kg" }]]);
});

const BESIDE_SETS: Row[] = [
  ["bench 80 10/9/8 RIR 2", ["bench", each([10, 9, 8], { weight: 80, rir: 2 })]],
  ["rows 60 12, 12, 10 rpe 8", ["rows", each([12, 12, 10], { weight: 60, rpe: 8 })]],
  ["benched 80 for ten, three times", ["bench", sets(3, { reps: 10, weight: 80 })]],
  ["10x3 emom clean 70kg", ["clean", sets(10, { reps: 3, weight: 70, unit: "kg" }), { note: "emom" }]],
  ["12x2 emom snatch 50kg", ["snatch", sets(12, { reps: 2, weight: 50, unit: "kg" }), { note: "emom" }]],
  ["80kg bench x 10 x 10 x 8", ["bench", each([10, 10, 8], { weight: 80, unit: "kg" })]],
  ["bench press 3x10, 80 kilo's", ["bench press", sets(3, { reps: 10, weight: 80, unit: "kg" })]],
  ["warm up with 3x10 squat 40kg", ["squat", sets(3, { reps: 10, weight: 40, unit: "kg", type: "warmup" })]],
];

test.each(BESIDE_SETS)("figures keep what is said beside them: %j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});
