import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import { isAsking, noteWords } from "../../catalog/knowledge/noteWords.ts";
import { ASKED_NOTES } from "../../language/coaching/askedOfLift.ts";
import { NOTES_OF_TRAINING } from "../../language/coaching/askedOfTraining.ts";
import { CUES, type Goal } from "../../language/coaching/coachCues.ts";
import type { CoachQuestion } from "../../language/coaching/coachQuestion.ts";
import { NOTES_OF_TIRED } from "../../language/coaching/partBesidePart.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { type Joint, PATTERN_GROUPS } from "../../protocol/vocabulary.ts";
import type { WorkScope } from "../agent.ts";
import type { CoachPorts } from "./coachPorts.ts";

/** From here on a note is worth more than the record of an exercise that was named beside something else. */
const BEYOND_RECORD = 0.36;
/** Notes on lifts and muscles say no more than the record does. */
export const OF_LIFTS = new Set(["movements", "anatomy", "comparisons"]);
/** What numbers are usual. */
export const STANDARDS = "strength-standards";
/** What is said of a muscle that does not grow; what trains it is said with it. */
export const NOT_GROWING = "lagging-muscle";
/** Of the notes on programmes these say what to do when nothing moves. */
const OUT_OF_A_STALL = new Set(["plateau", "sticking-point", "bodyweight-progression", "strength-drop"]);
/** From here on a comparison is the one of the two lifts that are named, in whatever variant. */
const OF_PAIR = 0.5;
/** The same where only one of the two is a lift of the catalogue. */
const NEARLY_PAIR = 0.4;
/** From here on a note on a lift is about the very lift. */
const VERY_LIFT = 0.6;
/** Below this a note is not even near. */
export const NEAR = 0.18;
/** From this share on the likeliest note by all words answers where nothing was found, and comes before what is named outright or the record of an exercise. */
export const LIKELIEST = 0.5;

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

export const GOAL_NOTES: Record<Goal, string> = {
  strength: "strength-goal",
  hypertrophy: "hypertrophy-goal",
  endurance: "endurance-goal",
  power: "power-goal",
  fat_loss: "fat-loss-goal",
  general: "general-fitness",
};

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
  ...Object.values(GOAL_NOTES),
  ...Object.values(PATTERN_NOTES),
  ...["pain-while-training", "breathing", "range-of-motion", "bracing", "estimated-one-rep-max", "percentage-training"],
  ...["bodyweight-progression", "how-to-increase-bench"],
  ...ASKED_NOTES,
  ...NOTES_OF_TRAINING,
  ...NOTES_OF_TIRED,
  ...["warm-up-sets", "rpe", "muscle-strain", "training-volume", "return-after-injury", "strength-drop"],
  ...[NOT_GROWING, STANDARDS, "rep-ranges", "five-three-one", "linear-progression", "protein", "cardio-zones"],
];

export function anatomyNotes(question: CoachQuestion, { knowledge }: Pick<CoachPorts, "knowledge">): string[] {
  if (question.part !== null || question.areas.length !== 1) return [];
  return anatomyOf(question.areas[0] ?? "", knowledge);
}

/** "All healed", "signed off by the physio": it is about the way back. */
const HEALED =
  /\b(?:(?:all|fully|completely|long|since|has|have|is|now) (?:\w+ )?(?:healed|recovered)|healed (?:up|now|fine|completely)|signed (?:me )?off|cleared (?:me|by|to)|years ago|back in \d{4}|old injur)/i;

/** The note on this ache in this exercise, else on the joint, else on pain as such. */
export function careNotes(question: CoachQuestion, named: readonly Exercise[], { knowledge }: CoachPorts): string[] {
  const { joints, subjects, kind } = question;
  if (
    kind === "pain" &&
    HEALED.test(question.text) &&
    !/\b(?:still|again|hurts|aches|sore|pain)\b/i.test(question.text)
  )
    return ["return-after-injury"];
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
  const slugs = named.map(({ slug }) => slug);
  const written = question.subjects.find((id) => {
    const note = knowledge.byId(id);
    const isOfThese = note?.exercises.some((slug) => slugs.includes(slug)) || slugs.length < 2;
    return note?.topic === "comparisons" && (isOfThese || note.exercises.length === 0);
  });
  if (written) return [written];
  const both = knowledge.all.find(
    (note) =>
      note.topic === "comparisons" && slugs.length === 2 && slugs.every((slug) => note.exercises.includes(slug)),
  );
  if (both) return [both.id];
  const [near] = knowledge.search(question.text, 1);
  const isOfPair = near?.note.topic === "comparisons" && near.note.exercises.some((slug) => slugs.includes(slug));
  if (near && isOfPair && near.score >= OF_PAIR) return [near.note.id];
  if (question.movementNotes.length > 0) return question.movementNotes.slice(0, 2);
  const [a, b] = named;
  const shared = a?.primary_muscles.filter((muscle) => b?.primary_muscles.includes(muscle)) ?? [];
  return shared.length === 1 ? anatomyOf(shared[0] ?? "", knowledge) : [];
}

