import type { Catalog } from "../../catalog/catalog.ts";
import { metresOf } from "../../language/numbers/metres.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { heaviestKg } from "../../training/liftBounds.ts";
import { gaitOf, implausiblePace } from "../../training/waySpeeds.ts";
import type { DraftEntry } from "./logDraft.ts";
import { SaidFigures } from "./saidFigures.ts";

/** So far at least in metres, a bare figure beside a way is its minutes; shorter ways are done several times. */
const ONE_WAY = 1_000;
/** A bare figure above this, beside another, is a load and no repetitions (practice in training logs). */
const LEAST_LOAD = 30;

/**
 * An entry in the one reading that its exercise leaves: "ran 5k 27" is a way and its minutes, "bench 8x80" is no eight sets of eighty.
 * Any other entry as it is; one whose exercise is not known yet, too.
 */
export function inLikelyReading(entry: DraftEntry, catalog: Pick<Catalog, "byId">): DraftEntry {
  const exercise = entry.exercise === null ? null : catalog.byId(entry.exercise.id);
  if (exercise == null) return entry;
  return asWayInMinutes(entry, exercise) ?? asLoaded(entry, exercise) ?? entry;
}

function asWayInMinutes(entry: DraftEntry, exercise: Exercise): DraftEntry | null {
  const gait = gaitOf(exercise);
  const [set, ...others] = entry.sets;
  if (gait === null || set === undefined || others.length > 0 || set.durationS !== null) return null;
  const { distance, reps, weight, unit } = set;
  if (metresOf(set) < ONE_WAY || unit !== null || (reps === null) === (weight === null)) return null;
  const minutes = reps ?? weight ?? 0;
  if (minutes <= 0 || implausiblePace(gait, metresOf(set), minutes * 60) !== null) return null;
  // Nothing but these two figures may be left over.
  const left = entry.unread.flatMap((words) => new SaidFigures(words).values);
  if (left.some((figure) => figure !== minutes && figure !== distance)) return null;
  return { ...entry, sets: [{ ...set, reps: null, weight: null, durationS: minutes * 60 }], readings: [], unread: [] };
}

function asLoaded(entry: DraftEntry, exercise: Exercise): DraftEntry | null {
  const [first, ...others] = entry.readings;
  const [set, ...more] = first?.sets ?? [];
  const isLifted = exercise.load_type === "plates_per_side" || exercise.load_type === "stack";
  // "Hip thrust 3x 90 kg" may have lost its repetitions.
  if (first === undefined || /[a-z] ?$/i.test(first.label)) return null;
  if (!isLifted || others.length !== 1 || set === undefined || more.length > 0) return null;
  if (set.reps === null || set.reps > LEAST_LOAD || set.weight === null || set.weight <= LEAST_LOAD) return null;
  const isPossible = set.weight <= heaviestKg(exercise, set.perHand);
  return isPossible ? { ...entry, sets: [set], readings: [] } : null;
}
