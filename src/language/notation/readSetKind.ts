import {
  beginning,
  type Found,
  found,
  isNumber,
  isSign,
  isWord,
  type Reader,
  type SetType,
  wordAt,
  wordSet,
} from "./marks.ts";
import { isReps, isSets, isTimes, massAt, readCounts, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";
import { AMRAP, WARMUP } from "./words.ts";

type Tokens = readonly Token[];

const afterSet = (tokens: Tokens, at: number): number => at + (isSets(tokens[at]) ? 1 : 0);

/** What says before a warm-up that it was left out, or is only where the sets come after: "no", "after my". */
const NOT_WARMED =
  /^(?:no|without|skip|skipped|skipping|missed|forgot|hardly|barely|zero|any|not|never|didn't|didnt|after|following|post|once|ohne|sans|sin|senza|sem|kein|keine|nach|apres|despues|dopo|depois)$/;
const BEFORE_WARMUP =
  /^(?:a|an|the|my|some|any|few|couple|of|quick|short|proper|real|long|little|bit|usual|much|time|for|to|do|did|i|was|am|had|general|brief)$/;

/** "skipped the warm up", "no time for a warm-up", "after a couple of warm-ups". */
function isOnlyMentioned(tokens: Tokens, at: number): boolean {
  let back = at - 1;
  while (back >= Math.max(0, at - 6) && (isNumber(tokens[back]) || BEFORE_WARMUP.test(wordAt(tokens, back)))) back -= 1;
  return NOT_WARMED.test(wordAt(tokens, back));
}

/** How many words from a place say "warm-up"; 0 when they do not. */
export function warmupLength(tokens: Tokens, at: number): number {
  const word = wordAt(tokens, at);
  const up = /^ups?$/.test(wordAt(tokens, at + 1));
  if (up && /^(?:warm|warmed|warming)$/.test(word)) return 2;
  return WARMUP.has(word) ? 1 : 0;
}

/** More warm-ups than this are not numbered. */
const MOST_WARMUPS = 6;

/** "60x5w", "60x5 (w)", "5 @ 65 warm" with nothing behind: right behind the set that it is about. */
function readWarmupLetter(tokens: Tokens, at: number): Found | null {
  const word = wordAt(tokens, at);
  // "warm 70x5 110x3" at the beginning of a line.
  const opensLine = tokens[at - 1] === undefined || /^[\n•]$/.test(tokens[at - 1]?.fold ?? "");
  if (word === "warm" && opensLine && isNumber(tokens[at + 1]))
    return found(tokens, at, at + 1, { kind: "type", type: "warmup" });
  if (word !== "w" && word !== "warm") return null;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isLast = after === undefined || /^[,;)\n]$/.test(after.fold);
  if (word === "warm") {
    const isBehindSet = isNumber(before) || massAt(tokens, at - 1) !== null;
    return isLast && isBehindSet ? found(tokens, at, at + 1, { kind: "type", type: "warmup", back: true }) : null;
  }
  // "140x1w then": nothing is with it.
  if (tokens[at]?.gap !== false && isNumber(after)) return null;
  const isBracketed = isSign(before, "(") && isSign(after, ")");
  const isJoined = isNumber(before) && tokens[at]?.gap === false && isTimes(tokens, at - 2) && after?.gap !== false;
  return isBracketed || isJoined ? found(tokens, at, at + 1, { kind: "type", type: "warmup", back: true }) : null;
}

/** "warmup", "warm up sets", "warmed up with". */
const readWarmup: Reader = (tokens, at) => {
  const letter = readWarmupLetter(tokens, at);
  if (letter !== null) return letter;
  const length = warmupLength(tokens, at);
  if (length === 0) return null;
  const end = afterSet(tokens, at + length);
  if (isOnlyMentioned(tokens, at)) return found(tokens, at, end, { kind: "note" });
  // "warm-up 1 40x8, warm-up 2 60x5": numbered.
  const isNumbered = isNumber(tokens[end]) && (tokens[end]?.value ?? 9) <= MOST_WARMUPS && isNumber(tokens[end + 1]);
  if (isNumbered) return found(tokens, at, end + 1, { kind: "type", type: "warmup", once: true });
  const linked = /^(?:with|to|at|using|mit)$/.test(wordAt(tokens, end)) && !isNumber(tokens[end + 1]) ? 1 : 0;
  // "a warm-up set 40x8, bench 80 3x8": one set is one.
  const isOne = /^(?:set|satz)$/.test(wordAt(tokens, end - 1));
  return found(tokens, at, end + linked, { kind: "type", type: "warmup", ...(isOne ? { once: true } : {}) });
};

/** Verbs of taking weight off, and what may stand between them and the load that is left. */
const DROPS = wordSet("dropped dropping drop lowered lowering stripped stripping strip reduced reducing");
const DROPS_TO = wordSet("to down it the weight load off back straight right immediately then into plates some");

/** "dropped to 60", "stripped it down to 60", "dropped 60x10", "straight into 12s": the load that is left. */
const readDropped: Reader = (tokens, at) => {
  const direct = /^(?:straight|right|immediately)$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === "into";
  if (!direct && !isWord(tokens[at], DROPS)) return null;
  let end = at + (direct ? 2 : 1);
  while (end < at + 6 && isWord(tokens[end], DROPS_TO)) end += 1;
  if (!isNumber(tokens[end])) return null;
  // "dropped 5 kg" says by how much.
  const isLeft = wordAt(tokens, end - 1) === "to" || wordAt(tokens, end - 1) === "into";
  const isLifted = isTimes(tokens, end + 1) || (massAt(tokens, end + 1) !== null && isTimes(tokens, end + 2));
  return isLeft || isLifted ? found(tokens, at, end, { kind: "type", type: "drop", reached: true }) : null;
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

const ROUNDS_WITHIN = 40;
const OF_A_RECORD = /^(?:new|current|lifetime|all-time)$/;

/** "amrap", "amrap 14", "max reps: 12". */
const readAmrap: Reader = (tokens, at) => {
  const length = amrapLength(tokens, at);
  if (length === 0) return null;
  const from = at + length;
  // "A new max, 140 squat": a record, and not as many as possible.
  if (
    wordAt(tokens, at) === "max" &&
    length === 1 &&
    [1, 2].some((back) => OF_A_RECORD.test(wordAt(tokens, at - back)))
  )
    return found(tokens, at, from, { kind: "note" });
  let end = from;
  const links = (index: number) =>
    /^(?:set|got|for|of|was|x|hit|did)$/.test(wordAt(tokens, index)) ||
    isSign(tokens[index], ":") ||
    isSign(tokens[index], ",") ||
    isTimes(tokens, index);
  while (end < from + 3 && links(end)) end += 1;
  const read = readCounts(tokens, end);
  const type = { kind: "type" as const, type: "amrap" as const };
  // "AMRAP 20, Cindy: 18 rounds" lasts 20 minutes.
  const roundsAt = tokens.findIndex((token, index) => index > end + 1 && /^rounds?$/.test(token.fold));
  const isClock = wordAt(tokens, at) === "amrap" && end === from && isNumber(tokens[from]);
  if (isClock && roundsAt > 0 && roundsAt < end + ROUNDS_WITHIN && isNumber(tokens[roundsAt - 1]))
    return found(tokens, at, from + 1, { kind: "note" });
  // "amrap 80: 14": the load, and what was done with it.
  const isLoad = end === from && isSign(tokens[from + 1], ":") && isNumber(tokens[from + 2]);
  if (read === null || isLoad || unitAt(tokens, read.next) !== null || isTimes(tokens, read.next))
    return found(tokens, at, from, type);
  return found(tokens, at, read.next + (isReps(tokens[read.next]) ? 1 : 0), type, {
    kind: "counts",
    counts: read.counts,
  });
};

const NAMED: ReadonlyMap<string, SetType> = new Map([
  ...["drop", "drops", "dropset", "dropsets", "drop-set", "drop-sets", "d/s", "ds", "stripset", "stripsets"].map(
    (word): [string, SetType] => [word, "drop"],
  ),
  ...["rest-pause", "restpause", "rp"].map((word): [string, SetType] => [word, "rest_pause"]),
  ...["myo", "myos", "myorep", "myoreps", "myo-rep", "myo-reps"].map((word): [string, SetType] => [word, "myo"]),
  ...["cluster", "clusters"].map((word): [string, SetType] => [word, "cluster"]),
]);

const NONE = /^(?:no|without|zero|keine?|ohne|sans|sin|senza|sem)$/;

const BACKED_OFF = /^back-?(?:offs?|downs?)$/;
const ALONE = wordSet("rest back straight right immediately w warm warmed warming as");
const BEGINNINGS = {
  has: (word: string) =>
    NAMED.has(word) ||
    ALONE.has(word) ||
    DROPS.has(word) ||
    WARMUP.has(word) ||
    AMRAP.has(word) ||
    BACKED_OFF.test(word),
};

/** What kind of set: "warm up", "drop set", "dropped to", "amrap 14", "rest-pause", "myo reps", "cluster". */
export const readSetKind = beginning(BEGINNINGS, (tokens, at) => {
  const word = wordAt(tokens, at);
  if (word === "") return null;
  const type = NAMED.get(word);
  // "my ds lite": two letters say it beside figures only.
  const isBeside = word !== "ds" || isNumber(tokens[at + 1]) || isSign(tokens[at + 1], ":");
  // "slow but no drops", "ohne Drops": none was done.
  if (type !== undefined && NONE.test(wordAt(tokens, at - 1)))
    return found(tokens, at, afterSet(tokens, at + 1), { kind: "note" });
  if (type !== undefined && isBeside)
    return found(tokens, at, afterSet(tokens, at + (isReps(tokens[at + 1]) ? 2 : 1)), { kind: "type", type });
  if (word === "rest" && wordAt(tokens, at + 1) === "pause")
    return found(tokens, at, afterSet(tokens, at + 2), { kind: "type", type: "rest_pause" });
  // "back off 2x10", "backoffs 3x5", "a back-off set": no warm-ups and no drops.
  const two = word === "back" && /^(?:offs?|downs?)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  if (two === 1 || BACKED_OFF.test(word))
    return found(tokens, at, afterSet(tokens, at + two + 1), { kind: "type", type: "normal" });
  return readDropped(tokens, at) ?? readWarmup(tokens, at) ?? readAmrap(tokens, at);
});
