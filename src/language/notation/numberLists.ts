import { isSlipOf } from "../spelling.ts";
import { readUnit } from "../units.ts";
import { type Count, isNumber, isSign, isWord, type Mass } from "./marks.ts";
import type { Token } from "./tokenize.ts";
import { AT, MISSED_SIGNS, REPS, SETS } from "./words.ts";

type Tokens = readonly Token[];

/** Numbers that belong together, and the token after them. */
export type NumberList = { counts: Count[]; next: number; tight: boolean; sign: string };

const LONGEST = 60;
const AFTER_ITEM = /^(?:and|then|all|each|per|same|reps?|rir|rpe|last|felt|on|of|to|kg|lb|lbs|y|und|et|e)$/;

export const isReps = (token: Token | undefined): boolean =>
  token?.kind === "word" && (REPS.has(token.fold) || (/^r.{3,5}$/.test(token.fold) && isSlipOf(token.fold, "reps")));
export const isSets = (token: Token | undefined): boolean =>
  token?.kind === "word" && (SETS.has(token.fold) || (/^s.{3,5}$/.test(token.fold) && isSlipOf(token.fold, "sets")));
export const isTimes = (tokens: Tokens, at: number): boolean => {
  const token = tokens[at];
  if (token?.kind === "sign") return token.fold === "x" || token.fold === "xx";
  return token?.kind === "word" && token.fold === "by" && isNumber(tokens[at - 1]) && isNumber(tokens[at + 1]);
};
export const unitAt = (tokens: Tokens, at: number) => {
  const token = tokens[at];
  if (token === undefined || token.kind === "number" || token.kind === "clock" || token.kind === "label") return null;
  // "130'" is a distance: nobody counts so many minutes.
  if (token.fold === "'" && (tokens[at - 1]?.value ?? 0) >= 60) return readUnit("ft");
  if (token.gap && token.kind === "sign") return token.fold === "%" ? readUnit("%") : null;
  if (token.gap && token.fold.length === 1 && !/^[mkh]$/.test(token.fold)) return null;
  return readUnit(token.fold);
};

const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 10_000;

/** Whether the number at `at` can be an item of a list: it counts nothing of its own. */
function isItem(tokens: Tokens, at: number, spaced: boolean, mayEndList: boolean, mayHaveMass: boolean): boolean {
  const token = tokens[at];
  if (!isNumber(token) || isTimes(tokens, at + 1)) return false;
  const unit = unitAt(tokens, at + 1);
  if (unit !== null) return (unit.kind === "mass" || unit.kind === "k") && mayHaveMass;
  const after = tokens[at + 1];
  if (isSets(after)) return false;
  // In "60 10, 80 8" the 80 begins another set.
  if (spaced && !mayEndList && isNumber(after) && after.gap) return false;
  if (!spaced || after?.kind !== "word") return true;
  return (
    mayEndList || isReps(after) || AT.has(after.fold) || AFTER_ITEM.test(after.fold) || MISSED_SIGNS.has(after.fold)
  );
}

/** "10 10 8": at least three bare numbers with nothing but spaces between them. */
function spacedList(tokens: Tokens, at: number): NumberList | null {
  let next = at;
  while (next < at + LONGEST && isItem(tokens, next, true, false, false)) next += 1;
  const counts = tokens.slice(at, next).map(({ value }) => ({ reps: value }));
  const [first, second] = counts;
  // "100 5 5 5" is a weight and what was done with it.
  if (first !== undefined && second !== undefined && first.reps > 30 && second.reps <= 30) return null;
  return counts.length >= 3 && counts.every(({ reps }) => isWhole(reps) && reps <= 100)
    ? { counts, next, tight: false, sign: " " }
    : null;
}

/**
 * Numbers joined by one kind of sign: "12/10/8", "8, 8 and 7", "20-20-25-30", "10 10 8", also "2,1,x". A single
 * number is a list of one. `expected` items may be followed by the name of an exercise ("3 sets of 10, 8, 6 rows").
 */
export function readNumberList(tokens: Tokens, at: number, expected: number | null = null): NumberList | null {
  const first = tokens[at];
  if (!isNumber(first)) return null;
  const spaced = spacedList(tokens, at);
  if (spaced !== null) return spaced;
  const counts: Count[] = [{ reps: first.value }];
  const separator = tokens[at + 1];
  const sign = separator?.kind === "sign" && /^[,/-]$/.test(separator.fold) ? separator.fold : "";
  let next = at + 1;
  let tight = true;
  const joins = (token: Token | undefined) =>
    (sign !== "" && isSign(token, sign)) || (token?.kind === "word" && /^(?:and|und|y|et|e)$/.test(token.fold));
  while (counts.length < LONGEST && joins(tokens[next])) {
    let item = next + 1;
    if (sign === "," && isSign(tokens[next], ",") && isWord(tokens[item], new Set(["and", "und", "y", "et", "e"])))
      item += 1;
    const token = tokens[item];
    const wordJoin = tokens[next]?.kind === "word";
    const gap = token?.gap === true || wordJoin;
    if (sign === "-" && gap) break;
    if (isSign(token, "x") && counts.length > 0 && !isNumber(tokens[item + 1])) {
      counts.push({ reps: 0, missed: true });
      next = item + 1;
      continue;
    }
    const mayEnd = expected !== null && counts.length + 1 === expected;
    const massEnds = counts.length >= 1 && !gap;
    if (!isItem(tokens, item, gap, mayEnd, massEnds)) break;
    // "8 reps and 12 push ups": after a word the number must still be of the same kind.
    if (
      wordJoin &&
      !mayEnd &&
      tokens[item + 1]?.kind === "word" &&
      !isReps(tokens[item + 1]) &&
      !AT.has(tokens[item + 1]?.fold ?? "") &&
      !AFTER_ITEM.test(tokens[item + 1]?.fold ?? "")
    )
      break;
    counts.push({ reps: token?.value ?? 0 });
    tight = tight && !gap;
    next = item + 1;
    if (wordJoin) break;
  }
  return { counts, next, tight, sign: counts.length === 1 ? "" : sign || "and" };
}

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
  const rangeWord = sign?.kind === "word" && /^(?:to|bis|a|or|oder|ou|o)$/.test(sign.fold);
  const range = (tightSign && sign.fold === "-") || (sign?.kind === "word" && /^(?:to|bis)$/.test(sign.fold));
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

/** "45lbs/20.4kg": the second figure is the same weight again. The place after it, or `at`. */
export function skipConversion(tokens: Tokens, at: number, unit: Mass): number {
  const opens = isSign(tokens[at], "(");
  if (!opens && !isSign(tokens[at], "/")) return at;
  const other = isNumber(tokens[at + 1]) ? massAt(tokens, at + 2) : null;
  if (other === null || other === unit || isTimes(tokens, at + 3)) return at;
  return at + 3 + (opens && isSign(tokens[at + 3], ")") ? 1 : 0);
}
