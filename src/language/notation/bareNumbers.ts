import type { Assembly } from "./assembly.ts";
import { isClimbedTo } from "./climbs.ts";
import { isBracketedLoad, leadOf, MOST_TOLD, mayCountFew, mayCountSets } from "./leadingLoad.ts";
import type { MarkOf } from "./marks.ts";
import { type EntryMark, isAmount } from "./neighbours.ts";
import { readRows } from "./rowsOfLoads.ts";
import { MOST_SETS } from "./setGroup.ts";
import { AGAIN } from "./words.ts";

const isLoad = (mark: EntryMark): boolean =>
  mark.kind === "weight" ||
  mark.kind === "plates" ||
  mark.kind === "body" ||
  mark.kind === "bar" ||
  (mark.kind === "numbers" && mark.after !== null);

/** Sets by repetitions without a load. */
const isBare = ({ factors }: MarkOf<"product">): boolean =>
  factors.length === 2 && factors.every(({ kind }) => kind === "number");

/** Machines that one runs, rows or rides on are set no higher. */
const FASTEST_SETTING = 25;

/** No loaded bar weighs less, in either unit. */
const LIGHTEST_BAR = 10;

/** More sets than this were not timed one by one. */
const MOST_TIMED = 12;

/** A heavier figure beside repetitions of the body's own weight may be what was added. */
const MOST_IN_ROW = 30;

type Meaning = "reps" | "weight" | "sets" | "total";

/** "80 kg: 8 @7, 8 @8, 7 @9": the load was said, and efforts stand behind the signs. */
const isRatedRow = ({ builder }: Assembly): boolean =>
  builder.groups.some(({ weights, rpe }) => weights !== null && rpe.length > 0);

/** A number by what comes after it in its clause: "225 3x5", "5 at 100", "3 planks of 45 s". */
function meaningByNext(value: number, next: EntryMark, leads: boolean, work: Assembly): Meaning | null {
  const { builder, setting } = work;
  const whole = Number.isInteger(value);
  const open = builder.open;
  if (isLoad(next) && whole)
    return open !== undefined && open.counts !== null && open.weights === null && !(value <= 30 && isRatedRow(work))
      ? "weight"
      : "reps";
  if (next.kind === "sets" && leads && whole && work.total === null) return next.count === 1 ? "reps" : "total";
  // "12 goblet squats with the 20 pounder x 3": the load, and how often.
  const loaded = next.kind === "product" && next.factors.length === 2 && next.factors[0]?.kind === "weight";
  const isPair =
    next.kind === "product" &&
    next.factors.length === 2 &&
    next.factors[0]?.kind === "number" &&
    next.factors[0].value <= 2 &&
    next.factors[1]?.kind === "weight";
  // "10 step ups 2x12 kg": one in each hand.
  if (whole && value <= 50 && open === undefined && (isPair || (loaded && leads))) return "reps";
  if (next.kind === "product" || next.kind === "counts" || next.kind === "sets") return "weight";
  // "10x10 swings 32 in 9:15": the load of sets that were told.
  const isOfTold = open !== undefined && open.counts !== null && open.weights === null && open.sets !== null;
  if (next.kind === "time" && isOfTold && !work.traits.bodyweight) return "weight";
  // "50 burpees in 4:12" is one set of many; "3 planks of 45 s" are three.
  if (next.kind === "time" && whole && work.traits.named && !work.traits.held && value > MOST_TIMED) return "reps";
  if (next.kind === "time" || next.kind === "length") return whole && value >= 1 && value <= MOST_SETS ? "sets" : null;
  if (next.kind === "side") {
    // "smith squat 20 a side 4x10": what hangs on the bar.
    const hangs = (work.traits.barred || work.traits.sled) && !next.limb && next.side === "each";
    // "row 3x10 20 each arm": its repetitions are told.
    const isTold = next.side === "each" && open?.counts != null && open.weights === null;
    // "hammer curl 14 per arm 3x12".
    const after = work.marks[work.marks.indexOf(next) + 1];
    const isScheme = next.side === "each" && open === undefined && after?.kind === "product" && isBare(after);
    return isTold || isScheme || (hangs && work.marks.some(({ kind }) => kind === "product" || kind === "sets"))
      ? "weight"
      : whole
        ? "reps"
        : null;
  }
  if (next.kind !== "numbers") return null;
  const [other = 0] = next.values;
  if (next.values.length > 1) return value <= 10 && next.values.length === value ? "sets" : "weight";
  if (work.traits.bodyweight && !work.traits.weighted && whole && value <= 100) return "reps";
  if (value > 30 || !whole) return "weight";
  // "deadlift 3 5": three sets of five, or a set of three and one of five.
  const mayBePair =
    open === undefined && value > 1 && value <= MOST_TOLD && Number.isInteger(other) && other > value && other <= 30;
  if (mayBePair && work.traits.barred && work.marks.filter(isAmount).length === 2)
    return setting.choose("pair", ["reps", "sets"] as const);
  if (work.traits.barred && value < LIGHTEST_BAR) return "reps";
  return other > 30 ? "reps" : setting.choose("two", ["weight", "reps"] as const);
}

