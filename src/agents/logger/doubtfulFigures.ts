import { metresOf } from "../../language/numbers/metres.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";
import { FARTHEST_CARRY, heaviestKg, isUncounted, longestSeconds, mostReps } from "../../training/liftBounds.ts";
import { boundsOf, type Gait, gaitOf, implausiblePace } from "../../training/waySpeeds.ts";
import { durationText, setsText } from "./setsText.ts";

/** A figure that is asked about before it is stored. */
export type Doubt = { about: "weight" | "reps" | "duration" | "date" | "sets"; text: string };

type Lift = Pick<Exercise, "movement_pattern" | "load_type" | "mechanic" | "measurement" | "name">;

const KG_IN_LB = 0.453_592_37;
const MOST_SETS = 30;
/** What has no exercise yet. */
const MOST_SECONDS = 6 * 3_600;
const MOST_METRES = 200_000;
const DAY_MS = 86_400_000;
const OLDEST_DAYS = 400;
/** Kilograms or pounds: what people carry on a walk and tell without a unit. */
const LIGHT = 35;

const asked = (about: Doubt["about"], said: string): Doubt => ({ about, text: `${said}: is that right?` });

/** The weight of one set, leniently read as pounds where no unit was said. */
function doubtInWeight({ weight, unit, perHand }: LogSet, exercise: Lift | null): Doubt | null {
  if (weight === null) return null;
  const kg = unit === "kg" ? weight : weight * KG_IN_LB;
  // "Walking at 55": a bare figure is more often another measure than a load.
  const isBare = exercise !== null && isUncounted(exercise) && unit === null && weight > LIGHT;
  if (kg <= heaviestKg(exercise, perHand) && !isBare) return null;
  return asked("weight", `${weight}${unit === null ? "" : ` ${unit}`} for ${exercise?.name ?? "that"}`);
}

/** How far and how long, against what has been done by anybody and what anybody tells. */
function doubtInWay(set: LogSet, gait: Gait, name: string): Doubt | null {
  const { durationS, distance } = set;
  const { farthest, nearest, longest } = boundsOf(gait, name);
  const metres = metresOf(set);
  if (durationS !== null && durationS > longest)
    return asked("duration", `${durationText(durationS)} of ${name} in one go`);
  if (distance === null) return null;
  if (metres > farthest || metres < nearest)
    return asked("duration", `${distance} ${set.distanceUnit ?? "m"} of ${name}`);
  const pace = durationS === null ? null : implausiblePace(gait, metres, durationS);
  if (pace === null) return null;
  const than = pace === "fast" ? "faster than anybody ever was" : "very slow";
  return { about: "duration", text: `${setsText([set], name)} would be ${than}. Is that right?` };
}

function doubtInExtent(set: LogSet, exercise: Lift | null): Doubt | null {
  const { durationS, distance, distanceUnit } = set;
  const name = exercise?.name ?? "that";
  const gait = exercise === null ? null : gaitOf(exercise);
  if (gait !== null) return doubtInWay(set, gait, name);
  if (durationS !== null && durationS > (exercise === null ? MOST_SECONDS : longestSeconds(exercise)))
    return asked("duration", `${durationText(durationS)} of ${name} in one go`);
  const farthest = exercise?.measurement === "weight_distance" ? FARTHEST_CARRY : MOST_METRES;
  return distance !== null && metresOf(set) > farthest
    ? asked("duration", `${distance} ${distanceUnit ?? "m"} of ${name}`)
    : null;
}

/** "Fingerboard 7 s": a match, a class or a climb takes minutes. */
function doubtInBrief(sets: readonly LogSet[], exercise: Lift): Doubt | null {
  const seconds = sets.reduce((all, { durationS }) => all + (durationS ?? 0), 0);
  const isBrief =
    exercise.measurement === "duration" && isUncounted(exercise) && seconds > 0 && seconds < SHORTEST_SPORT;
  if (!isBrief) return null;
  return { about: "duration", text: `I read that as ${setsText(sets, exercise.name)}. Is that right?` };
}
const SHORTEST_SPORT = 100;

/**
 * The first figure of an entry that is hardly possible, as a question; `null` when all are plausible: weights, repetitions,
 * ways and times against the best that was ever done, and what has no repetitions told in them. A weight without
 * a unit is read leniently, as pounds. `today` is `YYYY-MM-DD`; a day to come, or over a year ago, is doubted too.
 */
export function doubtIn(
  entry: { sets: readonly LogSet[]; date: string },
  exercise: Lift | null,
  today: string,
): Doubt | null {
  const days = (Date.parse(today) - Date.parse(entry.date)) / DAY_MS;
  if (days < 0) return { about: "date", text: `${entry.date} is still to come. Was it done on that day?` };
  if (days > OLDEST_DAYS)
    return { about: "date", text: `${entry.date} is more than a year ago. Is that the day you mean?` };
  if (entry.sets.length > MOST_SETS) return asked("sets", `${entry.sets.length} sets of ${exercise?.name ?? "that"}`);
  for (const set of entry.sets) {
    const { reps } = set;
    if (reps !== null && reps > mostReps(exercise))
      return asked("reps", `${reps} reps of ${exercise?.name ?? "that"} in one set`);
    if (reps !== null && exercise !== null && isUncounted(exercise))
      return { about: "duration", text: `I read that as ${setsText(entry.sets, exercise.name)}. Is that right?` };
    const doubt = doubtInWeight(set, exercise) ?? doubtInExtent(set, exercise);
    if (doubt !== null) return doubt;
  }
  return exercise === null ? null : doubtInBrief(entry.sets, exercise);
}
