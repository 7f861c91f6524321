import type { RouteDecision } from "../../protocol/turn.ts";
import { asksSum } from "../coaching/sums/asksSum.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { senseDeed, surelyTellsDeed } from "./deed/senseDeed.ts";
import { ORDER_WORDS, QUESTION_WORDS } from "./segmenting/requestWords.ts";
import { ordersNoLog, readStance } from "./stance.ts";
import { wordsFrom } from "./wordsFrom.ts";

/** Whether a message asks what comes of its figures, and nothing says that they were done. */
const asksForSum = (parts: readonly RouteDecision[], text: string): boolean =>
  parts.every(
    (part) =>
      part.route !== "WORKOUT_LOG" || (readStance(part.text).stance === "unsaid" && !TOLD_OF_A_DAY.test(part.text)),
  ) && asksSum(text);
const TOLD_OF_A_DAY = /\b(?:today|tonight|yesterday|this morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

const JOINS = /^\s*(?:and|or|vs\.?|&|und|oder|et|ou|y|o|e)\s*$/i;
const BEGINS = entered(
  /^\W*(?:i['’]?m |i am |we['’]?re |just )?(?:about to|ready to|getting ready to|going to|gonna|heading|starting)\b[^\d]*$/i,
);
/** Sets that nothing says were done, before words that they are about to begin: "todays session: … . About to start". */
const isAboutToBegin = (parts: readonly RouteDecision[]): boolean =>
  parts.some(
    ({ route, text }) => route !== "WORKOUT_LOG" && BEGINS.test(text) && readStance(text).stance === "planned",
  ) && parts.every(({ route, text }) => route !== "WORKOUT_LOG" || !/\bdid|done|finished\b/i.test(text));

/** "100 kg x 1 | is my goal", "70 kg x 8 equals | what": one sentence; "45 kg | is it normal?" and "at 45. | make me a session" are two. */
const CONCLUDES =
  /^ *(?:(?:is|are|was|were|would be)(?![^.,!\n]*\?)|(?:equals?|means?|(?:makes?|gives?)(?! (?:me|us|my|it|an?|up)\b)))\b/i;
const IS_CONCLUDED = / (?:equals?|means?|makes?|gives?|is|are) *$/i;

/** "/ give me something easy", "+ how do I rest": another thing is asked or ordered there. */
function beginsRequest(text: string): boolean {
  const [first = ""] = wordsFrom(text.slice(0, 60));
  return ORDER_WORDS.has(first) || QUESTION_WORDS.has(first);
}

/** A part that ends so was ended by whoever wrote it. */
const IS_ENDED = /[.!?…]["')\]]*$/;
const PLAIN_SETS = /\d ?[x×*] ?\d/i;

/** "5 rounds: 400 m run, 15 burpees. Set that up for me", "4x8 bench, 4x8 row, 50 min please": sets that are to become a session. */
const BUILDS_LIST = entered(
  /\d[^?]*(?<!\b(?:never|not|to|would|could|did|i['’]?d|barely|almost|just|can|will|i|didn['’]?t|couldn['’]?t|won['’]?t) )\b(?:set|build|make|put|turn|write|programme?|lay|create|generate) (?:me )?(?:that|this|it|these|them|those)(?: (?:all|up|together|out))?(?: (?:for me|into|as|in|to)\b(?! (?:my|the) (?:profile|log|diary|calendar|notes?)\b).{0,40}| (?:please|pls))?[.!? ]*$|\d ?[x×*] ?\d.*\b\d{2} ?-?min\w*(?: total| max| or so)?,? (?:please|pls|bitte|por favor|per favore|stp)[.! ]*$/is,
);
/** A programme of weeks is another matter. */
const NAMES_PLAN = /\b(?:5 ?\/ ?3 ?\/ ?1|531|weeks?|plan|programme?|routine|split|ppl|stronglifts|gzclp?|nsuns)\b/i;
const TELLS_DEED = /\b(?:did|done|finished|completed|managed|hit|got|log|logged|yesterday|this morning|earlier)\b/i;

/** Whether sets stand there so that a session be made of them, and nothing says that they were done. */
export const buildsList = (text: string): boolean =>
  BUILDS_LIST.test(text) && !TELLS_DEED.test(text) && !NAMES_PLAN.test(text);

/**
 * Whether a log came about only by cutting: the message orders that nothing be logged, or nothing but a blank parts the log
 * from what stands before it and the whole is no log.
 */
export function isTornLog(parts: readonly RouteDecision[], text: string, whole: () => RouteDecision): boolean {
  if (!parts.some(({ route }) => route === "WORKOUT_LOG")) return false;
  if (ordersNoLog(text)) return true;
  if (isAboutToBegin(parts)) return true;
  // "Meistens laufe ich 6 km in 35 min, ist das ok?": only all of it says that these are none of a day.
  const isSilent = parts.every(
    ({ route, text: own }) =>
      route !== "WORKOUT_LOG" ||
      (readStance(own).stance === "unsaid" &&
        !surelyTellsDeed(own) &&
        !TOLD_OF_A_DAY.test(own) &&
        // "RDL 4x8 70 kg. Should those come first?": a sentence of sets by itself.
        !(PLAIN_SETS.test(own) && IS_ENDED.test(own))),
  );
  if (isSilent && senseDeed(text) === "not" && whole().route !== "WORKOUT_LOG") return true;
  if (asksForSum(parts, text) && whole().route !== "WORKOUT_LOG") return true;
  let end = 0;
  return parts.some((part, place) => {
    const from = text.indexOf(part.text, end);
    const gap = text.slice(end, from);
    end = from + part.text.length;
    const isUnsaid = readStance(part.text).stance === "unsaid";
    const isListed = JOINS.test(gap) && isUnsaid;
    const isParted = !(/^[\s()]*$/.test(gap) || isListed) || IS_ENDED.test(parts[place - 1]?.text ?? "");
    const before = parts[place - 1];
    // "A push day with bench 3x8, incline 3x10 and pushdowns 3x12": sets that go on with sets that are none to log.
    const isListedOn =
      before !== undefined &&
      before.route !== "WORKOUT_LOG" &&
      isUnsaid &&
      PLAIN_SETS.test(before.text) &&
      !IS_ENDED.test(before.text) &&
      !gap.includes("\n") &&
      !beginsRequest(part.text);
    const rest = text.slice(end);
    const isConcluded =
      !IS_ENDED.test(part.text) && (CONCLUDES.test(rest.slice(0, 80)) || IS_CONCLUDED.test(part.text.slice(-8)));
    const goesOn = (isUnsaid && /^\s*[/&+]/.test(rest) && !beginsRequest(rest)) || isConcluded;
    return (
      part.route === "WORKOUT_LOG" &&
      (goesOn || isListedOn || (place > 0 && !isParted)) &&
      whole().route !== "WORKOUT_LOG"
    );
  });
}
