import { phraseTokens, plainWords } from "../../catalog/phraseTokens.ts";
import type { Option, PENDING_ABOUT, PENDING_KINDS } from "../../protocol/turn.ts";
import { readCorrection } from "../corrections/logCorrection.ts";
import { foldText } from "../foldText.ts";
import { isSlipOf } from "../spelling.ts";
import { answersKind, HOLDS_SETS, NOTATION_WORD } from "./answerKinds.ts";
import { type AnswerText, answerTokens, isJoined, textWithout } from "./answerTokens.ts";
import {
  ANSWER_FILLERS,
  CORRECTION_MARKERS,
  NO_THANKS,
  NO_WORDS,
  NONE_PHRASES,
  UNSURE,
  YES_WORDS,
} from "./answerWords.ts";
import { deletionSide, limitsDeletion } from "./deletionAnswer.ts";
import { describedExercise, describedOption, isTool, tellsHow, tellsManner } from "./describedExercise.ts";
import { meantInstead, readLeftOut } from "./leftOut.ts";
import { numberRoles } from "./numberRoles.ts";
import { chooseOption, type OptionChoice } from "./optionChoice.ts";
import { partedAnswer } from "./partedAnswer.ts";
import { requestOpening } from "./requestOpening.ts";
import { spokenAmounts } from "./spokenAmounts.ts";
import { tellsOnlyDay } from "./tellsOnlyDay.ts";
import { tellsSession, WHAT_WAS_DONE } from "./wholeSession.ts";
import { yesOrNo } from "./yesOrNo.ts";

/** The part of an open question that reading an answer needs. */
export type AskedQuestion = {
  kind: (typeof PENDING_KINDS)[number];
  about: (typeof PENDING_ABOUT)[number];
  question: string;
  options: readonly Option[];
};

/** How a text stands to the open question. `rest` is what else was said, folded; "" when nothing. */
export type PendingAnswer =
  /** One option is meant. A `rest` is to be read on top of it ("the cable one, and it was 100"). */
  | { kind: "option"; optionId: string; rest: string }
  /** It gives what was asked for in words of its own: "8", "a minute", "hack squat". When not `sure`, a confident
   * other route should win. */
  | { kind: "text"; sure: boolean }
  /** None of the options; `rest` names what instead. */
  | { kind: "none"; rest: string }
  /** The question is called off; a `rest` is another request. */
  | { kind: "dismissal"; rest: string }
  /** It changes what was understood, and leaves the question open: "actually it was 5 sets". */
  | { kind: "correction" }
  /** It is about the question and settles nothing: it points at several options, or says that it does not matter. */
  | { kind: "unclear" }
  /** Surely something else. */
  | { kind: "new" };

const EXERCISE_WORD =
  /\b(?:row|press|squat|curl|deadlift|lunge|raise|fly|pulldown|pull ?up|chin ?up|push ?up|dip|plank|extension|bench|thrust|bridge|swing|carry|shrug|crunch|machine|cable|barbell|dumb ?bell|db|bb|kb|smith|rdl|ohp|hack|leg|hammer|incline|seated)(?:e?s)?\b/;
const MOST_WORDS = 8;
const LONGEST_SECOND_THOUGHT = 200;
/** Words that open any sentence: before a question they agree to nothing. */
const WEAK_YES = /^(?:ok|okay|okey|k|kk|right|sure|alright|perfect|true|claro|vale|bueno|si|ja|e)\b/i;

function sidedOption(options: readonly Option[], value: "yes" | "no"): string | null {
  const wanted = value === "yes" ? YES_WORDS : NO_WORDS;
  const first = (label: string) => answerTokens(label).tokens[0]?.word ?? "";
  const fitting = options.filter(({ id, label }) => wanted.has(first(id)) || wanted.has(first(label)));
  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
}

const PLACE_ONLY =
  /^\W*(?:(?:the|i|take|pick|choose|go|with|would|like|lets|let us|say) )*(?:option|choice|answer|variant|number) ?#?(?:\d{1,2}|[a-d]|one|two|three|four)\b[\s,.!]*(?:please|pls|thanks|then)?[\s.!]*$/;
