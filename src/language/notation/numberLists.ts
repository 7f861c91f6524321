import { readUnit } from "../numbers/units.ts";
import { isMovementWord } from "./clauseWords.ts";
import { countAt, endingAt } from "./countAt.ts";
import { type Count, isNumber, isSign, isWord, type Mass, wordAt, wordSet } from "./marks.ts";
import { missedLoadAt } from "./missedLoad.ts";
import { reserveAt } from "./reserves.ts";
import type { Token } from "./tokenize.ts";
import {
  AND,
  AT,
  IN_NUMBERS,
  LAST,
  MISSED_SIGNS,
  NAMED_SETS,
  ORDINALS,
  REPS_WORDS,
  RESTS,
  SETS_WORDS,
} from "./words.ts";

type Tokens = readonly Token[];

/** Numbers that belong together, and the token after them. */
export type NumberList = { counts: Count[]; next: number; tight: boolean; sign: string };

const LONGEST = 60;
const AFTER_ITEM = /^(?:and|then|all|each|per|same|reps?|rir|rpe|last|felt|on|of|to|kg|lb|lbs|y|und|et|e)$/;

export const isReps = (token: Token | undefined): boolean => token?.kind === "word" && REPS_WORDS.has(token.fold);
export const isSets = (token: Token | undefined): boolean => token?.kind === "word" && SETS_WORDS.has(token.fold);
/** "3 by 10", "3 mal 10": words for the sign. */
const EACH_OF = /^(?:de|da|di|of)$/;
const MULTIPLIED = /^(?:by|times|mal|por|fois|per|volte|vezes)$/;
/** Words that may stand for the sign. */
export const TIMES_WORDS = { has: (word: string) => MULTIPLIED.test(word) || EACH_OF.test(word) };
export const isTimes = (tokens: Tokens, at: number): boolean => {
  const token = tokens[at];
  if (token?.kind === "sign") return token.fold === "x" || token.fold === "xx";
  if (token?.fold === "times" && isReps(tokens[at - 1]) && isNumber(tokens[at - 2])) return isNumber(tokens[at + 1]);
  if (token?.kind !== "word" || !isNumber(tokens[at - 1]) || !isNumber(tokens[at + 1])) return false;
  return MULTIPLIED.test(token.fold) || (EACH_OF.test(token.fold) && isSetsOf(tokens, at));
};
/** "3 de 15", "4 da 8", "3 of 10": few of some, and the second is no date and no weight. */
function isSetsOf(tokens: Tokens, at: number): boolean {
  // "8 of 10 reps", "2 of 5 sets": a share.
  if (isReps(tokens[at + 2]) || isSets(tokens[at + 2])) return false;
  const [count, each] = [tokens[at - 1]?.value ?? 0, tokens[at + 1]?.value ?? 0];
  return Number.isInteger(count) && count >= 2 && count <= 10 && Number.isInteger(each) && each <= 50;
}
/** What is said of the feet one stands on: "push ups 4x20 feet elevated". */
const STANDS = wordSet("elevated up raised high on together apart wide narrow flat in out forward supported");

/** What has a second one: "ten at seventy second set ten at eighty". */
const ORDERED = /^(?:set|one|time|round|go|attempt)$/;

/** So far back its "first" may stand. */
const FIRST_WITHIN = 20;
const THEN = /^(?:then|and|puis|et|dann|und|luego|y|poi|e|depois|each|per|par|je|por|hold|holds|on|off|left|right)$/;

export const unitAt = (tokens: Tokens, at: number) => {
  const token = tokens[at];
  if (token === undefined || token.kind === "number" || token.kind === "clock" || token.kind === "label") return null;
  // "130'" is a distance: of so many minutes people count quarters of an hour.
  const quoted = token.fold === "'" ? (tokens[at - 1]?.value ?? 0) : 0;
  if (quoted >= 60 && (quoted % 15 !== 0 || quoted > 120)) return readUnit("ft");
  // "12 first set, 9 second" counts sets: of seconds there would be nine.
  const ends = tokens[at + 1] === undefined || tokens[at + 1]?.kind === "sign";
  if (token.fold === "second" && ORDERED.test(wordAt(tokens, at + 1))) return null;
  // "first squats 3x5 100 second bench 3x8 80".
  const isSecond = token.fold === "second" && isNumber(tokens[at - 2]) && isMovementWord(wordAt(tokens, at + 1));
  if (isSecond && tokens.slice(Math.max(0, at - FIRST_WITHIN), at).some(({ fold }) => fold === "first")) return null;
  if (token.fold === "second" && ends && (tokens[at - 1]?.value ?? 0) > 1) return null;
  // "60x5w" marks a warm-up; nobody lifts watts.
  if (token.fold === "w" && !token.gap && isTimes(tokens, at - 2)) return null;
  if (token.fold === "feet" && STANDS.has(wordAt(tokens, at + 1))) return null;
  if (token.gap && token.kind === "sign") return token.fold === "%" ? readUnit("%") : null;
  const rests = token.fold === "s" && RESTS.has(wordAt(tokens, at + 1));
  // "12 s, 10 s", "50 s puis 40 s": written as units are, with nothing behind it that it could begin.
  const isApart = token.fold === "s" && (ends || THEN.test(wordAt(tokens, at + 1)));
  if (token.gap && token.fold.length === 1 && !/^[mkh]$/.test(token.fold) && !rests && !isApart) return null;
  const unit = readUnit(token.fold);
  return unit?.kind === "mass" && isLateUnit(tokens, at) ? null : unit;
};

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 10_000;

