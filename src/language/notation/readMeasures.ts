import { beginning, firstOf, found, isNumber, isSign, isWord, NO_WORD, type Reader, wordAt, wordSet } from "./marks.ts";
import { isReps, isSets, isTimes, massAt, unitAt } from "./numberLists.ts";
import { LASTING, readDuration } from "./readExtents.ts";
import type { Token } from "./tokenize.ts";
import { EACH } from "./words.ts";

const ends = (token: Token | undefined): boolean => token === undefined || token.kind === "sign";

const AGED = wordSet("i'm im am aged age turned turning");
const AGE_LEADS: ReadonlySet<string> = new Set([...AGED, "is"]);
const YEARS = wordSet("yo y/o yrs years year");
const AFTER_AGE = /^(?:and|today|now|but|so|this|years?|yo|yrs|old)$/;

/** "I'm 47 and …", "turned 60 today", "aged 52": how old somebody is. */
const readAge = beginning(AGE_LEADS, (tokens, at) => {
  const value = tokens[at + 1];
  const isTheirs = wordAt(tokens, at) === "is" && /^(?:he|she|who)$/.test(wordAt(tokens, at - 1));
  if ((!isWord(tokens[at], AGED) && !isTheirs) || !isNumber(value) || value.value < 10 || value.value > 99) return null;
  const after = tokens[at + 2];
  if (!ends(after) && !AFTER_AGE.test(after?.fold ?? "")) return null;
  if (after?.kind === "sign" && !/^[,.;!)\n-]$/.test(after.fold)) return null;
  let next = at + 2;
  while (next < at + 5 && (isWord(tokens[next], YEARS) || wordAt(tokens, next) === "old")) next += 1;
  return found(tokens, at, next, { kind: "note" });
});

/** Nobody who trains weighs less, in either unit. */
const LIGHTEST_BODY = 40;
/** What diaries note of a day beside what the person weighed. */
const DAY_NOTES = wordSet(
  "sleep slept energy mood stress kcal calories soreness hrv rhr readiness schlaf geschlafen energie sommeil dormi sueno dormido energia sonno dormito",
);
const BODY = wordSet("bw bodyweight weight weighing korpergewicht");

const BODY_LEADS: ReadonlySet<string> = new Set([...BODY, "at", "body"]);

/** "weight 81.2, slept 6h". */
const isDayLine = (tokens: readonly Token[], at: number): boolean =>
  /^(?:\n|•)?$/.test(tokens[at - 1]?.fold ?? "") &&
  tokens.slice(at + 2, at + 6).some((token) => isWord(token, DAY_NOTES));

/** "sleep 5/10", "energy: 8", "Schlaf 6h", "slept 6.5 hours": how somebody was that day. */
const readDayNote = beginning(DAY_NOTES, (tokens, at) => {
  if (!isWord(tokens[at], DAY_NOTES)) return null;
  let next = at + 1;
  while (
    next < at + 3 &&
    (isSign(tokens[next], ":") || /^(?:was|is|quality|level|only|about)$/.test(wordAt(tokens, next)))
  )
    next += 1;
  if (!isNumber(tokens[next]) && tokens[next]?.kind !== "clock") return null;
  next += 1;
  if (isSign(tokens[next], "/") && isNumber(tokens[next + 1])) next += 2;
  else if (/^(?:h|hr|hrs|hours?|std|stunden|heures?|horas?|ore|kcal|ms|bpm)$/.test(wordAt(tokens, next))) next += 1;
  return ends(tokens[next]) || /^[|/;]$/.test(tokens[next]?.fold ?? "")
    ? found(tokens, at, next, { kind: "note" })
    : null;
});

