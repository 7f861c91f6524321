import type { ExerciseTraits } from "./exerciseTraits.ts";
import { GENERIC, GRIPS, IMPLEMENTS, MANNER, MOVEMENTS, OPPOSITES, SOFT } from "./phraseWords.ts";

export const movementWords: ReadonlySet<string> = new Set(MOVEMENTS);
export const genericWords: ReadonlySet<string> = new Set(GENERIC);
export const implementWords: ReadonlySet<string> = new Set(IMPLEMENTS);
export const mannerWords: ReadonlySet<string> = new Set(MANNER);
/** Words that may go unmatched as long as nothing contradicts them. */
export const softWords: ReadonlySet<string> = new Set([...SOFT, ...MANNER]);
export const gripWords: ReadonlySet<string> = new Set(GRIPS);
export const positionWords: ReadonlySet<string> = new Set(OPPOSITES.flat());

/** Whether all these canonical words may be said of the exercise, and none contradicts it. */
export function allowsWords(traits: ExerciseTraits, words: readonly string[]): boolean {
  return words.every((word) => {
    if (traits.says.has(word)) return !implementWords.has(word) || traits.uses.has(word) || traits.named.has(word);
    if (!softWords.has(word) || (traits.exercise.mechanic === "cardio" && !mannerWords.has(word))) return false;
    return !OPPOSITES.some((group) => group.includes(word) && group.some((other) => traits.named.has(other)));
  });
}

/** How many words that tell exercises apart the nearest of its texts has beyond those said. */
export function extraWords(traits: ExerciseTraits, words: readonly string[]): number {
  const said = new Set(words);
  const extras = traits.texts.map(
    (text) => text.words.filter((it) => !said.has(it) && !implementWords.has(it) && !softWords.has(it)).length,
  );
  return Math.min(...extras);
}

/** The name or alias that shares most with the words, shorter ones first. */
export function closestText(traits: ExerciseTraits, words: readonly string[]): string {
  let best = "";
  let bestRank = Number.NEGATIVE_INFINITY;
  for (const text of traits.texts) {
    const shared = words.filter((word) => text.words.includes(word)).length;
    const rank = shared * 2 - text.words.length;
    if (rank > bestRank) [best, bestRank] = [text.words.join(" "), rank];
  }
  return best;
}

/** Whether it is a lift or a bodyweight exercise: not for the heart, not for mobility. */
export function isStrength({ exercise }: ExerciseTraits): boolean {
  return exercise.mechanic === "compound" || exercise.mechanic === "isolation";
}

/** Whether it is told in time or distance. */
export function isTimed({ exercise }: ExerciseTraits): boolean {
  return exercise.measurement.endsWith("duration") || exercise.measurement.endsWith("distance");
}

/** Whether no load can be put on it. */
export function isUnloaded({ exercise }: ExerciseTraits): boolean {
  return exercise.load_type === "bodyweight" || exercise.load_type === "none";
}

/** When sets are known to carry a load, exercises that cannot take one are out, unless nothing else is left. */
export function loadable(list: ExerciseTraits[], loaded: boolean | undefined): ExerciseTraits[] {
  const some = loaded ? list.filter((traits) => !isUnloaded(traits)) : list;
  return some.length > 0 ? some : list;
}

/** The same movement without any load, if words could as well mean that; nobody means one by a machine's name. */
export function unloadedSibling(
  all: readonly ExerciseTraits[],
  traits: ExerciseTraits,
  words: readonly string[],
): ExerciseTraits | null {
  if (isUnloaded(traits) || traits.exercise.load_type === "stack" || words.some((word) => implementWords.has(word)))
    return null;
  const siblings = all.filter(
    (other) =>
      isUnloaded(other) &&
      other.exercise.movement_pattern === traits.exercise.movement_pattern &&
      other.exercise.equipment_required.every((item) => item === "none" || item === "mat") &&
      allowsWords(other, words),
  );
  return siblings.find((it) => it.exercise.family_slug === traits.exercise.family_slug) ?? siblings[0] ?? null;
}

/** The words, then without manner, without position as well, without implement. */
export function shortened(words: readonly string[]): string[][] {
  const noManner = words.filter((word) => !mannerWords.has(word));
  const noPosition = noManner.filter((word) => !positionWords.has(word) && !softWords.has(word));
  const noImplement = (list: readonly string[]) => list.filter((word) => !implementWords.has(word));
  return [[...words], noManner, noPosition, noImplement(noManner), noImplement(noPosition)].filter(
    (it) => it.length > 0,
  );
}
