import { type FormEvent, type KeyboardEvent, useRef } from "react";
import { useRemembered } from "./useRemembered.ts";

const MOST_CHARACTERS = 8_000;

/** Where people write. Enter sends, Shift+Enter breaks the line; what is unsent survives a reload. */
export function Composer(props: { isBusy: boolean; onSend: (text: string) => void; onStop: () => void }) {
  const [text, setText] = useRemembered("setpoint.unsent", "");
  const form = useRef<HTMLFormElement>(null);
  const isTooLong = text.length > MOST_CHARACTERS;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (!message || isTooLong) return;
    props.onSend(message);
    setText("");
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form ref={form} onSubmit={send} className="mt-2 flex items-end gap-2">
      <label htmlFor="message" className="sr-only">
        Message
      </label>
      <textarea
        id="message"
        rows={Math.min(6, text.split("\n").length)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
        placeholder="3x10 bench at 80kg, or ask me"
        aria-invalid={isTooLong}
        className="min-h-11 flex-1 resize-none rounded-xl border border-stone-300 bg-white px-3 py-2.5 text-base placeholder:text-stone-500 dark:border-stone-700 dark:bg-stone-900"
      />
      {props.isBusy && (
        <button
          type="button"
          onClick={props.onStop}
          className="h-11 rounded-xl border border-stone-300 px-4 text-sm font-medium hover:bg-stone-100 dark:border-stone-700 dark:hover:bg-stone-800"
        >
          Stop
        </button>
      )}
      <button
        type="submit"
        disabled={!text.trim() || isTooLong}
        className="h-11 rounded-xl bg-teal-700 px-4 text-sm font-medium text-white hover:bg-teal-800 disabled:opacity-50"
      >
        Send
      </button>
      {isTooLong && (
        <span className="text-xs text-red-700 dark:text-red-400">{text.length - MOST_CHARACTERS} too many</span>
      )}
    </form>
  );
}
