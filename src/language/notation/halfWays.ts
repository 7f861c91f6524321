import { readNumberWords } from "../numbers/numbers.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const UNIT =
  "miles?|mi|km|k|kilomet(?:er|re)s?|meilen?|kil[oó]metros?|chilometr[oi]|quil[oô]metros?|millas?|milhas?|miglia|miglio";
const WORD = "\\p{L}{2,9}|an?|\\d{1,2}";
/** "a mile and a half", "dos kilómetros y medio", "un km et demi", "two miles and a quarter". */
const AND_A_PART = compiled(
  `(?<![\\p{L}\\d.,])(${WORD}) (${UNIT}) (?:and (?:a |one )?(half|quarter)|y (media|medio)|et (demie?)|e (mezzo|mezza|meio|meia)|und (?:ein|eine) halbe[nrs]?)(?!\\p{L})`,
  "giu",
);
const LONG = "km|k|kilomet(?:er|re)s?|kil[oó]metros?|chilometr[oi]|quil[oô]metros?|miles?|mi|meilen?";
/** The words agree with what they halve: "media km" is an average. */
const HALVES = `(?:(?:an? |eine[nr]? |une? )?(half|halbe[nrs]?|demi(?:-|e )?)(?: of)?(?: an?)? ?(${LONG})|(?:un |um )?(medio|mezzo|meio) ?(km|kil[oó]metro|chilometro|quil[oô]metro|miglio)|(?:una |uma )?(media|mezza|meia) (milla|milha))`;
/** "half a mile", "ein halber Kilometer", "medio kilómetro", "mezzo km", "meia milha", "quarter of a mile", "three quarters of a mile". */
const PART_OF = compiled(
  `(?<![\\p{L}\\d.,])(?<!(?<!\\p{L})(?:and|y|et|e|und) (?:an? |one )?)(?:${HALVES}|(?:(?:an? )?(quarter)|(three quarters))(?: of)?(?: an?)? ?(${LONG}))(?! ?\\/|\\p{L})`,
  "giu",
);
const HINT = entered(/half|halb|quarter|demi|medi[oa]|mezz[oa]|mei[oa]\b/iu);

/** The unit as the other readers know it, whatever language names it. */
const unitOf = (said: string): string => (/^(?:mi|meile)/i.test(said) ? "mi" : "km");

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
        : `${ways + (/^quarter$/i.test(part ?? "") ? 0.25 : 0.5)} ${unitOf(unit)}`.padEnd(said.length);
    })
    .replace(PART_OF, (said: string, ...groups: (string | undefined)[]) => {
      const [half, ofHalf, medio, ofMedio, media, ofMedia, quarter, , ofPart] = groups;
      const share = (half ?? medio ?? media) ? 0.5 : quarter !== undefined ? 0.25 : 0.75;
      return `${share} ${unitOf(ofHalf ?? ofMedio ?? ofMedia ?? ofPart ?? "")}`.padEnd(said.length);
    });
}
