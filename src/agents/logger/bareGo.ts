import type { Exercise } from "../../protocol/exercise.ts";
import { LogSet } from "../../protocol/workoutLog.ts";
import { isUncounted } from "../../training/liftBounds.ts";
import { bestTime, boundsOf, type Gait, gaitOf } from "../../training/waySpeeds.ts";
import type { DraftEntry } from "./logDraft.ts";

type Going = Pick<Exercise, "name" | "mechanic" | "measurement">;
type Reading = DraftEntry["readings"][number];

/** Minutes that people tell without saying so. */
const LEAST_MINUTES = 5;
const MOST_MINUTES = 300;
/** From here on a bare figure of a way is metres, below it kilometres. */
const LEAST_METRES = 100;
const IN_METRES: ReadonlySet<Gait> = new Set(["swim", "row", "ski"]);
/** A figure with nothing behind it that says what it is. */
const BARE = /^[^\d]*\d{1,5}(?:[.,]\d)?(?![\d.,:]*\d|\s*[\p{L}%"'])[^\d]*$/u;

const reading = (label: string, set: Partial<LogSet>): Reading => ({ label, sets: [LogSet.parse(set)] });

function readingsOf(value: number, { name, measurement }: Going): Reading[] {
  const gait = gaitOf({ name, measurement });
  const inTime =
    value >= LEAST_MINUTES && value <= MOST_MINUTES ? [reading(`${value} min`, { durationS: value * 60 })] : [];
  if (gait === null) return inTime;
  const unit = value >= LEAST_METRES ? "m" : "km";
  const metres = unit === "m" ? value : value * 1_000;
  const { farthest, nearest } = boundsOf(gait, name);
  const isFar = metres > farthest || metres < nearest || (unit === "km" && IN_METRES.has(gait));
  const way =
    isFar || bestTime(gait, metres) <= 0 ? [] : [reading(`${value} ${unit}`, { distance: value, distanceUnit: unit })];
  return [...inTime, ...way];
}

/**
 * "Bike 45", "tennis 90": one bare figure of what has neither repetitions nor a load, as the time or the way that it may be: the
 * only one that is possible, or several to choose from. Any other entry comes back as it is.
 */
export function bareGo(entry: DraftEntry, exercise: Going | null): DraftEntry {
  const [set, ...others] = entry.sets;
  if (exercise === null || set === undefined || others.length > 0 || !isUncounted(exercise)) return entry;
  if ((set.durationS ?? set.distance ?? set.unit) !== null || entry.confirmed) return entry;
  const value = set.reps ?? set.weight;
  if (value === null || (set.reps !== null && set.weight !== null) || !BARE.test(entry.source)) return entry;
  const readings = readingsOf(value, exercise);
  const [only] = readings;
  if (only === undefined) return entry;
  return readings.length === 1
    ? { ...entry, sets: only.sets, readings: [], unread: [] }
    : { ...entry, sets: only.sets, readings, unread: [] };
}
