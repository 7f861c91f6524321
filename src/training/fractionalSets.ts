import type { MuscleSets } from "../protocol/stats.ts";
import { MUSCLES, type Muscle } from "../protocol/vocabulary.ts";
import type { LogSet } from "../protocol/workoutLog.ts";
import { type CountedExercise, isStrength, isWorkingSet } from "./workingSet.ts";

const PRIMARY = 1;
const SECONDARY = 0.5;

/**
 * Working sets by muscle, counted in fractions: 1 for each primary muscle, 0.5 for each secondary one (Pelland et al.,
 * Sports Med 2025, doi 10.1007/s40279-025-02344-w: of the ways of counting, this one told growth best). A set of one side
 * alone is half a set, so that left and right make one (coaching practice). Effort is not asked for, because most people
 * do not note it. Out: most first, muscles without a set left out.
 */
export function fractionalSets(logged: Iterable<{ set: LogSet; exercise: CountedExercise }>): MuscleSets[] {
  const counts = new Map<Muscle, { direct: number; indirect: number }>();
  const count = (muscle: Muscle, kind: "direct" | "indirect", sets: number) => {
    const counted = counts.get(muscle) ?? { direct: 0, indirect: 0 };
    counted[kind] += sets;
    counts.set(muscle, counted);
  };
  for (const { set, exercise } of logged) {
    if (exercise === null || !isStrength(exercise) || !isWorkingSet(set)) continue;
    const sets = set.side === "left" || set.side === "right" ? 0.5 : 1;
    for (const muscle of exercise.primary_muscles) count(muscle, "direct", PRIMARY * sets);
    for (const muscle of exercise.secondary_muscles) count(muscle, "indirect", SECONDARY * sets);
  }
  return MUSCLES.flatMap((muscle) => {
    const counted = counts.get(muscle);
    return counted ? [{ muscle, sets: counted.direct + counted.indirect, ...counted }] : [];
  }).sort((one, other) => other.sets - one.sets);
}
