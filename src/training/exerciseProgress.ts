import type { Best, Estimate, Measure, ProgressPoint, ProgressRecords, SetSource } from "../protocol/progress.ts";
import type { LogEntry, LogSet } from "../protocol/workoutLog.ts";
import { convertMeasure } from "./convertMeasure.ts";
import { convertWeight } from "./convertWeight.ts";
import { setE1rm } from "./setE1rm.ts";
import { setVolume } from "./setVolume.ts";
import { type CountedExercise, isWorkingSet } from "./workingSet.ts";

export type ProgressSums = {
  unit: "kg" | "lb";
  exercise: CountedExercise;
  /** What the person weighed on a day, in `unit`; `null` when not known. */
  bodyWeightOn: (date: string) => number | null;
};

type DoneSet = SetSource & { e1rm: Estimate | null };

/**
 * How one exercise went: what its trend is told in, its days and its records, from its log entries in any order. Warm-ups
 * count nowhere. Weights and estimates are rounded to two decimals.
 *
 * The measure is the first of these that the sets tell: `e1rm` (an estimate, and a weight beside the body's own), `load`
 * (a weight), `metres` (a distance), `reps`, `seconds`. Metres go before reps and seconds because a run told in both is one
 * of a distance.
 */
export function exerciseProgress(
  entries: Iterable<LogEntry>,
  sums: ProgressSums,
): { measure: Measure; perHand: boolean; points: ProgressPoint[]; records: ProgressRecords } {
  const logged = [...entries].sort((one, other) => compare(one.performedAt, other.performedAt));
  const perHand = isPerHand(logged, sums);
  const days = new Map<string, { entries: LogEntry[]; done: DoneSet[] }>();
  for (const entry of logged) {
    const done = doneSets(entry, sums, perHand);
    if (done.length === 0) continue;
    const day = days.get(entry.date) ?? { entries: [], done: [] };
    day.entries.push(entry);
    day.done.push(...done);
    days.set(entry.date, day);
  }
  const inOrder = [...days].sort(([one], [other]) => compare(one, other));
  const all = inOrder.flatMap(([, { done }]) => done);
  const measure = measureOf(all);
  return {
    measure,
    perHand,
    points: inOrder.map(([date, day]) => ({
      date,
      best: bestOf(day.done, measure),
      e1rm: bestEstimate(day.done),
      topSet: plain(topSet(day.done)),
      volume: volumeOf(day.entries, sums),
      sets: day.done.length,
      logIds: day.entries.map(({ id }) => id),
    })),
    records: {
      e1rm: bestEstimate(all),
      heaviest: plain(heaviest(all.filter(({ weight }) => weight !== null && weight > 0))),
      mostReps: mostReps(all),
      longest: plain(highest(all, secondsOf)),
      farthest: plain(highest(all, metresOf)),
    },
  };
}

/** The best of these points: the first that reached the highest figure. */
export function bestPoint(points: readonly ProgressPoint[]): Best | null {
  return points.reduce<Best | null>((best, point) => {
    if (point.best === null || (best !== null && point.best.value <= best.value)) return best;
    return point.best;
  }, null);
}

function doneSets({ id, date, sets }: LogEntry, sums: ProgressSums, perHand: boolean): DoneSet[] {
  return sets.flatMap((set, index) => {
    if (!isWorkingSet(set)) return [];
    const from: SetSource = { logId: id, date, index, set, weight: weightOf(set, sums, perHand) };
    return [{ ...from, e1rm: estimateFrom(from, sums, perHand) }];
  });
}

function estimateFrom(from: SetSource, { unit, exercise, bodyWeightOn }: ProgressSums, perHand: boolean) {
  const estimate = setE1rm(from.set, exercise, unit, bodyWeightOn(from.date));
  if (estimate === null) return null;
  const hands = perHand ? 2 : 1;
  return {
    value: rounded(estimate.e1rm / hands),
    formula: "epley" as const,
    load: rounded(estimate.load / hands),
    repsToFailure: estimate.repsToFailure,
    trust: estimate.trust,
    from,
  };
}

/** Where part of the load is the body's, halves of it belong to no hand. */
function isPerHand(entries: readonly LogEntry[], { exercise }: ProgressSums): boolean {
  const weighted = entries.flatMap(({ sets }) => sets).filter(({ weight }) => weight !== null && weight > 0);
  return exercise?.bodyweight_fraction == null && weighted.length > 0 && weighted.every((set) => set.perHand);
}

