import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { each, KG, type Said, sets } from "./notationRows.ts";

const entriesOf = (text: string) => parseWorkoutLog(text, KG).entries;
const setsOf = (text: string) => entriesOf(text).map((entry) => entry.sets);
const holds = (...seconds: number[]) => seconds.flatMap((durationS) => sets(1, { durationS }));

test.each([
  ["exercise,weight,reps,sets\nseated cable row,55,10,3\nface pull,20,15,3"],
  ["exercise;sets;reps;weight\nseated cable row;3;10;55\nface pull;3;15;20"],
  [
    "| Exercise | Sets | Reps | Weight |\n|---|---|---|---|\n| seated cable row | 3 | 10 | 55 |\n| face pull | 3 | 15 | 20 |",
  ],
  ["Übung\tSätze\tWdh\tGewicht\nseated cable row\t3\t10\t55\nface pull\t3\t15\t20"],
])("a table is read by its columns: %j", (text) => {
  expect(setsOf(text)).toEqual([sets(3, { reps: 10, weight: 55 }), sets(3, { reps: 15, weight: 20 })]);
});

test("rows of one exercise in a table are its sets, in the unit of the column", () => {
  expect(entriesOf("Exercise,Set,Weight (kg),Reps,RPE\nBench Press,1,60,10,7\nBench Press,2,70,8,8.5")).toMatchObject([
    {
      phrase: "Bench Press",
      sets: [
        { weight: 60, unit: "kg", reps: 10, rpe: 7 },
        { weight: 70, unit: "kg", reps: 8, rpe: 8.5 },
      ],
    },
  ]);
});

test.each(["bench;80;8;3", "bench | 80 | 8 | 3", "bench\t80\t8\t3", "bench, 80, 8, 3", "lat pulldown w=80 r=8 s=3"])(
  "figures between signs are load, repetitions and sets: %j",
  (text) => {
    expect(setsOf(text)).toEqual([sets(3, { reps: 8, weight: 80 })]);
  },
);

test.each(["bench, 80, 8, 7", "bench 80: 8, 7", "bench 80kg 8, 7"])(
  "a figure behind repetitions that is no number of sets is a set: %j",
  (text) => {
    expect(setsOf(text)[0]?.map(({ reps }) => reps)).toEqual([8, 7]);
  },
);

test.each<[string, Said]>([
  ["curls 3 goes of 10 with 12kg", { reps: 10, weight: 12, unit: "kg" }],
  ["curls 3 tandas de 10 con 12kg", { reps: 10, weight: 12, unit: "kg" }],
  ["front squat 10 reps times 3 sets with 70 kg", { reps: 10, weight: 70, unit: "kg" }],
  ["wrist curls 10kg 20 reps thrice", { reps: 20, weight: 10, unit: "kg" }],
  ["5 reps of squat at 100kg x 3", { reps: 5, weight: 100, unit: "kg" }],
  ["bench 80x8, same weight for 2 more sets", { reps: 8, weight: 80 }],
  ["pistol squat 5 per gamba per 3 giri", { reps: 5, side: "each" }],
  ["split squat 3x8/8", { reps: 8, side: "each" }],
  ["farmers walk 40m, 3 trips", { distance: 40, distanceUnit: "m" }],
  ["battle ropes 30 on 30 off for 3 rounds", { durationS: 30 }],
])("so many sets, in other words: %j", (text, said) => {
  expect(setsOf(text)).toEqual([sets(3, said)]);
});

test("what is said of several sets at once is dealt to each", () => {
  expect(setsOf("bench 3x4 105 kg RPE 8 8.5 9")[0]?.map(({ rpe }) => rpe)).toEqual([8, 8.5, 9]);
  expect(setsOf("erg 3x2000m, 8:05 / 8:02 / 7:58")[0]?.map(({ durationS }) => durationS)).toEqual([485, 482, 478]);
  expect(setsOf("leg press 4x10, started at 100 and went up 20 each set")[0]?.map(({ weight }) => weight)).toEqual([
    100, 120, 140, 160,
  ]);
});

test.each(["plank 50 seconds and then another 40", "plank 50 sekunden, nochmal 40", "plank 50, 40 seconds"])(
  "a time without its unit goes on from the one before: %j",
  (text) => {
    expect(setsOf(text)).toEqual([holds(50, 40)]);
  },
);

