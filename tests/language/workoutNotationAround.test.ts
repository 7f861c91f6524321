import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import type { LogSet } from "../../src/protocol/workoutLog.ts";
import { each, KG, type Said, sets } from "./notationRows.ts";

type Row = [text: string, phrase: string, sets: LogSet[]];

const kg = (weight: number): Said => ({ weight, unit: "kg" });
const drop = (reps: number, said: Said) => sets(1, { reps, ...said, type: "drop" });
const warm = (reps: number, said: Said) => sets(1, { reps, ...said, type: "warmup" });

/** Sets that go on with less, however that is said. */
const DROPS: Row[] = [
  [
    "leg ext 200x10, then dropped 150x10",
    "leg ext",
    [...sets(1, { reps: 10, weight: 200 }), ...drop(10, { weight: 150 })],
  ],
  [
    "leg press 200kg 3x10 plus dropset 150x10",
    "leg press",
    [...sets(3, { reps: 10, ...kg(200) }), ...drop(10, kg(150))],
  ],
  [
    "lateral raise drop set 10x12, 7.5x10, 5x8",
    "lateral raise",
    [...sets(1, { reps: 12, weight: 10 }), ...drop(10, { weight: 7.5 }), ...drop(8, { weight: 5 })],
  ],
  [
    "leg extension 3x12 70kg, last set dropped to 50 for 10 more",
    "leg extension",
    [...sets(3, { reps: 12, ...kg(70) }), ...drop(10, kg(50))],
  ],
  ["hammer curls 16x10 -> 12x8", "hammer curls", [...sets(1, { reps: 10, weight: 16 }), ...drop(8, { weight: 12 })]],
  ["leg curl 45x9 d/s 30x10", "leg curl", [...sets(1, { reps: 9, weight: 45 }), ...drop(10, { weight: 30 })]],
];

/** Warm-ups, told and untold. */
const WARMUPS: Row[] = [
  ["bench 40x10 (w), 80x5", "bench", [...warm(10, { weight: 40 }), ...sets(1, { reps: 5, weight: 80 })]],
  [
    "squat 60x5 80x5 100x5 (first two warm up)",
    "squat",
    [...warm(5, { weight: 60 }), ...warm(5, { weight: 80 }), ...sets(1, { reps: 5, weight: 100 })],
  ],
  ["squat 60x5w 100x5", "squat", [...warm(5, { weight: 60 }), ...sets(1, { reps: 5, weight: 100 })]],
  ["bench: did two warm up sets then 3x8 at 80kg", "bench", sets(3, { reps: 8, ...kg(80) })],
  ["after a couple warmups did squats 5x5 100kg", "squats", sets(5, { reps: 5, ...kg(100) })],
  ["skipped the warm up and went straight to squat 5x5 100", "squat", sets(5, { reps: 5, weight: 100 })],
];

/** As it is spoken. */
const SPOKEN: Row[] = [
  ["3 x bench 80 8 reps", "bench", sets(3, { reps: 8, weight: 80 })],
  ["bench 80 kg 3 times for 6 reps each", "bench", sets(3, { reps: 6, ...kg(80) })],
  ["squats 80 for 8, did 3 of those", "squats", sets(3, { reps: 8, weight: 80 })],
  ["bench 80x8\nlast set 85x5", "bench", [...each([8], { weight: 80 }), ...each([5], { weight: 85 })]],
  ["bench press eighty by eight eighty by seven", "bench press", each([8, 7], { weight: 80 })],
  ["bench three sets of eight eighty kilos", "bench", sets(3, { reps: 8, ...kg(80) })],
  ["plank one minute thirty three times", "plank", sets(3, { durationS: 90 })],
  ["squats at sixty no seventy kilos three sets of eight", "squats", sets(3, { reps: 8, ...kg(70) })],
  ["shoulder press three sets of ten, sorry three sets of nine", "shoulder press", sets(3, { reps: 9 })],
  [
    "deadlift three at one fifty, then one at one sixty kilos",
    "deadlift",
    [...each([3], kg(150)), ...each([1], kg(160))],
  ],
  ["bankdrücken achtzig kilo dreimal acht", "bankdrücken", sets(3, { reps: 8, ...kg(80) })],
];