/** The note on a muscle or a part of the body. */
export const anatomyOf = (part: string, knowledge: Knowledge): string[] =>
  knowledge
    .named(part.replaceAll("_", " "))
    .filter(({ note }) => note.topic === "anatomy")
    .map(({ note }) => note.id)
    .slice(0, 1);

/** "The side of my hip": a muscle that only a note names. */
export const muscleNotes = ({ text }: CoachQuestion, { knowledge }: Pick<CoachPorts, "knowledge">): string[] =>
  knowledge
    .named(text)
    .filter(({ note, isLoose }) => note.topic === "anatomy" && !isLoose)
    .map(({ note }) => note.id)
    .slice(0, 1);

/** What an exercise does for one head or part of a muscle: the note on the lift and the one on the muscle. */
export function partNotes(question: CoachQuestion, { knowledge }: CoachPorts): string[] {
  if (!CUES.musclePart.test(question.text.toLowerCase())) return [];
  const lifts = knowledge.named(question.text).filter(({ note, isLoose }) => note.topic === "movements" && !isLoose);
  return [...lifts.map(({ note }) => note.id), ...question.areas.flatMap((area) => anatomyOf(area, knowledge))].slice(
    0,
    2,
  );
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
  { subjects, text }: CoachQuestion,
  exercise: Exercise | undefined,
  { knowledge }: CoachPorts,
): string {
  const [, before = "", after = ""] =
    /\bfrom (\d{2,3}(?:[.,]\d+)?)\b.{0,12}? to (\d{2,3}(?:[.,]\d+)?)\b/.exec(text) ?? [];
  if (Number.parseFloat(after) < Number.parseFloat(before)) return "strength-drop";
  const ofProgramming = subjects.filter((id) => knowledge.byId(id)?.topic === "programming");
  const written = ofProgramming.find((id) => OUT_OF_A_STALL.has(id)) ?? ofProgramming[0];
  const isBodyweight = exercise && /^(?:bodyweight|bodyweight_plus|assisted)$/.test(exercise.load_type);
  const usual = isBodyweight ? "bodyweight-progression" : "how-to-increase-bench";
  return written === undefined || subjects.includes(usual) ? usual : written;
}

export function sumNotes({ sum }: CoachQuestion): string[] {
  if (sum === null) return [];
  const notes: Partial<Record<typeof sum.op, string>> = {
    one_rep_max: "estimated-one-rep-max",
    weight_for_reps: "estimated-one-rep-max",
    percentage: "percentage-training",
    effort_share: "rpe",
    reps_at: "rep-ranges",
    training_max: "five-three-one",
    warm_up: "warm-up-sets",
    volume: "training-volume",
    weekly_sets: "training-volume",
    progression: "linear-progression",
    protein: "protein",
    max_heart_rate: "cardio-zones",
  };
  const note = notes[sum.op];
  return note === undefined ? [] : [note];
}

/** The words of a question that matter and do not only name its exercises. */
export function besideWords(question: CoachQuestion, exercises: readonly Exercise[]): string[] {
  const inNames = new Set([
    ...exercises.flatMap(({ name }) => noteWords(name)),
    ...question.exercises.flatMap(({ phrase }) => noteWords(phrase)),
  ]);
  return noteWords(question.text).filter((word) => !inNames.has(word) && !isAsking(word) && !/^\d+$/.test(word));
}

/** A note on what is asked beside the name of an exercise: "my hands rip on pull-ups". */
export async function besideNotes(
  question: CoachQuestion,
  exercises: readonly Exercise[],
  { knowledge, tools }: Pick<CoachPorts, "knowledge" | "tools">,
  scope: WorkScope,
): Promise<string[]> {
  const beside = besideWords(question, exercises);
  if (beside.length === 0) return [];
  const found = await scope.call(tools.searchKnowledge, { query: question.text.slice(0, 2_000), limit: 6 });
  if (!found.ok) return [];
  const [first] = found.result.notes;
  if (first && first.score >= VERY_LIFT && knowledge.byId(first.id)?.topic === "movements") return [first.id];
  const isPair = first !== undefined && question.comparing && first.score >= NEARLY_PAIR;
  if (isPair && knowledge.byId(first.id)?.topic === "comparisons") return [first.id];
  const named = new Set(knowledge.named(beside.join(" ")).map(({ note }) => note.id));
  const best = found.result.notes.find(({ id, score }) => {
    const topic = knowledge.byId(id)?.topic ?? "";
    return !OF_LIFTS.has(topic) && ((named.has(id) && score >= NEAR) || score >= BEYOND_RECORD);
  });
  if (best) return [best.id];
  const [likely] = beside.length > 1 ? knowledge.likely(question.text, 1) : [];
  return likely !== undefined && likely.share >= LIKELIEST ? [likely.note.id] : [];
}