const HESITATION = /^(?:h+m+|m+h*m*|u+h+m*|u+m+|a+h+|e+h+m*|o+h+|what|how)$/;

const isTalk = (word: string) =>
  ANSWER_FILLERS.has(word) || YES_WORDS.has(word) || NO_WORDS.has(word) || HESITATION.test(word);

/** Content words: neither filler, nor figure, nor notation, nor words of the question itself. */
function unexplained(text: AnswerText, used: ReadonlySet<number>, question: string): number[] {
  const known = new Set(answerTokens(question).tokens.map(({ word }) => word));
  return [...text.tokens.entries()].flatMap(([index, { word }]) => {
    const asks = /^(?:what|how)$/.test(word) && text.tokens[index + 1]?.word !== "about";
    if (asks && !used.has(index)) return [index];
    return used.has(index) || isTalk(word) || known.has(word) || NOTATION_WORD.test(word) ? [] : [index];
  });
}

/** Used tokens, with the fillers that touch them: what is left of the text is the rest. */
function withNeighbours(text: AnswerText, used: ReadonlySet<number>): Set<number> {
  const dropped = new Set(used);
  for (const index of used) {
    for (const step of [-1, 1]) {
      for (let at = index + step; ; at += step) {
        const token = text.tokens[at];
        const near = text.tokens[at - step];
        if (!token || !near || dropped.has(at) || !ANSWER_FILLERS.has(token.word)) break;
        const [left, right] = step < 0 ? [token, near] : [near, token];
        if (!isJoined(text, left, right)) break;
        dropped.add(at);
      }
    }
  }
  return dropped;
}

/** Whether the words at `indices` stand in clauses of their own, away from the words that chose the option. */
function standApart(text: AnswerText, used: ReadonlySet<number>, indices: readonly number[]): boolean {
  let clause = 0;
  const clauses = text.tokens.map((token, index) => {
    const gap = text.folded.slice(text.tokens[index - 1]?.end ?? 0, token.start);
    if (/[,;.:!?\n()]/.test(gap) || /^(?:and|but|und|aber|et|mais|y|pero|ma|mas)$/.test(token.word)) clause += 1;
    return clause;
  });
  const chosen = new Set([...used].map((index) => clauses[index]));
  return indices.every((index) => !chosen.has(clauses[index]));
}

/**
 * Whether the words beside a chosen option tell of another one: only a tool was named ("incline bench, dumbbells"), or the
 * option is done in a way that was not said ("calves, sitting" is not "Standing Calf Raise"). `left` is `null` where how it is
 * done was surely told.
 */
function tellsMore(
  text: AnswerText,
  { optionId, used }: Extract<OptionChoice, { kind: "one" }>,
  left: readonly number[] | null,
  options: readonly Option[],
): boolean {
  const wordAt = (index: number) => text.tokens[index]?.word ?? "";
  if (left !== null && !left.some((index) => tellsHow(wordAt(index)))) return false;
  const names = [...used].map(wordAt).filter((word) => !isTool(word) && !ANSWER_FILLERS.has(word));
  if (names.length === 0) return true;
  const label = options.find(({ id }) => id === optionId)?.label ?? "";
  const said = new Set(names.flatMap((word) => [word, ...phraseTokens(word)]));
  return plainWords(label).some((word) => tellsManner(word) && !said.has(word));
}

/** "Barbell or cable": no choice at all. */
const EITHER_OR = /(?<![\p{L}])(?:or|oder|ou|oppure|or else|vs)(?![\p{L}])/u;

