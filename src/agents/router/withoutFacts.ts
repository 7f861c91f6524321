import { hasWorkoutNotation } from "../../language/notation/hasWorkoutNotation.ts";
import type { FactStatement, FactType } from "../../protocol/facts.ts";

/** Facts that say nothing of the sets beside them: an ache may be of the set, a record is one, a unit is the unit of its weights. */
const OF_PERSON: ReadonlySet<FactType> = new Set([
  "name",
  "location",
  "birthdate",
  "age",
  "body_weight",
  "height",
  "occupation",
  "goal",
  "equipment",
  "availability",
  "experience_level",
  "preference_like",
  "preference_dislike",
  "diet",
  "allergy",
  "medication",
]);
/** It is a sentence about its writer, and no heading or label of the sets ("Fri", "name: pull up"). */
const OWN =
  /(?<![\p{L}])(?:i|i['’]?m|im|my|me|ich|mein\w*|je|j|mon|ma|yo|mi|me|tengo|soy|io|mio|mia|ho|sono|eu|meu|minha|tenho|sou|call me)(?![\p{L}])/iu;
/** "Bodyweight 77.4 this morning" in front of the sets. */
const OF_SCALES =
  /^\W*(?:body ?weight|bw|weight|weighed(?: in)?|gewicht|k[öo]rpergewicht|poids|peso)\b(?: \p{L}+){0,3}:? ?\d{2,3}(?:[.,]\d)?(?! ?[x×])/iu;
/** What led over to the fact, and what led on from it. */
const LEADS_OVER =
  /(?:[\s,;:&–-]|\b(?:and|but|also|btw|oh|plus|remember|note|und|y|et|e|aber|pero|mais|ma|mas)(?![\p{L}]))+$/iu;
const LEADS_ON = /^(?:[\s,;.:&–-]|\b(?:and|but|also|btw|by the way|und|y|et|e)(?![\p{L}]))+/iu;

/**
 * The words of a log without what they say about the person, which is noted by itself: "5x5 squat 100 kg, i'm 34 and weigh 82 kg".
 * In: the words, and the statements that were heard in them. Out: the words as they were where nothing is left without it, or where
 * the fact is told in the words of the sets.
 */
export function withoutFacts(text: string, statements: readonly FactStatement[]): string {
  let left = text;
  for (const { type, text: said } of statements) {
    const at = left.indexOf(said);
    const isScale = type === "body_weight" && OF_SCALES.test(said);
    if (at < 0 || !OF_PERSON.has(type) || !(isScale || (OWN.test(said) && !hasWorkoutNotation(said).found))) continue;
    const [before, after] = [
      left.slice(0, at).replace(LEADS_OVER, ""),
      left.slice(at + said.length).replace(LEADS_ON, ""),
    ];
    left = [before, after]
      .filter((part) => part.trim() !== "")
      .join(before.trim() === "" || /[.!?\n]$/.test(before) ? " " : ", ");
  }
  return /\d/.test(left) && hasWorkoutNotation(left).found ? left.trim() : text;
}
