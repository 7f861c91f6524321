import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import type { FactLabel, Note } from "../../catalog/knowledge/note.ts";
import { noteWords } from "../../catalog/knowledge/noteWords.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { type Answer, answer, citeExercise, citeNote, joined, NO_ANSWER } from "./answer.ts";
import type { CoachFinding } from "./coachEvidence.ts";
import { listed } from "./coachWords.ts";

const MOST_LINES = 6;
/** Of two notes side by side each says so many. */
const MOST_OF_TWO = 3;

const CASES = new Set<FactLabel>([
  ...(["strength", "hypertrophy", "endurance", "power", "fat_loss", "general"] as const),
  ...(["beginner", "intermediate", "advanced"] as const),
]);

const factsOf = (note: Note, labels: readonly (FactLabel | "what")[]) =>
  note.facts.filter(({ label }) => labels.includes(label)).map(({ text }) => text);

/**
 * What a note says to this person: facts for their case first, then the body; where `what` is wanted, what it is comes
 * before the facts. When to see somebody is always said.
 */
export function noteAnswer(note: Note, wanted: readonly (FactLabel | "what")[], most = MOST_LINES): Answer {
  const special = factsOf(note, wanted);
  // A fact for one goal or level says again what the body says of all.
  const isForCase = note.facts.some(({ label, text }) => CASES.has(label) && special.includes(text));
  const body = isForCase ? note.body.slice(-2) : note.body;
  const lines = (
    wanted.includes("what") ? [...body.slice(0, 1), ...special, ...body.slice(1)] : [...special, ...body]
  ).slice(0, Math.max(most, special.length));
  const refer = note.facts.filter(({ label }) => label === "refer").map(({ text }) => text);
  return answer([lines.join(" "), ...refer.filter((text) => !lines.includes(text))], [citeNote(note)]);
}

/** Explains one subject, or two side by side. */
export function conceptAnswer(finding: CoachFinding, knowledge: Knowledge, named: readonly Exercise[]): Answer {
  const notes = finding.notes.flatMap((id) => knowledge.byId(id) ?? []);
  const [first, second] = notes;
  if (first === undefined) return unknownAnswer(finding, knowledge);
  const { goal, level } = finding.question;
  const { text } = finding.question;
  const labels: (FactLabel | "what")[] = [
    ...(/\bwhat(?:'?s| is| are| does)\b|\b(?:explain|mean|define)/i.test(text) ? (["what"] as const) : []),
    ...(goal ? [goal] : []),
    ...(level ? [level] : []),
    ...(finding.question.asksWhy ? (["why"] as const) : []),
    ...(/\bwhen\b/i.test(text) ? (["when"] as const) : []),
    ...(/\bhow (?:do|to|can|should)\b/i.test(text) ? (["how"] as const) : []),
    ...(/\b(?:example|instance)/i.test(text) ? (["example"] as const) : []),
    ...(/\bmistakes?\b/i.test(text) ? (["mistake"] as const) : []),
    ...(/\b(?:benefits?|point of|good for)\b/i.test(text) ? (["benefit"] as const) : []),
  ];
  if (second === undefined) return joined(ofRecord(first, named), noteAnswer(ofLift(first, named), labels));
  const apart = [...factsOf(first, ["difference"]), ...factsOf(second, ["difference"])]
    .filter((text) => speaksOf(text, first) && speaksOf(text, second))
    .slice(0, 1);
  return joined(answer([apart.join(" ")]), noteAnswer(first, [], MOST_OF_TWO), noteAnswer(second, [], MOST_OF_TWO));
}

/** A note may tell its subject from more than one other. */
function speaksOf(text: string, { title, aliases }: Note): boolean {
  const words = new Set(noteWords(text));
  return [title, ...aliases].some((name) => noteWords(name).every((word) => words.has(word)));
}

/** "Bench: …": what a note says of one lift alone. */
const OF_ONE_LIFT = /^(\p{L}+): /u;

/** A note that goes through several lifts says to somebody who named one of them only what is of that one. */
function ofLift(note: Note, [exercise]: readonly Exercise[]): Note {
  const names = exercise === undefined ? [] : noteWords(exercise.name);
  const isOfNamed = (line: string): boolean => {
    const [lift] = noteWords(OF_ONE_LIFT.exec(line)?.[1] ?? "");
    return lift !== undefined && names.includes(lift);
  };
  return note.body.some(isOfNamed)
    ? { ...note, body: note.body.filter((line) => isOfNamed(line) || !OF_ONE_LIFT.test(line)) }
    : note;
}

/** What the record of the exercise adds to the note on its subject. */
function ofRecord(note: Note, named: readonly Exercise[]): Answer {
  const exercise = named[0];
  if (!exercise) return NO_ANSWER;
  const said: Partial<Record<string, string | null | undefined>> = {
    breathing: exercise.breathing && `${exercise.name}: ${exercise.breathing}`,
    "squat-depth": exercise.range_of_motion && `${exercise.name}: ${exercise.range_of_motion}`,
    "range-of-motion": exercise.range_of_motion && `${exercise.name}: ${exercise.range_of_motion}`,
    "spotters-and-safeties": exercise.safety_note,
    "compound-and-isolation":
      exercise.mechanic === "compound" || exercise.mechanic === "isolation"
        ? `The ${exercise.name} is ${exercise.mechanic === "compound" ? "a compound" : "an isolation"} exercise.`
        : null,
  };
  const line = said[note.id];
  return line ? answer([line], [citeExercise(exercise)]) : NO_ANSWER;
}

/** Sets, reps, rest, frequency, weight or length, for the goal and level at hand. */
export function programmingAnswer(finding: CoachFinding, knowledge: Knowledge): Answer {
  const notes = finding.notes.flatMap((id) => knowledge.byId(id) ?? []);
  const labels: FactLabel[] = [
    ...(finding.goal ? [finding.goal] : finding.question.muscles.length > 0 ? (["hypertrophy"] as const) : []),
    ...(finding.question.level ? [finding.question.level] : []),
  ];
  return joined(...notes.slice(0, 3).map((note) => noteAnswer(note, labels, notes.length > 1 ? 2 : 5)));
}

const SUBJECTS =
  "training: exercises and the muscles they work, technique, programming, recovery, sore joints and motivation";

/** Says that the notes do not cover it, and what they do cover nearest to it. */
export function unknownAnswer({ question, near }: CoachFinding, knowledge: Knowledge): Answer {
  const notes = near.flatMap((id) => knowledge.byId(id) ?? []);
  const stranger = question.strangers[0];
  const what = stranger ? `"${stranger.phrase}" is not in my exercise list or notes` : "My notes do not cover that";
  const nearest =
    notes.length > 0
      ? `The nearest subjects I can tell you about: ${listed(
          notes.map(({ title }) => title),
          "or",
        )}.`
      : "";
  const said = answer([
    `${what}, so I would rather not guess. ${nearest || `I only answer questions about ${SUBJECTS}.`}`,
  ]);
  // What stands nearest may be what is wanted after all, as long as it is said that it is only near.
  const [first] = notes;
  return first === undefined || stranger ? said : joined(said, noteAnswer(first, [], MOST_OF_TWO));
}
