import fc from "fast-check";
import { expect, test } from "vitest";
import { type LogEntry, LogSet } from "../../src/protocol/workoutLog.ts";
import { addDays } from "../../src/training/calendarWeek.ts";
import { bestPoint, exerciseProgress } from "../../src/training/exerciseProgress.ts";
import { muscleWeeks } from "../../src/training/muscleWeeks.ts";
import { setE1rm } from "../../src/training/setE1rm.ts";
import { weeklyBand, weeklyGuide } from "../../src/training/weeklyGuide.ts";
import type { CountedExercise } from "../../src/training/workingSet.ts";

const BENCH: CountedExercise = {
  mechanic: "compound",
  primary_muscles: ["chest"],
  secondary_muscles: ["triceps"],
  e1rm_group: "bench-press",
};
const CURL: CountedExercise = { mechanic: "isolation", primary_muscles: ["biceps"], secondary_muscles: [] };
const PULL_UP: CountedExercise = {
  mechanic: "compound",
  primary_muscles: ["lats"],
  secondary_muscles: ["biceps"],
  bodyweight_fraction: 1,
};
const PLANK: CountedExercise = { mechanic: "isolation", primary_muscles: ["abs"], secondary_muscles: [] };
const RUN: CountedExercise = { mechanic: "cardio", primary_muscles: ["cardio_system"], secondary_muscles: [] };

const set = (part: Partial<LogSet>) => LogSet.parse({ ...(part.weight ? { unit: "kg" } : {}), ...part });
const entry = (date: string, ...sets: Partial<LogSet>[]): LogEntry => ({
  id: `log-${date}`,
  exercise: { id: "x", name: "X" },
  date,
  performedAt: `${date}T12:00:00Z`,
  sets: sets.map(set),
  note: null,
});
const of = (
  exercise: CountedExercise,
  entries: LogEntry[],
  bodyWeight: number | null = null,
  unit: "kg" | "lb" = "kg",
) => exerciseProgress(entries, { unit, exercise, bodyWeightOn: () => bodyWeight });

test.each<[string, Partial<LogSet>, CountedExercise, number | null, number | null]>([
  // Epley: w (1 + r / 30)
  ["five to failure", { reps: 5, weight: 100 }, BENCH, null, 100 * (1 + 5 / 30)],
  ["a single", { reps: 1, weight: 100 }, BENCH, null, 100],
  ["two in reserve", { reps: 5, weight: 100, rir: 2 }, BENCH, null, 100 * (1 + 7 / 30)],
  ["RPE 8 is two in reserve", { reps: 5, weight: 100, rpe: 8 }, BENCH, null, 100 * (1 + 7 / 30)],
  ["to failure whatever the RPE", { reps: 5, weight: 100, rpe: 8, toFailure: true }, BENCH, null, 100 * (1 + 5 / 30)],
  ["thirteen to failure", { reps: 10, weight: 60, rir: 3 }, BENCH, null, null],
  ["a warm-up", { reps: 5, weight: 60, type: "warmup" }, BENCH, null, null],
  ["reps with pauses", { reps: 10, weight: 60, type: "rest_pause" }, BENCH, null, null],
  ["isolation", { reps: 8, weight: 20 }, CURL, null, null],
  ["an exercise that is no longer known", { reps: 8, weight: 20 }, null, null, null],
  ["no weight said", { reps: 8 }, BENCH, 80, null],
  ["the body and a belt", { reps: 5, weight: 10, load: "added" }, PULL_UP, 80, 90 * (1 + 5 / 30)],
  ["the body less help", { reps: 6, weight: 20, load: "assisted" }, PULL_UP, 80, 60 * (1 + 6 / 30)],
  ["a belt, the body not known", { reps: 5, weight: 10, load: "added" }, PULL_UP, null, null],
])("the estimate of %s", (_, part, exercise, bodyWeight, expected) => {
  const estimate = setE1rm(set(part), exercise, "kg", bodyWeight)?.e1rm ?? null;

  if (expected === null) expect(estimate).toBeNull();
  else expect(estimate).toBeCloseTo(expected, 9);
});

