import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { compareResults, comparisonText, overallDecision } from "./report/compareResults.ts";
import type { Thresholds } from "./report/figuresOf.ts";
import { htmlReport } from "./report/htmlReport.ts";
import { readThresholds } from "./report/readThresholds.ts";
import { isGood, type Result, type Run, readResult } from "./report/result.ts";
import { sweepTable } from "./report/sweepTable.ts";
import { terminalTable } from "./report/terminalTable.ts";
import { type ReadRow, readRows } from "./rows/readRows.ts";
import { RunProblem } from "./rows/runProblem.ts";
import { runSuite, scoredRow, summary } from "./runSuite.ts";
import { allSuites } from "./suites/allSuites.ts";
import { SUITES, type SuiteName } from "./suites/suite.ts";
import { type Model, runningTarget, startTarget } from "./target/target.ts";

const USAGE = `npm run evals -- --suite NAME|all [--data FILE.jsonl] [--split dev|test|both|unseen] [--model offline|live]
                 [--url http://…] [--json OUT] [--html OUT]
npm run evals -- --compare BEFORE.json AFTER.json [--json OUT]
npm run evals -- --replay RESULT.json [--threshold 0.6] [--reroute] [--json OUT] [--html OUT]
npm run evals -- --replay RESULT.json --sweep [--reroute]

Suites: ${SUITES.join(", ")}. Exit 0: all thresholds met. 1: below one, or --compare says revert. 2: cannot be run.`;

const SEED = 20_261_121;
const DATA = join(import.meta.dirname, "data");
const RESULTS = join(import.meta.dirname, "results");
const THRESHOLDS = join(import.meta.dirname, "thresholds.json");
const USUAL_CONFIDENCE = 0.6;
const SWEPT = Array.from({ length: 13 }, (_, step) => 0.3 + step * 0.05);

type Job = { suite: SuiteName; split: string; file: string; rows: ReadRow<{ id: string }>[] };