/** "10/9/8 RIR 2": the name of an effort at `word` belongs to the number behind it, which counts nothing else. */
export function namesNext(tokens: Tokens, word: number): boolean {
  const [value, after] = [tokens[word + 1], tokens[word + 2]];
  if (!isNumber(value) || value.value > 10 || isTimes(tokens, word + 2) || unitAt(tokens, word + 2) !== null)
    return false;
  return !isNumber(after) && !isReps(after) && !isSets(after) && !/^(?:rir|rpe)$/.test(wordAt(tokens, word + 2));
}

/** What may come after an item of a list, so that it is sure to be one. */
type ItemPlace = { gap: boolean; mayEndList: boolean; mayHaveMass: boolean; mayBeTalk?: boolean };

/** Whether the words behind a number name what it counts: "10 10 8 goblet squats". */
function namesSoon(tokens: Tokens, at: number): boolean {
  for (let ahead = at; ahead < at + 4 && tokens[ahead]?.kind === "word"; ahead += 1)
    if (isMovementWord(wordAt(tokens, ahead))) return true;
  return unitAt(tokens, at) !== null;
}

/** Whether the number at `at` can be an item of a list: it counts nothing of its own. */
function isItem(tokens: Tokens, at: number, { gap, mayEndList, mayHaveMass, mayBeTalk }: ItemPlace): boolean {
  const token = tokens[at];
  if (!isNumber(token) || (gap && (isTimes(tokens, at + 1) || isSign(tokens[at + 1], ":")))) return false;
  const after = at + 1 + endingAt(tokens, at + 1);
  const unit = unitAt(tokens, after);
  if (unit !== null) return (unit.kind === "mass" || unit.kind === "k") && mayHaveMass;
  const word = wordAt(tokens, after);
  if (isSets(tokens[after]) || (/^(?:rir|rpe)$/.test(word) && !namesNext(tokens, after))) return false;
  // "2x12, 1 in the tank".
  const next = wordAt(tokens, after + 1);
  if (/^(?:in|left|more|to)$/.test(word) && /^(?:the|reserve|spare|me|hand|in)$/.test(next)) return false;
  if (after > at + 1) return true;
  if (!gap || word === "" || mayEndList) return true;
  if (mayBeTalk && !namesSoon(tokens, after)) return true;
  // "50, 40, 30 bodyweight": how all of them were done.
  if (/^(?:bw|bodyweight|body)$/.test(word) && !namesSoon(tokens, after + 1)) return true;
  // "60, 80, 100 for fives", "… in triples".
  if (/^(?:for|in)$/.test(word) && (NAMED_SETS.has(next) || IN_NUMBERS.has(next))) return true;
  return isReps(tokens[after]) || AT.has(word) || AFTER_ITEM.test(word) || MISSED_SIGNS.has(word);
}

/** Heavier figures in a list may be loads. */
const MOST_REPS_LISTED = 30;

