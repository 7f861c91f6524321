import type { Assembly } from "./assembly.ts";
import { groupSize, type SetGroup } from "./setGroup.ts";

const loadOf = ({ weights }: SetGroup): number | null =>
  weights?.values.length === 1 ? (weights.values[0] ?? 0) : null;

/** Nothing is told of it but what kind of set it was. */
const isUntold = ({ counts, weights, seconds, length, unloaded }: SetGroup): boolean =>
  counts === null && weights === null && seconds === null && length === null && !unloaded;

/** "Two warm-up sets, then 3x8 at 80": nobody told what those were. */
function dropUntoldWarmups(groups: SetGroup[], { notes, setting }: Assembly): void {
  if (!groups.some((group) => !isUntold(group))) return;
  for (let at = groups.length - 1; at >= 0; at -= 1) {
    const group = groups[at];
    if (group?.type !== "warmup" || !isUntold(group)) continue;
    const size = groupSize(group, setting.rounds);
    notes.push(size > 1 || group.sets !== null ? `${size} warm-up ${size === 1 ? "set" : "sets"}` : "warm-up");
    groups.splice(at, 1);
  }
}

/** "drop to 10 kg x 10, then 5 kg x 15": what falls further behind a drop is one as well. */
function goOnDropping(groups: readonly SetGroup[]): void {
  for (const [at, group] of groups.entries()) {
    const before = groups[at - 1];
    const [load, last] = [loadOf(group), before === undefined ? null : loadOf(before)];
    const falls = load !== null && last !== null && load < last && group.sets === null;
    if (before?.type === "drop" && group.type === "normal" && falls) group.type = "drop";
  }
}

/** "16x10 > 12x8 > 8x10": an arrow from each load to a lower one. */
function dropByArrows(groups: readonly SetGroup[], { marks }: Assembly): void {
  const arrows = marks.filter((mark) => mark.kind === "separator" && mark.sign === ">").length;
  const falls = groups.every((group, at) => at === 0 || (loadOf(group) ?? 0) < (loadOf(groups[at - 1] ?? group) ?? 0));
  const isRow = groups.length > 1 && arrows === groups.length - 1 && groups.every((group) => loadOf(group) !== null);
  if (isRow && falls) for (const group of groups.slice(1)) if (group.type === "normal") group.type = "drop";
}

/** Settles what kind of set each group is once all are there. Changes `groups` in place; linear. */
export function settleKinds(groups: SetGroup[], work: Assembly): void {
  dropUntoldWarmups(groups, work);
  goOnDropping(groups);
  dropByArrows(groups, work);
}
