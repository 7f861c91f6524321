import { type KeyboardEvent, type RefObject, useEffect } from "react";
import type { Pending } from "../../protocol/turn.ts";

type Props = {
  pending: Pending;
  /** The first option, to be reached from the field below. */
  first: RefObject<HTMLButtonElement | null>;
  isBusy: boolean;
  onPick: (optionId: string) => void;
  onCancel: () => void;
  onLeave: () => void;
};

const LOOK = "inline-flex min-h-11 items-center rounded-xl border px-3 py-1.5 text-left text-sm disabled:opacity-55";
const NUMBERED = 9;

/** The options of an open question: a tap; the arrow keys and Enter; or the number keys 1 to 9 while nothing is written. */
export function PendingOptions({ pending, first, isBusy, onPick, onCancel, onLeave }: Props) {
  const { options } = pending;
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const isElsewhere =
        target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable], [role=dialog] *");
      const option = /^[1-9]$/.test(event.key) ? options[Number(event.key) - 1] : undefined;
      if (option && !isBusy && !isElsewhere && !event.metaKey && !event.ctrlKey && !event.altKey) onPick(option.id);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [options, isBusy, onPick]);

  const onArrow = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button")];
    const place = buttons.indexOf(event.target as HTMLButtonElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") onLeave();
    const next = event.key === "Home" ? 0 : event.key === "End" ? -1 : step === undefined ? null : place + step;
    if (event.key !== "Escape" && next === null) return;
    event.preventDefault();
    if (next !== null) buttons.at(next % buttons.length)?.focus();
  };

  return (
    <fieldset onKeyDown={onArrow} className="mb-2 flex max-h-[40dvh] min-w-0 flex-wrap gap-2 overflow-y-auto p-0.5">
      <legend className="sr-only">{pending.question}</legend>
      {options.map((option, place) => (
        <button
          key={option.id}
          ref={place === 0 ? first : null}
          type="button"
          disabled={isBusy}
          onClick={() => onPick(option.id)}
          className={`${LOOK} border-accent bg-surface font-medium hover:bg-accent-soft`}
        >
          {place < NUMBERED && (
            <kbd
              aria-hidden
              className="mr-2 pointer-coarse:hidden rounded bg-sunken px-1.5 font-sans text-muted text-xs"
            >
              {place + 1}
            </kbd>
          )}
          {option.label}
        </button>
      ))}
      <button
        type="button"
        disabled={isBusy}
        onClick={onCancel}
        className={`${LOOK} border-transparent text-muted hover:bg-sunken`}
      >
        Never mind
      </button>
    </fieldset>
  );
}
