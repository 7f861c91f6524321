import { type Assembly, productSetting } from "./assembly.ts";
import type { Mark } from "./marks.ts";
import { type EntryMark, isAmount, type Override } from "./neighbours.ts";
import { type ProductSetting, readProductPart } from "./productPart.ts";
import { emptyGroup, groupSize, MOST_SETS, reviseSets, type SetGroup } from "./setGroup.ts";

/** From one set to the next nobody takes off more than this share of the load, said as what is left. */
const MOST_DROP = 3.5;

/** The amounts beside "last set", as one group; a bare number is reps unless it can only be a weight. */
function readOverride(marks: readonly Mark[], work: Assembly): SetGroup {
  const group = emptyGroup();
  const always: ProductSetting["choose"] = (_kind, options) => options[0] as (typeof options)[number];
  for (const [at, mark] of marks.entries()) {
    if (mark.kind === "counts") group.counts = mark.counts;
    else if (mark.kind === "weight")
      group.weights = { values: mark.values, unit: mark.unit, load: mark.load, perHand: mark.perHand };
    else if (mark.kind === "numbers") {
      const [value = 0] = mark.values;
      // "the last one was a 9.5": nobody loads halves of so little.
      const rated = mark.after === null && !Number.isInteger(value) && value > 5 && work.traits.barred;
      const effort = (mark.after === "@" || rated) && value <= 10;
      // "… 50 kg, última com 10": the repetitions, as nobody drops so far.
      const load = work.builder.last?.weights?.values[0] ?? 0;
      const far = mark.after === "at" && Number.isInteger(value) && load > MOST_DROP * value;
      const heavy =
        !effort && !far && (mark.after !== null || !Number.isInteger(value) || (value > 30 && !work.traits.bodyweight));
      if (effort) group.rpe.push(value);
      else if (heavy) group.weights = { values: mark.values, unit: null, load: "total", perHand: false };
      // "five goes of 12 seconds, last one barely 9": the unit goes on.
      else if (mark.after === null && work.builder.last?.seconds != null && work.builder.last.counts === null)
        group.seconds = value;
      else group.counts = mark.values.map((reps) => ({ reps }));
    } else if (mark.kind === "product")
      Object.assign(group, readProductPart(mark, { ...productSetting(at, work), choose: always }));
    else if (mark.kind === "time") group.seconds = mark.seconds;
    else if (mark.kind === "rpe") group.rpe.push(mark.value);
    else if (mark.kind === "rir") group.rir.push(mark.value);
    else if (mark.kind === "type") group.type = mark.type;
    else if (mark.kind === "failure") group.failed = true;
    else if (mark.kind === "shortfall" && mark.reps < 0) group.more = -mark.reps;
    else if (mark.kind === "shortfall") {
      group.failed = true;
      group.counts = [{ reps: -mark.reps }];
    }
  }
  return group;
}

/** A load that is told of all sets, wherever it stands. */
const isLoadBehind = (mark: EntryMark): boolean =>
  mark.kind === "weight" || mark.kind === "plates" || mark.kind === "bar";

const isMore = (mark: EntryMark | undefined): boolean =>
  mark?.kind === "word" && /^(?:more|another|extra|further)$/.test(mark.fold);

/**
 * "last one dropped to 40 and did 10 more": the set itself stays, and one goes on from it. A drop set is one that goes on;
 * where a verb says the load alone ("last set dropped to 50 for 10"), it may have been all of the set.
 */
function goesOnAsDrop(said: SetGroup, inner: readonly Mark[], at: number, { marks, setting }: Assembly): boolean {
  if (said.type !== "drop" || said.weights === null) return false;
  const next = marks.slice(at + 1).findIndex(isAmount);
  if (said.counts === null) {
    const mark = marks[at + 1 + next];
    const counted = mark?.kind === "counts" || (mark?.kind === "numbers" && mark.after === null);
    return next >= 0 && counted && isMore(marks[at + 2 + next]);
  }
  const until = next < 0 ? marks.length : at + 1 + next;
  const isVerb = inner.some((mark) => mark.kind === "type" && mark.reached);
  if (!isVerb || marks.slice(at + 1, until).some(isMore)) return true;
  return setting.choose("dropped", ["goes_on", "instead"] as const) === "goes_on";
}

