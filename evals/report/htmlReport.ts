import { reliability } from "../metrics/calibration.ts";
import { clarifyCurve } from "../metrics/clarifyCurve.ts";
import { type Confusion, confusion } from "../metrics/confusion.ts";
import { entryText } from "../rows/entryText.ts";
import { readEntries } from "../rows/seenEntry.ts";
import { allSuites } from "../suites/allSuites.ts";
import type { SeenRoute, SeenTurn } from "../target/seenTurn.ts";
import { escapeHtml as esc } from "./escapeHtml.ts";
import { judgeSection } from "./judgeSection.ts";
import { curvePlot, intervalPlot, reliabilityPlot } from "./plots.ts";
import { reportStyle } from "./reportStyle.ts";
import { isGood, type Result, type Run, type ScoredRow } from "./result.ts";
import { intervalText, shareText, thresholdText } from "./terminalTable.ts";

/** The whole report as one page that needs nothing else. */
export function htmlReport(result: Result): string {
  const { at, model, server, seed, runs, missing, routeConfidence } = result;
  const names = [...new Set(runs.map(({ suite }) => suite))];
  const gaps = missing.map((what) => `<p class="bad">No rows: ${esc(what)}</p>`).join("");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Setpoint evaluation</title><style>${reportStyle}</style></head><body>
<h1>Setpoint evaluation</h1>
<p>${esc(at)} · ${esc(model)} · ${esc(server)} · seed ${seed} · <strong class="${isGood(result) ? "good" : "bad"}">${isGood(result) ? "all thresholds met" : "below a threshold"}</strong></p>
<p class="quiet">Intervals are 95 % percentile bootstrap intervals over rows. One without width says only that no row differed: of n rows, up to about 3/n may still be wrong. Rules are made on dev; the distance between dev and test is overfitting.</p>
${gaps}<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join(" · ")}</nav>
${names
  .map((name) =>
    suiteSection(
      name,
      runs.filter(({ suite }) => suite === name),
      routeConfidence,
    ),
  )
  .join("\n")}
</body></html>
`;
}

function suiteSection(name: string, runs: readonly Run[], routeConfidence: number): string {
  return `<section id="${name}"><h2>${name}</h2>${runs.map((run) => runSection(run, routeConfidence)).join("\n")}</section>`;
}

function runSection(run: Run, routeConfidence: number): string {
  const { split, file, rows, seconds, latencyMs, suite } = run;
  const right = rows.filter(({ score }) => score.isRight).length;
  const speed = latencyMs ? `; a turn takes ${latencyMs.p50.toFixed(1)} ms, p99 ${latencyMs.p99.toFixed(1)} ms` : "";
  return `<h3>${esc(split)} <span class="quiet">${esc(file)}: ${right} of ${rows.length} rows right in full, ${seconds.toFixed(1)} s${speed}</span></h3>
