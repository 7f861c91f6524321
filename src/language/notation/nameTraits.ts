import { entered } from "../patterns/enteredPattern.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import {
  ASSISTED_WORDS,
  BARRED_WORDS,
  BODYWEIGHT_WORDS,
  HELD_WORDS,
  HUNG_WORDS,
  LIFTED_WORDS,
  LIGHT_WORDS,
  METRED_WORDS,
  MOVING_WORDS,
  ONE_SIDED_WORDS,
  PAIRED_WORDS,
  ROWED_WORDS,
  ROWING_WORDS,
  RUNNING_WORDS,
  SLED_WORDS,
  STACKED_WORDS,
  THROWN_WORDS,
  WEIGHTED_WORDS,
} from "./movementWords.ts";

/** How the name of an exercise bears on the numbers beside it. */
export type NameTraits = {
  /** Usually done with the body's own weight: a number counts reps. */
  bodyweight: boolean;
  /** Of those, hung from or dipped on: a number above 30 is a weight there as well. */
  hung: boolean;
  /** A weight is added to the body's own. */
  takesAdded: boolean;
  assisted: boolean;
  weighted: boolean;
  /** Held for a time. */
  held: boolean;
  /** Lifted with dumbbells as a rule: "arnold press 16s". */
  lifted: boolean;
  /** Its load may be no more than its repetitions. */
  light: boolean;
  /** Covers ground. */
  moving: boolean;
  running: boolean;
  /** Of those, told in metres: on water, a track or an ergometer. */
  metred: boolean;
  /** Called a row: on water, on a machine, or lifted. */
  rowing: boolean;
  /** Of what is called a row, one that is lifted: "cable seated row", not "row". */
  rowed: boolean;
  /** Its weights are usually two alike. */
  paired: boolean;
  /** Loaded with plates, but on no bar of known mass. */
  sled: boolean;
  /** Pulled from a stack on each side: "cable fly 12 kg a side" is what one hand holds. */
  stacked: boolean;
  /** Done with a bar that plates are put on. */
  barred: boolean;
  oneSided: boolean;
  plural: boolean;
  /** Done many times with something light: "wall balls 50 x 6 kg". */
  thrown: boolean;
  /** Several movements make one repetition: "clean + jerk". */
  complex: boolean;
  /** A race over a long way. */
  raced: boolean;
  /** Lasts an hour or so: a game, a class, a hike. */
  long: boolean;
  /** There is a name at all. */
  named: boolean;
};

/** Walked a few steps, loaded or bound: "farmer's walk", "banded crab walk". */
const CARRIED =
  /\b(?:farmer'?s?|yoke|waiters?|suitcase|sandbag|sled|overhead|crab|duck|monster|band(?:ed)?|walking lunges?|wall|hand ?stand|dog walk)\b/;

const RACED = entered(/\b(?:marathons?|halbmarathon|semi[- ]marathon|triathlon|ironman|hyrox)\b/);
/** Nobody is done with these within minutes. */
const LONG = entered(
  /\b(?:hik(?:es?|ing)|wanderung|wandern|randonnee|tennis|padel|squash game|badminton|football|soccer|basketball|volleyball|handball|rugby|hockey|golf|skiing|snowboarding|surfing|yoga|pilates|zumba|bjj|judo|karate)\b/,
);

/** The traits that a folded name tells; all false for an empty one. */
export const nameTraits = keepingLast(traitsOf);

function traitsOf(name: string): NameTraits {
  const takesAdded = HUNG_WORDS.test(name);
  return {
    bodyweight: BODYWEIGHT_WORDS.test(name),
    hung: takesAdded && !/push|press|plank/.test(name),
    takesAdded,
    assisted: ASSISTED_WORDS.test(name),
    weighted: WEIGHTED_WORDS.test(name),
    held: HELD_WORDS.test(name),
    lifted: LIFTED_WORDS.test(name),
    light: LIGHT_WORDS.test(name),
    moving: MOVING_WORDS.test(name),
    running: RUNNING_WORDS.test(name) && !CARRIED.test(name),
    metred: METRED_WORDS.test(name) && !CARRIED.test(name) && !ROWED_WORDS.test(name),
    rowing: ROWING_WORDS.test(name),
    rowed: ROWED_WORDS.test(name),
    paired: PAIRED_WORDS.test(name),
    sled: SLED_WORDS.test(name),
    stacked: STACKED_WORDS.test(name),
    barred: BARRED_WORDS.test(name),
    oneSided: ONE_SIDED_WORDS.test(name),
    plural: /[^s]s$/.test(name),
    thrown: THROWN_WORDS.test(name),
    complex: name.includes("+"),
    raced: RACED.test(name),
    long: LONG.test(name),
    named: name !== "",
  };
}
