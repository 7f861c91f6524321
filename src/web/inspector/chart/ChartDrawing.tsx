import { memo, useMemo } from "react";
import type { Chart } from "../../../protocol/chart.ts";
import type { Heat } from "../../../protocol/heat.ts";
import { ANY, ANY_TEXT, type ChartBox } from "./chartGraph.ts";
import { litIn } from "./chartStates.ts";
import { EdgeLine, EdgeTag, roundedPath } from "./EdgeLine.tsx";
import type { LaidOut } from "./layoutChart.ts";
import { StateBox } from "./StateBox.tsx";
import { transitionWords } from "./transitionWords.ts";

export type Marks = {
  active: ReadonlySet<string>;
  /** Transitions just taken, each with the number of its taking. */
  taken: ReadonlyMap<string, number>;
  /** Transitions that are looked at in a panel. */
  hot: ReadonlySet<string>;
  chosen: string | null;
  found: ReadonlySet<string>;
  heat: Heat | null;
  /** States before which the conversation pauses, and the one before which it stands still. */
  breaks: ReadonlySet<string>;
  pausedAt: string | null;
};
type Props = {
  chart: Chart;
  laidOut: LaidOut;
  marks: Marks;
  onChoose: (id: string) => void;
  onFold: (id: string) => void;
};

/** Transitions that are told on a bare line; a click tells them all. */
const MOST_TOLD = 2;

/** The chart itself, without the window through which it is seen. */
export const ChartDrawing = memo(function ChartDrawing({ chart, laidOut, marks, onChoose, onFold }: Props) {
  const { graph, placement } = laidOut;
  const parallel = useMemo(
    () => new Set(chart.states.filter(({ type }) => type === "parallel").map(({ id }) => id)),
    [chart],
  );
  const leaves = chart.states.filter(
    ({ id }) => marks.active.has(id) && !chart.states.some(({ parent }) => parent === id),
  );
  const newest = Math.max(...chart.transitions.flatMap(({ id }) => marks.taken.get(id) ?? []));
  return (
    <>
      {Object.entries(placement.boxes).map(([id, frame]) => {
        const box = graph.boxes.get(id);
        if (!box) return null;
        const inside = box.isCollapsed ? leaves.find((leaf) => leaf.id.startsWith(`${id}.`)) : undefined;
        return (
          <StateBox
            key={id}
            box={box}
            frame={frame}
            lit={litIn(id, marks.active, leaves)}
            inside={inside ? inside.id.slice(id.length + 1) : null}
            mark={marks.chosen === id ? "chosen" : marks.found.has(id) ? "found" : null}
            isRegion={box.state.parent !== null && parallel.has(box.state.parent)}
            hotLines={box.lines.flatMap(({ transition }) => (isLit(marks, transition) ? [transition] : [])).join("\n")}
            heat={heatOfState(marks.heat, id)}
            breakpoint={breakIn(marks, box)}
            onChoose={onChoose}
            onFold={onFold}
          />
        );
      })}
      {Object.entries(placement.pills).map(([id, { x, y, width, height }]) => (
        <g key={id} className="pill" transform={`translate(${x} ${y})`}>
          <title>In every state of {id.slice(0, -ANY.length)}</title>
          <rect width={width} height={height} rx={height / 2} />
          <text x={width / 2} y={14} textAnchor="middle">
            {ANY_TEXT}
          </text>
        </g>
      ))}
      {Object.entries(placement.starts).map(([id, { frame, points }]) => (
        <g key={id} className="start" aria-hidden>
          <circle cx={frame.x + 5} cy={frame.y + 5} r={5} />
          <path d={roundedPath(points)} markerEnd="url(#arrow)" />
        </g>
      ))}
      {Object.entries(placement.edges).map(([id, placed]) => {
        const edge = graph.edges.get(id);
        if (!edge) return null;
        const takings = edge.transitions.flatMap((transition) => marks.taken.get(transition.id) ?? []);
        const isHot = edge.transitions.some((transition) => marks.hot.has(transition.id));
        return (
          <EdgeLine
            key={id}
            edge={edge}
            placed={placed}
            mark={isHot ? "hot" : marks.chosen === id ? "chosen" : null}
            flash={takings.length > 0 ? Math.max(...takings) : null}
            takings={takingsOf(
              marks.heat,
              edge.transitions.map((transition) => transition.id),
            )}
            onChoose={onChoose}
          />
        );
      })}
      {Object.entries(placement.edges).map(([id, { points, label }]) => {
        const edge = graph.edges.get(id);
        const isTold = (transition: string) =>
          marks.hot.has(transition) || marks.taken.get(transition) === newest || marks.chosen === id;
        const told = edge?.transitions.filter((transition) => isTold(transition.id)) ?? [];
        const words = [...new Set(told.map(transitionWords))].slice(0, MOST_TOLD).join(" · ");
        return (
          label === null && words !== "" && <EdgeTag key={id} words={words} points={points} width={placement.width} />
        );
      })}
      {Object.entries(placement.boxes).map(([id, { x, y, width }]) => (
        <text key={id} className="heat" x={x + width - 6} y={y - 4} textAnchor="end" aria-hidden>
          {heatOfState(marks.heat, id)}
        </text>
      ))}
    </>
  );
});

function isLit({ hot, taken }: Marks, transition: string | null): transition is string {
  return transition !== null && (hot.has(transition) || taken.has(transition));
}

/** A folded group has those of the states inside. */
function breakIn({ breaks, pausedAt }: Marks, { state, isCollapsed }: ChartBox): "set" | "paused" | null {
  const isHere = (id: string) => id === state.id || (isCollapsed && id.startsWith(`${state.id}.`));
  if (pausedAt !== null && isHere(pausedAt)) return "paused";
  return [...breaks].some(isHere) ? "set" : null;
}

function heatOfState(heat: Heat | null, id: string): string | null {
  const state = heat?.states[id];
  if (!state || state.entered === 0) return null;
  return state.medianMs === null ? `${state.entered}×` : `${state.entered}× · ${msText(state.medianMs)}`;
}

/** How often one of them was taken; `null` while nobody wants to know. */
function takingsOf(heat: Heat | null, transitions: string[]): number | null {
  return heat && transitions.reduce((sum, id) => sum + (heat.edges[id] ?? 0), 0);
}

/** "0.4 ms", "12 ms", "3.1 s", "4 min". */
export function msText(ms: number): string {
  if (ms < 10) return `${ms.toFixed(1)} ms`;
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  return `${Math.round(ms / 60_000)} min`;
}