function readOption(
  text: AnswerText,
  question: AskedQuestion,
  opening: ReturnType<typeof requestOpening>,
  isDescribed = false,
): PendingAnswer | null {
  // Options of a slot are suggestions: they are chosen by place or by their whole label, never by a part of it.
  const isOpen = question.kind === "slot" && question.about === "exercise";
  const options = isOpen ? question.options.map(({ id }) => ({ id, label: "" })) : question.options;
  const choice = chooseOption(text, options, question.about);
  if (choice.kind === "nothing") return null;
  const left = unexplained(text, choice.used, question.question);
  const asks = opening !== null && opening !== "personal";
  // "Pec flyes with dumbbells": words of several options name one of their own.
  const namesAnother = choice.kind === "several" && !choice.tied && EXERCISE_WORD.test(text.folded);
  if (namesAnother && question.about === "exercise" && !asks && !EITHER_OR.test(text.folded))
    return { kind: "text", sure: true };
  if (choice.kind === "several") return choice.used.size > 0 && left.length === 0 && !asks ? { kind: "unclear" } : null;
  const rest = textWithout(text, withNeighbours(text, choice.used));
  const silent = answerTokens(rest).tokens.every(({ word }) => isTalk(word));
  const option: PendingAnswer = { kind: "option", optionId: choice.optionId, rest: silent ? "" : rest };
  if (left.length === 0) return option;
  if (question.about === "route" && opening !== "question") return option;
  if (asks || choice.used.size === 0) return null;
  // "Incline bench, dumbbells" is no dumbbell curl: what with it is done is not all that was told.
  if (question.about === "exercise" && tellsMore(text, choice, isDescribed ? null : left, question.options))
    return { kind: "text", sure: true };
  return standApart(text, choice.used, left) ? option : null;
}

/** A name that nobody knows is this long at most; more is a sentence. */
const MOST_NAME_WORDS = 4;
/** Somebody does something, or something is somehow: no name of an exercise. */
const TELLS_STORY =
  /^(?:(?:lol|lmao|haha+|hehe|omg|damn|wow|ugh|man|dude|bro|btw)[\s,.!]+)+\p{L}+ \p{L}+ \p{L}|(?<![\p{L}])(?:some(?:one|body)|every(?:one|body)|nobody|people|he|she|they|we|the (?:guy|girl|dj|music|gym|place)|my (?:gym|buddy|mate|friend|playlist|phone|dog|kid|wife|husband|girlfriend|boyfriend)|it is|this place) (?:\p{L}+ )?(?:is|are|was|were|has|have|had|just|keeps?|plays?|played|put|got|went|came|\p{L}+(?:ed|ing))(?![\p{L}])/u;

function readOwnWords(text: AnswerText, question: AskedQuestion): PendingAnswer | null {
  const { folded, tokens } = text;
  const { about } = question;
  if (about === "route" || about === "confirm" || !answersKind(folded, about)) return null;
  const unknown = unexplained(text, new Set(), question.question);
  const left = AMOUNTS.has(about) ? unknown.filter((index) => !SET_WORD.test(tokens[index]?.word ?? "")) : unknown;
  if (about === "exercise") {
    const known = question.options.some(({ label }) =>
      answerTokens(label).tokens.some(({ word }) => word.length > 2 && folded.includes(word)),
    );
    const named = EXERCISE_WORD.test(folded);
    if (left.length === 0 && !named && !known) return null;
    if (HOLDS_SETS.test(folded) && !known && question.options.length > 0) return null;
    if (tokens.length > MOST_WORDS * 2 || left.length > MOST_WORDS) return null;
    if (!named && !known && (left.length > MOST_NAME_WORDS || TELLS_STORY.test(folded))) return null;
    return { kind: "text", sure: named || known };
  }
  if (about === "goal" || about === "equipment")
    return left.length <= MOST_WORDS ? { kind: "text", sure: left.length <= 3 } : null;
  const roles = numberRoles(folded);
  const elsewhere =
    roles.length > 0 && roles.every(({ role }) => role !== about) && /^(?:reps|sets|weight)$/.test(about);
  if (elsewhere && !HOLDS_SETS.test(folded)) return null;
  const asked = left.every((index) => EXERCISE_WORD.test(text.tokens[index]?.word ?? "") === false);
  if (left.length === 0) return { kind: "text", sure: true };
  return asked && left.length <= 3 && !HOLDS_SETS.test(folded) ? { kind: "text", sure: false } : null;
}

