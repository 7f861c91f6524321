import { isMovementWord } from "./clauseWords.ts";
import { isLightLoad } from "./lightLoads.ts";
import {
  beginning,
  type Count,
  type Factor,
  type Found,
  found,
  isNumber,
  isSign,
  isWord,
  wordAt,
  wordSet,
} from "./marks.ts";
import { isOfOneSet, isReps, isSets, isTimes, massAt, readCounts, readNumberList, unitAt } from "./numberLists.ts";
import { LASTING, readDuration } from "./readExtents.ts";
import { readRamp } from "./readRamp.ts";
import { readWeightList } from "./readWeightList.ts";
import type { Token } from "./tokenize.ts";
import { AMRAP, FAILURE, ROUNDS } from "./words.ts";

type Tokens = readonly Token[];
type FoundFactor = { factor: Factor; next: number };

const LONGEST = 60;
const BODY = /^(?:bw|bodyweight|bodyweights|korpergewicht|pdc)$/;
const BARS = /^(?:bar|barbell|stange)$/;

export const BODY_WORDS = { has: (word: string) => BODY.test(word) };
const TO = wordSet("to til till until");
/** Words that an amount begins with. */
const AMOUNT_WORDS = {
  has: (word: string) =>
    BODY.test(word) ||
    BARS.test(word) ||
    AMRAP.has(word) ||
    TO.has(word) ||
    FAILURE.has(word) ||
    word === "f" ||
    LASTING.has(word),
};

/** "bw", "bar", "amrap", "to failure", "f": words that stand for an amount. */
export function readWordFactor(tokens: Tokens, at: number): FoundFactor | null {
  const word = wordAt(tokens, at);
  if (word === "") return null;
  if (BODY.test(word)) {
    const added = isSign(tokens[at + 1], "+") && isTimes(tokens, at - 1) ? tokens[at + 2] : undefined;
    const unit = massAt(tokens, at + 3);
    if (!isNumber(added) || isTimes(tokens, at + 3)) return { factor: { kind: "body" }, next: at + 1 };
    return {
      factor: { kind: "weight", values: [added.value], unit, load: "added" },
      next: at + (unit === null ? 3 : 4),
    };
  }
  // "toes to bar x 4", "10 reps at 35 lb bar x 3": no load of its own.
  const isNamed = /^(?:to|over)$/.test(wordAt(tokens, at - 1)) || massAt(tokens, at - 1) !== null;
  if (BARS.test(word) && !isNamed) return { factor: { kind: "bar" }, next: at + 1 };
  if (AMRAP.has(word)) {
    return {
      factor: { kind: "counts", counts: [{ reps: null, amrap: true }] },
      next: at + (isReps(tokens[at + 1]) ? 2 : 1),
    };
  }
  const to = TO.has(word) ? 1 : 0;
  const failed = FAILURE.has(wordAt(tokens, at + to)) || (to === 0 && word === "f");
  return failed ? { factor: { kind: "counts", counts: [{ reps: null, failed: true }] }, next: at + to + 1 } : null;
}

/** "8/8", one figure a side: the parts of a set. */
const mirrored = (reps: number): Factor => ({ kind: "counts", counts: [{ reps }, { reps, extra: true }] });

