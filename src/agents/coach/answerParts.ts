import type { CoachKind } from "../../language/coaching/coachCues.ts";
import { readUnstoredSets } from "../../language/coaching/unstoredSets.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import { type Answer, answer, citeExercise, citeNote, joined } from "./answer.ts";
import { answerFinding, forPerson, hasGround, namedIn } from "./answerFinding.ts";
import type { CoachEvidence, CoachFinding } from "./coachEvidence.ts";
import type { CoachPorts } from "./coachPorts.ts";
import { takenAs } from "./exerciseAnswers.ts";
import { sayUnstored } from "./sayUnstored.ts";

/** Beside sets that are not to be logged these answer nothing that was asked, where nothing was. */
const UNASKED: ReadonlySet<CoachKind> = new Set(["concept", "about", "programming", "dose"]);
/** Answers about what hurts, and arithmetic: every word of them counts. */
const FIXED_KINDS: ReadonlySet<CoachKind> = new Set(["pain", "suitability", "sum"]);
/** Subjects on which the notes have the only words. */
const FIXED_TOPICS: ReadonlySet<string> = new Set(["safety", "aches", "special"]);
/** What is listed under limits was chosen by them. */
const CHOSEN_KINDS: ReadonlySet<CoachKind> = new Set(["exercises", "alternatives"]);

/** An answer to a message, and what of it may be put into other words. */
export type AnswerParts = {
  /** All of it, as composed. */
  whole: Answer;
  /** What stays as it is whoever words the rest, and comes first: what hurts, limits, warnings, sums, what is not known. */
  fixed: Answer;
  /** What a language model may word from its passages. */
  wordable: CoachFinding[];
};

/** The text of an answer: a line each, none twice. */
export const textOf = ({ lines }: Answer): string => [...new Set(lines)].join("\n");

/** Composes the answer to a message from what was found, and parts what is fixed from what may be worded. */
export function answerParts(
  assignment: Assignment,
  { findings, care = [], basis }: CoachEvidence,
  ports: CoachPorts,
): AnswerParts {
  const unstored = readUnstoredSets(assignment.text);
  const asked = findings.filter(({ question }) => unstored === null || unstored.asks || !UNASKED.has(question.kind));
  const aboutSets = answer(
    basis !== undefined
      ? [basis]
      : unstored === null
        ? []
        : [sayUnstored({ ...unstored, asks: unstored.asks || asked.length > 0 }).join(" ")],
  );
  const answers = asked.map((finding) => ({ finding, composed: answerFinding(finding, ports) }));
  return {
    whole: joined(answer(care), aboutSets, ...answers.map(({ composed }) => composed)),
    fixed: joined(
      answer(care),
      aboutSets,
      ...answers.map(({ finding, composed }) =>
        isWordable(finding, ports) ? warningsIn(finding, composed, ports) : composed,
      ),
    ),
    wordable: asked.filter((finding) => isWordable(finding, ports)),
  };
}

function isWordable(finding: CoachFinding, { knowledge }: CoachPorts): boolean {
  const { question, notes, limitations } = finding;
  if (!hasGround(finding) || FIXED_KINDS.has(question.kind)) return false;
  if (limitations.length > 0 && CHOSEN_KINDS.has(question.kind)) return false;
  if (CHOSEN_KINDS.has(question.kind) && finding.exercises.length === 0) return false;
  return !notes.some((id) => FIXED_TOPICS.has(knowledge.byId(id)?.topic ?? ""));
}

/** The lines of an answer that warn, send to somebody, or say how a name was taken. */
function warningsIn(finding: CoachFinding, { lines }: Answer, ports: CoachPorts): Answer {
  const named = namedIn(finding, ports);
  const notes = finding.notes.flatMap((id) => ports.knowledge.byId(id) ?? []);
  const said = (text: string) => lines.includes(text);
  const special = forPerson(finding, ports);
  return joined(
    ...named.map((exercise) => {
      const line = `Safety: ${exercise.safety_note}`;
      return said(line) ? answer([line], [citeExercise(exercise)]) : answer([]);
    }),
    ...notes.map((note) => {
      const refer = note.facts.filter(({ label, text }) => label === "refer" && said(text)).map(({ text }) => text);
      return refer.length > 0 ? answer(refer, [citeNote(note)]) : answer([]);
    }),
    special,
    answer([takenAs(finding.question, ports)].filter(said)),
  );
}
