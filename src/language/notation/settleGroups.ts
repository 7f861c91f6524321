import type { Assembly } from "./assembly.ts";
import { isAmount } from "./neighbours.ts";
import { groupSize, MOST_SETS, type SetGroup, singleGroups } from "./setGroup.ts";

/**
 * "3 sets: 10 at 60, 8 at 65, 6 at 70", "3 sets 80x8, 80x8, 80x7, then a drop set 60x12": the number of sets counts what follows it, not
 * the first of them; what differs from all of those comes on top.
 */
function spreadAnnounced(groups: SetGroup[], rounds: number | null): void {
  const [first, ...others] = groups;
  const announced = first?.sets ?? 0;
  if (!first?.announced || announced < 2 || announced > groups.length) return;
  const counted = others.slice(0, announced - 1);
  const loads = new Set([first, ...counted].map(({ weights }) => weights?.values.join() ?? ""));
  const isOnTop = ({ type, weights }: SetGroup) =>
    type !== first.type || (loads.size === 1 && !loads.has(weights?.values.join() ?? ""));
  const areAlike = counted.every(({ type }) => type === first.type) && others.slice(announced - 1).every(isOnTop);
  if (areAlike && counted.every(({ sets, counts }) => sets === null && counts?.length === 1))
    first.sets = rounds === null ? null : 1;
}

/** "left 10, right 10, 3 rounds": the sides take turns. */
function takeTurns(groups: SetGroup[], rounds: number | null): void {
  const [left, right] = groups;
  const sides = groups.length === 2 && left?.side != null && right?.side != null && left.side !== right.side;
  if (rounds === null || !sides || left.sets !== null || right.sets !== null) return;
  const pair = [left, right].map((group) => ({ ...group, sets: 1 }));
  groups.splice(
    0,
    2,
    ...Array.from({ length: Math.min(rounds, MOST_SETS / 2) }, () => pair.map((group) => ({ ...group }))).flat(),
  );
}

/** "80x8, 2 more sets": done like the ones before, in whatever was not said anew. */
function goOn(groups: readonly SetGroup[], rounds: number | null): void {
  for (const [at, group] of groups.entries()) {
    const before = groups[at - 1];
    if (!group.again || before === undefined) continue;
    const last = singleGroups(before, rounds).at(-1);
    if (last === undefined) continue;
    const isSaid = group.counts !== null || group.seconds !== null || group.length !== null;
    if (!isSaid) Object.assign(group, { counts: last.counts, seconds: last.seconds, length: last.length });
    group.side ??= last.side;
    if (group.weights === null && !group.unloaded) group.weights = last.weights;
  }
}

const isOfOneSide = (group: SetGroup | undefined): boolean => group?.side === "left" || group?.side === "right";

/** "20 lb/arm: 12 12", "10 each side, 10, 8": said of the first of a row of sets, and of all. */
function goOnEach(groups: readonly SetGroup[]): void {
  // "left 5, 5, 4 right 5, 5, 5".
  const sidesLead = new Set(groups.map(({ side }) => side)).size > 2 && isOfOneSide(groups[0]);
  const isOne = ({ sets, counts }: SetGroup) => sets === null && counts !== null;
  for (const [at, group] of groups.entries()) {
    const before = groups[at - 1];
    const goesOn = before?.side === "each" || (before?.side != null && sidesLead);
    if (goesOn && isOne(before) && group.side === null && isOne(group)) group.side = before.side;
  }
}

const isTimeOnly = ({ counts, weights, length, sets, seconds }: SetGroup): boolean =>
  seconds !== null && counts === null && weights === null && length === null && sets === null;

/** "5x500 m 1:55 1:56 1:57 1:57 1:54": as many times as there are sets of one distance, one each. */
function dealTimes(groups: SetGroup[], rounds: number | null): void {
  for (let at = 0; at < groups.length; at += 1) {
    const first = groups[at];
    // "dead hang 3 x max, 62s 55s 48s".
    const isMost = first?.counts?.length === 1 && first.counts[0]?.reps === null && first.seconds !== null;
    if (!first || (first.length === null && !isMost) || first.sets === null || first.sets < 2) continue;
    const behind = groups.slice(at + 1);
    const end = behind.findIndex((group) => !isTimeOnly(group));
    const times = end < 0 ? behind : behind.slice(0, end);
    const own = first.seconds === null ? [] : [first.seconds];
    const seconds = [...own, ...times.flatMap((group) => group.seconds ?? [])];
    if (times.length === 0 || seconds.length !== first.sets) continue;
    const singles = singleGroups(first, rounds).map((group, place) => ({ ...group, seconds: seconds[place] ?? null }));
    groups.splice(at, 1 + times.length, ...singles);
    at += singles.length - 1;
  }
}

