import { expect, test } from "vitest";
import { plainWords } from "../../src/catalog/phraseTokens.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { isMovementWord } from "../../src/language/notation/clauseWords.ts";
import { EVERYDAY } from "../../src/language/notation/everydayWords.ts";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { each, KG, type Row, read, sets } from "./notationRows.ts";

const parse = (text: string) => parseWorkoutLog(text, KG).entries;

/** Figures that stand beside sets and are no part of them. */
const BESIDE: Row[] = [
  [
    "squat 3x5 100kg, 30 sec hold at top",
    ["squat", sets(3, { reps: 5, weight: 100, unit: "kg" }), { note: "30 sec hold at top" }],
  ],
  ["rows with the barbell 60kg 3x10", ["rows barbell", sets(3, { reps: 10, weight: 60, unit: "kg" })]],
  ["note down that i did 3x10 squats at 60", ["squats", sets(3, { reps: 10, weight: 60 })]],
  ["bike 10 min then lifted for an hour", ["bike", sets(1, { durationS: 600 }), { note: "lifted for an hour" }]],
  ["bench tempo 3-1-1 60kg 3x8", ["bench", sets(3, { reps: 8, weight: 60, unit: "kg" }), { note: "tempo 3-1-1" }]],
  ['30 box jumps 24"', ["box jumps", sets(1, { reps: 30 }), { note: '24"' }]],
  ["pushups 4x20 feet elevated", ["pushups feet elevated", sets(4, { reps: 20 })]],
  ["fran 5:41, 40 sec pr", ["fran", sets(1, { durationS: 341 }), { note: "40 sec pr" }]],
  ["plank 40 sec pr", ["plank", sets(1, { durationS: 40 }), { note: "pr" }]],
  [
    "row 2k 7:12, 3 seconds off my pb",
    ["row", sets(1, { durationS: 432, distance: 2, distanceUnit: "km" }), { note: "3 seconds off my pb" }],
  ],
  ["did 5 more pushups than yesterday, 35", ["pushups", sets(1, { reps: 35 }), { note: "5 more; than yesterday" }]],
  ["bench 3x8 75kg up from 72.5", ["bench", sets(3, { reps: 8, weight: 75, unit: "kg" }), { note: "up from 72.5" }]],
  [
    "bench 4x8 72.5kg (last time 70)",
    ["bench", sets(4, { reps: 8, weight: 72.5, unit: "kg" }), { note: "last time 70" }],
  ],
  [
    "row 2000m 7:45 split 1:56",
    ["row", sets(1, { durationS: 465, distance: 2000, distanceUnit: "m" }), { note: "split 1:56" }],
  ],
  [
    "squat 3x5 80kg\ndone in 50 mins",
    ["squat", sets(3, { reps: 5, weight: 80, unit: "kg" }), { note: "done in 50 mins" }],
  ],
  [
    "hike 12km with 400m elevation",
    ["hike", sets(1, { distance: 12, distanceUnit: "km" }), { note: "400m elevation" }],
  ],
];

