import { type KeyboardEvent, useEffect, useRef, useState } from "react";
// Before uPlot, as it says.
import "./mendLanguage.ts";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { plotColours, useTheme } from "./plotColours.ts";
import { type PlotLook, plotOptions } from "./plotOptions.ts";

export type PlotPoint = { date: string; amount: number };

type Props = PlotLook & {
  /** What is drawn: "Estimated 1RM of Barbell Bench Press, by day". */
  label: string;
  /** Oldest first, one or more. */
  points: readonly PlotPoint[];
  selected: number;
  onSelect: (index: number) => void;
  /** A point in words, for those who do not see it and for whoever is over it. */
  pointText: (index: number) => string;
};

const HEIGHT = 240;
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 10,
  PageUp: (at) => at + 10,
  Home: () => 0,
  End: (_, last) => last,
};

const within = (index: number, last: number) => Math.min(Math.max(index, 0), last);

/**
 * Amounts over days, drawn on a canvas. A point is chosen by touch, by mouse, and like the thumb of a slider by key; what
 * is chosen is told in words. The numbers themselves belong beside it, as a table.
 */
export function Plot({ label, points, selected, onSelect, pointText, ...look }: Props) {
  const holder = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const latest = useRef({ selected, onSelect, look });
  latest.current = { selected, onSelect, look };
  const [hovered, setHovered] = useState<number | null>(null);
  const theme = useTheme();
  const { kind } = look;
  const { from: bandFrom = null, to: bandTo = null } = look.band ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when the theme or the band changes.
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const options = plotOptions({
      ...latest.current.look,
      width: Math.max(element.clientWidth, 1),
      height: HEIGHT,
      colours: plotColours(),
      selected: () => latest.current.selected,
    });
    const drawn = new uPlot(
      options,
      [points.map(({ date }) => Date.parse(date) / 1_000), points.map(({ amount }) => amount)],
      element,
    );
    plot.current = drawn;
    const nearest = () => (drawn.cursor.left == null || drawn.cursor.left < 0 ? null : (drawn.cursor.idx ?? null));
    const choose = () => {
      const index = nearest();
      if (index !== null) latest.current.onSelect(index);
    };
    const hover = () => {
      const index = nearest();
      setHovered(index);
    };
    const leave = () => setHovered(null);
    drawn.over.addEventListener("click", choose);
    drawn.over.addEventListener("mousemove", hover);
    drawn.over.addEventListener("mouseleave", leave);
    const resized = new ResizeObserver(() =>
      drawn.setSize({ width: Math.max(element.clientWidth, 1), height: HEIGHT }),
    );
    resized.observe(element);
    return () => {
      resized.disconnect();
      drawn.destroy();
      plot.current = null;
      setHovered(null);
    };
  }, [points, kind, theme, bandFrom, bandTo]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is read while drawing.
  useEffect(() => {
    plot.current?.redraw(false);
  }, [selected]);

  const last = points.length - 1;
  const stepWith = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSelect(within(step(selected, last), last));
  };
  return (
    <div className="relative">
      <div
        ref={holder}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={within(selected, last)}
        aria-valuetext={pointText(within(selected, last))}
        onKeyDown={stepWith}
        className="min-h-60 touch-pan-y rounded-lg"
      />
      {hovered !== null && points[hovered] && (
        <p
          aria-hidden
          className="pointer-events-none absolute top-0 right-2 rounded-lg border border-line bg-surface px-2 py-1 text-xs tabular-nums shadow-sm"
        >
          {pointText(hovered)}
        </p>
      )}
    </div>
  );
}