/** "bodyweight 82 kg", "bw: 82kg", "at 82 kg bodyweight", "weighing 82 kg": what the person weighs. */
const readBodyMass = beginning(BODY_LEADS, (tokens, at) => {
  if (isNumber(tokens[at])) {
    const after = at + (massAt(tokens, at + 1) === null ? 1 : 2);
    const two = wordAt(tokens, after) === "body" && wordAt(tokens, after + 1) === "weight" ? 2 : 1;
    const named = two === 2 || /^(?:bw|bodyweight)$/.test(wordAt(tokens, after));
    const led = /^(?:at|@|,|\(|by)$/.test(tokens[at - 1]?.fold ?? "");
    const heavy = (tokens[at]?.value ?? 0) >= LIGHTEST_BODY;
    return named && led && heavy && after === at + 2 && ends(tokens[after + two])
      ? found(tokens, at, after + two, { kind: "note" })
      : null;
  }
  if (wordAt(tokens, at) === "at" && isNumber(tokens[at + 1])) {
    const said = readBodyMass(tokens, at + 1);
    return said === null ? null : found(tokens, at, said.next, { kind: "note" });
  }
  const body = wordAt(tokens, at) === "body" && wordAt(tokens, at + 1) === "weight" ? 1 : 0;
  if (body === 0 && (!isWord(tokens[at], BODY) || (wordAt(tokens, at) === "weight" && !isDayLine(tokens, at))))
    return null;
  let next = at + 1 + body;
  while (next < at + 5 && (isSign(tokens[next], ":") || /^(?:is|was|at|of|today|now)$/.test(wordAt(tokens, next))))
    next += 1;
  const value = tokens[next];
  if (!isNumber(value) || value.value < LIGHTEST_BODY || isTimes(tokens, next + 1)) return null;
  const mass = massAt(tokens, next + 1);
  const apart = /^[,.;]$/.test(tokens[at - 1]?.fold ?? "") && ends(tokens[next + 1]);
  // "bw 84.1" on a line of its own, "(BW: 171 + 45 lbs)".
  const isFirst = /^(?:\n|•)?$/.test(tokens[at - 1]?.fold ?? "");
  // "BW 81.2, slept 6h".
  const goesOn = /^[,;|/]$/.test(tokens[next + 1]?.fold ?? "") && isWord(tokens[next + 2], DAY_NOTES);
  const isOwnLine = isFirst && (goesOn || /^\n?$/.test(tokens[next + 1]?.fold ?? ""));
  const isBase = isSign(tokens[next - 1], ":") && isSign(tokens[next + 1], "+") && isNumber(tokens[next + 2]);
  if (isBase && mass === null) return found(tokens, at, next + 1, { kind: "note" });
  if (mass === null && !apart && !isOwnLine) return null;
  const end = next + (mass === null ? 1 : 2);
  return isTimes(tokens, end) ? null : found(tokens, at, end, { kind: "note" });
});

/** Nobody swims in a longer one, in metres. */
const LONGEST_POOL = 60;

/** So many words from the lengths the pool is told. */
const POOL_WITHIN = 12;

/** How long the pool is that stands near a number of lengths, in metres; `null` where that is not said, or said of several. */
function poolNear(tokens: readonly Token[], at: number, isPool: (place: number) => boolean): number | null {
  const from = Math.max(0, at - POOL_WITHIN);
  const near = tokens.slice(from, at + POOL_WITHIN).flatMap((token, index) => {
    const place = from + index;
    return place !== at && isNumber(token) && isPool(place) && wordAt(tokens, place + 2) === "pool"
      ? [token.value]
      : [];
  });
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** "40 lengths in a 25m pool", "60 lengths of the 25 m pool": the way that they come to. */
const readLengths = beginning(NO_WORD, (tokens, at) => {
  const count = tokens[at];
  if (!isNumber(count)) return null;
  // "2000m pool" is how far somebody swam.
  const isPool = (place: number) =>
    ((tokens[place]?.value ?? 0) <= LONGEST_POOL && unitAt(tokens, place + 1)?.kind === "m") ||
    wordAt(tokens, place + 1).startsWith("met");
  if (isPool(at) && wordAt(tokens, at + 2) === "pool") return found(tokens, at, at + 3, { kind: "note" });
  const word = wordAt(tokens, at + 1);
  const isAbroad = LENGTHS_ABROAD.test(word) || (word === "lengths" && !tokens.some(isWalked));
  if (!isAbroad && !/^(?:lengths?|laps?)$/.test(word)) return null;
  const sport = isAbroad ? swumBy(tokens, SWIMS) : swum(tokens);
  let next = at + 2;
  while (
    next < at + 7 &&
    /^(?:in|of|at|a|the|my|da|de|di|im|je|zu|en|em|una|un|d'une|d'un|einem|bassin|piscine|piscina|becken|bad|vasca)$/.test(
      wordAt(tokens, next),
    )
  )
    next += 1;
  // "20 laps, 25 m each", "4 laps (400 m each)".
  const pause = next === at + 2 && (isSign(tokens[next], ",") || isSign(tokens[next], "(")) ? next + 1 : next;
  const each = tokens[pause];
  if (isNumber(each) && unitAt(tokens, pause + 1)?.kind === "m" && isWord(tokens[pause + 2], EACH)) {
    const end = pause + 3 + (isSign(tokens[next], "(") && isSign(tokens[pause + 3], ")") ? 1 : 0);
    return found(tokens, at, end, ...sport, { kind: "length", value: count.value * each.value, unit: "m" });
  }
  const long = tokens[next];
  // "40 vasche da 25": of nothing else is it said, but "in 35 min" is how long it took; "swam 40 lengths of the 25" beside what was done.
  const isOfPool =
    (isAbroad && readDuration(tokens, next) === null) ||
    (POOLS.has(long?.value ?? 0) && isWord(tokens[next - 1], OF_THE) && swum(tokens).length === 0);
  if (isOfPool && isNumber(long) && next > at + 2 && long.value <= LONGEST_POOL && long.value >= SHORTEST_POOL) {
    const end = next + (unitAt(tokens, next + 1)?.kind === "m" || wordAt(tokens, next + 1).startsWith("met") ? 2 : 1);
    return found(tokens, at, end, ...sport, { kind: "length", value: count.value * long.value, unit: "m" });
  }
  if (!isNumber(long) || !isPool(next) || wordAt(tokens, next + 2) !== "pool") {
    // "40 lengths in 35 min, 25m pool", "25m pool 40 lengths": how long it is stands elsewhere.
    const pool = poolNear(tokens, at, isPool);
    // "60 Bahnen": so many of a pool, of which nobody says how long it is.
    if (pool === null) return isAbroad ? found(tokens, at, at + 2, ...sport, { kind: "note" }) : null;
    return found(tokens, at, at + 2, ...sport, { kind: "length", value: count.value * pool, unit: "m" });
  }
  return found(tokens, at, next + 3, ...sport, {
    kind: "length",
    value: count.value * long.value,
    unit: "m",
  });
});
/** Of a hall or a lawn, and no pool. */
const isWalked = (token: Token): boolean => isWord(token, WALKED);
const WALKED = wordSet(
  "sled prowler lunge lunges lunging carry carries farmer farmers yoke walk walks walked walking march marching bear crab drag hall gym court pitch field horse boat lane bowling",
);
const LENGTHS_ABROAD = /^(?:bahnen|longueurs|largos|vasche|piscinas)$/;
const SHORTEST_POOL = 10;
const POOLS: ReadonlySet<number> = new Set([20, 25, 33, 50]);
const OF_THE = wordSet("of the a");
const SWIMS = wordSet(
  "swim swims swimming swam swum schwimmen geschwommen schwamm nage nager nagee natation nadar nade nadado nado natacion nuoto nuotato nuotata nuotare nadei natacao breaststroke freestyle crawl",
);
const SWUM = new Set([...SWIMS, ...wordSet("run ran running jog walk walked cycled")]);
const swumBy = (tokens: readonly Token[], words: ReadonlySet<string>) =>
  tokens.some((token) => isWord(token, words)) ? [] : [{ kind: "word" as const, fold: "swam" }];
/** Who counts lengths of a pool swam them, where nothing else is said. */
const swum = (tokens: readonly Token[]) => swumBy(tokens, SWUM);

const VOLUME = wordSet("volume tonnage");
const VOLUME_LEADS = wordSet("total for so training a of volume tonnage");

/** "total volume 2400 kg", "= 2400 kg volume": what all of it comes to. */
const readVolume = beginning(VOLUME_LEADS, (tokens, at) => {
  let from = at;
  while (from < at + 3 && (/^(?:total|for|so|training|a|of)$/.test(wordAt(tokens, from)) || isSign(tokens[from], ":")))
    from += 1;
  if (isWord(tokens[from], VOLUME)) {
    let next = from + 1;
    while (next < from + 4 && (isSign(tokens[next], ":") || /^(?:of|was|is|at|about)$/.test(wordAt(tokens, next))))
      next += 1;
    if (!isNumber(tokens[next]) || isTimes(tokens, next + 1)) return null;
    return found(tokens, at, next + (unitAt(tokens, next + 1) === null ? 1 : 2), { kind: "note" });
  }
  if (!isNumber(tokens[from])) return null;
  let next = from + (unitAt(tokens, from + 1) === null ? 1 : 2);
  while (next < from + 4 && /^(?:of|total|in|overall)$/.test(wordAt(tokens, next))) next += 1;
  return isWord(tokens[next], VOLUME) ? found(tokens, at, next + 1, { kind: "note" }) : null;
});

/** No record is beaten by more at once, in either unit. */
const MOST_GAINED = 30;
const GAINED = wordSet(
  "pr pb record best improved improvement up increase increased beat jump more heavier gain progress",
);
const MORE = wordSet("more heavier lighter less increase jump improvement up pr pb gain better");

const GAIN_LEADS = wordSet("added adding add put gained by");

/** "a PR by 5 kg", "added 2.5 kg to my bench", "5 kg PR", "2.5 kg heavier than last week": by how much it changed. */
const readGain = beginning(GAIN_LEADS, (tokens, at) => {
  const small = (token: Token | undefined): boolean => isNumber(token) && token.value <= MOST_GAINED;
  const word = wordAt(tokens, at);
  if (/^(?:added|adding|add|put|gained)$/.test(word) && small(tokens[at + 1]) && massAt(tokens, at + 2) !== null)
    return /^(?:to|on|onto|since|from|over)$/.test(wordAt(tokens, at + 3)) &&
      !/^(?:each|every)$/.test(wordAt(tokens, at + 4))
      ? found(tokens, at, at + 3, { kind: "note" })
      : null;
  if (word === "by" && isWord(tokens[at - 1], GAINED) && small(tokens[at + 1]) && massAt(tokens, at + 2) !== null)
    return found(tokens, at, at + 3, { kind: "note" });
  const number = isSign(tokens[at], "+") ? at + 1 : at;
  if (!small(tokens[number]) || massAt(tokens, number + 1) === null || !isWord(tokens[number + 2], MORE)) return null;
  const before = tokens
    .slice(Math.max(0, at - LOOKS_BACK), at)
    .some((token) => isNumber(token) && token.value > MOST_GAINED);
  return before && (ends(tokens[number + 3]) || /^(?:than|on|from|over|since)$/.test(wordAt(tokens, number + 3)))
    ? found(tokens, at, number + 3, { kind: "note" })
    : null;
});
const LOOKS_BACK = 12;

const SESSIONS = wordSet("session workout gym training whole total everything");

const SESSION_LEADS = { has: (word: string) => SESSIONS.has(word) || LASTING.has(word) };

/** "session took 55 min", "55 min session", "1 hour in the gym": how long all of it was. */
const readSessionLength = beginning(SESSION_LEADS, (tokens, at) => {
  if (isWord(tokens[at], SESSIONS)) {
    let next = at + 1;
    while (
      next < at + 6 &&
      (isSign(tokens[next], ":") ||
        /^(?:took|lasted|was|of|for|time|duration|me|about|around|session|workout|thing|in)$/.test(
          wordAt(tokens, next),
        ))
    )
      next += 1;
    const long = next > at + 1 ? readDuration(tokens, next) : null;
    return long === null ? null : found(tokens, at, long.next, { kind: "note" });
  }
  const long = readDuration(tokens, at);
  if (long === null) return null;
  let next = long.next;
  while (next < long.next + 3 && /^(?:in|at|of|the|gym|a|total|full|quick)$/.test(wordAt(tokens, next))) next += 1;
  const named = /^(?:session|workout|gym)$/.test(wordAt(tokens, next))
    ? next + 1
    : wordAt(tokens, next - 1) === "gym"
      ? next
      : null;
  return named !== null && (ends(tokens[named]) || /^(?:today|and|with|this)$/.test(wordAt(tokens, named)))
    ? found(tokens, at, named, { kind: "note" })
    : null;
});

const CENTIMETRES = /^(?:cms?|centimet(?:er|re)s?|zentimeter|centimetros|centimetri)$/;
const HEIGHTS = wordSet("box boxes step steps deficit block blocks platform bench high");

/** "on a 40 cm box": how high something is that one jumps or steps on. */
const readHeight = beginning(NO_WORD, (tokens, at) => {
  if (!isNumber(tokens[at]) || !CENTIMETRES.test(wordAt(tokens, at + 1))) return null;
  const isThing = isWord(tokens[at + 2], HEIGHTS) && !/^(?:jumps?|ups?|downs?)$/.test(wordAt(tokens, at + 3));
  return isThing ? found(tokens, at, at + 3, { kind: "note" }) : null;
});

/** A time of the clock in front of its line: "18:30 bench 3x8 80kg", where sets of a lift follow. */
const readClockTime = beginning(NO_WORD, (tokens, at) => {
  const token = tokens[at];
  if (token?.kind !== "clock" || (at > 0 && !/^[\n•]$/.test(tokens[at - 1]?.fold ?? ""))) return null;
  if (!/^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(token.fold)) return null;
  // On a line of its own it stands over the lines below.
  const from = tokens[at + 1]?.fold === "\n" ? at + 2 : at + 1;
  let lifted = false;
  for (
    let next = from;
    next < at + MOST_ON_LINE && tokens[next] !== undefined && (from > at + 1 || tokens[next]?.fold !== "\n");
    next += 1
  ) {
    if (/^(?:distance|k)$/.test(isNumber(tokens[next]) ? (unitAt(tokens, next + 1)?.kind ?? "") : "")) return null;
    lifted ||=
      (isTimes(tokens, next) && isNumber(tokens[next + 1])) ||
      (isNumber(tokens[next - 1]) && (isSets(tokens[next]) || isReps(tokens[next])));
  }
  return lifted && (tokens[from]?.kind === "word" || from > at + 1)
    ? found(tokens, at, at + 1, { kind: "note" })
    : null;
});
const MOST_ON_LINE = 40;

/** Figures of the person, the session or the progress that are none of a set: age, body weight, volume, gains, heights. */
export const readMeasure: Reader = firstOf(
  readAge,
  readLengths,
  readDayNote,
  readBodyMass,
  readVolume,
  readGain,
  readSessionLength,
  readHeight,
  readClockTime,
);
