import type { Connection } from "../../protocol/conversationClient.ts";

const SHOWN: Record<Connection, { label: string; dot: string }> = {
  connecting: { label: "Connecting", dot: "bg-amber-500" },
  open: { label: "Connected", dot: "bg-teal-600" },
  waiting: { label: "Offline, trying again", dot: "bg-red-600" },
  closed: { label: "Closed", dot: "bg-stone-400" },
};

/** How a socket stands. */
export function ConnectionBadge({ connection }: { connection: Connection }) {
  const { label, dot } = SHOWN[connection];
  return (
    <span role="status" className="flex items-center gap-1.5 text-xs text-stone-600 dark:text-stone-400">
      <span aria-hidden className={`size-2 rounded-full ${dot}`} />
      <span className={connection === "open" ? "max-sm:sr-only" : undefined}>{label}</span>
    </span>
  );
}
