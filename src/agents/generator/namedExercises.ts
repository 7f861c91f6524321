import type { Catalog } from "../../catalog/catalog.ts";
import { exerciseTraits } from "../../catalog/exerciseTraits.ts";
import { onceForAll } from "../../catalog/onceForAll.ts";
import { phraseTokens, plainWords, singular } from "../../catalog/phraseTokens.ts";
import { vocabulary } from "../../catalog/vocabulary.ts";
import { AREA_WORDS } from "../../language/session/areaWords.ts";
import { type CatalogNames, createCatalogNames } from "../../language/session/catalogNames.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { type Equipment, PATTERN_GROUPS } from "../../protocol/vocabulary.ts";

/** Which exercises a lifter's words stand for when they ask for something or rule it out. */
export type NamedExercises = {
  /** All exercises the words cover: "squats" is every squat, "barbell back squat" one. */
  covered(phrase: string): Exercise[];
  /** The same, the one most likely meant first; empty when the catalogue has nothing by that name. */
  meant(phrase: string): Exercise[];
  /** Whether the words are one of its names. */
  isCalled(exercise: Exercise, phrase: string): boolean;
  /** Whether one of its names has all the words, or it is of the kind they stand for: a lateral lunge is no lateral raise. */
  isNamedSo(exercise: Exercise, phrase: string): boolean;
  /** For a name that the catalogue does not have: what comes near, best first. */
  nearest(phrase: string): Exercise[];
  /** What an exercise is done with, without what is always there. */
  equipmentOf(id: string): Equipment[];
  /** Whether a word is one of some exercise's name, or can be said of any. */
  isWord(word: string): boolean;
  /** The names themselves, to be found in a message. */
  names: CatalogNames;
};

/** Match scores (0 to 100) from which a name is the same but for spelling, and from which it is of the same kind. */
const SAME_NAME = 90;
const LIKE_IT = 75;

/** Ways of moving that are more than a word in a name. Keys are canonical words. */
const WIDER: Record<string, (exercise: Exercise) => boolean> = {
  // A ball thrown from the chest is pressed away.
  press: (it) =>
    PATTERN_GROUPS[it.movement_pattern] === "push" ||
    (it.movement_pattern === "throw" && it.primary_muscles.includes("chest")),
  "shoulder press": (it) => it.movement_pattern === "vertical_push",
  "military press": (it) => it.movement_pattern === "vertical_push",
  "overhead press": (it) => it.movement_pattern === "vertical_push",
  push: (it) => PATTERN_GROUPS[it.movement_pattern] === "push",
  pull: (it) => PATTERN_GROUPS[it.movement_pattern] === "pull",
  row: (it) => it.movement_pattern === "horizontal_pull",
  squatting: (it) => it.movement_pattern === "squat" || it.family_slug.includes("squat"),
  lunge: (it) => it.movement_pattern === "lunge",
  jump: (it) => it.movement_pattern === "jump" || it.stress_flags.includes("impact"),
  run: (it) => it.equipment_required.includes("treadmill"),
  rowing: (it) => it.equipment_required.includes("rower"),
  cycle: (it) => it.equipment_required.includes("bike"),
  explosive: (it) => PATTERN_GROUPS[it.movement_pattern] === "power",
  ballistic: (it) => PATTERN_GROUPS[it.movement_pattern] === "power",
  isometric: (it) => it.measurement === "duration" && it.mechanic !== "cardio" && it.mechanic !== "mobility",
  unilateral: (it) => it.laterality !== "bilateral",
  swing: (it) => it.movement_pattern === "swing",
  hang: (it) => it.equipment_required.includes("pull_up_bar") || /^(?:pull-up|muscle-up|hang)$/.test(it.family_slug),
  hinge: (it) => PATTERN_GROUPS[it.movement_pattern] === "hinge",
  olympic: (it) => it.movement_pattern === "olympic",
  "bicep curl": (it) => it.movement_pattern === "elbow_flexion",
  crunch: (it) => it.movement_pattern === "core_flexion",
  situp: (it) => it.movement_pattern === "core_flexion" && !it.stress_flags.includes("overhead"),
};
const SAME: Record<string, string> = {
  jumping: "jump",
  jumps: "jump",
  plyo: "jump",
  plyos: "jump",
  plyometric: "jump",
  plyometrics: "jump",
  hopping: "jump",
  hop: "jump",
  explosives: "explosive",
  isometrics: "isometric",
  swinging: "swing",
  hanging: "hang",
  crawling: "crawl",
  hinging: "hinge",
  running: "run",
  runs: "run",
  jogging: "run",
  jog: "run",
  sprint: "run",
  sprints: "run",
  sprinting: "run",
  treadmill: "run",
  cycling: "cycle",
  biking: "cycle",
  spinning: "cycle",
  deadlifting: "deadlift",
  lunging: "lunge",
  planking: "plank",
  curling: "curl",
  pushing: "push",
  pulling: "pull",
};

const SHORT: Record<string, string> = {
  db: "dumbbell",
  bb: "barbell",
  kb: "kettlebell",
  dl: "deadlift",
  rdl: "deadlift",
};
const stem = (word: string) => SAME[word] ?? word;

