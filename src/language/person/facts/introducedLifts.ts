import type { FactType } from "../../../protocol/facts.ts";
import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { type FactDraft, state } from "./factDraft.ts";
import { introducesSelf } from "./introducesSelf.ts";
import { massOf } from "./measures.ts";
import { bestOf } from "./recordFacts.ts";

const UNIT = "(?:kgs?|kilos?|quilos?|chili|lbs?|pounds?|#)";
const LIFT =
  "(squats?|squatting|sq|bench(?:ing)?(?: ?press(?:ing)?)?|bp|deadlifts?|deadlifting|pulling|dead|dl|rdl|ohp|overhead press|press|(?:power )?snatch|(?:power )?clean(?: (?:and|&|n) jerk)?|c ?& ?j|cj|jerk|front squats?|hip thrusts?|bank(?:drucken)?|kniebeugen?|kreuzheben|beugen?|heben|developpe(?: couche)?|dc|souleve(?: de terre)?|sdt|banca|press (?:de )?banca|sentadillas?|peso muerto|panca(?: piana)?|stacc[oh]i?|supino|agachamento|terra)";
/** "Bench 110kg", "squat: 140", "sdt à 160": no repetitions, no sets and no share behind it. */
const LIFT_FIRST = compiled(
  `\\b${LIFT}(?: (?:max|pr|pb|1rm|best))? ?(?:is |at |of |around |about |~|:|=|a |bei )?(\\d{2,3}(?:[.,]\\d)? ?${UNIT}?)(?![\\d.,]*\\d)(?! ?(?:[x×@%*/]|sets?|reps?|min|sec|for \\d|pour \\d|per \\d|por \\d|mal \\d|km|m\\b|cm|s\\b|years?|yo))`,
  "g",
);
const LOAD_FIRST = compiled(
  `\\b(\\d{2,3}(?:[.,]\\d)? ?${UNIT}) ${LIFT}\\b(?! (?:bar|rack|bench|machine|plates?))`,
  "g",
);
/** "S75/B70/D125". */
const BY_LETTERS =
  /\bs ?:?(\d{2,3})(?: ?kgs?| ?lbs?)? ?[/, ] ?b ?:?(\d{2,3})(?: ?kgs?| ?lbs?)? ?[/, ] ?d ?:?(\d{2,3})\b/;
/** What was lifted once, is wished for, or is of somebody else. */
const NOT_NOW =
  /\b(?:start\w*|began|begun|was|were|used to|went|from|once|before|at \d\d with|goals?|targets?|aim\w*|want\w*|hop(?:e|ing)|quero|quiero|voglio|vorrei|veux|will|mochte|chegar|llegar|ziel|objectif|objetivo|obiettivo|meta|until|till|bis|next|to|war|waren|etait|era)\b[^.;]{0,28}$/;

/** "Bw 83" beside lifts. */
const WEIGHS = compiled(`\\b(?:bw|body ?weight|kg corpo|kgw) ?:?(\\d{2,3}(?:[.,]\\d)?) ?(${UNIT})?(?! ?[x×])`);

/** "180 @ 82.5 bw". */
const AT_WEIGHT = /(?:@|at) ?(\d{2,3}(?:[.,]\d)?) ?(kgs?|lbs?)? ?(?:bw|body ?weight)\b/;

/** Folded text without lifts that stand with a load and no repetitions: what is left of it may tell sets. */
export const withoutLifts = (folded: string): string =>
  folded.replace(AT_WEIGHT, " ").replace(BY_LETTERS, " ").replace(LIFT_FIRST, " ").replace(LOAD_FIRST, " ");

function liftsIn(folded: string, text: string): FactDraft[] {
  const isNow = (at: number) => !NOT_NOW.test(folded.slice(Math.max(0, at - 40), at));
  const letters = BY_LETTERS.exec(folded);
  if (letters !== null)
    return isNow(letters.index)
      ? ["squat", "bench press", "deadlift"].flatMap((lift, at) => bestOf(lift, letters[at + 1] ?? "", text))
      : [];
  const first = [...folded.matchAll(LIFT_FIRST)].filter(({ index }) => isNow(index));
  if (first.length > 0) return first.slice(0, MOST).flatMap(([, lift = "", load = ""]) => bestOf(lift, load, text));
  return [...folded.matchAll(LOAD_FIRST)]
    .filter(({ index }) => isNow(index))
    .slice(0, MOST)
    .flatMap(([, load = "", lift = ""]) => bestOf(lift, load, text));
}
const MOST = 6;

/**
 * The lifts that somebody tells beside who they are: "M30, 82 kg, bench 110kg dead 190". In: the message as typed, and the kinds of
 * facts that were heard in it. Out: a record for each lift that stands with its load and without repetitions, and the weight of
 * the body beside several; nothing where nobody introduces themselves, or the lift was or is to be.
 */
export function readIntroducedLifts(text: string, types: readonly FactType[]): FactDraft[] {
  if (!/\d{2}/.test(text) || types.length === 0 || types.includes("personal_record")) return [];
  const folded = foldText(text).replace(AT_WEIGHT, ", bw $1$2 ");
  const lifts = liftsIn(folded, text);
  const [, bw = "", unit = ""] = (lifts.length > 1 && !types.includes("body_weight") && WEIGHS.exec(folded)) || [];
  const mass = bw === "" ? null : massOf(bw, unit === "" ? null : /^(?:lb|pound|#)/.test(unit) ? "lb" : "kg");
  const weight = mass === null ? [] : [state("body_weight", mass.value)];
  // Who says how long they have trained, and several lifts, tells what they lift.
  const isLifter = lifts.length > 1 && types.includes("experience_level");
  return isLifter || introducesSelf([...types, ...weight.map(({ type }) => type)]) ? [...weight, ...lifts] : [];
}