test.each<[string, number[]]>([
  ["tyre flips 6 then 6 then 4 mate", [6, 6, 4]],
  ["band pull aparts 100 total in 4s of 25", [25, 25, 25, 25]],
  ["push ups: 20 + 15 + 15 = 50", [20, 15, 15]],
  ["push ups 20 and again 15", [20, 15]],
  ["push ups 20, same again, then 12", [20, 20, 12]],
  ["push ups: set1 20 set2 18", [20, 18]],
])("a total, an address and a number of a set are no sets: %j", (text, reps) => {
  expect(setsOf(text)).toEqual([each(reps)]);
});

test.each([
  "deadlift e1rm today was 165, from 145kg x 4",
  "deadlift 145kg x 4 (estimated max 165)",
  "deadlift was 145kg x 4 not 6",
  "deadlift 145kg x 4 +2 partials",
  "sugars 6.2, deadlift 145kg x 4, sugars 9.1 after",
])("figures that are said of a set and are none of it are left out: %j", (text) => {
  expect(setsOf(text).filter((entry) => entry.some(({ reps }) => reps !== null))).toEqual([
    sets(1, { reps: 4, weight: 145, unit: "kg" }),
  ]);
});

test.each<[string, Said[]]>([
  ["deadlift 120, 5 reps", [{ weight: 120, reps: 5 }]],
  ["bench 120 for one", [{ weight: 120, reps: 1 }]],
  ["squat 3x5,100kg", [{ weight: 100, unit: "kg", reps: 5 }]],
  ["squat 80 90 100 for 5 each", [80, 90, 100].map((weight) => ({ weight, reps: 5 }))],
  [
    "lat pull 45 12 50 10",
    [
      { weight: 45, reps: 12 },
      { weight: 50, reps: 10 },
    ],
  ],
  ["T bar 115 for 10. lbs obviously", [{ weight: 115, unit: "lb", reps: 10 }]],
  ["drop set lateral raises 30x10>20x10>10xfail lbs", [30, 20, 10].map((weight) => ({ weight, unit: "lb" as const }))],
  ["bench press bar only x 12", [{ weight: 20, reps: 12 }]],
])("a load and its repetitions, however they are joined: %j", (text, said) => {
  const [first] = setsOf(text);
  expect(first?.length ? first.slice(0, said.length) : []).toMatchObject(said);
});

test("rounds end before what takes far longer, and a skipped exercise does not undo the next", () => {
  expect(setsOf("6 runden sandsack à 3 min, danach seilspringen 10 min")).toEqual([
    sets(6, { durationS: 180 }),
    holds(600),
  ]);
  expect(entriesOf("wall balls 30 reps, sandbag skipped, row 1000m").at(-1)?.stance).not.toBe("negated");
});

test("a remark with a figure where the next set is due is told as unread", () => {
  expect(entriesOf("pull ups 8 then 7 then 5 waited ages")[0]?.unread).toEqual(["5 waited ages"]);
});

test("a day of last week is the one of the week before this, which begins on Monday", () => {
  const dates = ["squat 3x5 saturday last week", "squat 3x5 last week on monday"].map(
    (text) => entriesOf(text)[0]?.date,
  );
  expect(dates).toEqual(["2026-11-14", "2026-11-09"]);
});

const single = (weight: number) => sets(1, { reps: 1, weight });
const missed = (weight: number) => sets(1, { reps: 0, weight, toFailure: true });

test.each([
  ["squat 180x1, 190x1, 200 missed it at the knee", [single(180), single(190), missed(200)]],
  [
    "deadlift singles 160 170 180, 190 wouldn't budge off the floor",
    [single(160), single(170), single(180), missed(190)],
  ],
  ["Kniebeuge 140x1, 150x1, 160 nicht geschafft", [single(140), single(150), missed(160)]],
  ["comp day, bench 110 good 115 good 120 miss", [single(110), single(115), missed(120)]],
])("an attempt that did not go up is a set of none: %j", (text, told) => {
  expect(setsOf(text)).toEqual([told.flat()]);
  expect(entriesOf(text)[0]?.stance).not.toBe("negated");
});