/** "10 10 8": at least three bare numbers with nothing but spaces between them. */
function spacedList(tokens: Tokens, at: number): NumberList | null {
  const place = { gap: true, mayEndList: false, mayHaveMass: false };
  const counts: Count[] = [];
  let next = at;
  // "100 110 120 kg": the unit of loads stands behind the last.
  const areLoads = () => counts.length >= 2 && counts.every(({ reps }) => (reps ?? 0) > MOST_REPS_LISTED);
  while (
    counts.length < LONGEST &&
    isItem(tokens, next, { ...place, mayHaveMass: areLoads(), mayBeTalk: counts.length >= 2 }) &&
    !(areLoads() && missedLoadAt(tokens, next) !== null) &&
    (reserveAt(tokens, next + 1)?.length ?? 0) < 2
  ) {
    counts.push(countAt(tokens, next));
    next += 1 + endingAt(tokens, next + 1);
  }
  // "5 5 and 4": the last of them; "30 12 12 and 35 10 10" goes on with other sets.
  const ends = !isNumber(tokens[next + 2]);
  if (counts.length > 1 && ends && isWord(tokens[next], AND) && isItem(tokens, next + 1, place)) {
    counts.push(countAt(tokens, next + 1));
    next += 2 + endingAt(tokens, next + 2);
  }
  // "5 5 5 4 82.5": the load comes last.
  const last = counts.at(-1)?.reps ?? 0;
  const most = Math.max(...counts.slice(0, -1).map(({ reps }) => reps ?? 0));
  if (counts.length > 3 && most <= 30 && last > 30 && last > 3 * most && wordAt(tokens, next) === "") {
    counts.pop();
    next -= 1;
  }
  const [first, second] = counts.map(({ reps }) => reps ?? 0);
  // "100 5 5 5" is a weight and what was done with it.
  if (counts.length < 3 || ((first ?? 0) > 30 && (second ?? 0) <= 30)) return null;
  return counts.every(({ reps }) => reps !== null && isWhole(reps) && (reps <= 100 || areLoads()))
    ? { counts, next, tight: false, sign: " " }
    : null;
}

const LIGHTEST_LOAD = 30;
const isLoadBeside = (counts: readonly Count[], reps: Token | undefined): boolean =>
  (counts.at(-1)?.reps ?? 0) > LIGHTEST_LOAD && (reps?.value ?? LIGHTEST_LOAD) < LIGHTEST_LOAD;

const isOnLast = (tokens: Tokens, at: number): boolean => {
  const on = at + (isReps(tokens[at]) ? 1 : 0);
  const last = on + (/^(?:the|my)$/.test(wordAt(tokens, on + 1)) ? 2 : 1);
  return /^(?:on|in|for)$/.test(wordAt(tokens, on)) && LAST.has(wordAt(tokens, last));
};

/** Where the item after a joining sign or word is, and how it is joined; `null` when the list ends before it. */
function nextItem(tokens: Tokens, at: number, sign: string): { at: number; gap: boolean; byWord: boolean } | null {
  const byWord = isWord(tokens[at], AND);
  // "8 -20kg" is reps and a load that is taken off.
  if (isSign(tokens[at], "-") && tokens[at]?.gap && massAt(tokens, at + 2) !== null) return null;
  if (!byWord && !(sign !== "" && isSign(tokens[at], sign))) return null;
  const item = at + (sign === "," && !byWord && isWord(tokens[at + 1], AND) ? 2 : 1);
  const gap = byWord || tokens[item]?.gap === true;
  // In "35, 1-2 RIR" the range is of something else.
  if (gap && sign !== "-" && isSign(tokens[item + 1], "-") && isNumber(tokens[item + 2])) return null;
  // "situps 40, 3 times through".
  if (gap && isThrough(tokens, item + 1)) return null;
  // "8, 8, 7 80kg": the load stands behind the last of them.
  const isLast = isSign(tokens[at - 2], sign) && isNumber(tokens[at - 3]) && massAt(tokens, item + 2) !== null;
  // In "60 10, 80 8" the 80 begins another set; "8 - 10" is no list.
  return (gap && isNumber(tokens[item + 1]) && !(isLast && isLoadBehind(tokens, item))) || (sign === "-" && gap)
    ? null
    : { at: item, gap, byWord };
}

/** A load that is plainly none of the repetitions before it. */
const isLoadBehind = (tokens: Tokens, at: number): boolean =>
  (tokens[at]?.value ?? 0) <= MOST_REPS_LISTED && (tokens[at + 1]?.value ?? 0) > (tokens[at]?.value ?? 0);

/** "3 times through", "twice round": all that was named before. */
export const isThrough = (tokens: Tokens, at: number): boolean =>
  /^times?$/.test(wordAt(tokens, at)) && /^(?:through|thru|over|round|around)$/.test(wordAt(tokens, at + 1));

/** Shorter holds are not listed. */
const SHORTEST_LISTED = 10;

/** The last of "60, 50, 45 seconds", whose unit is that of all; not of "12, 10, 60 s rest". */
function isLastTime(tokens: Tokens, at: number, counts: readonly Count[]): boolean {
  if (!isNumber(tokens[at])) return false;
  const unit = unitAt(tokens, at + 1);
  if (
    unit?.kind !== "time" ||
    unit.seconds !== 1 ||
    wordAt(tokens, at + 1) === "s" ||
    RESTS.has(wordAt(tokens, at + 2))
  )
    return false;
  const values = [tokens[at]?.value ?? 0, ...counts.map(({ reps }) => reps ?? 0)];
  return Math.min(...values) >= SHORTEST_LISTED && Math.max(...values) <= 3 * Math.min(...values);
}

