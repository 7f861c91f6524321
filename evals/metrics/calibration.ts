import type { Statistic } from "./bootstrap.ts";

/** How sure an answer was (0 to 1), and whether it was right. */
export type Judged = { confidence: number; isRight: boolean };

/** One bar of a reliability diagram. `confidence` and `accuracy` are means; 0 in an empty bin. */
export type Bin = { from: number; to: number; count: number; confidence: number; accuracy: number };

const BINS = 10;
const binOf = (confidence: number): number => Math.min(BINS - 1, Math.max(0, Math.floor(confidence * BINS)));

/** Ten bins of equal width; 1 belongs to the last. */
export function reliability(answers: readonly Judged[]): Bin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const inside = answers.filter(({ confidence }) => binOf(confidence) === bin);
    const mean = (sum: number) => (inside.length === 0 ? 0 : sum / inside.length);
    return {
      from: bin / BINS,
      to: (bin + 1) / BINS,
      count: inside.length,
      confidence: mean(inside.reduce((sum, { confidence }) => sum + confidence, 0)),
      accuracy: mean(inside.filter(({ isRight }) => isRight).length),
    };
  });
}

/**
 * Expected calibration error (Naeini et al. 2015): the gap between mean confidence and accuracy of each bin, weighted by its
 * size. 0 is perfect. Rows that are `null` do not count; `null` when none does.
 */
export function calibrationError(answers: readonly (Judged | null)[]): Statistic {
  return (indexes) => {
    const gaps = new Float64Array(BINS);
    let count = 0;
    for (const index of indexes) {
      const answer = answers[index];
      if (!answer) continue;
      const bin = binOf(answer.confidence);
      gaps[bin] = (gaps[bin] ?? 0) + answer.confidence - (answer.isRight ? 1 : 0);
      count += 1;
    }
    if (count === 0) return null;
    return gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / count;
  };
}
