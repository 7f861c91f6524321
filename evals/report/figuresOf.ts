import { bootstrap, everyRow } from "../metrics/bootstrap.ts";
import type { Score, Suite } from "../suites/suite.ts";
import type { Figure, Threshold } from "./result.ts";

/** A suite's thresholds by measure. */
export type Thresholds = Record<string, Threshold>;

const isMet = (value: number | null, threshold: Threshold | null): boolean | null => {
  if (value === null || threshold === null) return null;
  return "atLeast" in threshold ? value >= threshold.atLeast - 1e-9 : value <= threshold.atMost + 1e-9;
};

/** All measures of a suite over its rows, with 95 % bootstrap intervals. */
export function figuresOf(suite: Suite, scores: readonly Score[], thresholds: Thresholds, seed: number): Figure[] {
  return suite.measures.map(({ name, label, better, role, statistic }) => {
    const compute = statistic(scores);
    const value = compute(everyRow(scores.length));
    const interval = value === null ? null : bootstrap(scores.length, compute, { seed });
    const threshold = thresholds[name] ?? null;
    return {
      name,
      label,
      better,
      role,
      value,
      low: interval?.low ?? null,
      high: interval?.high ?? null,
      rows: scores.filter((score) => isAbout(name, score)).length,
      threshold,
      isMet: isMet(value, threshold),
    };
  });
}

/** Measures that are no sum of shares are about the rows that have what they are made of. */
function isAbout(name: string, { shares, labels, judged }: Score): boolean {
  const share = shares[name];
  if (share) return share[1] > 0;
  if (name === "macroF1") return labels !== undefined;
  if (name === "calibrationError") return judged !== undefined;
  return name === "worstClass";
}
