import { senseAct } from "../acts/senseAct.ts";
import { readCorrection } from "../corrections/logCorrection.ts";
import { foldText } from "../foldText.ts";
import { isSlipOf } from "../spelling.ts";
import { HOLDS_SETS } from "./answerKinds.ts";
import { answerCore, unexplained } from "./answerTalk.ts";
import { type AnswerText, answerTokens, textWithout } from "./answerTokens.ts";
import { ANSWER_FILLERS, CORRECTION_MARKERS, NO_THANKS, NO_WORDS, NONE_PHRASES, UNSURE } from "./answerWords.ts";
import type { AskedQuestion, PendingAnswer } from "./askedQuestion.ts";
import { confirmed, sidedOption } from "./confirmedAnswer.ts";
import { deletionSide, limitsDeletion } from "./deletionAnswer.ts";
import { describedExercise, describedOption, tellsKind } from "./describedExercise.ts";
import { meantInstead, readLeftOut } from "./leftOut.ts";
import { loggingSide } from "./loggingAnswer.ts";
import { readOption } from "./offeredOption.ts";
import { chooseOption } from "./optionChoice.ts";
import { AMOUNTS, MOST_WORDS, readOwnWords } from "./ownWords.ts";
import { partedAnswer } from "./partedAnswer.ts";
import { limitsOf } from "./partOfSession.ts";
import { requestOpening } from "./requestOpening.ts";
import { spokenAmounts } from "./spokenAmounts.ts";
import { tellsOnlyDay } from "./tellsOnlyDay.ts";
import { tellsSession, WHAT_WAS_DONE } from "./wholeSession.ts";
import { withoutDoubt } from "./withoutDoubt.ts";
import { yesOrNo } from "./yesOrNo.ts";

const LONGEST_SECOND_THOUGHT = 200;
const PLACE_ONLY =
  /^\W*(?:(?:the|i|take|pick|choose|go|with|would|like|lets|let us|say) )*(?:option|choice|answer|variant|number) ?#?(?:\d{1,2}|[a-d]|one|two|three|four)\b[\s,.!]*(?:please|pls|thanks|then)?[\s.!]*$/;

/** "Previous was 195": how it was before, and no answer. */
export const OF_BEFORE =
  /^\W*(?:(?:the |my )?(?:previous|old|former|prior)(?: (?:one|best|pb|pr|max|record))?|last (?:time|week|month)|before(?: that)?) (?:it |i )?(?:was|were|did|had|got|is)\b/;

/** Said as a correction of what was understood: of its day, its exercise or its figures. */
function setsRight(folded: string): boolean {
  const correction = readCorrection(folded);
  if (correction?.kind !== "change" || !correction.sure) return false;
  return correction.when !== null || correction.exercise !== null || correction.parts.length > 0;
}