function weightOf(set: LogSet, { unit, exercise }: ProgressSums, perHand: boolean): number | null {
  if (set.weight === null) return set.load === "total" && exercise?.bodyweight_fraction != null ? 0 : null;
  const hands = set.perHand && !perHand ? 2 : 1;
  const weight = rounded(convertWeight(set.weight * hands, set.unit ?? unit, unit));
  return set.load === "assisted" && weight !== 0 ? -weight : weight;
}

function measureOf(done: readonly DoneSet[]): Measure {
  const isWeighted = ({ weight, set }: DoneSet) => weight !== null && weight !== 0 && set.reps !== null;
  const weighted = done.filter(isWeighted);
  if (weighted.some(({ e1rm }) => e1rm !== null)) return "e1rm";
  if (weighted.length > 0) return "load";
  if (done.some((one) => metresOf(one) !== null)) return "metres";
  if (done.some(({ set }) => set.reps !== null)) return "reps";
  return done.some((one) => secondsOf(one) !== null) ? "seconds" : "reps";
}

function bestOf(done: readonly DoneSet[], measure: Measure): Best | null {
  if (measure === "e1rm") {
    const estimate = bestEstimate(done);
    return estimate && { value: estimate.value, from: estimate.from };
  }
  const amountOf = AMOUNTS[measure];
  const best = measure === "load" ? heaviest(done) : highest(done, amountOf);
  const value = best && amountOf(best);
  return best && value !== null ? { value, from: withoutEstimate(best) } : null;
}

const secondsOf = ({ set }: SetSource) => set.durationS;
const metresOf = ({ set }: SetSource) => {
  const metres = set.distance === null ? null : convertMeasure(set.distance, set.distanceUnit ?? "m", "m");
  return metres === null ? null : rounded(metres);
};
const AMOUNTS: Record<Exclude<Measure, "e1rm">, (done: SetSource) => number | null> = {
  load: ({ weight }) => weight,
  reps: ({ set }) => set.reps,
  seconds: secondsOf,
  metres: metresOf,
};

function highest(done: readonly DoneSet[], amountOf: (done: DoneSet) => number | null): DoneSet | null {
  return done.reduce<DoneSet | null>((best, one) => {
    const amount = amountOf(one);
    if (amount === null) return best;
    return best === null || amount > (amountOf(best) ?? Number.NEGATIVE_INFINITY) ? one : best;
  }, null);
}

const bestEstimate = (done: readonly DoneSet[]) => highest(done, ({ e1rm }) => e1rm?.value ?? null)?.e1rm ?? null;

/** The heaviest; among equals the one of most reps. */
function heaviest(done: readonly DoneSet[]): DoneSet | null {
  const top = highest(done, ({ weight }) => weight);
  return (
    top &&
    highest(
      done.filter(({ weight }) => weight === top.weight),
      ({ set }) => set.reps ?? 0,
    )
  );
}

function topSet(done: readonly DoneSet[]): DoneSet | null {
  return heaviest(done) ?? highest(done, ({ set }) => set.reps) ?? highest(done, metresOf) ?? highest(done, secondsOf);
}

function mostReps(done: readonly DoneSet[]): SetSource[] {
  const counted = done.filter(({ set }) => set.reps !== null);
  const weighted = counted.filter(({ weight }) => weight !== null);
  if (weighted.length === 0) {
    const most = highest(counted, ({ set }) => set.reps);
    return most ? [withoutEstimate(most)] : [];
  }
  const records: SetSource[] = [];
  const byWeight = weighted.toSorted(
    (one, other) => (other.weight ?? 0) - (one.weight ?? 0) || (other.set.reps ?? 0) - (one.set.reps ?? 0),
  );
  for (const one of byWeight) {
    if ((one.set.reps ?? 0) > (records.at(-1)?.set.reps ?? 0)) records.push(withoutEstimate(one));
  }
  return records;
}

function volumeOf(entries: readonly LogEntry[], { unit, exercise, bodyWeightOn }: ProgressSums) {
  let [lifted, body, uncountedSets] = [0, 0, 0];
  for (const { date, sets } of entries) {
    for (const set of sets) {
      const volume = setVolume(set, exercise, unit, bodyWeightOn(date));
      lifted += volume.lifted;
      body += volume.body;
      if (!volume.isWhole) uncountedSets += 1;
    }
  }
  return { total: rounded(lifted + body), lifted: rounded(lifted), body: rounded(body), uncountedSets };
}

const withoutEstimate = ({ e1rm: _, ...from }: DoneSet): SetSource => from;
const plain = (done: DoneSet | null) => done && withoutEstimate(done);
const rounded = (amount: number) => Math.round(amount * 100) / 100;
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