/** "135, 185, 225, 265 lbs": figures that can be nothing else, whose unit stands behind the last. */
function areLoads(counts: readonly Count[]): boolean {
  return counts.length > 1 && counts.every(({ reps }) => (reps ?? 0) > MOST_REPS_LISTED);
}

/**
 * Numbers joined by one kind of sign: "12/10/8", "8, 8 and 7", "20-20-25-30", "10 10 8", also "2,1,x" and "8,8,6F". A
 * single number is a list of one. `expected` items may be followed by a name ("3 sets of 10, 8, 6 rows").
 */
export function readNumberList(tokens: Tokens, at: number, expected: number | null = null): NumberList | null {
  if (!isNumber(tokens[at])) return null;
  const spaced = spacedList(tokens, at);
  if (spaced !== null) return spaced;
  const counts: Count[] = [countAt(tokens, at)];
  let next = at + 1 + endingAt(tokens, at + 1);
  const separator = tokens[next];
  const sign = separator?.kind === "sign" && /^[,/-]$/.test(separator.fold) ? separator.fold : "";
  let tight = true;
  while (counts.length < LONGEST) {
    const item = nextItem(tokens, next, sign);
    if (item === null || missedLoadAt(tokens, item.at) !== null) break;
    if (isSign(tokens[item.at], "x") && !isNumber(tokens[item.at + 1])) {
      counts.push({ reps: 0, missed: true });
      next = item.at + 1;
      continue;
    }
    // "245x6,4x4": four sets of four begin behind the comma.
    const isProduct =
      counts.length === 1 && sign === "," && !item.gap && isTimes(tokens, at - 1) && isTimes(tokens, item.at + 1);
    if (isProduct && (tokens[at - 2]?.value ?? 0) > MOST_REPS_LISTED) break;
    const mayEndList = expected !== null && counts.length + 1 === expected;
    if (
      !isLastTime(tokens, item.at, counts) &&
      !isItem(tokens, item.at, { gap: item.gap, mayEndList, mayHaveMass: !item.gap || areLoads(counts) })
    )
      break;
    // "5@6 140, 5@7 150": the figure before a sign of its own begins another set.
    const isNext =
      sign === "," && item.gap && isSign(tokens[item.at + 1], "@") && isLoadBeside(counts, tokens[item.at]);
    // "3x8 60, 6 on the last": the load, and what became of one set.
    const isOfLast = counts.length === 1 && isLoadBeside(counts, tokens[item.at]) && isOnLast(tokens, item.at + 1);
    // "3x5 100, 2 reps in reserve": what was not done.
    if (isNext || isOfLast || (reserveAt(tokens, item.at + 1)?.length ?? 0) > 1) break;
    counts.push(countAt(tokens, item.at));
    tight = tight && !item.gap;
    next = item.at + 1 + endingAt(tokens, item.at + 1);
    if (item.byWord) break;
  }
  return { counts, next, tight, sign: counts.length === 1 ? "" : sign || "and" };
}

/** "8 + 3 + 2": a broken set written with spaces; what comes after the first is less, and counts nothing of its own. */
function looseExtras(tokens: Tokens, at: number): { counts: Count[]; next: number } | null {
  const first = tokens[at]?.value ?? 0;
  const counts: Count[] = [{ reps: first }];
  let next = at + 1;
  while (counts.length < LONGEST && isSign(tokens[next], "+") && tokens[next]?.gap && isNumber(tokens[next + 1])) {
    const value = tokens[next + 1]?.value ?? 0;
    const after = tokens[next + 2];
    const ends = after === undefined || (after.kind === "sign" && !isTimes(tokens, next + 2));
    if (value >= first || !isWhole(value) || !ends || !tokens[next + 1]?.gap) return null;
    counts.push({ reps: value, extra: true });
    next += 2;
  }
  return counts.length > 1 && isTimes(tokens, at - 1) ? { counts, next } : null;
}

/** Figures of an "or" that are further apart are two sets. */
const MOST_UNSURE = 3;