/** A number by what was said before it: the reps of a weight, the weight of reps. */
function meaningByBefore(
  value: number,
  before: EntryMark | undefined,
  after: EntryMark | undefined,
  { builder, traits }: Assembly,
): Meaning | null {
  // "db row 8 each side 30": the repetitions were told.
  // "rested, then did ten more": repetitions like those before.
  const goesFurther = after?.kind === "word" && AGAIN.has(after.fold) && after.fold !== "extra";
  const hasReps = builder.open?.counts != null || builder.groups.some(({ counts }) => counts !== null);
  if (goesFurther && hasReps && Number.isInteger(value) && value <= 100) return "reps";
  const told = before?.kind === "side" && before.side === "each" && builder.open?.weights === null;
  const most = Math.max(0, ...(builder.open?.counts ?? []).map(({ reps }) => reps ?? 0));
  if (told && most > 0 && value > most) return "weight";
  if (before?.kind === "side" && Number.isInteger(value) && value <= 100) return "reps";
  if (before?.kind === "word" && (AGAIN.has(before.fold) || before.fold === "then") && value <= 100) return "reps";
  const open = builder.open;
  if (open === undefined) return null;
  const whole = Number.isInteger(value);
  const { counts, weights, seconds, sets } = open;
  // "bench 60 70": two loads, as nobody presses that often what is so heavy.
  const load = weights?.values[0] ?? 0;
  const isLoadToo = traits.barred && counts === null && load > 30 && value > 30 && 2 * value > load;
  if (isLoadToo && before?.kind !== "word") return "weight";
  if (counts === null && weights !== null && whole && value <= 200) return "reps";
  // "45 kg twelve reps, then ten, then a sad ten": a row of sets goes on with reps.
  const goesOn =
    before?.kind !== "product" &&
    builder.groups.slice(0, -1).some((group) => group.counts !== null && group.weights !== null);
  if (counts !== null && weights === null && goesOn && whole && value <= 50) return "reps";
  // "pull ups 10 8": one set and another.
  const isRow = before?.kind === "numbers" && before.after === null && traits.bodyweight && !traits.weighted;
  if (counts !== null && weights === null && isRow && whole && value <= MOST_IN_ROW) return "reps";
  const tooLight = traits.barred && value < LIGHTEST_BAR && whole;
  if (counts !== null && weights === null && tooLight) return "reps";
  if (counts !== null && weights === null && seconds === null && before?.kind !== "separator") return "weight";
  if (counts === null && sets !== null && seconds === null) return value <= 30 && whole ? "reps" : "weight";
  return counts !== null && weights !== null && whole && value <= 50 ? "reps" : null;
}

/** A number beside nothing but the name: "50 push ups", "bench 100", "curls 20". */
function meaningByName(
  value: number,
  after: EntryMark | undefined,
  { traits, setting, enumerated }: Assembly,
): Meaning {
  const whole = Number.isInteger(value) && value <= 10_000;
  if (after?.kind === "word" && whole && (traits.bodyweight || traits.plural || value <= 30)) return "reps";
  if (!whole || (value > 30 && !traits.bodyweight)) return "weight";
  if (traits.bodyweight || !traits.named || setting.rounds !== null || enumerated) return "reps";
  if (traits.barred && value < LIGHTEST_BAR) return "reps";
  return setting.choose("lone", ["reps", "weight"] as const);
}

/** The first amount of its clause, where repetitions follow: "60 x 9", or "60 9" behind a set told so. */
function leadsReps(at: number, { marks, neighbours, builder }: Assembly): boolean {
  let back = at - 1;
  while (marks[back]?.kind === "word") back -= 1;
  const next = neighbours.next(at);
  const isPair = next?.kind === "numbers" && next.after === null && builder.last?.counts != null;
  return marks[back]?.kind === "separator" && (isPair || neighbours.hasBeside(at, "reps"));
}

