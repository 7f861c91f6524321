import { endsAsQuestion } from "../endsAsQuestion.ts";
import { foldText } from "../foldText.ts";
import { hasWorkoutNotation } from "../notation/hasWorkoutNotation.ts";
import { tellsNoneDone } from "../notation/notSets.ts";
import { DO_NOT_LOG } from "../routing/doNotLog.ts";
import { readPastedList } from "../routing/pastedList.ts";
import { readStance } from "../routing/stance.ts";
import { QUESTIONS } from "../routing/stanceCues.ts";
import { HABIT, LONG_PAST } from "../routing/timesCues.ts";
import { tellsPlan } from "./toldPlan.ts";

/** Why sets that a message tells are rightly not logged, and whether it asks anything beside them. */
export type UnstoredSets = {
  reason: "planned" | "supposed" | "otherPerson" | "askedNotTo" | "notDone" | "quoted" | "habit" | "longAgo";
  asks: boolean;
};

const LONGEST = 2_000;
const SENTENCE_END = /(?<=[.!?;])\s+|\n+/;
/** What counts as sets, as `hasWorkoutNotation` names it; a lift with a bare figure does not. */
const SETS = new Set(["sets_by_reps", "sets", "reps", "weight_unit", "distance", "duration"]);
/** Orders and wishes that want an answer, besides what has the form of a question. */
const WANTS_ANSWER =
  /\b(?:explain|tell me|show me|advice|advise|tips?|thoughts|opinions?|wonder(?:ing)?|help|how (?:do|to|can|should|much|many|long|often)|should i|can i|is (?:it|that) (?:ok|okay|good|enough|too))\b/;

const asksIn = (sentence: string): boolean => {
  const folded = foldText(sentence);
  return endsAsQuestion(sentence) || WANTS_ANSWER.test(folded) || QUESTIONS.some(([, pattern]) => pattern.test(folded));
};

const tellsSets = (text: string): boolean => {
  const { found, signals } = hasWorkoutNotation(text);
  return found && signals.some((signal) => SETS.has(signal));
};

/** "My mate squatted 180 today": a lift with a bare figure, and nothing asked about it. */
const tellsLiftOfOther = (text: string): boolean =>
  hasWorkoutNotation(text).found && readStance(text).stance === "other_person" && !asksIn(text);

/**
 * Reads why the sets of a message are none to be logged: planned, supposed, somebody else's, quoted, or not to be logged at
 * its writer's wish. In: the message as typed, of which 2,000 characters are read. `null` when it tells no sets, only asks
 * about some, or when they may well have been done. Pure.
 */
export function readUnstoredSets(text: string): UnstoredSets | null {
  const whole = text.slice(0, LONGEST);
  if (tellsPlan(whole)) return { reason: "planned", asks: false };
  if (tellsNoneDone(whole)) return { reason: "notDone", asks: false };
  if (!tellsSets(whole)) return tellsLiftOfOther(whole) ? { reason: "otherPerson", asks: false } : null;
  const sentences = whole.split(SENTENCE_END).filter((sentence) => sentence.trim() !== "");
  const asks = sentences.some(asksIn);
  if (readStance(whole).signals.includes(DO_NOT_LOG[0])) return { reason: "askedNotTo", asks };
  const list = readPastedList(whole);
  if (list !== null && list.stance !== "asked") return { reason: list.stance, asks };
  for (const sentence of asks ? sentences.filter((one) => !asksIn(one)) : [whole]) {
    const reason = tellsSets(sentence) ? reasonIn(sentence) : null;
    if (reason !== null) return { reason, asks };
  }
  return null;
}

const CANNOT =
  /\b(?:can['’]?t|cannot|can not|unable to|not able to) (?:(?:even|really|yet|still) ){0,2}(?:do|manage|get|hold|make|perform)\b/i;

function reasonIn(sentence: string): UnstoredSets["reason"] | null {
  const { stance, signals } = readStance(sentence);
  switch (stance) {
    case "planned":
      return "planned";
    case "hypothetical":
      return "supposed";
    case "other_person":
      return "otherPerson";
    // "I can't do a single pull-up": of what one is able to.
    case "negated":
      return CANNOT.test(sentence) ? null : "notDone";
    case "quoted":
      return signals.includes(HABIT[0]) ? "habit" : signals.includes(LONG_PAST[0]) ? "longAgo" : "quoted";
    default:
      return null;
  }
}
