import type { LogSet } from "../../protocol/workoutLog.ts";
import { BAR, loadedBar } from "../numbers/units.ts";
import { type Assembly, type EntrySetting, productSetting, readM } from "./assembly.ts";
import { readBareNumbers } from "./bareNumbers.ts";
import { GroupBuilder } from "./groupBuilder.ts";
import type { Count, MarkOf, SetType } from "./marks.ts";
import { type EntryMark, findNeighbours, isAmount, saysReps } from "./neighbours.ts";
import { applyOverride } from "./overrides.ts";
import { readProductPart } from "./productPart.ts";
import {
  emptyGroup,
  excessOf,
  groupSize,
  MOST_SETS,
  reviseSets,
  type SetGroup,
  setsOf,
  shareUnits,
  shareWeights,
  spreadExtras,
} from "./setGroup.ts";
import { pairReps } from "./tripleOrder.ts";

/** "warm up 40x10" says what follows is one; "60x10 drop" what was before it. */
function readType(type: SetType, at: number, { builder, neighbours, marks }: Assembly): void {
  const ahead = neighbours.next(at);
  const current = builder.last;
  const before = marks[at - 1];
  const amountAhead =
    ahead !== undefined && /^(?:product|counts|numbers|weight|sets|body|bar|side|time|length)$/.test(ahead.kind);
  // "3 sets amrap: 12, 9, 7": the sets are there, their reps are still to come.
  if (current !== undefined && current.counts === null && current.sets !== null && type !== "normal") {
    current.type = type;
    return;
  }
  // "160 kg amrap 22": the reps of the load that was just said.
  const ofLoad = current !== undefined && current.counts === null && current.weights !== null;
  if (ofLoad && type === "amrap" && (ahead?.kind === "numbers" || ahead?.kind === "counts")) {
    current.type = type;
    return;
  }
  const onOwnLine = ahead === undefined && before?.kind === "separator" && /^[\n•.;]$/.test(before.sign);
  if (amountAhead || current === undefined || onOwnLine || type === "normal") {
    builder.leadType(type);
    // "Warm up:" on a line of its own goes on over the lines below it.
    builder.isHeaded = ahead === undefined;
  } else if (current.type === "normal") current.type = type;
}

/** "5x5 (5, 5, 5, 4, 3)": what was done in the sets that were just said. */
function fillsSets(counts: readonly Count[], at: number, { builder, marks }: Assembly): boolean {
  const current = builder.open;
  const before = marks[at - 1];
  const bracketed = before?.kind === "separator" && before.sign === "(";
  return bracketed && counts.length > 1 && current?.sets === counts.length && current.counts?.length === 1;
}

/** "10+10" of a one-sided exercise is ten on each side; "8+3+2" stays a broken set. */
function readCountsMark(counts: Count[], at: number, work: Assembly): void {
  const { builder, traits } = work;
  if (fillsSets(counts, at, work) && builder.last !== undefined) {
    builder.last.counts = counts;
    return;
  }
  const [first, second] = counts;
  const mirrored = counts.length === 2 && second?.extra === true && first?.reps === second.reps;
  if (!mirrored || !(traits.oneSided || traits.paired)) return void builder.add({ counts });
  builder.add({ counts: [{ reps: first?.reps ?? null }] });
  builder.setSide("each");
}

function readSetsMark(mark: MarkOf<"sets">, at: number, { builder, marks, neighbours }: Assembly): void {
  const current = builder.last;
  // "45 kg x 15, then two sets 55 kg x 10": the sets have reps of their own.
  const ownReps = marks[at - 1]?.kind === "separator" && neighbours.hasBeside(at, "product");
  const countsFollow = marks[at + 1]?.kind === "counts" || ownReps;
  if (mark.type === "drop") builder.mode = "drop";
  if (mark.type !== null) builder.startType(mark.type);
  else if (
    current !== undefined &&
    (current.counts !== null || current.seconds !== null) &&
    (countsFollow || current.sets !== null)
  )
    builder.start();
  if (mark.count !== null) builder.add({ sets: mark.count });
}

function readFailureMark(at: number, { builder, neighbours }: Assembly): void {
  const current = builder.last;
  const done =
    current !== undefined && (current.counts !== null || current.seconds !== null || neighbours.next(at) === undefined);
  if (done) current.failed = true;
  else builder.failNext();
}