/** "40 kg: 12, 10, then dropped it to 35 and did 7": more than any set had repetitions, and less than the load. */
function isDroppedLoad(value: number, before: EntryMark | undefined, { builder }: Assembly): boolean {
  if (before?.kind !== "type" || before.reached !== true) return false;
  const loads = builder.groups.flatMap(({ weights }) => weights?.values ?? []);
  const reps = builder.groups.flatMap(({ counts }) => counts?.flatMap((count) => count.reps ?? []) ?? []);
  return loads.length > 0 && reps.length > 0 && value < Math.max(...loads) && value > Math.max(...reps);
}

/** More repetitions than this may be those of all sets. */
const FEWEST_IN_ALL = 30;
const INTO = /^(?:in|over|across|en|em|auf)$/;

/** "100 swings with the 24 in 5 sets": all of them, where the sets are counted behind the load and nothing else is. */
function isInSets(value: number, at: number, { marks }: Assembly): boolean {
  const rest = marks.slice(at + 1);
  const place = rest.findIndex(({ kind }) => kind === "sets");
  const sets = rest[place];
  const into = rest[place - 1];
  const isTold = into?.kind === "word" && INTO.test(into.fold);
  // "100 swings with the 24 in sets of 10".
  const each = rest[place + 1];
  const inAll = each?.kind === "counts" && each.counts.length === 1 ? (each.counts[0]?.reps ?? 0) : 0;
  if (sets?.kind === "sets" && sets.count === null && isTold && inAll > 0 && value > inAll)
    return value >= FEWEST_IN_ALL && value % inAll === 0;
  if (sets?.kind !== "sets" || sets.count === null || sets.count < 2 || sets.rounds || !isTold) return false;
  const isAlone = rest.every(({ kind }) => kind !== "counts" && kind !== "product" && kind !== "time");
  return isAlone && value >= FEWEST_IN_ALL && value % sets.count === 0;
}

/** A number that only its neighbours and the exercise explain. */
function meaningOf(value: number, at: number, work: Assembly): Meaning {
  const { builder, neighbours, marks } = work;
  const next = neighbours.next(at);
  const open = builder.open;
  // "bw 12, bw 11, +5 8": the body's own weight, so often.
  if (marks[at - 1]?.kind === "body" && work.traits.bodyweight && Number.isInteger(value) && value <= 100)
    return "reps";
  if (isBracketedLoad(value, at, work)) return "weight";
  // "100 push ups in 5 sets": the name comes between.
  const leads = marks[at + 1]?.kind === "word" && (work.traits.bodyweight || work.traits.plural);
  // "100 swings total, sets of 20".
  const total = marks
    .slice(at + 1, at + 7)
    .some((mark) => mark.kind === "word" && /^(?:total|altogether)$/.test(mark.fold));
  if (
    total &&
    marks
      .slice(at + 1)
      .some(
        (mark) => /^(?:counts|sets|product)$/.test(mark.kind) || (mark.kind === "numbers" && mark.values.length > 1),
      )
  )
    return "total";
  if (leads && isInSets(value, at, work)) return "total";
  const awaited = open !== undefined && open.counts === null && open.weights !== null;
  if (isDroppedLoad(value, marks[at - 1], work)) return "weight";
  const byNext =
    next === undefined || (awaited && next.kind !== "side") ? null : meaningByNext(value, next, leads, work);
  return (
    byNext ?? meaningByBefore(value, marks[at - 1], marks[at + 1], work) ?? meaningByName(value, marks[at + 1], work)
  );
}

const isCount = (value: number): boolean => Number.isInteger(value) && value <= MOST_IN_ROW / 2;
const isMirrored = (mark: EntryMark): mark is MarkOf<"numbers"> =>
  mark.kind === "numbers" && mark.slashed === true && mark.values.length === 2 && mark.values[0] === mark.values[1];