/** What stands at one side of a sign of multiplication, without lists. */
function readFactor(tokens: Tokens, at: number): FoundFactor | null {
  const first = tokens[at];
  if (isSign(first, "?")) {
    let next = at;
    while (isSign(tokens[next], "?") && next < at + 9) next += 1;
    return { factor: { kind: "counts", counts: [{ reps: null }] }, next };
  }
  // "5x(2+2+2)": the parts of a broken set.
  const inner = isSign(first, "(") && isNumber(tokens[at + 1]) ? readCounts(tokens, at + 1) : null;
  if (inner?.counts.some(({ extra }) => extra) && isSign(tokens[inner.next], ")"))
    return { factor: { kind: "counts", counts: inner.counts }, next: inner.next + 1 };
  // "5x(-)40": help, its sign in brackets.
  const helped =
    isSign(first, "(") && isSign(tokens[at + 1], "-") && isSign(tokens[at + 2], ")") ? tokens[at + 3] : null;
  if (isNumber(helped ?? undefined) && helped) {
    const mass = massAt(tokens, at + 4);
    const factor: Factor = { kind: "weight", values: [helped.value], unit: mass, load: "assisted" };
    return { factor, next: at + (mass === null ? 4 : 5) };
  }
  const word = readWordFactor(tokens, at);
  if (word !== null) return word;
  const duration = readDuration(tokens, at);
  // "6x 1 min rest": how long somebody rested.
  if (duration !== null && /^rest(?:s|ed|ing)?$/.test(wordAt(tokens, duration.next)) && isTimes(tokens, at - 1))
    return null;
  if (duration !== null) return { factor: { kind: "time", seconds: duration.seconds }, next: duration.next };
  if (!isNumber(first)) return null;
  const unit = unitAt(tokens, at + 1);
  const next = at + 2;
  if (unit?.kind === "mass")
    return { factor: { kind: "weight", values: [first.value], unit: unit.unit, load: "total" }, next };
  // "4x1k run": a way, where it is one.
  // "5x1K / 500 m rest": where nothing is lifted.
  const isWay = () =>
    WAY_IN_K.test(wordAt(tokens, next)) ||
    (first.value <= LONGEST_REPEAT && isTimes(tokens, at - 1) && !tokens.some(({ fold }) => isLift(fold)));
  if (unit?.kind === "k" && isWay()) return { factor: { kind: "length", value: first.value, unit: "km" }, next };
  if (unit?.kind === "k") return { factor: { kind: "weight", values: [first.value], unit: "kg", load: "total" }, next };
  if (unit?.kind === "time") return { factor: { kind: "time", seconds: first.value * unit.seconds }, next };
  if (unit?.kind === "distance") return { factor: { kind: "length", value: first.value, unit: unit.unit }, next };
  if (unit?.kind === "m") return { factor: { kind: "m", value: first.value }, next };
  if (unit !== null) return null;
  // "3x8/8": eight on each side.
  const [slash, twin] = [tokens[at + 1], tokens[at + 2]];
  const isMirrored = isSign(slash, "/") && !slash?.gap && isNumber(twin) && twin.value === first.value;
  if (isMirrored && isTimes(tokens, at - 1) && !isSign(tokens[at + 3], "/") && unitAt(tokens, at + 3) === null)
    return { factor: mirrored(first.value), next: at + 3 };
  const read = readCounts(tokens, at);
  const [one, other] = read?.counts ?? [];
  const special = read !== null && read.next > at + 1 && (one?.reps === null || one?.amrap || other?.extra);
  if (special) return { factor: { kind: "counts", counts: read.counts }, next: read.next };
  return { factor: { kind: "number", value: first.value }, next: at + 1 };
}

/** Kilometres that are covered again and again. */
const LONGEST_REPEAT = 10;
const isLift = (fold: string): boolean => isMovementWord(fold) && !WAY_IN_K.test(fold);
const WAY_IN_K = /^(?:runs?|running|jogs?|intervals?|repeats?|rides?|walks?|ski|row|rows|tempo|easy)$/;

const isWeighty = (factor: Factor): boolean =>
  factor.kind === "weight" ||
  factor.kind === "body" ||
  factor.kind === "bar" ||
  (factor.kind === "number" && (factor.value > 30 || !Number.isInteger(factor.value)));

/** So near before it another set of the row was told. */
const MOST_APART = 9;

