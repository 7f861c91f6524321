import type { Bin } from "../metrics/calibration.ts";
import type { CurvePoint } from "../metrics/clarifyCurve.ts";
import { escapeHtml } from "./escapeHtml.ts";
import type { Figure } from "./result.ts";

/** Plots as SVG text; colours come from the page's style. */

const SIDE = 300;
const MARGIN = { left: 46, right: 14, top: 12, bottom: 42 };
const WIDTH = SIDE + MARGIN.left + MARGIN.right;
const HEIGHT = SIDE + MARGIN.top + MARGIN.bottom;

type Axis = { label: string; to: number; ticks: number };
const rounded = (value: number) => value.toFixed(1);

/** A square frame from 0 to the axes' ends, with what is drawn in it. */
function frame(
  label: string,
  x: Axis,
  y: Axis,
  drawing: (x: (v: number) => number, y: (v: number) => number) => string,
) {
  const atX = (value: number) => MARGIN.left + (Math.min(value, x.to) / x.to) * SIDE;
  const atY = (value: number) => MARGIN.top + SIDE - (Math.min(value, y.to) / y.to) * SIDE;
  const percent = (value: number) => `${Math.round(value * 1_000) / 10}`;
  const ticksOf = (axis: Axis) => Array.from({ length: axis.ticks + 1 }, (_, at) => (axis.to * at) / axis.ticks);
  const grid = [
    ...ticksOf(x).map(
      (value) =>
        `<line class="grid" x1="${rounded(atX(value))}" x2="${rounded(atX(value))}" y1="${MARGIN.top}" y2="${MARGIN.top + SIDE}"/>` +
        `<text class="tick" text-anchor="middle" x="${rounded(atX(value))}" y="${MARGIN.top + SIDE + 16}">${percent(value)}</text>`,
    ),
    ...ticksOf(y).map(
      (value) =>
        `<line class="grid" x1="${MARGIN.left}" x2="${MARGIN.left + SIDE}" y1="${rounded(atY(value))}" y2="${rounded(atY(value))}"/>` +
        `<text class="tick" text-anchor="end" x="${MARGIN.left - 6}" y="${rounded(atY(value) + 4)}">${percent(value)}</text>`,
    ),
  ].join("");
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escapeHtml(label)}">${grid}` +
    `<text class="axis" text-anchor="middle" x="${MARGIN.left + SIDE / 2}" y="${HEIGHT - 8}">${escapeHtml(x.label)}</text>` +
    `<text class="axis" text-anchor="middle" transform="translate(12 ${MARGIN.top + SIDE / 2}) rotate(-90)">${escapeHtml(y.label)}</text>` +
    `${drawing(atX, atY)}</svg>`
  );
}

const WHOLE = { to: 1, ticks: 5 };

/** How often decisions of a confidence were right; the diagonal is perfect. The area of a dot is its number of rows. */
export function reliabilityPlot(bins: readonly Bin[]): string {
  const filled = bins.filter(({ count }) => count > 0);
  const most = Math.max(1, ...filled.map(({ count }) => count));
  return frame(
    "Reliability diagram",
    { label: "confidence, %", ...WHOLE },
    { label: "right, %", ...WHOLE },
    (x, y) =>
      `<line class="ideal" x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}"/>` +
      `<polyline class="series" points="${filled.map(({ confidence, accuracy }) => `${rounded(x(confidence))},${rounded(y(accuracy))}`).join(" ")}"/>` +
      filled
        .map(
          ({ from, to, count, confidence, accuracy }) =>
            `<circle class="dot" cx="${rounded(x(confidence))}" cy="${rounded(y(accuracy))}" r="${rounded(4 + 10 * Math.sqrt(count / most))}">` +
            `<title>${from.toFixed(1)} to ${to.toFixed(1)}: ${count} rows, confidence ${(confidence * 100).toFixed(1)} %, right ${(accuracy * 100).toFixed(1)} %</title></circle>`,
        )
        .join(""),
  );
}

/** Misroutes against clarifications as the threshold rises; the threshold in force is marked. */
export function curvePlot(points: readonly CurvePoint[], inForce: number): string {
  const top = (of: (point: CurvePoint) => number) => Math.max(0.05, ...points.map(of));
  const highest = Math.min(1, Math.ceil(top(({ misrouted }) => misrouted) * 20) / 20);
  const nearest = points.reduce((best, point) =>
    Math.abs(point.threshold - inForce) < Math.abs(best.threshold - inForce) ? point : best,
  );
  return frame(
    "Misroutes against clarifications",
    { label: "asked, % of messages", ...WHOLE },
    { label: "sent wrong, % of messages", to: highest, ticks: 5 },
    (x, y) =>
      `<polyline class="series" points="${points.map(({ clarified, misrouted }) => `${rounded(x(clarified))},${rounded(y(misrouted))}`).join(" ")}"/>` +
      points
        .map(
          ({ threshold, clarified, misrouted }) =>
            `<circle class="point" cx="${rounded(x(clarified))}" cy="${rounded(y(misrouted))}" r="3"><title>threshold ${threshold.toFixed(2)}: ` +
            `asked ${(clarified * 100).toFixed(1)} %, sent wrong ${(misrouted * 100).toFixed(1)} %</title></circle>`,
        )
        .join("") +
      `<circle class="chosen" cx="${rounded(x(nearest.clarified))}" cy="${rounded(y(nearest.misrouted))}" r="7"/>` +
      `<text class="tick" x="${rounded(x(nearest.clarified) + 11)}" y="${rounded(y(nearest.misrouted) - 6)}">${inForce}</text>`,
  );
}

const BAR = 220;

/** A measure on a line from 0 to 100 %: its value, its interval, its threshold. */
export function intervalPlot({ value, low, high, threshold, isMet }: Figure): string {
  if (value === null) return "";
  const at = (share: number) => rounded(6 + Math.min(1, Math.max(0, share)) * BAR);
  const limit = threshold && ("atLeast" in threshold ? threshold.atLeast : threshold.atMost);
  return (
    `<svg viewBox="0 0 ${BAR + 12} 18" width="${BAR + 12}" height="18" aria-hidden="true"><line class="grid" x1="6" x2="${BAR + 6}" y1="9" y2="9"/>` +
    (limit === null ? "" : `<line class="limit" x1="${at(limit)}" x2="${at(limit)}" y1="1" y2="17"/>`) +
    `<line class="${isMet === false ? "spread bad" : "spread"}" x1="${at(low ?? value)}" x2="${at(high ?? value)}" y1="9" y2="9"/>` +
    `<circle class="${isMet === false ? "dot bad" : "dot"}" cx="${at(value)}" cy="9" r="4"/></svg>`
  );
}