/** Fewer repetitions are no total that is worth saying. */
const LEAST_TOTAL = 20;

/** "100 pull aparts, broke it up in 4 sets of 25": the first figure is what the sets add up to, and no set. */
function dropTotal(groups: SetGroup[], notes: string[]): void {
  const [first, ...others] = groups;
  const total = first?.counts?.length === 1 ? (first.counts[0]?.reps ?? 0) : 0;
  if (first === undefined || first.sets !== null || total < LEAST_TOTAL || others.length === 0) return;
  const reps = others.flatMap((group) => singleGroups(group, null)).map(({ counts }) => counts?.[0]?.reps ?? 0);
  if (reps.length < 2) return;
  if (reps.reduce((sum, one) => sum + one, 0) !== total) return;
  const [next] = others;
  if (next !== undefined) next.weights ??= first.weights;
  groups.shift();
  notes.push(`${total} in total`);
}

/** "squat 4x5: 5x60, 5x70, 5x80, 5x80": what was planned, before as many sets that each tell their load. */
function dropScheme(groups: SetGroup[], { traits }: Assembly): void {
  const [first, ...others] = groups;
  const isBare = first?.weights === null && !first.unloaded && !isOfOneSide(first);
  const isScheme = isBare && first.sets !== null && first.counts?.length === 1;
  if (!isScheme || traits.bodyweight || others.length === 0) return;
  const singles = others.flatMap((group) => singleGroups(group, null));
  const worked = singles.filter(({ type }) => type !== "warmup");
  const isTold = singles.every(({ counts, weights }) => counts?.length === 1 && weights !== null);
  if (isTold && singles.length > 1 && (worked.length === first.sets || singles.length === first.sets)) groups.shift();
}

/** "swam 1500 m: 10x150 m": the way that the sets add up to. */
function dropWay(groups: SetGroup[], notes: string[]): void {
  const [first, ...others] = groups;
  const way = first?.length;
  const isWay = ({ length, counts, weights }: SetGroup) =>
    length?.unit === way?.unit && counts === null && weights === null;
  if (first === undefined || !way || first.sets !== null || others.length === 0 || !groups.every(isWay)) return;
  const sum = others.reduce((total, group) => total + (group.length?.value ?? 0) * groupSize(group, null), 0);
  if (sum !== way.value || others.every((group) => groupSize(group, null) === 1)) return;
  groups.shift();
  notes.push(`${way.value} ${way.unit} in total`);
}

/** "3x10 at 60 kg for 3 sets": how many sets were told, once more. */
function dropRetold(groups: SetGroup[]): void {
  const [first, last, ...others] = groups;
  const says = (group: SetGroup) => group.counts ?? group.weights ?? group.seconds ?? group.length;
  const isRetold = last !== undefined && says(last) === null && !last.again && last.sets === first?.sets;
  if (isRetold && others.length === 0 && last.sets !== null && first?.counts != null) groups.pop();
}

/** "20 + 15 + 15 = 50": what the sets before come to. */
function dropSum(groups: SetGroup[], { marks, notes }: Assembly): void {
  const last = groups.at(-1);
  const sum = last?.counts?.length === 1 && last.sets === null ? (last.counts[0]?.reps ?? 0) : 0;
  const at = marks.findLastIndex(isAmount);
  const before = marks[at - 1];
  if (sum < LEAST_TOTAL || groups.length < 2 || before?.kind !== "separator" || before.sign !== ":") return;
  const reps = groups
    .slice(0, -1)
    .flatMap((group) => singleGroups(group, null).map(({ counts }) => counts?.[0]?.reps ?? 0));
  if (reps.length < 2 || reps.reduce((total, one) => total + one, 0) !== sum) return;
  groups.pop();
  notes.push(`${sum} in total`);
}

/** "4x10, started at 100 and went up 20 each set": the loads of the sets in order. */
function climb(groups: SetGroup[], step: number, rounds: number | null, isLast: boolean): void {
  const weights = groups.find((group) => group.weights !== null)?.weights;
  const size = groups.reduce((sum, group) => sum + groupSize(group, rounds), 0);
  if (step === 0 || weights?.values.length !== 1 || size < 2) return;
  const singles = groups.flatMap((group) => singleGroups(group, rounds));
  const first = (weights.values[0] ?? 0) - (isLast ? step * (singles.length - 1) : 0);
  if (first <= 0 || first + step * (singles.length - 1) <= 0) return;
  groups.splice(
    0,
    groups.length,
    ...singles.map((group, at) => ({ ...group, weights: { ...weights, values: [first + step * at] } })),
  );
}