/** Said as a correction of what was understood: of its day, its exercise or its figures. */
function setsRight(folded: string): boolean {
  const correction = readCorrection(folded);
  if (correction?.kind !== "change" || !correction.sure) return false;
  return correction.when !== null || correction.exercise !== null || correction.parts.length > 0;
}

/** Words that say which sets an amount is of: "first two were 12, the rest 9". */
const SET_WORD =
  /^(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-9]th|last|final|next|rest|others?|remaining|while|only|total|altogether|couple)$/;
const AMOUNTS = new Set(["reps", "sets", "weight", "duration"]);

function readWords(text: string, question: AskedQuestion): PendingAnswer | null {
  const { options, about } = question;
  const said = answerTokens(AMOUNTS.has(about) && options.length === 0 ? spokenAmounts(text, about) : text);
  const { folded, tokens } = said;
  const picked = options.find(
    ({ id, label }) => id === text.trim() || label.toLowerCase() === text.trim().toLowerCase(),
  );
  if (picked) return { kind: "option", optionId: picked.id, rest: "" };
  const side = yesOrNo(said);
  if (tokens.length === 0 && side === null) return null;

  const meant = question.kind === "confirmation" ? deletionSide(folded, question) : null;
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
  // "Option 1" is a place in a list, never a figure; where nothing is offered, it answers nothing.
  if (options.length === 0 && PLACE_ONLY.test(folded)) return null;
  const opening = requestOpening(folded);
  if (question.question === WHAT_WAS_DONE && opening !== "question" && tellsSession(text))
    return { kind: "text", sure: true };
  if (opening === "smalltalk") return side === null ? { kind: "new" } : null;
  const isAmount = AMOUNTS.has(about) && /\d/.test(folded);
  const unknown = UNSURE.exec(folded)?.[0] ?? null;
  if (unknown !== null && (opening === null || unknown === folded.trim()) && !isAmount) return unsure(question);

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
  if (about === "exercise" && options.length > 0 && tellsOnlyDay(folded)) return { kind: "correction" };
  if (opening !== null) return { kind: "new" };

  if (side?.value === "no" && options.length > 0) {
    // "No, 3x12" puts the figures right; the options stay.
    const isFigures =
      /\d/.test(side.rest) && unexplained(answerTokens(side.rest), new Set(), question.question).length === 0;
    return isFigures ? { kind: "correction" } : { kind: "none", rest: answerCore(side.rest) };
  }
  if (question.kind !== "confirmation" && options.length > 0 && tokens.length === 1 && /^\d+$/.test(folded))
    return null;
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

/** What people put between an answer and the one they mean instead. */
const RETRACTION =
  /[\s,.;:!-]+(?:(?:no+|nope|nah|oh|ah|wait|hang on|hold on|sorry|actually|scratch that|scrap that|rather|or rather|i mean|i meant|my bad|oops|moment|nein|doch|quatsch|non|pardon|perdon|no no|scusa|anzi|nao|desculpa)[\s,.;:!-]+)+/gi;

/**
 * The words that count when somebody thinks twice within a message: "first one.. no wait, the t bar" is "the t bar",
 * "8, sorry, 10" is "10". The whole text when what comes last is no answer of its own, or nothing came before it.
 */
export function finalAnswer(text: string, question: AskedQuestion): string {
  if (text.length > LONGEST_SECOND_THOUGHT) return text;
  const last = [...text.matchAll(RETRACTION)].at(-1);
  if (!last || last.index === 0) return text;
  const [before, after] = [text.slice(0, last.index), text.slice(last.index + last[0].length)];
  const isAnswer = (words: string) => {
    const reading = readWords(words, question);
    return reading?.kind === "option" || (reading?.kind === "text" && !UNSURE.test(foldText(words)));
  };
  return isAnswer(before) && isAnswer(after) ? after : text;
}

/**
 * Reads a message as an answer to the open question. In: the message as typed, in English or in short German, French,
 * Spanish, Italian or Portuguese, and the question with its options. Out: see `PendingAnswer`; `null` when it fits
 * nothing. Never throws; 2,000 characters are read.
 */
export function readAnswer(text: string, question: AskedQuestion): PendingAnswer | null {
  const said = finalAnswer(text, question);
  const apart = isLabel(said, question) ? null : partedAnswer(said);
  return (apart && answerBeside(apart.words, question)) ?? readWords(said, question);
}

const isLabel = (text: string, { options }: AskedQuestion) =>
  options.some(({ id, label }) => id === text.trim() || label.toLowerCase() === text.trim().toLowerCase());

/** The words that name an exercise, where others told the day or put figures right; `null` when they answer nothing. */
function answerBeside(words: string, question: AskedQuestion): PendingAnswer | null {
  const reading = question.about === "exercise" ? readWords(words, question) : null;
  return reading?.kind === "option" || reading?.kind === "text" || reading?.kind === "none" ? reading : null;
}

/** The words of an answer without what only surrounds them: "no, I meant hack squats please" → "hack squats". Folded. */
export function answerCore(answer: string): string {
  const text = answerTokens(answer);
  const dropped = new Set<number>();
  for (const steps of [[...text.tokens.keys()], [...text.tokens.keys()].reverse()]) {
    for (const index of steps) {
      if (!isTalk(text.tokens[index]?.word ?? "")) break;
      dropped.add(index);
    }
  }
  return textWithout(text, dropped);
}

function noneOf(text: AnswerText, question: AskedQuestion): PendingAnswer | null {
  const { folded } = text;
  const found = NONE_PHRASES.exec(folded);
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

function confirmed(
  side: { value: "yes" | "no"; rest: string },
  question: AskedQuestion,
  text: string,
): PendingAnswer | null {
  const { options } = question;
  const opening = requestOpening(side.rest);
  if ((opening === "question" || opening === "request") && WEAK_YES.test(text.trim())) return { kind: "new" };
  const asked = new Set(question.question.match(/\d+(?:[.,]\d+)?/g) ?? []);
  const fresh = (side.rest.match(/\d+(?:[.,]\d+)?/g) ?? []).some((figure) => !asked.has(figure));
  if (side.value === "yes" && fresh) return { kind: "correction" };
  // "Yes, delete it all" to "shall I delete …?" says it once more.
  const isEcho = side.value === "yes" && ASKS_TO_DELETE.test(question.question) && isDeletion(side.rest);
  if (isEcho) return confirmed({ value: "yes", rest: "" }, question, text);
  const words = answerTokens(side.rest).tokens.filter(({ word }) => !ANSWER_FILLERS.has(word));
  const rest = fresh || words.some(({ word }) => !NOTATION_WORD.test(word) || !/\d/.test(side.rest)) ? side.rest : "";
  const only = options.length === 1 && question.kind !== "confirmation" ? options[0] : undefined;
  if (only)
    return side.value === "yes"
      ? { kind: "option", optionId: only.id, rest }
      : { kind: "none", rest: answerCore(rest) };
  const optionId = sidedOption(options, side.value);
  if (optionId !== null) return { kind: "option", optionId, rest };
  if (options.length === 0) return { kind: "text", sure: true };
  const choice = chooseOption(answerTokens(text), options, question.about);
  return choice.kind === "one" ? { kind: "option", optionId: choice.optionId, rest: "" } : null;
}

const ASKS_TO_DELETE = /\bdelete\b/i;
const isDeletion = (words: string): boolean => {
  const said = readCorrection(words);
  return said?.kind === "delete" && said.target === null && said.when === null;
};

function unsure({ options }: AskedQuestion): PendingAnswer {
  return options.length > 0 ? { kind: "unclear" } : { kind: "text", sure: true };
}
