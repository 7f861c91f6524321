import { type Assembly, productSetting } from "./assembly.ts";
import type { Count, MarkOf } from "./marks.ts";
import { type EntryMark, isAmount } from "./neighbours.ts";
import { readProductPart } from "./productPart.ts";
import { measuresLast, repairExtent } from "./repairExtent.ts";
import { groupSize, singleGroups } from "./setGroup.ts";

/** Lighter figures in brackets are repetitions. */
const LIGHTEST_LISTED = 20;

/** A word or bracket that says what came of the sets before it: "(5, 5, 4)", "only managed 8 8 7", "so 5,5,4". */
function tellsOutcome(before: EntryMark | undefined): boolean {
  if (before?.kind === "separator") return before.sign === "(" || before.sign === ":";
  return before?.kind === "word" && /^(?:got|managed|hit|did|made|so|were|was|actually)$/.test(before.fold);
}

/** "5x5 (5, 5, 5, 4, 3)": what was done in the sets that were just said, one figure a set. */
function fillsSets(counts: readonly Count[], at: number, { builder, marks, setting }: Assembly): boolean {
  const open = builder.open;
  if (open === undefined || counts.length < 2) return false;
  // "4x max: 11 9 8 6".
  if (open.sets === counts.length && open.counts?.length === 1 && open.counts[0]?.reps === null) return true;
  if (!tellsOutcome(marks[at - 1])) return false;
  const { groups } = builder;
  const size = groups.reduce((sum, group) => sum + groupSize(group, setting.rounds), 0);
  return size === counts.length && groups.every(({ counts: said }) => said?.length === 1);
}

/** Gives each set the repetitions that were done in it. */
function fillSets(counts: readonly Count[], { builder, setting }: Assembly): void {
  const singles = builder.groups.flatMap((group) => singleGroups(group, setting.rounds));
  for (const [index, group] of singles.entries()) {
    const count = counts[index];
    const before = group.counts?.[0];
    if (count !== undefined) group.counts = [before?.reps === null ? { ...before, ...count } : count];
  }
  builder.groups.splice(0, builder.groups.length, ...singles);
}

/** "5 5 5+ got 11 on the amrap", "140x1+ (6 reps)": how many it were in the end. */
function countsAmrap(counts: readonly Count[], at: number, { builder, marks }: Assembly): boolean {
  const last = builder.last?.counts;
  return counts.length === 1 && last?.[last.length - 1]?.amrap === true && tellsOutcome(marks[at - 1]);
}

