import { foldText } from "../../language/foldText.ts";
import { LAST_WORDS, ORDINAL_WORDS } from "../../language/numbers/ordinals.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";

const LEAD =
  "^\\W*(?:(?:dumb ?bells?|dbs?|and|with|used|using|had|it was|that was|they were|those were|was|were|the|my|i|no|sorry|actually|und|mit|et|avec|con|e|com|waren)[ ,]+)*";
const UNIT = "( ?(?:kgs?|kilos?|lbs?|pounds?))?";
/** "12s", "the 22s". */
const BELLS = compiled(
  `${LEAD}(\\d{1,2}(?:[.,]5)?)['’]?s(?: (?:each|dumb ?bells?|dbs?))?(?:[ ,]+(?:so|then|btw|though|tho|sorry|lol))*[\\s.!]*$`,
  "iu",
);
/** "And the last set 24s", "26s for the last two": the same of some of the sets. */
const SOME_SETS = `((?:the |my )?(?:first|second|third|fourth|last|final|1st|2nd|3rd|4th)(?: (?:set|one|two|three|[23]))?(?: sets)?)`;
const BELLS_OF = compiled(
  `${LEAD}${SOME_SETS},? (?:(?:was|were|with|at|on|used) )*(\\d{1,2}(?:[.,]5)?)['’]?s(?:[ ,]+(?:though|tho|sorry|lol|btw))*[\\s.!]*$`,
  "iu",
);
const BELLS_FOR = compiled(
  `${LEAD}(\\d{1,2}(?:[.,]5)?)['’]?s (?:for|on|in) ${SOME_SETS}(?:[ ,]+(?:though|tho|sorry|lol|btw))*[\\s.!]*$`,
  "iu",
);

/** "20 each", "je 20", "22 kg pro Hand". */
const EACH = compiled(
  `${LEAD}(?:(?:je|jeweils) (\\d{1,3}(?:[.,]\\d{1,2})?)${UNIT}|(\\d{1,3}(?:[.,]\\d{1,2})?)${UNIT} (?:each(?: (?:hand|arm|side|dumb ?bell|db))?|ea|apiece|a (?:hand|piece)|per (?:hand|dumb ?bell|db)|pro (?:hand|hantel)|par main|por mano|per mano|por mao))(?:[ ,]+(?:so|then|btw|though|tho|sorry|lol|obviously|of course))*[\\s.!]*$`,
  "iu",
);

/** "First one was without", where something is hung on: without that. */
const WITHOUT = compiled(
  `^\\W*(?:(?:but|and|oh|ok|sorry|actually|aber|mais|pero|ma|mas|only|just)[ ,]+)*((?:the |der |die |le |la |el |il |o |a )?(?:${ORDINAL_WORDS}|${LAST_WORDS})(?: (?:one|set|satz|serie))?|set [1-9]),? (?:(?:i )?(?:was|were|did|done|war|etait|era|fue|foi)(?: (?:just|only|it|still|all|nur|noch))* )?(?:without(?: (?:it|that|any|the (?:weight|plate|belt|vest|extra)|extra|(?:any |added |extra )*weight))?|ohne|sans|sin|senza|sem)[\\s.!]*$`,
  "u",
);

/**
 * "12s" of sets of repetitions, "20 each" of what is done with two bells: so much in each hand, and no seconds, in words that say so. In: a message or an
 * answer, the sets that it is about, and whether they are done with a pair. "The first was without" of sets with something hung on: bodyweight. The same text where it says anything else.
 */
export function inBells(text: string, sets: readonly LogSet[], isPair: boolean): string {
  if (sets.length === 0 || !sets.every(({ reps, durationS }) => reps !== null && durationS === null)) return text;
  const bare = sets.some(({ load }) => load === "added") ? WITHOUT.exec(foldText(text))?.[1] : undefined;
  if (bare !== undefined) return `${bare} was bodyweight`;
  const bells = BELLS.exec(text)?.[1];
  if (bells !== undefined) return isPair ? `${bells} each hand` : `it was at ${bells}`;
  const some = someBells(text, sets);
  if (some !== null) return some;
  const [, before, beforeUnit = "", after, afterUnit = ""] = (isPair && EACH.exec(text)) || [];
  const load = before ?? after;
  return load === undefined ? text : `${load}${before === undefined ? afterUnit : beforeUnit} each hand`;
}

/** Bells of some of the sets, where they are about as heavy as those that are known; no seconds, then. */
function someBells(text: string, sets: readonly LogSet[]): string | null {
  const [, which, heavy] = BELLS_OF.exec(text) ?? [];
  const [, bells = heavy ?? "", where = which] = BELLS_FOR.exec(text) ?? [];
  const load = Number(bells.replace(",", "."));
  const isNear = sets.some(({ weight }) => weight !== null && Math.max(weight / load, load / weight) <= ABOUT);
  return where === undefined || bells === "" || !isNear ? null : `${where} was at ${bells}`;
}
const ABOUT = 1.6;

/** "Ok hammer then, 14s": what was held, behind the name of the exercise. */
const BEHIND_NAME =
  /^(\D{3,40}?[\p{L})][ ,]+(?:(?:with|at|the|mit|con|avec|com) )*)(\d{1,2}(?:[.,]5)?)['’]?s[\s.!]*$/iu;

/** An answer that names an exercise and the bells for it, of sets of repetitions without a load; any other text as it is. */
export function bellsBehindName(text: string, sets: readonly LogSet[]): string {
  const isBare =
    sets.length > 0 && sets.every(({ reps, durationS, weight }) => reps !== null && (durationS ?? weight) === null);
  return isBare ? text.replace(BEHIND_NAME, "$1$2 each hand") : text;
}
