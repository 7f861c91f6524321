/** A lift whose every week is written down, heaviest first: `weight: reps of each set @RPE of the last`; `-` is not trained. */
export type MainLift = {
  kind: "main";
  slug: string;
  warmUp: readonly [weight: number, reps: number][];
  weeks: readonly string[];
};

/** A lift that grows by double progression: reps up to the top of the range, then weight up and reps down. */
export type Accessory = {
  kind: "accessory";
  slug: string;
  sets: number;
  /** Reps, or seconds of a hold. */
  range: readonly [lowest: number, highest: number];
  step?: number;
  /** `null` for the body alone. */
  weight: number | null;
  increment?: number;
  perHand?: true;
  each?: true;
  isHold?: true;
};

export type DemoDay = { name: string /** Monday is 0. */; weekday: number; lifts: readonly (MainLift | Accessory)[] };

/** Easy on purpose, in the middle. */
export const DELOAD_WEEK = 5;
/** After twelve whole weeks comes the one that today is in. */
export const LAST_WEEK = 12;

const BENCH: MainLift = {
  kind: "main",
  slug: "bench-press",
  warmUp: [
    [40, 8],
    [60, 5],
  ],
  // Stuck at 87.5 for three weeks, then lighter with more reps, then past it.
  weeks: [
    "80: 5 5 5 5 @7.5",
    "82.5: 5 5 5 5 @8",
    "82.5: 6 6 5 5 @8",
    "85: 5 5 5 4 @8.5",
    "85: 5 5 5 5 @9",
    "67.5: 5 5 5 @6",
    "85: 6 5 5 5 @9",
    "87.5: 5 5 4 4 @9",
    "87.5: 5 4 4 4 @9.5",
    "87.5: 5 4 4 3 @10",
    "80: 8 8 8 7 @8",
    "82.5: 8 8 7 7 @8.5",
    "90: 5 4 4 4 @9",
  ],
};
const SQUAT: MainLift = {
  kind: "main",
  slug: "back-squat",
  warmUp: [
    [60, 8],
    [90, 3],
  ],
  weeks: [
    "110: 5 5 5 5 @7.5",
    "112.5: 5 5 5 5 @8",
    "115: 5 5 5 5 @8",
    "117.5: 5 5 5 4 @8.5",
    "117.5: 5 5 5 5 @9",
    "92.5: 5 5 5 @6",
    "117.5: 5 5 5 5 @8",
    "120: 5 5 5 5 @8.5",
    "122.5: 5 5 4 4 @9",
    "122.5: 5 5 5 5 @9",
    "125: 5 4 4 4 @9",
    "125: 5 5 5 4 @9",
    "127.5: 5 5 4 4 @9",
  ],
};
const DEADLIFT: MainLift = {
  kind: "main",
  slug: "conventional-deadlift",
  warmUp: [
    [70, 5],
    [110, 3],
  ],
  weeks: [
    "140: 5 5 5 @7.5",
    "142.5: 5 5 5 @8",
    "-",
    "145: 5 5 5 @8",
    "147.5: 5 5 4 @8.5",
    "115: 5 5 @6",
    "147.5: 5 5 5 @8",
    "150: 5 5 4 @8.5",
    "-",
    "150: 5 5 5 @8.5",
    "152.5: 5 5 4 @8.5",
    "155: 5 4 4 @9",
    "157.5: 5 4 3 @9",
  ],
};
const OVERHEAD: MainLift = {
  kind: "main",
  slug: "overhead-press",
  warmUp: [[30, 8]],
  weeks: [
    "50: 6 6 6 5 @8",
    "50: 6 6 6 6 @8",
    "52.5: 5 5 5 5 @8.5",
    "52.5: 6 5 5 5 @8.5",
    "52.5: 6 6 5 5 @9",
    "42.5: 5 5 5 @6",
    "52.5: 6 6 6 5 @8.5",
    "55: 5 5 4 4 @9",
    "-",
    "55: 5 5 5 4 @9",
    "55: 5 5 5 5 @9",
    "55: 6 5 5 5 @9",
    "57.5: 4 4 4 3 @9",
  ],
};
/** `+` is on the belt. */
const PULL_UP: MainLift = {
  kind: "main",
  slug: "pull-up",
  warmUp: [],
  weeks: [
    "+0: 8 7 6 6 @8.5",
    "+0: 8 8 7 6 @9",
    "+0: 9 8 7 6 @9",
    "+0: 9 8 8 7 @9",
    "+0: 10 8 8 7 @9",
    "+0: 6 6 6 @6",
    "+2.5: 8 7 6 6 @8.5",
    "+2.5: 8 8 7 6 @9",
    "-",
    "+5: 6 6 6 5 @8.5",
    "+5: 7 6 6 6 @9",
    "+5: 8 7 6 6 @9",
    "+7.5: 6 6 5 5 @9",
  ],
};

