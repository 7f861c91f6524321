import { ASKED_THOUGH_HURT } from "./askedOfTraining.ts";
import { type CoachKind, CUES, OWN_RULE } from "./coachCues.ts";
import type { CoachQuestion } from "./coachQuestion.ts";

/** Kinds that give way to a note whose subject is named outright. */
const YIELDS = new Set<CoachKind>([
  "about",
  "technique",
  "range",
  "breathing",
  "muscles",
  "equipment",
  "cues",
  "exercises",
]);

/** Notes that hold the very figures which are asked for, so that they come before those of a programme. */
const OWN_FIGURES = new Set([
  ...["bar-weights", "strength-standards", "daily-challenges", "calories-burned", "counting-dumbbell-weight"],
  ...[
    "gym-etiquette",
    "warm-up-sets",
    "short-on-time",
    "rir",
    "rpe",
    "energy-needs",
    "hold-times",
    "caffeine",
    "creatine",
    "hydration",
    "sleep",
    "stronglifts",
    "five-by-five",
    "heart-rate-by-age",
    "how-big-a-surplus",
    "ten-thousand-steps",
    "marathon-training",
    "rowing-technique",
    "fifteen-minutes",
    "same-muscle-two-days",
    "before-training-snack",
  ],
]);

/** With these, what a doctor says comes before what an exercise is. */
const CLEARANCE = new Set(["pregnancy", "postpartum", "medical-conditions"]);

/** "Kettlebell exercises", "which exercises can I do with a band". */
const NAMES_LIST = /^(?:\S+ ){0,6}exercises\b/;
/** "Which exercises do you have?": of whatever kind. */
const ASKS_ALL =
  /^(?:which|what|list|show me)(?: all)?(?: your| the)? exercises(?: (?:do you (?:have|know|offer)|are there|exist))? ?\??$/;

/** The topic of a note, by id. */
type TopicOf = (id: string) => string;

/** The words that ask, and the same without the names of exercises. `isBare`: they name nothing that they ask about. */
export type Asks = { plain: string; rest: string; isBare: boolean };

/**
 * What a question wants to know: the first rule that fits. In: everything read from it but the kind; the words that ask;
 * those of the whole message; the topics of the notes it names. What no rule fits is a `concept`.
 */
export function coachKind(question: CoachQuestion, asks: Asks, whole: string, topic: TopicOf): CoachKind {
  const { plain, rest } = asks;
  const { exercises, strangers, movementNotes, joints, limitations, muscles, subjects, aspects } = question;
  const lifts = exercises.length + movementNotes.length + strangers.length;
  const hurts = CUES.complaint.test(whole);

  if (question.sum !== null) return "sum";
  if (question.asked !== null && (!hurts || ASKED_THOUGH_HURT.has(question.asked))) return "concept";
  const isWithout = CUES.lacking.test(rest) && (question.equipment !== null || CUES.oneMissing.test(rest));
  const wantsOther = CUES.alternative.test(rest) || isWithout;
  const comparison = subjects.find((id) => topic(id) === "comparisons");
  const isToReplace = CUES.unavailable.test(rest) || (wantsOther && comparison === undefined);
  if (lifts === 1 && isToReplace && hasStart(question)) return "alternatives";
  if (lifts === 0 && (question.equipment !== null ? NAMES_LIST : ASKS_ALL).test(rest)) return "exercises";
  if (lifts >= 2 && (question.comparing || comparison !== undefined)) return "compare";
  if (comparison !== undefined) return "concept";
  const asksExercises = CUES.exercises.test(rest) || wantsOther;
  const named = subjects.filter((id) => topic(id) !== "safety" && topic(id) !== "aches");
  if ((hurts || limitations.length > 0) && lifts === 0 && asksExercises && (muscles.length > 0 || joints.length > 0)) {
    return "exercises";
  }
  if (lifts === 0 && question.part !== null && muscles.length > 0) {
    if (asksExercises || !/\b(?:should|when|before|after|why|does|do|is|are)\b/.test(rest)) return "exercises";
  }
  const needsClearance = subjects.some((id) => CLEARANCE.has(id));
  if (needsClearance && lifts <= 1 && CUES.safe.test(rest)) return "concept";
  const isOnSafety = subjects.some(
    (id) => topic(id) === "safety" && !/(?:-limits|^pain-while-training|^return-after-injury|^muscle-strain)$/.test(id),
  );
  if (isOnSafety && lifts <= 1 && !wantsOther) return "concept";
  const asksWhichMuscle = CUES.whichMuscle.test(rest) || (muscles.length > 1 && plain === whole && /\bor\b/.test(rest));
  if (exercises.length > 0 && lifts === 1 && asksWhichMuscle && !CUES.alternative.test(rest)) return "muscles";
  const isOnTechnique = subjects.some((id) => topic(id) === "technique" && id !== "filming-form");
  if (exercises.length > 0 && isOnTechnique && !hurts && aspects.length === 0) return "concept";
  const asksIfSafe = CUES.safe.test(rest) && /\b(?:are|is|do|does|can|could|should|will|would|am)\b/.test(plain);
  if (
    exercises.length > 0 &&
    joints.length > 0 &&
    asksIfSafe &&
    !/\b(?:when|after|during|from|while|why|causing|causes)\b/.test(plain)
  ) {
    return "suitability";
  }
  if (hurts && (lifts > 0 || joints.length > 0 || question.isSore) && !named.some((id) => topic(id) === "myths"))
    return "pain";
  if (exercises.length > 0 && aspects.length === 0 && CUES.ownNumbers.test(whole)) return "concept";
  if (exercises.length > 0 && CUES.progress.test(whole)) return "progress";
  if (exercises.length > 0 && asks.isBare) return "concept";
  if (exercises.length > 0) return yielding(ofExercise(question, plain, rest), question, topic);
  const hasFigures = subjects.some((id) => OWN_FIGURES.has(id));
  const isExplained = question.asksWhy && named.length > 0;
  if (aspects.length > 0 && !OWN_RULE.test(plain) && lifts === 0 && !hasFigures && !isExplained) return "programming";
  if (
    lifts === 0 &&
    (muscles.length > 0 || question.equipment !== null || limitations.length > 0) &&
    named.length === 0
  ) {
    if (asksExercises && !CUES.anatomy.test(rest)) return "exercises";
    if (muscles.length > 0 && CUES.build.test(rest) && !CUES.anatomy.test(rest)) return "exercises";
  }
  if (lifts === 0 && asksExercises && muscles.length > 0 && !CUES.anatomy.test(rest)) return "exercises";
  // "It did hurt a bit on the last one": where nothing else is named, pain as such.
  return hurts && subjects.length === 0 && muscles.length === 0 ? "pain" : "concept";
}

