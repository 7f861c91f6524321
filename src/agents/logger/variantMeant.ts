import { foldText } from "../../language/foldText.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { LoggerParts } from "./logParts.ts";

/** So many words may say how an exercise was done. */
const MOST_OF_VARIANT = 6;
const POINTING =
  /^(?:the|an?|my|those|these|they|ones?|version|variation|variant|no|not|sorry|actually|i|it|was|were|are|did|done|on|meant?|mean|oops|though|btw|war|waren|sind|era|eran|erano|etait|etaient|foi|foram)$/;

/** "Single leg, not normal": what it was not. */
const NOT_OTHER = /(?<=\p{L})[ ,;]+(?:and )?not (?:the |a )?\p{L}+(?: (?:ones?|kind|version))?[\s.!]*$/u;

/** The variant that words make of the exercise of an entry ("sumo", "box squats, technically"); `null` where they make none. */
export function variantMeant(text: string, { exercise }: LogEntry, catalog: LoggerParts["catalog"]): string | null {
  const meant = foldText(text).replace(NOT_OTHER, "");
  const words = (meant.match(/\p{L}+/gu) ?? []).filter((word) => !POINTING.test(word));
  if (words.length === 0 || words.length > MOST_OF_VARIANT) return null;
  const own = new Set(foldText(exercise.name).match(/\p{L}+/gu));
  const movement = exercise.name.split(" ").at(-1) ?? "";
  const said = words.join(" ");
  // "The incline one" of a barbell bench press is done with a barbell as well.
  for (const phrase of [...(words.length < 3 ? [`${said} ${exercise.name}`] : []), said, `${said} ${movement}`]) {
    const found = catalog.match(phrase, { talk: true }).best?.exercise;
    if (found === undefined || found.id === exercise.id) continue;
    const called = foldText(found.name).match(/\p{L}+/gu) ?? [];
    const isSaid = called.some((word) => !own.has(word) && words.some((one) => one.slice(0, 4) === word.slice(0, 4)));
    if (isSaid) return found.name;
  }
  return null;
}
