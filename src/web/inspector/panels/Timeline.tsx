import { valueWords } from "../chart/chartStates.ts";
import type { Checkpoint } from "../data/source.ts";
import { BUTTON, QUIET } from "./Section.tsx";

const FORK_HINT =
  "A new conversation from this point. What is logged in it is logged for real, beside everything else.";

type Props = {
  checkpoints: Checkpoint[];
  /** `null`: the newest, whatever it is. */
  at: number | null;
  canFork: boolean;
  hasOlder: boolean;
  onGo: (seq: number | null) => void;
  onOlder: () => void;
  onFork: (seq: number) => void;
};

const time = new Intl.DateTimeFormat(undefined, { dateStyle: "short", timeStyle: "medium" });

/** The points of a conversation that are stored, to go back and forth between. */
export function Timeline({ checkpoints, at, canFork, hasOlder, onGo, onOlder, onFork }: Props) {
  const found = at === null ? -1 : checkpoints.findIndex(({ seq }) => seq === at);
  const last = checkpoints.length - 1;
  const index = found < 0 ? last : found;
  const shown = checkpoints[index];
  if (!shown) return null;
  const go = (next: number) => {
    const to = checkpoints[Math.max(0, Math.min(last, next))];
    if (to) onGo(to.seq === checkpoints[last]?.seq ? null : to.seq);
  };
  return (
    <section aria-label="Timeline" className="border-t border-stone-200 px-3 py-2 dark:border-stone-800">
      <div className="flex items-center gap-1.5">
        <button
          type="button"
          className={BUTTON}
          aria-label="Earlier"
          disabled={index <= 0}
          onClick={() => go(index - 1)}
        >
          ◀
        </button>
        <input
          type="range"
          aria-label="Point in the conversation"
          aria-valuetext={`${shown.seq}: ${shown.event}, ${valueWords(shown.value)}`}
          min={0}
          max={last}
          value={index}
          onChange={({ target }) => go(Number(target.value))}
          className="min-w-0 flex-1 accent-teal-700"
        />
        <button
          type="button"
          className={BUTTON}
          aria-label="Later"
          disabled={index >= last}
          onClick={() => go(index + 1)}
        >
          ▶
        </button>
        <button type="button" className={BUTTON} aria-pressed={at === null} onClick={() => onGo(null)}>
          Newest
        </button>
        {canFork && (
          <button type="button" className={BUTTON} title={FORK_HINT} onClick={() => onFork(shown.seq)}>
            Fork<span className="max-sm:sr-only"> from here</span>
          </button>
        )}
      </div>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-xs">
        <b data-testid="point">#{shown.seq}</b> <span>{shown.event}</span>
        <span className={QUIET}>{time.format(new Date(shown.at))}</span>
        <span className={`truncate ${QUIET}`}>{valueWords(shown.value)}</span>
        {hasOlder && (
          <button type="button" className="underline" onClick={onOlder}>
            Load everything
          </button>
        )}
      </p>
    </section>
  );
}
