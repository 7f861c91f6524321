import type { ReactNode } from "react";
import { Link } from "wouter";
import type { SetSource } from "../../protocol/progress.ts";
import type { Formatter } from "../format/formatter.ts";

/** From a figure to the entry that holds its set; without words, the day. */
export function LogLink({ from, format, children }: { from: SetSource; format: Formatter; children?: ReactNode }) {
  return (
    <Link
      href={`/logs/${encodeURIComponent(from.logId)}`}
      className="whitespace-nowrap text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
    >
      {children ?? format.date(from.date)}
    </Link>
  );
}
