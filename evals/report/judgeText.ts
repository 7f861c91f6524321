import { type Agreement, isBelieved, kappaText } from "../judge/agreement.ts";
import type { Spent } from "../judge/judge.ts";
import { isFailedByJudge, type Judged, type JudgeFigure } from "../judge/judged.ts";
import { LEAST_KAPPA } from "../judge/judgeRun.ts";
import { confusion } from "../metrics/confusion.ts";
import type { Run } from "./result.ts";
import { columns, intervalText, shareText } from "./terminalTable.ts";

const SHOWN = 12;

const figureLines = (figures: readonly JudgeFigure[]): string =>
  columns([
    ["  judge", "value", "95 % interval", "rows"],
    ...figures.map((figure) => [`  ${figure.label}`, shareText(figure.value), intervalText(figure), `${figure.rows}`]),
  ]);

/** Tokens and, where prices are configured, dollars. */
export const spentText = ({ questions, inputTokens, outputTokens, costUsd }: Spent): string =>
  `${questions} questions, ${inputTokens} tokens in, ${outputTokens} out, ${costUsd === null ? "price not configured" : `$${costUsd.toFixed(4)}`}`;

/** Who judged what, in sentences. */
export function judgedAbout(judged: Judged): string[] {
  const { judge, prompt, choice, writers, answers, spent } = judged;
  const written = Object.entries(writers).map(([name, count]) => `${name} ${count}`);
  return [
    `Judged by ${judge} (${prompt}): ${choice}.`,
    judged.kind === "pairs"
      ? `Compared with ${judged.against}, each pair in both orders; ${judged.rows.filter(({ isAsked }) => isAsked).length} of ${judged.rows.length} needed asking${judged.left > 0 ? `, ${judged.left} rows are not in it` : ""}.`
      : "Each answer by itself, statements in both orders.",
    `Answers by: ${written.join(", ") || "nobody"}; ${answers.inputTokens} tokens in, ${answers.outputTokens} out, $${answers.costUsd.toFixed(4)}.`,
    `The judge used: ${spentText(spent)}.`,
    judged.standing,
    ...(isFailedByJudge(judged) ? ["BELOW: the judge sees these answers surely lose."] : []),
  ];
}

/** What a person reads at the terminal of a judged run, if it is one; rows of a held-out split are only counted. */
export function judgedText({ suite, split, judged }: Run): string[] {
  if (!judged) return [];
  const isHeldOut = split === "test" || split === "unseen";
  const lost = judged.kind === "pairs" && !isHeldOut ? judged.rows.filter(({ winner }) => winner === "other") : [];
  const lines = [
    `${suite} · ${split}, judged`,
    ...judgedAbout(judged).map((line) => `  ${line}`),
    figureLines(judged.figures),
    ...lost.slice(0, SHOWN).map(({ id, why }) => `  ✗ ${id}: ${(why[0] ?? "").slice(0, 160)}`),
    ...(lost.length > SHOWN ? [`  … and ${lost.length - SHOWN} more in the report`] : []),
  ];
  return [lines.join("\n")];
}

/** What a person reads of a judge's agreement with the labels. */
export function agreementText(agreement: Agreement): string {
  const { judge, prompt, choice, file, kappa, figures, spent, rows } = agreement;
  const { names, counts } = confusion(rows.map(({ label, said }) => ({ truth: label, said })));
  const parted = rows.filter(({ label, said }) => label !== said);
  const traps = [...new Set(rows.map(({ trap }) => trap ?? "none"))].map((trap) => {
    const of = rows.filter((row) => (row.trap ?? "none") === trap);
    return [`  ${trap}`, `${of.filter(({ label, said }) => label === said).length}`, `${of.length}`];
  });
  return [
    `Agreement of ${judge} (${prompt}) with ${rows.length} labelled pairs of ${file}`,
    `  Cohen's kappa ${kappaText(kappa)}, 95 % bootstrap interval over pairs. ${
      isBelieved(agreement)
        ? `It lies above ${LEAST_KAPPA}: what this judge sees surely lose fails.`
        : `It does not lie above ${LEAST_KAPPA}: this judge's figures are for reading and decide nothing.`
    }`,
    `  As judge: ${choice}. It used: ${spentText(spent)}.`,
    figureLines(figures),
    columns([
      ["  label, and what the judge said", ...names],
      ...names.map((name, at) => [`  ${name}`, ...(counts[at] ?? []).map(String)]),
    ]),
    columns([["  what could mislead", "same", "pairs"], ...traps]),
    ...parted
      .slice(0, SHOWN)
      .map(
        ({ id, label, said, verdict }) =>
          `  ✗ ${id}: ${label}, the judge ${said}${verdict.isFlipped ? " (flipped)" : ""}: ${(verdict.why[0] ?? "").slice(0, 140)}`,
      ),
    ...(parted.length > SHOWN ? [`  … and ${parted.length - SHOWN} more in the result`] : []),
  ].join("\n");
}