${figureTable(run)}
<div class="side">${groupTable(rows)}${suite === "routing" ? routingPlots(rows, routeConfidence) : ""}</div>
${suite === "routing" ? confusionTable(confusion(rows.flatMap(({ score }) => (score.labels ? [score.labels] : [])))) : ""}
${judgeSection(run)}
${failingRows(run)}`;
}

const figureTable = ({ figures }: Run): string =>
  `<table><thead><tr><th>measure</th><th class="num">value</th><th class="num">95 % interval</th><th></th><th class="num">rows</th><th class="num">asked</th><th></th></tr></thead><tbody>${figures
    .map(
      (figure) =>
        `<tr><td>${figure.role === "primary" ? "<strong>" : ""}${esc(figure.label)}${figure.role === "primary" ? "</strong>" : ""}</td>` +
        `<td class="num">${shareText(figure.value)}</td><td class="num">${intervalText(figure)}</td><td>${intervalPlot(figure)}</td>` +
        `<td class="num">${figure.rows}</td><td class="num">${thresholdText(figure.threshold)}</td>` +
        `<td class="${figure.isMet === false ? "bad" : "good"}">${figure.isMet === null ? "" : figure.isMet ? "met" : "below"}</td></tr>`,
    )
    .join("")}</tbody></table>`;

/** Right rows by class, worst first; for safety by severity too. */
function groupTable(rows: readonly ScoredRow[]): string {
  const groups = new Map<string, [number, number]>();
  const count = (name: string, isRight: boolean) => {
    const [right, all] = groups.get(name) ?? [0, 0];
    groups.set(name, [right + (isRight ? 1 : 0), all + 1]);
  };
  for (const { score } of rows) {
    if (score.group !== null) count(score.group, score.isRight);
    for (const name of Object.keys(score.shares)) if (name.startsWith("severity ")) count(name, score.isRight);
  }
  if (groups.size === 0) return "";
  const lines = [...groups].sort(([, [a, some]], [, [b, others]]) => a / some - b / others);
  return `<div class="tall"><table><thead><tr><th>class, worst first</th><th class="num">right</th><th class="num">rows</th></tr></thead><tbody>${lines
    .map(
      ([name, [right, all]]) =>
        `<tr><td>${esc(name)}</td><td class="num">${shareText(right / all)}</td><td class="num">${all}</td></tr>`,
    )
    .join("")}</tbody></table></div>`;
}

function routingPlots(rows: readonly ScoredRow[], routeConfidence: number): string {
  const judged = rows.flatMap(({ score }) => (score.judged ? [score.judged] : []));
  const guesses = rows.flatMap(({ score }) => (score.guess ? [score.guess] : []));
  return (
    `<figure>${reliabilityPlot(reliability(judged))}<figcaption>Reliability of ${judged.length} decisions by rule, classifier or model: what is said with 80 % should be right four times in five.</figcaption></figure>` +
    `<figure>${curvePlot(clarifyCurve(guesses), routeConfidence)}<figcaption>What another threshold would do; ${routeConfidence} is in force.</figcaption></figure>`
  );
}

function confusionTable({ names, counts }: Confusion): string {
  const head = names.map((name) => `<th class="tilted"><span>${esc(name)}</span></th>`).join("");
  const lines = counts.map((line, truth) => {
    const sum = line.reduce((all, one) => all + one, 0);
    const cells = line.map((count, said) => {
      const share = sum === 0 ? 0 : count / sum;
      const kind = truth === said ? "hit" : "miss";
      return `<td class="cell ${count === 0 ? "" : kind}" style="--share:${(share * 100).toFixed(0)}%">${count || ""}</td>`;
    });
    return `<tr><th>${esc(names[truth] ?? "")}</th>${cells.join("")}</tr>`;
  });
  return `<details><summary>Confusion matrix (a line is what it was, a column what it was taken for; UNKNOWN is asked about)</summary><table class="matrix"><thead><tr><th></th>${head}</tr></thead><tbody>${lines.join("")}</tbody></table></details>`;
}

function failingRows({ rows, split, suite }: Run): string {
  const wrong = rows.filter(({ score }) => !score.isRight);
  if (wrong.length === 0) return "";
  const warning =
    split === "test" || split === "unseen"
      ? `<p class="quiet">Rules are made on dev. Whoever makes rules from these rows has no held-out split left.</p>`
      : "";
  return `<details><summary>${wrong.length} failing rows</summary>${warning}<table class="rows"><thead><tr><th>row</th><th>said</th><th>wrong</th><th>routes and signals, path, reply</th></tr></thead><tbody>${wrong
    .map(
      ({ id, text, score, seen }) =>
        `<tr><td>${esc(id)}</td><td>${esc(text)}</td><td>${score.why.map((fault) => `<div>${esc(fault)}</div>`).join("")}</td>` +
        `<td>${allSuites[suite].turnsOf(seen).map(turnText).join("<hr>")}</td></tr>`,
    )
    .join("")}</tbody></table></details>`;
}

function turnText({ routes, path, reply, pending, effects, status }: SeenTurn): string {
  const options = pending?.options.map(({ label }) => label).join(" | ") ?? "";
  const lines = [
    ...routes.map((route) => `<div>${routeText(route)}</div>`),
    `<div class="quiet">${esc(path.join(" → "))} · ${status}</div>`,
    ...effects.map((effect) => `<div>${esc(effectText(effect))}</div>`),
    `<div>“${esc(reply.text.slice(0, 400))}”</div>`,
    ...(pending ? [`<div>asks (${esc(pending.kind)}, ${esc(pending.about)}): ${esc(options)}</div>`] : []),
  ];
  return lines.join("");
}

function effectText({ op, kind, data }: SeenTurn["effects"][number]): string {
  const [entry] = kind === "log" ? readEntries(data, "stored") : [];
  const said = entry ? `${entryText(entry)}, ${entry.date}` : JSON.stringify(data).slice(0, 300);
  return `${op} ${kind}: ${said}`;
}

function routeText({ route, confidence, by, rule, signals, alternatives }: SeenRoute): string {
  const others = alternatives.map((other) => `${other.route} ${other.confidence.toFixed(2)}`).join(", ");
  return (
    `<strong>${esc(route)}</strong> ${confidence.toFixed(2)} by ${esc(by)}${rule ? ` <code>${esc(rule)}</code>` : ""}` +
    `${signals.length > 0 ? ` [${esc(signals.join(", "))}]` : ""}${others ? ` <span class="quiet">else ${esc(others)}</span>` : ""}`
  );
}
