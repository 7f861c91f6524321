import type { StateSpan, TurnRecord } from "../../../protocol/turnRecord.ts";
import { msText } from "../chart/ChartDrawing.tsx";
import { QUIET } from "./Section.tsx";

type Bar = { name: string; at: number; ms: number; kind: "state" | "work" };

/** How long the turn stood in each state, and how long each piece of work took, on one axis of time. */
export function Waterfall({ record, spans }: { record: TurnRecord; spans: StateSpan[] }) {
  const whole = Math.max(record.ms, 0.001);
  const bars: Bar[] = [
    ...spans.map(({ state, at, ms }): Bar => ({ name: shortName(state), at, ms: ms ?? whole - at, kind: "state" })),
    ...record.work.map(({ src, at, ms }): Bar => ({ name: `◆ ${src.at(-1) ?? ""}`, at, ms, kind: "work" })),
  ].sort((one, other) => one.at - other.at || other.ms - one.ms);
  return (
    <ul className="space-y-0.5">
      {bars.map((bar) => (
        <li key={`${bar.name}:${bar.at}:${bar.ms}`} className="flex items-center gap-2 text-xs">
          <span className="w-32 shrink-0 truncate" title={bar.name}>
            {bar.name}
          </span>
          <span className="relative h-3 flex-1 rounded bg-stone-100 dark:bg-stone-800">
            <span
              className={`absolute top-0 h-3 min-w-0.5 rounded ${bar.kind === "work" ? "bg-amber-600" : "bg-teal-600"}`}
              style={{
                left: `${Math.min(99, (bar.at / whole) * 100)}%`,
                width: `${Math.min(100 - (bar.at / whole) * 100, (bar.ms / whole) * 100)}%`,
              }}
            />
          </span>
          <span className={`w-14 shrink-0 text-right tabular-nums ${QUIET}`}>{msText(bar.ms)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Without the machine and its region: `conversation.dialogue.logging.working` is `logging.working`. */
const shortName = (state: string): string => state.split(".").slice(-2).join(".");
