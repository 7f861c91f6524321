import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import { isAsking, isPredicate, noteWords } from "../../catalog/knowledge/noteWords.ts";
import { ASKED_NOTES } from "../../language/coaching/askedOfLift.ts";
import { askedPart } from "../../language/coaching/askedPart.ts";
import { CUES, type Goal } from "../../language/coaching/coachCues.ts";
import type { CoachQuestion } from "../../language/coaching/coachQuestion.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { type Joint, PATTERN_GROUPS } from "../../protocol/vocabulary.ts";
import type { WorkScope } from "../agent.ts";
import type { CoachPorts } from "./coachPorts.ts";

/** From here on a note is about what was asked. */
const ABOUT = 0.3;
/** From here on a note is worth more than the record of an exercise that was named beside something else. */
const BEYOND_RECORD = 0.36;
const SENSED = /\b(?:hurt|pain|ach|sore|tight|stiff|feel|felt|tired|pinch|strain|twinge|numb|bother|cranky)/i;
/** Notes on these are set against each other in other ways. */
const NO_SIDE = new Set(["safety", "aches", "special", "comparisons", "anatomy"]);
/** Notes on lifts and muscles say no more than the record does. */
const OF_LIFTS = new Set(["movements", "anatomy", "comparisons"]);
/** What numbers are usual. */
const STANDARDS = "strength-standards";
/** What is said of a muscle that does not grow; what trains it is said with it. */
const NOT_GROWING = "lagging-muscle";
/** Of the notes on programmes these say what to do when nothing moves. */
const OUT_OF_A_STALL = new Set(["plateau", "sticking-point", "bodyweight-progression", "strength-drop"]);
/** What it counts that a note is named in the question itself and not in the story around it. */
const ASKED_OUTRIGHT = 0.15;
/** From so many words that matter on, a message tells a story around its question. */
const STORY_WORDS = 12;
/** From here on a comparison is the one of the two lifts that are named, in whatever variant. */
const OF_PAIR = 0.5;
/** The same where only one of the two is a lift of the catalogue. */
const NEARLY_PAIR = 0.4;
/** From here on a note on a lift is about the very lift. */
const VERY_LIFT = 0.6;
/** What a note named in a story has at least. */
const IN_STORY = 0.12;
/** A goal is one where somebody wants it. */
const WANTS = /\b(?:want\w*|wanna|goal|aim\w*|trying|hop(?:e|ing))\b/i;
/** Of so few words that matter each may be the subject. */
const SHORT_ASK = 4;
/** Below this a note is not even near. */
const NEAR = 0.18;
/** From this share on the likeliest note by all words comes before what a few of them found. */
const LIKELIER = 0.35;
/** And from here on it answers where nothing was found, and before what words that belong together name outright or the record of an exercise. */
const LIKELIEST = 0.5;
/** From here on it is near enough to be offered. */
const LIKELY_NEAR = 0.1;

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

