import { BAR } from "../numbers/units.ts";
import type { Count, Factor, MarkOf, Mass } from "./marks.ts";
import type { NotationContext } from "./parsedLog.ts";
import {
  EACH_SET,
  isHeavy,
  isPlausible,
  MOST_SETS,
  mayBeEachSet,
  type Order,
  orderOptions,
  SLOTS,
  type Slot,
  type Three,
  threeOf,
  USUAL_SETS,
  withEachSet,
} from "./tripleOrder.ts";

export type Weights = {
  values: number[];
  unit: Mass | null;
  load: "total" | "added" | "assisted" | "minus";
  perHand: boolean;
};

/** What an amount says of a group of equal sets; what it does not say is absent. */
export type Part = {
  sets?: number;
  counts?: Count[];
  weights?: Weights;
  seconds?: number;
  length?: { value: number; unit: "m" | "km" | "mi" | "yd" | "ft" };
  /** Said to be without a weight: "BW x 12". */
  unloaded?: true;
};

/** What a product is read against. */
export type ProductSetting = {
  unit: Mass;
  notation: NotationContext["notation"];
  /** Orders that every bare triple of the message allows; empty when nothing follows from the others. */
  agreed: readonly Order[];
  /** The reps of the sets of the exercise that were written "weight x reps". */
  pairReps: ReadonlySet<number>;
  /** The repetitions of sets that the message tells behind their loads; `null` where it tells none so. */
  loadFirst: ReadonlySet<number> | null;
  /** A weight was said beside it. */
  weightElsewhere: boolean;
  /** It is one of several loads that are told in a row, or fall from one to the next. */
  dropping: boolean;
  /** One of several pairs of as many repetitions at loads that go up. */
  climbing: boolean;
  /** "(x 3)" comes after it. */
  /** Nothing else is told of the exercise. */
  alone: boolean;
  repeated: boolean;
  /** Repetitions were said beside it. */
  countsElsewhere: boolean;
  /** A time or a distance was said beside it. */
  extentElsewhere: boolean;
  bodyweight: boolean;
  /** Said to be done with a weight. */
  weighted: boolean;
  /** Of those, one that is hung from or dipped on: more than 30 is a weight there as well. */
  hung: boolean;
  /** The exercise is held for a time, or its weights are a pair. */
  held: boolean;
  /** Told in time and distance: "swam 40 x 25 m" counts how often. */
  covering: boolean;
  /** Of those, a row: it may be the lift. */
  rowing: boolean;
  paired: boolean;
  /** Done with a bar that plates are put on, or many times with something light. */
  barred: boolean;
  thrown: boolean;
  /** Answers how an unclear amount is read; `options` are best first. */
  choose: <Option extends string>(kind: string, options: readonly Option[]) => Option;
  /** Metres or minutes. */
  readM: (value: number) => Part;
};

/** Nobody lifts more: such a figure is a slip. */
export const HEAVIEST = 1_500;

/** Pieces of running, rowing and swimming are no shorter, in metres, where the unit is left out. */
const SHORTEST_PIECE = 50;
/** Of a bare "row 8x60" the figure behind the sign may be a load. */
const SHORTEST_ROWED = 100;

/** Lighter dumbbells are not written "2x6" beside sets and reps. */
const LIGHTEST_OF_PAIR = 8;

/** Heavier things are not held in each hand where a bar could be meant. */
const HEAVIEST_OF_PAIR = 60;

/** Nobody holds or wears less and writes it down. */
const LIGHTEST_ADDED = 4;

/** More repetitions than this are not written before a unit by mistake. */
const MOST_SMALL_REPS = 12;

const isInt = (value: number): boolean => Number.isInteger(value);
const reps = (value: number): Count[] => [{ reps: value }];
const bare = (value: number): Weights => ({ values: [value], unit: null, load: "total", perHand: false });

/** Whether what is done elsewhere behind a load is the last of three figures, and not the one behind the load. */
const isLikeLast = ({ values: [, second, last] }: Three, told: ReadonlySet<number>): boolean =>
  told.has(last) && !told.has(second);

