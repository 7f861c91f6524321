import type { ModelCall } from "../../../protocol/modelCall.ts";
import { msText } from "../chart/ChartDrawing.tsx";
import { QUIET, Section } from "./Section.tsx";

const OUTCOMES: Record<ModelCall["outcome"], string> = {
  answered: "answered",
  aborted: "called off",
  unavailable: "could not be reached",
  overBudget: "not asked: over budget",
  invalid: "gave no usable answer",
  refused: "refused",
};
const ATTEMPTS: Record<ModelCall["attempts"][number]["outcome"], string> = {
  answered: "answered",
  repairing: "asked again to repair its answer",
  failed: "failed",
  skipped: "not sent",
};

/** What language models were asked while the turn was made: by whom, with which prompt, and what came of it. */
export function ModelCalls({ calls }: { calls: ModelCall[] }) {
  if (calls.length === 0) return null;
  return (
    <Section title={`Model calls (${calls.length})`} aside={msText(calls.reduce((sum, { ms }) => sum + ms, 0))}>
      <ol className="space-y-3">
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: calls are a record and never change places
          <li key={index} className="text-sm">
            <p className="flex items-baseline justify-between gap-2">
              <span className="min-w-0 break-words">
                <b>{call.role}</b> <code className={`text-xs ${QUIET}`}>{call.prompt}</code>
              </span>
              <span className={`shrink-0 text-xs tabular-nums ${QUIET}`}>{msText(call.ms)}</span>
            </p>
            <p className="text-xs break-words">
              <span
                className={
                  call.outcome === "answered"
                    ? "font-semibold text-teal-800 dark:text-teal-300"
                    : "font-semibold text-amber-800 dark:text-amber-300"
                }
              >
                {call.outcome === "answered" ? "✓" : "✗"} {OUTCOMES[call.outcome]}
              </span>{" "}
              <span className={QUIET}>
                {call.model} ({call.tier}) · {call.inputTokens} tokens in, {call.outputTokens} out
                {call.costUsd > 0 && ` · $${call.costUsd.toFixed(4)}`}
              </span>
            </p>
            {isTold(call) && (
              <ol className={`mt-1 list-decimal pl-5 text-xs ${QUIET}`} aria-label={`Attempts of ${call.role}`}>
                {call.attempts.map((attempt, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  <li key={place} className="break-words">
                    {attempt.model}: {ATTEMPTS[attempt.outcome]}
                    {attempt.problem !== null && ` (${attempt.problem})`}, {msText(attempt.ms)}
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** One attempt that was answered says nothing that the call does not say. */
const isTold = ({ attempts }: ModelCall): boolean =>
  attempts.length > 1 || attempts.some(({ outcome }) => outcome !== "answered");
