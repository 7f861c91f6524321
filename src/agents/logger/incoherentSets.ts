import { METRES } from "../../language/numbers/metres.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";
import { isHold } from "./isHold.ts";

type Lift = Pick<Exercise, "name" | "measurement" | "load_type" | "mechanic">;

/** Nobody swings or lifts a barbell, a pair of dumbbells or a stack by the clock. */
const isCountedOnly = ({ measurement, load_type }: Lift): boolean =>
  measurement === "weight_reps" && load_type !== "implement_single";

/** Nobody goes from one load to the next by more than this factor, an empty bar to a working set included. */
const MOST_LEAP = 7;
/** So many repetitions are not done with so many kilograms or pounds, except on machines for the legs. */
const MANY_REPS = 50;
const MUCH_WEIGHT = 80;
/** No bar that plates are put on weighs less in either unit. */
const LIGHTEST_BAR = 5;

/** Seconds: nobody counts one set of a lift by so long a time. */
const LONGEST_SET = 300;

const isLoaded = ({ weight, load }: LogSet): boolean => weight !== null && weight > 0 && load === "total";
const isCountedInReps = ({ measurement }: Lift): boolean => measurement.endsWith("reps") && measurement !== "reps_only";

/** The loads of a lift are on some of its sets only, or leap: a figure was probably taken for another kind. */
function hasOddLoads(sets: readonly LogSet[]): boolean {
  const loads = sets.flatMap(({ weight, load }) => (weight !== null && weight > 0 && load === "total" ? [weight] : []));
  if (loads.length > 0 && loads.length < sets.length) return true;
  return loads.some((weight, at) => {
    const before = loads[at - 1] ?? weight;
    return Math.max(weight, before) > MOST_LEAP * Math.min(weight, before);
  });
}

/** With one load nobody goes from some repetitions to so many more. */
const MOST_GAIN = 2.5;
const LEAST_GAIN = 12;
/** Nor from so many to so few: "100 of 6 kg, sets of 20". */
const MOST_LOSS = 4;

/** "40 kg: 12, 10, 35": with the same load far more repetitions than in the set before. */
const hasLeapOfReps = (sets: readonly LogSet[]): boolean =>
  sets.some((set, at) => {
    const before = sets[at - 1];
    if (before?.reps == null || set.reps === null || set.type !== "normal" || before.type !== "normal") return false;
    if (set.weight === null || set.weight !== before.weight || set.side !== before.side || before.toFailure)
      return false;
    if (before.reps >= MANY_REPS && before.reps >= MOST_LOSS * set.reps) return true;
    return before.reps > 0 && set.reps >= MOST_GAIN * before.reps && set.reps - before.reps >= LEAST_GAIN;
  });

/** Some sets are of one side, and others of neither or both: a side, or what was done on it, was probably lost. */
const hasOddSides = (sets: readonly LogSet[]): boolean => {
  const sided = sets.filter(({ side }) => side === "left" || side === "right").length;
  const each = sets.filter(({ side }) => side === "each").length;
  return (sided > 0 && sided < sets.length) || (each > 0 && each < sets.length);
};

/** Nobody's repetitions go up or down so far from one set to the next. */
const LOADLESS_LEAP = 3;

/** "Curl 30 3 10": of bare figures in a row one is the load, or the number of sets. */
const hasLeapWithoutLoad = (sets: readonly LogSet[]): boolean =>
  sets.length > 2 &&
  sets.every(({ reps, weight, type }) => reps !== null && reps > 0 && weight === null && type === "normal") &&
  sets.some(({ reps }, at) => {
    const before = sets[at - 1]?.reps ?? reps ?? 0;
    return Math.max(before, reps ?? 0) >= LOADLESS_LEAP * Math.min(before, reps ?? 0);
  });

/** Nobody lunges or crawls so far, and no class goes anywhere. */
const FAR = 1_000;
const staysInPlace = ({ measurement, mechanic, name }: Lift): boolean =>
  !measurement.includes("distance") && (mechanic !== "cardio" || /\bclass\b|pilates/i.test(name));
