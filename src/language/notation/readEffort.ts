import { found, isNumber, isSign, type Reader, wordAt } from "./marks.ts";
import { isReps, isSets, isTimes, massAt, readCounts, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";
import { AMRAP, EACH, FAILED, FAILURE, HANDS, LAST, ORDINALS, SIDES, WARMUP } from "./words.ts";

type Tokens = readonly Token[];

const isPhrase = (tokens: Tokens, at: number, words: readonly string[]): boolean =>
  words.every((word, index) => wordAt(tokens, at + index) === word);
const phrase = (tokens: Tokens, at: number, words: string): boolean => isPhrase(tokens, at, words.split(" "));

/** "RPE 8.5", "@rpe 9", "rpe8", "8 rpe", "RPE 8/10". A range or anything off the scale is a note. */
export const readRpe: Reader = (tokens, at) => {
  const lead = isSign(tokens[at], "@") || /^(?:at|an?)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const article = lead === 1 && /^an?$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  const word = at + lead + article;
  if (wordAt(tokens, word) === "rpe") {
    const sign =
      isSign(tokens[word + 1], ":") ||
      isSign(tokens[word + 1], "@") ||
      /^(?:of|was|about|around|at)$/.test(wordAt(tokens, word + 1))
        ? 1
        : 0;
    const value = tokens[word + 1 + sign];
    if (!isNumber(value)) return found(tokens, at, word + 1, { kind: "note" });
    let next = word + 2 + sign;
    const range = (isSign(tokens[next], "-") || wordAt(tokens, next) === "to") && isNumber(tokens[next + 1]);
    const ofTen = isSign(tokens[next], "/") && tokens[next + 1]?.value === 10;
    if (range || ofTen) next += 2;
    if (range || value.value < 1 || value.value > 10) return found(tokens, at, next, { kind: "note" });
    return found(tokens, at, next, { kind: "rpe", value: value.value });
  }
  const number = tokens[at + lead];
  if (
    isNumber(number) &&
    wordAt(tokens, at + lead + 1) === "rpe" &&
    !isNumber(tokens[at + lead + 2]) &&
    number.value >= 1 &&
    number.value <= 10
  ) {
    return found(tokens, at, at + lead + 2, { kind: "rpe", value: number.value });
  }
  return null;
};

const RESERVE: readonly (readonly string[])[] = [
  "reps in reserve",
  "rep in reserve",
  "in reserve",
  "in the tank",
  "reps in the tank",
  "left in the tank",
  "reps left in the tank",
  "more in the tank",
  "left in reserve",
  "reps left",
  "rep left",
  "more in me",
  "more reps in me",
  "reps to spare",
  "to spare",
  "more in the bag",
  "reps in hand",
].map((words) => words.split(" "));
const RESERVE_STARTS = new Set(["rir", ...RESERVE.map(([first = ""]) => first)]);

/** "2 RIR", "rir 1", "left 2 in the tank", "could have done 2 more", "3 reps left". */
export const readRir: Reader = (tokens, at) => {
  if (wordAt(tokens, at) === "rir") {
    const sign = isSign(tokens[at + 1], ":") || wordAt(tokens, at + 1) === "of" ? 1 : 0;
    const value = tokens[at + 1 + sign];
    if (!isNumber(value)) return null;
    const range = isSign(tokens[at + 2 + sign], "-") && isNumber(tokens[at + 3 + sign]);
    if (range) return found(tokens, at, at + 4 + sign, { kind: "note" });
    return value.value <= 20 ? found(tokens, at, at + 2 + sign, { kind: "rir", value: value.value }) : null;
  }
  let from = at;
  const leads = /^(?:with|left|had|about|around|leaving|kept|still|@|maybe|probably)$/;
  while (from < at + 3 && (leads.test(wordAt(tokens, from)) || isSign(tokens[from], "@"))) from += 1;
  const value = tokens[from];
  if (isNumber(value) && value.value <= 20) {
    const range = isSign(tokens[from + 1], "-") && isNumber(tokens[from + 2]) ? 2 : 0;
    const after = from + 1 + range;
    const words =
      wordAt(tokens, after) === "rir" ? "rir" : RESERVE.find((candidate) => phrase(tokens, after, candidate));
    if (words === undefined) return null;
    const next = after + words.split(" ").length;
    return range === 2
      ? found(tokens, at, next, { kind: "note" })
      : found(tokens, at, next, { kind: "rir", value: value.value });
  }
  const could = ["could have done", "couldve done", "could've done", "could have got", "could do", "had"].find(
    (candidate) => phrase(tokens, at, candidate),
  );
  const spare = could === undefined ? undefined : tokens[at + could.split(" ").length];
  const more = could === undefined ? at : at + could.split(" ").length + 1;
  if (
    could !== undefined &&
    could !== "had" &&
    isNumber(spare) &&
    spare.value <= 20 &&
    wordAt(tokens, more) === "more"
  ) {
    return found(tokens, at, more + (isReps(tokens[more + 1]) ? 2 : 1), { kind: "rir", value: spare.value });
  }
  return null;
};

/** What kind of set: "warm up", "drop set", "dropped to", "amrap 14", "rest-pause", "myo reps", "cluster", "to failure". */
export const readKind: Reader = (tokens, at) => {
  const word = wordAt(tokens, at);
  if (word === "") return null;
  const next = wordAt(tokens, at + 1);
  const setAfter = (from: number) => from + (isSets(tokens[from]) ? 1 : 0);
  if (WARMUP.has(word) || ((word === "warm" || word === "warmed" || word === "warming") && next === "up")) {
    const end = WARMUP.has(word) && !(next === "up") ? at + 1 : at + 2;
    const skipped =
      /^(?:with|to|at|using|mit)$/.test(wordAt(tokens, setAfter(end))) && !isNumber(tokens[setAfter(end) + 1]) ? 1 : 0;
    return found(tokens, at, setAfter(end) + skipped, { kind: "type", type: "warmup" });
  }
  if (word === "drop" || word === "dropset" || word === "dropsets" || word === "drop-set" || word === "drops") {
    return found(tokens, at, setAfter(at + 1), { kind: "type", type: "drop" });
  }
  if (word === "dropped" && /^(?:to|down|it|the)$/.test(next)) {
    let end = at + 1;
    while (end < at + 5 && /^(?:to|down|it|the|weight)$/.test(wordAt(tokens, end))) end += 1;
    return isNumber(tokens[end]) ? found(tokens, at, end, { kind: "type", type: "drop" }) : null;
  }
  if (word === "rest-pause" || word === "restpause" || (word === "rest" && next === "pause")) {
    return found(tokens, at, setAfter(word === "rest" ? at + 2 : at + 1), { kind: "type", type: "rest_pause" });
  }
  if (/^myo-?reps?$/.test(word) || word === "myo" || word === "myos")
    return found(tokens, at, setAfter(at + (isReps(tokens[at + 1]) ? 2 : 1)), { kind: "type", type: "myo" });
  if (/^clusters?$/.test(word)) return found(tokens, at, setAfter(at + 1), { kind: "type", type: "cluster" });
  if (
    AMRAP.has(word) ||
    phrase(tokens, at, "as many reps as possible") ||
    phrase(tokens, at, "as many as possible") ||
    phrase(tokens, at, "as many as i could")
  ) {
    const length =
      word === "as"
        ? next === "many" && wordAt(tokens, at + 2) === "reps"
          ? 5
          : wordAt(tokens, at + 3) === "i"
            ? 5
            : 4
        : isReps(tokens[at + 1])
          ? 2
          : 1;
    if (
      /^(?:out|effort|weight|bench|squat|deadlift|is|was)$/.test(wordAt(tokens, at + length)) &&
      word.startsWith("max")
    )
      return null;
    let end = at + length;
    while (
      end < at + length + 3 &&
      (/^(?:set|got|for|of|was|x|hit|did)$/.test(wordAt(tokens, end)) ||
        isSign(tokens[end], ":") ||
        isSign(tokens[end], ",") ||
        isTimes(tokens, end))
    )
      end += 1;
    const counts = isNumber(tokens[end]) ? readCounts(tokens, end) : null;
    const counted = counts !== null && unitAt(tokens, counts.next) === null && !isTimes(tokens, counts.next);
    if (!counted) return found(tokens, at, at + length, { kind: "type", type: "amrap" });
    return found(
      tokens,
      at,
      counts.next + (isReps(tokens[counts.next]) ? 1 : 0),
      { kind: "type", type: "amrap" },
      { kind: "counts", counts: counts.counts },
    );
  }
  return null;
};

const PLACES: Record<string, number> = { second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9 };

/** "failed at 4", "failed on rep 8", "failed the 4th rep", "missed the last 2 reps", "missed 140 kg". */
const readMiss: Reader = (tokens, at) => {
  let next = at + 1;
  while (next < at + 4 && /^(?:on|the|my|a|at|after)$/.test(wordAt(tokens, next))) next += 1;
  const link = wordAt(tokens, next - 1);
  if (LAST.has(wordAt(tokens, next))) {
    const counted = isNumber(tokens[next + 1]) ? 1 : 0;
    const reps = counted === 1 ? (tokens[next + 1]?.value ?? 1) : 1;
    return isReps(tokens[next + 1 + counted]) ? found(tokens, at, next + 2 + counted, { kind: "shortfall", reps }) : null;
  }
  const place = PLACES[wordAt(tokens, next)];
  if (place !== undefined && isReps(tokens[next + 1])) return found(tokens, at, next + 2, { kind: "counts", counts: [{ reps: place - 1, failed: true }] });
  const onRep = isReps(tokens[next]) && isNumber(tokens[next + 1]) ? 1 : 0;
  const value = tokens[next + onRep];
  if (!isNumber(value) || isTimes(tokens, next + onRep + 1)) return null;
  if (onRep === 1) return found(tokens, at, next + 2, { kind: "counts", counts: [{ reps: Math.max(0, value.value - 1), failed: true }] });
  const mass = massAt(tokens, next + 1);
  if (mass !== null || value.value > 30) {
    const weight = { kind: "weight" as const, values: [value.value], unit: mass, load: "total" as const, perHand: false };
    return found(tokens, at, next + (mass === null ? 1 : 2), weight, { kind: "counts", counts: [{ reps: 0, missed: true }] });
  }
  const reached = /^(?:at|after)$/.test(link) && unitAt(tokens, next + 1) === null && !isSets(tokens[next + 1]);
  return reached ? found(tokens, at, next + (isReps(tokens[next + 1]) ? 2 : 1), { kind: "counts", counts: [{ reps: value.value, failed: true }] }) : null;
};

/** "to failure", "till failure", "al fallo", "failed the last rep", "missed the last 2 reps". */
export const readFailure: Reader = (tokens, at) => {
  const word = wordAt(tokens, at);
  if (FAILED.has(word) || word === "lost") return readMiss(tokens, at);
  if (!/^(?:to|till|til|until|al|zum|bis|a|jusqu'a|ate|fino)$/.test(word) && !FAILURE.has(word)) return null;
  let end = at;
  while (
    end < at + 3 &&
    /^(?:to|till|til|until|al|zum|bis|a|jusqu'a|l'echec|ate|fino|the|technical|muscle|muscular|complete|total)$/.test(
      wordAt(tokens, end),
    )
  )
    end += 1;
  const lead = end > at;
  return FAILURE.has(wordAt(tokens, end)) && (lead || word !== "fail")
    ? found(tokens, at, end + 1, { kind: "failure" })
    : null;
};

/** "each side", "per leg", "left 10", "10 right", "L 8", "both sides", "each hand", "same weight", "all at". */
export const readSide: Reader = (tokens, at) => {
  const word = isSign(tokens[at], "/") ? "/" : wordAt(tokens, at);
  const next = wordAt(tokens, at + 1);
  if (
    word === "left" ||
    word === "right" ||
    ((word === "l" || word === "r") && (isNumber(tokens[at + 1]) || isNumber(tokens[at - 1])))
  ) {
    const limb = SIDES.has(next) || HANDS.has(next) ? 1 : 0;
    const sign = isSign(tokens[at + 1 + limb], ":") ? 1 : 0;
    const beside = isNumber(tokens[at + 1 + limb + sign]) || isNumber(tokens[at - 1]) || isReps(tokens[at - 1]);
    return beside
      ? found(tokens, at, at + 1 + limb + sign, { kind: "side", side: word.startsWith("l") ? "left" : "right" })
      : null;
  }
  if ((EACH.has(word) || word === "/" || word === "a" || word === "both") && SIDES.has(next))
    return found(tokens, at, at + 2, { kind: "side", side: "each" });
  if (word === "both" && next === "hands") return null;
  if ((EACH.has(word) || word === "in") && (HANDS.has(next) || (EACH.has(next) && HANDS.has(wordAt(tokens, at + 2))))) {
    return found(tokens, at, at + (HANDS.has(next) ? 2 : 3), { kind: "perHand" });
  }
  if (word === "same" && /^(?:weight|load|again)$/.test(next)) return found(tokens, at, at + 2, { kind: "same" });
  if (word === "e" && isSign(tokens[at + 1], "/") && wordAt(tokens, at + 2) === "s")
    return found(tokens, at, at + 3, { kind: "side", side: "each" });
  if (/^(?:each|ea|apiece)$/.test(word)) return found(tokens, at, at + 1, { kind: "each" });
  if (
    /^(?:all|both|everything)$/.test(word) &&
    /^(?:at|with|sets|of)$/.test(next || (isSign(tokens[at + 1], "@") ? "at" : ""))
  )
    return found(tokens, at, at + 1, { kind: "all" });
  return null;
};

/** "last set", "the final one", "first 2 sets", "2nd set". Which of the sets the amounts beside it are about. */
export const readOrdinal: Reader = (tokens, at) => {
  let from = at;
  while (from < at + 3 && /^(?:on|for|the|my|and|with|except|but|only)$/.test(wordAt(tokens, from))) from += 1;
  const word = wordAt(tokens, from);
  const place = ORDINALS.get(word);
  const last = LAST.has(word);
  if (place === undefined && !last) return null;
  const count = isNumber(tokens[from + 1]) && (tokens[from + 1]?.value ?? 0) <= 10 ? (tokens[from + 1]?.value ?? 1) : 1;
  const counted = isNumber(tokens[from + 1]) ? 1 : 0;
  const noun = wordAt(tokens, from + 1 + counted);
  if (isSets(tokens[from + 1 + counted]) || (counted === 0 && /^(?:one|ones)$/.test(noun))) {
    return found(tokens, at, from + 2 + counted, {
      kind: "ordinal",
      from: last ? "end" : "start",
      index: place ?? 0,
      count,
    });
  }
  const follows =
    AMRAP.has(noun) ||
    noun === "to" ||
    noun === "at" ||
    noun === "was" ||
    noun === "only" ||
    isSign(tokens[from + 1], "@");
  return last && (counted === 1 ? !isReps(tokens[from + 2]) && !isTimes(tokens, from + 2) : follows)
    ? found(tokens, at, from + 1, { kind: "ordinal", from: "end", index: 0, count: 1 })
    : null;
};