function readWords(text: string, question: AskedQuestion): PendingAnswer | null {
  const { options, about } = question;
  const words = about === "exercise" ? text.replace(UNWEIGHTED, "bodyweight") : text;
  const said = answerTokens(AMOUNTS.has(about) && options.length === 0 ? spokenAmounts(text, about) : words);
  const { folded, tokens } = said;
  const picked = options.find(
    ({ id, label }) => id === text.trim() || label.toLowerCase() === text.trim().toLowerCase(),
  );
  if (picked) return { kind: "option", optionId: picked.id, rest: "" };
  const side = yesOrNo(said);
  if (tokens.length === 0 && side === null) return null;

  const meant =
    question.kind === "confirmation" ? (deletionSide(folded, question) ?? loggingSide(folded, question)) : null;
  const sided = meant === null ? null : sidedOption(options, meant);
  if (sided !== null) return { kind: "option", optionId: sided, rest: "" };
  const dismissal = readLeftOut(said, question.question);
  const instead = dismissal === null || about !== "exercise" ? null : meantInstead(dismissal);
  if (instead !== null) return { kind: "none", rest: instead };
  if (dismissal !== null) {
    // "Delete it?" – "delete it" is a yes.
    const verb = answerTokens(question.question).tokens.some(({ word }) => word.length > 3 && word === tokens[0]?.word);
    const agreed = question.kind === "confirmation" && verb ? sidedOption(options, "yes") : null;
    return agreed === null ? { kind: "dismissal", rest: dismissal } : { kind: "option", optionId: agreed, rest: "" };
  }
  // "Today 82.5 for 5" tells sets of its own, and not only the day that was asked for.
  if (about === "date" && HOLDS_SETS.test(folded)) return { kind: "new" };
  if (AMOUNTS.has(about) && OF_BEFORE.test(folded)) return null;
  // "Option 1" is a place in a list, never a figure; where nothing is offered, it answers nothing.
  if (options.length === 0 && PLACE_ONLY.test(folded)) return null;
  const opening = requestOpening(folded);
  if (question.question === WHAT_WAS_DONE && opening !== "question" && tellsSession(text))
    return { kind: "text", sure: true };
  if (opening === "smalltalk") return side === null ? { kind: "new" } : null;
  const isAmount = AMOUNTS.has(about) && /\d/.test(folded);
  if (about === "exercise" && options.length > 0 && PLAIN_ONE.test(folded)) return { kind: "unclear" };
  const unknown = UNSURE.exec(folded)?.[0] ?? null;
  // "My bad, it was 142.5, I forgot the small plates" puts a figure right.
  const isFigured = isAmount || (unknown !== null && /\d/.test(folded) && setsRight(folded));
  if (unknown !== null && (opening === null || unknown === folded.trim()) && !isFigured) return unsure(question);

  if (side !== null && (question.kind === "confirmation" || about === "confirm" || options.length === 1)) {
    // "Yes but keep the squats": what is to go is not what was asked about.
    if (side.value === "yes" && limitsDeletion(folded, question)) return { kind: "unclear" };
    return confirmed(side, question, text);
  }
  if (NO_THANKS.test(folded)) return { kind: "dismissal", rest: "" };

  const none = options.length > 0 ? noneOf(said, question) : null;
  if (none !== null) return none;
  const described = about === "exercise" && opening === null ? describedExercise(folded, question.question) : null;
  if (described !== null) {
    const only = describedOption(described, options);
    const named = only === null ? readOption(said, question, opening, true) : null;
    if (named?.kind === "option") return named;
    return only === null ? { kind: "text", sure: true } : { kind: "option", optionId: only.id, rest: "" };
  }
  const option = readOption(said, question, opening);
  if (option !== null) return option;
  // "Yesterday", "front" to "how many sets and reps?": of what was told, and the question stays.
  if (about === "reps" && options.length === 0 && (tellsOnlyDay(folded) || tellsKind(folded)))
    return { kind: "correction" };
  if (about === "reps" && options.length === 0 && ONE_REP.test(folded)) return { kind: "text", sure: true };
  if (about === "exercise" && SPEED_ALONE.test(folded)) return { kind: "unclear" };
  if (about === "sets" && options.length > 0 && UNIT_ALONE.test(folded)) return { kind: "text", sure: true };
  if (about === "exercise" && options.length > 0 && tellsOnlyDay(folded)) return { kind: "correction" };
  if (opening !== null) return { kind: "new" };

  if (side?.value === "no" && options.length > 0) {
    // "Not leg press" says what it was not, and neither is any of these taken for it.
    if (TURNS_DOWN_ONE.test(folded)) return { kind: "unclear" };
    // "No, 3x12" puts the figures right; the options stay.
    const isFigures =
      /\d/.test(side.rest) && unexplained(answerTokens(side.rest), new Set(), question.question).length === 0;
    return isFigures ? { kind: "correction" } : { kind: "none", rest: answerCore(side.rest) };
  }
  if (question.kind !== "confirmation" && options.length > 0 && tokens.length === 1 && /^\d+$/.test(folded))
    return null;
  // "Walking" to "did you do this: 3×10 lunge?": which of them it was.
  if (about === "confirm" && ASKS_DEED.test(question.question) && tellsKind(folded)) return { kind: "correction" };
  if (about === "confirm" && ASKS_SESSION.test(question.question) && limitsOf(text) !== null)
    return { kind: "correction" };
  const corrects = CORRECTION_MARKERS.test(folded);
  const figures = /\d/.test(folded);
  const own = readOwnWords(said, question);
  if (own !== null) return own;
  const left = unexplained(said, new Set(), question.question);
  if ((corrects && figures) || (figures && left.length === 0)) return { kind: "correction" };
  if (about !== "route" && options.length === 0 && setsRight(folded)) return { kind: "correction" };
  if (corrects && about !== "route" && left.length <= 4) return { kind: "correction" };
  return HOLDS_SETS.test(folded) || left.length > MOST_WORDS ? { kind: "new" } : null;
}

