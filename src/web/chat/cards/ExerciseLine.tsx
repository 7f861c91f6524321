import { Link } from "wouter";
import type { WorkoutItem } from "../../../protocol/cards.ts";
import { detailsOf, workOf } from "./exerciseAmounts.ts";

/** One exercise of a plan: its name, how much of it, and how. */
export function ExerciseLine({ item }: { item: WorkoutItem }) {
  const details = detailsOf(item);
  return (
    <li className="flex items-start justify-between gap-3 py-1.5 text-sm">
      <div className="min-w-0">
        <Link
          href={`/exercises/${encodeURIComponent(item.exerciseId)}`}
          className="break-words underline-offset-4 hover:underline"
        >
          {item.name}
        </Link>
        {item.side && item.side !== "each" && <span className="text-muted"> ({item.side} side)</span>}
        {details.length > 0 && <p className="text-muted text-xs">{details.join(" · ")}</p>}
      </div>
      <span className="shrink-0 tabular-nums">{workOf(item)}</span>
    </li>
  );
}
