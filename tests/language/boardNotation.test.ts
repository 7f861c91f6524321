import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { each, KG, type Row, read, sets } from "./notationRows.ts";

/** What boards of gyms and keepers of diaries write. */
const BOARDS: Row[] = [
  ["20 c2b", ["c2b", sets(1, { reps: 20 })]],
  ["12 pc 60kg", ["pc", sets(1, { reps: 12, weight: 60, unit: "kg" })]],
  [
    "30 sit ups, 20 kbs 24kg, 10 push ups",
    ["sit ups", sets(1, { reps: 30 })],
    ["kbs", sets(1, { reps: 20, weight: 24, unit: "kg" })],
    ["push ups", sets(1, { reps: 10 })],
  ],
  ...["bench 40x12/50x10/60x8", "bench 40 x 12 / 50 x 10 / 60 x 8", "bench 12@40/10@50/8@60"].map(
    (text): Row => [
      text,
      [
        "bench",
        [
          ...sets(1, { reps: 12, weight: 40 }),
          ...sets(1, { reps: 10, weight: 50 }),
          ...sets(1, { reps: 8, weight: 60 }),
        ],
      ],
    ],
  ),
  [
    "farmer walk 32kg 40s 35s 30s",
    ["farmer walk", [40, 35, 30].flatMap((durationS) => sets(1, { durationS, weight: 32, unit: "kg" }))],
  ],
  ["overhead carry 16kg 30s x 4", ["overhead carry", sets(4, { durationS: 30, weight: 16, unit: "kg" })]],
  ["3 planks, 40 seconds each", ["planks", sets(3, { durationS: 40 })]],
  ["walking lunges 3x10 e/l 15kg", ["walking lunges", sets(3, { reps: 10, weight: 15, unit: "kg", side: "each" })]],
  ...[
    "single arm row 3x10 left, 3x12 right, 26kg",
    "single arm row 26kg izquierda 3x10, derecha 3x12",
    "single arm row 26kg left 10 10 10, right 12 12 12",
    "single arm row 26kg: left 10, 10, 10 right 12, 12, 12",
  ].map(
    (text): Row => [
      text,
      [
        "single arm row",
        [
          ...sets(3, { reps: 10, weight: 26, unit: "kg", side: "left" }),
          ...sets(3, { reps: 12, weight: 26, unit: "kg", side: "right" }),
        ],
      ],
    ],
  ),
  [
    "squats one hundred for five one ten for two",
    ["squats", [...sets(1, { reps: 5, weight: 100 }), ...sets(1, { reps: 2, weight: 110 })]],
  ],
  // A load that is told by how much it changed, and none that stands for itself.
  [
    "bench 60kg for 10, add 10kg for 8, then drop 5kg for 12",
    [
      "bench",
      [
        ...sets(1, { reps: 10, weight: 60, unit: "kg" }),
        ...sets(1, { reps: 8, weight: 70, unit: "kg" }),
        ...sets(1, { reps: 12, weight: 65, unit: "kg" }),
      ],
    ],
  ],
  ["squat 100x5, plus 60x10", ["squat", [...sets(1, { reps: 5, weight: 100 }), ...sets(1, { reps: 10, weight: 60 })]]],
  [
    "dl 4x5 150kg plus 3x10 back extensions",
    ["dl", sets(4, { reps: 5, weight: 150, unit: "kg" })],
    ["back extensions", sets(3, { reps: 10 })],
  ],
  ["squat 3x5 2x20kg each side", ["squat", sets(3, { reps: 5, weight: 100, unit: "kg" })]],
  ["chest press 45 for 10", ["chest press", sets(1, { reps: 10, weight: 45 })]],
  // A spoken load, and how many of what comes next.
  [
    "three rounds ten thrusters at seventy nine hang cleans",
    ["thrusters", sets(3, { reps: 10, weight: 70 })],
    ["hang cleans", sets(3, { reps: 9 })],
  ],
  ["front squat five at ninety three sets", ["front squat", sets(3, { reps: 5, weight: 90 })]],
  ["bench at eighty two for five", ["bench", sets(1, { reps: 5, weight: 82 })]],
  // As before.
  ...["db curls 3x10 14kg, hammers same weight and reps", "db curls 3x10 14kg, hammers same reps, same weight"].map(
    (text): Row => [
      text,
      ["db curls", sets(3, { reps: 10, weight: 14, unit: "kg" })],
      ["hammers", sets(3, { reps: 10, weight: 14, unit: "kg" })],
    ],
  ),
  // Slips in the words of a name.
  [
    "squts 4x6 85 an leg curl 3x15 40",
    ["squats", sets(4, { reps: 6, weight: 85 })],
    ["leg curl", sets(3, { reps: 15, weight: 40 })],
  ],
  ["60 double unders", ["double unders", sets(1, { reps: 60 })]],
  ["25 double leg lifts", ["double leg lifts", sets(1, { reps: 25 })]],
  ["3 heavy doubles at 120 on squat", ["squat", sets(3, { reps: 2, weight: 120 })]],
  [
    "a total of 24 reps at 90 kg broken into 8,8,8, bench",
    ["bench", each([8, 8, 8], { weight: 90, unit: "kg" }), { note: "total of; 24 in total" }],
  ],
  [
    "bench 3x5: 5x60kg, 5x65kg, 5x70kg",
    ["bench", [60, 65, 70].flatMap((weight) => sets(1, { reps: 5, weight, unit: "kg" }))],
  ],
  ["pull ups 3 x 1,2,3", ["pull ups", each([1, 2, 3, 1, 2, 3, 1, 2, 3])]],
  ["laterals 12x15@8 x3", ["laterals", sets(3, { reps: 15, weight: 12, rpe: 8 })]],
  ["dips 3x BW+20", ["dips", sets(1, { reps: 3, weight: 20, load: "added" })]],
  ["kb snatches (two 16 kg's) 3x6", ["kb snatches", sets(3, { reps: 6, weight: 16, unit: "kg", perHand: true })]],
  ["10 step ups 2x12kg", ["step ups", sets(1, { reps: 10, weight: 12, unit: "kg", perHand: true })]],
  [
    "farmer's 2x50' x 100, 50' x 120",
    [
      "farmer's",
      [
        ...sets(2, { weight: 100, distance: 50, distanceUnit: "ft" }),
        ...sets(1, { weight: 120, distance: 50, distanceUnit: "ft" }),
      ],
    ],
  ],
  ["rowing 4 x 40 on/20 off", ["rowing", sets(4, { durationS: 40 })]],
  ["box jumps 4x5 at 24 inches", ["box jumps", sets(4, { reps: 5 }), { note: "at 24 inches" }]],
  ["row 15/12 cal", ["row", [], { note: "15/12 cal" }]],
  ["bike 30 mins 6 miles", ["bike", sets(1, { durationS: 1_800, distance: 6, distanceUnit: "mi" })]],
  ["ran a mile and a half", ["run", sets(1, { distance: 1.5, distanceUnit: "mi" })]],
  ["swam half a mile", ["swimming", sets(1, { distance: 0.5, distanceUnit: "mi" })]],
  ["couru deux km et demi", ["run", sets(1, { distance: 2.5, distanceUnit: "km" })]],
  ["ran two and a half miles", ["run", sets(1, { distance: 2.5, distanceUnit: "mi" })]],
  ["squat 5x5 100kg. 102.5 next!", ["squat", sets(5, { reps: 5, weight: 100, unit: "kg" })]],
  ["squat 3x5 100, next 105", ["squat", sets(3, { reps: 5, weight: 100 })]],
  ["deadlift 200x5 PR+5kg", ["deadlift", sets(1, { reps: 5, weight: 200 })]],
  [
    "carry 40m 60kg, no drops",
    ["carry", sets(1, { weight: 60, unit: "kg", distance: 40, distanceUnit: "m" }), { note: "no drops" }],
  ],
  [
    "cable row 50, one arm press 40 per arm, all 3x10",
    ["cable row", sets(3, { reps: 10, weight: 50 })],
    ["one arm press", sets(3, { reps: 10, weight: 40, perHand: true })],
  ],
];

test.each(BOARDS)("%j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});

test("a day without training is not that of the sets, and a load that nobody is sure of is in doubt", () => {
  const skipped = parseWorkoutLog("swings 5x10 24kg, skipped sunday", KG).entries;
  expect(skipped.map(({ date }) => date)).toEqual([null]);
  const unsure = parseWorkoutLog("tgu 3x2 20kg each arm, maybe a 24 on the right", KG).entries;
  expect(unsure.flatMap(({ unread }) => unread)).toContain("maybe a 24");
});

/** An average is no half, and what is left in reserve no regret. */
test.each<Row>([
  ["corsa 5 km, media km 5:30", ["corsa", sets(1, { distance: 5, distanceUnit: "km" }), { note: "media km 5:30" }]],
  ["mezzo km di corsa", ["corsa", sets(1, { distance: 0.5, distanceUnit: "km" })]],
  ["corrí media milla", ["run", sets(1, { distance: 0.5, distanceUnit: "mi" })]],
])("%j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
});
