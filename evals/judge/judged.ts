import { z } from "zod";
import { type BootstrapOptions, bootstrap, everyRow } from "../metrics/bootstrap.ts";
import { ratio, type Share } from "../metrics/ratio.ts";
import { CheckedStatement } from "./checkFacts.ts";
import { PairVerdict } from "./comparePair.ts";
import { Spent } from "./judge.ts";

/** One figure of the judge. `value` is `null` when no row is about it. */
export const JudgeFigure = z.object({
  name: z.string(),
  label: z.string(),
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  rows: z.int(),
});
export type JudgeFigure = z.infer<typeof JudgeFigure>;

/** Of a judge and its prompt, how well it agrees with the labelled pairs. */
export const KnownAgreement = z.object({
  kappa: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  pairs: z.int(),
});
export type KnownAgreement = z.infer<typeof KnownAgreement>;

export const JudgedPair = PairVerdict.extend({
  id: z.string(),
  /** Texts that are the same, and turns that failed, are decided without asking. */
  isAsked: z.boolean(),
});
export type JudgedPair = z.infer<typeof JudgedPair>;

export const JudgedFacts = z.object({
  id: z.string(),
  statements: z.array(CheckedStatement).nullable(),
  why: z.array(z.string()),
});
export type JudgedFacts = z.infer<typeof JudgedFacts>;

const Base = z.object({
  /** As the server calls it. */
  judge: z.string(),
  prompt: z.string(),
  /** Why this model, and whether it wrote what it judges. */
  choice: z.string(),
  /** Answers by who had a part in them; `no model` for those of rules alone. */
  writers: z.record(z.string(), z.int()),
  /** What the models of the answers used. */
  answers: z.object({ inputTokens: z.number(), outputTokens: z.number(), costUsd: z.number() }),
  spent: Spent,
  figures: z.array(JudgeFigure),
});

/** What a judge made of a run. In pairs `one` is the run's answer, `other` that of the result it was compared with. */
export const Judged = z.discriminatedUnion("kind", [
  Base.extend({
    kind: z.literal("pairs"),
    against: z.string(),
    /** Rows that the other result does not have word for word. */
    left: z.int(),
    rows: z.array(JudgedPair),
    agreement: KnownAgreement.nullable(),
    /** Whether the judge agrees well enough with the labels to make a run fail, and what that rests on. */
    isCounted: z.boolean(),
    standing: z.string(),
    isSurelyWorse: z.boolean(),
  }),
  Base.extend({ kind: z.literal("facts"), rows: z.array(JudgedFacts), standing: z.string() }),
]);
export type Judged = z.infer<typeof Judged>;

/** A judge says that a run fails only when it is believed, and sees it surely lose. */
export const isFailedByJudge = (judged: Judged | undefined): boolean =>
  judged?.kind === "pairs" && judged.isCounted && judged.isSurelyWorse;

/** A figure that is a sum of shares, with its 95 % bootstrap interval over rows; rows that it is not about are left out. */
export function judgeFigure(
  name: string,
  label: string,
  given: readonly (Share | undefined)[],
  options: BootstrapOptions,
): JudgeFigure {
  const shares = given.filter((share) => share !== undefined && share[1] > 0);
  const statistic = ratio(shares);
  const interval = bootstrap(shares.length, statistic, options);
  return {
    name,
    label,
    value: statistic(everyRow(shares.length)),
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    rows: shares.length,
  };
}
