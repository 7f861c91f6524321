import type { LogSet } from "../../protocol/workoutLog.ts";
import { BAR } from "../numbers/units.ts";
import { type Assembly, type EntrySetting, productSetting, readM } from "./assembly.ts";
import { readBareNumbers } from "./bareNumbers.ts";
import { mirrorsSides, repeatsSides } from "./bothSides.ts";
import { isClimbedTo } from "./climbs.ts";
import { GroupBuilder } from "./groupBuilder.ts";
import { heldInHands } from "./heldInHands.ts";
import { loadRows, repsRows, unsureRows } from "./loadRows.ts";
import type { Count, Factor, MarkOf } from "./marks.ts";
import { type EntryMark, findNeighbours, isAmount, wordBefore } from "./neighbours.ts";
import { applyOverride } from "./overrides.ts";
import { readProductPart } from "./productPart.ts";
import { readCountsMark } from "./readCountsMark.ts";
import { isOfEachHand, readEach, readPlatesMark, readSideMark } from "./readHungMarks.ts";
import { readSetsMark } from "./readSetsMark.ts";
import { readSeparator, readType } from "./readTypeMark.ts";
import {
  emptyGroup,
  excessOf,
  groupSize,
  MOST_SETS,
  reviseSets,
  setsOf,
  shareUnits,
  shareWeights,
  singleGroups,
  spreadExtras,
  unevenCounts,
  unevenLoads,
} from "./setGroup.ts";
import { settleGroups } from "./settleGroups.ts";
import { settleKinds } from "./settleKinds.ts";
import { takeOutcome } from "./takeOutcome.ts";
import { pairReps } from "./tripleOrder.ts";
import { unreadFigures } from "./unreadFigures.ts";
import { withoutPrescription } from "./withoutPrescription.ts";
import { AGAIN } from "./words.ts";

function readFailureMark(at: number, { builder, neighbours, marks }: Assembly): void {
  const current = builder.last;
  const done =
    current !== undefined && (current.counts !== null || current.seconds !== null || neighbours.next(at) === undefined);
  const next = neighbours.next(at)?.kind;
  // "80 kg to failure 14": the repetitions of the load that was just said.
  const awaits = current?.counts === null && current.weights !== null && (next === "numbers" || next === "counts");
  // "3 sets to failure at 60 kg: 15, 12, 9": one count for each of them is still to come.
  const isListed =
    current?.counts === null &&
    current.sets !== null &&
    marks
      .slice(at + 1)
      .some(
        (mark) =>
          (mark.kind === "counts" && mark.counts.length === current.sets) ||
          (mark.kind === "numbers" && mark.values.length === current.sets),
      );
  if (done || awaits || isListed) current.failed = true;
  else builder.failNext();
}

/** Longer than this nobody lifts one set. */
const LONGEST_SET = 600;
/** Where several sets were told in one time. */
const LONGEST_OF_SEVERAL = 120;

/** "side plank 45s/45s": as long on each side, where there are two of them and no side is said. */
function isOtherSide(at: number, { marks, traits }: Assembly): boolean {
  const [told, slash, mark] = marks.slice(Math.max(0, at - 2), at + 1);
  const seconds = (one: EntryMark | undefined) =>
    one?.kind === "time" ? one.seconds : one?.kind === "s" ? one.value : null;
  const isSlash = (one: EntryMark | undefined) => one?.kind === "separator" && one.sign === "/";
  if (!traits.oneSided || !isSlash(slash) || seconds(told) === null || seconds(told) !== seconds(mark)) return false;
  // "40s/40s/30s each side": one set after another.
  const isListed = isSlash(marks[at - 3]) || (isSlash(marks[at + 1]) && seconds(marks[at + 2]) !== null);
  return !isListed && !marks.some((one) => one.kind === "side" && one.side === "each");
}

