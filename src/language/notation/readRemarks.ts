import { beginning, found, isNumber, isSign, type Reader, wordAt, wordSet } from "./marks.ts";
import { isReps, isSets, isTimes, massAt, unitAt } from "./numberLists.ts";
import { CONDITIONS, readCondition } from "./readConditions.ts";
import { readDuration } from "./readExtents.ts";
import { isPinned } from "./readNamedWeight.ts";
import { readShare } from "./readReferences.ts";
import { readBeats, readTempo } from "./readTempo.ts";
import type { Token } from "./tokenize.ts";
import { AT, RESTS, SETTINGS } from "./words.ts";

type Tokens = readonly Token[];

const PACES = wordSet("pace paces split splits avg average");

const RATED = wordSet(
  "sore soreness pain painful ache aching hurt hurts hurting stiff tight tired energy effort difficulty mood pump felt feels feeling rated",
);

/** The last word before a place, signs left out. */
function wordBefore(tokens: Tokens, at: number): string {
  let back = at - 1;
  while (back > at - 3 && tokens[back]?.kind === "sign") back -= 1;
  return wordAt(tokens, back);
}

/** Says that the clock ran until it was done. */
const FOR_TIME: ReadonlySet<string> = new Set([
  "for time",
  "auf zeit",
  "pour le temps",
  "contre la montre",
  "por tiempo",
  "contra el reloj",
  "contrarreloj",
  "per tempo",
  "por tempo",
]);
const foldOf = (tokens: Tokens, at: number, words: number): string =>
  Array.from({ length: words }, (_, ahead) => wordAt(tokens, at + ahead)).join(" ");

/** No treadmill goes up by more per cent. */
const STEEPEST = 20;

const PER = /^(?:per|pro|par|por|al|a|an|the|je)$/;

/** The place after what a pace is per: "/km", "per mile", "min/km". */
function afterPace(tokens: Tokens, at: number): number {
  // "36:20 min" is how long it took, "5:10 min/km" how fast.
  const minutes = /^min(?:s|uten|utes|utos|uti)?$/.test(wordAt(tokens, at)) ? 1 : 0;
  const from = at + minutes;
  const per = isSign(tokens[from], "/") || PER.test(wordAt(tokens, from));
  const isWay = minutes === 1 && /^(?:distance|k)$/.test(unitAt(tokens, from)?.kind ?? "");
  if ((!per && !isWay) || tokens[from + 1]?.kind === "clock") return at;
  let next = per ? from + 1 : from;
  while (
    next < from + 4 &&
    (isNumber(tokens[next]) ||
      isSign(tokens[next], "/") ||
      unitAt(tokens, next) !== null ||
      wordAt(tokens, next) === "pace")
  )
    next += 1;
  return next;
}

const WAITED =
  /^(?:wait|waited|waiting|queued|queuing|gewartet|attendu|espere|esperando|aspettato|esperei|slept|geschlafen|dormi|drove)$/;
/** "a 12 hour night shift", "3 hour drive": what lasted, and was no training. */
const LASTED =
  /^(?:shifts?|drives?|flights?|commute|meetings?|lectures?|naps?|sleep|journey|travel|workday|queue|wait|delay|fast|schicht|fahrt|flug|trajet|turno|viaje|viaggio|viagem)$/;
const OF_DAY = /^(?:night|day|late|early|long|work|double|office|hospital|car|train|bus|plane|team)$/;

/** The place after such a time. */
function lastedElsewhere(tokens: Tokens, at: number): number | null {
  let next = readDuration(tokens, at)?.next ?? null;
  if (next === null) return null;
  while (next < at + 5 && OF_DAY.test(wordAt(tokens, next))) next += 1;
  return LASTED.test(wordAt(tokens, next)) ? next + 1 : null;
}

const isTimeAt = (tokens: Tokens, at: number): boolean =>
  isNumber(tokens[at]) && unitAt(tokens, at + 1)?.kind === "time" && !/^s/.test(wordAt(tokens, at + 1));

