import type { ExerciseTraits } from "./exerciseTraits.ts";
import { ORDINARY } from "./ordinaryWords.ts";
import { knownWords, singularWords } from "./phraseTokens.ts";
import { IMPLEMENTS, MANNER, MOVEMENTS, SOFT } from "./phraseWords.ts";
import { ABOUT_ENTRIES, TALK } from "./talkWords.ts";

/**
 * Every word a phrase may hold (singular, as written or canonical) → how many exercises use it. `ofNames`: without the
 * everyday words, for a phrase that is taken for a name as a whole.
 */
export function vocabulary(all: readonly ExerciseTraits[], ofNames = false): Map<string, number> {
  const weights = new Map<string, number>();
  const everyday = ofNames ? [] : [...TALK, ...ABOUT_ENTRIES, ...ORDINARY];
  for (const word of [...knownWords, ...MOVEMENTS, ...IMPLEMENTS, ...MANNER, ...SOFT, ...everyday])
    weights.set(word, 0);
  for (const { exercise, says } of all) {
    // Benchmark workouts are called after people: what is one slip from them is somebody else's name.
    if (exercise.family_slug === "benchmark") continue;
    const texts = [exercise.name, ...exercise.aliases.map(({ text }) => text)];
    for (const word of new Set([...says, ...texts.flatMap(singularWords)])) {
      weights.set(word, (weights.get(word) ?? 0) + 1);
    }
  }
  return weights;
}
