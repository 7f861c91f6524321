import type { Mark, MarkOf } from "./marks.ts";
import type { NotationContext } from "./parsedLog.ts";

/** In what order three numbers are written; the last two have the weight in the middle. */
export type Order = NonNullable<NotationContext["notation"]> | "sets_weight_reps" | "reps_weight_sets";
/** What a number of sets and reps can be before the person's own order is known. */
export const MOST_SETS = 10;
/** More sets than this are rare. */
export const USUAL_SETS = 6;
const MOST_REPS = 50;
/** Sets, reps and weights go up to here alike. */
const MOST_SMALL = 12;

/** What is light enough to be told like repetitions is not lifted fewer times. */
const FEWEST_OF_LIGHT = 8;

/** Whether a number can only be a weight. */
export const isHeavy = (value: number): boolean => value > 30 || !Number.isInteger(value);

export type Slot = "sets" | "reps" | "weight";
export const SLOTS: Record<Order, readonly [Slot, Slot, Slot]> = {
  sets_reps_weight: ["sets", "reps", "weight"],
  weight_sets_reps: ["weight", "sets", "reps"],
  weight_reps_sets: ["weight", "reps", "sets"],
  reps_sets_weight: ["reps", "sets", "weight"],
  sets_weight_reps: ["sets", "weight", "reps"],
  reps_weight_sets: ["reps", "weight", "sets"],
};
const ORDERS = Object.keys(SLOTS) as Order[];

/** Three numbers of a product, and which of them is the weight if that is known. */
export type Three = { values: [number, number, number]; weightAt: number | null; saidUnit: boolean; loose: number };

/** Three numbers, of which one may have a unit; `null` for anything else. */
export function threeOf(mark: MarkOf<"product">): Three | null {
  if (mark.factors.length !== 3) return null;
  const values: number[] = [];
  let weightAt: number | null = null;
  let saidUnit = false;
  for (const [index, factor] of mark.factors.entries()) {
    if (factor.kind === "number") values.push(factor.value);
    else if (factor.kind === "weight" && factor.values.length === 1 && weightAt === null) {
      values.push(factor.values[0] ?? 0);
      weightAt = index;
      saidUnit = true;
    } else return null;
  }
  if (weightAt === null) {
    const heavy = values.flatMap((value, index) => (isHeavy(value) ? [index] : []));
    if (heavy.length === 1) weightAt = heavy[0] ?? null;
    else if (heavy.length > 1) weightAt = heavy.find((index) => !Number.isInteger(values[index] ?? 0)) ?? null;
  }
  return { values: values as [number, number, number], weightAt, saidUnit, loose: mark.loose };
}

/** Whether an order gives sets, reps and a weight that people do; a learned one may go further. */
export function isPlausible(order: Order, three: Three, learned: boolean): boolean {
  const slots = SLOTS[order];
  const at = (slot: Slot) => three.values[slots.indexOf(slot)] ?? 0;
  if (three.weightAt !== null && slots[three.weightAt] !== "weight") return false;
  // "curls 3x12x10": sets of ten with twelves, or of twelve with tens.
  const [, middle = 0, last = 0] = three.values;
  const mayWeighMiddle =
    order === "sets_weight_reps" && middle > last && last >= FEWEST_OF_LIGHT && middle <= MOST_SMALL;
  if (three.weightAt === null && slots.indexOf("weight") === 1 && !mayWeighMiddle) return false;
  const [sets, count, weight] = [at("sets"), at("reps"), at("weight")];
  if (!Number.isInteger(sets) || !Number.isInteger(count) || sets < 1 || count < 1) return false;
  if (sets > (learned ? 30 : MOST_SETS) || count > (learned ? 100 : MOST_REPS)) return false;
  if (three.weightAt !== null || learned) return true;
  const first = order.startsWith("weight");
  return !first || (weight >= 5 && weight > sets);
}