/** Figures beside the sets that are of something else. */
const OTHERS: Row[] = [
  ["ran for thirty minutes at ten kilometers an hour", "run", sets(1, { durationS: 1_800 })],
  ["ran 6 miles at 9 min/mile", "run", sets(1, { distance: 6, distanceUnit: "mi" })],
  ["rowed 2k at a two oh five split", "rowing", sets(1, { distance: 2, distanceUnit: "km" })],
  ["bench me 80x5 mate did 100x5", "bench", sets(1, { reps: 5, weight: 80 })],
  ["bench today, coach had 150 for a single, i got 110x3", "bench", sets(1, { reps: 3, weight: 110 })],
  ["deadlift 150 for 3, my buddy pulled 200", "deadlift", sets(1, { reps: 3, weight: 150 })],
  ["pull ups 10 (10), 8 (18), 7 (25)", "pull ups", each([10, 8, 7])],
  ["pushups 20, 15, 15 total 50", "pushups", each([20, 15, 15])],
  ["i'm 47 and just benched 80kg for 5", "bench", sets(1, { reps: 5, ...kg(80) })],
  ["squat 3x8 90kg at 82kg bodyweight", "squat", sets(3, { reps: 8, ...kg(90) })],
  ["bench 5x5 100kg rest 180", "bench", sets(5, { reps: 5, ...kg(100) })],
  ["bench 2x5 100kg, 80kg x 10", "bench", [...sets(2, { reps: 5, ...kg(100) }), ...each([10], kg(80))]],
  ["12 pull ups in a row then 8", "pull ups", each([12, 8])],
  ["squat 4x5 + 1x3 100kg", "squat", each([5, 5, 5, 5, 3], kg(100))],
  ["swim 1500m: 10x150m", "swim", sets(10, { distance: 150, distanceUnit: "m" })],
];

const swum = (distance: number, count = 1, said: Partial<LogSet> = {}) =>
  sets(count, { distance, distanceUnit: "m", ...said });

/** Ways by their pieces, and what is said of them that is none. */
const WAYS: Row[] = [
  ["swim 8x50 free on 1:00", "swim", swum(50, 8)],
  [
    "swim: 400 wu, 8x100 on 1:45, 200 cd, 1400 total",
    "swim",
    [...swum(400, 1, { type: "warmup" }), ...swum(100, 8), ...swum(200)],
  ],
  ["1400m swim: 400 easy, 10x100 pull", "swim", [...swum(400), ...swum(100, 10)]],
  ["10x50 kick w/ fins 20s rest", "swimming", swum(50, 10)],
  ["nuoto 300 rana, 4x50 gambe", "nuoto", [...swum(300), ...swum(50, 4)]],
  ["swam 1500 in 32:10", "swimming", swum(1_500, 1, { durationS: 1_930 })],
  ["ran 10k in 52:30, splits 5:20 5:15", "run", sets(1, { distance: 10, distanceUnit: "km", durationS: 3_150 })],
  ["hike 14km 620 m up 4h10", "hike", sets(1, { distance: 14, distanceUnit: "km", durationS: 15_000 })],
  ["pushups 3x12 hold 5s", "pushups", sets(3, { reps: 12 })],
  ["swam 40 lengths of the 25", "swimming", swum(1_000)],
  ["footing 12 km en 1h07'50\"", "footing", sets(1, { distance: 12, distanceUnit: "km", durationS: 4_070 })],
  ["corsa 9 km 5'31\" poi a casa", "corsa", sets(1, { distance: 9, distanceUnit: "km" })],
  ["corrida 15 km 1h28 (5:52)", "corrida", sets(1, { distance: 15, distanceUnit: "km", durationS: 5_280 })],
  ["erg 3 x 20'/1' rest", "erg", sets(3, { durationS: 1_200 })],
  ["turbo 2x20 @ 228/231", "turbo", sets(2, { durationS: 1_200 })],
  ["run 10 x 3min c/ 90s trote", "run", sets(10, { durationS: 180 })],
  ["run 12x200 rec 1'", "run", swum(200, 12)],
  ["erg 4 x 2000/5' : 1:52.4 1:52.3 1:53.0 1:54.8", "erg", swum(2_000, 4)],
  ["run 12 km con 4 km fuertes: 4:08 / 4:11", "run", sets(1, { distance: 12, distanceUnit: "km" })],
  ["bench 3x12 @ 120", "bench", sets(3, { reps: 12, weight: 120 })],
  ["squat 2x20 @ 100", "squat", sets(2, { reps: 20, weight: 100 })],
];