/** Something to look for others of; a lift that only a note knows gives no muscles to search by. */
const hasStart = ({ exercises, muscles, limitations, strangers }: CoachQuestion) =>
  exercises.length + muscles.length + limitations.length + strangers.length > 0;

/** What is asked about an exercise that is named. */
function ofExercise(question: CoachQuestion, plain: string, rest: string): CoachKind {
  const { joints, muscles, aspects, level } = question;
  const isQuestion = /\b(?:are|is|do|does|can|could|should|what|which|where|how|will|would|why)\b/.test(plain);
  if (aspects.length > 0 && !/\b(?:plateau|stall)/.test(plain)) return "dose";
  if ((joints.length > 0 && CUES.safe.test(rest)) || /\bjoints?\b/.test(rest)) return "suitability";
  if (muscles.length > 0 && CUES.engage.test(rest)) return "cues";
  if (
    CUES.hardness.test(rest) ||
    (level === "beginner" &&
      !/\bhow (?:do|to|can|should)\b/.test(rest) &&
      /\b(?:should|can|do|good|ok|okay|suitable|safe|for)\b/.test(rest))
  )
    return "suitability";
  if (CUES.howTo.test(plain) && !CUES.whichMuscle.test(rest)) return "technique";
  if (CUES.mistakes.test(rest)) return "mistakes";
  if (CUES.danger.test(rest)) return "suitability";
  if (CUES.breathing.test(rest)) return "breathing";
  if (CUES.range.test(rest)) return "range";
  if (CUES.cues.test(rest) && !/\bmuscles?\b/.test(rest)) return "cues";
  if (
    CUES.muscles.test(rest) ||
    (muscles.length > 0 && /\b(?:burn\w*|pump\w*|tir(?:e|es|ed|ing)|give[sn]? out|fatigue\w*)\b/.test(rest)) ||
    (muscles.length > 0 &&
      isQuestion &&
      !/\b(?:my|your|keep|touch|flat|straight)\b|\bhow (?:do|does|can|could|should|would|to)\b/.test(rest))
  )
    return "muscles";
  if (CUES.equipment.test(rest)) return "equipment";
  if (CUES.technique.test(rest)) return "technique";
  return "about";
}

/** A note that is named outright knows more about its subject than a record of an exercise does. */
function yielding(kind: CoachKind, { subjects }: CoachQuestion, topic: TopicOf): CoachKind {
  const hasNote = subjects.some(
    (id) => !["safety", "special", "goals", "aches"].includes(topic(id)) && id !== "filming-form",
  );
  const hasFigures = subjects.some((id) => OWN_FIGURES.has(id)) && (kind === "dose" || kind === "suitability");
  return (hasNote && YIELDS.has(kind)) || hasFigures ? "concept" : kind;
}
