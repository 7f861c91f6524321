import { type ReactNode, useMemo, useState } from "react";
import type { Chart } from "../../protocol/chart.ts";
import type { Heat } from "../../protocol/heat.ts";
import type { Marks } from "./chart/ChartDrawing.tsx";
import { ChartView } from "./chart/ChartView.tsx";
import { activeIds } from "./chart/chartStates.ts";
import type { Source } from "./data/source.ts";
import { HEAT_SCOPES, type HeatScope } from "./data/useHeat.ts";
import type { useLiveFrames } from "./data/useLiveFrames.ts";
import type { usePlayback } from "./data/usePlayback.ts";
import { BUTTON, QUIET } from "./panels/Section.tsx";

type Props = {
  source: Source;
  chart: Chart | undefined;
  charts: Chart[];
  /** The machine whose chart lies beside. */
  beside: string | null;
  onBeside: (machine: string | null) => void;
  playback: ReturnType<typeof usePlayback>;
  /** Active at the chosen point. */
  resting: ReadonlySet<string>;
  live: ReturnType<typeof useLiveFrames>;
  hot: ReadonlySet<string>;
  chosen: string | null;
  onChoose: (id: string | null) => void;
  heat: Heat | null;
  heatScope: HeatScope;
  onHeatScope: (scope: HeatScope) => void;
  sequence: ReactNode;
};

const TITLES: Record<HeatScope, string | undefined> = {
  off: undefined,
  here: "How often each line was taken in this conversation, and how long each state lasted",
  all: "The same in all of your conversations",
  tests: "What the test suite went through: a pale line is one that no test takes",
};
const NOTHING: ReadonlySet<string> = new Set();

/** The chart of the conversation with those of its workers beside, or who told whom what in a turn. */
export function MainArea(props: Props) {
  const { source, chart, charts, beside, playback, resting, hot, chosen, live, heat, heatScope: scope } = props;
  const [isSequence, setIsSequence] = useState(false);
  const besideChart = charts.find(({ id }) => id === beside);
  const { isPlaying, active: played, taken } = playback;
  const { held, childValues, paused } = live;
  const isPlayed = isPlaying || played.size > 0 || held !== null;
  const active = isPlaying ? played : (held ?? resting);
  const breaks = useMemo(() => new Set(live.breaks), [live.breaks]);
  const pausedAt = paused?.state ?? null;
  const marks = useMemo<Omit<Marks, "found">>(
    () => ({ active, taken, hot, chosen, heat, breaks, pausedAt }),
    [active, taken, hot, chosen, heat, breaks, pausedAt],
  );
  const besideMarks = useMemo<Omit<Marks, "found">>(() => {
    const stands = besideChart && isPlayed ? activeIds(besideChart, childValues[besideChart.id]) : NOTHING;
    return { active: isPlaying ? played : stands, taken, hot, chosen: null, heat: null, breaks, pausedAt };
  }, [besideChart, isPlayed, isPlaying, played, taken, hot, childValues, breaks, pausedAt]);

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="relative min-h-0 flex-1">
        {isSequence ? (
          props.sequence
        ) : chart ? (
          <ChartView chart={chart} marks={marks} onChoose={props.onChoose} />
        ) : (
          <p className={`p-4 text-sm ${QUIET}`}>Loading the chart…</p>
        )}
        {besideChart && !isSequence && (
          <aside
            aria-label={`Chart of ${besideChart.id}`}
            className="absolute top-12 right-2 h-[60%] w-80 max-w-[70%] overflow-hidden rounded-lg border border-stone-300 bg-stone-50 shadow-lg dark:border-stone-700 dark:bg-stone-950"
          >
            <ChartView key={besideChart.id} chart={besideChart} marks={besideMarks} onChoose={() => {}} isSmall />
          </aside>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-stone-200 px-2 py-1.5 dark:border-stone-800">
        <Choice
          label="Show"
          isPlain
          options={["Chart", "Sequence"]}
          isOn={(name) => (name === "Sequence") === isSequence}
        >
          {(name) => setIsSequence(name === "Sequence")}
        </Choice>
        {!isSequence && (
          <Choice
            label="Beside"
            isPlain
            options={charts.map(({ id }) => id).filter((id) => id !== chart?.id)}
            isOn={(id) => id === beside}
          >
            {(id) => props.onBeside(id === beside ? null : id)}
          </Choice>
        )}
        {!isSequence && source.isLive && (
          <Choice
            label="Heat"
            options={Object.values(HEAT_SCOPES)}
            titleOf={(name) => TITLES[scopeOf(name)]}
            isOn={(name) => scopeOf(name) === scope}
          >
            {(name) => props.onHeatScope(scopeOf(name))}
          </Choice>
        )}
        {chart && (
          <span className={`ml-auto text-xs max-sm:hidden ${QUIET}`}>
            {chart.id} {chart.version}
            {heat && ` · ${countedText(heat, chart)}`}
          </span>
        )}
      </div>
    </div>
  );
}

const scopeOf = (name: string): HeatScope =>
  (Object.keys(HEAT_SCOPES) as HeatScope[]).find((scope) => HEAT_SCOPES[scope] === name) ?? "off";

/** How much was counted, and how many of the chart's lines were taken at all. */
function countedText(heat: Heat, chart: Chart): string {
  const taken = chart.transitions.filter(({ id }) => (heat.edges[id] ?? 0) > 0).length;
  const counted = `${heat.records} ${heat.records === 1 ? "turn" : "turns"} counted${heat.isPartial ? ", older ones left out" : ""}`;
  return `${counted} · ${taken} of ${chart.transitions.length} transitions taken`;
}

type ChoiceProps = {
  label: string;
  options: string[];
  isOn: (option: string) => boolean;
  titleOf?: (option: string) => string | undefined;
  /** The options say enough where there is little room. */
  isPlain?: boolean;
  children: (option: string) => void;
};

function Choice({ label, options, isOn, titleOf, isPlain, children: choose }: ChoiceProps) {
  return (
    <fieldset className="flex items-center gap-1">
      <legend className={`float-left mr-1.5 text-xs ${isPlain ? "max-sm:sr-only" : ""} ${QUIET}`}>{label}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={BUTTON}
          title={titleOf?.(option)}
          aria-pressed={isOn(option)}
          onClick={() => choose(option)}
        >
          {option}
        </button>
      ))}
    </fieldset>
  );
}
