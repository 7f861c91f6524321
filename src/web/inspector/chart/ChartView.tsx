import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Chart } from "../../../protocol/chart.ts";
import { useRemembered } from "../../app/useRemembered.ts";
import { ChartDrawing, type Marks } from "./ChartDrawing.tsx";
import { ChartTools } from "./ChartTools.tsx";
import { foldedAtFirst, groupsOf } from "./foldedAtFirst.ts";
import { type Frame, type LaidOut, layoutChart } from "./layoutChart.ts";
import { MiniMap } from "./MiniMap.tsx";
import { fitting, sees, usePanZoom } from "./usePanZoom.ts";
import { useSize } from "./useSize.ts";

type Props = {
  chart: Chart;
  marks: Omit<Marks, "found">;
  onChoose: (id: string | null) => void;
  /** A small chart beside another has no search and no map. */
  isSmall?: boolean;
};

/** Smaller than this only names are drawn, as large as they can be. */
const FAR = 0.75;
/** Charts with more transitions begin with their lines bare. */
const MANY_TRANSITIONS = 40;
const LEGIBLE = 0.9;
/** A chart that would be smaller than this when all of it is shown is shown in part, where it is active. */
const OVERVIEW = 0.4;
/** Around the state that is followed, in px of the chart. */
const AROUND = { x: 260, y: 200 };

