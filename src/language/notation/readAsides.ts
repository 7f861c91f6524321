import { isMovementWord } from "./clauseWords.ts";
import { beginning, firstOf, found, isNumber, isSign, isWord, NO_WORD, type Reader, wordAt, wordSet } from "./marks.ts";
import { isReps, isSets, isTimes, massAt, unitAt } from "./numberLists.ts";
import { LASTING, readDuration } from "./readExtents.ts";
import { readLogbook } from "./readLogbook.ts";
import type { Token } from "./tokenize.ts";
import { AGAIN, ARTICLES } from "./words.ts";

type Tokens = readonly Token[];

const ESTIMATES = wordSet("e1rm estimated est theoretical projected calculated predicted");
const BEST = wordSet("e1rm 1rm rm max maximum one rep total");
const LINKS = wordSet("today now is was of at about around to be that's thats so gives giving makes making");

/** "e1rm today was 165", "estimated max 160", "(est. 1rm: 120 kg)", "116 e1rm": what somebody could lift, worked out. */
const readEstimate = beginning(ESTIMATES, (tokens, at) => {
  if (isNumber(tokens[at])) {
    const next = at + (massAt(tokens, at + 1) === null ? 1 : 2);
    return wordAt(tokens, next) === "e1rm" ? found(tokens, at, next + 1, { kind: "note" }) : null;
  }
  if (!isWord(tokens[at], ESTIMATES)) return null;
  let next = at + 1;
  const isPart = () =>
    isWord(tokens[next], BEST) ||
    isWord(tokens[next], LINKS) ||
    isSign(tokens[next], ":") ||
    isSign(tokens[next], ".") ||
    (tokens[next]?.value === 1 && wordAt(tokens, next + 1) === "rm");
  while (next < at + 7 && isPart()) next += 1;
  if (!isNumber(tokens[next]) || isTimes(tokens, next + 1)) return null;
  const end = next + (unitAt(tokens, next + 1) === null ? 1 : 2);
  return found(tokens, at, isWord(tokens[end], BEST) ? end + 1 : end, { kind: "note" });
});

const NOT = wordSet("not nicht pas no non nao");

/** "16 kg not 18", "2 sets, not 3": the figure that it was not. */
const readNegatedFigure = beginning(NOT, (tokens, at) => {
  if (!isWord(tokens[at], NOT) || !isNumber(tokens[at + 1])) return null;
  // "no 3x10 today": nothing was said before it that it could correct.
  if (!tokens.slice(Math.max(0, at - NEAR), at).some(({ kind }) => kind === "number")) return null;
  const after = tokens[at + 2];
  const counted = unitAt(tokens, at + 2) !== null || isReps(after) || isSets(after) ? 1 : 0;
  const end = tokens[at + 2 + counted];
  const ends = end === undefined || end.kind === "sign" || AFTER_NEGATED.test(end.fold);
  return ends && !isTimes(tokens, at + 2) ? found(tokens, at, at + 2 + counted, { kind: "note" }) : null;
});
/** How far back the figure stands that a negated one corrects. */
const NEAR = 10;
const AFTER_NEGATED = /^(?:as|like|and|but|for|so|anymore|sorry|my|i|this)$/;

const PARTIAL_LEADS = wordSet("and plus then with");
const PARTIAL = wordSet("partial partials half halves negative negatives forced assisted cheat cheats cheated spotted");

/** "90 x 9 +5 partials", "and 3 forced reps": what came after the repetitions that count. */
const readPartials = beginning(PARTIAL_LEADS, (tokens, at) => {
  const joined = isSign(tokens[at], "+") || isWord(tokens[at], PARTIAL_LEADS);
  if (!joined || !isNumber(tokens[at + 1]) || !isWord(tokens[at + 2], PARTIAL)) return null;
  const end = at + 3 + (isReps(tokens[at + 3]) ? 1 : 0);
  const closes =
    tokens[end] === undefined || tokens[end]?.kind === "sign" || /^(?:at|on|each)$/.test(tokens[end]?.fold ?? "");
  return closes ? found(tokens, at, end, { kind: "note" }) : null;
});

