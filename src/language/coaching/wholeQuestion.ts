import type { Catalog } from "../../catalog/catalog.ts";
import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import { noteWords } from "../../catalog/knowledge/noteWords.ts";
import { glossQuestion } from "../gloss/glossQuestion.ts";
import { readAreas } from "../session/bodyAreas.ts";
import { sessionText } from "../session/sessionText.ts";
import { findExerciseMentions } from "./exerciseMentions.ts";
import { furtherSum } from "./furtherSum.ts";

/** What a question may be about: lifts of the catalogue, and whatever the notes are on. */
export type QuestionSources = { catalog: Catalog; knowledge: Pick<Knowledge, "named"> };

/** A stretch of tokens that names what a question is about: `to` is behind its last. */
type Topic = { from: number; to: number };

const OPENING = /^(?:(?:and|but|or|also|ok|okay|so|then) )*(?:(?:what|how) about|what if it is|same (?:for|with|on)) /;
const JOINED = /^(?:(?:ok|okay|so) )*(?:and|or|but|also|then) /;
const PREPOSITION = /^(?:(?:for|with|on|in|at|during|when it comes to|the|my|a|an) )+/;
/** A question with words of its own to ask with: only what it is about may be missing. */
const ASKS =
  /^(?:what|how|why|when|where|which|who|is|are|was|do|does|did|can|could|should|would|will|may|must|any|at what|in what|for how)\b/;
const PRONOUN = /^(?:it|that|this|them|they|those|these|one)$/;
/** "is that enough", "does it matter that …": no thing is meant. */
const NO_THING =
  /\b(?:that|this) (?:is|are|i|we|you|one|time|week|way|much|many)\b|\b(?:is|does|will|would|can) it (?:ok|okay|better|possible|true|normal|safe to|matter|take|rain)\b/;
const JOINT = /^(?:and|but|or|if|because|since|so|when)$/;
const BARE_WHY = /^(?:but )?(?:why|how come|why (?:is )?(?:that|so))$/;
const MOST_WORDS = 9;
/** A question without a pronoun that is shorter than this has left out what it is about. */
const BARE_WORDS = 5;
/** Of something: without it nothing is asked. */
const RELATIVE =
  /^(?:alternatives?|substitutes?|replacements?|variations?|accessor(?:y|ies)|progressions?|regressions?|mistakes?|cues?|tips|benefits?)$/;
/** A part of the body does not begin with these. */
const NO_NAME = /^(?:for|with|on|in|at|the|my|a|an|do|train|work|hit|build|and|or)$/;
const PART_OF = /^(?:upper|lower|middle|mid|inner|outer|front|rear|side|full|whole)$/;
const PUNCTUATION = /^[^\p{L}\d]$/u;

/**
 * A question that leans on the one before it, made whole: after "what's a good warm-up for deadlifts?", "and for bench?" is
 * "what's a good warm-up for bench"; after "how do I squat?", "how many reps?" is "how many reps for squat". In: what is
 * asked; the questions before it, oldest first, which may lean on each other; the catalogue and the notes. Out: the question in rough
 * English, or `null` when it stands on its own. Pure.
 */
export function wholeQuestion(text: string, before: readonly string[], sources: QuestionSources): string | null {
  let previous: string | null = null;
  for (const earlier of before) {
    const { english } = glossQuestion(earlier, sources.catalog);
    const isAside: boolean = previous !== null && OF_NOW.test(english);
    previous = isAside ? previous : (leaning(earlier, previous, sources) ?? english);
  }
  return leaning(text, previous, sources);
}

function leaning(text: string, previous: string | null, sources: QuestionSources): string | null {
  if (previous === null) return null;
  const sum = furtherSum(text, previous);
  if (sum !== null) return sum;
  const words = wordsOf(glossQuestion(text, sources.catalog).english);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const plain = words.join(" ");
  const rest = plain.replace(OPENING, "").replace(JOINED, "").replace(PREPOSITION, "");
  const asked = wordsOf(previous);
  if (ASKS.test(rest)) return asksAbout(wordsOf(rest), asked, sources);
  // "My knee hurts when I squat": told, and nothing in the place of what was asked before.
  if (complaintIn(plain) !== null) return null;
  if (rest === plain) return null;
  // "What about rest?": a subject of its own, where the question before had nothing it could take the place of.
  const isOwn = topicsIn(asked, sources.catalog).length === 0 && subjectOf(wordsOf(rest), sources.knowledge).length > 0;
  return isOwn && OPENING.test(plain) ? `what about ${rest}` : swapped(wordsOf(rest), asked, sources.catalog);
}