const isFarAway = ({ distance, distanceUnit }: LogSet): boolean =>
  distance !== null && distanceUnit !== null && distance * METRES[distanceUnit] >= FAR;

/**
 * Whether the sets of one entry do not go together, so that a figure may have been read as something it is not: some with
 * a load and some without, loads that leap, a time among repetitions, hundreds of repetitions with a heavy load. Sets that
 * are said to be warm-ups or drops may differ from the others. Units and figures as stored; `null` is an unknown exercise.
 */
export function hasIncoherentSets(sets: readonly LogSet[], exercise: Lift | null): boolean {
  const main = sets.filter(({ type }) => type !== "warmup" && type !== "drop");
  if (hasOddSides(main)) return true;
  const hasReps = sets.some(({ reps }) => reps !== null);
  if (hasReps && sets.some(({ reps, durationS, distance }) => reps === null && (durationS ?? distance) !== null))
    return true;
  if (sets.some(({ reps, weight }) => (reps ?? 0) >= MANY_REPS && (weight ?? 0) >= MUCH_WEIGHT)) return true;
  // "20 cals x 5" on a bike: what is told in time or distance has no repetitions.
  const covers = sets.some(({ durationS, distance }) => (durationS ?? distance) !== null);
  if (exercise?.measurement === "distance_duration" && hasReps && !covers) return true;
  // "21-15-9 thrusters and pull ups in 7:32": how long all of it took.
  const isRepeated = exercise?.measurement.endsWith("reps") === true && exercise.mechanic !== "cardio";
  if (
    isRepeated &&
    sets.length > 0 &&
    sets.every(({ reps, durationS }) => reps === null && (durationS ?? 0) >= LONGEST_SET)
  )
    return true;
  if (isRepeated && hasLeapOfReps(sets)) return true;
  // A hold or a way has either repetitions or its own measure: "1 rep of 30 in 5 min" took a figure for another kind.
  const isMeasured = exercise !== null && (exercise.measurement === "distance_duration" || isHold(exercise));
  if (isMeasured && sets.some(({ reps, durationS, distance }) => reps !== null && (durationS ?? distance) !== null))
    return true;
  if (exercise === null) return false;
  if (staysInPlace(exercise) && sets.some(isFarAway)) return true;
  // "32 kg 40 m left then 40 right": what is carried has a way, and no repetitions beside it.
  const isCarried = exercise.measurement === "weight_distance";
  // "40m 32s": a way and a load that were taken for a time.
  const isLoadTimed = ({ weight, distance, durationS }: LogSet) =>
    weight === null && durationS !== null && (distance !== null || durationS >= LONGEST_SET);
  if (isCarried && sets.some(isLoadTimed)) return true;
  if (isCarried && sets.some(({ reps, distance }) => reps !== null && distance !== null)) return true;
  if (!isCountedInReps(exercise)) return false;
  // "60s x 10" of dumbbells: loads that were taken for times.
  if (
    isCountedOnly(exercise) &&
    sets.length > 0 &&
    sets.every(({ reps, durationS }) => reps === null && durationS !== null)
  )
    return true;
  if (sets.length > 1 && sets.every(({ reps, durationS }) => reps !== null && durationS !== null)) return true;
  const counted = main.flatMap(({ reps }) => reps || []);
  if (
    counted.length > 1 &&
    Math.max(...counted) >= MANY_REPS &&
    Math.max(...counted) > MOST_LEAP * Math.min(...counted)
  )
    return true;
  if (isCountedOnly(exercise) && hasLeapWithoutLoad(main)) return true;
  const takesBody = exercise.load_type === "bodyweight" || exercise.load_type === "bodyweight_plus";
  if (!takesBody && exercise.load_type !== "assisted" && hasOddLoads(main)) return true;
  const isLight = sets.some((set) => isLoaded(set) && (set.weight ?? 0) < LIGHTEST_BAR && !set.perHand);
  return exercise.load_type === "plates_per_side" && isLight;
}