/** "last set 8" changes a set; "first set 10, second set 8" makes them. */
export function applyOverride({ ordinal, marks }: Override, at: number, work: Assembly): void {
  const { builder, setting } = work;
  const said = readOverride(marks, work);
  if (builder.groups.length > 0 && ordinal.from === "end" && goesOnAsDrop(said, marks, at, work)) {
    const group = builder.start();
    Object.assign(group, { weights: said.weights, counts: said.counts, type: "drop" });
    builder.mode = "drop";
    return;
  }
  // "bench 10, 10, last set 8 at 60": whether the others were lifted with as much is not said.
  const isFirstLoad =
    said.weights !== null && builder.groups.every(({ weights, unloaded }) => weights === null && !unloaded);
  const total = builder.groups.reduce((sum, group) => sum + groupSize(group, setting.rounds), 0);
  const toldApart = work.marks.reduce((sum, mark) => sum + (mark.kind === "override" ? mark.ordinal.count : 0), 0);
  const isOpen = isFirstLoad && builder.groups.length > 0 && toldApart < total;
  if (isOpen && !work.traits.bodyweight && !work.marks.some(isLoadBehind))
    work.doubts.push((said.weights?.values ?? []).join("/"));
  // "5x10, first 2 ok then 7": of two that are left nobody knows.
  if (ordinal.rest && total > 0 && ordinal.index + ordinal.count !== total)
    work.doubts.push((said.counts ?? []).map(({ reps }) => reps).join(", "));
  // "40 kg 10 10, last set 50 kg 8": beside sets told one by one, a set with its own load and reps is one more.
  const oneByOne = builder.groups.every(({ sets, counts }) => sets === null && counts !== null);
  const complete = said.counts?.[0]?.reps !== undefined && said.weights !== null && ordinal.from === "end";
  // "80 kg: 12, 10, last set 8": behind two or counts that differ so is one that has reps alone.
  const listed = builder.groups.flatMap(({ counts }) => counts?.map(({ reps }) => reps ?? 0) ?? []);
  const isListed =
    oneByOne &&
    builder.groups.slice(1).every(({ weights }) => weights === null) &&
    total > 1 &&
    ordinal.from === "end" &&
    ordinal.index === 0 &&
    ordinal.count === 1;
  const reps = said.counts?.length === 1 ? (said.counts[0]?.reps ?? null) : null;
  const adds =
    isListed && reps !== null && reps > 0 && (total === 2 || new Set(listed).size > 1 || reps > Math.max(...listed));
  const makes =
    total === 0 ||
    adds ||
    (oneByOne && complete && (total > 1 || builder.groups.some(({ weights }) => weights !== null))) ||
    work.ordered === builder.groups.length ||
    (ordinal.from === "start" && ordinal.index >= total);
  if (!makes) {
    reviseSets(builder.groups, ordinal, said, setting.rounds);
    return;
  }
  const count = Math.min(Math.max(1, Math.floor(ordinal.count)), MOST_SETS);
  // "first two sets 12 at 52 kg, third one 9": with the load of those before.
  const before = builder.groups.findLast(({ weights }) => weights !== null)?.weights;
  if (said.weights === null && said.counts !== null && before?.values.length === 1 && total > 0) said.weights = before;
  const group = builder.start();
  Object.assign(group, said, {
    sets: count > 1 ? count : (said.sets ?? 1),
    type: said.type === "normal" ? group.type : said.type,
  });
  if (said.type === "drop") builder.mode = "drop";
  work.ordered = builder.groups.length;
}
