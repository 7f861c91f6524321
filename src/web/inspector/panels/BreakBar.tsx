import { useEffect, useState } from "react";
import type { Paused } from "../data/useBreaks.ts";
import { BUTTON, PRIMARY } from "./Section.tsx";

type Props = {
  breaks: readonly string[];
  paused: Paused | null;
  onClear: (state: string) => void;
  onStep: () => void;
  onContinue: () => void;
};

const short = (state: string): string => state.split(".").slice(1).join(".") || state;

/** Before which states the conversation pauses, and how to go on when it does. */
export function BreakBar({ breaks, paused, onClear, onStep, onContinue }: Props) {
  if (breaks.length === 0 && paused === null) return null;
  return (
    <section
      aria-label="Breakpoints"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-red-700 bg-red-50 px-3 py-1.5 text-sm text-red-950 dark:border-red-400 dark:bg-red-950 dark:text-red-50"
    >
      {paused && (
        <>
          <p role="status" className="min-w-0 flex-1 basis-64">
            Paused: <b>{paused.event}</b> is about to enter <b>{short(paused.state)}</b>. The person is told so; it goes
            on by itself in <Countdown until={paused.until} />.
          </p>
          <span className="flex gap-1.5">
            <button type="button" className={BUTTON} onClick={onStep}>
              Step
            </button>
            <button type="button" className={PRIMARY} onClick={onContinue}>
              Continue
            </button>
          </span>
        </>
      )}
      {breaks.length > 0 && (
        <ul aria-label="Pauses before" className="flex flex-wrap items-center gap-1.5 text-xs">
          {breaks.map((state) => (
            <li key={state}>
              <button type="button" className={BUTTON} onClick={() => onClear(state)}>
                <span className="text-red-700 dark:text-red-400">● </span>
                <span className="text-stone-900 dark:text-stone-100">
                  {short(state)} ✕<span className="sr-only"> (take the breakpoint away)</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return <span className="tabular-nums">{Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000))} s</span>;
}
