import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import { isPredicate, noteWords } from "../../catalog/knowledge/noteWords.ts";
import { askedPart } from "../../language/coaching/askedPart.ts";
import { CUES } from "../../language/coaching/coachCues.ts";
import type { CoachQuestion } from "../../language/coaching/coachQuestion.ts";
import type { WorkScope } from "../agent.ts";
import type { CoachPorts } from "./coachPorts.ts";
import { anatomyNotes, anatomyOf, GOAL_NOTES, LIKELIEST, NEAR, NOT_GROWING, OF_LIFTS, STANDARDS } from "./findNotes.ts";

/** From here on a note is about what was asked. */
const ABOUT = 0.3;
const SENSED = /\b(?:hurt|pain|ach|sore|tight|stiff|feel|felt|tired|pinch|strain|twinge|numb|bother|cranky)/i;
/** Notes on these are set against each other in other ways. */
const NO_SIDE = new Set(["safety", "aches", "special", "comparisons", "anatomy"]);
/** What it counts that a note is named in the question itself and not in the story around it. */
const ASKED_OUTRIGHT = 0.15;
/** From so many words that matter on, a message tells a story around its question. */
const STORY_WORDS = 12;
/** What a note named in a story has at least. */
const IN_STORY = 0.12;
/** A goal is one where somebody wants it. */
const WANTS = /\b(?:want\w*|wanna|goal|aim\w*|trying|hop(?:e|ing))\b/i;
/** Of so few words that matter each may be the subject. */
const SHORT_ASK = 4;
/** From this share on the likeliest note by all words comes before what a few of them found. */
const LIKELIER = 0.35;
/** From here on it is near enough to be offered. */
const LIKELY_NEAR = 0.1;
/** Of these a note stays the answer when somebody gives an age or says that they are pregnant. */
const OWN_SUBJECTS = new Set(["recovery", "myths", "cardio", "technique", "comparisons"]);

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
    // Who names one lift speaks for every comparison with it.
    if (top.note.topic === "comparisons" && !question.comparing) return looked;
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
