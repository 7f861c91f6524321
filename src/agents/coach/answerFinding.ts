import { noteWords } from "../../catalog/knowledge/noteWords.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { type Answer, answer, citeExercise, joined, NO_ANSWER } from "./answer.ts";
import { painAnswer, suitabilityAnswer } from "./careAnswers.ts";
import { alternativesAnswer, compareAnswer, exercisesAnswer } from "./choiceAnswers.ts";
import type { CoachFinding } from "./coachEvidence.ts";
import type { CoachPorts } from "./coachPorts.ts";
import {
  aboutAnswer,
  cuesAnswer,
  detailAnswer,
  doseAnswer,
  equipmentAnswer,
  mistakesAnswer,
  musclesAnswer,
  techniqueAnswer,
} from "./exerciseAnswers.ts";
import { besideWords } from "./findNotes.ts";
import { conceptAnswer, noteAnswer, programmingAnswer, unknownAnswer } from "./noteAnswers.ts";
import { inOwnLanguage } from "./ownLanguage.ts";
import { sumAnswer } from "./sums/sumAnswer.ts";

/** Words that matter in a question that does little more than name an exercise. */
const SHORT = 4;

/** So many words beside the name of an exercise ask how it is done rather than what it is. */
const MUCH_BESIDE = 2;

/** Asks whether, why, when or how long, which no record of an exercise tells. */
const ASKS_OTHER =
  /^\W*(?:so |and |but |ok |okay |hey )*(?:is it|is this|is that|are you|why|when|will|should|would|could|can (?:i|you|my|one)|do (?:i|you)|does (?:it|my)|am i|how (?:long|much|soon|come)|who|where)\b/i;

/** "What's the point of it": what it works, and not how it is done. */
const ASKS_PURPOSE =
  /\b(?:point|purpose|use|benefits?) (?:of|in|to)\b|\bgood for\b|\bwhat (?:is|are|does|do|would) (?:it|this|that|they|these|those)(?: \w+)? (?:for|do|achieve|bring|give|accomplish)\b/i;

/** An answer to another question than the one asked is worse than none. */
const notCovered = (exercise: Exercise | undefined): Answer =>
  exercise === undefined
    ? NO_ANSWER
    : answer(
        [
          `My notes do not cover that about the ${exercise.name}, so I would rather not guess. I can tell you how it is done, what it works, what goes wrong in it, or what to do in its place.`,
        ],
        [citeExercise(exercise)],
      );

/** The answer to one question from what was found for it: composed by code, from facts alone. */
export const answerFinding = (finding: CoachFinding, ports: CoachPorts): Answer =>
  inOwnLanguage(finding, answerTo(finding, ports), namedIn(finding, ports), ports.knowledge, hasGround(finding));

/** Whether anything was found that answers. */
export const hasGround = ({ question, notes, exercises }: CoachFinding) =>
  question.sum !== null || notes.length > 0 || exercises.length > 0 || question.exercises.length > 0;

export const namedIn = ({ question }: CoachFinding, { catalog }: CoachPorts): Exercise[] =>
  question.exercises.flatMap(({ id }) => catalog.byId(id) ?? []);

function answerTo(finding: CoachFinding, ports: CoachPorts): Answer {
  const { kind, movementNotes } = finding.question;
  const named = namedIn(finding, ports);
  const composed = compose(finding, named, ports);
  if (composed.lines.length > 0) return joined(composed, forPerson(finding, ports));
  const notes = finding.notes.length > 0 ? finding.notes : movementNotes;
  if (kind === "concept" && notes.length === 0 && noteWords(finding.question.text).length <= SHORT) {
    const about = aboutAnswer(finding, named, ports);
    if (about.lines.length > 0) return about;
  }
  return kind === "concept" || notes.length === 0
    ? unknownAnswer(finding, ports.knowledge)
    : conceptAnswer({ ...finding, notes }, ports.knowledge, named);
}

/** What age or pregnancy adds to an answer about something else. */
export function forPerson({ question, notes }: CoachFinding, { knowledge }: CoachPorts): Answer {
  const note = question.subjects
    .flatMap((id) => knowledge.byId(id) ?? [])
    .find(({ topic, id }) => topic === "special" && !notes.includes(id));
  return note && question.kind !== "sum" ? noteAnswer(note, [], 2) : NO_ANSWER;
}

function compose(finding: CoachFinding, named: readonly Exercise[], ports: CoachPorts): Answer {
  switch (finding.question.kind) {
    case "sum":
      return sumAnswer(finding, ports.knowledge);
    case "muscles":
      return musclesAnswer(finding, named, ports);
    case "technique":
      return techniqueAnswer(finding, named, ports);
    case "cues":
      return cuesAnswer(finding, named, ports);
    case "mistakes":
      return mistakesAnswer(finding, named, ports);
    case "breathing":
    case "range":
      return detailAnswer(finding, named, ports);
    case "equipment":
      return equipmentAnswer(finding, named, ports);
    case "about":
      if (finding.notes.length > 0 && !finding.question.movementNotes.includes(finding.notes[0] ?? ""))
        return conceptAnswer(finding, ports.knowledge, named);
      if (ASKS_PURPOSE.test(finding.question.text) || besideWords(finding.question, named).length < MUCH_BESIDE)
        return aboutAnswer(finding, named, ports);
      return ASKS_OTHER.test(finding.question.text) ? notCovered(named[0]) : techniqueAnswer(finding, named, ports);
    case "dose":
      return doseAnswer(finding, named, ports);
    case "alternatives":
      return alternativesAnswer(finding, named, ports);
    case "compare":
      return compareAnswer(finding, named, ports);
    case "exercises":
      return exercisesAnswer(finding, ports);
    case "suitability":
      return suitabilityAnswer(finding, named, ports);
    case "pain":
      return painAnswer(finding, named, ports);
    case "programming":
      return programmingAnswer(finding, ports.knowledge);
    case "progress":
    case "concept":
      return conceptAnswer(finding, ports.knowledge, named);
  }
}
