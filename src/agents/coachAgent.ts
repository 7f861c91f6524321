import { noteWords } from "../catalog/knowledge/noteWords.ts";
import type { CoachKind } from "../language/coaching/coachCues.ts";
import { type CoachQuestion, readCoachQuestions } from "../language/coaching/coachQuestion.ts";
import { readUnstoredSets } from "../language/coaching/unstoredSets.ts";
import type { Exercise } from "../protocol/exercise.ts";
import type { Assignment, Outcome } from "../protocol/understanding.ts";
import type { Work, WorkScope } from "./agent.ts";
import { type Answer, answer, joined, NO_ANSWER, piecesOf } from "./coach/answer.ts";
import { painAnswer, suitabilityAnswer } from "./coach/careAnswers.ts";
import { alternativesAnswer, compareAnswer, exercisesAnswer } from "./coach/choiceAnswers.ts";
import type { CoachEvidence, CoachFinding } from "./coach/coachEvidence.ts";
import type { CoachPorts } from "./coach/coachPorts.ts";
import {
  aboutAnswer,
  cuesAnswer,
  detailAnswer,
  doseAnswer,
  equipmentAnswer,
  mistakesAnswer,
  musclesAnswer,
  techniqueAnswer,
} from "./coach/exerciseAnswers.ts";
import { besideWords } from "./coach/findNotes.ts";
import { gatherFinding } from "./coach/gatherFinding.ts";
import { conceptAnswer, noteAnswer, programmingAnswer, unknownAnswer } from "./coach/noteAnswers.ts";
import { inOwnLanguage } from "./coach/ownLanguage.ts";
import { sayUnstored } from "./coach/sayUnstored.ts";
import { sumAnswer } from "./coach/sums/sumAnswer.ts";

/** Words that matter in a question that does little more than name an exercise. */
const SHORT = 4;

/** So many words beside the name of an exercise ask how it is done rather than what it is. */
const MUCH_BESIDE = 2;

/** Beside sets that are not to be logged these answer nothing that was asked, where nothing was. */
const UNASKED: ReadonlySet<CoachKind> = new Set(["concept", "about", "programming", "dose"]);

/** Kinds of question that are about one exercise. */
const OF_AN_EXERCISE: ReadonlySet<CoachKind> = new Set([
  "muscles",
  "technique",
  "cues",
  "mistakes",
  "breathing",
  "range",
  "equipment",
  "alternatives",
  "suitability",
]);
const MEANS_A_THING = /\b(?:it|this|that)\b/i;

export type CoachDependencies = CoachPorts & {
  /** Milliseconds of a clock that only goes forward; for the trace. */
  now?: () => number;
};

/**
 * Answers questions about training from the catalogue, the notes and arithmetic, with citations; nothing else is said.
 * `retrieve` reads the question and finds what answers it, `compose` words it; between them lies plain JSON.
 */
export function createCoachAgent({ now = () => performance.now(), ...ports }: CoachDependencies): {
  retrieve: Work<Assignment, CoachEvidence>;
  compose: Work<{ assignment: Assignment; evidence: CoachEvidence }, Outcome>;
} {
  return {
    async retrieve(assignment, scope) {
      const started = now();
      const profile = ports.tools.getProfile ? await scope.call(ports.tools.getProfile, {}) : null;
      const findings: CoachFinding[] = [];
      for (const question of await questionsIn(assignment, ports, scope)) {
        const known = profile?.ok ? profile.result : null;
        findings.push(await gatherFinding(question, known, assignment.avoidJoints, ports, scope));
      }
      return { findings, tookMs: now() - started };
    },

    async compose({ assignment, evidence }, scope) {
      const started = now();
      const unstored = readUnstoredSets(assignment.text);
      const asked = evidence.findings.filter(
        ({ question }) => unstored === null || unstored.asks || !UNASKED.has(question.kind),
      );
      const answers = asked.map((finding) =>
        inOwnLanguage(finding, answerTo(finding, ports), namedIn(finding, ports), ports.knowledge, hasGround(finding)),
      );
      const isAnswered = evidence.findings.some(hasGround);
      const { lines, citations } = joined(
        answer(
          unstored === null ? [] : [sayUnstored({ ...unstored, asks: unstored.asks || asked.length > 0 }).join(" ")],
        ),
        ...answers,
      );
      const text = [...new Set(lines)].join("\n");
      for (const piece of piecesOf(text)) scope.emit(piece);
      scope.trace("coach_answered", {
        length: text.length,
        latency_ms: Math.round((evidence.tookMs + now() - started) * 100) / 100,
        success: isAnswered,
        kinds: evidence.findings.map(({ question }) => question.kind),
      });
      return { say: [{ text, cards: [], citations }], commands: [], question: null };
    },
  };
}

/**
 * What is asked. Where nothing was named since sets were logged, "which muscles does it work?" and "and how do I do it?"
 * after that are about what was logged last.
 */
async function questionsIn(
  { text, lastQuestions = [], lastLogIds }: Assignment,
  ports: CoachPorts,
  scope: WorkScope,
): Promise<CoachQuestion[]> {
  const alone = readCoachQuestions(text, ports, lastQuestions);
  const { getLogs } = ports.tools;
  const isPlaced = alone.some(({ kind, exercises }) => kind !== "concept" || exercises.length > 0);
  const leans = [...lastQuestions, text].every((said) => MEANS_A_THING.test(said));
  if (isPlaced || !leans || lastLogIds.length === 0 || !getLogs) return alone;
  const logged = await scope.call(getLogs, { ids: lastLogIds });
  const last = logged.ok ? logged.result.items.at(-1) : undefined;
  if (!last) return alone;
  const about = readCoachQuestions(text, ports, [`how do I do the ${last.exercise.name}?`, ...lastQuestions]);
  return about.some(({ kind }) => OF_AN_EXERCISE.has(kind)) ? about : alone;
}

/** Whether anything was found that answers. */
const hasGround = ({ question, notes, exercises }: CoachFinding) =>
  question.sum !== null || notes.length > 0 || exercises.length > 0 || question.exercises.length > 0;

const namedIn = ({ question }: CoachFinding, { catalog }: CoachPorts): Exercise[] =>
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
function forPerson({ question, notes }: CoachFinding, { knowledge }: CoachPorts): Answer {
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
      return besideWords(finding.question, named).length >= MUCH_BESIDE
        ? techniqueAnswer(finding, named, ports)
        : aboutAnswer(finding, named, ports);
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
