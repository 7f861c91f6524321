import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import type { LogSet } from "../../src/protocol/workoutLog.ts";
import { each, KG, sets } from "./notationRows.ts";

const parse = (text: string) => parseWorkoutLog(text, KG).entries;
const kg = (weight: number) => ({ weight, unit: "kg" as const });

/** Sets told one after the other, in words. */
const SEQUENCES: [text: string, phrase: string, sets: LogSet[]][] = [
  ["leg curl first two sets 12 at 35kg, third one 9", "leg curl", each([12, 12, 9], kg(35))],
  ["rows first set 12 at 40kg, next two 10", "rows", each([12, 10, 10], kg(40))],
  ["incline bench two sets of 8 and then one of 5, both at 60kg", "incline bench", each([8, 8, 5], kg(60))],
  ["pulldown 50kg: 12, then 10, then a sad 7", "pulldown", each([12, 10, 7], kg(50))],
  ["squat went for 8 at 120kg, only got 6", "squat", each([6], kg(120))],
  ["ohp 45kg tried for 5, died on 3", "ohp", each([3], { ...kg(45), toFailure: true })],
  ["power clean singles 60, 65, 70", "power clean", [60, 65, 70].flatMap((weight) => sets(1, { reps: 1, weight }))],
  ["power cleans 5x3 70kg skipped the last set", "power cleans", each([3, 3, 3, 3], kg(70))],
  ["bench 4x8 60kg, skipped the last two", "bench", each([8, 8], kg(60))],
  ["Bankdrücken 5x5 80kg, letzten Satz ausgelassen", "Bankdrücken", each([5, 5, 5, 5], kg(80))],
  ["panca 4x8 60kg, saltata l'ultima serie", "panca", each([8, 8, 8], kg(60))],
  ["bench 8 x 60 kg, 8 x 60 kg, 6 x 60 kg, skipped the last set", "bench", each([8, 8, 6], kg(60))],
  ["squat 5x5 100kg, skipped the last 2 exercises", "squat", each([5, 5, 5, 5, 5], kg(100))],
  [
    "squat: warmup 60x5, 80x3 work 100x5x2",
    "squat",
    [
      ...sets(1, { reps: 5, weight: 60, type: "warmup" }),
      ...sets(1, { reps: 3, weight: 80, type: "warmup" }),
      ...sets(2, { reps: 5, weight: 100 }),
    ],
  ],
  ["bench 4x5 80kg, +1 rep on the last set", "bench", each([5, 5, 5, 6], kg(80))],
  ["eight chin ups, six chin ups, five chin ups", "chin ups", each([8, 6, 5])],
  ["curls 12 reps, 15kg, x3", "curls", sets(3, { reps: 12, ...kg(15) })],
];

/** What the letter, the figure or the joint of an amount means. */
const FORMS: [text: string, phrase: string, sets: LogSet[]][] = [
  ["glute bridge 20r x 3s", "glute bridge", sets(3, { reps: 20 })],
  ["arnold press 16s, 3x10", "arnold press", sets(3, { reps: 10, weight: 16, perHand: true })],
  ["squat 3x5 1OOkg", "squat", sets(3, { reps: 5, ...kg(100) })],
  ["leg press 3x12 l20kg", "leg press", sets(3, { reps: 12, ...kg(120) })],
  ["Hüftstoßen 3 mal 10 mit 80 kg", "Hüftstoßen", sets(3, { reps: 10, ...kg(80) })],
  ["upright row, 25 kg bar, 12 reps, x3", "upright row barbell", sets(3, { reps: 12, ...kg(25) })],
  ["bench w/ a 20 on each side of the bar so 60kg, 3x8", "bench", sets(3, { reps: 8, ...kg(60) })],
  ["hack squat 60kg (30 a side) 4x8", "hack squat", sets(4, { reps: 8, ...kg(60) })],
  ["pull ups on the machine, 35kg off, 3x10", "pull ups machine", sets(3, { reps: 10, ...kg(35), load: "assisted" })],
  [
    "lunge 12 on the left, 9 on the right",
    "lunge",
    [...sets(1, { reps: 12, side: "left" }), ...sets(1, { reps: 9, side: "right" })],
  ],
  ["treadmill 12-3-30", "treadmill treadmill walk", sets(1, { durationS: 1800 })],
  ["parkrun 24:51", "run", sets(1, { durationS: 1491, distance: 5, distanceUnit: "km" })],
  [
    "deadlift 5@140 rpe 8, 5@150 rpe 9",
    "deadlift",
    [...sets(1, { reps: 5, weight: 140, rpe: 8 }), ...sets(1, { reps: 5, weight: 150, rpe: 9 })],
  ],
];

