import type { Chart } from "../../../protocol/chart.ts";
import { fullTransitionWords } from "../chart/transitionWords.ts";
import { JsonTree } from "./JsonTree.tsx";
import { BUTTON, QUIET, Section } from "./Section.tsx";

type Props = {
  chart: Chart;
  /** A state's id, or `source>target` of a line. */
  chosen: string;
  onOpenMachine: (id: string) => void;
  onClose: () => void;
  /** The conversation pauses before the state. */
  isBreak: boolean;
  /** `null` where nothing can be paused. */
  onBreak: ((isSet: boolean) => void) | null;
};

/** All that the machine says of the state or the line that was clicked. */
export function ChosenDetails({ chart, chosen, onOpenMachine, onClose, isBreak, onBreak }: Props) {
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
            {transition.description && <span className={`block ${QUIET}`}>{transition.description}</span>}
          </li>
        ))}
      </ul>
      {state?.meta !== null && state?.meta !== undefined && <JsonTree name="meta" value={state.meta} depth={1} />}
    </Section>
  );
}