/** "each" after a weight is each hand, after reps of a one-sided exercise each side. */
function readEach(at: number, { builder, traits, marks }: Assembly): void {
  const before = marks[at - 1];
  const afterReps = before !== undefined && saysReps(before);
  if (builder.last?.weights && !afterReps) builder.setPerHand();
  else if (traits.oneSided) builder.setSide("each");
}

/** "20s" is a pair of 20s beside reps, and 20 seconds of what is held. */
function readS(value: number, at: number, { builder, traits, neighbours }: Assembly): void {
  const counted = neighbours.hasBeside(at, "reps") || (builder.last?.counts ?? null) !== null;
  if ((counted || traits.paired) && !(traits.held && !traits.paired)) builder.weigh([value], { perHand: true });
  else builder.add({ seconds: value });
}

/** "5k" is a distance of what covers ground or is timed, else a weight. */
function readK(value: number, at: number, { builder, traits, neighbours }: Assembly): void {
  const alone = !neighbours.hasBeside(at, "reps") && !neighbours.hasBeside(at, "number");
  const far = traits.running || neighbours.hasBeside(at, "time") || (!traits.named && value <= 42 && alone);
  if (far) builder.add({ length: { value, unit: "km" } });
  else builder.weigh([value], { unit: "kg" });
}

function readPlatesMark({ count, part }: MarkOf<"plates">, { builder, traits, setting, notes }: Assembly): void {
  if (traits.sled) notes.push(`${count} plates`);
  else builder.weigh([loadedBar(count, part, setting.unit)], { unit: setting.unit });
}

/** "20 kg per side" of a loaded bar is no weight of the whole; of two dumbbells it is one of them. */
function readSideMark({ side, limb }: MarkOf<"side">, at: number, { builder, marks, traits, notes }: Assembly): void {
  const before = marks[at - 1];
  const weights = builder.last?.weights;
  const ofWeight = before?.kind === "weight" || (before?.kind === "numbers" && before.after !== null);
  if (side !== "each" || limb || !ofWeight || !weights || traits.oneSided) builder.setSide(side);
  else if ((traits.barred || traits.sled) && !traits.paired && builder.last) {
    notes.push(`${weights.values.join("/")}${weights.unit === null ? "" : ` ${weights.unit}`} per side`);
    builder.last.weights = null;
  } else weights.perHand = true;
}

/** "missed the last 2 reps". */
function readShortfall(reps: number, { builder, setting }: Assembly): void {
  const last = builder.last;
  const attempt = reps === 0 && last !== undefined && last.weights !== null && groupSize(last, setting.rounds) === 1;
  const missed = attempt && (last.counts === null || last.counts[0]?.reps === 1);
  const counts: Count[] | null = missed ? [{ reps: 0, missed: true }] : reps === 0 ? null : [{ reps: -reps }];
  const lost = { ...emptyGroup(), failed: true, counts };
  if (builder.groups.length > 0) reviseSets(builder.groups, { from: "end", index: 0, count: 1 }, lost, setting.rounds);
}

function readSeparator(sign: string, { builder }: Assembly): void {
  if (/^(?:then|but)$/.test(sign) || (/^[\n•]$/.test(sign) && !builder.isHeaded)) builder.mode = "normal";
}

type Handler<Kind extends EntryMark["kind"]> = (
  mark: EntryMark & { kind: Kind },
  at: number,
  work: Assembly,
) => unknown;

