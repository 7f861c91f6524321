import fc from "fast-check";
import { expect, test } from "vitest";
import { convertWeight } from "../../src/training/convertWeight.ts";
import { E1RM_FORMULAS, type E1rmFormula, estimateE1rm, weightForReps } from "../../src/training/e1rm.ts";
import { loadPlates } from "../../src/training/loadPlates.ts";
import { rpePercent } from "../../src/training/rpePercent.ts";
import { warmUpRamp } from "../../src/training/warmUpRamp.ts";
import vectors from "./scienceVectors.json" with { type: "json" };

test("every published formula gives its published value", () => {
  const computed = vectors.formulas.map(({ formula, weight, reps }) =>
    Number(estimateE1rm(weight, reps, formula as E1rmFormula)?.e1rm.toFixed(2)),
  );

  expect(computed).toEqual(vectors.formulas.map(({ e1rm }) => e1rm));
});

test("the RPE table gives its published shares", () => {
  const computed = vectors.rpe_percent.map(({ reps, rpe }) => Number(rpePercent(reps, rpe)?.toFixed(4)));

  expect(computed).toEqual(vectors.rpe_percent.map(({ pct }) => pct));
});

test("one rep is the weight itself, in every formula", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 500, noNaN: true }),
      fc.constantFrom(...E1RM_FORMULAS),
      (weight, formula) => {
        expect(estimateE1rm(weight, 1, formula)).toEqual({ e1rm: weight, trust: "exact" });
      },
    ),
  );
});

test("up to 10 reps are trusted, 11 and 12 are rough, more is refused", () => {
  const trusts = [2, 10, 11, 12].map((reps) => estimateE1rm(100, reps)?.trust);

  expect(trusts).toEqual(["good", "good", "rough", "rough"]);
  expect([13, 0, -1, Number.NaN].map((reps) => estimateE1rm(100, reps))).toEqual([null, null, null, null]);
  expect([0, -5, Number.POSITIVE_INFINITY].map((weight) => estimateE1rm(weight, 5))).toEqual([null, null, null]);
});

test("more reps or more weight never estimate less, and the way back is the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 11 }), (weight, reps) => {
      const now = estimateE1rm(weight, reps)?.e1rm ?? 0;
      expect(estimateE1rm(weight, reps + 1)?.e1rm).toBeGreaterThan(now);
      expect(estimateE1rm(weight + 1, reps)?.e1rm).toBeGreaterThan(now);
      expect(weightForReps(now, reps)).toBeCloseTo(weight, 6);
    }),
  );
});

test("a pound is 0.45359237 kg", () => {
  expect(convertWeight(100, "lb", "kg")).toBeCloseTo(45.359237, 9);
  expect(convertWeight(45.359237, "kg", "lb")).toBeCloseTo(100, 9);
  expect(convertWeight(80, "kg", "kg")).toBe(80);
});

test("plates are what the bar lacks, on each side the same, rounded down", () => {
  expect(loadPlates(100, "kg")).toEqual({ total: 100, perSide: [25, 15] });
  expect(loadPlates(225, "lb")).toEqual({ total: 225, perSide: [45, 45] });
  expect(loadPlates(101, "kg")).toEqual({ total: 100, perSide: [25, 15] });
  expect(loadPlates(60, "kg", 15)).toEqual({ total: 60, perSide: [20, 2.5] });
  expect(loadPlates(19, "kg")).toBeNull();
});

test("a warm-up climbs from the bar in loadable steps and stops below the working weight", () => {
  expect(warmUpRamp(100, "kg")).toEqual([
    { weight: 20, reps: 8 },
    { weight: 40, reps: 5 },
    { weight: 60, reps: 3 },
    { weight: 80, reps: 2 },
  ]);
  expect(warmUpRamp(140, "kg", { shareOfMax: 0.9 }).at(-1)).toEqual({ weight: 125, reps: 1 });
  expect(warmUpRamp(20, "kg")).toEqual([]);
  fc.assert(
    fc.property(fc.integer({ min: 21, max: 400 }), (working) => {
      const weights = warmUpRamp(working, "kg").map(({ weight }) => weight);
      expect(weights).toEqual([...weights].sort((a, b) => a - b));
      expect(Math.max(...weights)).toBeLessThan(working);
    }),
  );
});
