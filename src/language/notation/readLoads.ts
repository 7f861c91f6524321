import { compiled } from "../patterns/compiled.ts";
import { isMovementWord } from "./clauseWords.ts";
import { eachBeforeScheme } from "./eachBeforeScheme.ts";
import { isOfSetsOrEach, mayCountSets } from "./leadingLoad.ts";
import {
  beginning,
  type Found,
  found,
  isNumber,
  isSign,
  isWord,
  NO_WORD,
  type Reader,
  wordAt,
  wordSet,
} from "./marks.ts";
import { HUNG_WORDS } from "./movementWords.ts";
import { isReps, isSets, isTimes, massAt, readCounts, readNumberList, skipConversion, unitAt } from "./numberLists.ts";
import { readAlternating } from "./readAlternating.ts";
import { readImplementLoad, WEIGHING } from "./readHeldLoads.ts";
import { BODY_WORDS, readWordFactor } from "./readProduct.ts";
import { readSpacedTriple } from "./readSpacedTriple.ts";
import { readTempo } from "./readTempo.ts";
import { readWeightList } from "./readWeightList.ts";
import type { Token } from "./tokenize.ts";
import { AROUND, AT, EACH, HANDS, PLURAL_IMPLEMENTS, SIDES } from "./words.ts";

type Tokens = readonly Token[];
type Load = "total" | "added" | "assisted" | "minus";

/** The words after a weight that say how it was used: "each hand", "dumbbells", "assistance", "plate", "vest". */
function readLoadWords(tokens: Tokens, at: number): { load: Load | null; perHand: boolean; next: number } {
  const word = wordAt(tokens, at);
  const of = word === "of" && /^(?:assist|assistance|help)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  if (/^(?:assist|assistance|assisted|assistiert|help|ayuda|aide)$/.test(wordAt(tokens, at + of))) {
    return { load: "assisted", perHand: false, next: at + of + 1 };
  }
  // "35 kg off": what the machine takes.
  if (word === "off" && (tokens[at + 1] === undefined || tokens[at + 1]?.kind !== "word"))
    return { load: "minus", perHand: false, next: at + 1 };
  if (/^(?:added|extra|vest|belt|additional|zusatz|zusatzgewicht)$/.test(word))
    return { load: "added", perHand: false, next: at + 1 };
  if (/^(?:plate|plates|disc|discs)$/.test(word)) return { load: null, perHand: false, next: at + 1 };
  const inEach = word === "in" ? 1 : 0;
  const each = EACH.has(wordAt(tokens, at + inEach)) || word === "a";
  if (each && HANDS.has(wordAt(tokens, at + inEach + 1))) return { load: null, perHand: true, next: at + inEach + 2 };
  if (isSign(tokens[at], "/") && HANDS.has(wordAt(tokens, at + 1))) return { load: null, perHand: true, next: at + 2 };
  if (PLURAL_IMPLEMENTS.has(word)) return { load: null, perHand: true, next: at };
  // "with the 24 kg bell": what it was, where no name follows.
  if (/^(?:bell|ball|sandbag|weight|one|ones)$/.test(word) && !isMovementWord(wordAt(tokens, at + 1))) {
    const inHands =
      wordAt(tokens, at + 1) === "in" && EACH.has(wordAt(tokens, at + 2)) && HANDS.has(wordAt(tokens, at + 3));
    return { load: null, perHand: inHands, next: inHands ? at + 4 : at + 1 };
  }
  const alone = /^(?:each|ea|apiece|cada|jeweils|chacun|ciascuno)$/.test(word) && !SIDES.has(wordAt(tokens, at + 1));
  return { load: null, perHand: alone, next: at + (alone ? 1 : 0) };
}

