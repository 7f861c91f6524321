import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const COUNT = "(\\d{1,2})";
/** From the count of sets to what was left out of them: figures and units only, and no load behind the sign. */
const BETWEEN =
  "( ?(?:[x×*] ?(?:[12]?\\d|30)(?![\\d.,]?\\d)(?! ?(?:kgs?|kilos?|lbs?|pounds?)\\b)|(?:sets?|s[aä]tzen?|s[ée]ries?|serie)\\b(?: (?:of|à|de|da|di|a) \\d+)?)(?: ?(?:[@,:]|\\d+(?:[.,]\\d+)?(?: ?(?:kgs?|kilos?|lbs?|pounds?))?|reps?|at|rpe|mit|à|con|com|a)(?![\\p{L}\\d])(?! ?[x×*])){0,8}?)";
const LEAD = " ?[,(–-]? ?(?:(?:but|and|though|aber|und|mais|et|pero|y|ma|e|mas) )?";
const OF_SETS = "(?: (one|two|three|2|3))?(?: (?:sets?|ones?))?";
const GONE = [
  `(?:i )?(?:skipped|left out|ditched|binned|bailed on|never did|did not do|didn['’]?t (?:do|get to)) (?:the |my )?(?:last|final)${OF_SETS}`,
  "(?:(?:den|die) )?letzte[nr]? (?:(zwei|drei|beiden) )?(?:satz|s[aä]tze) (?:ausgelassen|weggelassen|sausen lassen|nicht (?:mehr )?(?:gemacht|geschafft))",
  "(?:j['’]ai )?(?:saut[ée]|zapp[ée]|pas fait) (?:la|les) (?:(deux|trois) )?derni[èe]res?(?: s[ée]ries?)?",
  "(?:me )?salt[ée] (?:la|las) (?:(dos|tres) )?[úu]ltimas?(?: series?)?",
  "(?:ho )?saltat[oaie] (?:l['’]ultima|le ultime)(?: (due|tre))?(?: series?)?",
  "pulei (?:a|as) (?:(duas|tr[êe]s) )?[úu]ltimas?(?: s[ée]ries?)?",
].join("|");
const SKIPPED = compiled(`(?<![\\d.,x×*])${COUNT}${BETWEEN}(${LEAD}(?:${GONE})\\)?)(?=\\s*(?:[.,;!?)\\n]|$))`, "giu");
/** "Skipped the last 2 exercises": of none that were told. */
const OTHERS =
  /(?:i )?(?:skipped|left out|ditched|binned|bailed on|did not do|didn['’]?t (?:do|get to)) (?:the |my )?(?:last|final|other|rest)(?: (?:one|two|three|\d))?(?: (?:exercises?|lifts?|movements?|machines?|bits?|parts?))/giu;
const MAY_SKIP = entered(
  /skip|left out|ditch|binned|bailed|never did|did ?n[o'’]?t|gelassen|sausen|nicht|saut[ée]|zapp|pas fait|salt|pulei/i,
);
const NUMBERS = new Map(
  "one two three zwei drei beiden deux trois dos tres due tre duas três"
    .split(" ")
    .map((word) => [word, word === "one" ? 1 : /^(?:three|drei|trois|tres|tre|três)$/.test(word) ? 3 : 2]),
);

/**
 * A log whose last sets were left out, with as many as were done: "5x3 70 kg, skipped the last two" has three. In: a message as
 * typed. Out: the same, every other figure in its place. Linear.
 */
export function withSetsLeftOut(text: string): string {
  if (!MAY_SKIP.test(text)) return text;
  const told = text.replace(OTHERS, (words) => " ".repeat(words.length));
  return told.replace(SKIPPED, (whole, count: string, between: string, gone: string, ...said: unknown[]) => {
    const word = said
      .slice(0, -2)
      .find((one): one is string => typeof one === "string")
      ?.toLowerCase();
    const left = Number(count) - (word === undefined ? 1 : (NUMBERS.get(word) ?? Number(word)));
    return left < 1 ? whole : `${String(left).padStart(count.length)}${between}${" ".repeat(gone.length)}`;
  });
}
