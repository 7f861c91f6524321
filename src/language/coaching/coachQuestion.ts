import type { Catalog } from "../../catalog/catalog.ts";
import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import { noteWords } from "../../catalog/knowledge/noteWords.ts";
import type { Limitation } from "../../protocol/profile.ts";
import type { Equipment, Joint, Muscle } from "../../protocol/vocabulary.ts";
import { type CoachLanguage, glossQuestion } from "../gloss/glossQuestion.ts";
import { readEquipment } from "../person/equipmentWords.ts";
import { AREA_MUSCLES, type Area } from "../session/areaWords.ts";
import { readAreas } from "../session/bodyAreas.ts";
import { sessionText } from "../session/sessionText.ts";
import { askedOfLift } from "./askedOfLift.ts";
import { askedOfTraining, isStalled } from "./askedOfTraining.ts";
import { askedPart, withoutHearsay } from "./askedPart.ts";
import { ASPECTS, type Aspect, type CoachKind, CUES, GOALS, type Goal, LEVELS, type Level } from "./coachCues.ts";
import { jointsIn, limitationsIn, musclesAround } from "./coachJoints.ts";
import { type Asks, coachKind } from "./coachKind.ts";
import { liftsOutside, notesOnLifts, subjectsIn } from "./coachSubjects.ts";
import { findExerciseMentions } from "./exerciseMentions.ts";
import { partBesidePart } from "./partBesidePart.ts";
import type { CoachSum } from "./sums/coachSum.ts";
import { readCoachSum } from "./sums/readCoachSum.ts";
import { wholeQuestion } from "./wholeQuestion.ts";

/** A question about training as it was understood. Plain JSON. */
export type CoachQuestion = {
  kind: CoachKind;
  /** The words it was read from; a question in another language in rough English. */
  text: string;
  language: CoachLanguage;
  /** Exercises it names, in order. `others` is not empty when the phrase could as well mean those. */
  exercises: { id: string; phrase: string; others: string[] }[];
  /** Names that the catalogue does not hold, with what is nearest there. */
  strangers: { phrase: string; near: string[] }[];
  /** Notes on lifts outside the catalogue that it names. */
  movementNotes: string[];
  /** The note on what is asked of the lifts it names, where that is the same for all lifts. */
  asked: string | null;
  /** Notes whose subject it names outright, other than muscles and lifts. */
  subjects: string[];
  areas: Area[];
  muscles: Muscle[];
  /** The areas are named because they hurt. */
  isSore: boolean;
  joints: Joint[];
  /** Joints said to hurt or to be spared. */
  limitations: Limitation[];
  /** What there is to train with; `null` when nothing was said. */
  equipment: Equipment[] | null;
  /** What there is not, where one thing is missing and not all. */
  missing: Equipment[];
  /** Nothing with impact is wanted. */
  isGentle: boolean;
  /** What the named exercise is done with is missing or taken. */
  isLacking: boolean;
  goal: Goal | null;
  level: Level | null;
  aspects: Aspect[];
  /** How many exercises are asked for. */
  count: number | null;
  /** Which part of a session the exercises are for. */
  part: "warm_up" | "cool_down" | null;
  asksWhy: boolean;
  comparing: boolean;
  sum: CoachSum | null;
};

export type CoachSources = { catalog: Catalog; knowledge: Knowledge };

/** "3x8": some lift is meant. */
const SETS = /\d ?x ?\d/;
const MOST_QUESTIONS = 3;
/** From so many words on a message tells before it asks. */
const STORY = 16;
/** "How do I set up for it": no set of repetitions. */
const SET_UP =
  /\bset(?:s|ting)?[ -]?up\b(?! (?:a|an|my|the|me|some|another) (?:session|plan|routine|workout|gym|home|program))/gi;
/** Words that point back at something told. */
const POINTS = /\b(?:it|them|they|those|these|this|that|one)\b/;
const LONGEST = 4_000;
/** In front of a muscle these say why it is asked about, not that it is to be left alone. */
const TIGHT = /^(?:tight|stiff|weak|lagging|small|skinny|underdeveloped|friendly|safe)$/;
/** "lower chest" is a part of the chest and no leg; "upper back" and "upper body" have their own meaning. */
const SIDE = /^(?:lower|upper|inner|outer|middle|mid)$/;
const OF_MUSCLE = /^(?:chest|pecs?|abs?|lats?|traps?|glutes?|biceps?|triceps?|quads?|hamstrings?|hams?|calves|delts?)$/;
/**
 * Reads what somebody asks a coach. In: the message and what exists to be asked about. Out: one question, or up to three
 * when the message asks several in separate sentences, in order; never none. What cannot be placed is a `concept`, to
 * be looked up in the notes. `before` holds what was asked in the turns before, oldest first: a question may lean on it.
 * Pure; any text is accepted, and beyond 4,000 characters none is read.
 */
