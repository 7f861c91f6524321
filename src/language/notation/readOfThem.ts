import { isMovementWord } from "./clauseWords.ts";
import { beginning, found, isNumber, isSign, type Reader, wordAt, wordSet } from "./marks.ts";
import { isReps, isSets, isTimes, unitAt } from "./numberLists.ts";
import { NAMED_SETS } from "./words.ts";

/** More sets are not told by a pronoun. */
const MOST_BOUTS = 20;

const BEGINNINGS = wordSet("one another just only all alle toute toutes les toda todas las tutte as both");

/** "Did 5 of them and then another 5", "just the one": how often, where what was done is a pronoun. */
export const readOfThem = beginning(
  BEGINNINGS,
  (tokens, at) =>
    readOneMore(tokens, at) ?? readCameTo(tokens, at) ?? readOfSome(tokens, at) ?? readAllOfThem(tokens, at),
);

/** "3 sets, 80 kg x 8 all three", "2 sets: 80x8 both times": as many as the sets that were told. */
const readAllOfThem: Reader = (tokens, at) => {
  const word = wordAt(tokens, at);
  const told = tokens[at + 1];
  const isAll =
    /^(?:all|alle|toutes?|les|todas?|las|tutte|as)$/.test(word) && isNumber(told) && told.value <= MOST_BOUTS;
  const before = tokens[at - 1];
  if ((!isAll && word !== "both") || !(isNumber(before) || isReps(before) || unitAt(tokens, at - 1) !== null))
    return null;
  const next = at + (isAll ? 2 : 1);
  const end =
    next + (isSets(tokens[next]) || /^(?:times?|mal|fois|veces|volte|vezes)$/.test(wordAt(tokens, next)) ? 1 : 0);
  if (tokens[end] !== undefined && tokens[end]?.kind !== "sign") return null;
  const count = isAll ? told.value : 2;
  const place = tokens.findLastIndex(
    (token, back) => back < at - 1 && isNumber(token) && token.value === count && isSets(tokens[back + 1]),
  );
  if (place < 0) return null;
  // "Only got 2 sets in, squat 110 kg x 6 both": the number was told before the exercise.
  const pause = tokens.findIndex((token, after) => after > place && token.kind === "sign");
  const isNamedLater = pause >= 0 && tokens.slice(pause, at).some(({ fold }) => isMovementWord(fold));
  return found(tokens, at, end, isNamedLater ? { kind: "sets", count, rounds: false, type: null } : { kind: "note" });
};

/** "90 for 5, one more at 90", "and another one at 95 but only 3": a further set, like the last where nothing else is told of it. */
const readOneMore: Reader = (tokens, at) => {
  const isOne = (place: number) => tokens[place]?.value === 1 || wordAt(tokens, place) === "one";
  const isMore =
    (isOne(at) && /^(?:more|last)$/.test(wordAt(tokens, at + 1))) ||
    (wordAt(tokens, at) === "another" && isOne(at + 1));
  const link = /^(?:at|with)$/.test(wordAt(tokens, at + 2)) || isSign(tokens[at + 2], "@");
  if (!isMore || !link || !isNumber(tokens[at + 3]) || !tokens.slice(0, at).some(isNumber)) return null;
  return found(tokens, at, at + 2, { kind: "sets", count: 1, rounds: false, type: null, again: true });
};

/** "Squats only managed three, five reps each": how many sets it were. */
const readCameTo: Reader = (tokens, at) => {
  const [count, sign, reps, noun, each] = tokens.slice(at, at + 5);
  const isCount = isNumber(count) && count.value <= MOST_BOUTS && tokens[at - 1]?.kind === "word";
  const tellsEach = isNumber(reps) && isReps(noun) && /^(?:each|apiece|every)$/.test(each?.fold ?? "");
  if (!isCount || !tellsEach || !(isSign(sign, ",") || isSign(sign, ":"))) return null;
  return found(tokens, at, at + 1, { kind: "sets", count: count.value, rounds: false, type: null });
};

const readOfSome: Reader = (tokens, at) => {
  const ends = (place: number) => tokens[place] === undefined || tokens[place]?.kind === "sign";
  const one =
    /^(?:just|only)$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === "the" ? tokens[at + 2] : undefined;
  if ((one?.fold === "one" || one?.value === 1) && ends(at + 3))
    return found(tokens, at, at + 3, { kind: "counts", counts: [{ reps: 1 }] });
  const value = tokens[at];
  const isOf = wordAt(tokens, at + 1) === "of" && /^(?:them|those|these)$/.test(wordAt(tokens, at + 2));
  // "Singles at 200, 5 of them": so many sets.
  const isOfSets = tokens.slice(Math.max(0, at - 8), at).some((token) => NAMED_SETS.has(token.fold) || isSets(token));
  if (!isNumber(value) || !isOf || !Number.isInteger(value.value) || isOfSets) return null;
  const counts = [{ reps: value.value }];
  let next = at + 3;
  for (;;) {
    let ahead = next;
    while (ahead < next + 5 && /^(?:and|then|another|only|just|more|plus|,)$/.test(tokens[ahead]?.fold ?? ""))
      ahead += 1;
    const more = tokens[ahead];
    const isPlain = unitAt(tokens, ahead + 1) === null && !isSets(tokens[ahead + 1]) && !isTimes(tokens, ahead + 1);
    if (ahead === next || !isNumber(more) || !isPlain || counts.length >= MOST_OF_THEM) break;
    counts.push({ reps: more.value });
    next = ahead + 1;
  }
  return found(tokens, at, next, { kind: "counts", counts });
};
const MOST_OF_THEM = 12;
