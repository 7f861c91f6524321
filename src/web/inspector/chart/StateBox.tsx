import { memo } from "react";
import { type ChartBox, LINE_HEIGHT, TITLE_HEIGHT } from "./chartGraph.ts";
import type { Lit } from "./chartStates.ts";
import type { Frame } from "./layoutChart.ts";

type Props = {
  box: ChartBox;
  frame: Frame;
  lit: Lit | null;
  /** The active state inside, when the box is folded. */
  inside: string | null;
  mark: "chosen" | "found" | null;
  isRegion: boolean;
  hotLines: string;
  heat: string | null;
  breakpoint: "set" | "paused" | null;
  onChoose: (id: string) => void;
  onFold: (id: string) => void;
};

/** One state. */
export const StateBox = memo(function StateBox(props: Props) {
  const { box, frame, lit, inside, mark, isRegion, heat, breakpoint } = props;
  const { state, isCollapsed } = box;
  const isGroup = state.type === "compound" || state.type === "parallel";
  const isOpenGroup = isGroup && !isCollapsed;
  const classes = ["box", isOpenGroup && "group", isRegion && "region", lit, mark, breakpoint === "paused" && "paused"]
    .filter(Boolean)
    .join(" ");
  const hot = new Set(props.hotLines.split("\n"));
  const says = [
    lit === null ? "" : lit === "awaiting" ? ", active, waiting for the person" : ", active",
    breakpoint === null ? "" : breakpoint === "set" ? ", with a breakpoint" : ", paused before it",
  ].join("");
  if (state.type === "history")
    return (
      <g className={classes} transform={`translate(${frame.x} ${frame.y})`}>
        <title>{state.description ?? "history"}</title>
        <rect width={30} height={30} rx={15} className="body" />
        <text x={15} y={20} textAnchor="middle" className="title">
          {state.history === "deep" ? "H*" : "H"}
        </text>
      </g>
    );
  const far = farSize(state.key, frame);
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand in a drawing
    <g
      className={classes}
      transform={`translate(${frame.x} ${frame.y})`}
      data-state={state.id}
      data-lit={lit ?? undefined}
      role="button"
      tabIndex={0}
      aria-label={`${[state.key, ...(inside === null ? box.lines.map(({ text }) => text) : [`● ${inside}`]), heat].filter(Boolean).join(" ")} (${state.id}${says})`}
      onClick={(event) => {
        event.stopPropagation();
        props.onChoose(state.id);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === "Enter") props.onChoose(state.id);
        else if (isGroup) props.onFold(state.id);
      }}
    >
      <title>{state.description ?? state.id}</title>
      <rect width={frame.width} height={frame.height} rx={isGroup ? 10 : 7} className="body" />
      {state.type === "final" && (
        <rect x={3} y={3} width={frame.width - 6} height={frame.height - 6} rx={5} className="inner" />
      )}
      <text x={11} y={18} className="title">
        {`${state.key} `}
      </text>
      {inside === null &&
        box.lines.map(({ text, transition }, index) => (
          <text
            key={`${text}:${transition}`}
            x={11}
            y={TITLE_HEIGHT + 10 + index * LINE_HEIGHT}
            className={transition !== null && hot.has(transition) ? "line hot" : "line"}
          >
            {`${text} `}
          </text>
        ))}
      {inside !== null && (
        <text x={11} y={TITLE_HEIGHT + 10} className="line">
          ● {inside}
        </text>
      )}
      {breakpoint !== null && <circle className="break" r={7} />}
      {!isOpenGroup && (
        <text
          className="far-title"
          x={frame.width / 2}
          y={frame.height / 2}
          dominantBaseline="central"
          textAnchor="middle"
          style={{ fontSize: far }}
        >
          {state.key}
        </text>
      )}
      {isOpenGroup && (
        <text
          className="far-title"
          x={12}
          y={8}
          dominantBaseline="hanging"
          style={{ fontSize: "calc(11px * var(--unzoom))" }}
        >
          {state.key}
        </text>
      )}
      {isGroup && state.parent !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard folds with the space bar on the state itself
        <g
          className="fold"
          transform={`translate(${frame.width - 28} 4)`}
          onClick={(event) => {
            event.stopPropagation();
            props.onFold(state.id);
          }}
        >
          <title>{isCollapsed ? "Unfold" : "Fold"}</title>
          <rect width={24} height={24} rx={5} />
          <path d={isCollapsed ? "M7 12H17M12 7V17" : "M7 12H17"} />
        </g>
      )}
    </g>
  );
});

/** As large as the name fits into the box, or a little over its edge where it could not be read otherwise. */
function farSize(name: string, { width, height }: Frame): string {
  const wide = width / (name.length * 0.62);
  const fits = Math.max(13, Math.min(wide * 0.9, height * 0.6, 24));
  return `max(${fits.toFixed(1)}px, min(10.5px * var(--unzoom), ${(wide * 1.2).toFixed(1)}px))`;
}
