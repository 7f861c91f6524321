import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { foldText } from "../../language/foldText.ts";
import type { LoggerParts } from "./logParts.ts";
import type { NamedExercise } from "./logUnderstanding.ts";

const letters = (text: string): string => foldText(text).replace(/[^\p{L}\d]/gu, "");

/**
 * Whether all words of `target` are words of the exercise's name, its aliases included. They stand there as letters too: the
 * "dead hang" of a pull-up is no deadlift.
 */
export function isNamed(
  { byId }: Pick<LoggerParts["catalog"], "byId">,
  exercise: NamedExercise,
  target: string,
): boolean {
  const wanted = phraseTokens(target);
  const names = [exercise.name, ...(byId(exercise.id)?.aliases.map(({ text }) => text) ?? [])];
  return (
    wanted.length > 0 &&
    names.some((name) => {
      const tokens = phraseTokens(name);
      const written = letters(name);
      return wanted.every((word) => tokens.includes(word) && (written.includes(letters(word)) || !CLIPPED.test(word)));
    })
  );
}

/**
 * The entries that a name fits: a plank is also called a "push-up hold"; where there are push-ups, they are meant. In: the catalogue,
 * entries in some order. Out: those of them, in that order.
 */
export function namedAmong<Entry extends { exercise: NamedExercise }>(
  catalog: Pick<LoggerParts["catalog"], "byId">,
  entries: readonly Entry[],
  name: string,
): Entry[] {
  const byName = entries.filter(({ exercise }) => isNamed(catalog, exercise, name));
  const called = byName.filter(({ exercise }) => isNamed({ byId: () => null }, exercise, name));
  return called.length > 0 ? called : byName;
}

/** What a clipped word ("dead", "deads") is read as, and other words with it. */
const CLIPPED = /^deadlift$/;