export function readCoachQuestions(
  text: string,
  sources: CoachSources,
  before: readonly string[] = [],
): CoachQuestion[] {
  const whole = text.slice(0, LONGEST);
  const leaning = wholeQuestion(whole, before, sources);
  if (leaning !== null)
    return [{ ...readCoachQuestion(leaning, sources), language: glossQuestion(whole, sources.catalog).language }];
  const parts = questionsIn(whole);
  const read: CoachQuestion[] = [];
  for (const part of parts.length > 1 ? parts.slice(0, MOST_QUESTIONS) : [whole]) {
    const question = readCoachQuestion(part, sources);
    const before = read.at(-1);
    const isFollowUp = before !== undefined && question.kind === "about" && CUES.followUp.test(sessionText(part).plain);
    const { kind, joints, limitations, equipment, goal } = isFollowUp ? before : question;
    read.push({ ...question, kind, joints, limitations, equipment, goal });
  }
  return read.filter((question, at) => at === 0 || !isSame(question, read[at - 1]));
}

/**
 * The words that ask. A story names what it is about, and only the question at its end says what is wanted of it; where
 * the question names nothing itself, nothing is wanted of a lift for its own sake.
 */
function askedIn(text: string, plain: string, rest: readonly string[]): Asks {
  const plainRest = rest.filter((token) => token !== "").join(" ");
  const ask = askedPart(text);
  if (ask === text || plain.split(" ").length < STORY) return { plain, rest: plainRest, isBare: false };
  const asked = sessionText(ask);
  const kept = new Set(rest);
  const ofAsk = asked.tokens.filter((token) => kept.has(token)).join(" ");
  const isLifted = asked.tokens.some((token) => !kept.has(token));
  const isBare = !isLifted && !POINTS.test(asked.plain) && readAreas(asked.tokens).wanted.length === 0;
  return { plain: asked.plain, rest: ofAsk, isBare };
}

/** Sentences that end in a question mark, each with the statements in front of it. */
function questionsIn(text: string): string[] {
  const parts = text.split(/(?<=\?)\s+|\n+/).filter((part) => /[\p{L}\d]/u.test(part));
  const questions: string[] = [];
  let before = "";
  for (const part of parts) {
    if (/\?\s*$/.test(part)) {
      questions.push(`${before}${part}`);
      before = "";
    } else before += `${part}. `;
  }
  if (before !== "" && questions.length > 0) questions[questions.length - 1] += ` ${before}`;
  return questions;
}

const isSame = (a: CoachQuestion, b: CoachQuestion | undefined) =>
  b !== undefined &&
  a.kind === b.kind &&
  a.sum === null &&
  a.subjects.join() === b.subjects.join() &&
  a.exercises.map(({ id }) => id).join() === b.exercises.map(({ id }) => id).join() &&
  a.muscles.join() === b.muscles.join() &&
  a.aspects.join() === b.aspects.join() &&
  a.kind !== "concept";

