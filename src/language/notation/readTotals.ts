import { beginning, firstOf, found, isNumber, isSign, isWord, NO_WORD, type Reader, wordAt, wordSet } from "./marks.ts";
import { isReps, isTimes, massAt, unitAt } from "./numberLists.ts";
import { readDuration } from "./readExtents.ts";
import type { Token } from "./tokenize.ts";

type Tokens = readonly Token[];

const LEADS = wordSet("for a total of makes making that's so it was is all in grand and =");
const TOTALS = wordSet("total totals altogether overall gesamt insgesamt totale");
const BEGINNINGS: ReadonlySet<string> = new Set([...LEADS, ...TOTALS]);
/** How far back the figures stand that a total adds up. */
const LOOKS_BACK = 40;

/** The figures of a row that ends before a place, brackets left out: "20, 15 and 15", "5x20"; `null` behind anything else. */
function sumBefore(tokens: Tokens, at: number): number | null {
  const values: number[] = [];
  let product = 0;
  let place = at - 1;
  for (; place >= Math.max(0, at - LOOKS_BACK); place -= 1) {
    const token = tokens[place];
    if (isSign(token, ")") && isNumber(tokens[place - 1]) && isSign(tokens[place - 2], "(")) {
      place -= 2;
      continue;
    }
    if (isNumber(token)) {
      if (isTimes(tokens, place - 1) && isNumber(tokens[place - 2])) {
        product += token.value * (tokens[place - 2]?.value ?? 0);
        place -= 2;
      } else values.push(token.value);
      continue;
    }
    const fold = tokens[place]?.fold ?? "";
    if (!/^(?:[,/+&:;(-]|and|then|reps?|sets?|of|got|did|x)$/.test(fold)) break;
  }
  if (values.length + product === 0) return null;
  return product + values.reduce((sum, value) => sum + value, 0);
}

/** "20, 15, 15 total 50", "10, 8, 7 for 25 total": the sum of what was said, and no set. */
const readSum = beginning(BEGINNINGS, (tokens, at) => {
  let next = at;
  let isTotal = false;
  while (next < at + 6 && (isWord(tokens[next], LEADS) || isWord(tokens[next], TOTALS) || isSign(tokens[next], ":"))) {
    isTotal ||= isWord(tokens[next], TOTALS);
    next += 1;
  }
  const value = tokens[next];
  if (!isNumber(value) || isTimes(tokens, next + 1)) return null;
  let end = next + (isReps(tokens[next + 1]) ? 2 : 1);
  const in_ = wordAt(tokens, end) === "in" ? 1 : 0;
  if (isWord(tokens[end + in_], TOTALS)) {
    isTotal = true;
    end += in_ + 1;
  }
  return isTotal && sumBefore(tokens, at) === value.value ? found(tokens, at, end, { kind: "note" }) : null;
});

/** Words that may stand between a total and what it is made of. */
const LONGEST_NAMED = 6;
const PARTS_LEAD = /^(?:as|in|like|of|split|were|was|went)$/;

/** "50 pushups today: 20 then 15 then 10 then 5": the sum of the sets that follow it is none of them. */
const readSumAhead = beginning(NO_WORD, (tokens, at) => {
  const total = tokens[at];
  // "36 kg: 9, 14, 13", "28s: 11, 9, 8": what was lifted, and no sum.
  const isPair = wordAt(tokens, at + 1) === "s" && tokens[at + 1]?.gap === false;
  if (!isNumber(total) || !Number.isInteger(total.value) || massAt(tokens, at + 1) !== null || isPair) return null;
  let next = at + 1;
  while (next <= at + LONGEST_NAMED && tokens[next]?.kind === "word") next += 1;
  if (next === at + 1) return null;
  const sign = tokens[next];
  const isTold = sign?.kind === "sign" && /^[:(]$/.test(sign.fold);
  const isLed = PARTS_LEAD.test(wordAt(tokens, next - 1));
  if (sign?.kind === "sign") next += 1;
  let sum = 0;
  let parts = 0;
  while (isNumber(tokens[next])) {
    sum += tokens[next]?.value ?? 0;
    parts += 1;
    next += 1;
    let joins = 0;
    while (joins < 2 && /^(?:[,/+-]|and|then)$/.test(tokens[next + joins]?.fold ?? "")) joins += 1;
    if (!isNumber(tokens[next + joins])) break;
    next += joins;
  }
  const counts = unitAt(tokens, next) !== null || isTimes(tokens, next);
  return sum === total.value && !counts && parts >= 2 && (isTold || isLed)
    ? found(tokens, at, at + 1, { kind: "note" })
    : null;
});

/** "10 (10), 8 (18), 7 (25)": how many it were so far. */
const readRunningSum = beginning(NO_WORD, (tokens, at) => {
  const value = tokens[at + 1];
  if (!isSign(tokens[at], "(") || !isNumber(value) || !isSign(tokens[at + 2], ")")) return null;
  const next = tokens[at + 3];
  const goesOn = next === undefined || /^[,;.\n]$/.test(next.fold) || isNumber(next);
  if (!goesOn || sumBefore(tokens, at) !== value.value) return null;
  return hasOtherBrackets(tokens, at) ? null : found(tokens, at, at + 3, { kind: "note" });
});

/** "leg ext 3x15 (50)" above "adductor 3x20 (60)": who writes what is no sum in brackets writes no sum there by chance. */
const hasOtherBrackets = (tokens: Tokens, at: number): boolean =>
  tokens.some(
    (token, place) =>
      place !== at &&
      isSign(token, "(") &&
      isNumber(tokens[place + 1]) &&
      isSign(tokens[place + 2], ")") &&
      sumBefore(tokens, place) !== tokens[place + 1]?.value,
  );

const WHOLE = wordSet("all everything session workout alles todo tout tudo tutto");
const TOOK = wordSet("in took en dans em done fatto gemacht hecho fait feito it me was");
/** Seconds; shorter times are those of a set. */
const SHORTEST_SESSION = 600;

/** "fatto tutto in 40 min", "everything done in half an hour": how long all of it took. */
const readSessionTime = beginning(WHOLE, (tokens, at) => {
  if (!isWord(tokens[at], WHOLE)) return null;
  let next = at + 1;
  while (next < at + 4 && isWord(tokens[next], TOOK)) next += 1;
  const time = next > at + 1 ? readDuration(tokens, next) : null;
  return time !== null && time.seconds >= SHORTEST_SESSION ? found(tokens, at, time.next, { kind: "note" }) : null;
});

/** What sets come to, said behind them: it is none of them. */
export const readTotal: Reader = firstOf(readSum, readSumAhead, readRunningSum, readSessionTime);