/** "Pull-ups 5x5x5": three sets of five, as likely as five of five with five added. */
const mayBeEven = ({ values: [first, ...others], weightAt, loose }: Three): boolean =>
  weightAt === null && loose < 0 && first > 1 && others.every((value) => value === first);
const eachSet = ({ values }: Three): Part => ({ counts: values.map((each) => ({ reps: each })) });

function readThree(mark: MarkOf<"product">, three: Three, setting: ProductSetting): Part {
  const { notation, agreed } = setting;
  let options = orderOptions(three);
  if (notation !== null && isPlausible(notation, three, true) && three.loose < 0) options = [notation];
  else if (options.length > 1) {
    const narrowed = options.filter((order) => agreed.includes(order));
    if (narrowed.length > 0) options = narrowed;
    // "135x5, 185x5, 225x5x3": the reps stay where they were.
    const alike = options.filter((order) => setting.pairReps.has(three.values[SLOTS[order].indexOf("reps")] ?? 0));
    // Who writes load and reps of one set writes load, reps and sets of several.
    // "sq 265x3x5, dl 315x5": the fives of the other may be those of this one.
    const isOther = setting.pairReps.size === 0 && setting.loadFirst !== null && isLikeLast(three, setting.loadFirst);
    const goesOn =
      (setting.pairReps.size > 0 || setting.loadFirst !== null) && !isOther
        ? options.filter((order) => order === "weight_reps_sets")
        : [];
    if (goesOn.length > 0 && (alike.length !== 1 || !alike.includes("weight_sets_reps") || three.values[1] === 1))
      options = goesOn;
    else if (alike.length > 0) options = alike;
  }
  // "Bench 12x10x8 15 kg": the load stands behind them.
  if (mayBeEachSet(three) && setting.weightElsewhere) return eachSet(three);
  const isEven = !setting.weighted && mayBeEven(three);
  const open = mayBeEachSet(three) ? withEachSet(options, three) : isEven ? ([EACH_SET, ...options] as const) : options;
  const either = notation === null ? open : options;
  const order = setting.choose("order", either.length > 0 ? either : (["sets_reps_weight"] as const));
  if (order === EACH_SET) return eachSet(three);
  const slots = SLOTS[order];
  const at = (slot: Slot) => three.values[slots.indexOf(slot)] ?? 0;
  const said = mark.factors[slots.indexOf("weight")];
  const weights = said?.kind === "weight" ? { ...said, perHand: false } : bare(at("weight"));
  const { values, unit, load, perHand } = weights;
  if (either.length === 0) return { counts: reps(three.values[1]), weights: { values, unit, load, perHand } };
  return { sets: at("sets"), counts: reps(at("reps")), weights: { values, unit, load, perHand } };
}

const PAIRS = {
  sets_reps: (one: number, other: number): Part => ({ sets: one, counts: reps(other) }),
  reps_sets: (one: number, other: number): Part => ({ sets: other, counts: reps(one) }),
  weight_reps: (one: number, other: number): Part => ({ counts: reps(other), weights: bare(one) }),
  reps_weight: (one: number, other: number): Part => ({ counts: reps(one), weights: bare(other) }),
} as const;
type PairReading = keyof typeof PAIRS;

/** More repetitions than this are not done with a bar that plates are put on. */
const MOST_BAR_REPS = 50;

