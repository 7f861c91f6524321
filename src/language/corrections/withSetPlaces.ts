import { foldText } from "../foldText.ts";
import { COUNT_WORDS, setNumbers } from "../notation/numberedSets.ts";
import { readNumberWords } from "../numbers/numbers.ts";
import { ORDINAL_WORDS, placeOf } from "../numbers/ordinals.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { WAS } from "./correctionWords.ts";

const NTH = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
const NUMBER = `([1-8]|${COUNT_WORDS})`;
const SAID = `(?=[ ,:]+(?:(?:c |it |that |es |das )?${WAS}|i|ich|j ai|had|only|just|nur|solo|should|\\d))`;
/** "Set two was 9", "set #2 9", "s2 was 9", "Satz zwei waren 9". */
const NUMBERED = compiled(
  `(?<![\\p{L}\\d])(?:(?:set|satz|serie|tanda) ?(?:# ?|no\\.? ?|nr\\.? ?|number |nummer |numero )?${NUMBER}|s([1-8])|#([1-8]))(?![\\p{L}\\d])${SAID}`,
  "gu",
);
/** "2. Satz", "2ª serie", "la 2e 9". */
const FIGURED = compiled(
  `(?<![\\p{L}\\d.,:])([1-8])(?:\\.(?= ?satz)|[ªºo]|e|er|ere|re|eme|ieme)(?= ?(?:satz|set|serie|tanda)| (?:\\d|${WAS})|[ .!]*$)`,
  "gu",
);
const BEFORE_LAST = compiled(
  `(?<!\\p{L})(?:(?:second|2nd|next) (?:to|from) (?:the )?last|last but one|one before (?:the )?last|vorletzte[nrs]?|avant ?-?derniere?|penultim[oa]|penultimate)(?: (?:set|one|satz|serie))?(?!\\p{L})${SAID}`,
  "gu",
);
/** "Beim zweiten hatte ich nur 9", "la segunda hice 9", "on the second i got 9": the set, and how many it were. */
const DONE = compiled(
  `^((?:(?:no|nein|non|nao|sorry|perdon|scusa|pardon|desculpa|oh|ah|and|und|et|y|e|aber|but|mais|pero|ma|mas|actually|eigentlich)[ ,]+)*)(?:(?:auf|bei|beim|im|in|sur|en|na|no|nella|nell|al|alla|on|for|a|au) )?(?:(?:dem|der|den|la|le|el|il|the|my) )?(${ORDINAL_WORDS})(?: (?:one|i|ich|es|j|ai|ho|he|eu|yo|only|nur|bloss|just|solo|seulement|apenas|hatte|hab|habe|war|waren|fait|hice|hizo|fatto|fiz|fueron))*,? (?=\\d+(?:[.,]\\d+)?(?: ?(?:kgs?|kilos?|lbs?|reps?|wdh))?(?: (?:gemacht|geschafft|reps|wdh))?[ .!]*$)`,
  "u",
);

const nth = (place: number): string => NTH[place - 1] ?? `${place}th`;
const numberIn = (word: string): number =>
  /^\d$/.test(word) ? Number(word) : (readNumberWords([word], 0)?.value ?? placeOf(word));
const MAY_PLACE = entered(
  compiled(`set|satz|serie|tanda|s[1-8]|#[1-8]|[1-8][.ªºaeor]|last|letz|ultim|dernier|${ORDINAL_WORDS}`, "u"),
);

/**
 * A correction with the sets that it names by number or place named as one way only: "set two was 9", "der 2. Satz war 9", "la segunda
 * hice 9" → "second set …". In: a message. Out: the same text where it names none so; else folded. Linear.
 */
export function withSetPlaces(text: string): string {
  const folded = foldText(text);
  if (!MAY_PLACE.test(folded)) return text;
  const row = setNumbers(folded);
  // "2nd set 60x8 3rd 60x7": those behind the first, whether they are there or not.
  if ((row[0]?.number ?? 0) > 1 && row[0]?.start === 0)
    return row
      .map(
        ({ end, number }, at) =>
          `${nth(number)} set ${folded.slice(end, row[at + 1]?.start).replace(/^[ :,.-]+|[ ,;.]+$/g, "")}`,
      )
      .join(", ");
  const placed = folded
    .replace(BEFORE_LAST, "penultimate set")
    .replace(
      NUMBERED,
      (_, spelled?: string, short?: string, hashed?: string) =>
        `${nth(numberIn(spelled ?? short ?? hashed ?? ""))} set`,
    )
    .replace(FIGURED, (_, figure: string) => nth(Number(figure)))
    .replace(DONE, (_, lead: string, ordinal: string) => `${lead}${nth(placeOf(ordinal))} set `)
    .replace(/(?<=\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth)) (?:satz|serie|tanda)(?!\p{L})/gu, " set");
  return placed === folded ? text : placed;
}
