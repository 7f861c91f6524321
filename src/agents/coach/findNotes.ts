import type { CoachQuestion } from "../../language/coaching/coachQuestion.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { type Joint, PATTERN_GROUPS } from "../../protocol/vocabulary.ts";
import type { WorkScope } from "../agent.ts";
import type { CoachPorts } from "./coachPorts.ts";

/** From here on a note is about what was asked. */
const ABOUT = 0.3;
/** Below this a note is not even near. */
const NEAR = 0.18;

/** Notes that answer a question for a figure of a programme. */
const ASPECT_NOTES = {
  sets: "training-volume",
  reps: "rep-ranges",
  hold: "hold-times",
  rest: "rest-between-sets",
  frequency: "training-frequency",
  weight: "choosing-weight",
  length: "session-length",
} as const;
export const aspectNote = (aspect: keyof typeof ASPECT_NOTES): string => ASPECT_NOTES[aspect];

const JOINT_NOTES: Record<Joint, string> = {
  neck: "neck-limits",
  shoulder: "shoulder-limits",
  elbow: "elbow-limits",
  wrist: "wrist-limits",
  thoracic_spine: "ribs-limits",
  lumbar_spine: "lower-back-limits",
  hip: "hip-limits",
  knee: "knee-limits",
  ankle: "ankle-limits",
};

/** Of these a note stays the answer when somebody gives an age or says that they are pregnant. */
const OWN_SUBJECTS = new Set(["recovery", "myths", "cardio", "technique", "comparisons"]);

/** What to fall back on where an exercise has no text of its own. */
const PATTERN_NOTES: Partial<Record<(typeof PATTERN_GROUPS)[keyof typeof PATTERN_GROUPS], string>> = {
  squat: "squat-depth",
  hinge: "hip-hinge",
  push: "shoulder-blades",
  pull: "shoulder-blades",
};

/** Every note that is named here; a test holds that they exist. */
export const FIXED_NOTES: readonly string[] = [
  ...Object.values(ASPECT_NOTES),
  ...Object.values(JOINT_NOTES),
  ...Object.values(PATTERN_NOTES),
  ...["pain-while-training", "breathing", "range-of-motion", "bracing", "estimated-one-rep-max", "percentage-training"],
  ...["bodyweight-progression", "how-to-increase-bench"],
  ...["warm-up-sets", "rpe", "muscle-strain", "training-volume"],
];

export function anatomyNotes(question: CoachQuestion, { knowledge }: CoachPorts): string[] {
  if (question.part !== null || question.areas.length !== 1) return [];
  return knowledge
    .named(question.areas[0]?.replaceAll("_", " ") ?? "")
    .filter(({ note }) => note.topic === "anatomy")
    .map(({ note }) => note.id)
    .slice(0, 1);
}

/** The note on this ache in this exercise, else on the joint, else on pain as such. */
export function careNotes(question: CoachQuestion, named: readonly Exercise[], { knowledge }: CoachPorts): string[] {
  const { joints, subjects, kind } = question;
  const topic = (id: string) => knowledge.byId(id)?.topic;
  const myth = kind === "suitability" ? subjects.filter((id) => topic(id) === "myths").slice(0, 1) : [];
  const aches = knowledge.all.filter(
    (note) =>
      note.topic === "aches" &&
      note.joints.some((joint) => joints.includes(joint)) &&
      (named.some(({ slug }) => note.exercises.includes(slug)) || subjects.includes(note.id)),
  );
  const ofJoints = joints.map((joint) => JOINT_NOTES[joint]);
  if (kind === "suitability") return [...myth, ...ofJoints].slice(0, 2);
  const first = aches[0]?.id ?? ofJoints[0] ?? subjects.find((id) => topic(id) === "safety");
  const strain = first === undefined && question.muscles.length > 0 ? ["muscle-strain"] : [];
  return [...new Set([...(first ? [first] : strain), "pain-while-training"])];
}