/** "and for bench": the same question, about something else. */
function swapped(said: readonly string[], asked: readonly string[], catalog: Catalog): string {
  // What is asked about instead is a thing: "a row", "a good morning" name lifts here, as their plurals do everywhere.
  const plural = said.map((word, at) => (at === said.length - 1 ? `${word}s` : word));
  const rest = topicsIn(said, catalog).length === 0 && topicsIn(plural, catalog).length > 0 ? plural : said;
  const [other] = topicsIn(rest, catalog);
  const [topic] = topicsIn(asked, catalog);
  if (!other || !topic) return [...asked, "for", ...rest].join(" ");
  return [...asked.slice(0, topic.from), ...rest, ...asked.slice(topic.to)].join(" ");
}

/** "how many reps", "which muscles does it work": what was asked about before is meant. */
function asksAbout(
  question: readonly string[],
  asked: readonly string[],
  { catalog, knowledge }: QuestionSources,
): string | null {
  if (BARE_WHY.test(question.join(" "))) return ["why", ...asked].join(" ");
  if (exercisesIn(question, catalog).length > 0) return null;
  if (OF_NOW.test(question.join(" "))) return null;
  const hurt = complaintIn(asked.join(" "));
  const [topic] = hurt === null ? topicsIn(asked, catalog) : [];
  const named = hurt !== null ? hurt : topic ? asked.slice(topic.from, topic.to) : subjectOf(asked, knowledge);
  // What has a subject of its own leaves nothing out.
  if (named.length === 0 || (!topic && subjectOf(question, knowledge).length > 0)) return null;
  const at = NO_THING.test(question.join(" ")) ? -1 : question.findIndex((word) => PRONOUN.test(word));
  // "what is RPE and when should I use it": the question has named it itself.
  if (question.slice(1, Math.max(at, 1)).some((word) => JOINT.test(word))) return null;
  if (at >= 0) return [...question.slice(0, at), ...named, ...question.slice(at + 1)].join(" ");
  const isBare =
    question.length < BARE_WORDS ||
    (RELATIVE.test(question.at(-1) ?? "") && subjectOf(question, knowledge).length === 0);
  return isBare && areasIn(question).length === 0 ? [...question, "for", ...named].join(" ") : null;
}

/** "Should I rest tomorrow?": about a day, whatever was asked before. */
const OF_NOW = /\b(?:today|tonight|tomorrow|this (?:week|evening)|next (?:time|week))\b(?!.*\b(?:it|that|them)\b)/;
const JOINT_NAMED =
  /\b(?:shins?|knees?|elbows?|shoulders?|wrists?|hips?|ankles?|neck|lower back|upper back|back|hamstrings?|calf|calves|achilles|groin|forearms?|feet|foot|heels?)\b/;
const COMPLAINS =
  /\b(?:sore|hurts?|hurting|hurt|pain\w*|ach\w+|twinges?|niggl\w+|tight|stiff|clicks?|clicking|pinch\w*|stings?|pulled|strained|tweaked|tore|torn|sprained)\b/;
/** What hurts, where that is what was told: "my elbow was sore during the curls" is of the elbow. */
function complaintIn(asked: string): readonly string[] | null {
  const joint = COMPLAINS.test(asked) ? JOINT_NAMED.exec(asked)?.[0] : undefined;
  return joint === undefined ? null : [...joint.split(" "), "pain"];
}

/** The words by which a question names what a note is on; none where it names nothing. */
function subjectOf(asked: readonly string[], knowledge: QuestionSources["knowledge"]): readonly string[] {
  const hit = knowledge.named(asked.join(" ")).find(({ isLoose }) => !isLoose);
  return hit === undefined ? [] : asked.filter((word) => noteWords(word).some((one) => hit.words.includes(one)));
}

const wordsOf = (text: string): string[] => sessionText(text).tokens.filter((token) => !PUNCTUATION.test(token));

/** Exercises named, and where there are none, parts of the body. */
function topicsIn(words: readonly string[], catalog: Catalog): Topic[] {
  const exercises = exercisesIn(words, catalog);
  return exercises.length > 0 ? exercises : areasIn(words);
}

const exercisesIn = (words: readonly string[], catalog: Catalog): Topic[] =>
  findExerciseMentions(words, catalog).filter(({ kind }) => kind !== "unknown");

function areasIn(words: readonly string[]): Topic[] {
  const areas: Topic[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const word = words[from] ?? "";
    const to = from + (PART_OF.test(word) ? 2 : 1);
    if (NO_NAME.test(word) || to > words.length || readAreas(words.slice(from, to)).wanted.length === 0) continue;
    areas.push({ from, to });
    from = to - 1;
  }
  return areas;
}
