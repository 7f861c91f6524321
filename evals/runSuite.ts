import { basename } from "node:path";
import { inParallel } from "./inParallel.ts";
import { quantile } from "./metrics/bootstrap.ts";
import { figuresOf, type Thresholds } from "./report/figuresOf.ts";
import type { Run, ScoredRow } from "./report/result.ts";
import type { ReadRow } from "./rows/readRows.ts";
import type { Scene, Suite } from "./suites/suite.ts";
import { exerciseReader } from "./target/exerciseReader.ts";
import { Person } from "./target/person.ts";
import type { Target } from "./target/target.ts";

/** Rows that talk with the server at the same time. */
const AT_ONCE = 16;

export type SuiteRun = {
  suite: Suite;
  split: string;
  file: string;
  rows: readonly ReadRow<{ id: string }>[];
  target: Target;
  thresholds: Thresholds;
  seed: number;
};

/** Runs all rows of a suite against a server, each as a person of its own, and measures what came of them. */
export async function runSuite({ suite, split, file, rows, target, thresholds, seed }: SuiteRun): Promise<Run> {
  const began = performance.now();
  // What is chosen may depend on who asks: on a server of our own everybody is who they were in the last run.
  const runId = target.restart === null ? crypto.randomUUID().slice(0, 8) : `${suite.name}-${basename(file)}`;
  const exercise = exerciseReader(new Person(target, `eval-${runId}`));
  const sceneOf = (at: number): Scene => ({
    person: new Person(target, `eval-${runId}-${rows[at]?.row.id}`),
    stranger: new Person(target, `eval-${runId}-${rows[at]?.row.id}-other`),
    exercise,
  });
  let seen = await inParallel(rows, AT_ONCE, ({ row }, at) => suite.observe(row, sceneOf(at)));
  const { observeAfterRestart: goOn } = suite;
  if (goOn) {
    await target.restart?.();
    seen = await inParallel(rows, AT_ONCE, ({ row }, at) => goOn(row, seen[at], sceneOf(at)));
  }
  const scored = rows.map(({ row, raw }, at) => scoredRow(suite, { row, raw, seen: seen[at] }));
  return summary({ suite, split, file, rows: scored, thresholds, seed, seconds: (performance.now() - began) / 1_000 });
}

/** Judges a row on what was seen. */
export const scoredRow = (
  suite: Suite,
  { row, raw, seen }: { row: { id: string }; raw: unknown; seen: unknown },
): ScoredRow => ({ id: row.id, text: suite.textOf(row), raw, seen, score: suite.score(row, seen) });

/** The figures of scored rows. */
export function summary(
  run: Pick<SuiteRun, "suite" | "split" | "file" | "thresholds" | "seed"> & { rows: ScoredRow[]; seconds: number },
): Run {
  const { suite, split, file, rows, thresholds, seed, seconds } = run;
  const latencies = rows
    .flatMap(({ seen }) => suite.turnsOf(seen))
    .map((turn) => turn.latencyMs)
    .sort((one, other) => one - other);
  return {
    suite: suite.name,
    split,
    file,
    seconds,
    latencyMs: latencies.length === 0 ? null : { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) },
    figures: figuresOf(
      suite,
      rows.map(({ score }) => score),
      thresholds,
      seed,
    ),
    rows,
  };
}
