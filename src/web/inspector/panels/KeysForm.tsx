import { useState } from "react";
import type { Keys } from "../data/serverSource.ts";
import { PRIMARY } from "./Section.tsx";

/** Asks for the access token, and for the console key without which nothing stored is shown. */
export function KeysForm({ problem, onGiven }: { problem: string; onGiven: (keys: Keys) => void }) {
  const [token, setToken] = useState("");
  const [consoleKey, setConsoleKey] = useState("");
  const field = (label: string, value: string, onChange: (next: string) => void) => (
    <label className="block text-sm">
      {label}
      <input
        type="password"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="mt-1 w-full rounded-lg border border-stone-300 bg-white px-3 py-2 dark:border-stone-700 dark:bg-stone-900"
      />
    </label>
  );
  return (
    <form
      className="mx-auto mt-16 w-full max-w-sm space-y-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        onGiven({ token: token.trim() || null, consoleKey: consoleKey.trim() || null });
      }}
    >
      <p role="alert" className="text-sm">
        {problem}
      </p>
      {field("Access token", token, setToken)}
      {field("Console key", consoleKey, setConsoleKey)}
      <button type="submit" className={PRIMARY}>
        Continue
      </button>
    </form>
  );
}