const HANDLERS: { [Kind in EntryMark["kind"]]?: Handler<Kind> } = {
  override: (mark, _at, work) => applyOverride(mark, work),
  product: (mark, at, work) =>
    work.builder.add(spreadExtras(readProductPart(mark, productSetting(at, work)), work.traits.complex, work.notes)),
  sets: (mark, at, work) => readSetsMark(mark, at, work),
  counts: (mark, at, work) => readCountsMark(mark.counts, at, work),
  repeat: (mark, at, { builder, marks }) => {
    const before = marks[at - 1];
    // "12 kg x 10, x 8" goes on; "10 reps x3" repeats.
    if (before?.kind === "separator" && before.sign === ",") builder.count(mark.value);
    else builder.repeat(mark.value);
  },
  numbers: (mark, at, work) => {
    const counts = mark.values.map((reps) => ({ reps }));
    if (mark.after === null && fillsSets(counts, at, work)) readCountsMark(counts, at, work);
    else readBareNumbers(mark, at, work);
  },
  weight: ({ values, unit, load, perHand }, at, { builder, marks, neighbours }) => {
    const counted = neighbours.hasBeside(at, "reps") || neighbours.hasBeside(at, "number");
    builder.weigh(values, { unit, load, perHand }, counted && marks[at - 1]?.kind === "separator");
  },
  plates: (mark, _at, work) => readPlatesMark(mark, work),
  bar: (_mark, _at, { builder, setting }) => builder.weigh([BAR[setting.unit]], { unit: setting.unit }),
  body: (_mark, _at, { builder }) => builder.unload(),
  time: ({ seconds }, _at, { builder }) => builder.add({ seconds }),
  length: ({ value, unit }, _at, { builder }) => builder.add({ length: { value, unit } }),
  s: ({ value }, at, work) => readS(value, at, work),
  m: ({ value }, _at, work) => work.builder.add(readM(value, work)),
  k: ({ value }, at, work) => readK(value, at, work),
  rpe: ({ value }, _at, { builder }) => (builder.last ?? builder.start()).rpe.push(value),
  rir: ({ value }, _at, { builder }) => (builder.last ?? builder.start()).rir.push(value),
  type: ({ type }, at, work) => readType(type, at, work),
  side: (mark, at, work) => readSideMark(mark, at, work),
  each: (_mark, at, work) => readEach(at, work),
  perHand: (_mark, _at, { builder }) => builder.setPerHand(),
  assisted: (_mark, _at, { builder }) => builder.setAssisted(),
  same: (_mark, _at, { builder }) => builder.sameWeight(),
  all: (_mark, _at, work) => {
    work.allAlike = true;
  },
  failure: (_mark, at, work) => readFailureMark(at, work),
  shortfall: ({ reps }, _at, work) => readShortfall(reps, work),
  separator: ({ sign }, _at, work) => readSeparator(sign, work),
};

/** "3 sets: 10 at 60, 8 at 65, 6 at 70": the number of sets counts what follows it, not the first of them. */
function spreadAnnounced(groups: SetGroup[]): void {
  const [first, ...others] = groups;
  const announced = first?.sets ?? 0;
  if (first === undefined || announced < 2 || announced !== groups.length) return;
  if (others.every(({ sets, counts }) => sets === null && counts?.length === 1)) first.sets = 1;
}

/** "12 then 10 then 8": numbers that one by one may be anything are reps when they come in a row. */
function isEnumeration(marks: readonly EntryMark[]): boolean {
  const amounts = marks.filter(isAmount);
  const small = (mark: EntryMark) =>
    mark.kind === "numbers" && mark.after === null && mark.values.length === 1 && (mark.values[0] ?? 99) <= 30;
  return amounts.length > 1 && amounts.every(small);
}

/**
 * The sets that the amounts of one exercise say, in order, at most 100. Notes that come up on the way are added to
 * `notes`; every doubt is put to `setting.choose`.
 */
export function assembleSets(marks: readonly EntryMark[], setting: EntrySetting, notes: string[]): LogSet[] {
  const { traits } = setting;
  const builder = new GroupBuilder();
  const work: Assembly = {
    marks,
    setting,
    traits,
    builder,
    neighbours: findNeighbours(marks),
    pairReps: pairReps(marks),
    notes,
    ordered: 0,
    allAlike: false,
    enumerated: isEnumeration(marks),
  };
  for (const [at, mark] of marks.entries()) {
    if (builder.groups.length > MOST_SETS) break;
    const handle = HANDLERS[mark.kind] as Handler<EntryMark["kind"]> | undefined;
    handle?.(mark, at, work);
  }
  builder.close();
  const { groups } = builder;
  if (groups.length === 0 && setting.rounds !== null && !marks.some(isAmount))
    groups.push({ ...emptyGroup(), sets: setting.rounds });
  spreadAnnounced(groups);
  shareWeights(groups, work.allAlike);
  shareUnits(groups);
  for (const group of groups) notes.push(...excessOf(group));
  return groups.flatMap((group) => setsOf(group, setting.rounds, traits, setting.unit)).slice(0, MOST_SETS);
}
