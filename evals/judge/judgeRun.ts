import { z } from "zod";
import { inParallel } from "../inParallel.ts";
import type { Share } from "../metrics/ratio.ts";
import type { Run, ScoredRow } from "../report/result.ts";
import { RunProblem } from "../rows/runProblem.ts";
import { CoachRow } from "../suites/coach.ts";
import { SeenTurn } from "../target/seenTurn.ts";
import { type CheckedStatement, checkFacts, factsPrompt } from "./checkFacts.ts";
import { type ChosenJudge, wordingCalls } from "./chooseJudge.ts";
import { type AskedQuestion, comparePair, type PairVerdict, pairPrompt } from "./comparePair.ts";
import type { Judge } from "./judge.ts";
import { type Judged, type JudgedFacts, type JudgedPair, judgeFigure, type KnownAgreement } from "./judged.ts";

/** Questions to a judge at the same time, each with its other order. */
export const AT_ONCE = 4;

/** The interval of a judge's kappa must lie above this before its figures count: what is usually called substantial. */
export const LEAST_KAPPA = 0.6;

/** `judge` is of this run alone: what it has spent is what the run has cost. */
export type Judging = { judge: Judge; choice: ChosenJudge["choice"]; seed: number };

export type Answer = { id: string; raw: unknown; question: AskedQuestion; turn: SeenTurn };

/** The answers of a run of the coach suite. */
export function answersOf({ rows, suite }: Run): Answer[] {
  if (suite !== "coach") throw new Error(`${suite} has no answers to judge`);
  return rows.map(answerIn);
}

function answerIn({ id, raw, seen }: ScoredRow): Answer {
  const row = CoachRow.safeParse(raw);
  const turn = z.object({ turn: SeenTurn }).safeParse(seen);
  if (!row.success || !turn.success) throw new RunProblem(`Row ${id} of coach does not have the suite's form.`);
  const { text, reference_facts: facts, must_not: mustNot } = row.data;
  return { id, raw, question: { text, facts, mustNot }, turn: turn.data.turn };
}

const isMissing = ({ turn }: Answer): boolean => turn.status === "failed" || turn.reply.text.trim() === "";

/** Compares each answer with that of the other run to the same row, both ways round. */
export async function judgePairs(
  run: Run,
  against: { answers: readonly Answer[]; file: string },
  { judge, choice, seed }: Judging,
  agreementOf: (judge: string) => { agreement: KnownAgreement | null; why: string },
): Promise<Judged> {
  const others = new Map(against.answers.map((answer) => [answer.id, answer]));
  const pairs = answersOf(run).flatMap((one) => {
    const other = others.get(one.id);
    return other && JSON.stringify(other.raw) === JSON.stringify(one.raw) ? [{ one, other }] : [];
  });
  const rows = await inParallel(pairs, AT_ONCE, async ({ one, other }): Promise<JudgedPair> => {
    const known = withoutAsking(one, other);
    if (known) return { id: one.id, isAsked: false, ...known };
    const texts = { one: one.turn.reply.text, other: other.turn.reply.text };
    return { id: one.id, isAsked: true, ...(await comparePair(judge, one.question, texts)) };
  });
  const figures = pairFigures(rows, seed);
  const net = figures.find(({ name }) => name === "net");
  const { agreement, why } = agreementOf(judge.name);
  const isCounted = (agreement?.low ?? Number.NEGATIVE_INFINITY) >= LEAST_KAPPA;
  return {
    kind: "pairs",
    ...about(
      pairs.flatMap(({ one, other }) => [one, other]),
      judge,
    ),
    prompt: pairPrompt.id,
    choice,
    against: against.file,
    left: run.rows.length - pairs.length,
    rows,
    figures,
    agreement,
    isCounted,
    standing: why,
    isSurelyWorse: net !== undefined && net.high !== null && net.high < 0,
  };
}

/** No question where the texts are the same, or where there is but one answer. */
function withoutAsking(one: Answer, other: Answer): PairVerdict | null {
  const decided = (winner: PairVerdict["winner"], why: string) => ({
    winner,
    isFlipped: false,
    lean: null,
    why: [why],
  });
  if (isMissing(one) || isMissing(other))
    return isMissing(one) && isMissing(other)
      ? decided("equal", "Neither answered.")
      : decided(isMissing(one) ? "other" : "one", "Only one answered.");
  return one.turn.reply.text === other.turn.reply.text ? decided("equal", "The same text.") : null;
}

