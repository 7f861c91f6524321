import { mayCountSets } from "./leadingLoad.ts";
import { type Factor, found, isNumber, isSign, type Reader } from "./marks.ts";
import { isReps, isTimes, unitAt } from "./numberLists.ts";

/** Of figures that are no fewer, none counts sets. */
const FEWEST_LISTED = 6;

/** "3 10 80" and "80 3 10": three bare numbers, one of which can only be a weight. */
export const readSpacedTriple: Reader = (tokens, at) => {
  const values: number[] = [];
  for (let next = at; next < at + 4; next += 1) {
    const token = tokens[next];
    if (!isNumber(token) || (next > at && !token.gap)) break;
    values.push(token.value);
  }
  const next = at + 3;
  if (values.length !== 3 || isTimes(tokens, next) || isReps(tokens[next]) || unitAt(tokens, next) !== null)
    return null;
  if (isSign(tokens[next], "/") || isSign(tokens[next], "-")) return null;
  const [first, second, third] = values.map((value) => value > 30 || !Number.isInteger(value));
  // Repetitions seldom rise: "3 12 20" are sets, reps and a load.
  const [sets = 0, reps = 0, load = 0] = values;
  const rises = !first && !second && !third && sets <= 6 && reps > sets && load > reps;
  if (!rises && (second || first === third)) return null;
  // "80 8 8", "62.5 10 8", "80 5 4": a load and a set of each, as nobody does so many of them.
  const isOfEach = load < reps ? load > 1 && !mayCountSets([reps, load]) : load === reps && load >= FEWEST_LISTED;
  if (first && isOfEach) return found(tokens, at, next, { kind: "numbers", values, after: null, spaced: true });
  const factors: Factor[] = values.map((value) => ({ kind: "number", value }));
  return found(tokens, at, next, { kind: "product", factors, doubled: false, loose: -1, spaced: true });
};
