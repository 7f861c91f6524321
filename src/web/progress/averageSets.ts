import type { MuscleProgress } from "../../protocol/progress.ts";
import type { Muscle } from "../../protocol/vocabulary.ts";

export type MuscleAverage = { muscle: Muscle; sets: number };

/**
 * Fractional sets a muscle and week, over the weeks from the first with a set on; most first. The week that is not over
 * counts only where it is the only one, because half a week would look like a bad one.
 */
export function averageSets(weeks: MuscleProgress["weeks"], today: string): { muscles: MuscleAverage[]; over: number } {
  const begun = weeks.slice(
    Math.max(
      0,
      weeks.findIndex(({ muscles }) => muscles.length > 0),
    ),
  );
  const over = begun.filter(({ to }) => to < today);
  const counted = over.length > 0 ? over : begun;
  const sums = new Map<Muscle, number>();
  for (const { muscles } of counted)
    for (const { muscle, sets } of muscles) sums.set(muscle, (sums.get(muscle) ?? 0) + sets);
  return {
    muscles: [...sums]
      .map(([muscle, sets]) => ({ muscle, sets: sets / counted.length }))
      .sort((one, other) => other.sets - one.sets),
    over: counted.length,
  };
}