/** A chart in a window: moved and zoomed by hand, or following what is active. */
export function ChartView({ chart, marks, onChoose, isSmall = false }: Props) {
  const window = useRef<SVGSVGElement>(null);
  const size = useSize(window);
  const { sight, show, zoomAt, handlers, hasDragged, isGliding } = usePanZoom(window);
  const [folded, setFolded] = useRemembered<string[]>(`setpoint.folded:${chart.id}`, foldedAtFirst(chart));
  const isLarge = chart.transitions.length >= MANY_TRANSITIONS;
  const [isWhole, setIsWhole] = useRemembered(`setpoint.whole:${chart.id}`, !isLarge);
  const [hasLabels, setHasLabels] = useRemembered(`setpoint.labels:${chart.id}`, !isLarge);
  const [isFollowing, setIsFollowing] = useRemembered(`setpoint.following${isSmall ? ".small" : ""}`, !isSmall);
  const [laidOut, setLaidOut] = useState<LaidOut | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sought, setSought] = useState("");
  const foldedText = folded.join(",");

  useEffect(() => {
    let isOver = false;
    const collapsed = new Set(foldedText.split(",").filter(Boolean));
    layoutChart(chart, { collapsed, isWhole, hasLabels }).then(
      (next) => {
        if (isOver) return;
        setLaidOut(next);
        setProblem(null);
      },
      (error: unknown) => !isOver && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isOver = true;
    };
  }, [chart, foldedText, isWhole, hasLabels]);

  const found = useMemo(() => {
    const words = sought.trim().toLowerCase();
    return new Set(
      words === "" ? [] : chart.states.filter(({ id }) => id.toLowerCase().includes(words)).map(({ id }) => id),
    );
  }, [chart, sought]);
  const all = useMemo(() => ({ ...marks, found }), [marks, found]);

  const placement = laidOut?.placement;
  const fitAll = useCallback(() => {
    if (placement) show({ x: 0, y: 0, width: placement.width, height: placement.height }, placement);
  }, [placement, show]);
  const onFold = useCallback(
    (id: string) => setFolded((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
    [setFolded],
  );
  const { chosen } = marks;
  const choose = useCallback(
    (id: string) => !hasDragged.current && onChoose(id === chosen ? null : id),
    [onChoose, hasDragged, chosen],
  );

  // All of it when it appears, if that can be read; afterwards whatever is active while it is followed.
  const shownFor = useRef<unknown>(null);
  const seen = useRef({ sight, size });
  seen.current = { sight, size };
  const isShown = size.width > 0;
  const activeText = chart.states.flatMap(({ id }) => (marks.active.has(id) ? [id] : [])).join(",");
  useEffect(() => {
    if (!placement || !isShown) return;
    const isNew = shownFor.current !== placement;
    if (!isNew && !isFollowing) return;
    const followed = activeText
      .split(",")
      .filter((id) => placement.boxes[id])
      .filter((id, _, drawn) => !drawn.some((other) => other.startsWith(`${id}.`)))
      .map((id) => placement.boxes[id])[0];
    const isLegible = fitting(placement, seen.current.size) >= OVERVIEW;
    if (isNew && (isLegible || !followed || !isFollowing)) fitAll();
    else if (followed && (isNew || !sees(seen.current.sight, seen.current.size, followed)))
      show(framed(followed, AROUND.x, AROUND.y), placement, LEGIBLE);
    shownFor.current = placement;
  }, [placement, activeText, isFollowing, isShown, show, fitAll]);

  // Where all of it was seen, all of it is seen in a window of another size.
  const sizeBefore = useRef(size);
  useEffect(() => {
    const before = sizeBefore.current;
    sizeBefore.current = size;
    if (!placement || before.width === 0 || size.width === 0 || shownFor.current !== placement) return;
    const wasFitted = Math.abs(seen.current.sight.scale - Math.min(1, fitting(placement, before))) < 0.001;
    if (wasFitted && fitting(placement, size) >= OVERVIEW) fitAll();
  }, [size, placement, fitAll]);

  const search = (words: string) => {
    setSought(words);
    const first = chart.states.find(
      ({ id, key }) => id !== chart.id && key.toLowerCase().includes(words.toLowerCase()),
    );
    if (words === "" || !first || !placement) return;
    setIsFollowing(false);
    const frame = placement.boxes[first.id] ?? placement.boxes[first.parent ?? ""];
    if (frame) show(framed(frame, AROUND.x, AROUND.y), placement, LEGIBLE);
  };
  const hand = {
    ...handlers,
    onPointerMove: (event: React.PointerEvent) => {
      handlers.onPointerMove(event);
      if (hasDragged.current && isFollowing) setIsFollowing(false);
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === "0") fitAll();
      else handlers.onKeyDown(event);
    },
  };

  return (
    <div className="relative flex h-full min-h-0 min-w-0 flex-col">
      <ChartTools
        chart={chart}
        isSmall={isSmall}
        sought={sought}
        onSeek={search}
        found={found.size}
        isFollowing={isFollowing}
        onFollow={setIsFollowing}
        isWhole={isWhole}
        onWhole={setIsWhole}
        hasLabels={hasLabels}
        onLabels={setHasLabels}
        onZoom={zoomAt}
        onFit={() => {
          setIsFollowing(false);
          fitAll();
        }}
        onFoldAll={(isFolded) => setFolded(isFolded ? groupsOf(chart) : [])}
      />
      {problem && (
        <p role="alert" className="p-4 text-sm text-red-800 dark:text-red-300">
          The chart could not be laid out: {problem}
        </p>
      )}
      {!laidOut && !problem && <p className="p-4 text-sm text-stone-600 dark:text-stone-400">Laying out the chart…</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside everything lets go; so does choosing the same again */}
      <svg
        ref={window}
        className={`chart min-h-0 w-full flex-1 ${sight.scale < FAR ? "far" : ""}`}
        aria-label={`Chart of ${chart.id}; arrow keys move it, plus and minus zoom, 0 fits it`}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved about in by keyboard
        tabIndex={0}
        style={{ "--unzoom": Math.max(1, 1 / sight.scale) } as React.CSSProperties}
        onClick={() => !hasDragged.current && onChoose(null)}
        {...hand}
      >
        <defs>
          <marker
            id="arrow"
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="8.5"
            markerHeight="8.5"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0,0L10,5L0,10z" />
          </marker>
        </defs>
        {laidOut && (
          <g
            className={isGliding ? "gliding" : undefined}
            style={{ transform: `scale(${sight.scale}) translate(${-sight.x}px, ${-sight.y}px)` }}
          >
            <ChartDrawing chart={chart} laidOut={laidOut} marks={all} onChoose={choose} onFold={onFold} />
          </g>
        )}
      </svg>
      {placement && !isSmall && (
        <MiniMap
          placement={placement}
          active={marks.active}
          sight={sight}
          size={size}
          onGo={(x, y) => {
            setIsFollowing(false);
            show({ x: x - 300, y: y - 220, width: 600, height: 440 }, placement, sight.scale);
          }}
        />
      )}
    </div>
  );
}

const framed = ({ x, y, width, height }: Frame, across: number, down: number): Frame => ({
  x: x - across,
  y: y - down,
  width: width + 2 * across,
  height: height + 2 * down,
});
