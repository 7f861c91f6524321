import { readUnit } from "../numbers/units.ts";
import { isMovementWord } from "./clauseWords.ts";
import { beginning, found, isNumber, isWord, wordAt, wordSet } from "./marks.ts";
import { isReps, isSets, isTimes, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";
import { ARTICLES } from "./words.ts";

const HALVES = wordSet("half halbe halben media demi mezza mezz meia");
const HOUR = 3_600;
/** Parts of an hour that are one word. */
const PARTS: ReadonlyMap<string, number> = new Map([
  ["mezz'ora", 0.5],
  ["mezz’ora", 0.5],
  ["mezzora", 0.5],
  ["mezzoretta", 0.5],
  ["mezz'oretta", 0.5],
  ["demi-heure", 0.5],
  ["halbstunde", 0.5],
  ["viertelstunde", 0.25],
  ["dreiviertelstunde", 0.75],
]);

/** Words that an amount of time begins with. */
export const LASTING = { has: (word: string) => ARTICLES.has(word) || PARTS.has(word) || HALVES.has(word) };

/** "half an hour", "mezz'ora"; quarters are spelled as minutes before (`spelledHours`). */
function readFraction(tokens: readonly Token[], at: number): { seconds: number; next: number } | null {
  const article = ARTICLES.has(wordAt(tokens, at)) ? 1 : 0;
  const part = PARTS.get(wordAt(tokens, at + article));
  if (part !== undefined) return { seconds: part * HOUR, next: at + article + 1 };
  return readHalfOf(tokens, at);
}

function readHalfOf(tokens: readonly Token[], at: number): { seconds: number; next: number } | null {
  if (!isWord(tokens[at], HALVES)) return null;
  const from = at + 1;
  const article = ARTICLES.has(wordAt(tokens, from)) ? 1 : 0;
  const unit = readUnit(wordAt(tokens, from + article));
  return unit?.kind === "time" ? { seconds: unit.seconds * 0.5, next: from + article + 1 } : null;
}

/** "36:20 min", "1:32 h": a clock with the unit of its first part, which says whether that is minutes or hours. */
function readClock(tokens: readonly Token[], at: number, seconds: number): { seconds: number; next: number } {
  const unit = unitAt(tokens, at + 1);
  if (unit?.kind !== "time" || unit.seconds < 60 || tokens[at + 1]?.fold === "m") return { seconds, next: at + 1 };
  const isHours = unit.seconds === HOUR && !/:.*:/.test(tokens[at]?.fold ?? "") && seconds < LONGEST_CLOCK;
  return { seconds: isHours ? seconds * 60 : seconds, next: at + 2 };
}
/** Seconds as minutes are read: a clock of more hours is none. */
const LONGEST_CLOCK = 15 * 60;

/** An amount of time: "1:30", "90 sec", "1 h 20 min", "a minute and a half", "half an hour". Never a bare "60s" or "30m". */
export function readDuration(tokens: readonly Token[], at: number): { seconds: number; next: number } | null {
  const first = tokens[at];
  if (first?.kind === "clock") return readClock(tokens, at, first.value);
  const fraction = readFraction(tokens, at);
  if (fraction !== null) return fraction;
  const counted = isNumber(first) ? first.value : ARTICLES.has(wordAt(tokens, at)) ? 1 : null;
  const unit = unitAt(tokens, at + 1);
  if (counted === null || unit?.kind !== "time") return null;
  const said = tokens[at + 1]?.fold ?? "";
  if (said === "s" || (!isNumber(first) && said.length < 3)) return null;
  const seconds = counted * unit.seconds;
  if (wordAt(tokens, at + 2) === "and" && wordAt(tokens, at + 3) === "a" && wordAt(tokens, at + 4) === "half") {
    return { seconds: seconds + unit.seconds / 2, next: at + 5 };
  }
  const from = wordAt(tokens, at + 2) === "and" ? at + 3 : at + 2;
  const rest = tokens[from];
  if (!isNumber(rest) || isTimes(tokens, from + 1)) return { seconds, next: at + 2 };
  const smaller = unitAt(tokens, from + 1);
  if (smaller?.kind === "time" && smaller.seconds < unit.seconds) {
    return { seconds: seconds + rest.value * smaller.seconds, next: from + 2 };
  }
  // "1 min 30" at the end of its clause; in "2 min 12 reps" the number counts something.
  const ends = tokens[from + 1] === undefined || tokens[from + 1]?.kind === "sign";
  const often = isNumber(tokens[from + 1]) && /^(?:times|sets|rounds)$/.test(wordAt(tokens, from + 2));
  const goesOn =
    often ||
    /^(?:and|then|puis|et|dann|und|luego|y|poi|e|depois|each|per|flat|in|while|with|on|at|today|after|before|felt|so|not|easy|hard|pb|pr|lol)$/.test(
      wordAt(tokens, from + 1),
    );
  // Spoken, any number of seconds goes without its word: "seven minutes twelve".
  const isSeconds =
    /^\p{L}/u.test(rest.fold) || (ends && /^\d\d$/.test(rest.fold)) || (rest.value >= 5 && rest.value % 5 === 0);
  if (unit.seconds === 60 && smaller === null && (ends || goesOn) && isSeconds && rest.value < 60 && from === at + 2)
    return { seconds: seconds + rest.value, next: from + 1 };
  const bare =
    smaller === null &&
    from === at + 3 &&
    !isReps(tokens[from + 1]) &&
    !isTimes(tokens, from + 1) &&
    !isSets(tokens[from + 1]);
  // "Rode 2h 30 60km": what follows has its own unit.
  const isFollowed = isNumber(tokens[from + 1]) && /^(?:distance|k|mass)$/.test(unitAt(tokens, from + 2)?.kind ?? "");
  const closes = smaller === null && (ends || isFollowed) && rest.value >= 5;
  const isMinutes = smaller?.kind === "m" || closes || (said === "h" && !rest.gap) || bare;
  if (unit.seconds === 3600 && isMinutes && rest.value < 60) {
    const next = from + (smaller?.kind === "m" ? 2 : 1);
    const last = tokens[next];
    // "1h52m07".
    const isTight = smaller?.kind === "m" && isNumber(last) && !last.gap && last.fold.length === 2;
    return { seconds: seconds + rest.value * 60 + (isTight ? last.value : 0), next: isTight ? next + 1 : next };
  }
  return { seconds, next: at + 2 };
}

const LONGEST_JOG = 6;
const JOGGED = /^(?:warm|warmup|warm-up|wu|w\/u|cool|cooldown|cool-down|cd|c\/d|einlaufen|auslaufen)$/;

/** Durations, distances and the letters that may be either. */
export const readExtent = beginning(LASTING, (tokens, at) => {
  const duration = readDuration(tokens, at);
  if (duration !== null) return found(tokens, at, duration.next, { kind: "time", seconds: duration.seconds });
  const article = isWord(tokens[at], ARTICLES);
  const value = isNumber(tokens[at]) ? (tokens[at]?.value ?? 0) : article ? 1 : null;
  const unit = value === null ? null : unitAt(tokens, at + 1);
  if (value === null || unit === null) return null;
  const said = tokens[at + 1]?.fold ?? "";
  if (unit.kind === "distance" && !(article && said.length < 4)) {
    return found(tokens, at, at + 2, { kind: "length", value, unit: unit.unit });
  }
  if (article) return null;
  if (unit.kind === "time") {
    return found(
      tokens,
      at,
      at + 2,
      said === "s" ? { kind: "s", value } : { kind: "time", seconds: value * unit.seconds },
    );
  }
  // "3k warm up", "2k cd": what is run before and after.
  if (
    unit.kind === "k" &&
    value <= LONGEST_JOG &&
    JOGGED.test(wordAt(tokens, at + 2)) &&
    !isMovementWord(wordAt(tokens, at - 1))
  )
    return found(tokens, at, at + (/^(?:up|down)$/.test(wordAt(tokens, at + 3)) ? 4 : 3), { kind: "note" });
  return unit.kind === "m" || unit.kind === "k" ? found(tokens, at, at + 2, { kind: unit.kind, value }) : null;
});