test("an attempt is heavier than those of its own lift, whatever was lifted before", () => {
  expect(setsOf("comp day. squat 190x1. bench 110, 115, 120 miss")[1]).toEqual([
    ...single(110),
    ...single(115),
    ...missed(120),
  ]);
});

test.each([
  ["plank 3 times: 60s 50s 45s", holds(60, 50, 45)],
  ["dead hang x3: 40s, 35s, 30s", holds(40, 35, 30)],
  ["plank 2 min, 90 secs, 1 min", holds(120, 90, 60)],
  ["pull ups 3 times: 10 8 6", [10, 8, 6].flatMap((reps) => sets(1, { reps }))],
])("how many there are is said before each of them is: %j", (text, told) => {
  expect(setsOf(text)).toEqual([told]);
});

test.each([
  ["track session: 6x800m all between 3:04 and 3:07 so call it 3:05 each", 6, 800, 185],
  ["8x200m in 38-40s, walk back recovery", 8, 200, null],
])("of a range of times no figure is that of each: %j", (text, count, distance, durationS) => {
  expect(entriesOf(text)).toMatchObject([
    { phrase: "run", sets: sets(count, { distance, distanceUnit: "m", durationS }) },
  ]);
});

test.each([
  ["couldn't do 4x10 leg press so did 3x10", sets(3, { reps: 10 })],
  ["couldn't do 10 pull ups, managed 7", sets(1, { reps: 7 })],
  ["bench 80x8, didn't get 8 reps at 82.5", sets(1, { reps: 8, weight: 80 })],
  ["machine chest press 3x10 pin on number 7", sets(3, { reps: 10 })],
])("figures that were not reached, or that the machine shows, are no sets: %j", (text, told) => {
  expect(setsOf(text)).toEqual([told]);
});

test("what the gym stood in the way of was not done", () => {
  expect(entriesOf("the gym was so full that i couldn't do my 4x10 leg press")[0]?.stance).toBe("negated");
});

test.each(["50 lengths of the 33m pool", "ho fatto 50 vasche da 33 m"])("lengths of a pool are swum: %j", (text) => {
  expect(entriesOf(text)).toMatchObject([{ phrase: "swimming", sets: sets(1, { distance: 1650, distanceUnit: "m" }) }]);
});

test("a workout with the name of a person is told by its time", () => {
  expect(entriesOf("Karen 8:31 rx")).toMatchObject([
    { phrase: "crossfit", note: "Karen rx", sets: sets(1, { durationS: 511 }) },
  ]);
  expect(entriesOf("Fran 5:48 Rx, finally under 6!")).toMatchObject([
    { phrase: "Fran", sets: sets(1, { durationS: 348 }) },
  ]);
});

test.each<[text: string, ...sets: ReturnType<typeof sets>[]]>([
  // The sets before the name, the repetitions behind it.
  ["3x bench 80kg x 8", sets(3, { reps: 8, weight: 80, unit: "kg" })],
  ["3x dips x 12, 3x chin ups x 8", sets(3, { reps: 12 }), sets(3, { reps: 8 })],
  ["2x bench 100x5", sets(2, { reps: 5, weight: 100 })],
  // "On the", in Portuguese.
  ["ontem 3x12 no leg press 120kg", sets(3, { reps: 12, weight: 120, unit: "kg" })],
  // Dumbbells, and seconds of a hold.
  ["shrugs 30s x 15 x 3", sets(3, { reps: 15, weight: 30, perHand: true })],
  ["plank 30s x 3", sets(3, { durationS: 30 })],
  ["Pull ups - BW - 3x8", sets(3, { reps: 8 })],
  // When it was, and which set.
  ["gym at 6, bench 3x8 80kg", sets(3, { reps: 8, weight: 80, unit: "kg" })],
  ["yesterday evening around 7 i did bench 3x8 80", sets(3, { reps: 8, weight: 80 })],
  ["and a second with 85 for 5", sets(1, { reps: 5, weight: 85 })],
])("what is seldom written so is read as what is often written for it: %j", (text, ...expected) => {
  expect(entriesOf(text).map((entry) => entry.sets)).toEqual(expected);
  expect(entriesOf(text).every(({ phrase }) => phrase !== null || /^and/.test(text))).toBe(true);
});

