import { useEffect } from "react";
import type { Pending } from "../protocol/turn.ts";

/** The options of an open question: a tap, or the number key while nothing is being written. */
export function PendingOptions(props: { pending: Pending; onPick: (optionId: string) => void; onCancel: () => void }) {
  const { pending, onPick } = props;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWriting = event.target instanceof HTMLElement && event.target.matches("input, textarea");
      const option = pending.options[Number(event.key) - 1];
      if (option && !isWriting && !event.metaKey && !event.ctrlKey && !event.altKey) onPick(option.id);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [pending, onPick]);

  return (
    <fieldset className="mb-2 flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{pending.question}</legend>
      {pending.options.map((option, index) => (
        <button
          key={option.id}
          type="button"
          onClick={() => onPick(option.id)}
          className="rounded-xl border border-teal-700 px-3 py-2 text-sm font-medium text-teal-800 hover:bg-teal-50 dark:border-teal-500 dark:text-teal-300 dark:hover:bg-teal-950"
        >
          <kbd
            aria-hidden
            className="mr-2 rounded bg-stone-200 px-1.5 font-sans text-xs text-stone-700 dark:bg-stone-800 dark:text-stone-300"
          >
            {index + 1}
          </kbd>
          {option.label}
        </button>
      ))}
      <button
        type="button"
        onClick={props.onCancel}
        className="rounded-xl px-3 py-2 text-sm text-stone-600 hover:bg-stone-100 dark:text-stone-400 dark:hover:bg-stone-800"
      >
        Never mind
      </button>
    </fieldset>
  );
}
