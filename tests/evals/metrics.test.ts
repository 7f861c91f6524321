import { expect, test } from "vitest";
import { bootstrap, everyRow, quantile } from "../../evals/metrics/bootstrap.ts";
import { calibrationError, reliability } from "../../evals/metrics/calibration.ts";
import { clarifyCurve } from "../../evals/metrics/clarifyCurve.ts";
import { confusion } from "../../evals/metrics/confusion.ts";
import { type Compared, decide } from "../../evals/metrics/decide.ts";
import { macroF1 } from "../../evals/metrics/macroF1.ts";
import { pairedTest } from "../../evals/metrics/pairedTest.ts";
import { ratio, type Share } from "../../evals/metrics/ratio.ts";
import { worstGroup } from "../../evals/metrics/worstGroup.ts";
import { seededRandom } from "../../src/language/classifier/seededRandom.ts";

const SEED = 7;
const rightOf = (all: number, right: number): Share[] =>
  Array.from({ length: all }, (_, at) => [at < right ? 1 : 0, 1]);

test("the random source is mulberry32: the same seed gives the same numbers, evenly from 0 to 1", () => {
  const random = seededRandom(1);
  const numbers = Array.from({ length: 10_000 }, random);

  expect(numbers[0]).toBeCloseTo(0.6270739, 7);
  expect(Array.from({ length: 10_000 }, seededRandom(1))).toEqual(numbers);
  expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
});

test("a ratio sums parts and wholes; rows it is not about do not count", () => {
  const shares: (Share | undefined)[] = [[1, 2], undefined, [3, 4], [0, 0]];

  expect(ratio(shares)(everyRow(4))).toBeCloseTo(4 / 6);
  expect(ratio(shares)(Uint32Array.from([1, 3]))).toBeNull();
  expect(ratio(shares)(Uint32Array.from([0, 0, 2]))).toBeCloseTo(5 / 8);
});

test("macro-F1 is the mean of the classes' F1, a class that is only answered counts as 0", () => {
  // a: 2 of 3 found, 2 of 2 answers right: 4/5. b: 1 of 1 found, 1 of 2 right: 2/3. c: answered once, never true: 0.
  const rows = [
    { truth: "a", said: "a" },
    { truth: "a", said: "a" },
    { truth: "a", said: "b" },
    { truth: "b", said: "b" },
  ];

  expect(macroF1(rows)(everyRow(4))).toBeCloseTo((4 / 5 + 2 / 3) / 2);
  expect(macroF1([...rows, { truth: "b", said: "c" }, null])(everyRow(6))).toBeCloseTo((4 / 5 + 2 / 4 + 0) / 3);
  expect(macroF1([null])(everyRow(1))).toBeNull();
});

test("the calibration error weighs each bin's gap by its size", () => {
  // 0.85 to 0.9: two rows, mean 0.875, half right: gap 0.375. 0.6: one row, right: gap 0.4. (2·0.375 + 0.4) / 3.
  const answers = [
    { confidence: 0.85, isRight: true },
    { confidence: 0.89, isRight: false },
    { confidence: 0.61, isRight: true },
  ];
  const [, , , , , , sixth, , eighth, last] = reliability([...answers, { confidence: 1, isRight: true }]);

  expect(calibrationError([...answers, null])(everyRow(4))).toBeCloseTo((2 * 0.37 + 0.39) / 3);
  expect(calibrationError([null])(everyRow(1))).toBeNull();
  expect(sixth).toEqual({ from: 0.6, to: 0.7, count: 1, confidence: 0.61, accuracy: 1 });
  expect(eighth).toEqual({ from: 0.8, to: 0.9, count: 2, confidence: expect.closeTo(0.87), accuracy: 0.5 });
  expect(last?.count).toBe(1);
});

