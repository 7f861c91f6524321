import type { LogEntry } from "../../protocol/workoutLog.ts";
import { senseAct } from "../acts/senseAct.ts";
import { requestOpening } from "../answers/requestOpening.ts";
import { endsAsQuestion } from "../endsAsQuestion.ts";
import { alignedFold } from "../notation/alignedFold.ts";
import { namesMovement } from "../notation/clauseWords.ts";
import { blanked, type Stretch } from "../notation/otherTimes.ts";
import { tellsOtherWeight } from "../notation/weighedOthers.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { tellsNamedSets } from "../routing/logActs.ts";
import { LOG_ORDER } from "../routing/stanceCues.ts";
import { tellsHowSomeWent } from "./howSomeWent.ts";
import { readCorrection } from "./logCorrection.ts";
import { orderedDeletion } from "./orderedDeletion.ts";
import { tellsOwnOuting } from "./ownOuting.ts";
import {
  AT_PLACE,
  COMPARED,
  ERRANDS,
  EVERYDAY,
  FELL_SHORT,
  FELL_SHORT_AFTER,
  FELT_LIKE,
  FIGURE,
  FOR_SO_LONG,
  HEAVIEST_BAR,
  IN_NO_UNIT,
  IN_TEMPO,
  INCLINE,
  LEFT_IN_ME,
  NAMES_BAR,
  NAMES_REST,
  NOT_YET,
  OF_BEFORE,
  OF_GEAR,
  OF_OTHERS,
  OF_STACK,
  ON_WATCH,
  PUTS_RIGHT,
  RESISTANCE,
  RESTS,
  SETTING,
  SPEED,
  TOOK,
  WARMED_UP,
  WEIGHS_BAR,
  WHICH_IS,
  WITH_ALL,
  WITH_GEAR,
} from "./remarkWords.ts";
import { standingFigure } from "./standingFigure.ts";

/** Of what the figures of a remark are: of how the sets were done, which is worth a note, of another time, or of something else. */
type Of = "sets" | "then" | "other";
/** `said` are its remarks, `rest` is the message without them; `isWhole` where it holds no figure. */
export type Remark = { of: Of; said: string; rest: string; isWhole: boolean };
type Sets = Pick<LogEntry, "sets"> & Partial<Pick<LogEntry, "note">>;

const LONGEST = 240;
const HAS_FIGURE = compiled(`(?<![\\p{L}\\d])${FIGURE}(?![\\p{L}])|\\d`, "u");
/** Where a clause ends: no decimal point, and "and" only before something new. */
const ENDS =
  /[,.;:!?\n()–—]+(?!\d)|(?<!\d)[,.;]|\s(?=(?:so|but|because|cause|cos|though|although|aber|weil|sondern|mais|pero|porque|ma|perche|mas) |and (?=(?:it|that|this|they|those|i|we|the (?:last|first|second|third)|make|change|also|then|set)\b|\d{1,2}(?:[.,]\d)? ?%))/g;
/** "150 to 160", "6 out of 10", "VO2max", "at 7:30": one figure. */
const RANGES = compiled(
  `${FIGURE}(?: ?[a-z]{1,4})? ?(?:-|–|to|and|or|bis|und|a|et|y|e|out of|\\/|von|sur|de|su) ?${FIGURE}|vo2`,
  "gu",
);
const FIGURES = compiled(`(?<![\\p{L}\\d.:])(?:\\d+(?:[.:]\\d+|,\\d{1,2}(?![,\\d]))?|${FIGURE})(?!\\p{L}{3})`, "gu");
const IN_NOTATION = /\d ?x ?\d/;
/** A load that is so many times another at most may stand for it. */
const NEAR = 1.6;

type Clause = Stretch & { text: string };

function clausesOf(folded: string): Clause[] {
  const ends = matchesIn(folded, ENDS).map((match) => ({ at: match.index, after: match.index + match[0].length }));
  return [...ends, { at: folded.length, after: folded.length }].flatMap(({ at }, index) => {
    const start = ends[index - 1]?.after ?? 0;
    const text = folded.slice(start, at).trim();
    return text === "" ? [] : [{ start, end: at, text }];
  });
}

/** Whether a weight that is named could be the load of an entry. */
const isNearLoad = (value: number, last: Sets | null): boolean =>
  last?.sets.some(({ weight }) => weight !== null && weight > 0 && Math.max(weight / value, value / weight) <= NEAR) ??
  false;
const isLoaded = (last: Sets | null): boolean => last === null || last.sets.every(({ weight }) => (weight ?? 0) > 0);
const isCounted = (last: Sets | null): boolean =>
  last === null || last.sets.every(({ durationS }) => durationS === null);

/** Of what is done over a time or a way. */
const isUnloaded = (last: Sets | null): boolean =>
  last === null || last.sets.every(({ reps, weight }) => (reps ?? weight) === null);

/** So far in so long. */
const isWay = (last: Sets | null): boolean =>
  last?.sets.every(({ distance, durationS }) => distance !== null && durationS !== null) ?? false;