/** What "8-10", "8 to 10", "8+", "8+3+2" and "10" say of the sets whose reps start at `at`. */
export function readCounts(
  tokens: Tokens,
  at: number,
  expected: number | null = null,
): { counts: Count[]; next: number } | null {
  const first = tokens[at];
  if (!isNumber(first) || !isWhole(first.value)) return null;
  const [sign, second, third] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  const tightSign = sign?.kind === "sign" && !sign.gap;
  if (tightSign && sign.fold === "+") {
    const counts: Count[] = [{ reps: first.value }];
    let next = at + 1;
    while (
      counts.length < LONGEST &&
      isSign(tokens[next], "+") &&
      isNumber(tokens[next + 1]) &&
      !tokens[next + 1]?.gap &&
      unitAt(tokens, next + 2) === null
    ) {
      counts.push({ reps: tokens[next + 1]?.value ?? 0, extra: true });
      next += 2;
    }
    if (counts.length > 1) return { counts, next };
    if (!isNumber(second) || second.gap) return { counts: [{ reps: first.value, amrap: true }], next: at + 2 };
    return { counts, next };
  }
  const apart = looseExtras(tokens, at);
  if (apart !== null) return apart;
  const rangeWord = sign?.kind === "word" && /^(?:to|bis|a|or|oder|ou|o)$/.test(sign.fold);
  // "5 or 6 reps": not said exactly.
  const isUnsure =
    sign?.kind === "word" &&
    /^(?:or|oder|ou|o)$/.test(sign.fold) &&
    isNumber(second) &&
    second.value - first.value <= MOST_UNSURE &&
    unitAt(tokens, at + 3) === null;
  const range =
    (tightSign && sign.fold === "-") || isUnsure || (sign?.kind === "word" && /^(?:to|bis)$/.test(sign.fold));
  if (
    range &&
    isNumber(second) &&
    (rangeWord || !second.gap) &&
    second.value > first.value &&
    !(isSign(third, "-") && isNumber(tokens[at + 4]))
  ) {
    return { counts: [{ reps: null }], next: at + 3 };
  }
  const list = readNumberList(tokens, at, expected);
  if (list === null || !list.counts.every(({ reps }) => reps === null || isWhole(reps))) return null;
  return { counts: list.counts, next: list.next };
}

/** The mass unit at a place. */
export const massAt = (tokens: Tokens, at: number): Mass | null => {
  const unit = unitAt(tokens, at);
  return unit?.kind === "mass" ? unit.unit : null;
};

/** Nobody counts so many repetitions of a load as light as the heaviest that is told late. */
const LEAST_LOAD = 40;
const MOST_LATE_REPS = 12;

/**
 * Whether the unit behind a count is that of the load before it: "315 for 5 today lbs", "185 for 3x8 lbs". `at` is the
 * place of the unit.
 */
export function isLateUnit(tokens: Tokens, at: number): boolean {
  let first = at - 1;
  const reps = tokens[first];
  if (!isNumber(reps) || !Number.isInteger(reps.value) || reps.value > MOST_LATE_REPS) return false;
  while (isTimes(tokens, first - 1) && isNumber(tokens[first - 2])) first -= 2;
  const load = tokens[first - 2];
  return (
    wordAt(tokens, first - 1) === "for" && isNumber(load) && load.value >= LEAST_LOAD && !isTimes(tokens, first - 3)
  );
}

/** "45lbs/20.4kg": the second figure is the same weight again. The place after it, or `at`. */
export function skipConversion(tokens: Tokens, at: number, unit: Mass): number {
  const opens = isSign(tokens[at], "(");
  if (!opens && !isSign(tokens[at], "/")) return at;
  const other = isNumber(tokens[at + 1]) ? massAt(tokens, at + 2) : null;
  if (other === null || other === unit || isTimes(tokens, at + 3)) return at;
  return at + 3 + (opens && isSign(tokens[at + 3], ")") ? 1 : 0);
}

/** "reps on the last one", "on the first": the amount before is that of one set. */
export function isOfOneSet(tokens: Tokens, at: number): boolean {
  let next = at + (isReps(tokens[at]) ? 1 : 0);
  if (!/^(?:on|in|for)$/.test(wordAt(tokens, next))) return false;
  next += /^(?:the|my)$/.test(wordAt(tokens, next + 1)) ? 2 : 1;
  return LAST.has(wordAt(tokens, next)) || ORDINALS.has(wordAt(tokens, next));
}

/** Sets by repetitions, and no load: "3x12". */
export const isSchemeAt = (tokens: Tokens, at: number): boolean =>
  isNumber(tokens[at]) &&
  (tokens[at]?.value ?? 99) <= 10 &&
  isTimes(tokens, at + 1) &&
  isNumber(tokens[at + 2]) &&
  unitAt(tokens, at + 3) === null;
