import { expect, test } from "vitest";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { type Goal, type Level, prescribe } from "../../src/training/prescription.ts";

const catalog = readCatalog();
const GOALS: Goal[] = ["strength", "hypertrophy", "endurance", "power", "fat_loss", "general"];
const LEVELS: Level[] = ["beginner", "intermediate", "advanced"];
const exercise = (slug: string) => {
  const found = catalog.bySlug(slug);
  if (found === null) throw new Error(`no exercise "${slug}"`);
  return found;
};
const dose = (slug: string, goal: Goal, level: Level = "intermediate") =>
  prescribe(exercise(slug), { goal, level, intensity: "normal" });

test("reps and rest of the squat follow the goal", () => {
  for (const level of LEVELS) {
    const strength = dose("back-squat", "strength", level);
    expect(strength.reps).toBeGreaterThanOrEqual(3);
    expect(strength.reps).toBeLessThanOrEqual(6);
    expect(strength.restS).toBeGreaterThanOrEqual(150);
    const size = dose("back-squat", "hypertrophy", level);
    expect(size.reps).toBeGreaterThanOrEqual(6);
    expect(size.reps).toBeLessThanOrEqual(12);
    expect(size.restS).toBe(120);
  }
  expect(dose("triceps-pushdown", "hypertrophy").restS).toBe(90);
  expect(dose("goblet-squat", "endurance").reps).toBeGreaterThanOrEqual(12);
  expect(dose("goblet-squat", "endurance").restS).toBeLessThanOrEqual(60);
});

test("no rest for size is shorter than a minute, and none for strength on a compound lift than two and a half", () => {
  for (const one of catalog.all.filter(
    ({ mechanic, measurement }) => mechanic === "compound" && measurement === "weight_reps",
  )) {
    expect(
      prescribe(one, { goal: "hypertrophy", level: "advanced", intensity: "hard" }).leastRestS,
    ).toBeGreaterThanOrEqual(60);
    const isFast = ["olympic", "swing", "jump", "throw"].includes(one.movement_pattern);
    if (!isFast)
      expect(
        prescribe(one, { goal: "strength", level: "advanced", intensity: "hard" }).leastRestS,
      ).toBeGreaterThanOrEqual(150);
  }
});

test("every exercise has a dose at every goal and level: reps or seconds, never both, in range", () => {
  for (const one of catalog.all) {
    for (const goal of GOALS) {
      for (const level of LEVELS) {
        for (const intensity of ["easy", "normal", "hard"] as const) {
          const { sets, reps, durationS, restS, leastRestS, rpe } = prescribe(one, { goal, level, intensity });
          expect((reps === null) !== (durationS === null)).toBe(true);
          expect(reps ?? 1).toBeGreaterThanOrEqual(1);
          expect(reps ?? 1).toBeLessThanOrEqual(60);
          expect(sets.min).toBeLessThanOrEqual(sets.target);
          expect(sets.target).toBeLessThanOrEqual(sets.max);
          expect(leastRestS).toBeLessThanOrEqual(restS);
          expect(rpe ?? 5).toBeGreaterThanOrEqual(4);
          expect(rpe ?? 5).toBeLessThanOrEqual(9);
        }
      }
    }
  }
});

test("an exercise's own range bounds its reps: nobody does ten Turkish get-ups in a row", () => {
  expect(dose("turkish-get-up", "hypertrophy").reps).toBeLessThanOrEqual(3);
});

test("an easy day is fewer sets at less effort, a hard one at more", () => {
  const bench = exercise("bench-press");
  const [easy, hard] = (["easy", "hard"] as const).map((intensity) =>
    prescribe(bench, { goal: "hypertrophy", level: "intermediate", intensity }),
  );

  expect(easy?.sets.target).toBeLessThan(hard?.sets.target ?? 0);
  expect(easy?.rpe).toBeLessThan(hard?.rpe ?? 0);
});