test.each<[string, CountedExercise, Partial<LogSet>[], number | null, string, number]>([
  [
    "a barbell lift by its estimate",
    BENCH,
    [
      { reps: 10, weight: 60 },
      { reps: 2, weight: 70 },
    ],
    null,
    "e1rm",
    80,
  ],
  ["one of many reps by its weight", BENCH, [{ reps: 20, weight: 40 }], null, "load", 40],
  [
    "isolation by its weight",
    CURL,
    [
      { reps: 12, weight: 10 },
      { reps: 8, weight: 12 },
    ],
    null,
    "load",
    12,
  ],
  ["one's own weight by reps", PULL_UP, [{ reps: 8 }, { reps: 6 }], 80, "reps", 8],
  ["added weight by its estimate", PULL_UP, [{ reps: 1, weight: 10, load: "added" }], 80, "e1rm", 90],
  ["added weight, the body not known, by itself", PULL_UP, [{ reps: 5, weight: 10, load: "added" }], null, "load", 10],
  ["help as less than nothing", PULL_UP, [{ reps: 5, weight: 30, load: "assisted" }], null, "load", -30],
  ["a hold by seconds", PLANK, [{ durationS: 45 }, { durationS: 60 }], null, "seconds", 60],
  ["a run by metres", RUN, [{ durationS: 1_500, distance: 5, distanceUnit: "km" }], null, "metres", 5_000],
  ["nothing but warm-ups by nothing", BENCH, [{ reps: 5, weight: 20, type: "warmup" }], null, "reps", Number.NaN],
])("the trend tells %s", (_, exercise, sets, bodyWeight, measure, value) => {
  const progress = of(exercise, [entry("2026-11-20", ...sets)], bodyWeight);

  expect(progress.measure).toBe(measure);
  expect(progress.points[0]?.best?.value ?? Number.NaN).toBe(value);
});

test("a day's point is made of its working sets, each figure with the set and the log that it is from", () => {
  const { points } = of(BENCH, [
    entry("2026-11-20", { reps: 10, weight: 40, type: "warmup" }, { reps: 5, weight: 80 }, { reps: 8, weight: 75 }),
    entry("2026-11-18", { reps: 5, weight: 70 }),
    entry("2026-11-19", { reps: 15, weight: 50 }),
  ]);

  expect(points.map(({ date, best }) => [date, best?.value ?? null])).toEqual([
    ["2026-11-18", 81.67],
    ["2026-11-19", null],
    // 75 × (1 + 8 / 30) = 95, against 80 × (1 + 5 / 30) = 93.33
    ["2026-11-20", 95],
  ]);
  expect(points[2]).toMatchObject({
    e1rm: { formula: "epley", load: 75, repsToFailure: 8, trust: "good", from: { logId: "log-2026-11-20", index: 2 } },
    topSet: { logId: "log-2026-11-20", index: 1, weight: 80, set: { reps: 5 } },
    volume: { total: 5 * 80 + 8 * 75, uncountedSets: 0 },
    sets: 2,
    logIds: ["log-2026-11-20"],
  });
});

test("records are the first of their kind, and reps at a weight count unless a heavier one was moved as often", () => {
  const { records } = of(BENCH, [
    entry("2026-11-21", { reps: 5, weight: 100 }, { reps: 5, weight: 90 }, { reps: 8, weight: 80 }),
    entry("2026-11-14", { reps: 5, weight: 100 }, { reps: 12, weight: 70 }),
  ]);

  expect(records.e1rm).toMatchObject({ value: 116.67, from: { date: "2026-11-14" } });
  expect(records.heaviest).toMatchObject({ weight: 100, date: "2026-11-14", index: 0 });
  expect(records.mostReps.map(({ weight, set: { reps }, date }) => [weight, reps, date])).toEqual([
    [100, 5, "2026-11-14"],
    [80, 8, "2026-11-21"],
    [70, 12, "2026-11-14"],
  ]);
});

test("weights that were all said per hand are told per hand; else they are those of both; volume is always both", () => {
  const hands = entry("2026-11-20", { reps: 10, weight: 30, perHand: true });
  const both = entry("2026-11-21", { reps: 10, weight: 64 });

  expect(of(BENCH, [hands])).toMatchObject({
    perHand: true,
    points: [{ best: { value: 40 }, topSet: { weight: 30 }, volume: { total: 600 } }],
  });
  expect(of(BENCH, [hands, both])).toMatchObject({
    perHand: false,
    points: [{ best: { value: 80 }, topSet: { weight: 60 } }, { best: { value: 85.33 } }],
  });
});