/** "5x5 (100, 100, 102.5, 102.5, 105)": the loads of the sets that were just said. */
function weighsSets(values: readonly number[], at: number, { builder, marks }: Assembly): boolean {
  const current = builder.open;
  const before = marks[at - 1];
  const sign = before?.kind === "separator" ? before.sign : "";
  const reps = current?.counts?.[0]?.reps ?? 0;
  const open = current?.weights === null && current.sets === values.length && values.length > 1;
  // "3x5: 100, 105, 110", with three of them for three sets.
  const least =
    sign === ":" || sign === "," || sign === "-" ? Math.max(LIGHTEST_LISTED, 2 * reps + 1) : LIGHTEST_LISTED;
  return /^[(:,-]$/.test(sign) && open && values.every((value) => value >= least);
}

/** "5 @ 127 kg (4, 1)": how the repetitions of the set just said were broken up. */
function breaksUp(values: readonly number[], at: number, { builder, marks }: Assembly): boolean {
  const current = builder.last;
  const before = marks[at - 1];
  const bracketed = before?.kind === "separator" && before.sign === "(";
  const total = values.reduce((sum, value) => sum + value, 0);
  return bracketed && values.length > 1 && current?.counts?.length === 1 && current.counts[0]?.reps === total;
}

/** Words for what was to be done. */
const MEANT = /^(?:said|says|called|planned|prescribed|programmed|supposed|meant|wanted|plan|programme|program|sheet)$/;

/** "5x5 at 45, but I only did 3x5": the sets that came of those that were meant; the load stays. */
function correctsPlan(mark: MarkOf<"product">, at: number, work: Assembly): boolean {
  const { builder, marks } = work;
  const last = builder.last;
  const fewer =
    /^(?:did|got|managed|made|hit)$/.test(wordOf(marks[at - 1])) &&
    (/^(?:only|just|actually)$/.test(wordOf(marks[at - 2])) ||
      marks.slice(0, at).some((before) => MEANT.test(wordOf(before))));
  if (!fewer || last?.sets == null) return false;
  const { sets, counts, weights } = readProductPart(mark, productSetting(at, work));
  if (sets === undefined || counts === undefined || weights !== undefined) return false;
  work.meant.push(last.sets, ...(last.counts ?? []).flatMap(({ reps }) => reps ?? []));
  last.sets = sets;
  last.counts = counts;
  return true;
}

/** A weight in brackets, right after plates. */
function saidBefore(marks: readonly EntryMark[], at: number): boolean {
  const [before, bracket] = [marks[at - 2], marks[at - 1]];
  return bracket?.kind === "separator" && bracket.sign === "(" && (before?.kind === "plates" || before?.kind === "bar");
}

const wordOf = (mark: EntryMark | undefined): string => (mark?.kind === "word" ? mark.fold : "");

/** Puts an amount in the place of the last one of its kind; `false` when there is none. */
function repairLast(mark: EntryMark, { builder }: Assembly): boolean {
  const last = builder.last;
  if (last === undefined) return false;
  if (mark.kind === "weight" && last.weights !== null) {
    const { values, unit, perHand } = mark;
    last.weights = {
      ...last.weights,
      values,
      unit: unit ?? last.weights.unit,
      perHand: perHand || last.weights.perHand,
    };
    return true;
  }
  if (mark.kind === "counts" && last.counts !== null) {
    last.counts = mark.counts;
    return true;
  }
  if (mark.kind === "product") {
    builder.groups.pop();
    return false;
  }
  if (mark.kind === "sets") {
    if (mark.count === null || last.sets === null) return false;
    last.sets = mark.count;
    return true;
  }
  const [value = 0, ...others] = mark.kind === "numbers" ? mark.values : [];
  if (mark.kind !== "numbers" || others.length > 0) return false;
  const weight = last.weights?.values[0];
  const reps = last.counts?.[0]?.reps ?? null;
  // A bare figure stands for the one it is nearer to.
  const forWeight =
    weight !== undefined && (mark.after !== null || reps === null || Math.abs(value - weight) < Math.abs(value - reps));
  if (forWeight && last.weights !== null) last.weights = { ...last.weights, values: [value] };
  else if (reps !== null) last.counts = [{ reps: value }];
  return forWeight || reps !== null;
}

/** No repetitions stand behind a load: it begins no further set. */
const countsEnd = (at: number, { marks }: Assembly): boolean =>
  /^(?:so|that's|thats|i\.e|ie|meaning)$/.test(wordOf(marks[at - 1]) ?? "") || !marks.slice(at + 1).some(isAmount);

/** "2 plates (225 lb)", "45 lb plates, so 135 lb total": what it came to stands for what it was made of. */
function takesTotal({ values, unit, perHand }: MarkOf<"weight">, at: number, work: Assembly): boolean {
  const { builder, marks, notes } = work;
  const last = builder.last;
  // "two 20s and a 10 per side (120 kg)": what hung on the bar, and what it came to.
  const [side, bracket] = [marks[at - 2], marks[at - 1]];
  const ofBar = bracket?.kind === "separator" && bracket.sign === "(" && side?.kind === "side" && side.side === "each";
  if (ofBar && builder.groups.every((group) => group.sets === null && (group.counts?.length ?? 1) === 1)) {
    for (const group of builder.groups) {
      const said = [...(group.weights?.values ?? []), ...(group.counts ?? []).flatMap(({ reps }) => reps ?? [])];
      if (said.length > 0) notes.push(said.join(" + "));
    }
    builder.groups.length = 0;
    builder.weigh(values, { unit });
    return true;
  }
  // "with the 30s, so 30 lb in each hand", "60, that's 60 kg": the same load again, with what was not said of it.
  const isSame = last?.weights != null && last.weights.values.join() === values.join();
  const isAgain = isSame && last.counts !== null && (last.weights?.unit ?? unit) === unit && countsEnd(at, work);
  if (isAgain && last.weights) {
    last.weights = { ...last.weights, unit, perHand: last.weights.perHand || perHand };
    return true;
  }
  const bracketed = saidBefore(marks, at) && last?.counts === null;
  const sums = wordOf(marks[at - 1]) === "so" || wordOf(marks[at + 1]) === "total";
  if ((!bracketed && !sums) || !last?.weights || values.length !== 1) return false;
  if (!bracketed) notes.push([last.weights.values.join("/"), last.weights.unit].filter(Boolean).join(" "));
  last.weights = { ...last.weights, values, unit, perHand: false };
  return true;
}

/** Repetitions that tell what came of the sets before them. */
function takesCounts(counts: readonly Count[], at: number, work: Assembly): boolean {
  const last = work.builder.last;
  if (last?.counts && countsAmrap(counts, at, work)) {
    last.counts = [...last.counts.slice(0, -1), { reps: counts[0]?.reps ?? null, amrap: true }];
    return true;
  }
  if (!fillsSets(counts, at, work)) return false;
  // "3x8 (8/8/7) 80": the load behind them is that of all.
  if (work.builder.groups.every(({ weights }) => weights === null)) work.allAlike = true;
  fillSets(counts, work);
  return true;
}

function takesNumbers(values: readonly number[], at: number, work: Assembly): boolean {
  // "25 kg a side plus the bar so 70 total".
  const isSum = wordOf(work.marks[at + 1]) === "total" && wordOf(work.marks[at - 1]) === "so";
  if (isSum && values.length === 1) work.builder.weigh([...values]);
  else if (breaksUp(values, at, work)) work.notes.push(values.join("+"));
  else if (weighsSets(values, at, work)) work.builder.weigh([...values]);
  else
    return takesCounts(
      values.map((reps) => ({ reps })),
      at,
      work,
    );
  return true;
}

/**
 * Takes an amount that tells more of sets that were said before it, or puts them right: "5x5 (5, 5, 5, 4, 3)", "140x1+ (6
 * reps)", "so 135 lb total", "but only did 3x5", "no wait, 97.5". `false` when it is an amount of its own.
 */
export function takeOutcome(mark: EntryMark, at: number, work: Assembly): boolean {
  if (work.repairing === "measured" && isAmount(mark)) {
    work.repairing = false;
    if (measuresLast(mark, work)) return true;
  } else if (work.repairing && isAmount(mark)) {
    // "sorry, three sets of nine": both figures.
    work.repairing = mark.kind === "sets" && work.marks[at + 1]?.kind === "counts";
    if (repairLast(mark, work) || repairExtent(mark, work)) return true;
  }
  switch (mark.kind) {
    case "counts":
      return takesCounts(mark.counts, at, work);
    case "numbers":
      return mark.after === null && takesNumbers(mark.values, at, work);
    case "weight":
      return takesTotal(mark, at, work);
    case "product":
      return correctsPlan(mark, at, work);
    default:
      return false;
  }
}