test.each([...SEQUENCES, ...FORMS])("%s", (text, phrase, said) => {
  const entries = parse(text);

  expect(entries.map((entry) => [entry.phrase, entry.sets])).toEqual([[phrase, said]]);
  expect(entries.flatMap(({ unread }) => unread)).toEqual([]);
});

test("exercises that share repetitions get the loads that are said after them, one each", () => {
  const entries = parse("curls and pushdowns superset, 3x12 each, 15kg and 25kg");

  expect(entries.map(({ sets: [first] }) => first?.weight)).toEqual([15, 25]);
});

test("rounds that are said last hold for every exercise of the sentence", () => {
  const entries = parse("dips x8 and chin ups x6 for five rounds");

  expect(entries.map((entry) => entry.sets)).toEqual([sets(5, { reps: 8 }), sets(5, { reps: 6 })]);
});

test("a day that heads its line is the day of what follows", () => {
  expect(parse("backfill 11/17: bench 3x8 80kg")).toMatchObject([{ phrase: "bench", date: "2026-11-17" }]);
});

test("four bare figures in a row have no one order, and are told as unread", () => {
  expect(parse("bench 3 x 4 x 3 x 3")[0]?.unread).toEqual(["3x4x3x3"]);
});

const told = (text: string) =>
  parseWorkoutLog(text, KG).entries.map(({ sets: said }) =>
    said.map(({ reps, weight, distance, durationS }) =>
      [reps, weight, distance, durationS].filter((one) => one !== null),
    ),
  );

