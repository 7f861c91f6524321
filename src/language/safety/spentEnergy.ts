import { PRICE } from "./mealTime.ts";
import type { Reading } from "./reading.ts";

/** A way, or how long: "5k in 24:30", "20 min". */
const EXTENT =
  /\d ?(?:kms?|k|mi|miles?|meilen|millas|miglia|milhas|m|met(?:er|re)s?|metros|metri|yards?|min|mins|minutes?|minuten|minutos|minuti|h|hours?|stunden|horas|heures|ore|floors|laps|lengths)\b|\d:\d\d\b/;
/** Behind it in the same sentence what it took, by the watch or the machine; what one had or lived on is eaten. */
const SPENT =
  /(?<=[,;:(/–-] ?)(?:about |around |roughly |~ ?)?\d[\d.,]* ?(?:k?cals?|calories?|kalorien|calorias)\b(?: (?:burned|burnt|used|spent))?(?! ?(?:a|per|each|every|total|all|left|eaten|in|only|max|intake|diet|limit|or)\b)/g;

/**
 * "Ran 5k in 24:30, 310 calories": a text without the energy of a training that is told with its way or time, which was not eaten.
 * In: folded text with its punctuation. Linear in its length.
 */
export const withoutSpentEnergy = (plain: string): string =>
  plain
    .split(/(?<=[.!?;\n]\s)/)
    .map((sentence) =>
      sentence.replace(SPENT, (found, at: number) => (EXTENT.test(sentence.slice(0, at)) ? " " : found)),
    )
    .join("");

/** Nothing but that energy speaks of food, and it is no price of any. In: a reading; `speaksOfFood` is asked of what is left without it. */
export function isSpentEnergy({ message: { plain } }: Reading, speaksOfFood: (rest: string) => boolean): boolean {
  const rest = withoutSpentEnergy(plain);
  return rest !== plain && !PRICE.test(rest) && !speaksOfFood(rest);
}
