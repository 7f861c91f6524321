import { isMovementWord } from "./clauseWords.ts";
import { isNumber, isSign, type Mark, wordAt } from "./marks.ts";
import type { Token } from "./tokenize.ts";

const MISS = /^(?:miss(?:ed)?|fail(?:ed)?|f|nope|nolift|verfehlt|ungultig|rate|fallado|fallo|nulo|nullo|mancato)$/;
const MASS = /^(?:kgs?|kilos?|lbs?|pounds?|k)$/;
/** Lighter than this, a figure beside such a word may be repetitions. */
const LIGHTEST = 30;
/** So far back the attempt before it stands. */
const MOST_APART = 10;

/** Whether a load of about that size was told right before: what is tried next is no lighter. */
function follows(tokens: readonly Token[], at: number, value: number): boolean {
  const told = tokens.slice(Math.max(0, at - MOST_APART), at);
  // "squat 190x1. bench 110, 115, 120 miss": heavier loads of another lift.
  const lift = told.findLastIndex((token) => token.kind === "word" && isMovementWord(token.fold));
  const before = told.slice(lift + 1).flatMap((token) => (isNumber(token) ? token.value : []));
  const loads = before.filter((load) => load > value / 2);
  return loads.length > 0 && loads.every((load) => load <= value);
}

/**
 * "90 miss", "180x", "110 kg (f)", "205 no lift" behind another load: an attempt that did not go up. In: tokens and a place. Out: the
 * marks of the load and of the miss, and the place after them; `null` where it is none.
 */
export function missedLoadAt(
  tokens: readonly Token[],
  at: number,
): { load: number; unit: "kg" | "lb" | null; next: number } | null {
  const first = tokens[at];
  if (first === undefined || !isNumber(first) || isSign(tokens[at - 1], "x")) return null;
  const mass = MASS.test(wordAt(tokens, at + 1)) ? wordAt(tokens, at + 1) : null;
  let next = at + (mass === null ? 1 : 2);
  const open = isSign(tokens[next], "(") ? 1 : 0;
  next += open;
  const word = wordAt(tokens, next);
  if (isSign(tokens[next], "x") && tokens[next]?.gap !== true) next += MISS.test(wordAt(tokens, next + 1)) ? 2 : 1;
  else if (MISS.test(word)) next += 1;
  else if (word === "no" && /^(?:lift|good|go|rep)$/.test(wordAt(tokens, next + 1))) next += 2;
  else if (word === "no") next += 1;
  else return null;
  if (open === 1 && !isSign(tokens[next], ")")) return null;
  next += open;
  const after: Token | undefined = tokens[next];
  // "120 missed 125": the heavier one, where no other word of the kind stands behind it.
  const isNext = isNumber(after) && after.value > first.value && /^(?:miss|fail)(?:ed)?$/.test(word);
  const afterNext = next + (MASS.test(wordAt(tokens, next + 1)) ? 2 : 1);
  if (isNext && !MISS.test(wordAt(tokens, afterNext)) && !isSign(tokens[afterNext], "x")) return null;
  const ends = after === undefined || after.kind === "number" || (after.kind === "sign" && after.fold !== "x");
  const isCounted = isSign(tokens[next - 1], "x") && isNumber(after);
  if (!ends || isCounted || (word === "no" && isNumber(after))) return null;
  if (first.value <= LIGHTEST || !follows(tokens, at, first.value)) return null;
  return { load: first.value, unit: mass === null ? null : /^(?:lbs?|pounds?)$/.test(mass) ? "lb" : "kg", next };
}

/** The marks of a missed attempt. */
export const readMissedLoad = (tokens: readonly Token[], at: number): { marks: Mark[]; next: number } | null => {
  const missed = missedLoadAt(tokens, at);
  if (missed === null) return null;
  const place = { start: tokens[at]?.start ?? 0, end: tokens[missed.next - 1]?.end ?? 0 };
  const factors = [
    { kind: "weight" as const, values: [missed.load], unit: missed.unit, load: "total" as const },
    { kind: "counts" as const, counts: [{ reps: 0, missed: true as const }] },
  ];
  return {
    marks: [{ kind: "product", factors, doubled: false, loose: -1, spaced: false, ...place }],
    next: missed.next,
  };
};
