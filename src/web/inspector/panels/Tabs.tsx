import type { KeyboardEvent } from "react";
import { useIsWide } from "./useIsWide.ts";

export const TABS = ["chart", "why", "talk", "context", "now", "replay"] as const;
export type Tab = (typeof TABS)[number];
const LABELS: Record<Tab, string> = {
  chart: "Chart",
  why: "Why",
  talk: "Talk",
  context: "Context",
  now: "Now",
  replay: "Replay",
};

/** What is shown beside the chart; on a narrow screen the chart is one of them. */
export function Tabs({ chosen: wanted, onChoose }: { chosen: Tab; onChoose: (tab: Tab) => void }) {
  const isWide = useIsWide();
  const tabs: readonly Tab[] = isWide ? TABS.filter((tab) => tab !== "chart") : TABS;
  // Why is shown beside the chart when nothing else was asked for.
  const chosen = isWide && wanted === "chart" ? "why" : wanted;
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = tabs[(tabs.indexOf(chosen) + step + tabs.length) % tabs.length];
    if (step !== 0 && next) {
      onChoose(next);
      document.getElementById(`tab-${next}`)?.focus();
    }
  };
  return (
    <div
      role="tablist"
      aria-label="Details"
      className="flex shrink-0 border-b border-stone-200 dark:border-stone-800"
      onKeyDown={onKey}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
          className="flex-1 px-1 py-2.5 text-sm aria-selected:border-b-2 aria-selected:border-teal-700 aria-selected:font-semibold"
        >
          {LABELS[tab]}
        </button>
      ))}
    </div>
  );
}
