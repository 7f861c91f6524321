import fc from "fast-check";
import { expect, test } from "vitest";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { WorkoutContent } from "../../src/protocol/cards.ts";
import { assembleSession } from "../../src/training/sessionAssembly.ts";
import type { SessionFrame } from "../../src/training/sessionLayout.ts";
import { sessionMinutes, sessionSeconds } from "../../src/training/sessionTime.ts";

const catalog = readCatalog();
const by = (slug: string) => {
  const found = catalog.bySlug(slug);
  if (found === null) throw new Error(`no exercise "${slug}"`);
  return found;
};
const frame = (more: Partial<SessionFrame> = {}): SessionFrame => ({
  title: "Session",
  goal: "general",
  level: "intermediate",
  intensity: "normal",
  minutes: 45,
  structure: "straight",
  scheme: null,
  sets: null,
  restS: null,
  pace: null,
  firstSide: "left",
  ...more,
});
const main = (...slugs: string[]) =>
  slugs.map((slug, rank) => ({ exercise: by(slug), keep: false, rank, durationS: null }));
const mainItems = (content: WorkoutContent | null) =>
  content?.blocks.filter(({ block }) => block === "main").flatMap(({ items }) => items) ?? [];

test("a one-sided exercise is there for both sides, the named side first; alternating work is for each", () => {
  const parts = { warmup: [], main: main("bulgarian-split-squat", "walking-lunge"), cooldown: [] };

  const left = mainItems(assembleSession(parts, frame()));
  const right = mainItems(assembleSession(parts, frame({ firstSide: "right" })));

  expect(left.map(({ side }) => side)).toEqual(["left", "right", "each"]);
  expect(right.map(({ side }) => side)).toEqual(["right", "left", "each"]);
});

test("supersets pair different movements, share a letter and rest only after the pair", () => {
  const parts = {
    warmup: [],
    main: main("bench-press", "incline-dumbbell-press", "barbell-row", "lat-pulldown"),
    cooldown: [],
  };

  const items = mainItems(assembleSession(parts, frame({ structure: "supersets" })));

  expect(items.map(({ superset }) => superset)).toEqual(["A", "A", "B", "B"]);
  expect(items.map(({ restS }) => restS === 0)).toEqual([true, false, true, false]);
  const groups = items.map(({ exerciseId }) => catalog.byId(exerciseId)?.movement_pattern.endsWith("pull"));
  expect([groups[0] !== groups[1], groups[2] !== groups[3]]).toEqual([true, true]);
});

test("an EMOM's every set is one minute of work and rest", () => {
  const parts = { warmup: [], main: main("goblet-squat", "push-up", "kettlebell-swing"), cooldown: [] };

  for (const { reps = 0, durationS, restS } of mainItems(
    assembleSession(parts, frame({ structure: "emom", minutes: 15 })),
  )) {
    expect((durationS ?? reps * 4) + restS).toBe(60);
  }
});

test("5x5 stays five sets of five where the minutes allow it", () => {
  const parts = { warmup: [], main: main("back-squat", "bench-press"), cooldown: [] };

  const items = mainItems(
    assembleSession(parts, frame({ minutes: 60, goal: "strength", scheme: { sets: 5, reps: 5 } })),
  );

  expect(items.map(({ sets, reps }) => [sets, reps])).toEqual([
    [5, 5],
    [5, 5],
  ]);
});

test("what was asked for by name is the last to go", () => {
  const choices = main("back-squat", "bench-press", "barbell-row", "romanian-deadlift", "lat-pulldown");
  const parts = { warmup: [], main: choices.map((one, i) => ({ ...one, keep: i === 4 })), cooldown: [] };

  const items = mainItems(assembleSession(parts, frame({ minutes: 12 })));

  expect(items.map(({ exerciseId }) => exerciseId)).toContain(by("lat-pulldown").id);
  expect(items.length).toBeLessThan(5);
});

const training = catalog.all.filter(
  ({ suitability, mechanic }) => mechanic !== "mobility" && (suitability.main || suitability.accessory),
);
const warm = catalog.all.filter(({ suitability }) => suitability.warm_up);
const cool = catalog.all.filter(({ suitability }) => suitability.cool_down);
const anyParts = fc.record({
  warmup: fc.subarray(warm, { maxLength: 3 }),
  main: fc
    .subarray(training, { minLength: 1, maxLength: 9 })
    .map((list) => list.map((exercise, rank) => ({ exercise, keep: rank % 3 === 2, rank, durationS: null }))),
  cooldown: fc.subarray(cool, { maxLength: 3 }),
});
const anyFrame = fc
  .record({
    minutes: fc.integer({ min: 1, max: 150 }),
    goal: fc.constantFrom("strength", "hypertrophy", "endurance", "power", "fat_loss", "general"),
    level: fc.constantFrom("beginner", "intermediate", "advanced"),
    intensity: fc.constantFrom("easy", "normal", "hard"),
    structure: fc.constantFrom("straight", "supersets", "circuit", "emom"),
    scheme: fc.option(fc.record({ sets: fc.integer({ min: 1, max: 10 }), reps: fc.integer({ min: 1, max: 20 }) })),
    restS: fc.option(fc.integer({ min: 10, max: 300 })),
  })
  .map((more) => frame(more as Partial<SessionFrame>));

test("whatever is put together fits the minutes, says its own length and has both sides", () => {
  fc.assert(
    fc.property(anyParts, anyFrame, (parts, limits) => {
      const content = assembleSession(parts, limits);
      if (content === null) return;
      expect(WorkoutContent.safeParse(content).success).toBe(true);
      expect(sessionSeconds(content.blocks)).toBeLessThanOrEqual(limits.minutes * 60);
      expect(content.estimatedMinutes).toBe(sessionMinutes(content.blocks));
      for (const { items } of content.blocks) {
        for (const item of items) {
          const exercise = catalog.byId(item.exerciseId);
          const sides = items.filter(({ exerciseId }) => exerciseId === item.exerciseId).map(({ side }) => side);
          if (exercise?.laterality === "bilateral") expect(sides).toEqual([undefined]);
          else expect(sides.includes("each") || (sides.includes("left") && sides.includes("right"))).toBe(true);
        }
      }
    }),
    { numRuns: 150 },
  );
});
