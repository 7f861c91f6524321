import { figuredText } from "../corrections/figuredText.ts";
import { compiled } from "../patterns/compiled.ts";

/** "Fives", "two triples": reps named as a noun. */
const NAMED_REPS: Readonly<Record<string, number>> = {
  ...{ singles: 1, doubles: 2, triples: 3, threes: 3, fours: 4, fives: 5, sixes: 6, sevens: 7, eights: 8, nines: 9 },
  ...{ tens: 10, elevens: 11, twelves: 12, dozens: 12, fifteens: 15, twenties: 20 },
};
const NAMED = compiled(
  `(?<![\\p{L}\\d])(?:(\\d{1,2})(?: sets of)? )?(${Object.keys(NAMED_REPS).join("|")})(?![\\p{L}])`,
  "gu",
);
/** "Just the one": a single. */
const LONE_REP =
  /^\W*(?:(?:just|only|nur|bloss|seulement|solo|soltanto|apenas|so) )*(?:(?:the|das) )?(?:one|single|1|einen?|eine|un|une|una|uno|um|uma)(?: (?:rep|lift|go|single|mal|fois|vez|volta|wiederholung))?[\s.!]*$/;
/** "Five by five", "fünf mal fünf": sets and reps. */
const BY =
  /(?<![\d.,:])(\d{1,2}) (?:by|mal|fois|par|por|per|times|veces|volte|vezes) (?=\d{1,3}(?!\d|[.,:]\d| ?(?:kgs?|kilos?|lbs?|pounds|min|sec|%)))/g;
/** "3 sets of 10, then 5": one more, of 5. */
const THEN =
  /(?<![\d.,:])([2-9]) (?:sets? of|satze (?:mit|a|von)|series de|serie da|series de) (\d{1,2}),? (?:and |und |et |y |e |e )?(?:then|dann|puis|luego|poi|depois) (?:(?:one|1) (?:set )?of )?(\d{1,2})(?=[\s.!]*$)/g;
/** "About 8, the last one maybe 6". */
const HEDGES =
  /(?<!\p{L})(?:about|around|roughly|maybe|probably|prob|perhaps|i (?:think|guess)|or so|ish|circa|ca|etwa|ungefahr|vielleicht|environ|peut etre|unos|quizas|forse|talvez)(?!\p{L}) ?/gu;
/** "10, 9 and then failed at 7": the last of them, however it ended. */
const FAILED_AT =
  /,?(?: (?:and|then|but))* ?(?:failed|failing|gave up|gave out|stopped|died|crashed|had to stop|only|just)(?: (?:at|on|after|with|got|made|managed))* (?=\d)/g;

/**
 * An answer to a question for a number, folded, with its number words as figures: "three sets of eight" → "3 sets of 8".
 * Where reps are asked for, "5s" and "fives" are 5 reps and never seconds. Linear.
 */
export function spokenAmounts(text: string, about: string): string {
  const figured = figuredText(text)
    .replace(BY, "$1x")
    .replace(THEN, (_, count: string, reps: string, last: string) => `${`${reps}, `.repeat(Number(count))}${last}`)
    .replace(FAILED_AT, (_, at: number) => (at === 0 ? " " : ", "));
  if (about !== "reps") return figured.trim();
  if (LONE_REP.test(figured)) return "1";
  return figured
    .replace(HEDGES, " ")
    .replace(NAMED, (_, sets: string | undefined, word: string) =>
      sets === undefined ? `${NAMED_REPS[word]} reps` : `${sets} sets of ${NAMED_REPS[word]}`,
    )
    .replace(/(?<![\d.,:])(\d{1,2}) ?'?s(?![\p{L}\d])/gu, "$1 reps")
    .replace(/ reps(?=[ ,]+(?:and |then )*\d)/g, "")
    .trim();
}
