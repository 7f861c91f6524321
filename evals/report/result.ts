import { readFileSync } from "node:fs";
import { z } from "zod";
import { isFailedByJudge, Judged } from "../judge/judged.ts";
import { RunProblem } from "../rows/runProblem.ts";
import { Score, SUITES } from "../suites/suite.ts";

/** At least or at most this. */
export const Threshold = z.union([z.strictObject({ atLeast: z.number() }), z.strictObject({ atMost: z.number() })]);
export type Threshold = z.infer<typeof Threshold>;

/** One row with what was seen and how it was judged. `raw` is the row as in its file. */
export const ScoredRow = z.object({
  id: z.string(),
  text: z.string(),
  raw: z.unknown(),
  seen: z.unknown(),
  score: Score,
});
export type ScoredRow = z.infer<typeof ScoredRow>;

/** One measure over the rows of a run. `value` is `null` when no row is about it, `isMet` when nothing is asked of it. */
export const Figure = z.object({
  name: z.string(),
  label: z.string(),
  better: z.enum(["higher", "lower"]),
  role: z.enum(["primary", "guard", "other"]),
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  rows: z.int(),
  threshold: Threshold.nullable(),
  isMet: z.boolean().nullable(),
});
export type Figure = z.infer<typeof Figure>;

/** One suite on one file. */
export const Run = z.object({
  suite: z.enum(SUITES),
  split: z.string(),
  file: z.string(),
  seconds: z.number(),
  latencyMs: z.object({ p50: z.number(), p99: z.number() }).nullable(),
  figures: z.array(Figure),
  rows: z.array(ScoredRow),
  /** What a language model made of the answers, where one was asked to judge them. */
  judged: Judged.optional(),
});
export type Run = z.infer<typeof Run>;

/** What a run of the command leaves behind. */
export const Result = z.object({
  v: z.literal(1),
  at: z.string(),
  model: z.string(),
  server: z.string(),
  seed: z.int(),
  routeConfidence: z.number(),
  runs: z.array(Run),
  /** Suites that were asked for and have no data. */
  missing: z.array(z.string()),
});
export type Result = z.infer<typeof Result>;

/** Reads what an earlier run left. Refuses anything else. */
export function readResult(file: string): Result {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new RunProblem(`${file} cannot be read: ${(error as Error).message}`);
  }
  const parsed = Result.safeParse(raw);
  if (!parsed.success)
    throw new RunProblem(`${file} is not a result of this command:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Whether all that was asked for was there and met its thresholds, and no judge that is believed saw it lose. */
export const isGood = ({ runs, missing }: Result): boolean =>
  missing.length === 0 &&
  runs.every(({ figures, judged }) => figures.every(({ isMet }) => isMet !== false) && !isFailedByJudge(judged));
