import type { Exercise } from "../../protocol/exercise.ts";
import { PATTERN_GROUPS } from "../../protocol/vocabulary.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";
import { metresOf } from "./metres.ts";
import { durationText } from "./setsText.ts";

/** A figure that is asked about before it is stored. */
export type Doubt = { about: "weight" | "reps" | "duration" | "date" | "sets"; text: string };

const KG_IN_LB = 0.453_592_37;
type Lift = Pick<Exercise, "movement_pattern" | "load_type" | "mechanic" | "name">;

const MOST_REPS = 200;
/** Skipping and the like are counted in hundreds. */
const MOST_CARDIO_REPS = 5_000;
const MOST_SETS = 30;
const MOST_SECONDS = 6 * 3_600;
const MOST_METRES = 200_000;
const DAY_MS = 86_400_000;
const OLDEST_DAYS = 400;

/**
 * The heaviest weight in kilograms that is stored without asking. Somewhat under the best lifts ever done raw
 * (bench about 355, squat about 490 without and 520 with wraps, deadlift about 500), far above what people log.
 */
function heaviestKg(exercise: Lift | null, perHand: boolean): number {
  if (exercise === null) return perHand ? 110 : 500;
  const group = PATTERN_GROUPS[exercise.movement_pattern];
  if (group === "carry" || /\bsled\b/i.test(exercise.name)) return perHand ? 250 : 500;
  if (perHand || exercise.load_type === "implement_pair" || exercise.load_type === "implement_single") return 110;
  if (group === "squat") return 700;
  if (group === "hinge") return 500;
  return exercise.mechanic === "isolation" ? 250 : 320;
}

/**
 * The first figure of an entry that is hardly possible, as a question; `null` when all are plausible. A weight without
 * a unit is read leniently, as pounds. `today` is `YYYY-MM-DD`; a day to come, or over a year ago, is doubted too.
 */
export function doubtIn(
  entry: { sets: readonly LogSet[]; date: string },
  exercise: Lift | null,
  today: string,
): Doubt | null {
  const name = exercise?.name ?? "that";
  const days = (Date.parse(today) - Date.parse(entry.date)) / DAY_MS;
  if (days < 0) return { about: "date", text: `${entry.date} is still to come. Was it done on that day?` };
  if (days > OLDEST_DAYS)
    return { about: "date", text: `${entry.date} is more than a year ago. Is that the day you mean?` };
  if (entry.sets.length > MOST_SETS)
    return { about: "sets", text: `${entry.sets.length} sets of ${name}: is that right?` };
  for (const { reps, weight, unit, perHand, durationS, distance, distanceUnit } of entry.sets) {
    if (reps !== null && reps > (exercise?.mechanic === "cardio" ? MOST_CARDIO_REPS : MOST_REPS))
      return { about: "reps", text: `${reps} reps of ${name} in one set: is that right?` };
    const kg = weight === null ? 0 : unit === "kg" ? weight : weight * KG_IN_LB;
    if (weight !== null && kg > heaviestKg(exercise, perHand)) {
      return { about: "weight", text: `${weight}${unit === null ? "" : ` ${unit}`} for ${name}: is that right?` };
    }
    if (durationS !== null && durationS > MOST_SECONDS) {
      return { about: "duration", text: `${durationText(durationS)} of ${name} in one go: is that right?` };
    }
    if (distance !== null && metresOf({ distance, distanceUnit }) > MOST_METRES) {
      return { about: "duration", text: `${distance} ${distanceUnit ?? "m"} of ${name}: is that right?` };
    }
  }
  return null;
}