/** The last factor again, as a list, where a list can be meant: "245x9,8,5,5", "3x8,8,7", "5xx60k,70k", "5xx60,70". */
function readLastList(tokens: Tokens, at: number, factors: readonly Factor[], doubled: boolean): FoundFactor | null {
  if (factors.at(-1)?.kind === "length") return null;
  const weights = readWeightList(tokens, at);
  if (weights !== null)
    return {
      factor: { kind: "weight", values: weights.values, unit: weights.unit, load: "total" },
      next: weights.next,
    };
  const [first, second] = factors;
  // "2 x 30 kg x 10, 10, 8": two of thirty kilos, and what was done with them.
  const pair = factors.length === 3 && first?.kind === "number" && first.value === 2 && second?.kind === "weight";
  if ((factors.length !== 2 && !pair) || first === undefined) return null;
  const expected = first.kind === "number" && !pair ? first.value : null;
  const list = readNumberList(tokens, at, expected);
  if (list === null || list.counts.length < 2) return null;
  const values = list.counts.map(({ reps }) => reps ?? 0);
  const unit = unitAt(tokens, list.next);
  // "80x8, 80x8, 6 reps on the last one": of a set that was told.
  const earlier = tokens.slice(Math.max(0, at - MOST_APART), at - 2);
  const follows = earlier.some(({ kind, fold }) => kind === "sign" && fold === "x");
  if (follows && values.length === 2 && !list.tight && isOfOneSet(tokens, list.next)) return null;
  const [lead = 0, load = 0] = values;
  // "3x5,100kg": the load behind a comma, not a second one.
  if (unit !== null && values.length === 2 && lead <= 30 && load > 3 * lead) return null;
  const mass = unit?.kind === "mass" ? unit.unit : unit?.kind === "k" ? "kg" : null;
  if (mass !== null || (doubled && values.every((value) => value > 12))) {
    return { factor: { kind: "weight", values, unit: mass, load: "total" }, next: list.next + (mass === null ? 0 : 1) };
  }
  const whole = values.every((value) => Number.isInteger(value) && value <= 200);
  const plausible =
    isWeighty(first) || pair
      ? list.tight || values.every((value) => value <= 30)
      : expected === values.length || (values.length >= 3 && (list.tight || isLightLoad(expected ?? 0, values)));
  return whole && plausible ? { factor: { kind: "counts", counts: list.counts }, next: list.next } : null;
}

/** "100/105/110 x 5", "12/10/8 x 60": a list with tight signs before the sign of multiplication. */
function readFirstFactor(tokens: Tokens, at: number): FoundFactor | null {
  const ramp = readRamp(tokens, at);
  if (ramp !== null) return ramp;
  const sign = tokens[at + 1];
  const listed = sign?.kind === "sign" && !sign.gap && (sign.fold === "/" || sign.fold === "-");
  const list = listed ? readNumberList(tokens, at) : null;
  if (list === null || list.counts.length < 2 || !list.tight || !isTimes(tokens, list.next))
    return readFactor(tokens, at);
  const values = list.counts.map(({ reps }) => reps ?? 0);
  const often = tokens[list.next + 1]?.value ?? MOST_LAST_SETS;
  if (isSign(sign, "/") && values.length === 2 && values[0] === values[1] && often < MOST_LAST_SETS)
    return { factor: mirrored(values[0] ?? 0), next: list.next };
  if (values.every((value) => value > 30))
    return { factor: { kind: "weight", values, unit: null, load: "total" }, next: list.next };
  return { factor: { kind: "counts", counts: list.counts }, next: list.next };
}

/** The reps of "5 x 10/10/8/8/8 x 150": a tight list between two signs of multiplication. */
function readMiddleList(tokens: Tokens, at: number): FoundFactor | null {
  const sign = tokens[at + 1];
  if (sign?.kind !== "sign" || !/^[/,]$/.test(sign.fold) || sign.gap) return null;
  const list = readNumberList(tokens, at);
  if (list === null || list.counts.length < 2 || !list.tight || !isTimes(tokens, list.next)) return null;
  const whole = list.counts.every(({ reps }) => reps !== null && Number.isInteger(reps) && reps <= 100);
  return whole ? { factor: { kind: "counts", counts: list.counts }, next: list.next } : null;
}

const MOST_REPS = 100;
/** Of two figures behind a load, the second may count sets up to here. */
const MOST_LAST_SETS = 10;
const NEXT_SET_FEWEST = 7;
const NEXT_SET_APART = 3;

/**
 * "60kg x10x10x9", "100 x5 x5 x4": a load, and the reps of each set behind a sign of their own. Two of them are that
 * where the second can be no count of sets.
 */
