import type { Figure, Result, Run, Threshold } from "./result.ts";

const SHOWN_FAILURES = 12;

/** A share as a percentage; an F1 or an error as it is. */
export const shareText = (value: number | null): string => (value === null ? "–" : `${(value * 100).toFixed(1)} %`);

export const intervalText = ({ low, high }: Pick<Figure, "low" | "high">): string =>
  low === null || high === null ? "" : `${(low * 100).toFixed(1)} – ${(high * 100).toFixed(1)}`;

export const thresholdText = (threshold: Threshold | null): string =>
  threshold === null
    ? ""
    : "atLeast" in threshold
      ? `≥ ${shareText(threshold.atLeast)}`
      : `≤ ${shareText(threshold.atMost)}`;

const verdictText = ({ isMet }: Figure): string => (isMet === null ? "" : isMet ? "met" : "BELOW");

/** What a person reads at the terminal: each run's measures, its failing rows (not those of the test split). */
export function terminalTable({ runs, missing }: Result): string {
  const parts = runs.map((run) => [titleOf(run), table(run.figures), failures(run)].filter(Boolean).join("\n"));
  const gaps = missing.map((what) => `No rows: ${what}`);
  return [...parts, ...gaps].join("\n\n");
}

function titleOf({ suite, split, rows, seconds, latencyMs }: Run): string {
  const right = rows.filter(({ score }) => score.isRight).length;
  const speed = latencyMs
    ? `, a turn ${latencyMs.p50.toFixed(1)} ms (p99 ${latencyMs.p99.toFixed(1)}) with others at once`
    : "";
  return `${suite} · ${split}: ${right} of ${rows.length} rows right in full; ${seconds.toFixed(1)} s${speed}`;
}

function table(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => [
    `${figure.role === "primary" ? "*" : " "} ${figure.label}`,
    shareText(figure.value),
    intervalText(figure),
    `${figure.rows}`,
    thresholdText(figure.threshold),
    verdictText(figure),
  ]);
  return columns([["  measure", "value", "95 % interval", "rows", "asked", ""], ...lines]);
}

function failures({ rows, split }: Run): string {
  const wrong = rows.filter(({ score }) => !score.isRight);
  if (wrong.length === 0) return "";
  if (split === "test" || split === "unseen")
    return `  ${wrong.length} rows failed; they are in the report, and are not what rules are made on.`;
  const shown = wrong
    .slice(0, SHOWN_FAILURES)
    .map(
      ({ id, text, score }) =>
        `  ✗ ${id}: ${text.replace(/\s+/g, " ").slice(0, 90)}\n      ${score.why.slice(0, 3).join("; ").slice(0, 200)}`,
    );
  const more = wrong.length - shown.length;
  return [...shown, ...(more > 0 ? [`  … and ${more} more in the report`] : [])].join("\n");
}

/** Pads every column to its widest cell; the first to the left, the others to the right. */
export function columns(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => [...(line[at] ?? "")].length)));
  const pad = (cell: string, at: number) => {
    const gap = " ".repeat(Math.max(0, (widths[at] ?? 0) - [...cell].length));
    return at === 0 ? cell + gap : gap + cell;
  };
  return lines.map((line) => line.map(pad).join("  ").trimEnd()).join("\n");
}