/** The seconds that "30", "30s", "30 sec" or "2 min" before "on" and "off" are, and the place after them. */
function secondsAt(tokens: Tokens, at: number): { seconds: number; next: number } | null {
  const duration = readDuration(tokens, at);
  if (duration !== null) return duration;
  const value = tokens[at];
  if (!isNumber(value)) return null;
  const unit = unitAt(tokens, at + 1);
  if (unit?.kind === "time") return { seconds: value.value * unit.seconds, next: at + 2 };
  if (unit?.kind === "m") return { seconds: value.value * 60, next: at + 2 };
  return unit === null ? { seconds: value.value * (value.value < 10 ? 60 : 1), next: at + 1 } : null;
}

/** "30 on 30 off", "40s on / 20s off": how long each round lasted; the pause is none of it. */
const readOnOff = beginning(LASTING, (tokens, at) => {
  const work = secondsAt(tokens, at);
  if (work === null || !/^(?:on|work)$/.test(wordAt(tokens, work.next))) return null;
  const joint =
    isSign(tokens[work.next + 1], "/") || isSign(tokens[work.next + 1], ",") || wordAt(tokens, work.next + 1) === "and"
      ? 1
      : 0;
  const pause = secondsAt(tokens, work.next + 1 + joint);
  if (pause === null || !/^(?:off|rest)$/.test(wordAt(tokens, pause.next))) return null;
  return found(tokens, at, pause.next + 1, { kind: "time", seconds: work.seconds });
});

const DONE_OFTEN =
  /^(?:it|that|this|them|those|these|all|each|side|leg|arm|hand|done|did|repeated|through|and|das|alles|half|halb|plank|hold|sit|hang|stretch|stand)$|s$/;
/** "A minute and a half": an amount in words. */
const SPELLED_TIME = /^(?:minute|hour|half|halbe?)$/;
const OFTEN: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["thrice", 3],
  ["zweimal", 2],
  ["dreimal", 3],
  ["viermal", 4],
]);

/** "20 reps thrice", "15, twice": how often it was done, where nothing says how often in what time. */
const readOften = beginning(OFTEN, (tokens, at) => {
  const value = OFTEN.get(wordAt(tokens, at));
  const after = tokens[at + 1];
  const ends =
    after === undefined || after.kind === "sign" || /^(?:over|through|with|at|then|and|on)$/.test(after.fold);
  // "phone slid off twice": something else.
  const last = tokens[at - 1];
  const isOfSets =
    last !== undefined &&
    (last.kind !== "word" ||
      isReps(last) ||
      isSets(last) ||
      unitAt(tokens, at - 1) !== null ||
      DONE_OFTEN.test(last.fold));
  const before =
    isOfSets &&
    tokens.slice(Math.max(0, at - NEAR), at).some(({ kind, fold }) => kind === "number" || SPELLED_TIME.test(fold));
  return value !== undefined && ends && before
    ? found(tokens, at, at + 1, { kind: "repeat", value, said: true })
    : null;
});

const KEYS: ReadonlyMap<string, "sets" | "reps" | "weight"> = new Map([
  ["s", "sets"],
  ["r", "reps"],
  ["w", "weight"],
  ["wt", "weight"],
  ["kg", "weight"],
]);
/** Letters of one key say little, of two they are a form. */
const FORM_WITHIN = 9;

/** "w=60kg r=8 s=4": a form in letters. */
const readKeyed = beginning(KEYS, (tokens, at) => {
  const key = keyAt(tokens, at);
  if (key === null || !isOtherKeyNear(tokens, at, key)) return null;
  const value = tokens[at + 2]?.value ?? 0;
  if (key === "sets") return found(tokens, at, at + 3, { kind: "sets", count: value, rounds: false, type: null });
  if (key === "reps") return found(tokens, at, at + 3, { kind: "counts", counts: [{ reps: value }] });
  const unit = massAt(tokens, at + 3) ?? (wordAt(tokens, at) === "kg" ? "kg" : null);
  const next = massAt(tokens, at + 3) === null ? at + 3 : at + 4;
  return found(tokens, at, next, { kind: "weight", values: [value], unit, load: "total", perHand: false });
});
const keyAt = (tokens: Tokens, at: number) =>
  isSign(tokens[at + 1], ":") && isNumber(tokens[at + 2]) ? (KEYS.get(wordAt(tokens, at)) ?? null) : null;