function readEachSet(tokens: Tokens, first: FoundFactor): FoundFactor | null {
  const { factor } = first;
  const light = !isWeighty(factor) && factor.kind === "number" ? factor.value : null;
  if (!isWeighty(factor) && light === null) return null;
  const values: number[] = [];
  let next = first.next;
  let spaced = true;
  let isListed = false;
  for (;;) {
    // "80 kg x 8, x 7, x 6": the sign is said again with each.
    const listed = values.length > 0 && isSign(tokens[next], ",") && isSign(tokens[next + 1], "x") ? 1 : 0;
    isListed = isListed || listed === 1;
    next += listed;
    if (values.length >= LONGEST || !isTimes(tokens, next) || !isNumber(tokens[next + 1])) break;
    const value = tokens[next + 1]?.value ?? 0;
    if (!Number.isInteger(value) || value > MOST_REPS || unitAt(tokens, next + 2) !== null) return null;
    spaced = spaced && tokens[next]?.gap === true && tokens[next + 1]?.gap !== true;
    values.push(value);
    next += 2;
  }
  const [one = 0, other = 0] = values;
  if (isListed && values.length >= 2 && (light === null || light > MOST_LAST_SETS))
    return { factor: { kind: "counts", counts: values.map((reps) => ({ reps })) }, next };
  const isPair =
    values.length === 2 &&
    spaced &&
    (other > MOST_LAST_SETS || (other >= NEXT_SET_FEWEST && Math.abs(one - other) <= NEXT_SET_APART));
  // "20 x12 x12 x11": three signs before their figures count sets of a light weight as well; two where no set is so often done.
  const isEach = values.length >= 3 || (isPair && (light ?? 0) > MOST_LAST_SETS && other <= LIGHTEST_LOAD);
  if (light !== null)
    return spaced && isEach ? { factor: { kind: "counts", counts: values.map((reps) => ({ reps })) }, next } : null;
  const heavy = first.factor.kind === "number" && first.factor.value > 30 && values.every((value) => value <= 30);
  if (!isPair && !(values.length >= 3 && (spaced || heavy || first.factor.kind === "weight"))) return null;
  return { factor: { kind: "counts", counts: values.map((reps) => ({ reps })) }, next };
}

/** "80 kg bench x 10 x 10 x 8", "4 plates a side x12 x12 x10": the reps of each set, each behind a sign of its own. */
function readBehindName(tokens: Tokens, at: number): Found | null {
  const name = tokens[at - 1];
  if (!isSign(tokens[at], "x") || name?.kind !== "word" || unitAt(tokens, at - 1) !== null) return null;
  const values: number[] = [];
  let next = at;
  while (values.length < LONGEST && isSign(tokens[next], "x") && isNumber(tokens[next + 1])) {
    const value = tokens[next + 1]?.value ?? 0;
    if (!Number.isInteger(value) || value > LIGHTEST_LOAD || unitAt(tokens, next + 2) !== null) return null;
    values.push(value);
    next += 2;
  }
  if (values.length < 3) return null;
  return found(tokens, at, next, { kind: "counts", counts: values.map((reps) => ({ reps })) });
}
/** Above this a figure behind a name may be another load. */
const LIGHTEST_LOAD = 30;

/** "2 x 1,2,3,4", "3x 1-2-3": as often as the first figure says; repetitions that rise one by one are those of a ladder. */
function rungs([times, list]: readonly Factor[]): Count[] | null {
  if (
    times?.kind !== "number" ||
    list?.kind !== "counts" ||
    times.value > MOST_LADDERS ||
    !Number.isInteger(times.value)
  )
    return null;
  const { counts } = list;
  const first = counts[0]?.reps ?? 0;
  const isLadder =
    counts.length >= 3 &&
    first >= 1 &&
    first <= 3 &&
    counts.every(({ reps, extra }, at) => reps === first + at && !extra);
  return isLadder ? Array.from({ length: times.value }, () => counts).flat() : null;
}
const MOST_LADDERS = 10;

/** In capitals or short, "fail" behind a load says that it did not go up; "failure" says how far a set went. */
const MISSED = /^(?:f|fail|miss)$/;

