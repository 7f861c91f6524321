import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import { noteWords } from "../../catalog/knowledge/noteWords.ts";
import { AREAS } from "../session/areaWords.ts";
import type { ExerciseMention } from "./exerciseMentions.ts";

/** Notes on these are subjects by themselves; muscles and lifts are read otherwise. */
const NO_SUBJECT = new Set(["anatomy", "movements"]);
/** In these topics a part of the body keeps its own meaning beside the subject. */
const OF_THE_BODY = new Set(["safety", "aches", "goals", "comparisons"]);
/** Of these a note is only taken for named when its words stand together. */
const CAREFUL = new Set(["safety", "aches", "special", "comparisons"]);
/** Words too common to be the subject of anything but a very short question. */
const EVERYDAY = new Set("rep set split bigger stronger busy track period round machin".split(" "));

/** Names of lifts that a note knows and the catalogue does not: the note's longer name wins over the record's. */
export function liftsOutside(mentioned: ExerciseMention[], plain: string, knowledge: Knowledge) {
  const found = mentioned.filter(({ phrase }) => !isMuscle(phrase, knowledge));
  const outside = knowledge.named(plain).filter(({ note }) => note.topic === "movements");
  const notes = new Set<string>();
  const covered = new Set<ExerciseMention>();
  for (const { note, words } of outside) {
    const rivals = found.filter((mention) => noteWords(mention.phrase).some((word) => words.includes(word)));
    const stronger = rivals.filter(({ kind, phrase }) => {
      const said = noteWords(phrase);
      return kind === "clear" && !(words.length > said.length && said.every((word) => words.includes(word)));
    });
    if (stronger.length > 0) continue;
    notes.add(note.id);
    for (const mention of rivals) covered.add(mention);
  }
  return { mentions: found.filter((mention) => !covered.has(mention)), notes: [...notes].slice(0, 3) };
}

/** "rotator cuff" is a muscle, though an exercise goes by its name too. */
function isMuscle(phrase: string, knowledge: Knowledge): boolean {
  const said = noteWords(phrase);
  return knowledge
    .named(phrase)
    .some(({ note, words }) => note.topic === "anatomy" && said.every((word) => words.includes(word)));
}

/** Two names of one exercise: a note may know what sets them apart. */
export const notesOnLifts = (plain: string, knowledge: Knowledge) =>
  knowledge
    .named(plain)
    .filter(({ note }) => note.topic === "movements")
    .map(({ note }) => note.id)
    .slice(0, 1);

/**
 * Notes named outright by words that are not only the name of an exercise, a stated age first; and the parts of the body
 * that belong to such a subject ("rounded shoulders") and are not asked about for themselves; and the words of subjects that
 * take more than one ("leg drive" is no lift that nobody knows).
 */
export function subjectsIn(
  text: string,
  plain: string,
  mentions: readonly ExerciseMention[],
  knowledge: Knowledge,
): { ids: string[]; covered: Set<string>; words: Set<string> } {
  const isShort = noteWords(text).length <= 3;
  const inNames = new Set(mentions.filter(({ kind }) => kind !== "unknown").flatMap(({ phrase }) => noteWords(phrase)));
  const named = knowledge
    .named(text)
    .filter(
      ({ note, words }) =>
        !NO_SUBJECT.has(note.topic) && (note.topic === "comparisons" || !words.every((word) => inNames.has(word))),
    )
    .filter(({ note, isLoose }) => !isLoose || !CAREFUL.has(note.topic))
    // "About to hit squat 3x5 100, any tips?": of the squat, and not of what a set is.
    .filter(
      ({ note, words }) =>
        note.id !== "set-counting" || inNames.size === 0 || !words.every(isScheme) || !FOR_TIPS.test(plain),
    )
    .filter(({ words }) => isShort || words.length > 1 || !EVERYDAY.has(words[0] ?? ""));
  const ids = named.map(({ note }) => note.id);
  const covered = named
    .filter(({ note, words }) => words.length > 1 && !OF_THE_BODY.has(note.topic))
    .flatMap(({ words }) =>
      AREAS.filter((area) => noteWords(area.replaceAll("_", " ")).every((word) => words.includes(word))),
    );
  return {
    ids: [...new Set([...personIn(plain, knowledge), ...ids])].slice(0, 6),
    covered: new Set(covered),
    words: new Set(named.filter(({ words }) => words.length > 1).flatMap(({ words }) => words)),
  };
}

const isScheme = (word: string): boolean => /^\d{1,2}(?:x\d{1,2})?$|^x$/.test(word);
const FOR_TIPS = /\b(?:tips?|advice|cues?|pointers?|what should i (?:think|focus|watch))\b/;

/** A stated age has rules of its own. */
function personIn(plain: string, knowledge: Knowledge): string[] {
  const age = Number(
    /\b(?:i am|am|aged?|turning|at(?= \d\d(?:$|[ ,?.!]+(?:i|can|is|it|do|does|should|will|am|years?)\b))|(?:age|he|she|who|mum|mom|mother|dad|father|wife|husband|partner|gran\w*) is) (\d{1,2})\b(?! ?(?:kgs?|lbs?|kilos?|pounds?|%|percent|reps?|sets?|x|min\w*|sec\w*|days?|weeks?|months?|rpe|deg\w*))/.exec(
      plain,
    )?.[1],
  );
  const id = age >= 50 ? "over-50" : age >= 10 && age < 18 ? "teens" : null;
  return id !== null &&
    /\b(?:old|years?|i am|aged?|too late|start|begin|lift\w*|train\w*|build\w*|gain\w*|muscles?|strong\w*|safe)\b/.test(
      plain,
    ) &&
    knowledge.byId(id)
    ? [id]
    : [];
}