function pairFigures(rows: readonly JudgedPair[], seed: number) {
  const decided = (part: (row: JudgedPair) => number) =>
    rows.map((row): Share | undefined => (row.winner === "none" ? undefined : [part(row), 1]));
  const compared = (part: (row: JudgedPair) => boolean) =>
    rows.map((row): Share | undefined => (row.isAsked && row.winner !== "none" ? [part(row) ? 1 : 0, 1] : undefined));
  const asked = rows.map((row): Share | undefined => (row.isAsked ? [row.winner === "none" ? 1 : 0, 1] : undefined));
  const figure = (name: string, label: string, shares: readonly (Share | undefined)[]) =>
    judgeFigure(name, label, shares, { seed });
  return [
    figure(
      "wins",
      "better than the other",
      decided(({ winner }) => (winner === "one" ? 1 : 0)),
    ),
    figure(
      "losses",
      "worse",
      decided(({ winner }) => (winner === "other" ? 1 : 0)),
    ),
    figure(
      "ties",
      "equal, flips included",
      decided(({ winner }) => (winner === "equal" ? 1 : 0)),
    ),
    figure(
      "net",
      "better less worse",
      decided(({ winner }) => ({ one: 1, other: -1, equal: 0, none: 0 })[winner]),
    ),
    figure(
      "flips",
      "flipped with the order",
      compared(({ isFlipped }) => isFlipped),
    ),
    figure(
      "leansFirst",
      "the first place won twice",
      compared(({ lean }) => lean === "first"),
    ),
    figure(
      "leansSecond",
      "the second place won twice",
      compared(({ lean }) => lean === "second"),
    ),
    figure("noVerdict", "no verdict", asked),
  ];
}

/** Checks each answer by itself against the facts that belong in it. */
export async function judgeFacts(run: Run, { judge, choice, seed }: Judging): Promise<Judged> {
  const answers = answersOf(run).filter((answer) => !isMissing(answer));
  const rows = await inParallel(answers, AT_ONCE, async ({ id, question, turn }): Promise<JudgedFacts> => {
    return { id, ...(await checkFacts(judge, question, turn.reply.text)) };
  });
  return {
    kind: "facts",
    ...about(answers, judge),
    prompt: factsPrompt.id,
    choice,
    rows,
    figures: factFigures(rows, seed),
    standing: "Verdicts on single answers are for reading only: the labelled pairs say nothing about them.",
  };
}

function factFigures(rows: readonly JudgedFacts[], seed: number) {
  const share = (isAbout: (one: CheckedStatement) => boolean, isPart: (one: CheckedStatement) => boolean) =>
    rows.map(({ statements }): Share | undefined => {
      const whole = (statements ?? []).filter(isAbout);
      return [whole.filter(isPart).length, whole.length];
    });
  const isDecided = ({ verdict }: CheckedStatement) => verdict !== "flipped";
  const isFact = (one: CheckedStatement) => one.kind === "fact" && isDecided(one);
  const isBan = (one: CheckedStatement) => one.kind === "mustNot" && isDecided(one);
  const figure = (name: string, label: string, shares: readonly (Share | undefined)[]) =>
    judgeFigure(name, label, shares, { seed });
  return [
    figure(
      "stated",
      "facts stated",
      share(isFact, ({ verdict }) => verdict === "stated"),
    ),
    figure(
      "contradicted",
      "facts contradicted",
      share(isFact, ({ verdict }) => verdict === "contradicted"),
    ),
    figure(
      "saysWrong",
      "says what it must not",
      share(isBan, ({ verdict }) => verdict === "stated"),
    ),
    figure(
      "likePatterns",
      "as the patterns find",
      share(isDecided, ({ verdict, isFound }) => isFound === (verdict === "stated")),
    ),
    figure(
      "flips",
      "flipped with the order",
      rows.map(({ statements }): Share | undefined => {
        const all = statements ?? [];
        return all.length > 1 ? [all.filter((one) => !isDecided(one)).length, all.length] : undefined;
      }),
    ),
    figure(
      "noVerdict",
      "no verdict",
      rows.map(({ statements }): Share => [statements === null ? 1 : 0, 1]),
    ),
  ];
}

/** Who judged, who wrote, and what both used. */
function about(answers: readonly Answer[], judge: Judge) {
  const writers: Record<string, number> = {};
  const used = { inputTokens: 0, outputTokens: 0, costUsd: 0 };
  for (const { turn } of answers) {
    const names = new Set(wordingCalls(turn).map(({ model }) => model));
    for (const name of names.size === 0 ? ["no model"] : names) writers[name] = (writers[name] ?? 0) + 1;
    for (const { inputTokens, outputTokens, costUsd } of turn.modelCalls ?? []) {
      used.inputTokens += inputTokens;
      used.outputTokens += outputTokens;
      used.costUsd += costUsd;
    }
  }
  return { judge: judge.name, writers, answers: used, spent: judge.spent };
}