/** Two bare numbers: which readings their size and what is beside them leave. */
function pairOptions(one: number, other: number, setting: ProductSetting): PairReading[] {
  const { weightElsewhere, bodyweight, hung } = setting;
  // "30x10 > 20x10 > 10x10": what is dropped from one to the next is the load.
  if (setting.climbing && !(setting.held && bodyweight)) return ["reps_weight"];
  if (setting.dropping && !weightElsewhere) return ["weight_reps"];
  if (!isInt(one)) return ["weight_reps"];
  if (!isInt(other)) return ["reps_weight"];
  // "weighted pull up 25x5".
  if (setting.weighted && !weightElsewhere && one > MOST_SETS && other <= one) return ["weight_reps"];
  if (one > 30) {
    // "A 140 deadlift after 120x3": nobody lifts a loaded bar so often.
    const isLoad = setting.barred && !setting.thrown && one > MOST_BAR_REPS;
    const counted = other <= MOST_SETS && ((weightElsewhere && !isLoad) || (bodyweight && !hung));
    return counted ? ["reps_sets"] : ["weight_reps"];
  }
  if (other > 30) {
    if (weightElsewhere || bodyweight) return ["sets_reps"];
    // "5x60 5x70 5x80": nobody lifts a loaded bar so often.
    if (setting.barred && !setting.thrown && !setting.alone && other > MOST_BAR_REPS) return ["reps_weight"];
    return one <= MOST_SETS && other <= 100 ? ["reps_weight", "sets_reps"] : ["reps_weight"];
  }
  // Who writes the sets last after a weight writes them last without one.
  const setsLast =
    setting.notation === null
      ? setting.agreed.join() === "weight_reps_sets"
      : setting.notation === "reps_sets_weight" || setting.notation === "weight_reps_sets";
  // "row 24x12x3, curl 14x10": a load and its repetitions, as nobody does so many sets.
  const isLoaded = setting.repeated || other > USUAL_SETS + 2;
  if (setsLast && one >= 10 && isLoaded && !weightElsewhere && !bodyweight) return ["weight_reps"];
  // "squat 205x8x3, ghr 3x8": without a load few sets of many are the likelier, and the other way round is rare.
  const isScheme = setting.notation === null && one < other && one <= USUAL_SETS && other > USUAL_SETS;
  if (isScheme) return ["sets_reps"];
  if (setsLast && one !== other && other <= MOST_SETS) return one >= 10 ? ["reps_sets"] : ["reps_sets", "sets_reps"];
  if (one < 10) return ["sets_reps"];
  if (one === 10) return other >= 2 && other <= USUAL_SETS ? ["sets_reps", "reps_sets"] : ["sets_reps"];
  if (setting.repeated) return ["weight_reps"];
  if (weightElsewhere || bodyweight) return [other <= MOST_SETS ? "reps_sets" : "sets_reps"];
  return other <= MOST_SETS ? ["weight_reps", "reps_sets"] : ["weight_reps"];
}

/** Figures of a list below this may be repetitions. */
const LIGHTEST_LISTED = 40;

/** "squat 5x95,100,105": so many repetitions at each load, where the figures are too many to be repetitions. */
function loadsOf(each: number, counts: readonly Count[], setting: ProductSetting): Part | null {
  const values = counts.flatMap(({ reps: value, extra, amrap, failed, missed }) =>
    value === null || extra || amrap || failed || missed ? [] : [value],
  );
  const isLoads = values.length === counts.length && values.every((value) => value >= LIGHTEST_LISTED);
  const counted =
    setting.bodyweight || (setting.covering && !setting.rowing) || setting.weightElsewhere || setting.held;
  if (!isLoads || values.length < 2 || counted || !isInt(each) || each < 1 || each > 20) return null;
  if (values.length === each && setting.choose("listed", ["loads", "reps"] as const) === "reps") return null;
  return { counts: reps(each), weights: { values, unit: null, load: "total", perHand: false } };
}

