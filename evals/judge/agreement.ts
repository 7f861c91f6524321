import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { hashOf } from "../../src/models/requestHash.ts";
import { inParallel } from "../inParallel.ts";
import { bootstrap, everyRow } from "../metrics/bootstrap.ts";
import { kappa } from "../metrics/kappa.ts";
import type { Share } from "../metrics/ratio.ts";
import { Pattern } from "../rows/pattern.ts";
import { type ReadRow, readRows } from "../rows/readRows.ts";
import { listOf } from "../rows/rowFields.ts";
import { RunProblem } from "../rows/runProblem.ts";
import { comparePair, PairVerdict, pairPrompt } from "./comparePair.ts";
import { type Judge, Spent } from "./judge.ts";
import { JudgeFigure, judgeFigure, type KnownAgreement } from "./judged.ts";
import { AT_ONCE, LEAST_KAPPA } from "./judgeRun.ts";

/** Two answers to one question, and which of them is better. */
export const LabelledPair = z.strictObject({
  id: z.string().min(1),
  question: z.string().min(1),
  a: z.string().min(1),
  b: z.string().min(1),
  better: z.enum(["a", "b", "equal"]),
  /** Why, from the facts and from what must not be said. */
  why: z.string().min(1),
  /** What could mislead a judge here. */
  trap: z.string().min(1).nullable(),
  reference_facts: listOf(Pattern),
  must_not: listOf(Pattern),
});
export type LabelledPair = z.infer<typeof LabelledPair>;

/** What a judge made of the labelled pairs, and how well that agrees with the labels. */
export const Agreement = z.object({
  v: z.literal(1),
  at: z.string(),
  judge: z.string(),
  choice: z.string(),
  prompt: z.string(),
  file: z.string(),
  /** Of the rows: an agreement is with these labels and no others. */
  labels: z.string(),
  seed: z.int(),
  /** Without a verdict counts as a class of its own, which no label has. */
  kappa: z.object({ value: z.number().nullable(), low: z.number().nullable(), high: z.number().nullable() }),
  figures: z.array(JudgeFigure),
  spent: Spent,
  rows: z.array(
    z.object({
      id: z.string(),
      trap: z.string().nullable(),
      label: z.enum(["a", "b", "equal"]),
      said: z.enum(["a", "b", "equal", "none"]),
      verdict: PairVerdict,
    }),
  ),
});
export type Agreement = z.infer<typeof Agreement>;

/** Has the judge compare all labelled pairs, both ways round, and compares its verdicts with the labels. */
export async function measureAgreement(
  file: string,
  rows: readonly ReadRow<LabelledPair>[],
  { judge, choice, seed }: { judge: Judge; choice: string; seed: number },
): Promise<Agreement> {
  const judged = await inParallel(rows, AT_ONCE, async ({ row }) => {
    const { question: text, reference_facts: facts, must_not: mustNot } = row;
    const verdict = await comparePair(judge, { text, facts, mustNot }, { one: row.a, other: row.b });
    const said = ({ one: "a", other: "b", equal: "equal", none: "none" } as const)[verdict.winner];
    return { id: row.id, trap: row.trap, label: row.better, said, verdict };
  });
  const statistic = kappa(judged.map(({ label, said }) => ({ truth: label, said })));
  const interval = bootstrap(judged.length, statistic, { seed });
  const figure = (name: string, label: string, shareOf: (row: (typeof judged)[number]) => Share | undefined) =>
    judgeFigure(name, label, judged.map(shareOf), { seed });
  const told = (isSo: boolean, { said }: (typeof judged)[number]): Share | undefined =>
    said === "none" ? undefined : [isSo ? 1 : 0, 1];
  return {
    v: 1,
    at: new Date().toISOString(),
    judge: judge.name,
    choice,
    prompt: pairPrompt.id,
    file,
    labels: labelsHash(rows),
    seed,
    kappa: { value: statistic(everyRow(judged.length)), low: interval?.low ?? null, high: interval?.high ?? null },
    figures: [
      figure("same", "the label's verdict", ({ said, label }) => [said === label ? 1 : 0, 1]),
      figure("opposite", "the other answer than the label", (row) =>
        row.label === "equal" ? undefined : told(row.said !== "equal" && row.said !== row.label, row),
      ),
      figure("flips", "flipped with the order", (row) => told(row.verdict.isFlipped, row)),
      figure("leansFirst", "the first place won twice", (row) => told(row.verdict.lean === "first", row)),
      figure("leansSecond", "the second place won twice", (row) => told(row.verdict.lean === "second", row)),
      figure("noVerdict", "no verdict", ({ said }) => [said === "none" ? 1 : 0, 1]),
    ],
    spent: judge.spent,
    rows: judged,
  };
}

const labelsHash = (rows: readonly ReadRow<LabelledPair>[]): string => hashOf(rows.map(({ raw }) => raw));

/** Whether the judge may be believed: the interval of its kappa lies above the least. */
export const isBelieved = ({ kappa: { low } }: Agreement): boolean => low !== null && low >= LEAST_KAPPA;

/**
 * The agreement that a file holds, when it is of this judge and this prompt, and its labels are as they were; `why` says in a sentence what the
 * judge's figures are worth. Refuses a file that is something else.
 */
export function knownAgreement(
  file: { path: string; text: string | null },
  judge: string,
): { agreement: KnownAgreement | null; why: string } {
  const reading = "the judge's figures are for reading and decide nothing";
  if (file.text === null)
    return { agreement: null, why: `Its agreement with labels is not measured (--judge-agreement): ${reading}.` };
  const found = parsedAgreement(file.path, file.text);
  const prompt = pairPrompt.id;
  const parted = [
    ...(found.judge === judge ? [] : [`of ${found.judge}`]),
    ...(found.prompt === prompt ? [] : [`with ${found.prompt}`]),
    ...(labelsNow(found) === found.labels ? [] : [`with other labels than ${found.file} holds now`]),
  ];
  if (parted.length > 0)
    return { agreement: null, why: `The agreement that was measured is ${parted.join(", ")}: ${reading}.` };
  const { value, low, high } = found.kappa;
  const known = `Kappa with ${found.rows.length} labelled pairs is ${kappaText(found.kappa)}`;
  return {
    agreement: { kappa: value, low, high, pairs: found.rows.length },
    why: isBelieved(found)
      ? `${known}; its interval lies above ${LEAST_KAPPA}: a run that surely loses fails.`
      : `${known}; its interval does not lie above ${LEAST_KAPPA}: ${reading}.`,
  };
}

/** `null` where they are no longer. */
function labelsNow({ file }: Agreement): string | null {
  return readIfThere(resolve(file)).text === null ? null : labelsHash(readRows(file, LabelledPair));
}

function parsedAgreement(path: string, text: string): Agreement {
  try {
    return Agreement.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new RunProblem(`${path} is not what --judge-agreement writes:\n${why}`);
  }
}

/** `text` is `null` where there is no such file. */
export function readIfThere(path: string): { path: string; text: string | null } {
  try {
    return { path, text: readFileSync(path, "utf8") };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { path, text: null };
    throw new RunProblem(`${path} cannot be read: ${(error as Error).message}`);
  }
}

export const kappaText = ({ value, low, high }: Agreement["kappa"]): string =>
  value === null
    ? "not defined"
    : `${value.toFixed(2)}${low === null || high === null ? "" : ` (${low.toFixed(2)} – ${high.toFixed(2)})`}`;
