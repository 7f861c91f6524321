// Before uPlot, as it says.
import "./mendLanguage.ts";
import uPlot from "uplot";
import type { PlotColours } from "./plotColours.ts";

const DAY_S = 86_400;
const FONT = '12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
/** Ticks stand on whole days, however short the time is. */
const TICKS_S = [1, 2, 7, 14, 28, 91, 182, 365].map((days) => days * DAY_S);
const YEARS_APART_S = 90 * DAY_S;
/** How much of its week a bar fills, and at most how many pixels. */
const BAR_SHARE = 0.7;
const WIDEST_BAR = 28;
/** What a day under the plot needs, with its margin. */
const DAY_PX = 56;

export type PlotLook = {
  kind: "line" | "bars";
  /** Between which amounts a rule of thumb would have them; without an end it goes on. */
  band: { from: number; to: number | null } | null;
  amountText: (amount: number) => string;
  dayText: (day: Date, form: "day" | "month") => string;
};

type Drawn = PlotLook & { width: number; height: number; colours: PlotColours; selected: () => number | null };

/** What uPlot is told. Days are drawn at their midnight in UTC, so that no time zone moves them. */
export function plotOptions({ kind, band, amountText, dayText, colours, selected, ...size }: Drawn): uPlot.Options {
  const axis = { stroke: colours.muted, font: FONT, ticks: { show: false }, grid: { stroke: colours.grid, width: 1 } };
  const isBars = kind === "bars";
  return {
    ...size,
    pxAlign: 1,
    padding: [12, 22, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 8, fill: colours.line } },
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), "Etc/UTC"),
    scales: {
      x: { range: ({ data }) => aroundDays(data[0][0] ?? 0, data[0].at(-1) ?? 0, isBars ? 4 : 2) },
      y: {
        range: (_, low, high) =>
          isBars ? [0, Math.max(high, band?.to ?? band?.from ?? 0, 1) * 1.1] : aroundAmounts(low, high),
      },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 34,
        gap: 9,
        space: DAY_PX,
        incrs: TICKS_S,
        ...(isBars ? { splits: everyFewBars } : {}),
        values: (_, seconds, _axis, _space, apart) =>
          seconds.map((at) => dayText(new Date(at * 1_000), apart > YEARS_APART_S ? "month" : "day")),
      },
      { ...axis, size: 52, space: 32, values: (_, amounts) => amounts.map(amountText) },
    ],
    series: [
      {},
      {
        stroke: colours.line,
        width: isBars ? 0 : 2,
        fill: isBars ? colours.line : "",
        ...(isBars && uPlot.paths.bars ? { paths: uPlot.paths.bars({ size: [BAR_SHARE, WIDEST_BAR] }) } : {}),
        points: { show: !isBars, size: 7, fill: colours.line },
      },
    ],
    hooks: {
      drawClear: [(plot) => drawBand(plot, band, colours)],
      draw: [(plot) => drawSelected(plot, selected(), isBars, colours)],
    },
  };
}

/** Under bars, days stand under the bars themselves, counted from the last one. */
function everyFewBars({ data, width }: uPlot): number[] {
  const days = [...data[0]];
  const step = Math.max(1, Math.ceil((days.length * DAY_PX) / Math.max(width - DAY_PX, 1)));
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
}

/** Not from nought on: a trend is in the difference. One amount alone stands in the middle. */
function aroundAmounts(low: number, high: number): [number, number] {
  const beside = low === high ? Math.max(1, Math.abs(low) * 0.05) : (high - low) * 0.15;
  return [low - beside, high + beside];
}

function aroundDays(low: number, high: number, days: number): [number, number] {
  const beside = Math.max(days * DAY_S, (high - low) * 0.03);
  return [low - beside, high + beside];
}

/** The range of a rule of thumb: shaded, with its ends drawn. */
function drawBand({ ctx, bbox, valToPos }: uPlot, band: PlotLook["band"], colours: PlotColours): void {
  if (band === null) return;
  const scale = globalThis.devicePixelRatio || 1;
  const [from, to] = [band.from, band.to].map((amount) => (amount === null ? null : valToPos(amount, "y", true)));
  const top = Math.max(bbox.top, to ?? bbox.top);
  const bottom = Math.min(bbox.top + bbox.height, from ?? bbox.top);
  ctx.save();
  ctx.fillStyle = colours.band;
  ctx.globalAlpha = 0.55;
  ctx.fillRect(bbox.left, top, bbox.width, bottom - top);
  ctx.globalAlpha = 1;
  ctx.strokeStyle = colours.line;
  ctx.lineWidth = scale;
  ctx.setLineDash([4 * scale, 4 * scale]);
  ctx.beginPath();
  for (const y of [from, to]) {
    if (y == null || y < bbox.top) continue;
    ctx.moveTo(bbox.left, y);
    ctx.lineTo(bbox.left + bbox.width, y);
  }
  ctx.stroke();
  ctx.restore();
}

/** A ring around the point that is chosen, or a frame around its bar. */
function drawSelected(plot: uPlot, index: number | null, isBars: boolean, colours: PlotColours): void {
  const [at, amount] = index === null ? [] : [plot.data[0][index], plot.data[1]?.[index]];
  if (at === undefined || amount == null) return;
  const { ctx, bbox, data } = plot;
  const scale = globalThis.devicePixelRatio || 1;
  const [x, y] = [plot.valToPos(at, "x", true), plot.valToPos(amount, "y", true)];
  ctx.save();
  ctx.strokeStyle = colours.ink;
  ctx.lineWidth = 2 * scale;
  ctx.beginPath();
  if (isBars) {
    const apart = (data[0][1] ?? 0) - (data[0][0] ?? 0) || 7 * DAY_S;
    const column = Math.abs(plot.valToPos(at + apart, "x", true) - x);
    const width = Math.min(column * BAR_SHARE, WIDEST_BAR * scale);
    ctx.rect(x - width / 2, y, width, bbox.top + bbox.height - y);
  } else {
    ctx.fillStyle = colours.ground;
    ctx.arc(x, y, 6 * scale, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.stroke();
  ctx.restore();
}
