import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { Stretch } from "./otherTimes.ts";

const FIGURE =
  "(?:\\d{1,3}(?::\\d\\d){1,2}|\\d{1,4}(?:[.,]\\d{1,2})?|(?:(?:one|two|three|a) )?(?:hundred(?: and)? ?)?(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten|eleven|twelve|fifteen|one|two|three|four|five|six|seven|eight|nine)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)";
const UNIT = "(?:kgs?|kilos?|lbs?|pounds?|reps?|sets?|mins?|minutes?|secs?|seconds?|s|km|miles?)";
const TAKES_BACK =
  "(?:(?:uh+|um+|er+|oh|ah|nah|argh|ugh|my bad|lmao|lol|haha|oops|whoops|ooops|sry|damn|hang on)[ ,]+)*(?:no wait|(?:quatsch|nee|nein|moment|stopp|verschrieben|blödsinn|quatsch nein|non pardon|pardon|non attends|plutôt|no espera|perdón|mejor dicho|digo|no anzi|anzi|no scusa|volevo dire|não espera|quer dizer|aliás|desculpa|ou melhor)|wait no|no sorry|sorry no|no actually|i mean|i meant|scratch that|make (?:that|it)|or rather|correction|no|nope|sorry|wait|actually)(?: (?:it was|uh+|um+))?";
/** "at sixty no seventy kilos", "80 sorry 85kg", "3x10 no wait 3x12": the first of two figures of one kind. */
const FIGURE_TAKEN_BACK = compiled(
  `(?<![:\\p{L}\\d])(${FIGURE})(?: ?[x×] ?${FIGURE})?(?: ?(${UNIT}))?(?:[ ,.]{1,4}|…)${TAKES_BACK}[ ,.]{1,3}(?=(${FIGURE})( ?[x×] ?${FIGURE})?(?: ?(${UNIT}))?(?![\\p{L}\\d]))`,
  "giu",
);
const COUNT = "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)";
const TAKEN_BACK = compiled(
  `\\b${COUNT} (sets?|reps?)[ ,.]{1,3}(?:(?:uh+|um+|er+|oh|ah)[ ,]+)*(?:no|sorry|wait|i mean|actually|make (?:that|it)|scratch that)(?:[ ,]+(?:no|sorry|wait|actually|uh+|um+|i mean))*[ ,]+(?=${COUNT} \\1)`,
  "gi",
);

const MASS = "(?:kgs?|kilos?|lbs?|pounds?)";
/** "200 lbs, ah no kilos": the unit of the same figure. */
const UNIT_TAKEN_BACK = compiled(
  `(?<=\\d ?)(${MASS})[ ,.]{1,3}(?:(?:ah|oh|er|uh|um|haha)[ ,]+)?(?:no|sorry|wait|i mean|i meant|actually|rather)(?:[ ,]+(?:no|sorry|i mean|i meant|in|it was))*[ ,]+(?=(${MASS})\\b)`,
  "gi",
);

const STARRED =
  /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?(?: ?[x×] ?\d{1,3})?)(?: ?(?:kgs?|lbs?|reps?))?[ ,]{1,2}\*(?=(\d{1,4}(?:[.,]\d{1,2})?(?: ?[x×] ?\d{1,3})?)(?![x×\d*]| ?[x×]))/gu;
const MAY_TAKE_BACK = entered(
  /\b(?:no|nah|nope|sorry|wait|mean|meant|actually|scratch|make|rather|correction|quatsch|nee|nein|moment|stopp|verschrieben|pardon|attends|plut|espera|perd|mejor|digo|anzi|scusa|volevo|quer|ali|desculpa|melhor)/i,
);
/** "3x8 80kg no wait 3x10": other sets, with the load between them. */
const SETS_TAKEN_BACK = compiled(
  `(?<![\\d.,:x×@/-])(\\d{1,2} ?[x×] ?\\d{1,3})(,? (?:at |@ ?|mit |con |avec |com |a |à )?\\d{1,3}(?:[.,]\\d{1,2})?(?: ?${MASS})?)([ ,.]{1,4}${TAKES_BACK}[ ,.]{1,3})(?=\\d{1,2} ?[x×] ?\\d{1,3}(?:[ .!]*$|[,;\\n]|[.] ))`,
  "gimu",
);
const sameKind = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one.slice(0, 1).toLowerCase() === other.slice(0, 1).toLowerCase();

/**
 * "Four sets no five sets", "at 60 no 70 kilos": where what was taken back at once stands in a text, the word that takes
 * it back included. Linear in its length.
 */
export function spokenCorrections(text: string): Stretch[] {
  if (!MAY_TAKE_BACK.test(text) && !text.includes(" *")) return [];
  const counts = [...text.matchAll(TAKEN_BACK)];
  const figures = [...text.matchAll(FIGURE_TAKEN_BACK)].filter((match) => {
    const isPair = /\d ?[x×]/.test(match[0]) === (match[4] !== undefined);
    // "100 kg, no wait, 97.5": the unit is that of both, so both are read.
    const keepsUnit = match[2] !== undefined && match[5] === undefined;
    // "three sets of ten, sorry three sets of nine": the ten are no sets.
    const countsAnew = match[2] === undefined && /^sets?$/i.test(match[5] ?? "");
    return isPair && !keepsUnit && !countsAnew && sameKind(match[2], match[5]);
  });
  const units = [...text.matchAll(UNIT_TAKEN_BACK)].filter(([, one, other]) => !sameKind(one, other));
  // "4x5 *4x4": as people mend what they have just typed.
  const starred = [...text.matchAll(STARRED)].filter(
    ([, first, second]) => /[x×]/.test(first ?? "") === /[x×]/.test(second ?? ""),
  );
  const sets = [...text.matchAll(SETS_TAKEN_BACK)].flatMap(({ index, 0: whole, 1: first = "", 3: back = "" }) => [
    { start: index, end: index + first.length },
    { start: index + whole.length - back.length, end: index + whole.length },
  ]);
  const others = [...counts, ...figures, ...units, ...starred].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [...others, ...sets];
}
