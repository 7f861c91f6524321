import { beginning, found, isNumber, isSign, wordAt, wordSet } from "./marks.ts";
import { unitAt } from "./numberLists.ts";
import { LASTING, readDuration } from "./readExtents.ts";
import type { Token } from "./tokenize.ts";
import { ARTICLES } from "./words.ts";

type Tokens = readonly Token[];

const LEADS = wordSet(
  "at @ about around averaging avg average doing with a an the my pace speed of roughly nearly just under over",
);
const PER = wordSet("per an a pro por par al je all");
const HOURS = wordSet("hour hours hr h stunde heure hora ora minute min minuto");
const PACES = wordSet("pace paces pacing split splits average avg");
/** Seconds or minutes of a pace without a unit: "five thirty" is 530, "two oh five" 205. */
const LONGEST_PACE = 2_059;

/** "per kilometre", "/500m", "a mile", "min/km": the place after what a pace is per, or `null`. */
function afterPer(tokens: Tokens, at: number): number | null {
  const slash = isSign(tokens[at], "/");
  if (!slash && !PER.has(wordAt(tokens, at))) return null;
  const next = at + 1;
  const [token, after] = [tokens[next], unitAt(tokens, next + 1)];
  const isLength = (place: number) => /^(?:distance|k)$/.test(unitAt(tokens, place)?.kind ?? "");
  if (isLength(next) || /^(?:hundred|lap|length)$/.test(wordAt(tokens, next))) return next + 1;
  const metres = isNumber(token) && /^(?:distance|m|k)$/.test(after?.kind ?? "");
  if (metres) return next + 2;
  return slash && isNumber(token) && token.value === 500 ? next + 1 : null;
}

/** "ten kilometres an hour", "9.5 km per hour": the place after a speed, or `null`. */
function afterSpeed(tokens: Tokens, at: number): number | null {
  if (!isNumber(tokens[at]) || !/^(?:distance|k|m)$/.test(unitAt(tokens, at + 1)?.kind ?? "")) return null;
  const joined = isSign(tokens[at + 2], "/") || PER.has(wordAt(tokens, at + 2));
  const isPast = /^(?:ago|before|later|earlier)$/.test(wordAt(tokens, at + 4));
  return joined && HOURS.has(wordAt(tokens, at + 3)) && !isPast ? at + 4 : null;
}

/** "5:30 per km", "five minutes thirty a mile", "nine minute pace", "two oh five split": the place after it, or `null`. */
function afterPace(tokens: Tokens, at: number): number | null {
  const duration = readDuration(tokens, at);
  const value = tokens[at];
  const isBare = duration === null && isNumber(value) && value.value <= LONGEST_PACE;
  const next = duration?.next ?? (isBare ? at + (unitAt(tokens, at + 1)?.kind === "m" ? 2 : 1) : null);
  if (next === null) return null;
  // "five minutes thirty per kilometre": the seconds without their word.
  const seconds = duration !== null && isNumber(tokens[next]) && (tokens[next]?.value ?? 60) < 60 ? 1 : 0;
  const per = afterPer(tokens, next + seconds) ?? (seconds === 1 ? afterPer(tokens, next) : null);
  if (per !== null && (duration !== null || !ARTICLES.has(wordAt(tokens, next))))
    return per + (PACES.has(wordAt(tokens, per)) ? 1 : 0);
  const named = next + seconds;
  // "7:45 split 1:56", "45 min avg 165w": the word belongs to what is behind it.
  const isNext = isNumber(tokens[named + 1]) || (duration !== null && duration.seconds > SLOWEST_PACE_S);
  if (!isNext && PACES.has(wordAt(tokens, named)) && tokens[named + 1]?.kind !== "clock" && value?.kind !== "clock")
    return named + 1;
  // "8 minute miles", "7 min 30 miles"; "40 mins 7 miles" are a time and a way.
  const isOfOne = duration !== null && duration.seconds <= SLOWEST_PACE_S;
  const mayBeSeconds = seconds === 0 || (tokens[next]?.value ?? 0) >= FEWEST_SECONDS;
  const isMinuted = isOfOne && mayBeSeconds && /^(?:miles|kms|ks|kilometers|kilometres)$/.test(wordAt(tokens, named));
  return isMinuted && value?.kind !== "clock" ? named + 1 : null;
}

/** So long nobody takes for a kilometre, a mile or 500 metres. */
const SLOWEST_PACE_S = 1_500;

const FEWEST_SECONDS = 10;

const BEGINNINGS = { has: (word: string) => LEADS.has(word) || LASTING.has(word) };

/** How fast it was, in figures that are no time, distance or load of a set: "at 10 km an hour", "9 min/mile". */
export const readSpeed = beginning(BEGINNINGS, (tokens, at) => {
  let from = at;
  while (from < at + 4 && (LEADS.has(wordAt(tokens, from)) || isSign(tokens[from], "@"))) from += 1;
  const next = afterSpeed(tokens, from) ?? afterPace(tokens, from);
  return next === null ? null : found(tokens, at, next, { kind: "note" });
});
