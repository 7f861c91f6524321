import fc from "fast-check";
import { expect, test } from "vitest";
import { LogSet } from "../../src/protocol/workoutLog.ts";
import { addDays, calendarWeek } from "../../src/training/calendarWeek.ts";
import { convertWeight } from "../../src/training/convertWeight.ts";
import { dayStreak } from "../../src/training/dayStreak.ts";
import { fractionalSets } from "../../src/training/fractionalSets.ts";
import { setVolume } from "../../src/training/setVolume.ts";
import { firstDayOf, trainingWeeks } from "../../src/training/trainingWeeks.ts";
import type { CountedExercise } from "../../src/training/workingSet.ts";

const BENCH: CountedExercise = {
  mechanic: "compound",
  primary_muscles: ["chest"],
  secondary_muscles: ["triceps", "front_delts"],
};
const PULL_UP: CountedExercise = {
  mechanic: "compound",
  primary_muscles: ["lats"],
  secondary_muscles: ["biceps"],
  bodyweight_fraction: 1,
};
const RUN: CountedExercise = { mechanic: "cardio", primary_muscles: ["cardio_system"], secondary_muscles: ["quads"] };
const EXERCISES: Record<string, CountedExercise> = { bench: BENCH, pullUp: PULL_UP, run: RUN };

const set = (part: Partial<LogSet>) => LogSet.parse(part);
const TODAY = "2026-11-22";
const day = fc.integer({ min: -400, max: 10 }).map((days) => addDays(TODAY, days));
const anySet = fc
  .record({
    reps: fc.option(fc.integer({ min: 0, max: 30 })),
    weight: fc.option(fc.integer({ min: 0, max: 200 })),
    unit: fc.constantFrom("kg" as const, "lb" as const),
    side: fc.constantFrom(null, "left" as const, "right" as const, "each" as const),
    load: fc.constantFrom("total" as const, "added" as const, "assisted" as const),
    type: fc.constantFrom("normal" as const, "warmup" as const, "drop" as const),
    perHand: fc.boolean(),
  })
  .map(set);
const anyEntry = fc
  .record({ exercise: fc.constantFrom(...Object.keys(EXERCISES)), date: day, sets: fc.array(anySet, { minLength: 1 }) })
  .map(({ exercise, date, sets }) => ({
    id: "log",
    exercise: { id: exercise, name: exercise },
    date,
    performedAt: `${date}T12:00:00Z`,
    sets,
    note: null,
  }));
const sums = (weeks: number, unit: "kg" | "lb" = "kg") => ({
  unit,
  to: TODAY,
  weeks,
  exerciseOf: (id: string) => EXERCISES[id] ?? null,
  bodyWeightOn: () => convertWeight(80, "kg", unit),
});

test("weeks are those of ISO 8601", () => {
  // Examples of the standard: the first week of a year holds its first Thursday.
  expect(
    ["2026-11-22", "2026-01-01", "2027-01-03", "2024-12-30", "2020-12-31"].map((date) => calendarWeek(date)),
  ).toEqual([
    { week: "2026-W47", from: "2026-11-16", to: "2026-11-22" },
    { week: "2026-W01", from: "2025-12-29", to: "2026-01-04" },
    { week: "2026-W53", from: "2026-12-28", to: "2027-01-03" },
    { week: "2025-W01", from: "2024-12-30", to: "2025-01-05" },
    { week: "2020-W53", from: "2020-12-28", to: "2021-01-03" },
  ]);
  fc.assert(
    fc.property(day, (date) => {
      const { week, from, to } = calendarWeek(date);
      expect([from <= date, date <= to, new Date(from).getUTCDay(), addDays(from, 6)]).toEqual([true, true, 1, to]);
      expect(calendarWeek(addDays(to, 1)).week > week).toBe(true);
    }),
  );
});