function readPair(one: Factor, other: Factor, doubled: boolean, setting: ProductSetting): Part {
  const weightOf = (factor: Factor): Weights | null => {
    if (factor.kind === "weight")
      return { values: factor.values, unit: factor.unit, load: factor.load, perHand: false };
    if (factor.kind === "bar")
      return { values: [BAR[setting.unit]], unit: setting.unit, load: "total", perHand: false };
    return null;
  };
  const extentOf = (factor: Factor): Part | null => {
    if (factor.kind === "time") return { seconds: factor.seconds };
    if (factor.kind === "length") return { length: { value: factor.value, unit: factor.unit } };
    return factor.kind === "m" ? setting.readM(factor.value) : null;
  };
  const heavier = weightOf(one);
  const lighter = weightOf(other);
  const extent = extentOf(other);
  if (one.kind === "number") {
    if (other.kind === "number") {
      // "2x24 kb front squats 4x6": a pair of them.
      const isPairOf = isInt(other.value) ? setting.paired && other.value >= LIGHTEST_OF_PAIR : !setting.barred;
      if (one.value === 2 && isPairOf && setting.countsElsewhere)
        return { weights: { ...bare(other.value), perHand: true } };
      // "2x3155" has lost a sign: nothing can be made of it.
      if (one.value > HEAVIEST || other.value > HEAVIEST) return {};
      // "erg 4x500": so many metres.
      const shortest = setting.rowing ? SHORTEST_ROWED : SHORTEST_PIECE;
      if (setting.covering && other.value >= shortest && one.value <= MOST_SETS && !setting.weightElsewhere)
        return { sets: one.value, length: { value: other.value, unit: "m" } };
      const reading = doubled ? "reps_weight" : setting.choose("pair", pairOptions(one.value, other.value, setting));
      return PAIRS[reading](one.value, other.value);
    }
    if (extent !== null)
      return isHeavy(one.value) && !setting.covering
        ? { ...extent, weights: bare(one.value) }
        : { ...extent, sets: one.value };
    if (other.kind === "counts") {
      const loads = loadsOf(one.value, other.counts, setting);
      if (loads !== null) return loads;
      const perSet =
        other.counts.length === one.value || other.counts.length === 1 || other.counts.some(({ extra }) => extra);
      return isHeavy(one.value) || !perSet || setting.dropping
        ? { counts: other.counts, weights: bare(one.value) }
        : { sets: one.value, counts: other.counts };
    }
    if (other.kind === "body") return { counts: reps(one.value), unloaded: true };
    if (lighter !== null) {
      const isBar = setting.barred && !setting.paired && (lighter.values[0] ?? 0) > HEAVIEST_OF_PAIR;
      const pair =
        one.value === 2 &&
        !isBar &&
        lighter.values.length === 1 &&
        (setting.countsElsewhere || setting.extentElsewhere || setting.paired);
      if (pair) return { weights: { ...lighter, perHand: true } };
      // "55x1 kg": a unit said last is that of the load, whichever figure it stands behind.
      const [load = 0] = lighter.values;
      const mayBeLoad =
        one.value > 30 && load <= MOST_SMALL_REPS && Number.isInteger(load) && lighter.values.length === 1;
      // "push ups 50 x 10 kg vest": where no bar is loaded the figures may stand as they were meant.
      const isBarred = setting.barred && !setting.bodyweight;
      const places = isBarred || load < LIGHTEST_ADDED ? (["first"] as const) : (["first", "last"] as const);
      if (mayBeLoad && !setting.thrown && setting.choose<"first" | "last">("place", places) === "first")
        return { counts: reps(load), weights: { ...lighter, values: [one.value] } };
      if (setting.countsElsewhere && lighter.values.length === 1) return { sets: one.value, weights: lighter };
      // "hip thrust 3x 90kg", and no other set: three sets, or a set of three.
      const isLone = setting.alone && lighter.unit !== null && lighter.values.length === 1 && !setting.bodyweight;
      const mayCount =
        isLone && !setting.thrown && lighter.load === "total" && one.value >= 2 && one.value <= USUAL_SETS;
      if (mayCount && setting.choose("counted", ["reps", "sets"] as const) === "sets")
        return { sets: one.value, weights: lighter };
      return { counts: reps(one.value), weights: lighter };
    }
  }
  if (one.kind === "time") {
    // "20s x 12" of curls is a pair of 20s.
    const counts = other.kind === "number" ? reps(other.value) : other.kind === "counts" ? other.counts : null;
    if (counts !== null && !setting.held && (setting.paired || one.seconds % 60 !== 0))
      return { counts, weights: { ...bare(one.seconds), perHand: true } };
    if (other.kind === "number") return { seconds: one.seconds, sets: other.value };
    return lighter === null ? { seconds: one.seconds } : { seconds: one.seconds, weights: lighter };
  }
  const before = extentOf(one);
  if (before !== null)
    return other.kind === "number"
      ? { ...before, sets: other.value }
      : lighter === null
        ? before
        : { ...before, weights: lighter };
  const counts = other.kind === "counts" ? other.counts : other.kind === "number" ? reps(other.value) : null;
  if (one.kind === "counts") {
    // "8/8 x3": so many sets of both sides.
    if (one.counts[1]?.extra && other.kind === "number" && other.value <= MOST_SETS)
      return { counts: one.counts, sets: other.value };
    const weights = lighter ?? (other.kind === "number" ? bare(other.value) : null);
    return weights === null ? { counts: one.counts } : { counts: one.counts, weights };
  }
  return {
    ...(heavier === null ? {} : { weights: heavier }),
    ...(counts === null ? {} : { counts }),
    ...(extent ?? {}),
    ...(one.kind === "body" ? { unloaded: true as const } : {}),
  };
}

