import { phraseTokens } from "../../catalog/phraseTokens.ts";
import type { Option, PENDING_ABOUT } from "../../protocol/turn.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";
import { foldText } from "../foldText.ts";
import { parseAtAnyTime } from "../notation/parseAtAnyTime.ts";
import type { ParsedEntry } from "../notation/parsedLog.ts";
import { compiled } from "../patterns/compiled.ts";
import { CARDIO, EXERCISE } from "../routing/trainingWords.ts";
import { NOTATION_WORD } from "./answerKinds.ts";
import { answerTokens } from "./answerTokens.ts";
import { ANSWER_FILLERS, CORRECTION_MARKERS, NO_WORDS, NONE_PHRASES, YES_WORDS } from "./answerWords.ts";
import { requestOpening } from "./requestOpening.ts";
import { WHAT_WAS_DONE } from "./wholeSession.ts";

type Asked = { about: (typeof PENDING_ABOUT)[number]; question: string; options: readonly Option[] };

const ASKED_FOR_LOGS = new Set(["exercise", "reps", "sets", "weight", "duration", "confirm", "date"]);
const LONGEST = 1_000;
const NAMES_EXERCISE = compiled(`(?<![\\p{L}\\d])(?:${EXERCISE}|${CARDIO})(?![\\p{L}])`, "u");
/** "the leg press was 220": told of an exercise of its own, unlike "it was leg press". */
const TOLD_OF =
  /^(?:(?:oh|and|but|also|ah|ok|okay|actually|sorry|wait|btw)[ ,]+)*(?:the|my) \p{L}[^,.;]{1,40}? (?:was|were) \D{0,12}\d/u;
/** "And side plank 30 s": another one after it. */
const GOES_ON =
  /^(?:(?:oh|ok|okay|sorry)[ ,]+)*(?:and|also|plus|then|after that|und|dann|danach|et|puis|ensuite|y|luego|despues|e|poi|depois)[ ,]+(?!(?:it|that|this|they|those|these|the) )/u;
/** "And 3 rope climbs" to a yes or no: so many of something else. */
const COUNTS_FURTHER =
  /^(?:(?:oh|ok|okay|sorry)[ ,]+)*(?:and|also|plus|then|und|dann|et|puis|y|luego|e|poi)[ ,]+(?:i )?(?:did |then |also )*\d{1,3} (?!(?:more|less|extra|each|per|warm\w*|drop|back|back-?offs?|sets?|reps?|kgs?|kilos?|lbs?|of|at|for|on|in|with|was|were|not)\b)\p{L}{3,}/u;
/** "That was bench press, 3 sets of 5": told of what was asked about. */
const TOLD_BACK =
  /^(?:(?:no|yes|oh|and|but|ah|ok|okay|sorry|well|actually)[ ,]+)*(?:that|it|this|those|they) (?:was|were|is|are) /u;
const NAME_AND_BELLS = /^[^\d]{3,30}\d{1,2}(?:[.,]5)?['’]?s\W*$/;
/** Words that point at what was offered. */
const POINTS =
  /(?<![\p{L}])(?:ones?|options?|version|variant|first|second|third|fourth|last|former|latter)(?![\p{L}])/u;
/** Questions that a whole log of the same exercise, at another load, does not answer. */
const REPLACED = new Set(["reps", "sets", "date"]);
const FIGURES = /\d+(?:[.,:]\d+)?/g;

const isTimed = ({ durationS, distance }: LogSet) => durationS !== null || distance !== null;
const isWhole = (sets: readonly LogSet[]) =>
  sets.every((set) => isTimed(set) || (set.reps !== null && (sets.length > 1 || set.weight !== null)));

function contentOf(phrase: string): string[] {
  const words = answerTokens(phrase).tokens.map(({ word }) => word);
  return words.filter(
    (word) => !ANSWER_FILLERS.has(word) && !YES_WORDS.has(word) && !NO_WORDS.has(word) && !NOTATION_WORD.test(word),
  );
}

function isOwn({ phrase, sets }: ParsedEntry, folded: string, asked: Asked): boolean {
  const name = contentOf(phrase ?? "").join(" ");
  const wanted = phraseTokens(name);
  if (wanted.length === 0 || sets.length === 0) return false;
  const offered = asked.options.map(({ label }) => new Set(phraseTokens(label)));
  const asking = new Set(phraseTokens(foldText(asked.question).replace(/[^\p{L} ]+/gu, " ")));
  const known = (word: string) =>
    asking.has(word) || (asked.about === "exercise" && offered.some((one) => one.has(word)));
  const isShared = wanted.some(known);
  const isOffered = [...(asked.about === "exercise" ? offered : []), asking].some((one) =>
    wanted.every((word) => one.has(word)),
  );
  const whole = isWhole(sets);
  if (!isShared) {
    if (NAMES_EXERCISE.test(` ${name} `)) return true;
    if (asked.about === "confirm" && COUNTS_FURTHER.test(folded) && sets.every(({ reps }) => reps !== null))
      return true;
    return whole && (asked.about === "exercise" || (asked.about !== "duration" && sets.every(isTimed)));
  }
  if (!isOffered && (TOLD_OF.test(folded) || (GOES_ON.test(folded) && /\d/.test(folded)))) return true;
  // The same lift, or its family: only amounts that leave nothing of the open ones are sets of their own.
  const figuresAsked = new Set(asked.question.match(FIGURES) ?? []);
  const isFresh = (folded.match(FIGURES) ?? []).some((figure) => !figuresAsked.has(figure));
  if (figuresAsked.size === 0 || !whole || !isFresh || POINTS.test(folded)) return false;
  const weights = sets.flatMap(({ weight }) => (weight === null ? [] : [String(weight)]));
  if (asked.about === "exercise") {
    return weights.length > 0 || sets.every(isTimed) || !/ (?:at|with) \d/.test(asked.question);
  }
  return REPLACED.has(asked.about) && weights.length > 0 && weights.every((weight) => !figuresAsked.has(weight));
}

/**
 * Whether a message said while a question about a log is open is a log of its own: it names an exercise that was not
 * asked about and brings amounts, or it is a whole other set of the same family. Such figures never belong to the open
 * sets. In: the message as typed and the question. Names after "no", "neither" or "I meant" replace what was understood
 * and are no logs of their own. Pure; 1,000 characters are read.
 */
export function isOwnLog(text: string, asked: Asked): boolean {
  if (!ASKED_FOR_LOGS.has(asked.about) || asked.question === WHAT_WAS_DONE) return false;
  const folded = foldText(text.slice(0, LONGEST)).trim();
  if (!/\d|\p{L}/u.test(folded)) return false;
  if (asked.options.some(({ id, label }) => id === text.trim() || foldText(label).trim() === folded)) return false;
  const opening = requestOpening(folded);
  if (opening === "question" || opening === "request") return false;
  // "Walking, 16s": which of them, and the bells.
  if (TOLD_BACK.test(folded) || (asked.about === "exercise" && NAME_AND_BELLS.test(folded))) return false;
  const replaces = CORRECTION_MARKERS.test(folded) || NONE_PHRASES.test(folded);
  const opensWithNo = NO_WORDS.has(answerTokens(folded).tokens[0]?.word ?? "");
  if ((replaces || opensWithNo) && !TOLD_OF.test(folded)) return false;
  return parseAtAnyTime(text.slice(0, LONGEST)).entries.some(
    (entry) => (entry.stance === "done" || entry.stance === "unsaid") && isOwn(entry, folded, asked),
  );
}