/** The orders in which three numbers can be meant before a person's own is known, the likeliest first. */
export function orderOptions(three: Three): Order[] {
  const possible = ORDERS.filter((order) => isPlausible(order, three, false));
  if (three.loose === 2 && possible.includes("weight_reps_sets")) return ["weight_reps_sets"];
  if (three.saidUnit && possible.includes("sets_reps_weight")) return ["sets_reps_weight"];
  // "1x5x115" counts one set: five sets of one are written the other way round.
  if (three.values[0] === 1 && three.weightAt === 2) return ["sets_reps_weight"];
  const setsOf = (order: Order) => three.values[SLOTS[order].indexOf("sets")] ?? 0;
  // Where each of the three is small enough to be any of them, nothing is too rare to be asked about.
  if (three.weightAt === null && three.values.every((value) => value <= MOST_SMALL)) return possible;
  // Eight sets of three are rare beside three sets of eight, except that "sets x reps" is the usual way round.
  const usual = possible.filter((order) => setsOf(order) <= USUAL_SETS || order === "sets_reps_weight");
  return usual.length > 0 ? usual : possible;
}

/** "15x12x10": the repetitions of one set after another, and no weight. */
export const EACH_SET = "each_set";
/** Nobody does more repetitions of what falls from set to set by so little. */
const MOST_OF_FALLING = 30;

/** Whether three bare figures fall as repetitions do from set to set: each less than the one before, and the last no less than half the first. */
export const mayBeEachSet = ({ values: [first, second, last], saidUnit, loose }: Three): boolean =>
  !saidUnit &&
  loose < 0 &&
  [first, second, last].every(Number.isInteger) &&
  first > second &&
  second > last &&
  first <= MOST_OF_FALLING &&
  2 * last >= first;

/** The orders and that reading, which is the likelier where all of them count many sets; it is never the only one, so it is asked about. */
export function withEachSet(orders: readonly Order[], { values }: Three): (Order | typeof EACH_SET)[] {
  const some = orders.length > 0 ? orders : (["weight_reps_sets"] as const);
  return some.every((order) => (values[SLOTS[order].indexOf("sets")] ?? 0) > USUAL_SETS)
    ? [EACH_SET, ...some]
    : [...some.slice(0, 2), EACH_SET, ...some.slice(2)];
}

/** The reps of every "weight x reps" among the marks. */
export function pairReps(marks: readonly { kind: string }[]): Set<number> {
  const reps = new Set<number>();
  for (const mark of marks as readonly Mark[]) {
    if (mark.kind !== "product" || mark.factors.length !== 2) continue;
    const [one, other] = mark.factors;
    const weighty = one?.kind === "weight" || (one?.kind === "number" && isHeavy(one.value));
    if (weighty && other?.kind === "number") reps.add(other.value);
  }
  return reps;
}

/** The repetitions of sets that a message tells as loads and what was done with them: "140x5", "117.5 x 5,5,4"; `null` where none is. */
export function repsBehindLoads(marks: readonly Mark[]): ReadonlySet<number> | null {
  let told: Set<number> | null = null;
  for (const mark of marks) {
    const [one, other] = mark.kind === "product" && mark.factors.length === 2 ? mark.factors : [];
    const weighty = one?.kind === "weight" || (one?.kind === "number" && isHeavy(one.value));
    if (!weighty || (other?.kind !== "number" && other?.kind !== "counts")) continue;
    told ??= new Set();
    for (const reps of other.kind === "number" ? [other.value] : other.counts.map((count) => count.reps ?? 0))
      told.add(reps);
  }
  return told;
}

/** The orders that all bare triples of a message allow: one clear triple decides the unclear ones. */
export function agreedOrders(marks: readonly Mark[]): Order[] {
  let agreed: Order[] | null = null;
  for (const mark of marks) {
    const three = mark.kind === "product" ? threeOf(mark) : null;
    if (three === null || three.loose >= 0) continue;
    const options = orderOptions(three);
    const both: Order[] = agreed === null ? options : agreed.filter((order) => options.includes(order));
    if (both.length > 0) agreed = both;
  }
  return agreed ?? [];
}
