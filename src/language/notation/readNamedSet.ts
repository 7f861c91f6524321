import { isMovementWord } from "./clauseWords.ts";
import { type Found, found, isNumber, isSign, isWord, type SetType, wordAt, wordSet } from "./marks.ts";
import { missedLoadAt } from "./missedLoad.ts";
import { isReps, isSets, isTimes, massAt, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";
import { AFTER_NAMED, IN_NUMBERS, NAMED_SETS, SIDES } from "./words.ts";

type Tokens = readonly Token[];

const RACKETS = /^(?:tennis|badminton|padel|squash|pickleball|pong|mixed|mens|ladies|womens|play\w*|pickle)$/;
const NOT_A_SET = /^(?:arm|leg|unders?|kettlebells?|kb|db|dumbbells?|hand|handed|armed|legged)$/;

/** Whether a product comes in the same clause, a few tokens on. */
function hasProductAhead(tokens: Tokens, at: number): boolean {
  for (let ahead = at + 1; ahead < at + 9; ahead += 1) {
    if (/^[,;.\n]$/.test(tokens[ahead]?.fold ?? "")) return false;
    if (isTimes(tokens, ahead) && isNumber(tokens[ahead - 1]) && isNumber(tokens[ahead + 1])) return true;
  }
  return false;
}

/** "3 heavy singles", "a triple", "2 doubles": a word that says the reps as well. Not "single arm", "double unders". */
export function readNamedSet(
  tokens: Tokens,
  at: number,
  place: number,
  count: number | null,
  type: SetType | null,
): Found | null {
  const word = wordAt(tokens, place);
  const isOfLoads = /^(?:for|in)$/.test(wordAt(tokens, place - 1)) && isNumber(tokens[place - 2]);
  const named = NAMED_SETS.get(word) ?? (isOfLoads ? IN_NUMBERS.get(word) : undefined);
  const after = tokens[place + 1];
  // "double 20s kb press": two of them.
  const isPair = isNumber(after) && wordAt(tokens, place + 2) === "s" && tokens[place + 2]?.gap === false;
  // "a triple drop", "double dropset": how many drops.
  const isDrop = /^drop(?:s|-?sets?)?$/.test(after?.fold ?? "");
  // "Tennis doubles, 1 h 15": who plays with whom.
  if (
    /^(?:doubles|singles)$/.test(word) &&
    tokens.slice(Math.max(0, place - 5), place).some(({ fold }) => RACKETS.test(fold))
  )
    return found(tokens, at, place + 1, { kind: "note" });
  // "20 s between the doubles": of what was told.
  const back = /^(?:the|each|my)$/.test(wordAt(tokens, at - 1)) ? 2 : 1;
  if (named !== undefined && wordAt(tokens, at - back) === "between")
    return found(tokens, at, place + 1, { kind: "note" });
  if (named === undefined || isPair || isDrop || (word === "doubles" && after?.fold === "unders")) return null;
  // "100 double unders", "20 double leg lifts": a part of the name, where several sets would be "doubles".
  const isName = after?.kind === "word" && !AFTER_NAMED.has(after.fold) && !isSets(after) && !isReps(after);
  if (count !== null && count > 1 && !word.endsWith("s") && isName) return null;
  // "95 single, back-off 80": nobody does so many of them; it is what was lifted.
  if (count !== null && count > MOST_NAMED) {
    const load = { kind: "weight" as const, values: [count], unit: null, load: "total" as const, perHand: false };
    return found(tokens, at, place + 1, load, { kind: "counts", counts: [{ reps: named }] });
  }
  // "12 each leg single": how it was done.
  if (count === null && !word.endsWith("s") && place === at && SIDES.has(wordAt(tokens, at - 1))) return null;
  const ends = after?.kind !== "word" || AFTER_NAMED.has(after.fold) || word.endsWith("s");
  const qualified = count !== null || place > at;
  if (!ends && !(qualified && !NOT_A_SET.test(after.fold))) return null;
  const of = after?.fold === "of" ? 1 : 0;
  const ramp = word.endsWith("s") ? readLoadsOfSets(tokens, place + 1) : null;
  if (ramp !== null && (count === null || count === ramp.values.length)) {
    const { values, unit, next } = ramp;
    const loads = { kind: "weight" as const, values, unit, load: "total" as const, perHand: false };
    return found(tokens, at, next, loads, { kind: "counts", counts: [{ reps: named }] });
  }
  // "singles at 85% 5x1" only says what the product says.
  // "70, 100, 120 in triples then 5x1 at 150": the loads before it were lifted so.
  const isOfRow = isOfLoads && /^(?:,|\/|\d.*)$/.test(tokens[place - 3]?.fold ?? "");
  if (count === null && word.endsWith("s") && !isOfRow && hasProductAhead(tokens, place))
    return found(tokens, at, place + 1, { kind: "note" });
  // "deadlift singles. 180 easy, 200": a heading, its loads still to be told.
  const isHeading = after === undefined || /^[.:;\n]$/.test(after.fold);
  if (count === null && word.endsWith("s") && isHeading && isMovementWord(wordAt(tokens, at - 1)))
    return found(tokens, at, place + 1, { kind: "note" });
  // "triples x4".
  const often = count === null && isTimes(tokens, place + 1) ? tokens[place + 2] : undefined;
  if (isNumber(often) && often.value <= MOST_NAMED && !isTimes(tokens, place + 3) && unitAt(tokens, place + 3) === null)
    return found(
      tokens,
      at,
      place + 3,
      { kind: "sets", count: often.value, rounds: false, type },
      { kind: "counts", counts: [{ reps: named }] },
    );
  const sets = { kind: "sets" as const, count: count ?? 1, rounds: false, type };
  return found(tokens, at, place + 1 + of, sets, { kind: "counts", counts: [{ reps: named }] });
}

/** "70, 75, 80", "at 90, 92.5 and 95 kg", ": 140 150 160": the loads of sets of one kind, two or more, one each. */
function readLoadsOfSets(
  tokens: Tokens,
  at: number,
): { values: number[]; unit: "kg" | "lb" | null; next: number } | null {
  let next = at;
  while (next < at + 2 && (isSign(tokens[next], ":") || isSign(tokens[next], "@") || isWord(tokens[next], LOAD_LEADS)))
    next += 1;
  const values: number[] = [];
  let unit: "kg" | "lb" | null = null;
  let end = next;
  while (values.length < MOST_LOADS && isNumber(tokens[next])) {
    const mass = massAt(tokens, next + 1);
    const after = next + (mass === null ? 1 : 2);
    const other = mass === null && unitAt(tokens, next + 1) !== null;
    // "singles 160 170 180, 190 miss": the last did not go up.
    if (missedLoadAt(tokens, next) !== null) break;
    if (other || isTimes(tokens, after) || isReps(tokens[after]) || isSets(tokens[after])) break;
    values.push(tokens[next]?.value ?? 0);
    unit = mass ?? unit;
    end = after;
    next = after;
    while (
      next < after + 2 &&
      (/^[,/-]$/.test(tokens[next]?.fold ?? "") || /^(?:and|then|to)$/.test(wordAt(tokens, next)))
    )
      next += 1;
  }
  const light = Math.min(...values) < LIGHTEST_LOAD;
  return values.length < 2 || light ? null : { values, unit, next: end };
}
/** More singles, doubles or triples than this are not told as one. */
const MOST_NAMED = 12;
const LOAD_LEADS = wordSet("at with @ mit of");
const MOST_LOADS = 20;
/** Smaller figures behind a kind of set may be repetitions. */
const LIGHTEST_LOAD = 20;