test("a streak is counted up to today, or up to yesterday while today is not over", () => {
  const streak = (...days: string[]) => dayStreak(days, TODAY);

  expect(streak()).toEqual({ days: 0, longest: 0, lastDay: null });
  expect(streak("2026-11-22", "2026-11-21", "2026-11-20", "2026-11-18")).toMatchObject({ days: 3, longest: 3 });
  expect(streak("2026-11-21", "2026-11-20")).toMatchObject({ days: 2, lastDay: "2026-11-21" });
  expect(streak("2026-11-20", "2026-11-19")).toMatchObject({ days: 0, longest: 2, lastDay: "2026-11-20" });
  expect(streak("2026-11-22", "2026-11-23")).toMatchObject({ days: 1, lastDay: "2026-11-22" });
  // Through the end of February and of daylight saving time.
  expect(dayStreak(["2024-02-28", "2024-02-29", "2024-03-01"], "2024-03-01").days).toBe(3);
  expect(dayStreak(["2026-10-24", "2026-10-25", "2026-10-26"], "2026-10-26").days).toBe(3);
});

test("a streak is what counting back day by day gives, in whatever order and however often days come", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -30, max: 2 })), (offsets) => {
      const days = offsets.map((offset) => addDays(TODAY, offset));
      let counted = 0;
      for (let back = offsets.includes(0) ? 0 : -1; offsets.includes(back); back--) counted += 1;
      const streak = dayStreak(days, TODAY);
      expect(streak.days).toBe(counted);
      expect(streak.longest).toBeGreaterThanOrEqual(counted);
      expect(dayStreak([...days, ...days].reverse(), TODAY)).toEqual(streak);
    }),
  );
});

test("a working set is 1 for each primary muscle and 0.5 for each secondary one; one side is half a set", () => {
  const three = Array.from({ length: 3 }, () => ({ set: set({ reps: 10, weight: 80, unit: "kg" }), exercise: BENCH }));

  expect(fractionalSets(three)).toEqual([
    { muscle: "chest", sets: 3, direct: 3, indirect: 0 },
    { muscle: "front_delts", sets: 1.5, direct: 0, indirect: 1.5 },
    { muscle: "triceps", sets: 1.5, direct: 0, indirect: 1.5 },
  ]);
  const sides = (["left", "right"] as const).map((side) => ({ set: set({ reps: 8, side }), exercise: PULL_UP }));
  expect(fractionalSets(sides)).toMatchObject([
    { muscle: "lats", sets: 1 },
    { muscle: "biceps", sets: 0.5 },
  ]);
  expect(
    fractionalSets([
      { set: set({ reps: 8, type: "warmup" }), exercise: BENCH },
      { set: set({ reps: 0 }), exercise: BENCH },
      { set: set({ durationS: 1_800 }), exercise: RUN },
      { set: set({ reps: 8 }), exercise: null },
    ]),
  ).toEqual([]);
});

test("every set of work adds to every muscle it trains, and nothing takes from another", () => {
  const logged = fc.record({ set: anySet, exercise: fc.constantFrom(BENCH, PULL_UP, RUN) });
  const of = (all: Parameters<typeof fractionalSets>[0]) =>
    new Map(fractionalSets(all).map((one) => [one.muscle, one]));
  fc.assert(
    fc.property(fc.array(logged), logged, (before, added) => {
      const [less, more] = [of(before), of([...before, added])];
      for (const [muscle, { sets }] of less) expect(more.get(muscle)?.sets).toBeGreaterThanOrEqual(sets);
      for (const { sets, direct, indirect } of more.values()) expect(sets).toBe(direct + indirect);
      expect(of([added, ...before])).toEqual(more);
    }),
  );
});

