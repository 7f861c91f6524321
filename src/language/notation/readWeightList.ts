import { isMovementWord } from "./clauseWords.ts";
import { isNumber, isSign, isWord, wordAt } from "./marks.ts";
import { isTimes, readNumberList, skipConversion, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";
import { AND } from "./words.ts";

type Tokens = readonly Token[];

const LONGEST = 60;
/** From one set to the next nobody changes the load by more than this factor. */
const MOST_LEAP = 2;

/** "(145 lb, 160, 165)": the loads up to the end of the bracket, like the first of them; `null` of other figures. */
function loadsToBracket(tokens: Tokens, at: number, first: number): number[] | null {
  const values: number[] = [];
  for (let next = at; isNumber(tokens[next]); next += 2) {
    const value = tokens[next]?.value ?? 0;
    if (value > MOST_LEAP * first || first > MOST_LEAP * value) return null;
    values.push(value);
    if (isSign(tokens[next + 1], ")")) return values;
    if (!isSign(tokens[next + 1], ",")) return null;
  }
  return null;
}

/** Of the exercises named before, the last is a way of getting about. */
function isCovered(tokens: Tokens, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - COVERED_WITHIN), at);
  return COVERED.test(before.findLast(({ fold }) => COVERED.test(fold) || isMovementWord(fold))?.fold ?? "");
}
const COVERED_WITHIN = 16;
const COVERED =
  /^(?:ran|run|runs|running|jog|jogged|jogging|swam|swim|walked|walk|rode|ride|cycled|biked|bike|hiked|hike|gelaufen|lauf|laufen|couru|course|corri|corrida|corsa|corso|velo|rad|otw|paddled|trail|strides)$/;

/** "60k,70k", "60 kg, 65 kg and 70 kg": weights that each have their unit. */
export function readWeightList(
  tokens: Tokens,
  at: number,
): { values: number[]; unit: "kg" | "lb"; next: number } | null {
  const values: number[] = [];
  let unit: "kg" | "lb" | null = null;
  let next = at;
  while (values.length < LONGEST && isNumber(tokens[next])) {
    const seen = unitAt(tokens, next + 1);
    const mass = seen?.kind === "mass" ? seen.unit : seen?.kind === "k" ? "kg" : null;
    const rest =
      seen === null && values.length === 1 && unit !== null ? loadsToBracket(tokens, next, values[0] ?? 0) : null;
    if (rest !== null && unit !== null) return { values: [...values, ...rest], unit, next: next + 2 * rest.length - 1 };
    // "sled push 150kg, 1k run 5:05": the way of what comes next.
    if (seen?.kind === "k" && values.length > 0 && isMovementWord(wordAt(tokens, next + 2))) break;
    // "ran 5k and 8k": ways.
    if (seen?.kind === "k" && isCovered(tokens, at)) return null;
    if (mass === null || (unit !== null && mass !== unit) || isTimes(tokens, next + 2)) break;
    // "135lbs/165lbs/185lbs 5/5/3": what was done with each of them follows.
    const each = isNumber(tokens[next + 2]) ? readNumberList(tokens, next + 2)?.counts.length : undefined;
    if (isNumber(tokens[next + 2]) && (values.length === 0 || each !== values.length + 1)) break;
    // "95 kilos, 3 kg more than last week".
    if (/^(?:more|heavier|lighter|less|up|down|pr|pb)$/.test(wordAt(tokens, next + 2)) && values.length > 0) break;
    unit = mass;
    values.push(tokens[next]?.value ?? 0);
    next = skipConversion(tokens, next + 2, unit);
    const joined = isSign(tokens[next], ",") || isSign(tokens[next], "/") || isWord(tokens[next], AND);
    if (!joined || !isNumber(tokens[next + 1])) return { values, unit, next };
    next += 1;
  }
  return unit === null ? null : { values, unit, next: next - 1 };
}
