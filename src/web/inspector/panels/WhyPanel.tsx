import { Fragment } from "react";
import type { Turn } from "../../../protocol/turn.ts";
import type { TransitionStep, Why } from "../../../protocol/turnRecord.ts";
import { msText } from "../chart/ChartDrawing.tsx";
import { eventWords } from "../chart/transitionWords.ts";
import { JsonTree } from "./JsonTree.tsx";
import { MatchWhy } from "./MatchWhy.tsx";
import { ModelCalls } from "./ModelCalls.tsx";
import { RoutingWhy } from "./RoutingWhy.tsx";
import { BUTTON, QUIET, Section } from "./Section.tsx";
import { Waterfall } from "./Waterfall.tsx";
import { WorkTold } from "./WorkTold.tsx";

type Props = {
  turn: Turn | null;
  why: Why | null;
  problem: string | null;
  hotStep: number | null;
  onStep: (index: number | null) => void;
  onPlay: (steps: TransitionStep[]) => void;
};

/** Why a turn went as it went. */
export function WhyPanel({ turn, why, problem, hotStep, onStep, onPlay }: Props) {
  if (!turn) return <p className={`p-4 text-sm ${QUIET}`}>No turn is chosen: nothing has been said at this point.</p>;
  const { pending, usage } = turn;
  const record = why?.record ?? null;
  return (
    <div>
      <Section title="Turn" aside={`${turn.status} · ${msText(turn.latencyMs)}`}>
        <blockquote className="border-l-2 border-stone-300 pl-2 text-sm break-words dark:border-stone-600">
          {turn.input.text || turn.input.event || "(no words)"}
        </blockquote>
        {pending && (
          <p className="mt-2 text-sm">
            Asked: <b>{pending.question}</b>{" "}
            <span className={QUIET}>
              ({pending.kind} about {pending.about};{" "}
              {pending.options.map(({ label }) => label).join(" · ") || "no options"})
            </span>
          </p>
        )}
        <p className={`mt-2 text-xs ${QUIET}`}>
          {usage.modelCalls === 0
            ? "No model was called."
            : `${usage.modelCalls} model ${usage.modelCalls === 1 ? "call" : "calls"}, ${usage.inputTokens} tokens in, ${usage.outputTokens} out, $${usage.costUsd.toFixed(4)}`}
        </p>
      </Section>
      <Section title="Routing">
        <RoutingWhy routes={turn.routes} pending={pending} />
      </Section>
      <ModelCalls calls={why?.modelCalls ?? turn.modelCalls ?? []} />
      {problem && (
        <p role="alert" className="m-3 text-sm text-red-800 dark:text-red-300">
          {problem}
        </p>
      )}
      {record ? (
        <>
          <MatchWhy record={record} />
          <Section
            title="Path"
            aside={
              <button type="button" className={BUTTON} onClick={() => onPlay(record.steps)}>
                ▶ Play
              </button>
            }
          >
            <ol className="space-y-1">
              {record.steps.map((step, index) => (
                <Step
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps are a record and never change places
                  key={index}
                  step={step}
                  isHot={index === hotStep}
                  onChoose={() => onStep(index === hotStep ? null : index)}
                />
              ))}
            </ol>
            {record.leftOut > 0 && <p className={`mt-1 text-xs ${QUIET}`}>{record.leftOut} more were left out.</p>}
          </Section>
          <Section title="Durations" aside={msText(record.ms)}>
            <Waterfall record={record} spans={why?.spans ?? []} />
          </Section>
          <WorkTold record={record} />
        </>
      ) : (
        <Section title="Path">
          <p className="text-sm">{turn.path.join(" → ") || "No state was entered."}</p>
          {why && !why.record && (
            <p className={`mt-1 text-xs ${QUIET}`}>Guards and durations were not recorded for this turn.</p>
          )}
        </Section>
      )}
      <Section title={`Effects (${turn.effects.length})`}>
        {turn.effects.length === 0 && <p className={`text-sm ${QUIET}`}>Nothing was stored or changed.</p>}
        {turn.effects.map((effect) => (
          <details key={effect.effectId} className="text-sm">
            <summary className="cursor-pointer">
              {effect.op} {effect.kind} <span className={`font-mono text-xs ${QUIET}`}>{effect.tool}</span>
            </summary>
            <JsonTree value={effect.data} />
          </details>
        ))}
      </Section>
    </div>
  );
}

function Step({ step, isHot, onChoose }: { step: TransitionStep; isHot: boolean; onChoose: () => void }) {
  const last = step.entered.at(-1);
  return (
    <li>
      <button
        type="button"
        aria-pressed={isHot}
        onClick={onChoose}
        className="w-full rounded-md px-2 py-1 text-left text-sm hover:bg-stone-100 aria-pressed:bg-orange-100 dark:hover:bg-stone-800 dark:aria-pressed:bg-orange-950"
      >
        <span className="flex items-baseline gap-2">
          <span className={`w-14 shrink-0 text-right text-xs tabular-nums ${QUIET}`}>{msText(step.at)}</span>
          <span className="min-w-0 break-words">
            {step.actor.length > 0 && <span className={QUIET}>{step.machine}: </span>}
            {eventWords({ event: step.event, delay: null })}
            {last && <b> → {last.split(".").slice(1).join(".")}</b>}
            {!last && step.actions.length > 0 && <span className={QUIET}> / {step.actions.join(", ")}</span>}
          </span>
        </span>
        {step.guards.map((guard) => (
          <span key={guard.edge} className="mt-0.5 block pl-16 text-xs break-words">
            <span className={guard.result ? "font-semibold text-teal-800 dark:text-teal-300" : QUIET}>
              {guard.result ? "✓" : "✗"} {guard.name}
            </span>
            {Object.entries(guard.values).map(([path, value]) => (
              <Fragment key={path}>
                {" "}
                <code className={`text-[11px] ${QUIET}`}>
                  {path}={JSON.stringify(value)}
                </code>
              </Fragment>
            ))}
          </span>
        ))}
      </button>
    </li>
  );
}
