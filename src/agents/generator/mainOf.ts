import type { WorkoutContent, WorkoutItem } from "../../protocol/cards.ts";

/** The lines of a session's main part, in order. */
export const mainOf = ({ blocks }: Pick<WorkoutContent, "blocks">): WorkoutItem[] =>
  blocks.filter(({ block }) => block === "main").flatMap(({ items }) => items);