const TIME_LEADS = new Set([...FOR_TIME].map((words) => words.split(" ")[0] ?? ""));
const SCALED = /^(?:scaled|scaling|skaliert)$/;
const ALONE = wordSet("every e t l tempo");
const BEGINNINGS = {
  has: (word: string) =>
    CONDITIONS.has(word) ||
    TIME_LEADS.has(word) ||
    ALONE.has(word) ||
    RESTS.has(word) ||
    SETTINGS.has(word) ||
    PACES.has(word) ||
    CLOCKED.test(word) ||
    SCALED.test(word) ||
    WAITED.test(word),
};

const PLATES = /^(?:plates?|wheels?|pps|ppl?s?|pl)$/;

/** Amounts that are no part of a set and stay as words: tempo, rest, settings, percentages, other units, paces. */
export const readRemark = beginning(BEGINNINGS, (tokens, at) => {
  const word = wordAt(tokens, at);
  const condition = readCondition(tokens, at);
  if (condition !== null) return condition;
  const forTime = [1, 2, 3].find((words) => FOR_TIME.has(foldOf(tokens, at, words)));
  if (forTime !== undefined) return found(tokens, at, at + forTime, { kind: "note" });
  if (CLOCKED.test(word)) {
    const from = at + (isSign(tokens[at + 1], ":") || /^(?:in|for|of)$/.test(wordAt(tokens, at + 1)) ? 2 : 1);
    const clocked = readDuration(tokens, from);
    const short = isNumber(tokens[from]) && unitAt(tokens, from + 1)?.kind === "m" ? from + 2 : null;
    if (clocked !== null || short !== null) return found(tokens, at, clocked?.next ?? short ?? from, { kind: "note" });
    const ends =
      tokens[from + 1] === undefined ||
      tokens[from + 1]?.kind === "sign" ||
      BARE_MINUTES.test(wordAt(tokens, from + 1)) ||
      // "EMOM 10 clean 60 kg 2 reps": what is done in each minute is said behind it.
      tokens
        .slice(from + 2, from + MOST_AHEAD)
        .some((token, place) => isNumber(token) && isReps(tokens[from + 3 + place]));
    const bare = isNumber(tokens[from]) && ends;
    if (!word.startsWith("amrap") && bare && !isTimes(tokens, from + 1))
      return found(tokens, at, from + 1, { kind: "note" });
    return word.startsWith("amrap") ? null : found(tokens, at, at + 1, { kind: "note" });
  }
  // "Fran 5:48 scaled to 30 kg": what a named workout was made lighter by.
  if (SCALED.test(word)) {
    const from = at + (/^(?:to|at|with|down|auf)$/.test(wordAt(tokens, at + 1)) ? 2 : 1);
    const isAlone = isNumber(tokens[from]) && !isTimes(tokens, from + 1) && !isTimes(tokens, from + 2);
    if (isAlone) return found(tokens, at, from + (massAt(tokens, from + 1) === null ? 1 : 2), { kind: "note" });
  }
  // "waited 20 min for a rack": no part of any set.
  if (WAITED.test(word)) {
    const from = at + (/^(?:about|around|like|for|almost|nearly|over|a|another)$/.test(wordAt(tokens, at + 1)) ? 2 : 1);
    const long = readDuration(tokens, from);
    if (long !== null) return found(tokens, at, long.next, { kind: "note" });
  }
  // "every minute for five minutes".
  const minutely = word === "every" && wordAt(tokens, at + 1) === "minute" && wordAt(tokens, at + 2) === "for";
  const lasting = minutely ? readDuration(tokens, at + 3) : null;
  if (lasting !== null) return found(tokens, at, lasting.next, { kind: "note" });
  // "e2mom", "e90som": how the sets were spaced, in letters.
  const lettered = word === "e" && isNumber(tokens[at + 1]) && /^s?(?:mom|om|omom)$/.test(wordAt(tokens, at + 2));
  const goesFor = lettered ? readDuration(tokens, at + 3) : null;
  const minutes = lettered && isNumber(tokens[at + 3]) && unitAt(tokens, at + 4)?.kind === "m" ? at + 5 : at + 3;
  if (lettered) return found(tokens, at, goesFor?.next ?? minutes, { kind: "note" });
  // "every 2 min x 6:" says how the sets were spaced.
  const spaced = word === "every" ? readDuration(tokens, at + 1) : null;
  if (spaced !== null) {
    const counted = isTimes(tokens, spaced.next) && isNumber(tokens[spaced.next + 1]) ? spaced.next + 2 : spaced.next;
    return found(tokens, at, counted, { kind: "note" });
  }
  // "T1 squat": the place of a lift in a programme.
  if (word === "t" && isNumber(tokens[at + 1]) && tokens[at + 1]?.gap === false && (tokens[at + 1]?.value ?? 9) <= 3)
    return found(tokens, at, at + 2, { kind: "note" });
  // "step mill 10 min L8": how the machine was set.
  const isLevel = word === "l" && isNumber(tokens[at + 1]) && tokens[at + 1]?.gap === false;
  if (isLevel && tokens.slice(Math.max(0, at - MOST_AHEAD), at).some((_, back) => isTimeAt(tokens, at - 1 - back)))
    return found(tokens, at, at + 2, { kind: "note" });
  if (word === "tempo") {
    const next = readBeats(tokens, isSign(tokens[at + 1], ":") ? at + 2 : at + 1);
    return next === null ? null : found(tokens, at, next, { kind: "note" });
  }
  if (RESTS.has(word) && !(word === "rest" && wordAt(tokens, at + 1) === "pause")) {
    let from = at + 1;
    while (
      from < at + 4 &&
      (/^(?:of|for|was|time|about|around|sets|each)$/.test(wordAt(tokens, from)) || isSign(tokens[from], ":"))
    )
      from += 1;
    const duration = readDuration(tokens, from);
    if (duration !== null) return found(tokens, at, duration.next, { kind: "note" });
    const until = isSign(tokens[from + 1], "-") && isNumber(tokens[from + 2]) ? from + 2 : from;
    // "no rest 15 kg 10 reps": the load of the next set.
    if (isNumber(tokens[from]) && massAt(tokens, until + 1) !== null) return null;
    if (isNumber(tokens[from]) && unitAt(tokens, until + 1) !== null)
      return found(tokens, at, until + 2, { kind: "note" });
    // "rest 180", "rest: 90": seconds, at the end of what is said of it.
    const after = tokens[until + 1];
    const isBare =
      word.startsWith("rest") &&
      isNumber(tokens[from]) &&
      (after === undefined || /^(?:[,.;()\n]|tempo|between|each|felt|rpe|then|and)$/.test(after.fold));
    return isBare ? found(tokens, at, until + 1, { kind: "note" }) : null;
  }
  // "splits 1:55 1:56 1:57": a time for each of the sets.
  const listed = tokens[at + 2]?.fold === "," || tokens[at + 2]?.fold === "/" ? at + 3 : at + 2;
  if (/^(?:splits|paces)$/.test(word) && tokens[at + 1]?.kind === "clock" && tokens[listed]?.kind === "clock")
    return found(tokens, at, at + 1, { kind: "note" });
  if (SETTINGS.has(word) || (PACES.has(word) && tokens[at + 1]?.kind === "clock")) {
    let sign = 0;
    while (
      sign < MOST_LEADS &&
      (isSign(tokens[at + 1 + sign], ":") ||
        isSign(tokens[at + 1 + sign], "#") ||
        SETTING_LEADS.test(wordAt(tokens, at + 1 + sign)) ||
        SETTINGS.has(wordAt(tokens, at + 1 + sign)))
    )
      sign += 1;
    const value = tokens[at + 1 + sign];
    if (value?.kind !== "number" && value?.kind !== "clock") return null;
    if (isTimes(tokens, at + 2 + sign)) return null;
    // "incline two sets of eight": the figure counts what stands behind it; "pin 6 sets 3" names the sets.
    const counts = isReps(tokens[at + 2 + sign]) || isSets(tokens[at + 2 + sign]);
    if (counts && !isNumber(tokens[at + 3 + sign])) return null;
    const unit = unitAt(tokens, at + 2 + sign);
    // "incline 20 minutes": no machine is set to a time, and "incline 60kg" and "incline 60" are loads.
    const lasts = unit?.kind === "time" && !/^(?:avg|average|pace)$/.test(word) && !isSign(tokens[at + 3 + sign], "/");
    // "smith incline 2 plates" is a press.
    const steep =
      word === "incline" &&
      ((value.value > STEEPEST && unit?.kind !== "other") || PLATES.test(wordAt(tokens, at + 2 + sign)));
    if (isPinned(tokens, at)) return null;
    if (lasts || steep || unit?.kind === "mass" || unit?.kind === "k") return null;
    const paced = unit?.kind === "time" && /^(?:avg|average|pace)$/.test(word);
    const end = at + 2 + sign + (unit?.kind === "other" || paced ? 1 : 0);
    return found(tokens, at, value.kind === "clock" ? afterPace(tokens, end) : end, { kind: "note" });
  }
  const number = tokens[at];
  if (number?.kind === "clock") {
    // In "7:45 split 1:56" the word belongs to the time behind it.
    // "18 km 1:48:30 avg hr 148": the average of something else.
    const pace =
      /^(?:pace|splits?|avg|average)$/.test(wordAt(tokens, at + 1)) &&
      !/^(?:hr|heart|bpm|pulse|power|watts?|cadence|speed)$/.test(wordAt(tokens, at + 2)) &&
      !PACES.has(wordAt(tokens, at + 2)) &&
      tokens[at + 2]?.kind !== "clock";
    const end = pace ? at + 2 : afterPace(tokens, at + 1);
    return end > at + 1 ? found(tokens, at, end, { kind: "note" }) : restAfter(tokens, at);
  }
  if (!isNumber(number)) return null;
  const elsewhere = lastedElsewhere(tokens, at);
  if (elsewhere !== null) return found(tokens, at, elsewhere, { kind: "note" });
  const unit = unitAt(tokens, at + 1);
  // "sore (2/10)": a rating.
  const rated = isSign(tokens[at + 1], "/") && tokens[at + 2]?.value === 10 && number.value <= 10;
  if (
    rated &&
    !isSign(tokens[at + 3], "/") &&
    [wordBefore(tokens, at), wordAt(tokens, at + 3)].some((word) => RATED.has(word))
  )
    return found(tokens, at, at + 3, { kind: "note" });
  if (wordAt(tokens, at + 1) === "percent" || isSign(tokens[at + 1], "%")) {
    let end = at + 2;
    while (end < at + 6 && /^(?:of|my|the|1rm|rm|max|tm|training|e1rm)$/.test(wordAt(tokens, end))) end += 1;
    if (isNumber(tokens[end]) && wordAt(tokens, end + 1) === "rm") end += 2;
    const share = readShare(tokens, at, end);
    if (share !== null) return share;
    // "65% x 5, 75% x 5": so often with that share.
    const isTimed = isTimes(tokens, end);
    const note = found(tokens, at, end, { kind: "note" });
    // "80% x 3 sets of 3".
    if (isTimed && isSets(tokens[end + 2])) return { ...note, next: end + 1 };
    const counted = isTimed ? tokens[end + 1] : undefined;
    if (!isNumber(counted)) return note;
    const counts = found(tokens, end, end + 2, { kind: "counts", counts: [{ reps: counted.value }] });
    return { marks: [...note.marks, ...counts.marks], next: counts.next };
  }
  // "10k steps" are those of a day.
  if (unit?.kind === "k" && /^steps?$/.test(wordAt(tokens, at + 2))) return found(tokens, at, at + 3, { kind: "note" });
  const trips = /^(?:lengths?|laps?)$/.test(wordAt(tokens, at + 1)) && wordAt(tokens, at + 2) === "of";
  if (unit?.kind === "other" && !trips) return found(tokens, at, at + 2, { kind: "note" });
  if (/^(?:degree|degrees|deg|percent|days?|weeks?|years?|ans|jahre|anos|anni)$/.test(wordAt(tokens, at + 1)))
    return found(tokens, at, at + 2, { kind: "note" });
  const tempo = readTempo(tokens, at);
  if (tempo !== null) return found(tokens, at, tempo, { kind: "note" });
  // "20 s on 10 s off" is how the rounds were timed.
  const timed = readDuration(tokens, at)?.next ?? (wordAt(tokens, at + 1) === "s" ? at + 2 : at);
  const paused = tokens[timed + 1];
  const isPaced = paused?.kind !== "word" || /^(?:then|and|off|rest|with|x)$/.test(paused.fold);
  // "dead hangs, 10s on, 5 sets": with no pause told, how long each was.
  const isEffort =
    wordAt(tokens, timed) === "on" &&
    (paused === undefined || isSign(paused, ",")) &&
    !tokens.some(({ fold }) => fold === "off");
  if (timed > at && isEffort)
    return found(tokens, at, timed + 1, {
      kind: "time",
      seconds: readDuration(tokens, at)?.seconds ?? number.value,
    });
  if (timed > at && /^(?:on|off)$/.test(wordAt(tokens, timed)) && isPaced) {
    return found(tokens, at, timed + 1, { kind: "note" });
  }
  // "1 min hard 1 min easy": between the efforts.
  const isEasy = timed > at && /^(?:easy|slow|float)$/.test(wordAt(tokens, timed));
  if (isEasy && (isSign(tokens[at - 1], "/") || /^(?:hard|fast|on|sprint)$/.test(wordAt(tokens, at - 1))))
    return found(tokens, at, timed + 1, { kind: "note" });
  // "8x400 m in 88 s w/ 200 jog", "(400 jog)": how the pauses were spent.
  const linked = isSign(tokens[at - 1], "(") || isSign(tokens[at - 1], "/") || AT.has(wordAt(tokens, at - 1));
  const after = at + (unit === null ? 1 : 2);
  if (linked && number.value >= SHORTEST_JOG && RECOVERS.has(wordAt(tokens, after)))
    return found(tokens, at, after + 1, { kind: "note" });
  const clocked = readDuration(tokens, at);
  if (clocked !== null && CLOCKED.test(wordAt(tokens, clocked.next)))
    return found(tokens, at, clocked.next + 1, { kind: "note" });
  return restAfter(tokens, at);
});

