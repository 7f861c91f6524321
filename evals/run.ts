import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { LanguageModel } from "../src/models/languageModel.ts";
import { EVERYDAY_SPLITS, readEveryday } from "./everyday/readEveryday.ts";
import { everydayFigures, everydayText, screenEveryday } from "./everyday/screenEveryday.ts";
import { isBelieved } from "./judge/agreement.ts";
import { AGREEMENT, agreementFor, judgeFor, LABELS } from "./judge/judging.ts";
import { type Arguments, modelOf, oneOf, readArguments, USAGE } from "./readArguments.ts";
import { compareResults, comparisonText, overallDecision } from "./report/compareResults.ts";
import type { Thresholds } from "./report/figuresOf.ts";
import { htmlReport } from "./report/htmlReport.ts";
import { agreementText, judgedText } from "./report/judgeText.ts";
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

const SEED = 20_261_121;
const DATA = join(import.meta.dirname, "data");
const RESULTS = join(import.meta.dirname, "results");
const THRESHOLDS = join(import.meta.dirname, "thresholds.json");
const USUAL_CONFIDENCE = 0.6;
const SWEPT = Array.from({ length: 13 }, (_, step) => 0.3 + step * 0.05);

type Job = { suite: SuiteName; split: string; file: string; rows: ReadRow<{ id: string }>[] };

const shown = (file: string): string => relative(process.cwd(), file) || file;

/** What is to be run, its rows read; and what has no data. All bad rows are refused before anything runs. */
function readJobs(args: Arguments): { jobs: Job[]; missing: string[] } {
  if (args.suite === undefined) throw new RunProblem(USAGE);
  const wanted = oneOf("--suite", args.suite, [...SUITES, "all"]);
  const names = wanted === "all" ? SUITES : [wanted];
  const split = oneOf("--split", args.split, ["dev", "test", "both", "field", "unseen"]);
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

/** The judge of what is asked for; `null` without a model. Refuses what cannot be judged before anything is run. */
async function judgeOf(args: Arguments, suites: readonly SuiteName[], given: LanguageModel | undefined) {
  const isJudged = modelOf(args) === "live" && suites.includes("coach");
  if (!isJudged && (args.against ?? args.judge ?? args.agreement) !== undefined)
    throw new RunProblem("--against, --judge and --agreement need --model live and the coach suite.");
  return isJudged ? judgeFor({ ...args, seed: SEED, model: given }) : null;
}

async function measure(args: Arguments, given: LanguageModel | undefined): Promise<Result> {
  const { jobs, missing } = readJobs(args);
  const model = modelOf(args);
  const judged = await judgeOf(
    args,
    jobs.map(({ suite }) => suite),
    given,
  );
  const thresholds = readThresholds(THRESHOLDS);
  const runs: Run[] = [];
  for (const { suite, split, file, rows } of jobs) {
    const target = args.url === undefined ? await startTarget(model, given) : await runningTarget(args.url);
    const splits = jobs.filter((job) => job.suite === suite).map((job) => job.split);
    try {
      const asked = thresholdsFor(split, splits, thresholds, suite);
      runs.push(await runSuite({ suite: allSuites[suite], split, file, rows, target, thresholds: asked, seed: SEED }));
    } finally {
      await target.stop();
    }
  }
  return resultOf(
    judged ? await judged(runs) : runs,
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
    const { split, file: rowsFile, seconds, judged } = run;
    const { seed } = recorded;
    return {
      ...summary({ suite, split, file: rowsFile, rows, thresholds: asked, seed, seconds }),
      ...(judged && { judged }),
    };
  });
}

async function replay(args: Arguments, file: string, given: LanguageModel | undefined): Promise<Result> {
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
  const judged = await judgeOf(
    args,
    runs.map(({ suite }) => suite),
    given,
  );
  const server = `recorded in ${file}`;
  return {
    ...recorded,
    server,
    runs: judged ? await judged(runs) : runs,
    routeConfidence: threshold ?? recorded.routeConfidence,
  };
}

/** What every threshold from 0.3 to 0.9 would give, for the suites of which that can be told. */
function sweep(args: Arguments, file: string): number {
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

function report(result: Result, args: Arguments, name: string): number {
  console.log(`${[terminalTable(result), ...result.runs.flatMap(judgedText)].join("\n\n")}\n`);
  write(resolve(args.json ?? join(RESULTS, `${name}.json`)), `${JSON.stringify(result)}\n`);
  write(resolve(args.html ?? join(RESULTS, `${name}.html`)), htmlReport(result));
  console.log(isGood(result) ? "All thresholds are met." : "Below a threshold, or without rows.");
  return isGood(result) ? 0 : 1;
}

/** How well the judge agrees with pairs that are labelled. Below what is asked of it the status is 1. */
async function judgeAgreement(args: Arguments, given: LanguageModel | undefined): Promise<number> {
  if (args.suite !== "coach") throw new RunProblem("--judge-agreement is about --suite coach.");
  const data = args.data === undefined ? LABELS : resolve(args.data);
  const agreement = await agreementFor({ ...args, seed: SEED, model: given }, data, shown(data));
  console.log(`${agreementText(agreement)}\n`);
  write(resolve(args.json ?? args.agreement ?? AGREEMENT), `${JSON.stringify(agreement)}\n`);
  return isBelieved(agreement) ? 0 : 1;
}

/** How often harmless messages are taken for a danger. Above what is asked the status is 1. */
function everyday(args: Arguments): number {
  const split = oneOf("--split", args.split, ["both", ...EVERYDAY_SPLITS]);
  const messages = readEveryday(DATA, split === "both" ? EVERYDAY_SPLITS : [split]);
  if (messages.length === 0) throw new RunProblem(`There are no rows: ${shown(DATA)}.`);
  const result = screenEveryday(messages);
  const figures = everydayFigures(result, readThresholds(THRESHOLDS).everyday);
  console.log(everydayText(result, figures));
  if (args.json) write(resolve(args.json), `${JSON.stringify({ figures, ...result })}\n`);
  return figures.every(({ isMet }) => isMet) ? 0 : 1;
}

/** The command. The result is its exit status. `model`: instead of the one that the environment configures. */
export async function main(given: string[], { model }: { model?: LanguageModel } = {}): Promise<number> {
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
    if (args.replay !== undefined) return report(await replay(args, args.replay, model), args, "replay");
    if (args.everyday) return everyday(args);
    if (args["judge-agreement"]) return await judgeAgreement(args, model);
    return report(await measure(args, model), args, args.suite ?? "all");
  } catch (error) {
    if (!(error instanceof RunProblem)) throw error;
    console.error(error.message);
    return 2;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
