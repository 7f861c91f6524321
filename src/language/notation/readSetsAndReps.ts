import { isMovementWord } from "./clauseWords.ts";
import {
  beginning,
  type Count,
  type Found,
  found,
  isNumber,
  isSign,
  isWord,
  type SetType,
  wordAt,
  wordSet,
} from "./marks.ts";
import { isReps, isSets, isThrough, isTimes, readCounts, unitAt } from "./numberLists.ts";
import { readDuration } from "./readExtents.ts";
import { readNamedSet } from "./readNamedSet.ts";
import { readWordFactor } from "./readProduct.ts";
import { warmupLength } from "./readSetKind.ts";
import type { Token } from "./tokenize.ts";
import { AGAIN, ARTICLES, BOUTS, IN_NUMBERS, NAMED_SETS, OF, ROUNDS, SET_KINDS, SETS_WORDS, WARMUP } from "./words.ts";

type Tokens = readonly Token[];

const MOST_LISTED = 50;
const LENGTHS = /^(?:lengths?|laps?)$/;
/** More of them than this are not told as bouts. */
const MOST_BOUTS = 20;

/** "4 Sätze mit 80" may as well tell the load. */
const WITH = /^(?:mit|con|com|avec|with|a|à)$/;

/** The reps in "3 sets of 10 [reps]", unless the number counts something else ("3 sets of 60 s", "3 sets at 80 kg"). */
function readSetReps(tokens: Tokens, at: number, expected: number | null): { counts: Count[]; next: number } | null {
  const word = readWordFactor(tokens, at);
  if (word?.factor.kind === "counts") return { counts: word.factor.counts, next: word.next };
  if (isTimes(tokens, at + 1)) return null;
  const read = readCounts(tokens, at, expected);
  if (read === null || unitAt(tokens, read.next) !== null || isSets(tokens[read.next])) return null;
  const { counts } = read;
  // "5 sets: 100, 120, 140 kg x 10": loads, not repetitions.
  if (counts.length > 1 && counts.some(({ reps }) => (reps ?? 0) > MOST_LISTED)) return null;
  const fits =
    counts.length === 1 ||
    expected === null ||
    counts.length === expected ||
    counts.length > 2 ||
    counts.some(({ extra }) => extra);
  const kept = fits ? read : { counts: counts.slice(0, 1), next: at + 1 };
  return { counts: kept.counts, next: kept.next + (isReps(tokens[kept.next]) ? 1 : 0) };
}

/** "sets: 3", "sets 3": the number after the word; "set 3" is a place, "sets: 8, 8, 7" are reps. */
export const readSetsLabel = beginning(SETS_WORDS, (tokens, at) => {
  const labelled = /^(?:weight|load|reps?)$/.test(wordAt(tokens, at - 2));
  if (!isSets(tokens[at]) || !wordAt(tokens, at).endsWith("s") || (isNumber(tokens[at - 1]) && !labelled)) return null;
  const from = at + 1 + (isSign(tokens[at + 1], ":") ? 1 : 0);
  const value = tokens[from];
  if (!isNumber(value) || !Number.isInteger(value.value) || value.value < 1 || value.value > 20) return null;
  if (isTimes(tokens, from + 1) || unitAt(tokens, from + 1) !== null) return null;
  if (isSign(tokens[from + 1], ",") && isNumber(tokens[from + 2])) return null;
  return found(tokens, at, from + 1, { kind: "sets", count: value.value, rounds: false, type: null });
});

/** "set2 18", "set 2 18" behind a "set 1": the word numbers the set. */
export function isSetNumber(tokens: Tokens, at: number): boolean {
  const value = tokens[at + 1];
  if (wordAt(tokens, at) !== "set" || !isNumber(value) || !isNumber(tokens[at + 2])) return false;
  if (!value.gap) return true;
  for (let back = at - 1; back >= Math.max(0, at - 12); back -= 1)
    if (wordAt(tokens, back) === "set" && tokens[back + 1]?.value === value.value - 1) return true;
  return false;
}

/** Where the exercises begin behind "3 sets each of" or "4 rounds of each:": all of them are done so often. */
function afterEach(tokens: Tokens, at: number): number | null {
  if (!isSets(tokens[at]) && !isWord(tokens[at], ROUNDS)) return null;
  const of = wordAt(tokens, at + 1) === "of" ? 1 : 0;
  const next = at + 2 + of;
  if (!/^(?:each|both)$/.test(wordAt(tokens, at + 1 + of))) return null;
  if (wordAt(tokens, next) === "of") return next + 1;
  return isSign(tokens[next], ":") ? next : null;
}

