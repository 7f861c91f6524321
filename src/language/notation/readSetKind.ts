import { found, isNumber, isSign, type Reader, type SetType, wordAt } from "./marks.ts";
import { isReps, isSets, isTimes, readCounts, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";
import { AMRAP, WARMUP } from "./words.ts";

type Tokens = readonly Token[];

const afterSet = (tokens: Tokens, at: number): number => at + (isSets(tokens[at]) ? 1 : 0);

/** "warmup", "warm up sets", "warmed up with". */
const readWarmup: Reader = (tokens, at) => {
  const word = wordAt(tokens, at);
  const up = wordAt(tokens, at + 1) === "up";
  if (!WARMUP.has(word) && !(up && /^(?:warm|warmed|warming)$/.test(word))) return null;
  const end = afterSet(tokens, at + (up ? 2 : 1));
  const linked = /^(?:with|to|at|using|mit)$/.test(wordAt(tokens, end)) && !isNumber(tokens[end + 1]) ? 1 : 0;
  // "a warm-up set 40x8, bench 80 3x8": one set is one.
  const isOne = /^(?:set|satz)$/.test(wordAt(tokens, end - 1));
  return found(tokens, at, end + linked, { kind: "type", type: "warmup", ...(isOne ? { once: true } : {}) });
};

/** "dropped to 60". */
const readDropped: Reader = (tokens, at) => {
  let end = at + 1;
  while (end < at + 5 && /^(?:to|down|it|the|weight)$/.test(wordAt(tokens, end))) end += 1;
  return end > at + 1 && isNumber(tokens[end]) ? found(tokens, at, end, { kind: "type", type: "drop" }) : null;
};

/** How many words say "as many reps as possible"; 0 when they say something else. */
function amrapLength(tokens: Tokens, at: number): number {
  const word = wordAt(tokens, at);
  if (AMRAP.has(word)) {
    const length = isReps(tokens[at + 1]) ? 2 : 1;
    const other =
      word.startsWith("max") && /^(?:out|effort|weight|bench|squat|deadlift|is|was)$/.test(wordAt(tokens, at + length));
    return other ? 0 : length;
  }
  if (word !== "as" || wordAt(tokens, at + 1) !== "many") return 0;
  const reps = isReps(tokens[at + 2]) ? 1 : 0;
  if (wordAt(tokens, at + 2 + reps) !== "as") return 0;
  if (wordAt(tokens, at + 3 + reps) === "possible") return 4 + reps;
  return wordAt(tokens, at + 3 + reps) === "i" && wordAt(tokens, at + 4 + reps) === "could" ? 5 + reps : 0;
}

/** "amrap", "amrap 14", "max reps: 12". */
const readAmrap: Reader = (tokens, at) => {
  const length = amrapLength(tokens, at);
  if (length === 0) return null;
  const from = at + length;
  let end = from;
  const links = (index: number) =>
    /^(?:set|got|for|of|was|x|hit|did)$/.test(wordAt(tokens, index)) ||
    isSign(tokens[index], ":") ||
    isSign(tokens[index], ",") ||
    isTimes(tokens, index);
  while (end < from + 3 && links(end)) end += 1;
  const read = readCounts(tokens, end);
  const type = { kind: "type" as const, type: "amrap" as const };
  if (read === null || unitAt(tokens, read.next) !== null || isTimes(tokens, read.next))
    return found(tokens, at, from, type);
  return found(tokens, at, read.next + (isReps(tokens[read.next]) ? 1 : 0), type, {
    kind: "counts",
    counts: read.counts,
  });
};

const NAMED: ReadonlyMap<string, SetType> = new Map([
  ...["drop", "drops", "dropset", "dropsets", "drop-set"].map((word): [string, SetType] => [word, "drop"]),
  ...["rest-pause", "restpause", "rp"].map((word): [string, SetType] => [word, "rest_pause"]),
  ...["myo", "myos", "myorep", "myoreps", "myo-rep", "myo-reps"].map((word): [string, SetType] => [word, "myo"]),
  ...["cluster", "clusters"].map((word): [string, SetType] => [word, "cluster"]),
]);

/** What kind of set: "warm up", "drop set", "dropped to", "amrap 14", "rest-pause", "myo reps", "cluster". */
export const readSetKind: Reader = (tokens, at) => {
  const word = wordAt(tokens, at);
  if (word === "") return null;
  const type = NAMED.get(word);
  if (type !== undefined)
    return found(tokens, at, afterSet(tokens, at + (isReps(tokens[at + 1]) ? 2 : 1)), { kind: "type", type });
  if (word === "rest" && wordAt(tokens, at + 1) === "pause")
    return found(tokens, at, afterSet(tokens, at + 2), { kind: "type", type: "rest_pause" });
  // "back off 2x10", "backoffs 3x5", "a back-off set": no warm-ups and no drops.
  const two = word === "back" && /^(?:offs?|downs?)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  if (two === 1 || /^back-?(?:offs?|downs?)$/.test(word))
    return found(tokens, at, afterSet(tokens, at + two + 1), { kind: "type", type: "normal" });
  if (word === "dropped") return readDropped(tokens, at);
  return readWarmup(tokens, at) ?? readAmrap(tokens, at);
};