/** "Miles" to "20 min, or 20 km?". */
export const UNIT_ALONE =
  /^\W*(?:in )?(?:(?:k|kms?|kilomet(?:er|re)s?|miles?|mi|met(?:er|re)s?|m|yards?|yds?|hours?|hrs?|h|min(?:ute)?s?|sec(?:ond)?s?)\b)\W*$/;
/** "1RM", "just a single" to "how many reps?". */
export const ONE_REP =
  /^\W*(?:(?:it|that|this) (?:is|was) |(?:just|only|i did|did|for|an?|my|the|new) )*(?:(?:1|one) ?-?rep(?:etition)?(?: max)?|1 ?-?rm|single|max(?: single| attempt| lift)?(?: lift)?)(?: (?:pr|pb|today|attempt|max))*[\s.!]*$/;
/** "The normal one" chooses none. */
const PLAIN_ONE =
  /^\W*(?:(?:idk|i do not know|dunno|just|the|an?|it was|that was|its?|only)[ ,]+)*(?:normal|regular|standard|usual|classic|plain|basic|ordinary)(?: (?:ones?|kind|version|\p{L}+s?))?[\s.!]*$/u;
/** "Sorry not row, bench": what stands behind is what it was. */
const NOT_BUT =
  /^\W*(?:(?:sorry|oops|no|oh|actually|i mean|i meant|it was|its)[ ,]+)*not (?:the |an? )?\p{L}[\p{L} -]{1,24}[,;] (?:but |it was |i mean(?:t)? )?(?=\p{L})/u;
const SPEED_ALONE = /^\W*(?:mph|kph|kmh|km\/h|miles (?:an|per) hour)\W*$/;
/** "No weight" chooses what is done with the body alone. */
const UNWEIGHTED = /(?<!\p{L})(?:no|without(?: any)?|zero) (?:added |extra )?weights?(?!\p{L})/iu;
const ASKS_DEED = /^(?:Did you do this|I read that as)\b/;
/** Asks whether all of a session was done. */
export const ASKS_SESSION = /^Shall I log (?:the session|that of the session)\b/;
const TURNS_DOWN_ONE =
  /^\W*(?:not(?! (?:those|these|them|really|quite|exactly|any|on|in|listed|there|here)\b)|nicht|kein(?:e[nrs]?)?|pas) \p{L}[^,;.]*$/u;

/** What people put between an answer and the one they mean instead. */
const RETRACTION =
  /[\s,.;:!-]+(?:(?:no+|nope|nah|oh|ah|wait|hang on|hold on|sorry|actually|scratch that|scrap that|rather|or rather|i mean|i meant|my bad|oops|moment|nein|doch|quatsch|non|pardon|perdon|no no|scusa|anzi|nao|desculpa)[\s,.;:!-]+){1,12}/gi;

/**
 * The words that count when somebody thinks twice within a message: "first one.. no wait, the t bar" is "the t bar",
 * "8, sorry, 10" is "10". The whole text when what comes last is no answer of its own, or nothing came before it.
 */
