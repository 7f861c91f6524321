import { isMovementWord } from "./clauseWords.ts";
import { beginning, found, isNumber, isSign, wordAt, wordSet } from "./marks.ts";
import { isReps, isSets, isTimes, unitAt } from "./numberLists.ts";
import { readDuration } from "./readExtents.ts";
import type { Token } from "./tokenize.ts";
import { AT, RESTS } from "./words.ts";

type Tokens = readonly Token[];

const HELD_PARTS = wordSet(
  "hold holds pause pauses paused squeeze squeezes negative negatives eccentric eccentrics ecc lowering descent ascent descents iso stretch",
);
const MOVED = wordSet("down up lower lowers lowered");
const JOINTS_OF_REPS = wordSet("at on in each per every between");
const CLIMBED = wordSet("elevation elev gain climb climbing ascent vert hohenmeter d+");
const HEIGHTS = wordSet(
  "deficit deficits block blocks box boxes board boards riser risers platform pins step steps off",
);
const JUMPED = wordSet(
  "box boxes jump jumps bj bjs bjo bbjo stepups step-ups deficit block blocks step steps riser platform",
);
const COLOURS = wordSet(
  "red green blue black purple yellow orange grey gray light medium heavy thin thick mini monster",
);
const HUNG_ON = wordSet("bands band chains chain");
const RISES = wordSet("incline grade gradient inclination slope decline");
/** How far back a sentence is searched for repetitions. */
const LOOKS_BACK = 14;

/** Whether repetitions were counted a little before this place. */
function followsReps(tokens: Tokens, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - LOOKS_BACK); back -= 1) {
    const token = tokens[back];
    if (token?.fold === "\n") return false;
    if (isTimes(tokens, back) || isReps(token) || isSets(token)) return true;
  }
  return false;
}

/** A pause is no exercise, unless it is part of its name. */
const PAUSED = wordSet("pause pauses paused squeeze squeezes");

/** "30 sec hold at top", "2 s pause", "with a 3 second negative": how each repetition was done. The place after it. */
function heldAfter(tokens: Tokens, at: number): number | null {
  const duration = readDuration(tokens, at)?.next;
  const next = duration ?? (isNumber(tokens[at]) && wordAt(tokens, at + 1) === "s" ? at + 2 : null);
  if (next !== null && MOVED.has(wordAt(tokens, next))) return next + 1;
  if (next === null || !HELD_PARTS.has(wordAt(tokens, next))) return null;
  const named = wordAt(tokens, next);
  if (PAUSED.has(named) && !isMovementWord(wordAt(tokens, next + 1))) return next + 1;
  const isPart = /^(?:descents?|ascent|negatives?|eccentrics?|ecc|lowering)$/.test(named);
  return isPart || JOINTS_OF_REPS.has(wordAt(tokens, next + 1)) || followsReps(tokens, at) ? next + 1 : null;
}

/** Lighter ones are not held in two hands; shorter pauses are. */
const LIGHTEST_HELD = 8;

/** "paused 3 seconds at the bottom", "held 2 s": the same, said by a verb. */
function heldByVerb(tokens: Tokens, at: number): number | null {
  if (!HELD.test(wordAt(tokens, at)) || !followsReps(tokens, at)) return null;
  const from = at + (/^(?:for|it|them|about)$/.test(wordAt(tokens, at + 1)) ? 2 : 1);
  // "holding 20s": a pair of them.
  const isPair = (tokens[from]?.value ?? 0) >= LIGHTEST_HELD && !JOINTS_OF_REPS.has(wordAt(tokens, from + 2));
  if (/^hold(?:ing)?$/.test(wordAt(tokens, at)) && from === at + 1 && wordAt(tokens, from + 1) === "s" && isPair)
    return null;
  const next =
    readDuration(tokens, from)?.next ?? (isNumber(tokens[from]) && wordAt(tokens, from + 1) === "s" ? from + 2 : null);
  if (next === null || !JOINTS_OF_REPS.has(wordAt(tokens, next))) return next;
  const the = wordAt(tokens, next + 1) === "the" ? 1 : 0;
  return /^(?:bottom|top|chest|rep|hole|middle)$/.test(wordAt(tokens, next + 1 + the)) ? next + 2 + the : next;
}

/** "with 90 s rest", "w/ 2 min rests": the link belongs to the rest. */
function restAfterLink(tokens: Tokens, at: number): number | null {
  const duration = readDuration(tokens, at)?.next;
  const next = duration ?? (isNumber(tokens[at]) && unitAt(tokens, at + 1)?.kind === "time" ? at + 2 : null);
  // "With 30 s off".
  const isOff = next !== null && wordAt(tokens, next) === "off" && tokens[next + 1]?.kind !== "word";
  if (next === null || !(RESTS.has(wordAt(tokens, next)) || isOff)) return null;
  const between = wordAt(tokens, next) !== "between" && wordAt(tokens, next + 1) === "between" ? next + 2 : next + 1;
  return isSets(tokens[between]) || /^(?:each|reps?|efforts?|intervals?)$/.test(wordAt(tokens, between))
    ? between + 1
    : between;
}

