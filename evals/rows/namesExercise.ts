import type { ExerciseFacts } from "../target/exerciseReader.ts";
import type { ExpectedEntry } from "./expectedEntry.ts";
import { fold, stem } from "./wordStems.ts";

/** Words about how a lift was done or whose it is, not which lift it is. */
const NOT_NAMES = new Set(
  (
    "a an the my our some of on in with for and at to did do doing done just paused pause strict heavy light easy hard " +
    "tempo slow working work warm up warmup top back off set sets rep reps exercise exercises normal regular standard " +
    "usual same machine's gym today"
  ).split(" "),
);

type Name = Pick<ExerciseFacts, "name" | "aliases">;

/**
 * Whether an exercise is the one a row means. With `name_re` or `name_not_re` these decide, on the name. Else the phrase
 * must be a name or alias of the exercise, or each of its words must stand in them (spelled slightly wrong, cut short, in
 * any order); words about how it was done do not count. Without a phrase any exercise is right.
 */
export function namesExercise(expected: ExpectedEntry, exercise: Name): boolean {
  const { name_re, name_not_re, exercise_phrase } = expected;
  if (name_not_re && new RegExp(name_not_re, "i").test(exercise.name)) return false;
  if (name_re) return new RegExp(name_re, "i").test(exercise.name);
  return name_not_re || !exercise_phrase ? true : isNamedBy(exercise_phrase, exercise);
}

/** Whether a lifter's words can name the exercise. */
export function isNamedBy(phrase: string, { name, aliases }: Name): boolean {
  const names = [name, ...aliases.map(({ text }) => text)].map(tokensOf);
  const said = tokensOf(phrase);
  const wanted = said.filter((word) => !NOT_NAMES.has(word));
  if (names.some((tokens) => tokens.join("") === said.join("") || tokens.join("") === wanted.join(""))) return true;
  const known = names.flat();
  const joined = new Set(names.flatMap((tokens) => tokens.slice(1).map((token, at) => `${tokens[at]}${token}`)));
  return (
    wanted.length > 0 &&
    wanted.every((word, at) => {
      const pairs = [`${wanted[at - 1] ?? ""}${word}`, `${word}${wanted[at + 1] ?? ""}`];
      return (
        known.some((token) => isAlike(word, token)) ||
        [...joined].some((token) => isAlike(word, token)) ||
        pairs.some((pair) => pair !== word && known.some((token) => isAlike(pair, token)))
      );
    })
  );
}

const tokensOf = (text: string): string[] => (fold(text).match(/[\p{L}\d]+/gu) ?? []).map(stem);

/** Equal, one cut short to four letters or more, or one slip apart in words of five letters or more. */
function isAlike(word: string, token: string): boolean {
  if (word === token) return true;
  const shorter = Math.min(word.length, token.length);
  if (shorter >= 4 && (word.startsWith(token) || token.startsWith(word))) return true;
  return shorter >= 5 && isOneSlip(word, token);
}

/** One letter changed, added, left out, or two neighbours swapped. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwapped || short.slice(at + 1) === long.slice(at + 1);
}