test.each<[text: string, ...entries: [phrase: string, sets: ReturnType<typeof sets>][]]>([
  [
    "cardio 30 min, squats 3x5 100kg",
    ["cardio", sets(1, { durationS: 1800 })],
    ["squats", sets(3, { reps: 5, weight: 100, unit: "kg" })],
  ],
  ["cardio 30 min: run 5k in 25 min", ["run", sets(1, { durationS: 1500, distance: 5, distanceUnit: "km" })]],
  ["warmed up 10 minutes, bench 3x8 80kg", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg" })]],
  ["stretched for 15 min after bench 3x8 80kg", ["bench", sets(3, { reps: 8, weight: 80, unit: "kg" })]],
  [
    "warm up 10 min row, bench 3x8 80kg",
    ["row", sets(1, { durationS: 600, type: "warmup" })],
    ["bench", sets(3, { reps: 8, weight: 80, unit: "kg" })],
  ],
])("a time beside sets is neither lost nor theirs: %j", (text, ...expected) => {
  expect(entriesOf(text).map((entry) => [entry.phrase, entry.sets])).toEqual(expected);
});

test.each([
  ["I need to eat more, bench 3x8 80", "unsaid"],
  ["my shoulder used to hurt, bench 3x8 80 pain free today", "unsaid"],
  ["I want to do bench 3x8 80", "planned"],
])("what is said of food or a part of the body ahead of sets plans none: %j", (text, stance) => {
  expect(entriesOf(text).map((entry) => entry.stance)).toEqual([stance]);
});

test.each<[text: string, ...entries: ReturnType<typeof sets>[]]>([
  [
    "pull ups: 8 bw, 6 with 10kg, 5 with 15kg",
    [
      ...sets(1, { reps: 8 }),
      ...sets(1, { reps: 6, weight: 10, unit: "kg", load: "added" }),
      ...sets(1, { reps: 5, weight: 15, unit: "kg", load: "added" }),
    ],
  ],
  [
    "bench 4x10 - first two at 60kg, last two at 65kg",
    [...sets(2, { reps: 10, weight: 60, unit: "kg" }), ...sets(2, { reps: 10, weight: 65, unit: "kg" })],
  ],
  [
    "leg press 3 sets, first two 120kg for 12, last one 140 for 8",
    [...sets(2, { reps: 12, weight: 120, unit: "kg" }), ...sets(1, { reps: 8, weight: 140, unit: "kg" })],
  ],
  [
    "chest press 3 sets, 12 10 8, 50kg 55kg 60kg",
    [12, 10, 8].flatMap((reps, at) => sets(1, { reps, weight: 50 + 5 * at, unit: "kg" })),
  ],
  ["went from 80 to 85kg on bench today, 3x5", sets(3, { reps: 5, weight: 85, unit: "kg" })],
  [
    "bench 3 sets:\n80x8\n80x8\n80x6\nthen 60x15",
    [...each([8, 8, 6], { weight: 80 }), ...sets(1, { reps: 15, weight: 60 })],
  ],
  [
    "did 2 exercises, 3 sets each: squat 100 x5, bench 80 x5",
    sets(3, { reps: 5, weight: 100 }),
    sets(3, { reps: 5, weight: 80 }),
  ],
  [
    "tried 150kg squat but missed it, then did 140 for a double",
    [
      ...sets(1, { reps: 0, weight: 150, unit: "kg", toFailure: true }),
      ...sets(1, { reps: 2, weight: 140, unit: "kg" }),
    ],
  ],
  ["I wish I could do 10 pull ups, I only got 4 today", sets(1, { reps: 4 })],
  [
    "bench 80 for 3, 90 for 2, 95 for a single",
    [80, 90, 95].flatMap((weight, at) => sets(1, { reps: 3 - at, weight })),
  ],
  [
    "my wife and I each did 3x10 goblet squats, me with 24kg, her with 12kg",
    sets(3, { reps: 10, weight: 24, unit: "kg" }),
  ],
])("loads, counts and people told beside a scheme: %j", (text, ...expected) => {
  expect(entriesOf(text).map((entry) => entry.sets)).toEqual(expected);
});
