import { type Factor, isNumber, isWord, wordAt } from "./marks.ts";
import { isReps, isTimes, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";
import { AND, EACH } from "./words.ts";

type Tokens = readonly Token[];

const LONGEST = 60;

/** "for 8 each", "for 8 reps each": behind loads. */
const isForEach = (tokens: Tokens, at: number): boolean =>
  wordAt(tokens, at) === "for" &&
  isWord(tokens[at + (isReps(tokens[at + 2]) ? 3 : 2)], EACH) &&
  isNumber(tokens[at + 1]);

/**
 * "60, 70, 80 x 5", "60kg, 70, 80 x 5", "100 120 140 x 3": loads that were each lifted for the reps behind them. They
 * are joined alike, and too heavy to be reps, or have their units, or rise.
 */
export function readRamp(tokens: Tokens, at: number): { factor: Factor; next: number } | null {
  const values: number[] = [];
  let unit: "kg" | "lb" | null = null;
  let sign: string | null = null;
  let units = 0;
  let next = at;
  // "3x5 100, 80x8": the load of the sets before it.
  if (isNumber(tokens[at - 1]) && isTimes(tokens, at - 2)) return null;
  while (values.length < LONGEST && isNumber(tokens[next])) {
    values.push(tokens[next]?.value ?? 0);
    const seen = unitAt(tokens, next + 1);
    const mass = seen?.kind === "mass" ? seen.unit : seen?.kind === "k" ? "kg" : null;
    if ((seen !== null && mass === null) || (unit !== null && mass !== null && mass !== unit)) return null;
    unit ??= mass;
    units += mass === null ? 0 : 1;
    next += mass === null ? 1 : 2;
    if (isTimes(tokens, next) || wordAt(tokens, next) === "for") break;
    const token = tokens[next];
    const joint = token?.kind === "sign" && /^[,/-]$/.test(token.fold) ? token.fold : isWord(token, AND) ? "and" : "";
    // The last two may be joined by a word: "60, 70 and 80 x 5".
    if (sign !== null && joint !== sign && joint !== "and") return null;
    if (joint === "" && tokens[next]?.gap !== true) return null;
    sign ??= joint;
    if (joint !== "") next += 1;
    if (joint === "," && isWord(tokens[next], AND)) next += 1;
  }
  const lifted = isTimes(tokens, next) || wordAt(tokens, next) === "for";
  if (values.length < 2 || !lifted || !isNumber(tokens[next + 1])) return null;
  const [lightest = 0, heaviest = 0] = [values[0], values.at(-1)];
  // "30, 35, 40, 40 x 5": the last may be done twice.
  const rising =
    heaviest > lightest &&
    values.every((value, index) => {
      const before = values[index - 1] ?? 0;
      return value > before || (index > 1 && index === values.length - 1 && value === before);
    });
  const heavy = values.every((value) => value > 30);
  // "10, 8, 6kg for 12": the unit behind the last is that of all.
  const closed = units === 1 && unitAt(tokens, next - 1) !== null && Math.max(...values) <= 3 * Math.min(...values);
  const light = sign !== "" && (units === values.length || closed || (rising && values.length > 2));
  const reps = tokens[next + 1]?.value ?? 0;
  // "30 30 32.5 for 8 each": no set is done so often and a half, and what is told of each are its repetitions.
  const isSure = units === values.length || values.some((value) => !Number.isInteger(value)) || isForEach(tokens, next);
  const climbs = values.every((value, index) => value >= (values[index - 1] ?? value)) && lightest >= 2 * reps;
  const meant = light || (heavy && (rising || sign !== "")) || (isSure && climbs && heaviest <= 2 * lightest);
  if (!meant || reps > 30 || unitAt(tokens, next + 2) !== null) return null;
  return { factor: { kind: "weight", values, unit, load: "total" }, next };
}
