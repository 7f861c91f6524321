import type { MuscleSets } from "../protocol/stats.ts";
import { MUSCLES, type Muscle } from "../protocol/vocabulary.ts";
import type { LogSet } from "../protocol/workoutLog.ts";
import { muscleShares } from "./muscleShares.ts";
import type { CountedExercise } from "./workingSet.ts";

/**
 * Working sets by muscle, counted in the fractions of `muscleShares`. A set of one side alone is half a set, so that left
 * and right make one (coaching practice). Effort is not asked for, because most people do not note it. Out: most first,
 * muscles without a set left out.
 */
export function fractionalSets(logged: Iterable<{ set: LogSet; exercise: CountedExercise }>): MuscleSets[] {
  const counts = new Map<Muscle, { direct: number; indirect: number }>();
  for (const { set, exercise } of logged) {
    const sets = set.side === "left" || set.side === "right" ? 0.5 : 1;
    for (const { muscle, kind, share } of muscleShares(set, exercise)) {
      const counted = counts.get(muscle) ?? { direct: 0, indirect: 0 };
      counted[kind] += share * sets;
      counts.set(muscle, counted);
    }
  }
  return MUSCLES.flatMap((muscle) => {
    const counted = counts.get(muscle);
    return counted ? [{ muscle, sets: counted.direct + counted.indirect, ...counted }] : [];
  }).sort((one, other) => other.sets - one.sets);
}