test.each([
  ["a bar", { reps: 10, weight: 80, unit: "kg" }, BENCH, { lifted: 800, body: 0, isWhole: true }],
  ["pounds", { reps: 10, weight: 100, unit: "lb" }, BENCH, { lifted: 453.59237, body: 0, isWhole: true }],
  ["no unit said", { reps: 10, weight: 80 }, BENCH, { lifted: 800, body: 0, isWhole: true }],
  [
    "a dumbbell in each hand",
    { reps: 10, weight: 20, unit: "kg", perHand: true },
    BENCH,
    { lifted: 400, body: 0, isWhole: true },
  ],
  ["each side", { reps: 10, weight: 20, unit: "kg", side: "each" }, BENCH, { lifted: 400, body: 0, isWhole: true }],
  ["a warm-up", { reps: 10, weight: 80, type: "warmup" }, BENCH, { lifted: 0, body: 0, isWhole: true }],
  ["seconds", { durationS: 60, weight: 20 }, BENCH, { lifted: 0, body: 0, isWhole: true }],
  ["reps that were not said", { weight: 80 }, BENCH, { lifted: 0, body: 0, isWhole: false }],
  ["no weight", { reps: 10 }, BENCH, { lifted: 0, body: 0, isWhole: false }],
  ["one's own weight", { reps: 10 }, PULL_UP, { lifted: 0, body: 800, isWhole: true }],
  [
    "added weight",
    { reps: 10, weight: 10, unit: "kg", load: "added" },
    PULL_UP,
    { lifted: 100, body: 800, isWhole: true },
  ],
  ["help", { reps: 10, weight: 30, unit: "kg", load: "assisted" }, PULL_UP, { lifted: 0, body: 500, isWhole: true }],
  [
    "more help than weight",
    { reps: 10, weight: 90, unit: "kg", load: "assisted" },
    PULL_UP,
    { lifted: 0, body: 0, isWhole: true },
  ],
] as const)("volume of %s", (_, part, exercise, expected) => {
  const { lifted, body, isWhole } = setVolume(set(part), exercise, "kg", 80);

  expect({ lifted: Number(lifted.toFixed(6)), body, isWhole }).toEqual(expected);
});

test("without a body weight, what is not known is left out and said to be missing", () => {
  const of = (part: Partial<LogSet>) => setVolume(set(part), PULL_UP, "kg", null);

  expect(of({ reps: 10 })).toEqual({ lifted: 0, body: 0, isWhole: false });
  expect(of({ reps: 10, weight: 10, load: "added" })).toEqual({ lifted: 100, body: 0, isWhole: false });
  expect(of({ reps: 10, weight: 30, load: "assisted" })).toEqual({ lifted: 0, body: 0, isWhole: false });
});

test("the weeks are as many as asked for, without gaps, and hold each entry once", () => {
  fc.assert(
    fc.property(fc.array(anyEntry), fc.integer({ min: 1, max: 60 }), (entries, count) => {
      const { weeks, setsByMuscle } = trainingWeeks(entries, sums(count));
      expect(weeks).toHaveLength(count);
      expect(weeks.at(-1)?.to).toBe("2026-11-22");
      for (const [index, week] of weeks.slice(1).entries()) expect(week.from).toBe(addDays(weeks[index]?.to ?? "", 1));
      const within = entries.filter(({ date }) => date >= firstDayOf(sums(count)) && date <= "2026-11-22");
      expect(total(weeks.map(({ sessions }) => sessions))).toBe(new Set(within.map(({ date }) => date)).size);
      const lats = (all: { muscle: string; sets: number }[]) => all.find(({ muscle }) => muscle === "lats")?.sets ?? 0;
      expect(total(weeks.map((week) => lats(week.setsByMuscle)))).toBe(lats(setsByMuscle));
    }),
  );
});

test("volume is the same in either unit, and that of two halves is that of the whole", () => {
  fc.assert(
    fc.property(fc.array(anyEntry), fc.array(anyEntry), (some, others) => {
      const volume = (entries: typeof some, unit: "kg" | "lb") =>
        total(trainingWeeks(entries, sums(60, unit)).weeks.map((week) => week.volume.total));
      const both = volume([...some, ...others], "kg");
      expect(Math.abs(volume(some, "kg") + volume(others, "kg") - both)).toBeLessThan(1.3);
      expect(Math.abs(convertWeight(volume([...some, ...others], "lb"), "lb", "kg") - both)).toBeLessThan(1.3);
    }),
  );
});

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