const isOtherKeyNear = (tokens: Tokens, at: number, key: string): boolean => {
  for (let near = Math.max(0, at - FORM_WITHIN); near <= at + FORM_WITHIN; near += 1) {
    const other = near === at ? null : keyAt(tokens, near);
    if (other !== null && other !== key) return true;
  }
  return false;
};

const STEP_VERBS = wordSet(
  "adding added add up increased increasing increase dropping dropped drop down taking took minus subiendo aumentando " +
    "sumando bajando montant augmentant descendant salendo aumentando scalando subindo aumentando baixando steigernd plus",
);
const STEP_DOWN = wordSet("dropping dropped drop down taking took minus bajando descendant scalando baixando");
const OF_EACH = /^(?:each|every|per|a|cada|ogni|por|par|chaque|pro|je|jeden|jede)$/;
const OF_SETS = /^(?:set|round|time|serie|s[eé]rie|satz|runde|ronda|giro|volta|tour)$/;
const ROUGHLY = /^(?:by|another|de|di|unos|unas|environ|circa|etwa|cerca)$/;

/** "adding 5 kg each set", "went up 20 every set", "+5 kg per set": what was put on from one set to the next. */
const readStep = beginning(STEP_VERBS, (tokens, at) => {
  const plus = isSign(tokens[at], "+");
  if (!plus && !isWord(tokens[at], STEP_VERBS)) return null;
  const from = at + (ROUGHLY.test(wordAt(tokens, at + 1)) ? 2 : 1);
  const value = tokens[from];
  if (!isNumber(value)) return null;
  const unit = massAt(tokens, from + 1);
  const next =
    from + (unit === null ? 1 : 2) + (/^(?:on|off|to)$/.test(wordAt(tokens, from + (unit === null ? 1 : 2))) ? 1 : 0);
  if (!OF_EACH.test(wordAt(tokens, next)) || !OF_SETS.test(wordAt(tokens, next + 1))) return null;
  const sign = isWord(tokens[at], STEP_DOWN) ? -1 : 1;
  return found(tokens, at, next + 2, { kind: "step", value: sign * value.value, unit });
});

/** "5-a-side football": how many play. */
const readTeamSize = beginning(NO_WORD, (tokens, at) => {
  if (!isNumber(tokens[at])) return null;
  let next = at + 1;
  for (const word of ["a", "side"]) {
    if (isSign(tokens[next], "-")) next += 1;
    const isJoined = word === "a" && wordAt(tokens, next) === "a-side";
    if (isJoined) return found(tokens, at, next + 1, { kind: "word", fold: "a-side" });
    if (wordAt(tokens, next) !== word) return null;
    next += 1;
  }
  const isGame =
    /^(?:football|footy|soccer|futsal|hockey|netball|basketball|rugby|touch|game|match|league|fussball|futbol)$/;
  if (isGame.test(wordAt(tokens, next))) return found(tokens, at, next, { kind: "word", fold: "a-side" });
  // "90 mins of five a side": the game itself, where nothing else is named.
  const isAlone = TEAMS.has(tokens[at]?.value ?? 0) && !tokens.some(({ fold }) => isMovementWord(fold));
  return isAlone ? found(tokens, at, next, { kind: "word", fold: "5-a-side" }) : null;
});
const TEAMS: ReadonlySet<number> = new Set([5, 6, 7, 8, 11]);

/** "18 holes walking, 4 hours": a round of golf. */
const readHoles = beginning(NO_WORD, (tokens, at) => {
  const holes = tokens[at];
  const isRound = isNumber(holes) && (holes.value === 9 || holes.value === 18) && wordAt(tokens, at + 1) === "holes";
  if (!isRound) return null;
  const walked = /^(?:walking|walked)$/.test(wordAt(tokens, at + 2)) ? at + 3 : at + 2;
  const golf = tokens.some(({ fold }) => fold === "golf");
  return found(tokens, at, walked, golf ? { kind: "note" } : { kind: "word", fold: "18-holes" });
});