/** Reads one question; see `readCoachQuestions`. */
function readCoachQuestion(written: string, { catalog, knowledge }: CoachSources): CoachQuestion {
  const { language, english: text } = glossQuestion(
    withoutHearsay(written).replace(SET_UP, "get into position"),
    catalog,
  );
  const { tokens, plain } = sessionText(text);
  const found = findExerciseMentions(tokens, catalog);
  const { mentions, notes: movementNotes } = liftsOutside(found, plain, knowledge);
  const rest = tokens.map((token, at) => (mentions.some(({ from, to }) => at >= from && at < to) ? "" : token));
  const plainRest = rest.filter((token) => token !== "").join(" ");
  // "bench press" names no bench that somebody has.
  const things = rest.map((token) => (token === "" ? "," : token)).join(" ");

  const limitations = limitationsIn(text, plainRest);
  const hasTrouble = CUES.complaint.test(plain) || CUES.safe.test(plainRest) || limitations.length > 0;
  const joints = jointsIn(plainRest, hasTrouble, limitations);
  const wishes = readAreas(
    rest.map((token, at) =>
      TIGHT.test(token) || (SIDE.test(token) && OF_MUSCLE.test(rest[at + 1] ?? "")) ? "" : token,
    ),
  );
  const hurting = CUES.complaint.test(plain) ? wishes.complaints.map(({ area }) => area) : [];
  const subjects = subjectsIn(text, plain, mentions, knowledge);
  const areas = (wishes.wanted.length > 0 ? wishes.wanted : hurting).filter((area) => !subjects.covered.has(area));
  const part = CUES.warmUp.test(plainRest) ? "warm_up" : CUES.coolDown.test(plainRest) ? "cool_down" : null;
  const trained = [...new Set(areas.flatMap((area) => AREA_MUSCLES[area]))];
  const muscles = trained.length > 0 || part === null ? trained : musclesAround(plainRest);
  const exercises = mentions
    .filter(({ kind, ids }) => kind !== "unknown" && ids.length > 0)
    .map(({ phrase, ids }) => ({ id: ids[0] as string, phrase, others: ids.slice(1) }))
    .filter((one, at, all) => all.findIndex(({ id }) => id === one.id) === at);
  const strangers = mentions
    .filter(({ kind, ids }) => kind === "unknown" || ids.length === 0)
    .filter(({ phrase }) => !noteWords(phrase).every((word) => subjects.words.has(word)))
    .map(({ phrase, ids }) => ({ phrase, near: ids }));
  const isLift = mentions.length + movementNotes.length > 0 || SETS.test(plain);
  const isSameLift = mentions.length >= 2 && exercises.length === 1;
  const asks = askedIn(text, plain, rest);
  const aspects = ASPECTS.filter(({ pattern }) => pattern.test(asks.plain)).map(({ aspect }) => aspect);

  const question: CoachQuestion = {
    kind: "concept",
    text: text.trim().slice(0, 1_000),
    language,
    exercises: exercises.slice(0, 4),
    strangers: strangers.slice(0, 2),
    movementNotes: isSameLift ? notesOnLifts(plain, knowledge) : movementNotes,
    asked:
      askedOfTraining(plain) ??
      partBesidePart(wishes, plain) ??
      askedOfLift(plain, isLift ? "lift" : areas.length > 0 ? "part" : "nothing"),
    subjects: subjects.ids,
    isSore: hurting.length > 0,
    areas,
    muscles,
    joints,
    limitations,
    equipment: equipmentIn(things, plainRest),
    missing: missingIn(plain),
    isGentle: CUES.gentle.test(plainRest),
    isLacking: CUES.lacking.test(plainRest),
    goal: GOALS.find(({ pattern }) => pattern.test(plainRest))?.goal ?? null,
    level: LEVELS.find(({ pattern }) => pattern.test(plainRest))?.level ?? null,
    aspects,
    count: countIn(plainRest),
    part,
    asksWhy: CUES.why.test(asks.plain),
    comparing: CUES.comparing.test(asks.rest),
    sum: readCoachSum(text),
  };
  const read = coachKind(question, asks, plain, (id) => knowledge.byId(id)?.topic ?? "");
  // "3 sets of 12 at 130 for ten weeks, what am I missing": no sum of them, and not what a set is.
  const stalled = question.asked === null && OF_SETS_TOLD.has(read) && isStalled(plain, subjects.ids);
  const kind = stalled ? "concept" : read;
  const usesEquipment = kind === "exercises" || kind === "alternatives";
  return {
    ...question,
    kind,
    asked: stalled ? "plateau" : question.asked,
    sum: stalled ? null : question.sum,
    equipment: usesEquipment ? question.equipment : null,
  };
}

/** What a question that tells of its sets is taken for. */
const OF_SETS_TOLD: ReadonlySet<CoachKind> = new Set<CoachKind>(["sum", "dose", "programming", "concept", "about"]);
const BARE_PLACE = /\b(?:home|hotel|no (?:equipment|gym|gear|weights)|nothing)\b/;

/** What there is to train with. Who has no dumbbells is not thereby without everything. */
function equipmentIn(things: string, rest: string): Equipment[] | null {
  const read = readEquipment(things);
  const isBare = BARE_PLACE.test(rest);
  if (read?.length === 1 && read[0] === "none" && CUES.oneMissing.test(things) && !isBare) return null;
  return read ?? (/\b(?:home|hotel)\b/.test(rest) ? ["none"] : null);
}

/** "i don't have a barbell", "no bench". */
function missingIn(plain: string): Equipment[] {
  const thing = CUES.oneMissing.exec(plain)?.[1];
  if (thing === undefined) return [];
  if (thing === "bench") return ["flat_bench", "adjustable_bench"];
  return (readEquipment(`with ${thing}`) ?? []).filter((item) => item !== "plate" && item !== "none");
}

/** "give me 3 hamstring exercises". */
function countIn(rest: string): number | null {
  const count = Number(/\b([1-9]) (?:\w+ ){0,3}?(?:exercises?|movements?|moves|lifts|stretches)\b/.exec(rest)?.[1]);
  return Number.isNaN(count) ? null : count;
}
