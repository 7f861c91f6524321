import type { WorkoutItem } from "../../../protocol/cards.ts";

/** The left and the right of one exercise, one after the other and alike, are shown as one line: "each side". */
export function bothSides(items: readonly WorkoutItem[]): WorkoutItem[] {
  const shown: WorkoutItem[] = [];
  for (const item of items) {
    const before = shown.at(-1);
    const isPair =
      before?.exerciseId === item.exerciseId &&
      before.side !== undefined &&
      item.side !== undefined &&
      before.side !== item.side &&
      before.reps === item.reps &&
      before.durationS === item.durationS;
    if (before && isPair) shown[shown.length - 1] = { ...item, side: "each" };
    else shown.push(item);
  }
  return shown;
}
