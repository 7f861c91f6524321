import { type FormEvent, useState } from "react";
import type { UserEvent } from "../../../protocol/userEvents.ts";
import type { View } from "../../../protocol/view.ts";
import { BUTTON, PRIMARY, QUIET } from "./Section.tsx";

type Props = { view: View; isNewest: boolean; isConnected: boolean; onSend: (event: UserEvent) => void };

/** Goes on with the conversation from here; the turn is marked as sent by the console. */
export function ConsoleComposer({ view, isNewest, isConnected, onSend }: Props) {
  const [text, setText] = useState("");
  const can = (type: UserEvent["type"]) => view.can.some((event) => event.type === type);
  if (!isNewest)
    return (
      <p
        className={`sticky bottom-0 border-t border-stone-200 bg-stone-50 p-3 text-xs dark:border-stone-800 dark:bg-stone-950 ${QUIET}`}
      >
        This is how it stood. To go on from here, fork; to go on with the conversation itself, go to the newest point.
      </p>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    onSend({ type: "user.message", text });
    setText("");
  };
  return (
    <form
      onSubmit={send}
      className="sticky bottom-0 border-t border-stone-200 bg-stone-50 p-3 dark:border-stone-800 dark:bg-stone-950"
    >
      {view.pending && can("user.pick") && (
        <div className="mb-2 flex flex-wrap gap-1.5">
          {view.pending.options.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className={BUTTON}
              disabled={!isConnected}
              onClick={() => onSend({ type: "user.pick", optionId: id })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div className="flex gap-1.5">
        <input
          aria-label="Say something as the console"
          placeholder="Say something as the console"
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="min-w-0 flex-1 rounded-md border border-stone-300 bg-white px-2 py-1.5 text-sm placeholder:text-stone-500 dark:border-stone-700 dark:bg-stone-900 dark:placeholder:text-stone-400"
        />
        <button type="submit" className={PRIMARY} disabled={!isConnected || !can("user.message")}>
          Send
        </button>
      </div>
    </form>
  );
}
