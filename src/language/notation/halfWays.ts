import { readNumberWords } from "../numbers/numbers.ts";

const UNIT =
  "miles?|mi|km|k|kilomet(?:er|re)s?|meilen?|kil[oó]metros?|chilometr[oi]|quil[oô]metros?|millas?|milhas?|miglia|miglio|lieues?";
const WORD = "\\p{L}{2,9}|an?|\\d{1,2}";
/** "a mile and a half", "dos kilómetros y medio", "un km et demi", "two miles and a quarter". */
const AND_A_PART = new RegExp(
  `(?<![\\p{L}\\d.,])(${WORD}) (${UNIT}) (?:and (?:a |one )?(half|quarter)|y (media|medio)|et (demie?)|e (mezzo|mezza|meio|meia)|und (?:ein|eine) (?:halb|halbe|halber)?)(?!\\p{L})`,
  "giu",
);
/** "half a mile", "quarter of a mile", "ein halber Kilometer", "medio kilómetro", "mezzo km", "meio km". */
const PART_OF = new RegExp(
  `(?<![\\p{L}\\d.,])(?<!(?<!\\p{L})(?:and|y|et|e|und) (?:an? |one )?)(?:(?:an? |eine[nr]? |una? |un |uma? )?(half|halbe[nrs]?|demi(?:-|e )?|medi[oa]|mezz[oa]|mei[oa])|(?:an? )?(quarter)|(three quarters))(?: of)?(?: an?)? ?(${UNIT})(?!\\p{L})`,
  "giu",
);
const HINT = /half|halb|quarter|demi|medi[oa]|mezz[oa]|mei[oa]\b/iu;

const whole = (said: string): number | null => {
  if (/^\d+$/.test(said)) return Number(said);
  if (/^(?:an?|une?|uma?|eine?[nr]?|una|uno)$/iu.test(said)) return 1;
  const found = readNumberWords([said.toLowerCase()], 0);
  return found?.length === 1 ? found.value : null;
};

/** Text in which ways of so many and a half, and of less than one, are figures: "1.5 mile". As long as it was. Linear. */
export function withHalfWays(text: string): string {
  if (!HINT.test(text)) return text;
  return text
    .replace(AND_A_PART, (said: string, count: string, unit: string, part: string | undefined) => {
      const ways = whole(count);
      return ways === null
        ? said
        : `${ways + (/^quarter$/i.test(part ?? "") ? 0.25 : 0.5)} ${unit}`.padEnd(said.length);
    })
    .replace(PART_OF, (said: string, half: string | undefined, quarter: string | undefined, _most, unit: string) =>
      `${half !== undefined ? 0.5 : quarter !== undefined ? 0.25 : 0.75} ${unit}`.padEnd(said.length),
    );
}