const COUNT_LEADS = {
  has: (word: string) =>
    SETS_WORDS.has(word) ||
    AGAIN.has(word) ||
    ARTICLES.has(word) ||
    SET_KINDS.has(word) ||
    NAMED_SETS.has(word) ||
    IN_NUMBERS.has(word) ||
    WARMUP.has(word) ||
    KINDS.has(word),
};
const KINDS = wordSet("warm warmed warming back drop cluster myo doubles singles one another");

/** "3 sets of 10", "4 sets: 10,10,8,8", "5 rounds", "3 heavy singles", "a set of 12", "3 sets of". */
export const readSetCount = beginning(COUNT_LEADS, (tokens, at) => {
  // "another 2 sets", "otras dos series".
  const leads = isWord(tokens[at], AGAIN) && isNumber(tokens[at + 1]) && isSets(tokens[at + 2]) ? 1 : 0;
  const counted = isNumber(tokens[at + leads])
    ? (tokens[at + leads]?.value ?? 0)
    : isWord(tokens[at], ARTICLES) || (isWord(tokens[at], AGAIN) && isSets(tokens[at + 1]))
      ? 1
      : null;
  if (counted !== null && (!Number.isInteger(counted) || counted < 1 || counted > 100)) return null;
  let next = at + leads + (counted === null ? 0 : 1);
  let again = leads === 1 || isWord(tokens[at], AGAIN);
  let type: SetType | null = null;
  for (let kinds = 0; kinds < 3; kinds += 1) {
    const word = wordAt(tokens, next);
    // "power clean singles": the clean is the lift.
    if (counted === null && isMovementWord(word)) break;
    // "2 back off sets".
    if (word === "back" && /^(?:off|down)$/.test(wordAt(tokens, next + 1)) && isSets(tokens[next + 2])) {
      next += 2;
      continue;
    }
    const warmup = warmupLength(tokens, next);
    if (warmup > 0) {
      type = "warmup";
      next += warmup;
      continue;
    }
    if (word === "drop" || word === "cluster" || word === "myo") {
      // "bench 3x8 60 drop set 40x12": the load of the sets before.
      if ((counted ?? 0) > MOST_BOUTS) return null;
      type = word;
    } else if (!SET_KINDS.has(word) && !(AGAIN.has(word) && counted !== null)) break;
    again ||= AGAIN.has(word);
    next += 1;
  }
  if (counted !== null && /^(?:supersets?|circuits?)$/.test(wordAt(tokens, next))) {
    const of = wordAt(tokens, next + 1) === "of" ? 1 : 0;
    return found(tokens, at, next + 1 + of, { kind: "superset" }, { kind: "sets", count: counted, rounds: true, type });
  }
  // "3s 10r", "10r 3s".
  const abbreviated = counted !== null && wordAt(tokens, next) === "s" && tokens[next]?.gap === false;
  const times = isTimes(tokens, next + 1) ? 1 : 0;
  const repsBeside =
    wordAt(tokens, next + 2 + times) === "r" || (wordAt(tokens, at - 1) === "r" && isNumber(tokens[at - 2]));
  if (abbreviated && repsBeside)
    return found(tokens, at, next + 1 + times, { kind: "sets", count: counted, rounds: false, type });
  if (isSetNumber(tokens, next)) return null;
  const named = readNamedSet(tokens, at, next, counted, type);
  if (named !== null) return named;
  // "triples at 140, five of them".
  // "…, situps 40, 3 times through".
  if (counted !== null && isThrough(tokens, next))
    return found(tokens, at, next + 2, { kind: "sets", count: counted, rounds: true, type: null });
  const those =
    counted !== null && wordAt(tokens, next) === "of" && /^(?:them|those|these)$/.test(wordAt(tokens, next + 1));
  if (those) return found(tokens, at, next + 2, { kind: "sets", count: counted, rounds: false, type: null });
  // "2 lengths of 30 m", "4 trips of 40 m".
  // "two sets of 8, then one of 5".
  const one =
    /^(?:one|another)$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === "of" ? tokens[at + 2] : undefined;
  const isOne =
    isNumber(one) && one.value <= MOST_LISTED && !isTimes(tokens, at + 3) && unitAt(tokens, at + 3) === null;
  if (isOne) {
    const reps = { kind: "counts" as const, counts: [{ reps: one.value }] };
    return found(
      tokens,
      at,
      at + (isReps(tokens[at + 3]) ? 4 : 3),
      { kind: "sets", count: 1, rounds: false, type: null },
      reps,
    );
  }
  const bouts = counted === null ? null : readBouts(tokens, at, next, counted);
  if (bouts !== null) return bouts;
  // "2 warm-ups" are sets without the word.
  if (type === "warmup" && counted !== null && !isSets(tokens[next]) && /ups$/.test(wordAt(tokens, next - 1)))
    return found(tokens, at, next, { kind: "sets", count: counted, rounds: false, type });
  // "a minute and a half, then two more for a minute each".
  const hasMore = counted !== null && isWord(tokens[next - 1], AGAIN) && wordAt(tokens, next) === "for";
  if (hasMore && readDuration(tokens, next + 1) !== null)
    return found(tokens, at, next, { kind: "sets", count: counted, rounds: false, type, again: true });
  const shared = counted === null || type !== null ? null : afterEach(tokens, next);
  if (shared !== null)
    return found(tokens, at, shared, { kind: "sets", count: counted, rounds: true, type: null, shared: true });
  if (!isSets(tokens[next]) || (counted === null && next === at && isSign(tokens[next + 1], ":"))) return null;
  const more = again && counted !== null ? { again: true as const } : {};
  const sets = { kind: "sets" as const, count: counted, rounds: isWord(tokens[next], ROUNDS), type, ...more };
  next += 1;
  // "did 18 sets of that": of all that was told.
  if (
    counted !== null &&
    isWord(tokens[next], OF) &&
    /^(?:that|those|this|these|them|all)$/.test(wordAt(tokens, next + 1))
  )
    return found(tokens, at, next + 2, { ...sets, rounds: true, whole: true });
  const joined = isWord(tokens[next], OF) || isTimes(tokens, next) || isSign(tokens[next], ":") ? 1 : 0;
  if (counted === null && joined === 0) return null;
  const inner = isTimes(tokens, next + joined) ? 1 : 0;
  // "8 rounds 20/10": seconds of work and of rest.
  const [work, slash, rest] = [tokens[next], tokens[next + 1], tokens[next + 2]];
  if (sets.rounds && isNumber(work) && isSign(slash, "/") && isNumber(rest) && !isSign(tokens[next + 3], "/"))
    return found(tokens, at, next + 3, sets, { kind: "note" });
  // "17 rounds + 3": repetitions of a round that was not finished.
  const isRest = isSign(tokens[next], "+") && isNumber(tokens[next + 1]) && !isTimes(tokens, next + 2);
  if (sets.rounds && isRest)
    return found(tokens, at, next + (isReps(tokens[next + 2]) ? 3 : 2), sets, { kind: "note" });
  const counts = joined === 1 || isNumber(tokens[next]) ? readSetReps(tokens, next + joined + inner, counted) : null;
  const ofEach = joined === 1 && !isSign(tokens[next], ":") ? { of: true as const } : {};
  const isOpen = (joined === 0 || WITH.test(wordAt(tokens, next))) && !isReps(tokens[(counts?.next ?? 0) - 1]);
  const mayWeigh = isOpen ? { mayWeigh: true as const } : {};
  if (counts !== null)
    return found(
      tokens,
      at,
      counts.next,
      { ...sets, ...ofEach, ...mayWeigh },
      { kind: "counts", counts: counts.counts },
    );
  return counted === null ? null : found(tokens, at, next, sets);
});

/** "2 lengths of 30 m", "3 goes of 10", "40 m, 4 trips": sets by another name. */
function readBouts(tokens: Tokens, at: number, place: number, count: number): Found | null {
  const word = wordAt(tokens, place);
  const of = isWord(tokens[place + 1], OF);
  const sets = { kind: "sets" as const, count, rounds: false, type: null };
  if (LENGTHS.test(word)) return of ? found(tokens, at, place + 2, sets) : null;
  if (!BOUTS.has(word) || count > MOST_BOUTS) return null;
  if (!of) {
    const ends = tokens[place + 1] === undefined || tokens[place + 1]?.kind === "sign";
    return word.startsWith("trip") && ends ? found(tokens, at, place + 1, sets) : null;
  }
  const reps = readSetReps(tokens, place + 2, count);
  if (reps === null) return isNumber(tokens[place + 2]) ? found(tokens, at, place + 2, sets) : null;
  return found(tokens, at, reps.next, sets, { kind: "counts", counts: reps.counts });
}
