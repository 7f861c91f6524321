import type { WorkoutBlock, WorkoutItem } from "../protocol/cards.ts";

/** Seconds one repetition takes: about two down, a beat, one up. Coaching practice; explosive work is a little quicker. */
export const SECONDS_PER_REP = 4;
/** Getting to the next exercise and loading it, once an exercise. */
export const SETUP_S = { warmup: 10, main: 30, cooldown: 10 } as const;
/** The same in a superset or circuit, whose stations are laid out before it begins. */
export const STATION_S = 15;
/** Between two blocks: water, a look at the plan. */
export const BLOCK_CHANGE_S = 30;
/** From one exercise of a superset to the next, every round. */
export const SUPERSET_CHANGE_S = 10;

/** Seconds under work in one set; both sides when the item is for each side. */
function workSeconds(item: WorkoutItem): number {
  const oneSide = item.durationS ?? (item.reps ?? 0) * SECONDS_PER_REP;
  return item.side === "each" ? oneSide * 2 : oneSide;
}

/** Whether an item is the second side of the one before it: nothing to set up again. */
function isOtherSide(item: WorkoutItem, before: WorkoutItem | undefined): boolean {
  const isOneSide = (side: WorkoutItem["side"]) => side === "left" || side === "right";
  return (
    before?.exerciseId === item.exerciseId &&
    isOneSide(before.side) &&
    isOneSide(item.side) &&
    before.side !== item.side
  );
}

/** Seconds of one block: set-up, work and rest of every item; a superset rests after its last item, once a round. */
function blockSeconds({ block, items }: WorkoutBlock): number {
  let seconds = 0;
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i];
    if (item === undefined) continue;
    const group =
      item.superset === undefined ? [item] : items.slice(i).filter((other) => other.superset === item.superset);
    if (item.superset !== undefined && items.slice(0, i).some((other) => other.superset === item.superset)) continue;
    const rounds = Math.max(...group.map(({ sets }) => sets));
    for (const [k, member] of group.entries()) {
      if (!isOtherSide(member, k > 0 ? group[k - 1] : items[i - 1]))
        seconds += group.length > 1 ? STATION_S : SETUP_S[block];
      seconds += member.sets * workSeconds(member);
      if (item.superset !== undefined) seconds += member.sets * SUPERSET_CHANGE_S;
    }
    seconds += rounds * (group.at(-1)?.restS ?? 0);
  }
  return seconds;
}

/** Seconds of a whole session: its blocks and the changes between those that hold something. */
export function sessionSeconds(blocks: readonly WorkoutBlock[]): number {
  const filled = blocks.filter(({ items }) => items.length > 0);
  return filled.reduce((sum, block) => sum + blockSeconds(block), 0) + Math.max(0, filled.length - 1) * BLOCK_CHANGE_S;
}

/** Whole minutes of a session, rounded up, at least 1: what its card says. */
export function sessionMinutes(blocks: readonly WorkoutBlock[]): number {
  return Math.max(1, Math.ceil(sessionSeconds(blocks) / 60));
}
