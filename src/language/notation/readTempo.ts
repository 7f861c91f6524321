import { isNumber, isSign, wordAt } from "./marks.ts";
import { isReps, isSets, isTimes, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";
import { AT } from "./words.ts";

type Tokens = readonly Token[];

/** Whether the number before this place counts sets, reps or a unit. */
const counts = (tokens: Tokens, at: number): boolean =>
  isTimes(tokens, at) || isReps(tokens[at]) || isSets(tokens[at]) || unitAt(tokens, at) !== null;

/** The beats of "tempo 3-1-1-0", "31X1 tempo", "2-0-x-0": the place after them; `null` where there are none. */
export function readBeats(tokens: Tokens, at: number): number | null {
  let next = at;
  let beats = 0;
  const isBeat = () => isNumber(tokens[next]) || isSign(tokens[next], "x") || wordAt(tokens, next) === "x";
  // "tempo 3-1-1 60kg", "tempo 3 1 1 5x5": what is no single digit, or counts something, is no beat.
  const isApart = () => tokens[next]?.gap === true && ((tokens[next]?.value ?? 0) > 9 || counts(tokens, next + 1));
  while (beats < 4 && isBeat() && (beats === 0 || !isApart())) {
    beats += isNumber(tokens[next]) ? (tokens[next]?.end ?? 0) - (tokens[next]?.start ?? 0) : 1;
    next += 1;
    if (isSign(tokens[next], "-") || isSign(tokens[next], "/") || isSign(tokens[next], ":")) next += 1;
  }
  return beats >= 3 && beats <= 4 ? next : null;
}

/** A tempo without the word before it: "31x1 tempo", "3-1-1-0", "(2-0x0)". The place after it; `null` where there is none. */
export function readTempo(tokens: Tokens, at: number): number | null {
  const next = readBeats(tokens, at);
  if (next === null) return null;
  // In "35x7 tempo 3-1-1" the word belongs to the beats behind it.
  const [behind, dash] = [tokens[next + 1], tokens[next + 2]];
  const hasOwn =
    isNumber(behind) && (isSign(dash, "-") || behind.end - behind.start > 2) && readBeats(tokens, next + 1) !== null;
  if (wordAt(tokens, next) === "tempo" && !hasOwn) return next + 1;
  const parts = tokens.slice(at, next);
  const dashes = parts.filter((token) => isSign(token, "-")).length;
  const slow =
    parts.every((token) => token.kind !== "number" || token.value < 9) && parts.slice(1).every(({ gap }) => !gap);
  const bracketed = isSign(tokens[at - 1], "(") && isSign(tokens[next], ")");
  const announced = tokens.slice(Math.max(0, at - 12), at).some(({ fold }) => fold === "tempo");
  // "8-8-7-6": nobody lowers and lifts so slowly throughout.
  const isList = parts.every((token) => token.kind !== "number" || token.value >= FEWEST_LISTED);
  // "3-3-3-3 at 40/45/50/52.5": a load for each of the sets.
  if (isLoadRow(tokens, next, parts.filter(isNumber).length)) return null;
  return slow && !isList && (dashes === 3 || ((bracketed || announced) && dashes > 0)) ? next : null;
}

const FEWEST_LISTED = 5;
const LIGHTEST_IN_ROW = 20;

/** Whether as many loads follow, each parted from the next by a sign. */
function isLoadRow(tokens: Tokens, at: number, count: number): boolean {
  let next = at + (isSign(tokens[at], "@") || AT.has(wordAt(tokens, at)) || isSign(tokens[at], ":") ? 1 : 0);
  if (next === at) return false;
  let loads = 0;
  while (isNumber(tokens[next]) && (tokens[next]?.value ?? 0) >= LIGHTEST_IN_ROW) {
    loads += 1;
    next += tokens[next + 1]?.kind === "sign" && /^[/,-]$/.test(tokens[next + 1]?.fold ?? "") ? 2 : 1;
  }
  return loads === count && loads > 1;
}
