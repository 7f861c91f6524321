import { isMovementWord } from "./clauseWords.ts";
import { type Found, found, isNumber, isSign, wordAt } from "./marks.ts";
import { isReps, isSets, isTimes, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";

type Tokens = readonly Token[];

/** Between a set by its place and its repetitions. */
const LINKS = /^(?:a|à|con|com|mit|de|da|di|nur|solo|so|seulement|only|avec|at|was|war|fue|foi)$/;

export const isLink = (tokens: Tokens, at: number): boolean =>
  LINKS.test(wordAt(tokens, at)) || isSign(tokens[at], "@");

/** How a set went, between the word for it and its repetitions: "waren es nur noch 6", "je n'ai fait que 6". */
const WENT =
  /^(?:nur|noch|aber|leider|dann|gingen?|waren?|wurden?|kamen|schaffte|hatte|gab|es|that|which|hab|habe|ich|i|was|only|just|but|did|got|managed|made|had|it|seulement|juste|je|j'ai|n'ai|ai|j'en|fait|fais|faite|eu|reussi|que|qu'|c'etait|etait|solo|solamente|salieron|hice|pude|fueron|me|quede|llegue|pero|ho|fatto|fatta|ne|n'ho|sono|venute|usciti|uscite|soltanto|riuscito|erano|so|apenas|sairam|fiz|consegui|foram|deu|deram|a|à|da|de|zu)$/;
const MOST_WENT = 6;

/** The place of the repetitions behind a set by its place and how it went, where nothing but them ends the clause. */
export function afterWent(tokens: Tokens, at: number): number | null {
  let next = at;
  while (next < at + MOST_WENT && WENT.test(wordAt(tokens, next))) next += 1;
  const end = next + (isReps(tokens[next + 1]) ? 2 : 1);
  return next > at && isNumber(tokens[next]) && !isTimes(tokens, next + 1) && tokens[end]?.kind !== "number"
    ? next
    : null;
}

const EXCEPT = /^(?:except|bar|but|sauf|ausser|außer|excepto|salvo|menos|tranne|exceto)$/;
const isPause = (token: Token | undefined): boolean => [",", ":", "(", "-", ";"].some((sign) => isSign(token, sign));
/** Nothing that makes a load, a product or a name of a figure is behind it. */
const endsAt = (tokens: Tokens, at: number): boolean =>
  tokens[at] === undefined || (tokens[at]?.kind === "sign" && !isTimes(tokens, at));

/** The place of the repetitions in "60x5, 65x5, 70x5 except the last, only 4": what is excepted changes, and is no further set. */
export function afterExcept(tokens: Tokens, at: number, last: number): number | null {
  if (!tokens.slice(at, last).some(({ fold }) => EXCEPT.test(fold))) return null;
  const noun = isSets(tokens[last + 1]) || wordAt(tokens, last + 1) === "one" ? last + 2 : last + 1;
  if (!isPause(tokens[noun])) return null;
  const reps = afterWent(tokens, noun + 1) ?? noun + 1;
  return isNumber(tokens[reps]) && endsAt(tokens, isReps(tokens[reps + 1]) ? reps + 2 : reps + 1) ? reps : null;
}

const FIRST = /^(?:first|ersten|premieres|premiers|primeras|primeros|prime|primi|primeiras|primeiros)$/;
const LEADS = /^(?:the|my|die|les|mes|las|los|mis|le|i|as|os|with|mit|only)$/;
const THEN = /^(?:then|and|but|dann|danach|und|aber|puis|et|mais|luego|despues|y|pero|poi|e|ma|depois|mas)$/;
/** Words that the rest of the sets is told from. */
export const REST_LEADS = { has: (word: string) => FIRST.test(word) || LEADS.test(word) };
/** How many words may say how the first sets went. */
const MOST_FELT = 4;
const MOST_REST = 6;

/**
 * "10x10 at 60, first 8 sets ok then 7 and 5": the sets behind the first are told by their repetitions, where a pause or a
 * word parts them from what those were like.
 */
export function readRestOfSets(tokens: Tokens, at: number): Found | null {
  let from = at;
  while (from < at + 2 && LEADS.test(wordAt(tokens, from))) from += 1;
  const [lead, next] = [wordAt(tokens, from), wordAt(tokens, from + 1)];
  const first = FIRST.test(lead) ? tokens[from + 1] : FIRST.test(next) ? tokens[from] : undefined;
  if (!isNumber(first) || !Number.isInteger(first.value) || first.value > 20) return null;
  let place = from + 2;
  if (isSets(tokens[place])) place += 1;
  else if (isReps(tokens[place]) || unitAt(tokens, place) !== null || isTimes(tokens, place)) return null;
  const felt = place;
  while (place < felt + MOST_FELT && isFelt(tokens[place])) place += 1;
  const parted = place;
  while (place < parted + 3 && (isPause(tokens[place]) || THEN.test(wordAt(tokens, place)))) place += 1;
  if (place === parted) return null;
  place = afterWent(tokens, place) ?? place;
  const reps: number[] = [];
  while (isNumber(tokens[place]) && reps.length <= MOST_REST) {
    reps.push(tokens[place]?.value ?? 0);
    place += 1;
    const joins = isSign(tokens[place], ",") || isSign(tokens[place], "/") || THEN.test(wordAt(tokens, place));
    if (joins && isNumber(tokens[place + 1])) place += 1;
  }
  if (isReps(tokens[place])) place += 1;
  if (reps.length === 0 || reps.length > MOST_REST || !reps.every(isCount) || !endsAt(tokens, place)) return null;
  return found(
    tokens,
    at,
    place,
    { kind: "ordinal", from: "start", index: first.value, count: reps.length, rest: true },
    { kind: "counts", counts: reps.map((count) => ({ reps: count })) },
  );
}

const isCount = (value: number): boolean => Number.isInteger(value) && value <= 50;

const isFelt = (token: Token | undefined): boolean =>
  token?.kind === "word" && !THEN.test(token.fold) && !isMovementWord(token.fold);

/** "squat 5 sets, set 5 was 120x3", "5x5 100, set 5: 90x5": one of the sets told before, where they are not numbered one by one. */
export function amongTold(tokens: Tokens, at: number): Found | null {
  const number = tokens[at + 1];
  if (!/^(?:set|satz|serie)$/.test(wordAt(tokens, at)) || !isNumber(number) || number.value < 2) return null;
  let next = at + 2;
  while (next < at + 5 && (isPause(tokens[next]) || /^(?:was|at|@|with|war|mit)$/.test(tokens[next]?.fold ?? "")))
    next += 1;
  next = afterWent(tokens, next) ?? next;
  if (next === at + 2 || !isNumber(tokens[next])) return null;
  const others = tokens.filter((token, place) => place !== at && isSets(token) && isNumber(tokens[place + 1]));
  const sets = tokens.findLastIndex(
    (token, place) =>
      place < at &&
      isNumber(token) &&
      token.value >= number.value &&
      (isSets(tokens[place + 1]) || isTimes(tokens, place + 1)),
  );
  if (others.length > 0 || sets < 0) return null;
  return found(tokens, at, next, { kind: "ordinal", from: "start", index: number.value - 1, count: 1 });
}
