import type { ElkPoint } from "elkjs/lib/elk-api.js";
import { memo } from "react";
import { type ChartEdge, LABEL_HEIGHT } from "./chartGraph.ts";
import type { PlacedEdge } from "./layoutChart.ts";
import { fullTransitionWords, isFailure } from "./transitionWords.ts";

type Props = {
  edge: ChartEdge;
  placed: PlacedEdge;
  mark: "hot" | "chosen" | null;
  /** Changes when the edge is taken again. */
  flash: number | null;
  /** How often it was taken, when that is asked for: the more often, the thicker. */
  takings: number | null;
  onChoose: (id: string) => void;
};

/** One line of the chart with its label. */
export const EdgeLine = memo(function EdgeLine({ edge, placed, mark, flash, takings, onChoose }: Props) {
  const way = roundedPath(placed.points);
  const isAllFailures = edge.transitions.every(isFailure);
  const { label } = placed;
  const heat = takings === null ? null : `${takings}×`;
  const words = [...edge.transitions.map(fullTransitionWords), heat].filter(Boolean).join("\n");
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand in a drawing
    <g
      className={["edge", isAllFailures && "failure", takings === 0 && "cold", mark].filter(Boolean).join(" ")}
      data-edge={edge.id}
      role="button"
      tabIndex={-1}
      aria-label={`${[...edge.rows, heat].filter(Boolean).join(" ")} (${edge.source} to ${edge.target})`}
      onClick={(event) => {
        event.stopPropagation();
        onChoose(edge.id);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.stopPropagation();
        onChoose(edge.id);
      }}
    >
      <title>{words}</title>
      <path
        className="way"
        d={way}
        markerEnd="url(#arrow)"
        style={takings ? { strokeWidth: 1.2 + Math.log2(1 + takings) } : undefined}
      />
      <path className="reach" d={way} />
      {flash !== null && <path key={flash} className="flash" d={way} />}
      {label && (
        <>
          <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={3} />
          {edge.rows.map((row, index) => (
            <text key={row} x={label.x + 4} y={label.y + 11 + index * LABEL_HEIGHT}>
              {`${row} `}
            </text>
          ))}
          {takings !== null && takings > 0 && (
            <text className="heat" x={label.x + label.width + 3} y={label.y + 11}>
              {heat}
            </text>
          )}
        </>
      )}
    </g>
  );
});

/** Lines nearer to the chart's border have their words on the side that has room. */
const NEAR_BORDER = 0.2;

/** What stands on a line that was taken or chosen, where the lines are bare; `width` is that of the chart. */
export function EdgeTag({ words, points, width }: { words: string; points: readonly ElkPoint[]; width: number }) {
  const { x, y } = middleOf(points);
  const anchor = x < width * NEAR_BORDER ? "start" : x > width * (1 - NEAR_BORDER) ? "end" : "middle";
  return (
    <text className="tag" x={x} y={y} textAnchor={anchor} dominantBaseline="central" aria-hidden>
      {words}
    </text>
  );
}

/** The middle of the longest piece. */
function middleOf(points: readonly ElkPoint[]): ElkPoint {
  let middle: ElkPoint = points[0] ?? { x: 0, y: 0 };
  let longest = 0;
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length <= longest) continue;
    longest = length;
    middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  }
  return middle;
}

const CORNER = 7;

/** A path through the points with rounded corners. */
export function roundedPath(points: readonly ElkPoint[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const parts = [`M${first.x},${first.y}`];
  for (const [index, corner] of rest.entries()) {
    const before = points[index];
    const after = rest[index + 1];
    if (!before || !after) {
      parts.push(`L${corner.x},${corner.y}`);
      continue;
    }
    const toBefore = Math.hypot(before.x - corner.x, before.y - corner.y) || 1;
    const toAfter = Math.hypot(after.x - corner.x, after.y - corner.y) || 1;
    const reach = Math.min(CORNER, toBefore / 2, toAfter / 2);
    const towards = (to: ElkPoint, distance: number) =>
      `${corner.x + ((to.x - corner.x) / distance) * reach},${corner.y + ((to.y - corner.y) / distance) * reach}`;
    parts.push(`L${towards(before, toBefore)}Q${corner.x},${corner.y} ${towards(after, toAfter)}`);
  }
  return parts.join("");
}
