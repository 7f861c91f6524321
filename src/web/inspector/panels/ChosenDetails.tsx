import type { Chart } from "../../../protocol/chart.ts";
import type { Heat } from "../../../protocol/heat.ts";
import { msText } from "../chart/ChartDrawing.tsx";
import { fullTransitionWords } from "../chart/transitionWords.ts";
import { JsonTree } from "./JsonTree.tsx";
import { BUTTON, QUIET, Section } from "./Section.tsx";

type Props = {
  chart: Chart;
  /** A state's id, or `source>target` of a line. */
  chosen: string;
  heat: Heat | null;
  onOpenMachine: (id: string) => void;
  onClose: () => void;
  /** The conversation pauses before the state. */
  isBreak: boolean;
  /** `null` where nothing can be paused. */
  onBreak: ((isSet: boolean) => void) | null;
};

/** All that the machine says of the state or the line that was clicked. */
export function ChosenDetails({ chart, chosen, heat, onOpenMachine, onClose, isBreak, onBreak }: Props) {
  const state = chart.states.find(({ id }) => id === chosen);
  const [from = "", to = ""] = chosen.split(">");
  const isIn = (id: string, group: string) => id === group || id.startsWith(`${group}.`);
  const transitions = state
    ? chart.transitions.filter(({ source }) => source === state.id)
    : chart.transitions.filter(
        ({ source, targets }) => isIn(source, from) && targets.some((target) => isIn(target, to)),
      );
  const played = state?.invoke.flatMap(({ src }) => chart.machines[src]?.split("@")[0] ?? []) ?? [];
  return (
    <Section
      title={state ? state.type : "line"}
      aside={
        <button type="button" className={BUTTON} onClick={onClose} aria-label="Close details">
          ✕
        </button>
      }
    >
      <p className="text-sm font-semibold break-all">{state?.id ?? `${from} → ${to}`}</p>
      {state?.description && <p className="mt-1 text-sm">{state.description}</p>}
      {state && state.tags.length > 0 && <p className={`mt-1 text-xs ${QUIET}`}>tags: {state.tags.join(", ")}</p>}
      {onBreak && state && state.parent !== null && (
        <button
          type="button"
          className={`mt-2 mr-1.5 ${BUTTON}`}
          aria-pressed={isBreak}
          onClick={() => onBreak(!isBreak)}
        >
          Pause before it
        </button>
      )}
      {played.map((machine) => (
        <button key={machine} type="button" className={`mt-2 ${BUTTON}`} onClick={() => onOpenMachine(machine)}>
          Open the chart of {machine} beside
        </button>
      ))}
      <ul className="mt-2 space-y-1 text-xs">
        {transitions.map((transition) => (
          <li key={transition.id} className="break-words">
            {fullTransitionWords(transition)}
            {transition.targets.length > 0 && <b> → {transition.targets.join(", ")}</b>}
            {heat && <span className={`block tabular-nums ${QUIET}`}>{heatText(heat, transition.id)}</span>}
            {transition.description && <span className={`block ${QUIET}`}>{transition.description}</span>}
          </li>
        ))}
      </ul>
      {state?.meta !== null && state?.meta !== undefined && <JsonTree name="meta" value={state.meta} depth={1} />}
    </Section>
  );
}

/** How often a transition was taken, and how long its state had been stood in then. */
function heatText({ edges, edgeTimes }: Heat, transition: string): string {
  const taken = edges[transition] ?? 0;
  if (taken === 0) return "never taken";
  const times = edgeTimes[transition];
  const often = taken === 1 ? "taken once" : `taken ${taken} times`;
  return times ? `${often}, after ${msText(times.medianMs)} (median), ${msText(times.p95Ms)} (p95)` : often;
}