test.each<[string, number[][][]]>([
  [
    "bench 20kg bar + 20 per side 2x8",
    [
      [
        [8, 60],
        [8, 60],
      ],
    ],
  ],
  [
    "squat two 20s and a 10 per side plus the 20 kg bar 2x5",
    [
      [
        [5, 120],
        [5, 120],
      ],
    ],
  ],
  [
    "Bankdrücken 20er Stange plus 10 pro Seite, 2x8",
    [
      [
        [8, 40],
        [8, 40],
      ],
    ],
  ],
  [
    "bench, one 20kg plate each side on the normal 20kg oly bar so 60 all in. two sets of 8",
    [
      [
        [8, 60],
        [8, 60],
      ],
    ],
  ],
  [
    "squat a 20 and a 10 per side, 80 total, 2x5",
    [
      [
        [5, 80],
        [5, 80],
      ],
    ],
  ],
  [
    "overhead press empty bar plus 5s, 2x10",
    [
      [
        [10, 30],
        [10, 30],
      ],
    ],
  ],
  ["lunges 20 kg bar, 10 each side", [[[10, 20]]]],
  ["dips 20, 15, 12 bw", [[[20], [15], [12]]]],
  [
    "squat 3x5 100, set 3 was 90x5",
    [
      [
        [5, 100],
        [5, 100],
        [5, 90],
      ],
    ],
  ],
  [
    "squat 3 sets: set 1 60x10, set 2 80x8, set 3 90x5",
    [
      [
        [10, 60],
        [8, 80],
        [5, 90],
      ],
    ],
  ],
  [
    "bench 3 sets, 80kg x 8 all three",
    [
      [
        [8, 80],
        [8, 80],
        [8, 80],
      ],
    ],
  ],
])("a load that is told in parts or late is that of the sets: %s", (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test.each<[string, "kg" | "lb"]>([
  ["bench 3x8 @ 70, row 3x10 @ 50 (kg both)", "kg"],
  ["bench 3x8 135, row 3x8 115, both lbs", "lb"],
  ["bench 3x8 60, row 3x8 50 (todo en kg)", "kg"],
])("a unit that is told once is that of all: %s", (text, unit) => {
  expect(new Set(parse(text).flatMap(({ sets: said }) => said.map((set) => set.unit)))).toEqual(new Set([unit]));
});

const MINUTE = 60;

test.each<[string, number[][][]]>([
  ["climbing 18:30-20:00", [[[90 * MINUTE]]]],
  ["bouldered from 7 till 9 last night", [[[120 * MINUTE]]]],
  ["padel 19h à 20h30", [[[90 * MINUTE]]]],
  [
    "Gym 18:30–19:15. Only thing worth writing: deadlift 160kg 2x3.",
    [
      [
        [3, 160],
        [3, 160],
      ],
    ],
  ],
  ["spin 45 min from 6:15 to 7:00", [[[45 * MINUTE]]]],
  ["30 push ups, my watch says 28", [[[28]]]],
  ["curl 3 x (8-10) 12kg", [[[12], [12], [12]]]],
  ["bench 3x8-10 60", [[[60], [60], [60]]]],
  ["ran 5 km, first 2 km easy", [[[5]]]],
  ["couru 10 km dont 3 km vite", [[[10]]]],
  ["10k run with 5x3 min hard", [[[10]]]],
  ["turbo 1h15 sweet spot 3x15 min", [[[75 * MINUTE]]]],
  ["run 30 min, then 3x10 min bike", [[[30 * MINUTE]], [[10 * MINUTE], [10 * MINUTE], [10 * MINUTE]]]],
  ["ran 5 km, 2 km, 1 km", [[[5], [2], [1]]]],
  ["10k easy, 58 min, HR 142 avg, rained the whole way", [[[10, 58 * MINUTE]]]],
  ["farmers 20k, 2 min", [[[20, 120]]]],
  ["skipping 2 x 1 min with 30s off", [[[60], [60]]]],
  ["skipping rope, 2 one-minute goes with half a minute off", [[[60], [60]]]],
  ["18 holes walking, 4 hours", [[[4 * 60 * MINUTE]]]],
  ["90 mins of five a side", [[[90 * MINUTE]]]],
  [
    "bench cluster 2x(3x3) @100kg",
    [
      [
        [9, 100],
        [9, 100],
      ],
    ],
  ],
  [
    "deadlifts 170kg, 2 clusters of 1+1+1",
    [
      [
        [3, 170],
        [3, 170],
      ],
    ],
  ],
  [
    "squat 531: 100x3 112.5x3",
    [
      [
        [3, 100],
        [3, 112.5],
      ],
    ],
  ],
  [
    "bench warm up 5x40 5x60 then 1x5 100",
    [
      [
        [5, 40],
        [5, 60],
        [5, 100],
      ],
    ],
  ],
  [
    "bench 8, 8, 7 80kg",
    [
      [
        [8, 80],
        [8, 80],
        [7, 80],
      ],
    ],
  ],
])("what lifters say in their own words is read as they mean it: %s", (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test.each(["bench 4x(8/8/7) 80kg", "bench 4 sets 10 8 6"])(
  "counts that are fewer than the sets are in doubt: %s",
  (text) => {
    expect(parse(text).flatMap(({ unread }) => unread)).not.toEqual([]);
  },
);

test.each<[string, number[][][]]>([
  [
    "leg curl 40kg and calf 30kg, two rounds, 12 on the curls and 20 on the calves",
    [
      [
        [12, 40],
        [12, 40],
      ],
      [
        [20, 30],
        [20, 30],
      ],
    ],
  ],
  [
    "superset A1 bench 60kg x8 A2 row 22kg x10, went round 2 times",
    [
      [
        [8, 60],
        [8, 60],
      ],
      [
        [10, 22],
        [10, 22],
      ],
    ],
  ],
  [
    "superserie 2 vueltas: curl 10x12kg, remo 12x25kg",
    [
      [
        [10, 12],
        [10, 12],
      ],
      [
        [12, 25],
        [12, 25],
      ],
    ],
  ],
  ["bench 60kg 1 set, row 50kg 1 set, 20 push ups", [[[60]], [[50]], [[20]]]],
])("what was done in turn has the repetitions and rounds of each: %s", (text, expected) => {
  expect(told(text)).toEqual(expected);
});