/** Metres. */
const SHORTEST_JOG = 50;
const RECOVERS = wordSet(
  "jog jogs jogging walk walking easy float recovery recoveries rest trabpause laufpause gehpause trab",
);

const MOST_AHEAD = 10;
/** "emom 10 at 60 kg": its minutes without the word. */
const BARE_MINUTES = /^(?:at|of|with|w|alternating|alt)$/;

/** Formats that a clock sets: "AMRAP 10 min", "10 min EMOM". Their minutes are those of the whole. */
const CLOCKED = /^(?:amrap|amraps|emom|e2mom|tabata|otm)$/;

/** "90s rest", "2 min between sets". */
const restAfter: Reader = (tokens, at) => {
  const duration = readDuration(tokens, at);
  const unit = duration === null && isNumber(tokens[at]) ? unitAt(tokens, at + 1) : null;
  const next = duration?.next ?? (unit?.kind === "time" || unit?.kind === "m" ? at + 2 : null);
  // "4 min easy between", "90 s walk recovery".
  if (
    next !== null &&
    /^(?:between|recovery|recoveries|rest|rests)$/.test(wordAt(tokens, next + 1)) &&
    tokens[next]?.kind === "word"
  )
    return found(tokens, at, next + 2, { kind: "note" });
  // "3 min de repos".
  if (next !== null && /^(?:de|di|of)$/.test(wordAt(tokens, next)) && RESTS.has(wordAt(tokens, next + 1)))
    return found(tokens, at, next + 2, { kind: "note" });
  if (next === null || !RESTS.has(wordAt(tokens, next))) return null;
  // "5x500 m 1:50 rest 2 min": the rest is what comes behind the word.
  if (tokens[at]?.kind === "clock" && readDuration(tokens, next + 1) !== null) return null;
  const between = wordAt(tokens, next) === "between" || wordAt(tokens, next + 1) === "between";
  const end = between ? next + (wordAt(tokens, next) === "between" ? 1 : 2) : next + 1;
  return found(tokens, at, between && isSets(tokens[end]) ? end + 1 : end, { kind: "note" });
};
/** "The pin in the number 7": so many words between the thing and its figure. */
const MOST_LEADS = 3;
const SETTING_LEADS =
  /^(?:of|on|at|to|in|into|set|was|the|its|nr|no|num|number|nummer|num[eé]ro|n[uú]mero|auf|bei|sur|en|su|na|no|al|in|der)$/;