const WITH_WARM_UP =
  /\b(?:with|w|inc|incl|includ\w*|count\w*|mit|inklusive|inkl|avec|con|contando|com|plus)\.? (?:(?:the|my|a|dem|der|le|l|el|la|il|o) ?['’]?)?(?:warm|aufwarm|echauf|calent|riscald|aquec)/;

/** What it was done with was told in plates of a stack, and in no weight. */
const isOfStack = (last: Sets | null): boolean =>
  last?.note != null && OF_STACK.test(last.note) && last.sets.every(({ weight }) => weight === null);

const figureIn = (text: string): number => Number(/\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(",", ".") ?? Number.NaN);

/** "After a 5 min break one more": a set. */
const ONE_MORE = /\b(?:one more|another|\d more|more sets?|then (?:did|got|hit))\b/;
/** Of the day and not of the sets. */
const OF_SESSION =
  /[€$£]|\b(?:euros?|eur|bucks|dollars?|quid|people|persons?|folks|leute|coffees?|espressos?|beers?|drinks|pints|eggs|days?|weeks?|months?|years?|yrs|tage|wochen|monate|jahre|ans|anos|anni|session|energy|mood|sleep|pain)\b/;
const INDEX = new PatternIndex([
  INCLINE,
  PUTS_RIGHT,
  ERRANDS,
  OF_OTHERS,
  COMPARED,
  NOT_YET,
  IN_TEMPO,
  FELT_LIKE,
  IN_NOTATION,
  WITH_GEAR,
  WITH_ALL,
  WARMED_UP,
  AT_PLACE,
  RESISTANCE,
  RESTS,
  ONE_MORE,
  LEFT_IN_ME,
  ON_WATCH,
  SETTING,
  SPEED,
  EVERYDAY,
  IN_NO_UNIT,
  OF_SESSION,
  WEIGHS_BAR,
]);

/** Of what the figures of a clause are; `null` where they may be of the sets themselves. */
function remarkIn(text: string, last: Sets | null): Of | null {
  const mayFind = INDEX.read(text);
  const says = (pattern: RegExp) => mayFind(pattern) && pattern.test(text);
  if (says(INCLINE)) return isCounted(last) && last !== null ? null : "sets";
  if (says(PUTS_RIGHT)) return null;
  if (says(ERRANDS)) return "other";
  if (says(OF_OTHERS)) return tellsNamedSets(text) ? null : "other";
  if (says(COMPARED) || says(NOT_YET)) return tellsNamedSets(text) ? null : "then";
  if (says(IN_TEMPO) || says(FELT_LIKE)) return "sets";
  if (says(IN_NOTATION)) return null;
  const then = text.replace(OF_BEFORE, " ");
  if (then !== text && HAS_FIGURE.test(then) && !movesIn(text)) return "then";
  if (standingFigure(text) !== null) return "then";
  const weighed = mayFind(WEIGHS_BAR) ? WEIGHS_BAR.exec(text) : null;
  const bar = weighed?.[1] ?? weighed?.[2];
  if (bar !== undefined)
    return isLoaded(last) &&
      (weighed?.[2] !== undefined || figureIn(bar) <= HEAVIEST_BAR) &&
      !isNearLoad(figureIn(bar), last)
      ? "sets"
      : null;
  if (says(WITH_GEAR) && says(WITH_ALL)) return null;
  if (says(WITH_GEAR)) return isLoaded(last) && !isNearLoad(figureIn(text), last) ? "sets" : null;
  // "5k with the warm-up" of a run of 4 km: all of the way, and its time is of those 4.
  if (says(WARMED_UP) && isWay(last) && WITH_WARM_UP.test(text)) return "sets";
  // "Hit 90 after 3 min rest": what else has a figure may be of the sets.
  if (says(WARMED_UP)) return isLoaded(last) && !movesIn(text) ? "sets" : null;
  if (says(AT_PLACE)) return "sets";
  if ((text.replace(RANGES, "1").match(FIGURES) ?? []).length > 1) return null;
  if (says(SPEED) && last !== null)
    return last.sets.every(({ reps, weight }) => (reps ?? weight) === null) ? "sets" : "other";
  if (says(RESISTANCE) && (last === null || !isCounted(last))) return "sets";
  const isSlow = says(RESTS) && !says(ONE_MORE) && (isCounted(last) || !/\b(?:hold|squeeze|stretch)\b/.test(text));
  if (isSlow || says(LEFT_IN_ME) || says(ON_WATCH)) return "sets";
  if (says(SETTING) || (isOfStack(last) && OF_STACK.test(text))) return "sets";
  if (says(EVERYDAY)) return "other";
  return says(IN_NO_UNIT) ? (says(OF_SESSION) ? "other" : "sets") : null;
}
const movesIn = (text: string): boolean => (text.match(/\p{L}{4,}/gu) ?? []).some((word) => namesMovement(word));

/** What is spoken of in one breath is weighed in the next: "weighed the bar, it's 18 kg", "it was with chains, 10 kg each side". */
const OF_EACH = /\b(?:each|per|extra|pro|je|par|por)\b/;
function leadsTo(lead: string, text: string): boolean {
  if (NAMES_REST.test(lead) && FOR_SO_LONG.test(text)) return true;
  if (!OF_GEAR.test(text) || WITH_ALL.test(lead)) return false;
  // "Plus two chains, 8 kg each".
  if (HAS_FIGURE.test(lead)) return WITH_GEAR.test(lead) && OF_EACH.test(text);
  return WEIGHS_BAR.test(lead) || WITH_GEAR.test(lead) || (NAMES_BAR.test(lead) && WHICH_IS.test(text));
}

const SURELY = 0.85;
/** "Note: 3 min rests": it is kept as it is written. */
const LEADS = /^(?:(?:and|but|so|because|und|et|y|e)\s+)+/i;
const IS_NOTE = entered(
  /^\W*(?:add (?:a )?)?(?:notes?|notiz|nota|comments?|remarks?|kommentar|anmerkung|bemerkung|commentaire|remarque|comentario|commento|observac\w+)\b ?[:–-]/,
);
const isAsked = (folded: string): boolean =>
  endsAsQuestion(folded) ||
  folded.split(/[,.;!]\s+/).some((said) => requestOpening(said) === "question" || ASKS.test(said));
const ASKS = entered(
  /^(?:and |so |but |ok )*(?:is|are|should|shall|does|do|did|can|could|would|will) (?:i|it|that|this|they|doing|you|we|the|my)\b/,
);
function takesAway(text: string): boolean {
  const sensed = senseAct(text, null);
  if (sensed !== null && (sensed.act === "delete" || sensed.act === "restore") && sensed.share >= SURELY) return true;
  const said = orderedDeletion(text, readCorrection(text));
  return said?.kind === "delete" || said?.kind === "repeat";
}

/** "No vest on the last two": those sets were without it. */
function takesLoadOff(text: string, folded: string): boolean {
  if (!/\b(?:vest|weight|plates?|dip belt)\b/.test(folded) || !/\b(?:no|without|took|off)\b/.test(folded)) return false;
  const said = readCorrection(text);
  return said?.kind === "change" && said.parts.some(({ changes }) => changes.some(({ what }) => what === "bodyweight"));
}

/**
 * Figures beside a log that are none of its sets: what others had, what is to come or long past, prices and hours, how long the rests were, at which
 * repetition something happened, what the bar weighs. In: a message, and the entry before it where that is known. Out: of what the remarks are, and what
 * is left of the message; `null` where no part of it is such a remark. Linear.
 */
export function readRemark(said: string, last: Sets | null): Remark | null {
  if (said.length > LONGEST || said.includes("?") || said.includes("\n")) return null;
  const text = said.normalize("NFC");
  // "He's a labrador, 32 kg" of a walk.
  if (tellsOtherWeight(text))
    return { of: isUnloaded(last) ? "sets" : "other", said: text.trim(), rest: "", isWhole: true };
  const folded = alignedFold(text);
  // "Biked to work, 25 min each way": something else that was done.
  if (tellsOwnOuting(folded) || takesLoadOff(text, folded)) return null;
  const isSome = tellsHowSomeWent(folded, last);
  if ((!isSome && !HAS_FIGURE.test(folded)) || IS_NOTE.test(folded) || isAsked(folded) || LOG_ORDER[1].test(folded))
    return null;
  if (FELL_SHORT.test(folded) || FELL_SHORT_AFTER.test(folded))
    return { of: "sets", said: text.trim(), rest: "", isWhole: true };
  if (isSome && !takesAway(text)) return { of: "sets", said: text.trim(), rest: "", isWhole: true };
  const clauses = clausesOf(folded);
  const found: { clause: Clause; of: Of }[] = [];
  clauses.forEach((clause, at) => {
    const before = clauses[at - 1];
    const isOfBefore = before !== undefined && leadsTo(before.text, clause.text);
    const isOfRest = isOfBefore && NAMES_REST.test(before.text);
    if (isOfRest || (isOfBefore && isLoaded(last) && !isNearLoad(figureIn(clause.text), last))) {
      found.push({ clause: before, of: "sets" }, { clause, of: "sets" });
      return;
    }
    // "Day 1: squat 5x5": a title.
    const isLength =
      TOOK.test(clause.text) && isCounted(last) && clauses.some((one) => one !== clause && HAS_FIGURE.test(one.text));
    if (isLength) found.push({ clause, of: "sets" });
    const of =
      !isLength && HAS_FIGURE.test(clause.text) && folded[clause.end] !== ":" ? remarkIn(clause.text, last) : null;
    if (of !== null) found.push({ clause, of });
  });
  if (found.length === 0 || takesAway(text)) return null;
  const rest = blanked(
    text,
    found.map(({ clause }) => clause),
  )
    .replace(/^[\s,.;:!-]+/, "")
    .trim();
  const of = (["sets", "then", "other"] as const).find((kind) => found.some((one) => one.of === kind)) ?? "other";
  const isWhole = !HAS_FIGURE.test(alignedFold(rest));
  const parts = found.map(({ clause }) => text.slice(clause.start, clause.end).trim().replace(LEADS, ""));
  return { of, said: isWhole ? text.trim() : parts.join(", "), rest, isWhole };
}