test("the curve counts what each threshold would send wrong and what it would ask about", () => {
  const curve = clarifyCurve([
    { confidence: 0.9, isRight: true },
    { confidence: 0.7, isRight: false },
    { confidence: 0.3, isRight: true },
    { confidence: 0.2, isRight: false },
  ]);

  expect(curve[0]).toEqual({ threshold: 0, misrouted: 0.5, clarified: 0 });
  expect(curve[25]).toEqual({ threshold: 0.5, misrouted: 0.25, clarified: 0.5 });
  expect(curve[50]).toEqual({ threshold: 1, misrouted: 0, clarified: 1 });
});

test("the worst group counts, and rows without a group do not", () => {
  const rows = [
    { group: "a", isRight: true },
    { group: "a", isRight: false },
    { group: "b", isRight: true },
    { group: null, isRight: false },
  ];

  expect(worstGroup(rows)(everyRow(4))).toBe(0.5);
  expect(worstGroup(rows)(Uint32Array.from([2, 2, 3]))).toBe(1);
  expect(worstGroup(rows)(Uint32Array.from([3]))).toBeNull();
});

test("the confusion matrix has the truth in its lines, the most frequent first", () => {
  const rows = [
    { truth: "b", said: "b" },
    { truth: "b", said: "a" },
    { truth: "a", said: "c" },
  ];

  expect(confusion(rows)).toEqual({
    names: ["b", "a", "c"],
    counts: [
      [1, 1, 0],
      [0, 0, 1],
      [0, 0, 0],
    ],
  });
});

test("a bootstrap interval is as wide as the binomial says, and has no width where rows do not differ", () => {
  // 50 of 100: the exact 2.5 % and 97.5 % points of Binomial(100, ½) are 40 and 60.
  const interval = bootstrap(100, ratio(rightOf(100, 50)), { seed: SEED });

  expect(Math.abs((interval?.low ?? 0) - 0.4)).toBeLessThan(0.02);
  expect(Math.abs((interval?.high ?? 0) - 0.6)).toBeLessThan(0.02);
  expect(bootstrap(100, ratio(rightOf(100, 50)), { seed: SEED })).toEqual(interval);
  expect(bootstrap(30, ratio(rightOf(30, 30)), { seed: SEED })).toEqual({ low: 1, high: 1 });
  expect(bootstrap(0, ratio([]), { seed: SEED })).toBeNull();
  expect(quantile([1, 2, 4], 0.75)).toBe(3);
});

test("the paired test sees a change that rows share, and none where there is none", () => {
  const before = rightOf(40, 20);
  const after = rightOf(40, 30);
  const changed = pairedTest(40, ratio(before), ratio(after), { seed: SEED });
  const same = pairedTest(40, ratio(before), ratio(before), { seed: SEED });

  expect(changed).toMatchObject({ before: 0.5, after: 0.75, difference: 0.25 });
  expect(changed?.low).toBeGreaterThan(0.1);
  expect(changed?.p).toBeLessThan(0.01);
  expect(same).toMatchObject({ difference: 0, low: 0, high: 0, p: 1 });
});

test("a decision needs rows and a sure change; a guard that was clean may not be soiled", () => {
  const measure = (role: Compared["role"], better: Compared["better"], before: number, after: number): Compared => {
    const difference = after - before;
    const isSame = difference === 0;
    return {
      role,
      better,
      test: { before, after, difference, low: difference * 0.5, high: difference * 1.5, p: isSame ? 1 : 0.01 },
    };
  };
  const improved = measure("primary", "higher", 0.8, 0.9);

  expect(decide([improved, measure("guard", "lower", 0, 0)], 100)).toBe("improve");
  expect(decide([improved], 19)).toBe("hold");
  expect(decide([measure("primary", "higher", 0.9, 0.8)], 100)).toBe("revert");
  expect(decide([improved, measure("guard", "higher", 0.9, 0.7)], 100)).toBe("revert");
  expect(decide([improved, measure("guard", "lower", 0, 0.001)], 5)).toBe("revert");
  expect(decide([measure("other", "higher", 0.5, 0.9), measure("primary", "higher", 0.8, 0.8)], 100)).toBe("hold");
});