export function finalAnswer(answer: string, question: AskedQuestion): string {
  if (answer.length > LONGEST_SECOND_THOUGHT) return answer;
  const text = withoutDoubt(answer);
  const last = [...text.matchAll(RETRACTION)].at(-1);
  if (!last || last.index === 0) return text;
  const [before, after] = [text.slice(0, last.index), text.slice(last.index + last[0].length)];
  const isAnswer = (words: string) => {
    const reading = readWords(words, question);
    return reading?.kind === "option" || (reading?.kind === "text" && !UNSURE.test(foldText(words)));
  };
  // "Leg extensions I mean, for the first one" says of which entry.
  return isAnswer(before) && isAnswer(after) && !/^(?:for|on) the /i.test(after) ? after : text;
}

/**
 * Reads a message as an answer to the open question. In: the message as typed, in English or in short German, French,
 * Spanish, Italian or Portuguese, and the question with its options. Out: see `PendingAnswer`; `null` when it fits
 * nothing. Never throws; 2,000 characters are read.
 */
export function readAnswer(text: string, question: AskedQuestion): PendingAnswer | null {
  const said = finalAnswer(text, question);
  const apart = isLabel(said, question) ? null : partedAnswer(said);
  const read = (apart && answerBeside(apart.words, question)) ?? readWords(said, question);
  const isOpen = read === null || read.kind === "new" || (read.kind === "text" && !read.sure);
  return isOpen && isStruckOut(text, question) ? { kind: "dismissal", rest: "" } : read;
}

/** "Can't be bothered, just chuck it": sets that are asked about are not to be kept, in whatever words. */
function isStruckOut(text: string, { about, kind }: AskedQuestion): boolean {
  const isOfSets = about === "exercise" || AMOUNTS.has(about);
  if (!isOfSets || kind === "confirmation" || /[\d?]/.test(text) || text.length > LONGEST_DISMISSAL) return false;
  const clauses = text.split(/[,;.!]\s+/).filter((clause) => /\S\s+\S/.test(clause));
  return [text, ...clauses].some((words) => (senseAct(words, null)?.shareOf("delete") ?? 0) >= STRUCK_OUT);
}
const LONGEST_DISMISSAL = 100;
const STRUCK_OUT = 0.85;

const isLabel = (text: string, { options }: AskedQuestion) =>
  options.some(({ id, label }) => id === text.trim() || label.toLowerCase() === text.trim().toLowerCase());

/** The words that name an exercise, where others told the day or put figures right; `null` when they answer nothing. */
function answerBeside(words: string, question: AskedQuestion): PendingAnswer | null {
  const reading = question.about === "exercise" ? readWords(words, question) : null;
  return reading?.kind === "option" || reading?.kind === "text" || reading?.kind === "none" ? reading : null;
}

function noneOf(text: AnswerText, question: AskedQuestion): PendingAnswer | null {
  const { folded } = text;
  const found = NONE_PHRASES.exec(folded) ?? NOT_BUT.exec(folded);
  const slip = !found && isSlipOf(text.tokens[0]?.word ?? "", "neither");
  if (!found && !slip) return null;
  const before = found ? answerTokens(folded.slice(0, found.index)).tokens : [];
  if (!before.every(({ word }) => ANSWER_FILLERS.has(word) || NO_WORDS.has(word))) return null;
  const after = found ? folded.slice(found.index + found[0].length) : folded.slice(text.tokens[0]?.end ?? 0);
  const rest = answerTokens(after);
  const choice = chooseOption(rest, question.options, question.about);
  if (choice.kind === "one" && unexplained(rest, choice.used, question.question).length === 0) {
    return { kind: "option", optionId: choice.optionId, rest: "" };
  }
  return { kind: "none", rest: answerCore(textWithout(rest, new Set())) };
}

function unsure({ options }: AskedQuestion): PendingAnswer {
  return options.length > 0 ? { kind: "unclear" } : { kind: "text", sure: true };
}