const GOAL_NOTES: Record<Goal, string> = {
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
  ...Object.values(GOAL_NOTES),
  ...Object.values(PATTERN_NOTES),
  ...["pain-while-training", "breathing", "range-of-motion", "bracing", "estimated-one-rep-max", "percentage-training"],
  ...["bodyweight-progression", "how-to-increase-bench"],
  ...ASKED_NOTES,
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
const anatomyOf = (part: string, knowledge: Knowledge): string[] =>
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

/** What is to be explained is named right behind these; what follows only says where it was met. */
const DEFINES =
  /(?:\bwhat(?:'s| is| are| does| do|s)(?: an?| the)?|\b(?:explain|define|meaning of)(?: an?| the)?) (?!my\b|your\b)([\p{L}\d -]{2,30})/iu;
const SIDES =
  /\b(?:between |is |are |of |do |prefer |a |an |the )?([\p{L}\d' -]{2,40}?)(?:,? (?:or|vs\.?|versus|v|and|than|instead of) )(?:an? |the )?([\p{L}\d' -]{2,40})/iu;

/** The two things that are set against each other, as they are named. */
function comparedSides(text: string): string[] {
  const [, first, second] = SIDES.exec(text) ?? [];
  return first === undefined || second === undefined ? [] : [first, second];
}

/** The note whose subject is named outright by one side of a comparison: the word nearest to the other side counts. */
const sideNote = (side: string, knowledge: Knowledge): string[] => {
  const named = knowledge
    .named(side)
    .filter(({ note, words, isLoose }) => !isLoose && !NO_SIDE.has(note.topic) && !words.every(isPredicate));
  return named.length === 1 ? named.map(({ note }) => note.id) : [];
};

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

/** The notes on what was asked; two when two subjects are named and compared or joined. */
export async function conceptNotes(
  question: CoachQuestion,
  { knowledge, tools }: Pick<CoachPorts, "knowledge" | "tools">,
  scope: WorkScope,
) {
  const { movementNotes, subjects, text } = question;
  if (question.asked !== null) return { notes: [question.asked], near: [] };
  if (question.exercises.length > 0 && CUES.ownNumbers.test(text.toLowerCase()))
    return { notes: [STANDARDS], near: [] };
  const [first, second, third] = question.areas;
  const isPair = first !== undefined && second !== undefined && third === undefined && question.exercises.length === 0;
  if (isPair && question.comparing) {
    const both = [...new Set([...anatomyOf(first, knowledge), ...anatomyOf(second, knowledge)])];
    if (both.length > 0) return { notes: both, near: [] };
  }
  const ofMuscle = subjects.includes(NOT_GROWING) ? anatomyNotes(question, { knowledge }) : [];
  if (ofMuscle.length > 0) return { notes: [NOT_GROWING, ...ofMuscle], near: [] };
  const sides = question.comparing ? comparedSides(text).flatMap((side) => sideNote(side, knowledge)) : [];
  if (question.exercises.length < 2 && sides.length === 2 && sides[0] !== sides[1]) return { notes: sides, near: [] };
  const found = await scope.call(tools.searchKnowledge, { query: text.slice(0, 2_000) || "?", limit: 6 });
  // "A sprained wrist" is no ankle, though both are sprained.
  const isOfOther = (id: string) => {
    const joints = knowledge.byId(id)?.joints ?? [];
    return joints.length > 0 && question.joints.length > 0 && !joints.some((joint) => question.joints.includes(joint));
  };
  const all = found.ok ? found.result.notes.filter(({ id }) => !isOfOther(id)) : [];
  const asked = askedPart(text);
  const namedThere = asked === text ? [] : knowledge.named(asked).filter(({ isLoose }) => !isLoose);
  // Among many words one alone, as in "without getting stuck", is hardly what is asked about.
  const isShort = noteWords(asked).length <= SHORT_ASK;
  const inQuestion = new Set(
    namedThere
      .filter(({ words }) => (isShort || words.length > 1) && !words.every(isPredicate))
      .map(({ note }) => note.id),
  );
  const [defined] = knowledge.named(DEFINES.exec(text)?.[1] ?? "");
  if (defined && !defined.isLoose && !OF_LIFTS.has(defined.note.topic)) inQuestion.add(defined.note.id);
  const weighed = all.map((one) =>
    inQuestion.has(one.id) && one.score >= NEAR ? { ...one, score: one.score + ASKED_OUTRIGHT } : one,
  );
  // Where the story drowns the question, or the question names its own subject, it is looked up by itself.
  const alone = asked !== text && (all[0]?.score ?? 0) < ABOUT && noteWords(asked).length > 2;
  const again = alone ? await scope.call(tools.searchKnowledge, { query: asked.slice(0, 2_000), limit: 6 }) : null;
  const results = (again?.ok ? again.result.notes : weighed).toSorted((a, b) => b.score - a.score);
  const scores = new Map(results.map(({ id, score }) => [id, score]));
  const written = subjects.find((id) => knowledge.byId(id)?.topic === "comparisons");
  const about = results
    .filter(({ id, score }) => score >= ABOUT && !isOtherMovement(id) && isFelt(id))
    .map(({ id }) => id);
  const isPerson = (id: string) => knowledge.byId(id)?.topic === "special";
  const person = subjects.filter(isPerson);
  const plain = about.filter((id) => !isPerson(id));
  const isOwnSubject = OWN_SUBJECTS.has(knowledge.byId(plain[0] ?? "")?.topic ?? "");
  const isCloser = (scores.get(plain[0] ?? "") ?? 0) > (scores.get(person[0] ?? "") ?? 0);
  const best = isOwnSubject && isCloser ? [...plain, ...person] : [...person, ...about];
  const joined = subjects.filter((id) => isFelt(id) && (scores.get(id) ?? 0) >= ABOUT * 0.9);
  const pair = question.comparing || (asked === text && /\band\b/i.test(text)) ? joined.slice(0, 2) : [];
  const looked = written
    ? [written]
    : movementNotes.length > 0 && !beatsMovement()
      ? movementNotes.slice(0, 2)
      : pair.length === 2
        ? pair
        : best.length > 0
          ? [...new Set([...best.slice(0, 1), ...ownOfStory()])]
          : ofStory();
  const likely = knowledge.likely(text, 3).filter(({ note }) => isFelt(note.id) && !isOfOther(note.id));
  const notes = withLikely(likely[0]);
  const near = [
    ...likely.filter(({ share }) => share >= LIKELY_NEAR).map(({ note }) => note.id),
    ...results.filter(({ score }) => score >= NEAR).map(({ id }) => id),
  ].filter((id) => !notes.includes(id));
  return { notes, near: [...new Set(near)].slice(0, 3) };

  /** What all words together speak for, as far as they do, before what some of them found. */
  function withLikely(top: (typeof likely)[number] | undefined): string[] {
    const [found] = looked;
    if (top === undefined || found === top.note.id) return looked;
    if (found === undefined) return top.share >= LIKELIEST ? [top.note.id] : looked;
    const isNamed = knowledge
      .named(text)
      .some(({ note, words, isLoose }) => note.id === found && !isLoose && words.length > 1);
    return top.share >= (isNamed ? LIKELIEST : LIKELIER) ? [top.note.id, found] : looked;
  }

  /** What a story names outright is what it is about, however many other words it has. */
  function ofStory(): string[] {
    if (asked === text) return [];
    const told = subjects.filter((id) => isFelt(id) && !isPerson(id) && (scores.get(id) ?? 0) >= IN_STORY);
    const ofGoal =
      question.goal === null || question.exercises.length > 0 || !WANTS.test(text) ? [] : [GOAL_NOTES[question.goal]];
    return (told.length > 0 ? told : ofGoal).slice(0, 2);
  }

  /** What the question at the end of a story names for itself is answered beside what the story is about. */
  function ownOfStory(): string[] {
    if (noteWords(text).length <= STORY_WORDS || best.length === 0) return [];
    const own = subjects.find((id) => inQuestion.has(id) && isFelt(id) && !isPerson(id));
    return own === undefined ? [] : [own];
  }

  /** "will running ruin my gains" names running, and asks about something else. */
  function beatsMovement(): boolean {
    const top = best[0];
    const movement = Math.max(0, ...movementNotes.map((id) => scores.get(id) ?? 0));
    return top !== undefined && subjects.includes(top) && (scores.get(top) ?? 0) > movement;
  }

  /** A note on an ache is for somebody who feels something. */
  function isFelt(id: string): boolean {
    return knowledge.byId(id)?.topic !== "aches" || SENSED.test(text);
  }

  /** A note on lifts that the question did not name outright is only near. */
  function isOtherMovement(id: string): boolean {
    return knowledge.byId(id)?.topic === "movements" && !movementNotes.includes(id);
  }
}