const RECOVERED = /^(?:jog|jogs|jogging|walk|walks|walking|easy|float|spin|paddle|trab|trabpause|gehpause)$/;
const INTERVALS = /^(?:distance|time|m|k)$/;

/** "6x800 m in 3:05 off 2 min jog", "5x500 m w/ 90 s easy", "… off 2 min": how long one rested between intervals. */
function recoveryAfterLink(tokens: Tokens, at: number): number | null {
  const isSeconds = isNumber(tokens[at + 1]) && wordAt(tokens, at + 2) === "s";
  const next = readDuration(tokens, at + 1)?.next ?? (isSeconds ? at + 3 : null);
  if (next === null) return null;
  const back = [...Array(2 * LOOKS_BACK).keys()].map((ahead) => at - 1 - ahead);
  const isInterval = back.some(
    (place) =>
      isNumber(tokens[place]) && isTimes(tokens, place - 1) && INTERVALS.test(unitAt(tokens, place + 1)?.kind ?? ""),
  );
  if (!isInterval) return null;
  if (RECOVERED.test(wordAt(tokens, next)))
    return /^(?:rest|rests|recover(?:y|ies)|between|pause)$/.test(wordAt(tokens, next + 1)) ? next + 2 : next + 1;
  const ends = tokens[next] === undefined || tokens[next]?.kind === "sign";
  return wordAt(tokens, at) === "off" && ends ? next : null;
}

/** Inches: 24" beside what is jumped on or stood on, never a time there. */
function inchesAfter(tokens: Tokens, at: number): number | null {
  if (!isNumber(tokens[at])) return null;
  const unit = wordAt(tokens, at + 1);
  const quoted = isSign(tokens[at + 1], '"');
  if (!quoted && !/^(?:in|inch|inches)$/.test(unit)) return null;
  if (HEIGHTS.has(wordAt(tokens, at + 2))) return at + 3;
  const tight = unit === "in" && tokens[at + 1]?.gap === false;
  if (!quoted && !tight) return unit === "in" ? null : at + 2;
  const isSteps = /^ups?$/.test(wordAt(tokens, at - 1)) && /^steps?$/.test(wordAt(tokens, at - 2));
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) if (JUMPED.has(wordAt(tokens, back))) return at + 2;
  return isSteps ? at + 2 : null;
}

/** "green band", "+ red band", "with chains", "plus the bar": resistance that has no figure. */
function resistanceAfter(tokens: Tokens, at: number, linked: boolean): number | null {
  let next = at;
  while (next < at + 2 && (COLOURS.has(wordAt(tokens, next)) || /^(?:a|an|the)$/.test(wordAt(tokens, next)))) next += 1;
  const word = wordAt(tokens, next);
  if (HUNG_ON.has(word) && (linked || next > at) && !/^(?:assisted|assistance)$/.test(wordAt(tokens, next + 1)))
    return next + 1;
  return linked && word === "bar" ? next + 1 : null;
}

/** "on the last 2 reps", "(2 spotted)": what some of the repetitions were like. */
function someReps(tokens: Tokens, at: number): number | null {
  const from = at + (/^(?:on|for|with|in)$/.test(wordAt(tokens, at)) ? 1 : 0);
  // "elbows dropping on rep 5": where in the set it was.
  if (/^(?:on|by|at|from|around)$/.test(wordAt(tokens, at)) && isReps(tokens[at + 1]) && isNumber(tokens[at + 2]))
    return isTimes(tokens, at + 3) ? null : at + 3;
  const place = from + (wordAt(tokens, from) === "the" ? 1 : 0);
  const of = /^(?:last|final|first)$/.test(wordAt(tokens, place)) && isNumber(tokens[place + 1]);
  return of && isReps(tokens[place + 2]) ? place + 3 : null;
}

/** "10 min cool down walk": what the walk was for; alone it names what was done. */
function cooledDown(tokens: Tokens, at: number): number | null {
  const word = wordAt(tokens, at);
  const next = COOLED.test(word) ? at + 1 : word === "cool" && wordAt(tokens, at + 1) === "down" ? at + 2 : null;
  return next !== null && [0, 1, 2].some((ahead) => isMovementWord(wordAt(tokens, next + ahead))) ? next : null;
}

const EVERYDAY_PEOPLE = wordSet(
  "mum mom mam mother dad father wife husband brother sister son daughter grandma grandpa gran nan mate friend coach " +
    "boyfriend girlfriend partner uncle aunt cousin nephew niece boss neighbour neighbor client colleague me m f age alter edad eta idade",
);