/** "3x10", "80kg x 8", "5x5x100", "3 x 60s", "bw x 12", "245x9,8,5,5", "5xx60k,70k", "3x8-10", "3xamrap". */
export const readProduct = beginning(AMOUNT_WORDS, (tokens, at) => {
  // "4s x 8r": sets and reps by their letters.
  const isLettered = wordAt(tokens, at + 1) === "s" && isTimes(tokens, at + 2) && wordAt(tokens, at + 4) === "r";
  if (isLettered && isNumber(tokens[at + 3])) return null;
  const behind = readBehindName(tokens, at);
  if (behind !== null) return behind;
  let current = readFirstFactor(tokens, at);
  // "80 90 100 for 5 each".
  const reps = current !== null && wordAt(tokens, current.next) === "for" ? tokens[current.next + 1] : undefined;
  if (current?.factor.kind === "weight" && current.factor.values.length > 1 && isNumber(reps)) {
    const factors: Factor[] = [current.factor, { kind: "number", value: reps.value }];
    const end = current.next + (isReps(tokens[current.next + 2]) ? 3 : 2);
    return found(tokens, at, end, { kind: "product", factors, doubled: false, loose: -1, spaced: false });
  }
  if (current === null || !isTimes(tokens, current.next)) return null;
  const each = readEachSet(tokens, current);
  if (each !== null) {
    const factors = [current.factor, each.factor];
    const next = isReps(tokens[each.next]) ? each.next + 1 : each.next;
    return found(tokens, at, next, { kind: "product", factors, doubled: false, loose: -1, spaced: false });
  }
  const factors: Factor[] = [current.factor];
  let last = at;
  let next = current.next;
  let doubled = false;
  let tightBefore = false;
  let loose = -1;
  while (factors.length < 4 && isTimes(tokens, next)) {
    const gap = tokens[next]?.gap === true;
    current = readMiddleList(tokens, next + 1) ?? readFactor(tokens, next + 1);
    if (current === null) break;
    if (tightBefore && gap) loose = factors.length;
    tightBefore = !gap;
    doubled = doubled || tokens[next]?.fold === "xx";
    factors.push(current.factor);
    last = next + 1;
    next = current.next;
  }
  if (factors.length < 2) return null;
  const list = readLastList(tokens, last, factors, doubled);
  if (list !== null) {
    factors[factors.length - 1] = list.factor;
    next = list.next;
  }
  const [one, other] = factors;
  const ladder = factors.length === 2 ? rungs(factors) : null;
  if (ladder !== null) return found(tokens, at, next, { kind: "counts", counts: ladder });
  // "8x3 sets" says itself which number counts the sets.
  // In "set 1 60x10 set 2 70x8" the word begins the next.
  const counted = isSets(tokens[next]) && !(isNumber(tokens[next + 1]) && wordAt(tokens, next).length < 5);
  if (counted && factors.length === 2 && one?.kind === "number" && other?.kind === "number") {
    const weighs = isWeighty(one);
    return found(
      tokens,
      at,
      next + 1,
      { kind: "sets", count: other.value, rounds: isWord(tokens[next], ROUNDS), type: null },
      weighs
        ? { kind: "weight", values: [one.value], unit: null, load: "total", perHand: false }
        : { kind: "counts", counts: [{ reps: one.value }] },
    );
  }
  // "70 kg x F" was tried and missed; "3 x F" are sets to failure.
  if (factors.length === 2 && one !== undefined && isWeighty(one) && MISSED.test(wordAt(tokens, last)))
    factors[1] = { kind: "counts", counts: [{ reps: 0, missed: true }] };
  // "225x5x3 lbs": the unit stands last, and is that of the load.
  const [, , third] = factors;
  const isTrailing = third?.kind === "weight" && third.values.length === 1 && (third.values[0] ?? 0) <= MOST_LAST_SETS;
  if (isTrailing && one?.kind === "number" && one.value > 30 && other?.kind === "number") {
    factors[0] = { kind: "weight", values: [one.value], unit: third.unit, load: "total" };
    factors[2] = { kind: "number", value: third.values[0] ?? 1 };
  }
  // "120x5x3 series": the last figure counts the sets.
  if (isSets(tokens[next]) && factors.length === 3 && isNumber(tokens[next - 1])) loose = 2;
  if (isReps(tokens[next]) || (isSets(tokens[next]) && factors.length > 2)) next += 1;
  return found(tokens, at, next, { kind: "product", factors, doubled, loose, spaced: false });
});