/** Three or four factors of different kinds: each goes where only it can go, bare numbers in reading order. */
function readMixed(factors: readonly Factor[], setting: ProductSetting): Part {
  const part: Part = {};
  const [first, second, third] = factors;
  const isPair = first?.kind === "number" && first.value === 2 && second?.kind === "weight" && third?.kind === "counts";
  if (isPair && third.counts.length > 2) {
    const { values, unit, load } = second;
    return { counts: third.counts, weights: { values, unit, load, perHand: true } };
  }
  // "bar x 5 x 2": load, repetitions, sets.
  if (first?.kind === "bar" && factors.length === 3 && second?.kind === "number" && third?.kind === "number")
    return {
      sets: third.value,
      counts: reps(second.value),
      weights: { values: [BAR[setting.unit]], unit: setting.unit, load: "total", perHand: false },
    };
  const hasExtent = factors.some(({ kind }) => kind === "time" || kind === "length" || kind === "m");
  for (const factor of factors) {
    if (factor.kind === "time") part.seconds = factor.seconds;
    else if (factor.kind === "length") part.length = { value: factor.value, unit: factor.unit };
    else if (factor.kind === "m") Object.assign(part, setting.readM(factor.value));
    else if (factor.kind === "counts") part.counts = factor.counts;
    else if (factor.kind === "weight")
      part.weights = { values: factor.values, unit: factor.unit, load: factor.load, perHand: false };
    else if (factor.kind === "bar")
      part.weights = { values: [BAR[setting.unit]], unit: setting.unit, load: "total", perHand: false };
    else if (factor.kind === "number") {
      if (isHeavy(factor.value) && part.weights === undefined) part.weights = bare(factor.value);
      else if (part.sets === undefined) part.sets = factor.value;
      else if (part.counts === undefined && !(hasExtent && part.weights === undefined && factor.value > 10))
        part.counts = reps(factor.value);
      else if (part.weights === undefined) part.weights = bare(factor.value);
    }
  }
  return part;
}

/** "hammer curls 12s x10 x10": a pair of twelves, and the repetitions of each set. */
function pairInTurn([first, ...others]: readonly Factor[], setting: ProductSetting): Part | null {
  if (first?.kind !== "time" || setting.held || setting.covering) return null;
  if (first.seconds % 60 === 0 && !setting.paired) return null;
  const counts = others.flatMap((factor) => (factor.kind === "number" ? [{ reps: factor.value }] : []));
  const isInTurn = counts.length === others.length && counts.every(({ reps: each }) => each > MOST_SETS / 2);
  return isInTurn ? { counts, weights: { ...bare(first.seconds), perHand: true } } : null;
}

/** What a product of two to four factors says of the sets. Pure; every unclear choice goes through `setting.choose`. */
export function readProductPart(mark: MarkOf<"product">, setting: ProductSetting): Part {
  const [one, other] = mark.factors;
  if (mark.factors.length === 2 && one !== undefined && other !== undefined)
    return readPair(one, other, mark.doubled, setting);
  const pair = pairInTurn(mark.factors, setting);
  if (pair !== null) return pair;
  const three = threeOf(mark);
  if (three !== null) return readThree(mark, three, setting);
  return readMixed(mark.factors, setting);
}
