import { useState } from "react";

/** Asks for the access token that the operator has handed out; it stays in this browser. */
export function TokenForm({ onGiven }: { onGiven: (token: string) => void }) {
  const [text, setText] = useState("");
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onGiven(text.trim());
      }}
    >
      <label className="flex grow flex-col gap-1 text-sm">
        Access token
        <input
          type="password"
          autoComplete="current-password"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="rounded-lg border border-stone-300 bg-white px-3 py-2 dark:border-stone-700 dark:bg-stone-900"
        />
      </label>
      <button type="submit" className="rounded-lg bg-teal-700 px-4 py-2 text-white hover:bg-teal-800">
        Continue
      </button>
    </form>
  );
}
