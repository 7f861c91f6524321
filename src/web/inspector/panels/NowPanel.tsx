import type { Chart } from "../../../protocol/chart.ts";
import { UserCancel, type UserEvent, UserMessage, UserPick } from "../../../protocol/userEvents.ts";
import type { View } from "../../../protocol/view.ts";
import { fullTransitionWords } from "../chart/transitionWords.ts";
import { SchemaForm } from "./SchemaForm.tsx";
import { QUIET, Section } from "./Section.tsx";

type Props = {
  chart: Chart;
  active: ReadonlySet<string>;
  view: View | null;
  /** The newest point is shown; nothing can be sent into the past. */
  isNewest: boolean;
  isConnected: boolean;
  problem: string | null;
  onSend: (event: UserEvent) => void;
};

const SCHEMAS = { "user.message": UserMessage, "user.pick": UserPick, "user.cancel": UserCancel } as const;
const ORDER = Object.keys(SCHEMAS);
const isKnown = (type: string): type is keyof typeof SCHEMAS => type in SCHEMAS;

/** What the state accepts: the person's events to send, and everything else that could move the chart. */
export function NowPanel({ chart, active, view, isNewest, isConnected, problem, onSend }: Props) {
  const ways = chart.transitions.filter(({ source }) => active.has(source));
  const options = view?.pending?.options.map(({ id, label }) => ({ value: id, label })) ?? [];
  return (
    <div>
      {view && (
        <Section title="Send as the console">
          {!isNewest && (
            <p className={`text-sm ${QUIET}`}>Go to the newest point, or fork from here, to send something.</p>
          )}
          {problem && (
            <p role="alert" className="mb-2 text-sm text-red-800 dark:text-red-300">
              {problem}
            </p>
          )}
          {isNewest && (
            <div className="space-y-4">
              {view.can
                .filter(({ type }) => isKnown(type))
                .sort((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type))
                .map(({ type }) => (
                  <SchemaForm
                    key={`${type}:${view.seq}`}
                    schema={SCHEMAS[type as keyof typeof SCHEMAS]}
                    choices={{ optionId: options }}
                    label={`Send ${type}`}
                    isDisabled={!isConnected}
                    onSend={(event) => onSend(event as UserEvent)}
                  />
                ))}
            </div>
          )}
        </Section>
      )}
      <Section title={`Ways out of the active states (${ways.length})`}>
        <ul className="space-y-1 text-xs">
          {ways.map((way) => (
            <li key={way.id} className="break-words">
              {fullTransitionWords(way)}
              {way.targets.length > 0 && (
                <b> → {way.targets.map((target) => target.split(".").slice(1).join(".")).join(", ")}</b>
              )}
            </li>
          ))}
        </ul>
        {ways.length === 0 && <p className={`text-sm ${QUIET}`}>None.</p>}
      </Section>
    </div>
  );
}