export function comparisonNotes(
  question: CoachQuestion,
  named: readonly Exercise[],
  { knowledge }: CoachPorts,
): string[] {
  const written = question.subjects.find((id) => knowledge.byId(id)?.topic === "comparisons");
  if (written) return [written];
  const slugs = named.map(({ slug }) => slug);
  const both = knowledge.all.find(
    (note) =>
      note.topic === "comparisons" && slugs.length === 2 && slugs.every((slug) => note.exercises.includes(slug)),
  );
  return both ? [both.id] : question.movementNotes.slice(0, 2);
}

export function rangeNote(exercise: Exercise | undefined, { knowledge }: CoachPorts): string {
  const depth = knowledge.byId("squat-depth");
  return exercise && depth?.exercises.includes(exercise.slug) ? "squat-depth" : "range-of-motion";
}

/** What stands in for the text of an exercise that has none. */
export const patternNote = ({ movement_pattern: pattern }: Exercise): string =>
  PATTERN_NOTES[PATTERN_GROUPS[pattern]] ?? "bracing";

/** Getting better at a lift: out of a stall, up a chain of bodyweight variants, or simply more weight. */
export function progressNote(
  { subjects }: CoachQuestion,
  exercise: Exercise | undefined,
  { knowledge }: CoachPorts,
): string {
  const written = subjects.find((id) => knowledge.byId(id)?.topic === "programming");
  if (written) return written;
  const isBodyweight = exercise && /^(?:bodyweight|bodyweight_plus|assisted)$/.test(exercise.load_type);
  return isBodyweight ? "bodyweight-progression" : "how-to-increase-bench";
}

export function sumNotes({ sum }: CoachQuestion): string[] {
  if (sum === null) return [];
  const notes: Partial<Record<typeof sum.op, string>> = {
    one_rep_max: "estimated-one-rep-max",
    weight_for_reps: "estimated-one-rep-max",
    percentage: "percentage-training",
    effort_share: "rpe",
    warm_up: "warm-up-sets",
    volume: "training-volume",
  };
  const note = notes[sum.op];
  return note === undefined ? [] : [note];
}

/** The notes on what was asked; two when two subjects are named and compared or joined. */
export async function conceptNotes(question: CoachQuestion, { knowledge, tools }: CoachPorts, scope: WorkScope) {
  const { movementNotes, subjects, text } = question;
  const found = await scope.call(tools.searchKnowledge, { query: text.slice(0, 2_000) || "?", limit: 6 });
  const results = found.ok ? found.result.notes : [];
  const scores = new Map(results.map(({ id, score }) => [id, score]));
  const written = subjects.find((id) => knowledge.byId(id)?.topic === "comparisons");
  const about = results.filter(({ id, score }) => score >= ABOUT && !isOtherMovement(id)).map(({ id }) => id);
  const isPerson = (id: string) => knowledge.byId(id)?.topic === "special";
  const person = subjects.filter(isPerson);
  const plain = about.filter((id) => !isPerson(id));
  const isOwnSubject = OWN_SUBJECTS.has(knowledge.byId(plain[0] ?? "")?.topic ?? "");
  const best = isOwnSubject ? [...plain, ...person] : [...person, ...about];
  const joined = subjects.filter((id) => (scores.get(id) ?? 0) >= ABOUT * 0.9);
  const pair = question.comparing || /\band\b/i.test(text) ? joined.slice(0, 2) : [];
  const notes = written
    ? [written]
    : movementNotes.length > 0 && !beatsMovement()
      ? movementNotes.slice(0, 2)
      : pair.length === 2
        ? pair
        : best.slice(0, 1);
  const near = results.filter(({ id, score }) => score >= NEAR && !notes.includes(id)).map(({ id }) => id);
  return { notes, near: near.slice(0, 3) };

  /** "will running ruin my gains" names running, and asks about something else. */
  function beatsMovement(): boolean {
    const top = best[0];
    const movement = Math.max(0, ...movementNotes.map((id) => scores.get(id) ?? 0));
    return top !== undefined && subjects.includes(top) && (scores.get(top) ?? 0) > movement;
  }

  /** A note on lifts that the question did not name outright is only near. */
  function isOtherMovement(id: string): boolean {
    return knowledge.byId(id)?.topic === "movements" && !movementNotes.includes(id);
  }
}