const accessory = (
  slug: string,
  sets: number,
  range: readonly [number, number],
  rest: Partial<Accessory> = {},
): Accessory => ({
  kind: "accessory",
  slug,
  sets,
  range,
  weight: null,
  ...rest,
});

/** Four days a week, upper and lower body in turn. Weights in kilograms. */
export const DEMO_DAYS: readonly DemoDay[] = [
  {
    name: "Upper A",
    weekday: 0,
    lifts: [
      BENCH,
      accessory("barbell-row", 4, [8, 10], { weight: 67.5, increment: 2.5 }),
      accessory("dumbbell-shoulder-press", 3, [8, 12], { weight: 20, increment: 2, perHand: true }),
      accessory("lat-pulldown", 3, [10, 12], { weight: 60, increment: 5 }),
      accessory("lateral-raise", 3, [12, 15], { weight: 10, increment: 2, perHand: true }),
      accessory("triceps-pushdown", 3, [10, 15], { weight: 27.5, increment: 2.5 }),
    ],
  },
  {
    name: "Lower A",
    weekday: 1,
    lifts: [
      SQUAT,
      accessory("romanian-deadlift", 3, [8, 10], { weight: 90, increment: 5 }),
      accessory("leg-press", 3, [10, 12], { weight: 180, increment: 10 }),
      accessory("lying-leg-curl", 3, [10, 12], { weight: 40, increment: 5 }),
      accessory("standing-calf-raise", 4, [10, 15], { weight: 80, increment: 5 }),
      accessory("plank", 3, [45, 75], { step: 5, isHold: true }),
    ],
  },
  {
    name: "Upper B",
    weekday: 3,
    lifts: [
      OVERHEAD,
      PULL_UP,
      accessory("incline-dumbbell-press", 3, [8, 12], { weight: 26, increment: 2, perHand: true }),
      accessory("seated-cable-row", 3, [10, 12], { weight: 60, increment: 5 }),
      accessory("face-pull", 3, [12, 15], { weight: 25, increment: 2.5 }),
      accessory("dumbbell-curl", 3, [8, 12], { weight: 14, increment: 2, perHand: true }),
    ],
  },
  {
    name: "Lower B",
    weekday: 4,
    lifts: [
      DEADLIFT,
      accessory("bulgarian-split-squat", 3, [8, 12], { weight: 16, increment: 2, perHand: true, each: true }),
      accessory("leg-extension", 3, [12, 15], { weight: 55, increment: 5 }),
      accessory("seated-leg-curl", 3, [10, 12], { weight: 45, increment: 5 }),
      accessory("hanging-leg-raise", 3, [8, 15]),
      accessory("side-plank", 2, [30, 45], { step: 5, isHold: true, each: true }),
    ],
  },
];

/** Days that did not go as planned, by week and weekday. */
export const MISSED: readonly string[] = ["2 4", "8 3", "8 4"];
/** Trained a day later. */
export const MOVED: Readonly<Record<string, number>> = { "10 1": 2 };

/** What was noted, by week and exercise. */
export const NOTES: Readonly<Record<string, string>> = {
  "0 bench-press": "First week of the block. Left two reps in the tank.",
  "1 back-squat": "Belt from 110 up.",
  "3 pull-up": "All dead hang, no kipping.",
  "4 back-squat": "Slept five hours, felt every one of these.",
  "5 bench-press": "Deload: easy on purpose.",
  "5 conventional-deadlift": "Deload. Bar speed is back.",
  "6 bulgarian-split-squat": "Left knee fine when I keep the shin upright.",
  "8 bench-press": "Grinding. Elbows flare on the last rep.",
  "9 bench-press": "Missed the fourth rep of the last set. Third week at 87.5.",
  "10 bench-press": "Down to 80 for eights, pausing the first rep.",
  "11 conventional-deadlift": "Grip went before the back did.",
  "12 bench-press": "90 for five!",
};

/** Saturday runs of 5 km, by week, in seconds. */
export const RUNS: Readonly<Record<number, number>> = { 1: 1_722, 3: 1_695, 4: 1_701, 6: 1_668, 9: 1_650, 11: 1_624 };