function readArguments(given: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        suite: { type: "string" },
        data: { type: "string" },
        split: { type: "string", default: "both" },
        model: { type: "string", default: "offline" },
        url: { type: "string" },
        json: { type: "string" },
        html: { type: "string" },
        compare: { type: "string" },
        replay: { type: "string" },
        threshold: { type: "string" },
        reroute: { type: "boolean", default: false },
        sweep: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    return { ...values, positionals };
  } catch (error) {
    throw new RunProblem(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function oneOf<Name extends string>(what: string, given: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === given);
  if (found === undefined) throw new RunProblem(`${what} is "${given}"; it can be ${names.join(", ")}.`);
  return found;
}

const shown = (file: string): string => relative(process.cwd(), file) || file;

/** What is to be run, its rows read; and what has no data. All bad rows are refused before anything runs. */
function readJobs(args: ReturnType<typeof readArguments>): { jobs: Job[]; missing: string[] } {
  if (args.suite === undefined) throw new RunProblem(USAGE);
  const wanted = oneOf("--suite", args.suite, [...SUITES, "all"]);
  const names = wanted === "all" ? SUITES : [wanted];
  const split = oneOf("--split", args.split, ["dev", "test", "both", "unseen"]);
  if (args.data !== undefined && wanted === "all") throw new RunProblem("--data needs one --suite.");
  const places = names.flatMap((suite) =>
    args.data !== undefined
      ? [{ suite, split: "data", file: resolve(args.data) }]
      : (split === "both" ? ["dev", "test"] : [split]).map((one) => ({
          suite,
          split: one,
          file: join(DATA, `${suite}.${one}.jsonl`),
        })),
  );
  const isThere = ({ file }: { file: string }) => args.data !== undefined || existsSync(file);
  const jobs = places.filter(isThere).map((place) => ({
    ...place,
    file: shown(place.file),
    rows: readRows(shown(place.file), allSuites[place.suite].row),
  }));
  const missing = places.filter((place) => !isThere(place)).map(({ file }) => shown(file));
  if (jobs.length === 0) throw new RunProblem(`There are no rows: ${missing.join(", ")}.`);
  return { jobs, missing };
}

/** The test split is what is judged where there is one; the dev split is there to compare it with. */
const thresholdsFor = (
  split: string,
  splits: readonly string[],
  all: Record<SuiteName, Thresholds>,
  suite: SuiteName,
) => (splits.includes("test") && split !== "test" ? {} : all[suite]);

async function measure(args: ReturnType<typeof readArguments>): Promise<Result> {
  const { jobs, missing } = readJobs(args);
  const model = oneOf("--model", args.model, ["offline", "live"] as const);
  const thresholds = readThresholds(THRESHOLDS);
  const runs: Run[] = [];
  for (const { suite, split, file, rows } of jobs) {
    const target = args.url === undefined ? await startTarget(model) : await runningTarget(args.url);
    const splits = jobs.filter((job) => job.suite === suite).map((job) => job.split);
    try {
      const asked = thresholdsFor(split, splits, thresholds, suite);
      runs.push(await runSuite({ suite: allSuites[suite], split, file, rows, target, thresholds: asked, seed: SEED }));
    } finally {
      await target.stop();
    }
  }
  return resultOf(
    runs,
    missing,
    args.url === undefined ? model : "as the server is set",
    args.url ?? "in this process",
  );
}

const resultOf = (runs: Run[], missing: string[], model: Model | string, server: string): Result => ({
  v: 1,
  at: new Date().toISOString(),
  model,
  server,
  seed: SEED,
  routeConfidence: Number(process.env.SETPOINT_ROUTE_CONFIDENCE || USUAL_CONFIDENCE),
  runs,
  missing,
});

type Again = { threshold: number | null; isRerouted: boolean };

/** Judges recorded turns again: with today's scorers, perhaps another threshold, perhaps today's rules; no server. */
function judgedAgain(recorded: Result, file: string, { threshold, isRerouted }: Again): Run[] {
  const thresholds = readThresholds(THRESHOLDS);
  return recorded.runs.map((run): Run => {
    const suite = allSuites[run.suite];
    const splits = recorded.runs.filter((other) => other.suite === run.suite).map((other) => other.split);
    const rows = run.rows.map(({ id, raw, seen }) => {
      const row = suite.row.safeParse(raw);
      if (!row.success) throw new RunProblem(`${file}: row ${id} of ${run.suite} no longer has the suite's form.`);
      let now = seen;
      if (isRerouted && suite.withTodaysRules)
        now = suite.withTodaysRules(row.data, seen, threshold ?? recorded.routeConfidence);
      else if (threshold !== null && suite.withThreshold) now = suite.withThreshold(seen, threshold);
      return scoredRow(suite, { row: row.data, raw, seen: now });
    });
    const asked = thresholdsFor(run.split, splits, thresholds, run.suite);
    return summary({
      suite,
      split: run.split,
      file: run.file,
      rows,
      thresholds: asked,
      seed: recorded.seed,
      seconds: run.seconds,
    });
  });
}

function replay(args: ReturnType<typeof readArguments>, file: string): Result {
  const recorded = readResult(file);
  const threshold = args.threshold === undefined ? null : Number(args.threshold);
  if (threshold !== null && !(threshold >= 0 && threshold <= 1))
    throw new RunProblem("--threshold must be from 0 to 1.");
  const runs = judgedAgain(recorded, file, { threshold, isRerouted: args.reroute });
  if (args.reroute) {
    const parted = runs.flatMap((run, at) =>
      run.rows.filter((row, place) => row.score.isRight !== recorded.runs[at]?.rows[place]?.score.isRight),
    );
    console.log(`Judged otherwise under today's rules: ${parted.length || "none"}.`);
    for (const { id, text, score } of parted)
      console.log(`  ${score.isRight ? "+" : "-"} ${id}: ${text}${score.isRight ? "" : ` (${score.why.join("; ")})`}`);
  }
  return { ...recorded, server: `recorded in ${file}`, runs, routeConfidence: threshold ?? recorded.routeConfidence };
}

/** What every threshold from 0.3 to 0.9 would give, for the suites of which that can be told. */
function sweep(args: ReturnType<typeof readArguments>, file: string): number {
  const recorded = readResult(file);
  const runs = recorded.runs.filter(({ suite }) => allSuites[suite].withThreshold !== undefined);
  if (runs.length === 0) throw new RunProblem(`${file} holds no suite that a threshold can be tried on (routing).`);
  const points = SWEPT.map((threshold) => ({
    threshold,
    runs: judgedAgain({ ...recorded, runs }, file, { threshold, isRerouted: args.reroute }),
  }));
  for (const at of runs.keys()) {
    const ofRun = points.flatMap(({ threshold, runs: [...all] }) => {
      const run = all[at];
      return run ? [{ threshold, run }] : [];
    });
    console.log(`${sweepTable(ofRun)}\n`);
  }
  return 0;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`Wrote ${shown(file)}`);
}

function report(result: Result, args: ReturnType<typeof readArguments>, name: string): number {
  console.log(`${terminalTable(result)}\n`);
  write(resolve(args.json ?? join(RESULTS, `${name}.json`)), `${JSON.stringify(result)}\n`);
  write(resolve(args.html ?? join(RESULTS, `${name}.html`)), htmlReport(result));
  console.log(isGood(result) ? "All thresholds are met." : "Below a threshold, or without rows.");
  return isGood(result) ? 0 : 1;
}

/** The command. The result is its exit status. */
export async function main(given: string[]): Promise<number> {
  try {
    const args = readArguments(given);
    if (args.help) {
      console.log(USAGE);
      return 0;
    }
    if (args.compare !== undefined) {
      const [after] = args.positionals;
      if (after === undefined) throw new RunProblem("--compare needs two results: before and after.");
      const comparisons = compareResults(readResult(args.compare), readResult(after));
      if (comparisons.length === 0) throw new RunProblem("The two results have no suite and split in common.");
      console.log(comparisonText(comparisons));
      const decision = overallDecision(comparisons);
      if (args.json) write(resolve(args.json), `${JSON.stringify({ decision, comparisons }, null, 2)}\n`);
      return decision === "revert" ? 1 : 0;
    }
    if (args.replay !== undefined && args.sweep) return sweep(args, args.replay);
    if (args.replay !== undefined) return report(replay(args, args.replay), args, "replay");
    return report(await measure(args), args, args.suite ?? "all");
  } catch (error) {
    if (!(error instanceof RunProblem)) throw error;
    console.error(error.message);
    return 2;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
