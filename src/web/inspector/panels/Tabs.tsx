import type { KeyboardEvent } from "react";

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
export function Tabs({ chosen, onChoose }: { chosen: Tab; onChoose: (tab: Tab) => void }) {
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = TABS[(TABS.indexOf(chosen) + step + TABS.length) % TABS.length];
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
      {TABS.map((tab) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
          className={`flex-1 px-1 py-2.5 text-sm aria-selected:border-b-2 aria-selected:border-teal-700 aria-selected:font-semibold ${tab === "chart" ? "lg:hidden" : ""}`}
        >
          {LABELS[tab]}
        </button>
      ))}
    </div>
  );
}
