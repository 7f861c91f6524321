import type { ExerciseTraits } from "./exerciseTraits.ts";

/**
 * The `limit` exercises that a lifter would expect to be offered: the most common ones that differ in what matters.
 * First the family that the words themselves name ("row"), by implement; then one a family, those with the words in
 * their name before those that are only also called so. Ties keep the order given.
 */
export function offer(from: readonly ExerciseTraits[], limit: number, words: readonly string[]): ExerciseTraits[] {
  const family = words.join("-");
  const ofFamily = from.filter(({ exercise }) => exercise.family_slug === family);
  const isNamed = ({ texts }: ExerciseTraits) => words.every((word) => texts[0]?.words.includes(word));
  const chosen = pick([], ofFamily, limit, true);
  pick(
    chosen,
    from.filter((traits) => isNamed(traits) && !ofFamily.includes(traits)),
    limit,
    false,
  );
  return pick(
    chosen,
    from.filter((traits) => !isNamed(traits) && !ofFamily.includes(traits)),
    limit,
    false,
  );
}

function pick(chosen: ExerciseTraits[], from: readonly ExerciseTraits[], limit: number, isOneFamily: boolean) {
  const left = [...from];
  while (chosen.length < limit && left.length > 0) {
    let best = 0;
    let bestRank = Number.NEGATIVE_INFINITY;
    left.forEach((traits, at) => {
      const rank = traits.commonness - chosen.reduce((sum, other) => sum + likeness(traits, other, isOneFamily), 0);
      if (rank > bestRank) [best, bestRank] = [at, rank];
    });
    chosen.push(...left.splice(best, 1));
  }
  return chosen;
}

/** What having `b` in the list already takes from `a`. */
function likeness(a: ExerciseTraits, b: ExerciseTraits, isOneFamily: boolean): number {
  const sameUse = [...a.uses].some((use) => b.uses.has(use)) ? 3 : 0;
  if (isOneFamily) return sameUse;
  return (a.exercise.family_slug === b.exercise.family_slug ? 4 : 0) + sameUse / 3;
}