/** The last of the sets, in other languages. */
const LAST_ONES: Row[] = [
  ["squat 4x8 70 kg, la dernière à 6", "squat", each([8, 8, 8, 6], kg(70))],
  ["panca 4x8 60 kg, l'ultima da 5", "panca", each([8, 8, 8, 5], kg(60))],
  ["press banca 4x10 60kg, las dos últimas de 8", "press banca", each([10, 10, 8, 8], kg(60))],
  ["Bankdrücken 4x8 80 kg, die letzten beiden mit 6", "Bankdrücken", each([8, 8, 6, 6], kg(80))],
];

/** What other lines and brackets say of the sets. */
const BESIDE: Row[] = [
  ["row 135 10, 10\n(lbs)", "row", each([10, 10], { weight: 135, unit: "lb" })],
  ["remo 3x10 40\ntodo en kilos", "remo", sets(3, { reps: 10, ...kg(40) })],
  ["hammer curl 14 10 9 8\n(kg then reps)", "hammer curl", each([10, 9, 8], kg(14))],
  [
    "ski erg 2x1000m\n4:10\n4:12",
    "ski erg",
    [250, 252].flatMap((durationS) => sets(1, { distance: 1_000, distanceUnit: "m", durationS })),
  ],
  ["deadlift 3 plates a side for 5 (315 lb)", "deadlift", sets(1, { reps: 5, weight: 315, unit: "lb" })],
  ["wall balls 40 x 9 kg", "wall balls", sets(1, { reps: 40, ...kg(9) })],
  ["dumbbell curl 14s x12 x10 x8", "dumbbell curl", each([12, 10, 8], { weight: 14, perHand: true })],
  ["curls 14s x 12 x 3 felt fine", "curls", sets(3, { reps: 12, weight: 14, perHand: true })],
  ["was meant to do 5x5 squats but only managed three sets of five", "squats", sets(3, { reps: 5 })],
  ["kreuzheben fünf mal mit zweihundertzehn kilo", "kreuzheben", sets(1, { reps: 5, ...kg(210) })],
  ["mezz'ora di cyclette", "cyclette", sets(1, { durationS: 1_800 })],
];

test.each([...DROPS, ...WARMUPS, ...SPOKEN, ...OTHERS, ...WAYS, ...LAST_ONES, ...BESIDE])(
  "%j",
  (text, phrase, said) => {
    const entries = parseWorkoutLog(text, KG).entries;

    expect(entries.map((entry) => [entry.phrase, entry.sets])).toEqual([[phrase, said]]);
    expect(entries.flatMap(({ unread, readings }) => [...unread, ...readings])).toEqual([]);
  },
);

/** Whether anything is asked about the figures of a message. */
const isAsked = (text: string): boolean =>
  parseWorkoutLog(text, KG).entries.some(({ readings, unread }) => readings.length > 1 || unread.length > 0);

test("where two readings of a figure are as likely, or a load is only where sets climbed to, it is asked", () => {
  expect(isAsked("Leg Press, 140, 3, 12")).toBe(true);
  expect(isAsked("bench 80kg/8/3")).toBe(true);
  expect(isAsked("front squat 5 sets of 3 working up to 100kg")).toBe(true);
  expect(isAsked("leg extension 3x12 70kg, last set dropped to 50 for 10")).toBe(true);
  expect(isAsked("leg extension 3x12 70kg, last set 10")).toBe(false);
  expect(isAsked("push ups 50 x 10kg vest")).toBe(true);
  expect(isAsked("pistols, three on the right and one on the left")).toBe(true);
  expect(isAsked("chins 3x8, except I skipped them in the last round")).toBe(true);
  expect(isAsked("rdl 3x10 80, apart from the second where i only got 7")).toBe(true);
  expect(isAsked("squat 5x5 100. felt good except my wrist")).toBe(false);
});

test("a plan as it is written down is no log, and a list of sets is one", () => {
  const stances = (text: string) => new Set(parseWorkoutLog(text, KG).entries.map(({ stance }) => stance));

  expect(stances("Woche 1\nKniebeuge 3x5 100kg\nWoche 2\nKniebeuge 3x5 102,5kg")).toEqual(new Set(["planned"]));
  expect(stances("squat 3x5 @ 75%\nbench 4x6 @ 70%")).toEqual(new Set(["planned"]));
  expect(stances("goblet squat 3x8-12 rest 60s\nrow 3x8-12 rest 60s")).toEqual(new Set(["planned"]));
  expect(stances("squat 3x5 100kg\nbench 4x6 70kg")).toEqual(new Set(["unsaid"]));
});