test("pounds and kilograms are one trend, in the unit asked for", () => {
  const entries = [entry("2026-11-20", { reps: 1, weight: 100 }, { reps: 1, weight: 225, unit: "lb" })];

  // 225 × 0.45359237 = 102.058; 100 / 0.45359237 = 220.462
  expect(of(BENCH, entries).points[0]).toMatchObject({ best: { value: 102.06, from: { index: 1 } } });
  expect(of(BENCH, entries, null, "lb").records.mostReps).toMatchObject([{ weight: 225 }]);
});

test("whatever was logged, a point is of a day with a working set, and no figure is above its record", () => {
  const anySet = fc
    .record({
      reps: fc.option(fc.integer({ min: 0, max: 20 })),
      weight: fc.option(fc.integer({ min: 0, max: 200 })),
      load: fc.constantFrom("total" as const, "added" as const, "assisted" as const),
      type: fc.constantFrom("normal" as const, "warmup" as const, "drop" as const),
      durationS: fc.option(fc.integer({ min: 1, max: 100 })),
      perHand: fc.boolean(),
    })
    .map(set);
  const anyEntry = fc
    .tuple(fc.integer({ min: -30, max: 0 }), fc.array(anySet, { minLength: 1, maxLength: 4 }))
    .map(([day, sets]) => entry(addDays("2026-11-22", day), ...sets));
  fc.assert(
    fc.property(fc.array(anyEntry), fc.constantFrom(BENCH, CURL, PULL_UP, null), (entries, exercise) => {
      const { points, records } = of(exercise, entries, 80);
      const worked = entries.filter(({ sets }) => sets.some(({ type, reps }) => type !== "warmup" && reps !== 0));
      expect(points.map(({ date }) => date)).toEqual([...new Set(worked.map(({ date }) => date))].sort());
      for (const { e1rm } of points) if (e1rm) expect(records.e1rm?.value).toBeGreaterThanOrEqual(e1rm.value);
      expect(bestPoint(points)?.value ?? null).toBe(
        points.reduce<number | null>(
          (most, { best }) => (best ? Math.max(most ?? best.value, best.value) : most),
          null,
        ),
      );
      expect(of(exercise, [...entries].reverse(), 80).points.map(({ best }) => best?.value)).toEqual(
        points.map(({ best }) => best?.value),
      );
    }),
  );
});

test("the work of a week by muscle: sets and volume in the same fractions, and the band they lie in", () => {
  const weeks = muscleWeeks(
    [
      entry("2026-11-16", ...Array.from({ length: 9 }, () => ({ reps: 5, weight: 80 }))),
      entry("2026-11-15", { reps: 10, weight: 50 }),
      entry("2026-11-08", { reps: 10, weight: 50 }),
    ],
    { unit: "kg", to: "2026-11-22", weeks: 2, exerciseOf: () => BENCH, bodyWeightOn: () => null },
  );

  expect(weeks).toEqual([
    {
      week: "2026-W46",
      from: "2026-11-09",
      to: "2026-11-15",
      muscles: [
        { muscle: "chest", sets: 1, direct: 1, indirect: 0, volume: 500, band: "maintenance" },
        { muscle: "triceps", sets: 0.5, direct: 0, indirect: 0.5, volume: 250, band: "maintenance" },
      ],
    },
    {
      week: "2026-W47",
      from: "2026-11-16",
      to: "2026-11-22",
      muscles: [
        { muscle: "chest", sets: 9, direct: 9, indirect: 0, volume: 3_600, band: "efficient" },
        { muscle: "triceps", sets: 4.5, direct: 0, indirect: 4.5, volume: 1_800, band: "efficient" },
      ],
    },
  ]);
});

test("bands are below 4, 4 to 9, 10 to 20 and above, and levels have ranges of their own", () => {
  expect([0, 3.5, 4, 9.5, 10, 20, 20.5].map(weeklyBand)).toEqual([
    "maintenance",
    "maintenance",
    "efficient",
    "efficient",
    "usual",
    "usual",
    "high",
  ]);
  expect((["beginner", "intermediate", "advanced"] as const).map((level) => weeklyGuide(level).range)).toEqual([
    { from: 4, to: 10, isOpen: false },
    { from: 8, to: 16, isOpen: false },
    { from: 10, to: 20, isOpen: true },
  ]);
  expect(weeklyGuide(null)).toMatchObject({ kind: "heuristic", level: null });
});
