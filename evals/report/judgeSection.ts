import type { Judged, JudgedFacts, JudgedPair } from "../judge/judged.ts";
import { escapeHtml as esc } from "./escapeHtml.ts";
import { judgedAbout } from "./judgeText.ts";
import type { Run, ScoredRow } from "./result.ts";
import { intervalText, shareText } from "./terminalTable.ts";

/** What a judge made of a run, for the report. */
export function judgeSection({ judged, rows }: Run): string {
  if (!judged) return "";
  const texts = new Map(rows.map((row) => [row.id, row]));
  const lines =
    judged.kind === "pairs"
      ? judged.rows.filter(({ winner }) => winner !== "one").map((row) => pairLine(row, texts.get(row.id)))
      : judged.rows.flatMap((row) => factsLine(row, texts.get(row.id)));
  return `<h4>The judge</h4>${judgedAbout(judged)
    .map((sentence) => `<p class="quiet">${esc(sentence)}</p>`)
    .join("")}${figureTable(judged)}<details><summary>${lines.length} rows that the judge does not see ahead</summary>
<table class="rows"><thead><tr><th>row</th><th>said</th><th>verdict</th><th>why</th></tr></thead><tbody>${lines.join("")}</tbody></table></details>`;
}

const figureTable = ({ figures }: Judged): string =>
  `<table><thead><tr><th>judge</th><th class="num">value</th><th class="num">95 % interval</th><th class="num">rows</th></tr></thead><tbody>${figures
    .map(
      (figure) =>
        `<tr><td>${esc(figure.label)}</td><td class="num">${shareText(figure.value)}</td><td class="num">${intervalText(figure)}</td><td class="num">${figure.rows}</td></tr>`,
    )
    .join("")}</tbody></table>`;

const VERDICTS = { one: "better", other: "worse", equal: "equal", none: "no verdict" };

const pairLine = ({ id, winner, isFlipped, why }: JudgedPair, row: ScoredRow | undefined): string =>
  lineOf(id, row, `${VERDICTS[winner]}${isFlipped ? " (flipped)" : ""}`, why);

const GOOD = { fact: ["stated"], mustNot: ["missing", "contradicted"] };

/** Answers of which every fact is stated and nothing wrong is said are left out. */
function factsLine({ id, statements, why }: JudgedFacts, row: ScoredRow | undefined): string[] {
  if (statements === null) return [lineOf(id, row, "no verdict", why)];
  const faults = statements.filter(({ kind, verdict }) => !GOOD[kind].includes(verdict));
  if (faults.length === 0) return [];
  return [
    lineOf(
      id,
      row,
      "not right",
      faults.map(({ statement, verdict }) => `${verdict}: ${statement}`),
    ),
  ];
}

const lineOf = (id: string, row: ScoredRow | undefined, verdict: string, why: readonly string[]): string =>
  `<tr><td>${esc(id)}</td><td>${esc(row?.text ?? "")}</td><td>${esc(verdict)}</td><td>${why.map((one) => `<div>${esc(one)}</div>`).join("")}</td></tr>`;