/** What came of sets that were meant, or were said wrong at first. */
const OUTCOMES: Row[] = [
  [
    "bench 75kg 5 5 5+ got 11",
    [
      "bench",
      [
        ...sets(2, { reps: 5, weight: 75, unit: "kg" }),
        ...sets(1, { reps: 11, weight: 75, unit: "kg", type: "amrap" }),
      ],
    ],
  ],
  ["bench 4x8 65kg, only managed 8 8 7 5", ["bench", each([8, 8, 7, 5], { weight: 65, unit: "kg" })]],
  ["ohp 5x5 at 45kg but only did 3x5", ["ohp", sets(3, { reps: 5, weight: 45, unit: "kg" })]],
  ["db bench 3x10 24s, argh no 26s", ["db bench", sets(3, { reps: 10, weight: 26, perHand: true })]],
  [
    "100 kb swings with a 24kg in 5 sets",
    ["kb swings", sets(5, { reps: 20, weight: 24, unit: "kg" }), { note: "100 in total" }],
  ],
  ["squat 5x(2+2+2) 110kg", ["squat", sets(5, { reps: 6, weight: 110, unit: "kg" })]],
  ["squat 4x6 at 95kg no wait it was 97.5", ["squat", sets(4, { reps: 6, weight: 97.5, unit: "kg" })]],
  [
    "bench 5 5 4 100kg (missed last rep on set 3)",
    [
      "bench",
      [
        ...sets(2, { reps: 5, weight: 100, unit: "kg" }),
        ...sets(1, { reps: 4, weight: 100, unit: "kg", toFailure: true }),
      ],
    ],
  ],
  [
    "snatch 65kg x 1, 70kg x F",
    [
      "snatch",
      [
        ...sets(1, { reps: 1, weight: 65, unit: "kg" }),
        ...sets(1, { reps: 0, weight: 70, unit: "kg", toFailure: true }),
      ],
    ],
  ],
  ["squat 5@127kg (4,1)", ["squat", sets(1, { reps: 5, weight: 127, unit: "kg" }), { note: "4+1" }]],
  [
    "bench 5x3 (100,100,105,105,110)",
    [
      "bench",
      [
        ...sets(2, { reps: 3, weight: 100 }),
        ...sets(2, { reps: 3, weight: 105 }),
        ...sets(1, { reps: 3, weight: 110 }),
      ],
    ],
  ],
];

/** Loads and counts that are said apart from each other. */
const APART: Row[] = [
  [
    "front squat set 1: 70kg x 6 set 2: 75kg x 5",
    ["front squat", [...sets(1, { reps: 6, weight: 70, unit: "kg" }), ...sets(1, { reps: 5, weight: 75, unit: "kg" })]],
  ],
  [
    "leg press 1st set 120kg 12 reps, 2nd 140kg 10 reps",
    [
      "leg press",
      [...sets(1, { reps: 12, weight: 120, unit: "kg" }), ...sets(1, { reps: 10, weight: 140, unit: "kg" })],
    ],
  ],
  [
    "squat 5x5 90, deadlift 1x5 120 all kg",
    ["squat", sets(5, { reps: 5, weight: 90, unit: "kg" })],
    ["deadlift", sets(1, { reps: 5, weight: 120, unit: "kg" })],
  ],
  ["squat 2 plates and a 10 each side (120kg) 3x5", ["squat", sets(3, { reps: 5, weight: 120, unit: "kg" })]],
  ["bench 4x5 @75% of 100kg", ["bench", sets(4, { reps: 5, weight: 75, unit: "kg" }), { note: "75% of 100kg" }]],
  [
    "W 40kg x 10, 80kg x 8 bench",
    [
      "bench",
      [
        ...sets(1, { reps: 10, weight: 40, unit: "kg", type: "warmup" }),
        ...sets(1, { reps: 8, weight: 80, unit: "kg" }),
      ],
    ],
  ],
  ["10 reps, 3 times, 30kg: cable row", ["cable row", sets(3, { reps: 10, weight: 30, unit: "kg" })]],
  [
    "EMOM 10 min: 3 power cleans 70kg",
    ["power cleans", sets(10, { reps: 3, weight: 70, unit: "kg" }), { note: "EMOM 10 min" }],
  ],
  ["12 pull ups first set, 9 second", ["pull ups", each([12, 9])]],
  ["three dozen sit ups", ["sit ups", each([36])]],
  [
    "side plank 30 s left, 30 s right",
    ["side plank", [...sets(1, { durationS: 30, side: "left" }), ...sets(1, { durationS: 30, side: "right" })]],
  ],
  ["bss 3x10 20kg left leg only", ["bss", sets(3, { reps: 10, weight: 20, unit: "kg", side: "left" })]],
  ["squats 3x5: 100, 105, 110", ["squats", [100, 105, 110].flatMap((weight) => sets(1, { reps: 5, weight }))]],
  ["bent over row 95 for 4 sets of 10", ["bent over row", sets(4, { reps: 10, weight: 95 })]],
  [
    "ohp 5x5 40, last two at 37.5",
    ["ohp", [...sets(3, { reps: 5, weight: 40 }), ...sets(2, { reps: 5, weight: 37.5 })]],
  ],
  [
    "emom 8, odd minutes 6 pull ups, even minutes 12 push ups",
    ["pull ups", sets(4, { reps: 6 }), { note: "emom 8" }],
    ["push ups", sets(4, { reps: 12 })],
  ],
  ["pushups 30, situps 40, 3 times through", ["pushups", sets(3, { reps: 30 })], ["situps", sets(3, { reps: 40 })]],
  ["run 14km in 1:20", ["run", sets(1, { durationS: 4800, distance: 14, distanceUnit: "km" })]],
];