const SAME_AGAIN = [
  "same again",
  "same thing again",
  "and the same again",
  "ditto",
  "same as before",
  "same as that",
].map((words) => words.split(" "));

const AGAIN_ALONE = wordSet("again nochmal nochmals encore ancora");
const DITTO: ReadonlySet<string> = new Set([...AGAIN_ALONE, ...SAME_AGAIN.map(([first]) => first ?? "")]);

/** "same again.", "ditto": one more set like the last. */
const readSameAgain = beginning(DITTO, (tokens, at) => {
  if (isDoneAgain(tokens, at)) return found(tokens, at, at + 1, { kind: "ditto" });
  const words = SAME_AGAIN.find((phrase) => phrase.every((one, ahead) => wordAt(tokens, at + ahead) === one));
  if (words === undefined) return null;
  const after = tokens[at + words.length];
  const ends = after === undefined || after.kind === "sign" || after.fold === "then";
  return ends ? found(tokens, at, at + words.length, { kind: "ditto" }) : null;
});

/** "70 kg clean x3 - ugly. again - better": between two pauses, with no figure up to the next sentence. */
function isDoneAgain(tokens: readonly Token[], at: number): boolean {
  if (!isWord(tokens[at], AGAIN_ALONE)) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (before?.kind !== "sign" || !/^[.;\n-]$/.test(before.fold)) return false;
  if (after !== undefined && !isSign(after, "-") && !isSign(after, ".")) return false;
  const end = tokens.findIndex((token, place) => place > at && token.kind === "sign" && /^[.;\n]$/.test(token.fold));
  return !tokens.slice(at + 1, end < 0 ? undefined : end).some(isNumber);
}

const MOST_PIECES = 20;

/** "100 total in 4s of 25", "in 4's of 25": sets by their number alone. */
const readPieces = beginning(NO_WORD, (tokens, at) => {
  const [count, each] = [tokens[at], tokens[at + 3]];
  const isPieces = isNumber(count) && wordAt(tokens, at + 1) === "s" && tokens[at + 1]?.gap === false;
  if (!isPieces || wordAt(tokens, at + 2) !== "of" || !isNumber(each) || unitAt(tokens, at + 4) !== null) return null;
  if (wordAt(tokens, at - 1) !== "in" || count.value > MOST_PIECES) return null;
  const sets = { kind: "sets" as const, count: count.value, rounds: false, type: null };
  return found(tokens, at, at + 4, sets, { kind: "counts", counts: [{ reps: each.value }] });
});

const DENIES = /(?:n't|^(?:cant|couldnt|didnt|wouldnt|not|no|never|against|without|refused|cannot))$/;
const MORE: ReadonlySet<string> = new Set([...AGAIN, ...ARTICLES]);
const IN_DENIAL = /^(?:face|do|doing|manage|get|finish|bear|bother|stomach|even|with|for|to|a|another|through|try)$/;

/** "couldn't face another set", "no energy for one more set": none that was done. */
const readDenied = beginning(MORE, (tokens, at) => {
  if (!isWord(tokens[at], MORE)) return null;
  const more = isWord(tokens[at], AGAIN) || isWord(tokens[at + 1], AGAIN);
  const next = at + 1 + (isWord(tokens[at], AGAIN) ? 0 : 1);
  if (!more || !isSets(tokens[next])) return null;
  let back = at - 1;
  while (back > at - 6 && IN_DENIAL.test(wordAt(tokens, back))) back -= 1;
  const isLack = /^(?:time|energy|strength|gas|will)$/.test(wordAt(tokens, back)) && wordAt(tokens, back - 1) === "no";
  return isLack || DENIES.test(wordAt(tokens, back)) ? found(tokens, at, next + 1, { kind: "note" }) : null;
});

/** Figures that are said of a set and are none of it, and forms that only look like other notation. */
export const readAside: Reader = firstOf(
  readLogbook,
  readKeyed,
  readDenied,
  readTeamSize,
  readHoles,
  readPieces,
  readSameAgain,
  readStep,
  readEstimate,
  readNegatedFigure,
  readPartials,
  readOnOff,
  readOften,
);
