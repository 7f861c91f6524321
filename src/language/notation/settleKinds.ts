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

const FEWEST_RISING = 2;
/** An empty bar; nobody warms up with so many repetitions and more each time. */
const LEAST_WARM_LOAD = 20;

/** "Warmup 20/40/60, working 3x5 at 82.5": rising figures below the working load are what was on the bar. */
function takeWarmupsForLoads(groups: SetGroup[], { notes }: Assembly): void {
  const warm = groups.filter(({ type, counts, weights }) => type === "warmup" && counts !== null && weights === null);
  const figures = warm.flatMap(({ counts }) => counts ?? []).map(({ reps }) => reps ?? 0);
  const worked = groups.find((group) => group.type === "normal" && loadOf(group) !== null);
  const rises = figures.every(
    (figure, at) => figure >= LEAST_WARM_LOAD && (at === 0 || figure > (figures[at - 1] ?? 0)),
  );
  if (figures.length < FEWEST_RISING || !rises || worked === undefined) return;
  if ((loadOf(worked) ?? 0) < (figures.at(-1) ?? Number.POSITIVE_INFINITY)) return;
  for (const group of warm) groups.splice(groups.indexOf(group), 1);
  notes.push(`warm-up with ${figures.join("/")}`);
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

/** Lighter sets than this share of the heaviest warm up where they stand below a heading. */
const MOST_WARM = 0.8;

/**
 * "Warm up" above "60x5, 100x3, 140x2, 180x1, 190 miss, 150x5x2": a heading that stands above all sets is that of those before the
 * work. Where the load falls again behind its peak, no set as heavy as what came behind it, and none missed, warmed up.
 */
function endWarmups(groups: readonly SetGroup[]): void {
  if (groups.length < FEWEST_HEADED || !groups.every(({ type }) => type === "warmup")) return;
  const loads = groups.map((group) => loadOf(group) ?? 0);
  const peak = Math.max(...loads);
  const last = loads.at(-1) ?? 0;
  const isMissed = groups.some(({ failed, counts }) => failed || counts?.some(({ missed }) => missed));
  if (peak === 0 || (last >= peak && !isMissed)) return;
  const least = Math.min(last > 0 ? last : peak, MOST_WARM * peak);
  const from = loads.findIndex((load) => load >= least);
  for (const group of groups.slice(from)) group.type = "normal";
}
const FEWEST_HEADED = 4;

/** Settles what kind of set each group is once all are there. Changes `groups` in place; linear. */
export function settleKinds(groups: SetGroup[], work: Assembly): void {
  dropUntoldWarmups(groups, work);
  takeWarmupsForLoads(groups, work);
  goOnDropping(groups);
  dropByArrows(groups, work);
  endWarmups(groups);
}