/** "… adding 5 each set, ended on 50": the load is that of the last set. */
const endsAtLoad = (marks: Assembly["marks"]): boolean =>
  marks.some(
    (mark, at) =>
      mark.kind === "word" &&
      ENDED.test(mark.fold) &&
      marks.slice(at + 1, at + 4).some(({ kind }) => kind === "numbers" || kind === "weight"),
  );
const ENDED =
  /^(?:ended|ending|finished|finishing|until|till|top|topping|topped|geendet|fini|jusqu|hasta|terminando|acabando|acabe|fino|finito|ate|terminei)$/;

/** "4x5 + 1x3 100 kg": sets that are added up, and the one load that is said among them. */
function shareAdded(groups: readonly SetGroup[], { marks, traits }: Assembly): void {
  const signs = marks.flatMap((mark) => (mark.kind === "separator" && mark.sign.trim() !== "" ? [mark.sign] : []));
  if (traits.bodyweight || signs.length === 0 || !signs.every((sign) => /^(?:\+|and|&)$/.test(sign))) return;
  const loads = new Set(groups.flatMap(({ weights }) => (weights === null ? [] : [weights.values.join()])));
  const load = groups.find(({ weights }) => weights !== null)?.weights;
  if (loads.size !== 1 || load?.values.length !== 1) return;
  for (const group of groups)
    if (group.weights === null && group.sets !== null && group.counts !== null && !group.unloaded) group.weights = load;
}

/** "140 for 4 sets of 10": a figure that the repetitions do not add up to is the load of a lift, and in doubt elsewhere. */
function settleTotal(total: number, groups: SetGroup[], { notes, doubts, traits, setting }: Assembly): void {
  const singles = groups.flatMap((group) => singleGroups(group, setting.rounds));
  const reps = singles.map(({ counts }) => counts?.[0]?.reps ?? null);
  const [only] = groups;
  const divides = groups.length === 1 && only?.sets === null && total % (reps[0] ?? 1) === 0;
  if (reps.length === 0 || reps.includes(null) || divides) return;
  if (reps.reduce<number>((sum, one) => sum + (one ?? 0), 0) === total) return;
  notes.splice(notes.indexOf(`${total} in total`), 1);
  const isLoad = !traits.bodyweight && groups.every(({ weights, unloaded }) => weights === null && !unloaded);
  if (!isLoad) doubts.push(String(total));
  else for (const group of groups) group.weights = { values: [total], unit: null, load: "total", perHand: false };
}

/** "SQ 180 190 200x": at a meet, or beside an attempt that was missed, a bare load was lifted once. */
function liftOnce(groups: SetGroup[], { setting, traits }: Assembly): void {
  const missed = groups.some(({ counts, weights }) => weights !== null && counts?.length === 1 && counts[0]?.missed);
  const isOnce = ({ counts, sets }: SetGroup) => sets === null && counts?.length === 1 && counts[0]?.reps === 1;
  const isBare = (group: SetGroup) =>
    group.weights !== null && (isOnce(group) || (group.counts ?? group.sets ?? group.seconds ?? group.length) === null);
  const others = groups.filter(({ counts }) => !counts?.[0]?.missed);
  if (traits.bodyweight || !(setting.singles || (missed && others.length > 1 && others.every(isBare)))) return;
  for (const group of groups) if (isBare(group)) group.counts = [{ reps: 1 }];
}

/**
 * Settles what only all groups of an exercise together tell: sets that were announced, sides that take turns, times and
 * totals of several sets, and sets that go on like those before. Changes `groups` in place; linear.
 */
export function settleGroups(groups: SetGroup[], work: Assembly): void {
  const { total, notes, step } = work;
  const { rounds } = work.setting;
  liftOnce(groups, work);
  spreadAnnounced(groups, rounds);
  takeTurns(groups, rounds);
  goOn(groups, rounds);
  goOnEach(groups);
  dealTimes(groups, rounds);
  dropTotal(groups, notes);
  dropScheme(groups, work);
  dropWay(groups, notes);
  dropSum(groups, work);
  dropRetold(groups);
  climb(groups, step, rounds, endsAtLoad(work.marks));
  shareAdded(groups, work);
  const [only] = groups;
  const each = only?.counts?.length === 1 ? (only.counts[0]?.reps ?? null) : null;
  // "100 swings with the 24 in 5 sets" are five of twenty; where no load is told, how they were shared out is not known.
  const share =
    total !== null && groups.length === 1 && only?.counts === null && only.weights !== null
      ? total / (only.sets ?? 1)
      : 0;
  if (only !== undefined && Number.isInteger(share) && share > 0) only.counts = [{ reps: share }];
  if (total !== null) settleTotal(total, groups, work);
  // "100 swings, sets of 20" are five.
  if (total !== null && groups.length === 1 && only?.sets === null && each !== null && total % each === 0)
    only.sets = total / each;
}
