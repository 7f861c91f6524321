import { useState } from "react";
import { valueWords } from "../chart/chartStates.ts";
import { listedName } from "../data/listedName.ts";
import type { useConversationList } from "../data/useConversationList.ts";
import { BUTTON, QUIET } from "./Section.tsx";

type Props = {
  list: Pick<ReturnType<typeof useConversationList>, "items" | "hasMore" | "problem" | "now" | "loadOlder">;
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** Conversations, newest first, with where they stand. */
export function ConversationList({ list, chosen, onChoose }: Props) {
  const { items, hasMore, problem, now, loadOlder } = list;
  const [sought, setSought] = useState("");
  const words = sought.trim().toLowerCase();
  const shown = items.filter((item) =>
    [listedName(item), item.opening ?? "", item.conversationId, item.lastRoute ?? "", valueWords(item.value)].some(
      (text) => text.toLowerCase().includes(words),
    ),
  );
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="border-b border-stone-200 p-2 dark:border-stone-800">
        <label>
          <span className="sr-only">Search conversations</span>
          <input
            type="search"
            value={sought}
            placeholder="Search conversations"
            onChange={({ target }) => {
              setSought(target.value);
              if (hasMore && target.value.trim() !== "") loadOlder();
            }}
            className="h-8 w-full rounded-md border border-stone-300 bg-white px-2 text-sm placeholder:text-stone-500 dark:border-stone-700 dark:bg-stone-900 dark:placeholder:text-stone-400"
          />
        </label>
      </div>
      {problem && (
        <p
          role="alert"
          className="m-2 rounded-md bg-amber-100 p-2 text-sm text-amber-950 dark:bg-amber-950 dark:text-amber-100"
        >
          {problem}
        </p>
      )}
      <ul className="min-h-0 flex-1 overflow-y-auto p-1">
        {shown.map((item) => (
          <li key={item.conversationId}>
            <button
              type="button"
              aria-current={item.conversationId === chosen}
              onClick={() => onChoose(item.conversationId)}
              className="w-full rounded-md px-2 py-2 text-left hover:bg-stone-100 aria-[current=true]:bg-teal-50 aria-[current=true]:ring-1 aria-[current=true]:ring-teal-700 dark:hover:bg-stone-800 dark:aria-[current=true]:bg-teal-950"
            >
              <span className="flex items-baseline justify-between gap-2">
                <span className="truncate text-sm font-medium">{listedName(item)}</span>
                <span className={`shrink-0 text-xs ${QUIET}`}>{ageText(now - Date.parse(item.updatedAt))}</span>
              </span>
              <span className={`block truncate text-xs ${QUIET}`}>{standsAt(item.value)}</span>
              {item.lastRoute && (
                <span className="mt-1 inline-block rounded bg-stone-200 px-1.5 py-0.5 font-mono text-[11px] dark:bg-stone-700">
                  {item.lastRoute}
                </span>
              )}
            </button>
          </li>
        ))}
        {hasMore && (
          <li className={`p-2 text-xs ${QUIET}`}>
            {words === "" ? (
              <button type="button" className={BUTTON} onClick={loadOlder}>
                Older conversations
              </button>
            ) : (
              "Older ones are being looked at…"
            )}
          </li>
        )}
      </ul>
      {shown.length === 0 && !problem && !hasMore && (
        <p className={`p-4 text-sm ${QUIET}`}>
          {items.length === 0 ? "There are no conversations yet. Say something on the chat page." : "Nothing found."}
        </p>
      )}
    </div>
  );
}

/** The first region is where the talk is; the others are told only where they are not at rest. */
const standsAt = (value: unknown): string => valueWords(value).split(", ")[0] ?? "";

function ageText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return "now";
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / 1_440)} d`;
}