/** "80 kg", "+20kg", "-20 kg", "60/65/70 kg", "32kg each hand", "45lb plate", "20 kg assistance", "2 24kg dumbbells". */
export const readWeight = beginning(NO_WORD, (tokens, at) => {
  const sign = isSign(tokens[at], "+") || isSign(tokens[at], "-") ? (tokens[at]?.fold ?? "") : "";
  if (sign === "-" && (tokens[at + 1]?.gap === true || tokens[at]?.gap !== true)) return null;
  const from = at + (sign === "" ? 0 : 1);
  if (!isNumber(tokens[from])) return null;
  const each = sign === "" ? eachBeforeScheme(tokens, from) : null;
  if (each !== null) return each;
  const several = sign === "" ? readWeightList(tokens, from) : null;
  if (several !== null && several.values.length > 1) {
    const { values, unit, next } = several;
    return found(tokens, at, next, { kind: "weight", values, unit, load: "total", perHand: false });
  }
  const two = tokens[from]?.value === 2 && isNumber(tokens[from + 1]) && massAt(tokens, from + 2) !== null;
  const pairOf = two && (isWord(tokens[from + 3], PLURAL_IMPLEMENTS) || wordAt(tokens, from + 3) === "plates") ? 1 : 0;
  const list = readNumberList(tokens, from + pairOf);
  if (list === null) return null;
  const mass = massAt(tokens, list.next);
  const added = sign === "+" && list.counts.length === 1 && tokens[from]?.gap === false;
  // "bw x 12, +10 x 8": the load comes with its repetitions.
  const reps = added && tokens[at]?.gap === true && isTimes(tokens, list.next) ? tokens[list.next + 1] : undefined;
  if (isNumber(reps) && Number.isInteger(reps.value)) {
    const values = list.counts.map((count) => count.reps ?? 0);
    const load = { kind: "weight" as const, values, unit: null, load: "added" as const, perHand: false };
    const counts = [{ reps: reps.value }];
    let next = list.next + 2;
    // "+7.5 x 6, x 5, x 5".
    while (isSign(tokens[next], ",") && isSign(tokens[next + 1], "x") && isNumber(tokens[next + 2])) {
      counts.push({ reps: tokens[next + 2]?.value ?? 0 });
      next += 3;
    }
    return found(tokens, at, next, load, { kind: "counts", counts });
  }
  // "bw 8 6 6, +10 3 3": the load, and the repetitions behind it.
  const row =
    sign === "+" && tokens[at]?.gap !== false && tokens[from]?.gap === false && isNumber(tokens[from + 1])
      ? readNumberList(tokens, from + 1)
      : null;
  const opens =
    tokens[at - 1] === undefined || /^[,;\n(:]$/.test(tokens[at - 1]?.fold ?? "") || tokens[at - 1]?.kind === "word";
  if (
    row !== null &&
    opens &&
    massAt(tokens, row.next) === null &&
    !isTimes(tokens, row.next) &&
    !isTimes(tokens, from + 1)
  ) {
    const load = {
      kind: "weight" as const,
      values: [tokens[from]?.value ?? 0],
      unit: null,
      load: "added" as const,
      perHand: false,
    };
    return found(tokens, at, row.next, load, { kind: "counts", counts: row.counts });
  }
  const bareAdded =
    added && unitAt(tokens, list.next) === null && !isTimes(tokens, list.next) && tokens[list.next]?.kind !== "word";
  // "assisted pull ups, 40 off".
  const isOff =
    mass === null &&
    list.counts.length === 1 &&
    wordAt(tokens, list.next) === "off" &&
    (tokens[list.next + 1] === undefined || tokens[list.next + 1]?.kind === "sign") &&
    wordAt(tokens, at - 1) !== "on";
  // "assisted pull ups (-40) 8, 7, 7", "pullups -15 3x8": what the machine takes.
  const isTaken =
    sign === "-" &&
    list.counts.length === 1 &&
    (isSign(tokens[at - 1], "(")
      ? isSign(tokens[list.next], ")")
      : HANGS.test(wordAt(tokens, at - 1)) && isNumber(tokens[list.next]));
  if (mass === null && !bareAdded && !isOff && !isTaken) return null;
  const values = list.counts.map(({ reps }) => reps ?? 0);
  const after = mass === null ? list.next : skipConversion(tokens, list.next + 1, mass);
  if (isTimes(tokens, after) && isNumber(tokens[after + 1]) && values.length === 1) return null;
  const words = readLoadWords(tokens, after);
  const load: Load = words.load ?? (sign === "+" ? "added" : sign === "-" ? "minus" : "total");
  return found(tokens, at, words.next, {
    kind: "weight",
    values,
    unit: mass,
    load,
    perHand: words.perHand || pairOf === 1,
  });
});

const HANGS = compiled(`^ups?$|${HUNG_WORDS.source}`);

/** "minus 20 kg": help, said in a word. */
export const readMinus = beginning(wordSet("minus"), (tokens, at) => {
  if (wordAt(tokens, at) !== "minus" || !isNumber(tokens[at + 1])) return null;
  const unit = massAt(tokens, at + 2);
  if (unit === null || isTimes(tokens, at + 3)) return null;
  const values = [tokens[at + 1]?.value ?? 0];
  return found(tokens, at, at + 3, { kind: "weight", values, unit, load: "minus", perHand: false });
});

/** "squats no weight 20 20 20": no figure behind it is a load. */
const UNLOADED_BY = wordSet("no without zero");
const LOAD_NAMES = wordSet("weight weights load");

const BODY_LEADS = { has: (word: string) => UNLOADED_BY.has(word) || word === "body" || BODY_WORDS.has(word) };

/** "BW", "BW+45", "bodyweight + 20 kg" where it is a load and no part of a name. */
export const readBodyLoad = beginning(BODY_LEADS, (tokens, at) => {
  if (UNLOADED_BY.has(wordAt(tokens, at)) && LOAD_NAMES.has(wordAt(tokens, at + 1)))
    return found(tokens, at, at + 2, { kind: "body" });
  const two = wordAt(tokens, at) === "body" && wordAt(tokens, at + 1) === "weight" ? 1 : 0;
  if (two === 0 && readWordFactor(tokens, at)?.factor.kind !== "body") return null;
  const plus = at + 1 + two;
  if (isSign(tokens[plus], "+") && isNumber(tokens[plus + 1])) {
    const unit = unitAt(tokens, plus + 2);
    const mass = unit?.kind === "mass" ? unit.unit : unit?.kind === "k" ? "kg" : null;
    const next = plus + 2 + (mass === null ? 0 : 1);
    const times = isTimes(tokens, next) ? readCounts(tokens, next + 1) : null;
    const weight = {
      kind: "weight" as const,
      values: [tokens[plus + 1]?.value ?? 0],
      unit: mass,
      load: "added" as const,
      perHand: false,
    };
    if (times === null || isTimes(tokens, times.next)) return found(tokens, at, next, weight);
    // "bw+20 x 6, x6, x5": the sign is said again with each.
    const counts = [...times.counts];
    let end = times.next;
    while (isSign(tokens[end], ",") && isSign(tokens[end + 1], "x") && isNumber(tokens[end + 2])) {
      counts.push({ reps: tokens[end + 2]?.value ?? 0 });
      end += 3;
    }
    return found(tokens, at, end, weight, { kind: "counts", counts });
  }
  const [before, after] = [tokens[at - 1], tokens[plus]];
  // "Bodyweight: 67 kg" is about the person.
  const weighed = isSign(after, ":") && isNumber(tokens[plus + 1]) && massAt(tokens, plus + 2) !== null;
  if (weighed && !isTimes(tokens, plus + 3)) return found(tokens, at, plus + 3, { kind: "note" });
  const apart = isSign(before, ",") && (after === undefined || after.kind === "sign");
  // "then bodyweight 10": no name follows.
  const named = [1, 2, 3, 4].some((ahead) => isMovementWord(wordAt(tokens, plus + ahead - 1)));
  const isNamedBefore = two === 0 && isMovementWord(wordAt(tokens, at - 1)) && !isTimes(tokens, plus + 1);
  const counted =
    isNumber(after) &&
    !named &&
    (before === undefined || before.kind === "sign" || wordAt(tokens, at - 1) === "then" || isNamedBefore);
  const trails = (isNumber(before) || isReps(before)) && (after === undefined || after.kind === "sign");
  const asLoad =
    counted ||
    trails ||
    isWord(before, AT) ||
    isSign(before, "@") ||
    isSign(before, "/") ||
    isSign(after, "/") ||
    isSign(after, ":") ||
    apart;
  return asLoad ? found(tokens, at, plus, { kind: "body" }) : null;
});

const NOT_LIFTED =
  /^(?:plates?|wheels?|rir|rpe|in|left|more|singles?|doubles?|triples?|minutes?|seconds?|st|nd|rd|th)$/;

const HELD = wordSet("pause pauses paused hold holds squeeze negative negatives eccentric ecc lowering descent stop");
/** "3s pause", "a 3 s hold". */
const isHeld = (tokens: Tokens, at: number): boolean => {
  const from = /^(?:a|an)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  return isNumber(tokens[from]) && wordAt(tokens, from + 1) === "s" && HELD.has(wordAt(tokens, from + 2));
};

const AT_LEADS = { has: (word: string) => word === "the" || word === "of" || AT.has(word) || WEIGHING.has(word) };

/** "at 80", "@ 60/65/70", "with the 60s", "@BW": what was lifted, where the word before the number says so. */
export const readAt = beginning(AT_LEADS, (tokens, at) => {
  const sign = isSign(tokens[at], "@");
  // "goblet squat the 24, 3x12": which of those that stand there.
  const the = tokens[at + 1];
  const ends = tokens[at + 2] === undefined || tokens[at + 2]?.kind === "sign";
  if (wordAt(tokens, at) === "the" && isNumber(the) && ends && !/^[x/#-]/.test(tokens[at + 2]?.fold ?? ""))
    return found(tokens, at, at + 2, { kind: "numbers", values: [the.value], after: "at" });
  const heavy = readImplementLoad(tokens, at);
  if (heavy !== null) return heavy;
  const of = wordAt(tokens, at) === "of" && isReps(tokens[at - 1]);
  if (!sign && !of && !isWord(tokens[at], AT)) return null;
  // "with two 8 lb dumbbells" is a pair, "w 3s pause" how each repetition was done.
  const paired = massAt(tokens, at + 3) !== null || (wordAt(tokens, at + 3) === "s" && tokens[at + 3]?.gap === false);
  const isPair = the?.value === 2 && isNumber(tokens[at + 2]) && paired;
  if (isPair || isHeld(tokens, at + 1)) return null;
  // "with 3-2-1 tempo": beats, and no loads.
  const tempo = sign || !isNumber(the) ? null : readTempo(tokens, at + 1);
  if (tempo !== null) return found(tokens, at, tempo, { kind: "note" });
  let from = at + 1;
  while (from < at + 4 && (AROUND.has(wordAt(tokens, from)) || /^(?:the|a|an|of|each)$/.test(wordAt(tokens, from))))
    from += 1;
  const body = sign && readWordFactor(tokens, from)?.factor.kind === "body";
  if (body && !isSign(tokens[from + 1], "+") && !isTimes(tokens, from + 1))
    return found(tokens, at, from + 1, { kind: "body" });
  const list = readNumberList(tokens, from);
  if (list === null || list.sign === " " || list.counts.some(({ missed }) => missed)) return null;
  let values = list.counts.map(({ reps }) => reps ?? 0);
  let next = list.next;
  // "10 reps at 60, 8 reps at 65": the second number is no second weight.
  const mixed = !list.tight && Math.min(...values) <= 30 && Math.max(...values) > 3 * Math.min(...values);
  // "12 @ 30, 10 @ 35": the last number begins another set.
  const loaded = !list.tight && (isSign(tokens[next], "@") || isWord(tokens[next], AT)) && isNumber(tokens[next + 1]);
  if (values.length > 1 && (isReps(tokens[next]) || mixed || loaded)) {
    values = values.slice(0, 1);
    next = from + 1;
  }
  const article = wordAt(tokens, at) === "a";
  if (article && (Math.min(...values) < 20 || tokens[next]?.kind === "word")) return null;
  const unit = unitAt(tokens, next);
  // "finished with 100 push ups": what comes with it is counted.
  if (/^(?:with|by)$/.test(wordAt(tokens, at)) && unit === null && isMovementWord(wordAt(tokens, next))) return null;
  if (wordAt(tokens, next) === "s" && tokens[next]?.gap === false) {
    return found(tokens, at, next + 1, { kind: "weight", values, unit: null, load: "total", perHand: true });
  }
  // "finished with a 2k row": a way, where it names what covers one.
  if (unit?.kind === "k" && values.length === 1 && isWayBehind(tokens, next + 1)) return null;
  if (unit?.kind === "k")
    return found(tokens, at, next + 1, { kind: "weight", values, unit: "kg", load: "total", perHand: false });
  if (
    unit !== null ||
    isTimes(tokens, next) ||
    isReps(tokens[next]) ||
    isSets(tokens[next]) ||
    NOT_LIFTED.test(wordAt(tokens, next))
  )
    return null;
  const words = readLoadWords(tokens, next);
  if (words.perHand || words.load !== null) {
    const { load, perHand } = words;
    return found(tokens, at, words.next, { kind: "weight", values, unit: null, load: load ?? "total", perHand });
  }
  return found(tokens, at, next, { kind: "numbers", values, after: sign ? "@" : "at" });
});

/** "… row", "… easy jog", "… on the ski erg". */
const isWayBehind = (tokens: Tokens, at: number): boolean =>
  [0, 1, 2].some(
    (ahead) =>
      WAYS.has(wordAt(tokens, at + ahead)) &&
      tokens.slice(at, at + ahead).every(({ fold }) => WAYS.has(fold) || !isMovementWord(fold)),
  );
const WAYS = wordSet(
  "run runs jog row rows rower rowing erg skierg ski swim bike ride cycle walk sprint treadmill lauf laufen joggen rad rudern course velo rameur footing corrida carrera remo bici corsa vogatore natation",
);

/** "the 20s", "pair of 20s": two alike. */
export const readPair = beginning(wordSet("the pair"), (tokens, at) => {
  const two = isNumber(tokens[at]) && tokens[at]?.value === 2 && isNumber(tokens[at + 1]);
  if (two && wordAt(tokens, at + 2) === "s" && tokens[at + 2]?.gap === false) {
    const values = [tokens[at + 1]?.value ?? 0];
    return found(tokens, at, at + 3, { kind: "weight", values, unit: null, load: "total", perHand: true });
  }
  const from = wordAt(tokens, at) === "pair" && wordAt(tokens, at + 1) === "of" ? at + 2 : at + 1;
  const number = tokens[from];
  const the = /^(?:the|pair)$/.test(wordAt(tokens, at)) && isNumber(number);
  if (!the || wordAt(tokens, from + 1) !== "s" || tokens[from + 1]?.gap) return null;
  return found(tokens, at, from + 2, {
    kind: "weight",
    values: [number.value],
    unit: null,
    load: "total",
    perHand: true,
  });
});

const single = (tokens: Tokens, at: number): Found =>
  found(tokens, at, at + 1, { kind: "numbers", values: [tokens[at]?.value ?? 0], after: null });

const MOST_REPEATED = 10;
/** Whatever numbers are left: three that can only be sets, reps and weight, a list, or a single one. */
export const readLeftNumbers: Reader = (tokens, at) => {
  const pairs = readAlternating(tokens, at);
  if (pairs !== null) return pairs;
  const triple = readSpacedTriple(tokens, at);
  if (triple !== null) return triple;
  const list = readNumberList(tokens, at);
  if (list === null) return null;
  const listed = list.counts.length > 1 ? unitAt(tokens, list.next) : null;
  // "60, 50, 45 seconds": each of them.
  if (listed?.kind === "time") {
    const times = list.counts.map(({ reps }) => ({ kind: "time" as const, seconds: (reps ?? 0) * listed.seconds }));
    return found(tokens, at, list.next + 1, ...times);
  }
  if (listed !== null) return single(tokens, at);
  if (list.counts.some(({ missed }) => missed))
    return found(tokens, at, list.next, { kind: "counts", counts: list.counts });
  const values = list.counts.map(({ reps }) => reps ?? 0);
  const [first = 0, second = 0] = values;
  const productOf = (spaced: boolean) => {
    const factors = values.map((value) => ({ kind: "number" as const, value }));
    return found(tokens, at, list.next, { kind: "product", factors, doubled: false, loose: -1, spaced });
  };
  const paired = list.sign === "/" || (list.sign === "-" && list.tight);
  if (paired && values.length === 2 && first > 30 && second <= 30) {
    return productOf(false);
  }
  const others = values.slice(1);
  // "80, 8, 8" and "115/6/5" are a weight and what was done with it; "3/10/80" are sets, reps and a weight.
  if (values.length === 3 && first <= 30 && second <= 30 && (values[2] ?? 0) > 30) {
    return productOf(true);
  }
  // "80/8/3": nobody does eight and then three, and who writes so writes load, repetitions and sets.
  if (list.sign === "/" && first > 30 && mayCountSets(others)) {
    return productOf(false);
  }
  const isSlashedTriple = list.sign === "/" && first > 30 && isOfSetsOrEach(others);
  const isTriple = isSlashedTriple || (mayCountSets(others) && first > 30 && list.sign === ",");
  if (isTriple) {
    const weight = { kind: "weight" as const, values: [first], unit: null, load: "total" as const, perHand: false };
    const joined = isSlashedTriple ? { ofThree: true as const } : {};
    return found(tokens, at, list.next, weight, { kind: "numbers", values: others, after: null, ...joined });
  }
  if (
    list.sign !== " " &&
    others.length > 1 &&
    first > 30 &&
    others.every((value) => value <= 30) &&
    first > 2 * Math.max(...others)
  ) {
    const weight = { kind: "weight" as const, values: [first], unit: null, load: "total" as const, perHand: false };
    return found(tokens, at, list.next, weight, { kind: "counts", counts: list.counts.slice(1) });
  }
  if (list.counts.some(({ failed, amrap }) => failed || amrap))
    return found(tokens, at, list.next, { kind: "counts", counts: list.counts });
  const dangling = isTimes(tokens, list.next) ? 1 : 0;
  // "10 reps 50kg 4x".
  const after = tokens[list.next + 1];
  if (dangling === 1 && values.length === 1 && first <= MOST_REPEATED && (after === undefined || after.kind === "sign"))
    return found(tokens, at, list.next + 1, { kind: "repeat", value: first });
  const joined = list.sign === " " ? { spaced: true as const } : list.sign === "/" ? { slashed: true as const } : {};
  return found(tokens, at, list.next + dangling, { kind: "numbers", values, after: null, ...joined });
};
