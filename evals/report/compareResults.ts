import { type Compared, type Decision, decide, directionOf } from "../metrics/decide.ts";
import { pairedTest } from "../metrics/pairedTest.ts";
import { allSuites } from "../suites/allSuites.ts";
import type { Result, Run } from "./result.ts";
import { columns } from "./terminalTable.ts";

/** Two runs of one suite on one split, row by row. */
export type Comparison = {
  suite: string;
  split: string;
  /** Rows that both runs have, and rows that only one has or that changed in between. */
  rows: number;
  left: number;
  measures: (Compared & { name: string; label: string })[];
  /** Rows that became right, rows that became wrong. */
  fixed: string[];
  broken: string[];
  decision: Decision;
};

/** Compares the suites and splits that both results have. Only rows that are word for word the same count. */
export function compareResults(before: Result, after: Result): Comparison[] {
  return after.runs.flatMap((now) => {
    const then = before.runs.find(({ suite, split }) => suite === now.suite && split === now.split);
    return then ? [compareRuns(then, now, after.seed)] : [];
  });
}

function compareRuns(then: Run, now: Run, seed: number): Comparison {
  const old = new Map(then.rows.map((row) => [row.id, row]));
  const pairs = now.rows.flatMap((row) => {
    const earlier = old.get(row.id);
    return earlier && JSON.stringify(earlier.raw) === JSON.stringify(row.raw) ? [{ earlier, row }] : [];
  });
  const measures = allSuites[now.suite].measures.flatMap(({ name, label, better, role, statistic }) => {
    const test = pairedTest(
      pairs.length,
      statistic(pairs.map(({ earlier }) => earlier.score)),
      statistic(pairs.map(({ row }) => row.score)),
      { seed },
    );
    return test ? [{ name, label, better, role, test }] : [];
  });
  const became = (isRight: boolean) =>
    pairs.filter(({ earlier, row }) => earlier.score.isRight !== isRight && row.score.isRight === isRight);
  return {
    suite: now.suite,
    split: now.split,
    rows: pairs.length,
    left: new Set([...old.keys(), ...now.rows.map(({ id }) => id)]).size - pairs.length,
    measures,
    fixed: became(true).map(({ row }) => row.id),
    broken: became(false).map(({ row }) => row.id),
    decision: decide(measures, pairs.length),
  };
}

/** One decision over all: any suite's revert reverts, else any improvement improves. */
export function overallDecision(comparisons: readonly Comparison[]): Decision {
  const decisions = comparisons.map(({ decision }) => decision);
  return decisions.includes("revert") ? "revert" : decisions.includes("improve") ? "improve" : "hold";
}

const percent = (value: number) => `${(value * 100).toFixed(1)}`;
const signed = (value: number) => `${value > 0 ? "+" : ""}${percent(value)}`;

/** What a person reads of a comparison. */
export function comparisonText(comparisons: readonly Comparison[]): string {
  const parts = comparisons.map(({ suite, split, rows, left, measures, fixed, broken, decision }) => {
    const lines = measures.map((measure) => [
      `${measure.role === "primary" ? "*" : " "} ${measure.label}`,
      percent(measure.test.before),
      percent(measure.test.after),
      signed(measure.test.difference),
      `${signed(measure.test.low)} – ${signed(measure.test.high)}`,
      measure.test.p < 0.001 ? "<0.001" : measure.test.p.toFixed(3),
      { better: "better", worse: "WORSE", same: "" }[directionOf(measure)],
    ]);
    return [
      `${suite} · ${split}: ${decision} (${rows} shared rows${left > 0 ? `, ${left} left out` : ""}; ${fixed.length} fixed, ${broken.length} broken)`,
      columns([["  measure, %", "before", "after", "change", "95 % interval", "p", ""], ...lines]),
      ...(broken.length > 0 ? [`  broken: ${broken.slice(0, 30).join(", ")}${broken.length > 30 ? " …" : ""}`] : []),
    ].join("\n");
  });
  return [...parts, `Decision: ${overallDecision(comparisons)}`].join("\n\n");
}