/** Several numbers: "12/10/8" are reps, "60/65/70" weights, "@7, 8, 9" after a weight efforts. */
function readSeveral(mark: MarkOf<"numbers">, work: Assembly): void {
  const { values, after } = mark;
  const { builder, traits } = work;
  const current = builder.last;
  const efforts =
    after === "@" && current !== undefined && current.weights !== null && values.every((value) => value <= 10);
  // "calf raises 50, 40, 30 bodyweight": nothing was lifted with them.
  const isUnloaded = work.marks[work.marks.indexOf(mark) + 1]?.kind === "body";
  const heavy = values.every((value) => value > 30) && !traits.bodyweight && !isUnloaded;
  // "10/10 9/9 8/8": as often on each side, of whatever it was; "40/40 - 12/12" are loads and repetitions.
  const isInRow = work.marks.filter((one) => isMirrored(one) && one.values.every(isCount)).length > 1;
  const mirrored = isMirrored(mark) && (traits.oneSided || isInRow);
  if (mirrored) {
    builder.add({ counts: values.slice(1).map((reps) => ({ reps })) });
    builder.setSide("each");
  } else if (efforts) current.rpe.push(...values);
  else if (after === null && !isUnloaded && isLoadFirst(mark, work)) {
    builder.weigh(values.slice(0, 1), {}, true);
    const done = values.slice(1);
    if (mayCountFew(done) && work.marks.filter(isAmount).length === 1) addAsPair(done, work);
    else builder.add({ counts: done.map((reps) => ({ reps })) });
  } else if (after !== null || heavy || values.some((value) => !Number.isInteger(value))) builder.weigh(values);
  else if (
    current?.weights &&
    current.counts === null &&
    current.sets === null &&
    (mayCountSets(values) || mark.ofThree)
  )
    addAsPair(values, work);
  else builder.add({ counts: values.map((value) => ({ reps: value })) });
}

const FALLS_TOO_FAR = 3;
function addAsPair(values: readonly number[], { builder, setting }: Assembly): void {
  const [sets = 1, reps = 1] = [...values].sort((one, other) => one - other);
  const asSets = () => builder.add({ sets, counts: [{ reps }] });
  const asList = () => builder.add({ counts: values.map((value) => ({ reps: value })) });
  // Repetitions that rise from three to twelve, or fall to a fourth, are none.
  const first =
    (values[0] ?? 0) === sets || reps >= FALLS_TOO_FAR * sets
      ? (["sets", "list"] as const)
      : (["list", "sets"] as const);
  if (setting.choose("listed", first) === "sets") asSets();
  else asList();
}

/** Whether the first of several figures is a load and the others what was done with it. */
function isLoadFirst(mark: MarkOf<"numbers">, work: Assembly): boolean {
  const lead = leadOf(mark, work);
  if (lead === null || lead === "load") return lead === "load";
  const order = lead === "maybe" ? (["weight", "reps"] as const) : (["reps", "weight"] as const);
  return work.setting.choose("lead", order) === "weight";
}

/** Whether "@8" or "at 8" is an effort: it is on the scale, and there is a weight already or none to be had. */
function isEffort(value: number, sign: "@" | "at", at: number, work: Assembly): boolean {
  const { builder, neighbours, traits, setting } = work;
  const current = builder.last;
  if (current === undefined || current.counts === null) return false;
  if (value < 4 || value > 10 || !Number.isInteger(value * 2)) return false;
  if (isRatedRow(work) && current.rpe.length === 0) return true;
  if (current.weights !== null || neighbours.weightAhead(at) || (traits.bodyweight && sign === "@")) return true;
  // "a single @8 122.5": the load is what comes behind it.
  const next = neighbours.next(at);
  const isLoadNext = next?.kind === "numbers" && next.after === null && (next.values[0] ?? 0) > HEAVIEST_LEAD;
  if (sign === "@" && traits.barred && isLoadNext) return true;
  return sign === "@" && value >= 5.5 && setting.choose("at", ["weight", "rpe"] as const) === "rpe";
}

/** A lighter figure behind an effort may be repetitions. */
const HEAVIEST_LEAD = 30;

/** Seconds, or minutes, where they are fewer than this. */
const FEWEST_SECONDS = 10;

/**
 * What makes bare numbers times: they go on after a set that was only timed ("50 sec and another 40", "45s, 40, 35").
 * `null` when they are something else.
 */
function timeScale(
  values: readonly number[],
  at: number,
  { builder, neighbours, marks, traits }: Assembly,
): number | null {
  const last = builder.last;
  const [before, next] = [marks[at - 1], neighbours.next(at)];
  // "walked 3 km in 35": minutes.
  const covered = last?.length != null && last.seconds === null && last.counts === null && last.weights === null;
  if (covered && values.length === 1 && before?.kind === "word" && /^(?:in|en|dans|em)$/.test(before.fold)) return 60;
  if (last?.seconds == null || last.counts !== null || last.weights !== null || last.length !== null) return null;
  const again = before?.kind === "word" && AGAIN.has(before.fold);
  const apart = before?.kind === "separator" || again;
  if (!apart || !(traits.held || again) || (next !== undefined && next.kind !== "numbers" && next.kind !== "side"))
    return null;
  const scale = Math.max(...values) < FEWEST_SECONDS && last.seconds >= 60 ? 60 : 1;
  const seconds = values.map((value) => value * scale);
  const like = seconds.every(
    (one) => one >= FEWEST_SECONDS && one <= 4 * (last.seconds ?? 0) && 4 * one >= (last.seconds ?? 0),
  );
  return like ? scale : null;
}

