import { actCues } from "../acts/actCues.ts";
import { isPause } from "../answers/pause.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { tellsOwnOuting } from "./ownOuting.ts";

/** With any other cue a message means more than how it was done: it announces a change, or says that something is wrong. */
const OF_NOTE: ReadonlySet<string> = new Set([
  "no cue",
  "how it went",
  "which set",
  "every",
  "stands as",
  "part of set",
]);
/** "They were paused": the sets, and nobody else. */
const OF_SETS = /^(?:and |but )?(?:they|those|these|all)(?: all)? (?=were|had|felt)/;
/** "Was paused": told, and not asked. */
const WAS = /^(?:and |but )?(?:was|were) (?!(?:it|that|this|they|those|i|we|the)\b)/;
/** The sets as a word: "set" puts something down, too. */
const SETS =
  /\b(?:(?:last|first|second|third|fourth|fifth|final|top|that|this|each|every|all|both|my|the|\d(?:st|nd|rd|th)) )+sets?\b/g;
/** "On the trainer", "with the dog": what one rode on, and who came along. */
const ON_TRAINER = /\bon (?:the |a |my )?(?:turbo |smart |indoor )*trainer\b/;
const DOG = /\b(?:the|my|our) dogs?\b/;
/** Another load, number, time or name is announced, and not told. */
const ANNOUNCES =
  /\b(?:weights?|load|heavier|lighter|kgs?|kilos?|lbs?|pounds?|reps|repetitions|faster|slower|quicker|seconds|minutes|secs|mins|metres|meters|yards|miles|different|other|something|anything|gewichte?|schwerer|leichter|wdh|poids|lourd|peso|pes[ai]|mais leve|anders|autre|otr[oa]|altr[oa]|outr[oa])(?!\p{L})/u;

/**
 * Whether a message on a stored entry only tells how it was done, so that it can be kept as its note: "paused", "they were touch and go", "spotter
 * helped on the last rep". In: any text. False with a figure, where something is asked, or said to be otherwise than it stands.
 */
export function tellsHowItWent(text: string): boolean {
  const said = foldText(text).trim();
  if (/[\d?]/.test(said) || ANNOUNCES.test(said)) return false;
  const plain = said
    .replace(SETS, (words) => words.replace(/ sets?$/, " one"))
    .replace(OF_SETS, "")
    .replace(ON_TRAINER, "")
    .replace(WAS, "");
  return actCues(plain).every((cue) => cue.split(" & ").every((one) => OF_NOTE.has(one)));
}

/** Whether words name a movement, which may be the next exercise. In: any text. */
export const namesAMovement = (text: string): boolean =>
  (
    foldText(text)
      .replace(DOG, " ")
      .match(/\p{L}+/gu) ?? []
  ).some((word) => isMovementWord(word));

const MOST_WORDS = 8;
/** Something was trained or is to be stored, or never was. */
const TELLS_MORE =
  /\b(?:did|done|trained|hit|smashed|worked|went|finished|skipped|log|save|record|store|cardio|gemacht|trainiert|fait|entraine|hice|hecho|entrene|fatto|allenat[oa]|fiz|feito|treinei)\b|^\W*(?:imagine|picture|suppose|guess|wonder|hope|wish|stell dir|imagina|imaginez?|immagina)(?!\p{L})/u;

/**
 * Whether a message of a few words can be kept as the note of the sets before it though no reader knows its words: it only tells how they went, and
 * names nothing else that was done. In: any text.
 */
export function isNoteOnSets(text: string): boolean {
  const words = text.match(/[\p{L}\d'’-]+/gu) ?? [];
  const isShort = words.length <= MOST_WORDS && words.some(({ length }) => length > 2) && !isPause(foldText(text));
  if (tellsOwnOuting(foldText(text))) return false;
  return isShort && !TELLS_MORE.test(foldText(text)) && !namesAMovement(text) && tellsHowItWent(text);
}
