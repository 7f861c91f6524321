import type { WorkoutItem } from "../../../protocol/cards.ts";
import { formatDuration } from "../../format/formatDuration.ts";

type Item = Omit<WorkoutItem, "exerciseId">;

/** "3 × 10", "3 × 45 s each side". */
export function workOf(item: Item): string {
  const work = item.reps === undefined ? formatDuration(item.durationS ?? 0) : `${item.reps}`;
  const times = item.sets > 1 || item.reps !== undefined ? `${item.sets} × ` : "";
  return `${times}${work}${item.side === "each" ? " each side" : ""}`;
}

/** What else is to be known of it, in order: load, effort, rest. */
export function detailsOf(item: Item): string[] {
  const load = item.weight === undefined ? null : `${item.weight} ${item.unit ?? ""}`.trim();
  const effort = item.rpe === undefined ? null : `RPE ${item.rpe}`;
  const rest = item.restS > 0 ? `rest ${formatDuration(item.restS)}` : null;
  return [load, effort, rest].filter((detail) => detail !== null);
}
