import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Chart } from "../../protocol/chart.ts";
import type { Heat } from "../../protocol/heat.ts";
import type { Marks } from "./chart/ChartDrawing.tsx";
import { ChartView } from "./chart/ChartView.tsx";
import { activeIds } from "./chart/chartStates.ts";
import type { Source } from "./data/source.ts";
import type { useLiveFrames } from "./data/useLiveFrames.ts";
import type { usePlayback } from "./data/usePlayback.ts";
import { BUTTON, QUIET } from "./panels/Section.tsx";

type Props = {
  source: Source;
  conversationId: string;
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
  /** Number of the newest point: what is counted is counted again when it rises. */
  newest: number;
  sequence: ReactNode;
};

const SCOPES = { off: "Off", here: "Here", all: "All" } as const;
type Scope = keyof typeof SCOPES;
const TITLES: Record<string, string> = {
  here: "How often each line was taken in this conversation, and how long each state lasted",
  all: "The same in all of your conversations",
};
const NOTHING: ReadonlySet<string> = new Set();

/** The chart of the conversation with those of its workers beside, or who told whom what in a turn. */
export function MainArea(props: Props) {
  const { source, chart, charts, beside, playback, resting, hot, chosen, live } = props;
  const [isSequence, setIsSequence] = useState(false);
  const [scope, setScope] = useState<Scope>("off");
  const heat = useHeat(props, scope);
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-stone-200 px-2 py-1.5 dark:border-stone-800">
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
            options={Object.values(SCOPES)}
            titleOf={(name) => TITLES[scopeOf(name)]}
            isOn={(name) => scopeOf(name) === scope}
          >
            {(name) => setScope(scopeOf(name))}
          </Choice>
        )}
        {chart && (
          <span className={`ml-auto text-xs max-sm:hidden ${QUIET}`}>
            {chart.id} {chart.version}
            {heat && ` · ${heat.records} turns counted${heat.isPartial ? ", older ones left out" : ""}`}
          </span>
        )}
      </div>
    </div>
  );
}

const scopeOf = (name: string): Scope => (name === SCOPES.here ? "here" : name === SCOPES.all ? "all" : "off");

/** How often and how long, once it is asked for and again when something has happened. */
function useHeat({ source, conversationId, chart, newest }: Props, scope: Scope): Heat | null {
  const [heat, setHeat] = useState<Heat | null>(null);
  const machine = chart?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `newest` counts again
  useEffect(() => {
    if (scope === "off" || !machine) return setHeat(null);
    let isOver = false;
    source.heat(machine, scope === "here" ? conversationId : null).then(
      (next) => !isOver && setHeat(next),
      () => !isOver && setHeat(null),
    );
    return () => {
      isOver = true;
    };
  }, [source, conversationId, machine, scope, newest]);
  return heat;
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