test.each([...BESIDE, ...OUTCOMES, ...APART])("%j", (text, ...entries) => {
  expect(read(text)).toEqual(entries);
  expect(parse(text).flatMap(({ unread }) => unread)).toEqual([]);
});

test.each([
  "bench 4x8 72.5kg. gym closes at 9 now",
  "squat 3x5 100kg, had to wait 15 min for a rack",
  "down 3kg since october. bench 3x5 80kg",
])("figures of everyday talk are no sets: %s", (text) => {
  const entries = parse(text);

  expect(entries).toHaveLength(1);
  expect(entries[0]?.sets.length).toBeGreaterThan(2);
});

test("no everyday word is in the name of an exercise", () => {
  const named = new Set(
    readCatalog().all.flatMap(({ name, aliases }) => [name, ...aliases.map(({ text }) => text)].flatMap(plainWords)),
  );

  expect([...EVERYDAY].filter((word) => named.has(word) || isMovementWord(word))).toEqual([]);
});

test("sets of two days in one breath are entries of their days", () => {
  const days = (text: string) => parse(text).map(({ phrase, date, sets }) => [phrase, date, sets[0]?.weight]);

  expect(days("bench 3x8@70 on tuesday and 3x8@72.5 yesterday")).toEqual([
    ["bench", "2026-11-17", 70],
    ["bench", "2026-11-20", 72.5],
  ]);
  expect(days("squat mon 100 3x5 wed 102.5 3x5")).toEqual([
    ["squat", "2026-11-16", 100],
    ["squat", "2026-11-18", 102.5],
  ]);
  expect(days("Tu squat 3x5x225, Th bench 3x5x165")).toEqual([
    ["squat", "2026-11-17", 225],
    ["bench", "2026-11-19", 165],
  ]);
});

test.each<[string, number[]]>([
  ["squat four sets no five sets of five at one hundred", [100, 100, 100, 100, 100]],
  ["incline dumbbell press twenty fours three sets of ten", [24, 24, 24]],
  ["curls 20kg x10 drop to 15 x8 drop to 10 x12", [20, 15, 10]],
])("spoken figures are what they end as: %s", (text, loads) => {
  expect(parse(text).map(({ sets: said }) => said.map(({ weight }) => weight))).toEqual([loads]);
});

test("one warm-up set is one", () => {
  const [entry] = parse("warmup set 40x8, bench 80 3x8");
  expect(entry?.sets.map(({ type }) => type)).toEqual(["warmup", "normal", "normal", "normal"]);
});

test.each([
  ["rows 3x10 60kg minus a few on the last round", "minus a few"],
  ["push press 4x6 45kg except two of them", "except two of"],
  ["front raises quarter range 3x10 8kg", "quarter range 3x10"],
])("a word that bears on the sets and that nobody took is told: %j", (text, untold) => {
  expect(parse(text).flatMap(({ unread }) => unread)).toContain(untold);
});

test.each([
  ["and I wore a belt on my squats, 3x5 140", "squats"],
  ["used my belt for squats 3x5 140", "squats"],
  ["put a belt on for deadlifts 3x3 180", "deadlifts"],
  ["wore knee sleeves for squats 5x5 100", "squats"],
  ["had wrist wraps on for bench 3x5 100", "bench"],
  ["used the belt squat machine 3x12 80", "belt squat machine"],
  ["did belt squats with a belt 3x5 100", "belt squats"],
])("what is worn on the body is no part of a name: %j", (text, name) => {
  expect(parse(text).map(({ phrase }) => phrase)).toEqual([name]);
});