/** Metres, in steps that ways are told in. */
const [SHORTEST_TIMED, LONGEST_TIMED, STEP_TIMED] = [200, 20_000, 25];

/** "swam 1500 in 32 min", "row 2000 7:45": metres, where how long they took comes behind them. */
const isTimedWay = (value: number, at: number, { traits, neighbours, builder }: Assembly): boolean =>
  traits.metred &&
  builder.last === undefined &&
  neighbours.next(at)?.kind === "time" &&
  value >= SHORTEST_TIMED &&
  value <= LONGEST_TIMED &&
  value % STEP_TIMED === 0;

/** Minutes, or parts of a way. */
const [SHORTEST_WAY, LONGEST_WAY] = [3, 180];

/** "bike 45", "run 30": nobody lifts or counts it. */
const isLoneWay = (value: number, { marks, traits, setting }: Assembly): boolean =>
  traits.running &&
  !traits.rowed &&
  !traits.rowing &&
  setting.rounds === null &&
  value >= SHORTEST_WAY &&
  value <= LONGEST_WAY &&
  marks.filter((mark) => isAmount(mark) && !(mark.kind === "numbers" && mark.after !== null)).length === 1;

function addLoneWay(value: number, { builder, setting }: Assembly): void {
  const unit = setting.unit === "lb" ? "mi" : "km";
  if (setting.choose("way", ["minutes", "distance"] as const) === "minutes") builder.add({ seconds: value * 60 });
  else builder.add({ length: { value, unit } });
}

/** Numbers without a unit: "at 80", "@8", "12/10/8", "60/65/70", or one alone. */
export function readBareNumbers(mark: MarkOf<"numbers">, at: number, work: Assembly): void {
  const { builder } = work;
  const [value = 0] = mark.values;
  const way = builder.last?.length ?? null;
  // "40 m left hand then 40 right": as far on the other side.
  if (way?.value === value && mark.values.length === 1 && work.neighbours.next(at)?.kind === "side")
    return void builder.add({ length: way, ...(builder.last?.weights ? { weights: builder.last.weights } : {}) });
  const scale = mark.after === null ? timeScale(mark.values, at, work) : null;
  if (scale !== null) for (const one of mark.values) builder.add({ seconds: one * scale });
  else if (mark.values.length > 1) readRows(mark, work) || readSeveral(mark, work);
  else if (mark.after !== null) {
    // "squat @8 3x5": no bar weighs so little.
    const leads = builder.last === undefined && mark.after === "@" && work.traits.barred && value >= 5;
    if (leads && value < LIGHTEST_BAR) builder.start().rpe.push(value);
    // "treadmill at 6.5": a speed or a slope.
    else if (work.traits.running && value <= FASTEST_SETTING) work.notes.push(`at ${value}`);
    else if (isEffort(value, mark.after, at, work)) builder.last?.rpe.push(value);
    else if (isClimbedTo(at, work)) work.doubts.push(`up to ${value}`);
    else builder.weigh([value]);
  } else if (isClimbedTo(at, work)) work.doubts.push(`up to ${value}`);
  else if (isTimedWay(value, at, work)) builder.add({ length: { value, unit: "m" } });
  else if (isLoneWay(value, work)) addLoneWay(value, work);
  else {
    const meaning = meaningOf(value, at, work);
    const [told] = builder.groups;
    // "3 sets of 5 with 70 and one with 75": one more set of as many.
    const isOneMore = value === 1 && meaning === "reps" && builder.groups.length === 1 && (told?.sets ?? 1) > 1;
    const ofSets = work.marks.some(({ kind }) => kind === "sets") && work.marks[at - 1]?.kind === "separator";
    if (isOneMore && ofSets && told?.counts?.length === 1) builder.add({ sets: 1, counts: told.counts });
    else if (meaning === "sets") builder.add({ sets: value });
    else if (meaning === "reps") builder.count(value);
    else if (meaning === "total") {
      work.total = value;
      work.notes.push(`${value} in total`);
    } else {
      if (isDroppedLoad(value, work.marks[at - 1], work) && builder.last?.counts != null) builder.start();
      builder.weigh([value], {}, leadsReps(at, work));
    }
  }
}