const HELPED = wordSet("spotted assisted cheated cheat cheats forced partial partials negatives helped ugly grinders");

const DEGREES = wordSet("degrees degree deg grad graus grados gradi degres celsius fahrenheit");
/** "3 Grad", "-2 °C", "30 degrees outside": how warm it was, or how steep. The place after it. */
function temperatureAfter(tokens: Tokens, at: number): number | null {
  const isSigned = isSign(tokens[at + 1], "°");
  if (!isSigned && !DEGREES.has(wordAt(tokens, at + 1))) return null;
  return at + 2 + (/^(?:c|f|celsius|fahrenheit)$/.test(wordAt(tokens, at + 2)) ? 1 : 0);
}

const SOME_LEADS = wordSet("on for with in by at from around the last final first");
const HELD = /^(?:paused?|pausing|held|holding|squeezed|lowered)$/;
const COOLED = /^(?:cooldown|cool-down|ausklang|auslaufen)$/;
const OTHER_LEADS = wordSet("plus w off cool");
/** Words that say how sets were done. */
export const CONDITIONS = {
  has: (word: string) =>
    SOME_LEADS.has(word) ||
    OTHER_LEADS.has(word) ||
    AT.has(word) ||
    COLOURS.has(word) ||
    HELD.test(word) ||
    COOLED.test(word),
};

/** How sets were done or set up, in figures that are no part of them: holds, heights, slopes, climbs, bands, rests. */
export const readCondition = beginning(CONDITIONS, (tokens, at) => {
  const token = tokens[at];
  const note = (next: number | null) => (next === null ? null : found(tokens, at, next, { kind: "note" }));
  if (token?.kind === "number" || token?.kind === "clock") {
    // "pause bench 2ct": how long the pause was counted.
    if (/^(?:ct|cts|cnt|count)$/.test(wordAt(tokens, at + 1))) return note(at + 2);
    const held = heldAfter(tokens, at) ?? inchesAfter(tokens, at);
    if (held !== null) return note(held);
    if (isSign(tokens[at - 1], "(") && HELPED.has(wordAt(tokens, at + 1)) && isSign(tokens[at + 2], ")"))
      return note(at + 2);
    // "my mum (68) …": how old somebody is.
    const bracketed = isSign(tokens[at - 1], "(") && isSign(tokens[at + 1], ")");
    if (bracketed && EVERYDAY_PEOPLE.has(wordAt(tokens, at - 2))) return note(at + 1);
    // "Crampe au 22e", "la 3ème": a place in a row.
    const ending = token.value === 1 ? /^(?:er|ere|re)$/ : /^(?:e|eme|ieme)$/;
    const isPlace = ending.test(wordAt(tokens, at + 1)) && tokens[at + 1]?.gap === false;
    if (isPlace && !isTimes(tokens, at + 2) && !isSets(tokens[at + 2])) return note(at + 2);
    const unit = unitAt(tokens, at + 1);
    const warmth = temperatureAfter(tokens, at);
    if (warmth !== null) return note(warmth);
    const percent = isSign(tokens[at + 1], "%") || wordAt(tokens, at + 1) === "percent";
    if (percent && RISES.has(wordAt(tokens, at + 2))) return note(at + 3);
    const high = unit?.kind === "distance" || unit?.kind === "m";
    const of = wordAt(tokens, at + 2) === "of" ? 1 : 0;
    return high && CLIMBED.has(wordAt(tokens, at + 2 + of)) ? note(at + 3 + of) : null;
  }
  const plus = isSign(token, "+") || wordAt(tokens, at) === "plus";
  if (token?.kind !== "word" && !plus) return null;
  const some = someReps(tokens, at);
  if (some !== null) return note(some);
  const linked = plus || AT.has(wordAt(tokens, at)) || wordAt(tokens, at) === "w";
  const cooled = cooledDown(tokens, at);
  if (cooled !== null) return note(cooled);
  const recovery = linked || wordAt(tokens, at) === "off" ? recoveryAfterLink(tokens, at) : null;
  if (recovery !== null) return note(recovery);
  const byVerb = heldByVerb(tokens, at);
  if (byVerb !== null) return note(byVerb);
  if (!linked) return COLOURS.has(wordAt(tokens, at)) ? note(resistanceAfter(tokens, at, false)) : null;
  const article = /^(?:a|an)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  if (isNumber(tokens[at + 1])) {
    const warmth = temperatureAfter(tokens, at + 1);
    if (warmth !== null) return note(warmth);
  }
  return note(
    resistanceAfter(tokens, at + 1, true) ??
      heldAfter(tokens, at + 1 + article) ??
      inchesAfter(tokens, at + 1) ??
      restAfterLink(tokens, at + 1) ??
      restAfterLink(tokens, at + 1 + article),
  );
});
