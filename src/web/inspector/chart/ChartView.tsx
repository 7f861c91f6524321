import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Chart } from "../../../protocol/chart.ts";
import { useRemembered } from "../../useRemembered.ts";
import { ChartDrawing, type Marks } from "./ChartDrawing.tsx";
import { ChartTools } from "./ChartTools.tsx";
import { type LaidOut, layoutChart } from "./layoutChart.ts";
import { MiniMap } from "./MiniMap.tsx";
import { usePanZoom } from "./usePanZoom.ts";

type Props = {
  chart: Chart;
  marks: Omit<Marks, "found">;
  onChoose: (id: string | null) => void;
  /** A small chart beside another has no search and no map. */
  isSmall?: boolean;
};

const FAR = 0.42;
/** Charts with more states begin with their groups folded. */
const MANY_STATES = 40;
const LEGIBLE = 0.9;

/** A chart in a window: moved and zoomed by hand, or following what is active. */
export function ChartView({ chart, marks, onChoose, isSmall = false }: Props) {
  const window = useRef<SVGSVGElement>(null);
  const { sight, show, zoomAt, handlers, hasDragged } = usePanZoom(window);
  const [folded, setFolded] = useRemembered<string[]>(`setpoint.folded:${chart.id}`, foldedAtFirst(chart));
  const [isWhole, setIsWhole] = useRemembered(`setpoint.whole:${chart.id}`, chart.transitions.length < 40);
  const [isFollowing, setIsFollowing] = useRemembered(`setpoint.following${isSmall ? ".small" : ""}`, !isSmall);
  const [laidOut, setLaidOut] = useState<LaidOut | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sought, setSought] = useState("");
  const foldedText = folded.join(",");

  useEffect(() => {
    let isOver = false;
    const collapsed = new Set(foldedText.split(",").filter(Boolean));
    layoutChart(chart, { collapsed, isWhole }).then(
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
  }, [chart, foldedText, isWhole]);

  const found = useMemo(() => {
    const words = sought.trim().toLowerCase();
    return new Set(
      words === "" ? [] : chart.states.filter(({ id }) => id.toLowerCase().includes(words)).map(({ id }) => id),
    );
  }, [chart, sought]);
  const all = useMemo(() => ({ ...marks, found }), [marks, found]);

  const placement = laidOut?.placement;
  const fitAll = useCallback(() => {
    if (placement) show({ x: 0, y: 0, width: placement.width, height: placement.height });
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

  // The whole chart when it appears, afterwards whatever is active while it is followed.
  const hasShown = useRef<string | null>(null);
  const activeText = chart.states.flatMap(({ id }) => (marks.active.has(id) ? [id] : [])).join(",");
  useEffect(() => {
    if (!placement) return;
    const followed = activeText
      .split(",")
      .filter((id) => placement.boxes[id])
      .filter((id, _, drawn) => !drawn.some((other) => other.startsWith(`${id}.`)))
      .map((id) => placement.boxes[id])[0];
    if (isFollowing && followed) {
      const { x, y, width, height } = followed;
      show({ x: x - 260, y: y - 200, width: width + 520, height: height + 400 }, LEGIBLE);
    } else if (hasShown.current !== chart.id) fitAll();
    hasShown.current = chart.id;
  }, [placement, activeText, isFollowing, chart.id, show, fitAll]);

  const search = (words: string) => {
    setSought(words);
    const first = chart.states.find(
      ({ id, key }) => id !== chart.id && key.toLowerCase().includes(words.toLowerCase()),
    );
    if (words === "" || !first || !placement) return;
    setIsFollowing(false);
    const frame = placement.boxes[first.id] ?? placement.boxes[first.parent ?? ""];
    if (frame)
      show({ x: frame.x - 200, y: frame.y - 160, width: frame.width + 400, height: frame.height + 320 }, LEGIBLE);
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
        onClick={() => !hasDragged.current && onChoose(null)}
        {...hand}
      >
        <defs>
          <marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0,0L10,5L0,10z" />
          </marker>
        </defs>
        {laidOut && (
          <g transform={`scale(${sight.scale}) translate(${-sight.x} ${-sight.y})`}>
            <ChartDrawing chart={chart} laidOut={laidOut} marks={all} onChoose={choose} onFold={onFold} />
          </g>
        )}
      </svg>
      {placement && !isSmall && (
        <MiniMap
          placement={placement}
          active={marks.active}
          sight={sight}
          window={window}
          onGo={(x, y) => {
            setIsFollowing(false);
            show({ x: x - 300, y: y - 220, width: 600, height: 440 }, sight.scale);
          }}
        />
      )}
    </div>
  );
}

/** Groups inside of regions, or inside of the root where there are no regions. */
function groupsOf(chart: Chart): string[] {
  const parallel = new Set(chart.states.filter(({ type }) => type === "parallel").map(({ id }) => id));
  const isTop = (parent: string | null) => parent === null || parallel.has(parent);
  return chart.states
    .filter(({ type, parent }) => type === "compound" && !isTop(parent))
    .filter(({ parent }) => parent === null || !parallel.has(parent))
    .map(({ id }) => id);
}

const foldedAtFirst = (chart: Chart): string[] => (chart.states.length > MANY_STATES ? groupsOf(chart) : []);
