import { compiled } from "../patterns/compiled.ts";
import { replaceEach } from "../patterns/replaceEach.ts";

const WEIGHT = "\\d{1,2} ?[x×*] ?\\d+(?:[.,]\\d+)? ?(?:kgs?|kilos?|lbs?|pounds?)";
const THING =
  "dumb ?bells?|dbs?|kettle ?bells?|kbs?|(?:bumper |weight |iron )?plates?|discs|weights|hanteln?|kurzhanteln?|hantelscheiben|scheiben|halteres|haltères|disques|poids|mancuernas|discos|pesas|manubri|dischi|pesi|anilhas|pesos";
const AS_EXERCISE =
  "(?! ?(?:press|bench|rows?|curls?|swings?|squats?|deadlifts?|fly(?:e?s)?|flies|raises?|lunges?|thrusters?|snatch|cleans?|extensions?|shrugs?|rdls?|pull ?overs?|carry|walks?))";
/** "2x8kg dumbbells", "2x20kg, 4x10 kg plates": how many of a thing there are, and no sets. */
const OWNED = compiled(
  `\\b(?:(?:${WEIGHT}|2 ?[x×] ?\\d+(?:[.,]\\d)?)(?:,? and |,? ?& ?|,? ?\\+ ?|, ?| )){1,6}(?=(?:${THING})\\b${AS_EXERCISE})`,
  "giu",
);

/** "2 dumbbells 5kg", "one kettlebell of 16 kg": the thing, and behind it how heavy it is; no sets stand in it. */
const OWNED_BEHIND = compiled(
  `\\b(?:\\d|an?|one|two|pair of|couple of) (${THING}|dumb ?bell|kettle ?bell)(?: (?:of|at|with|je|de|da))? \\d{1,2}(?:[.,]\\d)? ?(?:kgs?|kilos?|lbs?|pounds?)(?: each)?\\b(?! ?[x×*]| for \\d)`,
  "giu",
);

/** A text without the figures of weights that somebody owns. In: any text. */
export const withoutOwnedWeights = replaceEach([
  [OWNED, ""],
  [OWNED_BEHIND, "$1"],
]);