/** "120 kg x 6 x 3, took 40 mins" is how long all of it took. */
function readTime(seconds: number, at: number, { builder, marks, traits, notes, meant }: Assembly): void {
  const last = builder.last;
  const isLifted = last !== undefined && last.counts !== null && (last.weights !== null || last.sets !== null);
  const apart = marks.slice(0, at).findLast(({ kind }) => kind !== "word")?.kind === "separator";
  const within = wordBefore(marks, at);
  const isWithin = /^(?:in|within|under|took)$/.test(within);
  // "10x10 at 32 kg in 9:15": of several sets it is the time of all.
  const longest = isWithin && (last?.sets ?? 1) > 2 ? LONGEST_OF_SEVERAL : LONGEST_SET;
  if (!isLifted || !(apart || isWithin) || seconds <= longest || traits.held) return void builder.add({ seconds });
  const rest = String(seconds % 60).padStart(2, "0");
  notes.push(seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)}:${rest}`);
  meant.push(seconds);
}

/** "20s" is a pair of 20s beside reps, and 20 seconds of what is held. */
function readS(value: number, at: number, { builder, traits, marks, setting, notes }: Assembly): void {
  const isTimed = (traits.held || traits.bodyweight) && !traits.paired;
  const counted =
    marks.some((mark, place) => place !== at && isCounting(mark)) || (builder.last?.counts ?? null) !== null;
  const pairs = traits.paired || counted || traits.lifted;
  // "6 x 100 m in 18s", "3x20 in 30s".
  const isPassed = builder.last?.length != null || /^(?:in|within|under|for)$/.test(wordBefore(marks, at));
  // "bridges 3x12 hold 5s": how long each repetition was held.
  if (counted && !traits.held && HELD_FOR.test(wordBefore(marks, at))) return void notes.push(`${value} s`);
  // "squat 225 for 5s across 5 sets": fives.
  const isRepeated = traits.barred && !traits.held && value <= MOST_OF_A_NAME && wordBefore(marks, at) === "for";
  if (isRepeated && builder.last?.weights !== null && !counted) builder.count(value);
  else if (isTimed || (isPassed && !traits.paired) || !traits.named || (!pairs && !traits.barred))
    builder.add({ seconds: value });
  // "squats 30s": two thirties, or half a minute.
  // "6 x hill sprints 20s": so many of them.
  else if (traits.running && !traits.rowed && !traits.paired) {
    const last = builder.last;
    const times =
      last?.counts?.length === 1 && last.sets === null && last.weights === null ? last.counts[0]?.reps : null;
    if (last !== undefined && times != null) Object.assign(last, { sets: times, counts: null, seconds: value });
    else builder.add({ seconds: value });
  } else if (pairs || setting.choose("s", ["pair", "time"] as const) === "pair")
    builder.weigh([value], { perHand: true });
  else builder.add({ seconds: value });
}

/** Sets are called by their repetitions up to here: "fives", "12s". */
const MOST_OF_A_NAME = 12;
const HELD_FOR = /^(?:hold|holds|held|pause|paused|halten|gehalten|tenu|tenir|aguantando|tenuta|segurando)$/;

/** Says how often something was done. */
const isCounting = (mark: EntryMark): boolean =>
  mark.kind === "counts" || mark.kind === "product" || (mark.kind === "numbers" && mark.values.length > 1);

/** Seconds that a kilometre takes, on wheels and on foot. */
const [FASTEST_KM, SLOWEST_KM] = [90, 900];

const isOfWay = ({ kind }: Factor): boolean => kind === "length" || kind === "m" || kind === "time";

/** "5k" is a distance of what covers ground or is timed, else a weight. */
function readK(value: number, at: number, { builder, traits, neighbours, marks }: Assembly): void {
  const alone = !neighbours.hasBeside(at, "reps") && !neighbours.hasBeside(at, "number");
  const counted = marks.some((mark) => mark.kind === "product" && !mark.factors.some(isOfWay));
  // "10k easy, 58 min, rained the whole way": nothing but a way and a time that it takes.
  const [time, ...others] = marks.flatMap((mark) => (mark.kind === "time" ? [mark.seconds / value] : []));
  const isPaced = time !== undefined && others.length === 0 && time >= FASTEST_KM && time <= SLOWEST_KM;
  const isTimed = isPaced && !marks.some(isCounting) && !traits.barred && !traits.paired;
  const far =
    (traits.running && !(counted && neighbours.hasBeside(at, "product"))) ||
    neighbours.hasBeside(at, "time") ||
    (value <= 42 && alone && (!traits.named || isTimed));
  if (far) builder.add({ length: { value, unit: "km" } });
  else builder.weigh([value], { unit: "kg" });
}

/** "12 reps, x4": more sets than this are not said so. */
const MOST_REPEATS = 10;

/** "missed the last 2 reps". */
function readShortfall(reps: number, { builder, setting }: Assembly): void {
  if (reps < 0) {
    const more = { ...emptyGroup(), more: -reps };
    if (builder.groups.length > 0)
      reviseSets(builder.groups, { from: "end", index: 0, count: 1 }, more, setting.rounds);
    return;
  }
  const last = builder.last;
  const attempt = reps === 0 && last !== undefined && last.weights !== null && groupSize(last, setting.rounds) === 1;
  const missed = attempt && (last.counts === null || last.counts[0]?.reps === 1);
  const counts: Count[] | null = missed ? [{ reps: 0, missed: true }] : reps === 0 ? null : [{ reps: -reps }];
  const lost = { ...emptyGroup(), failed: true, counts };
  if (builder.groups.length > 0) reviseSets(builder.groups, { from: "end", index: 0, count: 1 }, lost, setting.rounds);
}

/** "plank 3 times for a minute", "3 times a minute and a half": how often, before how long each of them was. */
function leadsTime({ said }: MarkOf<"repeat">, at: number, { builder, marks }: Assembly): boolean {
  const link = marks[at + 1]?.kind === "word" ? 1 : 0;
  const isLinked = link === 0 || /^(?:for|of|a|je|de|di|por|pour|per|für|fur)$/.test(wordBefore(marks, at + 2));
  return (
    said === true && builder.last === undefined && isLinked && /^(?:time|s)$/.test(marks[at + 1 + link]?.kind ?? "")
  );
}

/** "5 reps of squat at 100 kg x 3": the reps were said, so the figure behind the load says how often. */
function repeatsLoaded(mark: MarkOf<"product">, { builder }: Assembly): true | null {
  const [load, times] = mark.factors;
  const open = builder.open;
  const awaits = open?.counts?.length === 1 && open.weights === null && open.sets === null && !open.unloaded;
  if (!awaits || mark.factors.length !== 2 || load?.kind !== "weight" || times?.kind !== "number") return null;
  if (times.value > MOST_REPEATS || builder.groups.length !== 1) return null;
  builder.weigh(load.values, { unit: load.unit, load: load.load });
  builder.repeat(times.value);
  return true;
}

/** Kilometres: further nobody goes several times; of what may be lifted as well, no lighter load is lifted. */
const [LONGEST_REPEAT, LIGHTEST_ROWED] = [42, 5];

const MOST_TRIPS = 30;

/** "ski erg 1k x 3": a way, where it could only be run or rowed. */
function inWays(mark: MarkOf<"product">, { traits }: Assembly): MarkOf<"product"> {
  const last = mark.factors.at(-1);
  // "60 ft x 220": so far nobody carries anything so often.
  const isCarried = last?.kind === "number" && last.value > MOST_TRIPS;
  if (isCarried && mark.factors.some(({ kind }) => kind === "length")) {
    const load: Factor = { kind: "weight", values: [last.value], unit: null, load: "total" };
    return { ...mark, factors: [...mark.factors.slice(0, -1), load] };
  }
  const most = traits.rowing ? LIGHTEST_ROWED : LONGEST_REPEAT;
  const isRepeated = mark.factors.every(({ kind }) => kind === "number" || kind === "weight");
  if (!traits.running || traits.rowed || !isRepeated) return mark;
  const factors = mark.factors.map((factor): Factor => {
    const [value = 0] = factor.kind === "weight" ? factor.values : [];
    const isWay = factor.kind === "weight" && factor.unit === "kg" && factor.values.length === 1 && value <= most;
    return isWay ? { kind: "length", value, unit: "km" } : factor;
  });
  return { ...mark, factors };
}

type Handler<Kind extends EntryMark["kind"]> = (
  mark: EntryMark & { kind: Kind },
  at: number,
  work: Assembly,
) => unknown;

const HANDLERS: { [Kind in EntryMark["kind"]]?: Handler<Kind> } = {
  override: (mark, at, work) => applyOverride(mark, at, work),
  product: (said, at, work) => {
    const mark = inWays(said, work);
    return (
      repeatsLoaded(mark, work) ??
      heldInHands(mark, at, work) ??
      mirrorsSides(mark, at, work) ??
      repeatsSides(mark, at, work) ??
      work.builder.add(spreadExtras(readProductPart(mark, productSetting(at, work)), work.traits.complex, work.notes))
    );
  },
  sets: (mark, at, work) => readSetsMark(mark, at, work),
  counts: (mark, at, work) => readCountsMark(mark.counts, at, work),
  repeat: (mark, at, work) => {
    const { builder, marks, doubts } = work;
    const before = marks[at - 1];
    if (leadsTime(mark, at, work)) return builder.add({ sets: mark.value });
    // "12 kg x 10, x 8" goes on; "10 reps x3" repeats.
    const amount = marks.slice(0, at).findLast(({ kind }) => /^(?:counts|product|repeat|numbers)$/.test(kind));
    const ofReps = amount?.kind === "counts" && builder.last?.sets === null && mark.value <= MOST_REPEATS;
    // "I did it twelve times and then again twelve times".
    const again = mark.said && before?.kind === "word" && AGAIN.has(before.fold);
    // "3 plates a side x 12, 4 plates a side x 10", where plates have no known mass.
    const plates = marks.slice(0, at).findLast(({ kind }) => /^(?:counts|product|repeat|numbers|plates)$/.test(kind));
    if (plates?.kind === "plates" && builder.last?.counts != null && !mark.said) builder.start();
    if (again || (before?.kind === "separator" && before.sign === "," && !mark.said && !ofReps))
      builder.count(mark.value);
    // "3 sets of 10 at 60 kg, did that twice": of sets that were counted nobody knows which were done again.
    else if (mark.said && before?.kind !== "numbers" && builder.open?.sets != null) doubts.push(`${mark.value} times`);
    else builder.repeat(mark.value);
  },
  numbers: (mark, at, work) => readBareNumbers(mark, at, work),
  weight: ({ values, unit, load, perHand, below }, at, work) => {
    const { builder, marks, neighbours, traits, notes } = work;
    if (below && !traits.assisted && !traits.takesAdded) return void work.doubts.push(`-${values.join("/")}`);
    // "4 x 800 m with 90s jog": seconds, where nothing is held in two hands.
    const isPause = traits.running && perHand && unit === null && builder.last?.length != null;
    if (isPause) return void notes.push(`${values.join("/")} s`);
    if (isClimbedTo(at, work))
      return void work.doubts.push(`up to ${values.join("/")}${unit === null ? "" : ` ${unit}`}`);
    const counted = neighbours.hasBeside(at, "reps") || neighbours.hasBeside(at, "number");
    // "100 kg/5 100 kg/5": a set of its own, though its load is that of the one before.
    const [slash, reps] = [marks[at + 1], marks[at + 2]];
    // "8, 8, 6 reps, dropped to 60 kg 12": the load of what comes behind it.
    const reached = marks[at - 1];
    const next = neighbours.next(at)?.kind;
    const drops = reached?.kind === "type" && reached.reached && builder.last?.counts != null;
    if (drops && builder.last?.weights === null && (next === "counts" || next === "numbers")) builder.start();
    const isSlashed =
      slash?.kind === "separator" && slash.sign === "/" && /^(?:numbers|counts)$/.test(reps?.kind ?? "");
    const held = perHand || isOfEachHand(at, work);
    builder.weigh(values, { unit, load, perHand: held }, isSlashed || (counted && marks[at - 1]?.kind === "separator"));
  },
  plates: (mark, _at, work) => readPlatesMark(mark, work),
  bar: (_mark, _at, { builder, setting }) => builder.weigh([BAR[setting.unit]], { unit: setting.unit }),
  body: (_mark, _at, { builder }) => builder.unload(),
  time: (mark, at, work) => (isOtherSide(at, work) ? work.builder.setSide("each") : readTime(mark.seconds, at, work)),
  length: ({ value, unit }, _at, { builder }) => builder.add({ length: { value, unit } }),
  s: ({ value }, at, work) => (isOtherSide(at, work) ? work.builder.setSide("each") : readS(value, at, work)),
  m: ({ value }, _at, work) => work.builder.add(readM(value, work)),
  k: ({ value }, at, work) => readK(value, at, work),
  rpe: ({ value }, _at, { builder }) => (builder.last ?? builder.start()).rpe.push(value),
  rir: ({ value }, _at, { builder }) => (builder.last ?? builder.start()).rir.push(value),
  type: ({ type, once, back }, at, work) => {
    const current = work.builder.last;
    if (back && current !== undefined) current.type = type;
    else if (once) work.builder.nextType(type);
    else readType(type, at, work);
  },
  unit: ({ unit }, _at, work) => {
    work.declared = unit;
  },
  repair: ({ measured }, _at, work) => {
    work.repairing = measured ? "measured" : true;
  },
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
  ditto: (_mark, _at, { builder, setting }) => {
    const last = builder.last === undefined ? undefined : singleGroups(builder.last, setting.rounds).at(-1);
    if (last !== undefined) builder.groups.push(last);
  },
  step: ({ value }, _at, work) => {
    work.step = value;
  },
  separator: ({ sign }, _at, work) => readSeparator(sign, work),
};

/** "12 then 10 then 8": numbers that one by one may be anything are reps when they come in a row. */
function isEnumeration(marks: readonly EntryMark[]): boolean {
  const amounts = marks.filter(isAmount);
  const small = (mark: EntryMark) =>
    mark.kind === "numbers" && mark.after === null && mark.values.length === 1 && (mark.values[0] ?? 99) <= 30;
  return amounts.length > 1 && amounts.every(small);
}

/** What the amounts of one exercise come to. `unread` are figures that got no place, as people write them. */
export type Assembled = { sets: LogSet[]; notes: string[]; unread: string[] };

/** "Missed my last rep on the 4th set of bench, so 80 kg 8 8 8 7": what was lost is said before the sets that it is of. */
function lossesLast(marks: readonly EntryMark[]): readonly EntryMark[] {
  const isLoss = (mark: EntryMark) =>
    mark.kind === "override" && mark.marks.length > 0 && mark.marks.every(({ kind }) => LOSS.test(kind));
  const first = marks.findIndex((mark) => mark.kind === "override" || isAmount(mark));
  const loss = marks[first];
  if (loss === undefined || !isLoss(loss)) return marks;
  const rest = marks.slice(first + 1);
  return rest.some(isAmount) ? [...marks.slice(0, first), ...rest, loss] : marks;
}

const LOSS = /^(?:shortfall|failure)$/;

/**
 * The sets that the amounts of one exercise say, in order, at most 100, and notes that come up on the way. Every doubt
 * is put to `setting.choose`.
 */
export function assembleSets(said: readonly EntryMark[], setting: EntrySetting): Assembled {
  const marks = lossesLast(withoutPrescription(said));
  const { traits, rounds } = setting;
  const notes: string[] = [];
  const builder = new GroupBuilder();
  const rows = repsRows(marks, traits.bodyweight || traits.running || traits.held);
  const work: Assembly = {
    marks,
    setting,
    traits,
    builder,
    neighbours: findNeighbours(marks),
    pairReps: pairReps(marks),
    loadRows: loadRows(marks, traits.bodyweight && !traits.hung),
    repsRows: rows,
    notes,
    meant: [],
    doubts: unsureRows(marks, rows),
    ordered: 0,
    allAlike: false,
    declared: setting.declared,
    total: null,
    step: 0,
    repairing: false,
    enumerated: isEnumeration(marks),
  };
  for (const [at, mark] of marks.entries()) {
    if (builder.groups.length > MOST_SETS) break;
    if (takeOutcome(mark, at, work)) continue;
    const handle = HANDLERS[mark.kind] as Handler<EntryMark["kind"]> | undefined;
    handle?.(mark, at, work);
  }
  builder.close();
  const { groups } = builder;
  if (groups.length === 0 && rounds !== null && !marks.some(isAmount)) groups.push({ ...emptyGroup(), sets: rounds });
  work.doubts.push(...groups.flatMap(unevenLoads), ...groups.flatMap(unevenCounts));
  settleGroups(groups, work);
  settleKinds(groups, work);
  shareWeights(groups, work.allAlike);
  shareUnits(groups, work.declared);
  const sets = groups.flatMap((group) => setsOf(group, rounds, traits, setting.unit)).slice(0, MOST_SETS);
  const excess = groups.flatMap(excessOf);
  notes.push(...excess);
  return {
    sets,
    notes,
    unread: [
      ...new Set([
        ...work.doubts,
        ...excess,
        ...unreadFigures(marks, { sets, notes: [...notes, work.meant.join(" "), ...work.doubts], rounds }),
      ]),
    ],
  };
}