/** "Rowing" of itself is done on the machine; a row of any kind has its own words. */
const ON_THE_ROWER = /^rowing(?: (?:intervals?|sprints?|erg))?$/i;

/** The exercises by each of their names. */
const callersOf = onceForAll((all) => {
  const called = new Map<string, Exercise[]>();
  for (const exercise of all.filter(({ status }) => status !== "deprecated"))
    for (const text of [exercise.name, ...exercise.aliases.map((alias) => alias.text)]) {
      const key = phraseTokens(text).join(" ");
      const others = called.get(key) ?? [];
      if (!others.includes(exercise)) called.set(key, [...others, exercise]);
    }
  return called;
});

/** All words that may stand in a name of the catalogue or around one, in the singular, and those for parts of the body. */
const wordsOf = onceForAll((all) => {
  const areas = Object.values(AREA_WORDS).flatMap((words) => words.split(/[| ]/));
  return new Set([...vocabulary(all.map(exerciseTraits)).keys(), ...areas.map(singular)]);
});

/** The words that stand for an exercise: all of them, and by name. */
const knownBy = onceForAll((all) =>
  all
    .filter(({ status }) => status !== "deprecated")
    .map((exercise) => {
      const texts = [
        exercise.name,
        exercise.family_slug.replaceAll("-", " "),
        // Names in other languages have been translated where they were read; word by word they mean other things.
        ...exercise.aliases.flatMap(({ text, locale }) => (locale.startsWith("en") ? [text] : [])),
      ];
      const names = texts.map((text) => new Set(phraseTokens(text).map(stem)));
      return { exercise, words: new Set(names.flatMap((words) => [...words])), names };
    }),
);
type KnownBy = ReturnType<typeof knownBy>[number];

/**
 * Looks names up in the catalogue. An exercise is covered when every word of the phrase is in its name, aliases, family
 * or equipment, when the phrase is one of its names once both are put in plain words ("relevé de bassin" is a hip thrust, too), or when the phrase is a way of moving ("no pressing", "no jumping") that it belongs to.
 */
export function createNamedExercises(catalog: Catalog): NamedExercises {
  // The words of one name, or of one and what it is usually called: "lateral" of one and "raise" of another are no lateral raise.
  const isCovered = ({ words: all, names: [name, ...others] }: KnownBy, words: readonly string[]) =>
    words.every((word) => all.has(word)) &&
    [name, ...others].some((one) => words.every((word) => one?.has(word) || name?.has(word)));
  const callers = (phrase: string): readonly Exercise[] =>
    callersOf(catalog.all).get(phraseTokens(phrase).join(" ")) ?? [];

  const covered = (phrase: string): Exercise[] => {
    const words = phraseTokens(phrase).map(stem);
    if (words.length === 0) return [];
    const wider = WIDER[words.join(" ")];
    const called = callers(phrase);
    return knownBy(catalog.all)
      .filter((one) => isCovered(one, words) || wider?.(one.exercise) === true || called.includes(one.exercise))
      .map(({ exercise }) => exercise);
  };
  return {
    names: createCatalogNames(catalog),
    covered,
    meant(said) {
      const phrase = ON_THE_ROWER.test(said) ? "rowing machine" : said;
      const all = covered(phrase);
      const match = catalog.match(phrase, { limit: 8 });
      const candidates = match.kind === "none" ? [] : match.candidates.map(({ exercise }) => exercise);
      const likely = candidates.filter((exercise) => all.includes(exercise));
      const own = callers(phrase);
      const best = match.kind === "clear" && match.best !== null ? [match.best.exercise] : [];
      const misspelt = all.length === 0 && match.topScore >= SAME_NAME ? candidates : [];
      return [...new Set([...best, ...(own.length === 1 ? own : []), ...likely, ...all, ...misspelt])];
    },
    isNamedSo(exercise, phrase) {
      const words = plainWords(phrase).map((word) => SHORT[word] ?? singular(word));
      if (WIDER[phraseTokens(phrase).map(stem).join(" ")]?.(exercise) === true || callers(phrase).includes(exercise))
        return true;
      const texts = [
        exercise.name,
        ...exercise.aliases.flatMap(({ text, locale }) => (locale.startsWith("en") ? [text] : [])),
      ];
      return texts.some((text) => {
        const has = plainWords(text).map((word) => SHORT[word] ?? singular(word));
        const joined = has.join("");
        return words.every((word) => has.includes(word) || (word.length > 3 && joined.includes(word)));
      });
    },
    isWord: (word) => wordsOf(catalog.all).has(singular(word)),
    isCalled: (exercise, phrase) => callers(phrase).includes(exercise),
    equipmentOf: (id) => (catalog.byId(id)?.equipment_required ?? []).filter((thing) => thing !== "none"),
    nearest(phrase) {
      return catalog
        .match(phrase, { limit: 8 })
        .candidates.flatMap(({ exercise, score }) => (score >= LIKE_IT ? [exercise] : []));
    },
  };
}
