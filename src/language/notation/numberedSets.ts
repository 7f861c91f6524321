import { NUMBER_WORDS } from "../numbers/figurePattern.ts";
import { readNumberWords } from "../numbers/numbers.ts";
import { ORDINAL_WORDS, placeOf } from "../numbers/ordinals.ts";
import { compiled } from "../patterns/compiled.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { alignedFold } from "./alignedFold.ts";
import { isMovementWord } from "./clauseWords.ts";

const NOUN = "(?:set|satz|serie|seria|tanda|giro|ronda|runde|durchgang)";
const THE = "(?:(?:the|my|on|in|la|le|el|il|der|die|das|a|o) |l')*";
/** The numbers of sets in words, folded: alternatives of a pattern. */
export const COUNT_WORDS =
  "one|two|three|four|five|six|seven|eight|eins|zwei|drei|vier|funf|sechs|un|une|deux|trois|quatre|cinq|uno|una|dos|tres|cuatro|cinco|due|tre|quattro|cinque|um|uma|dois|quatro";
const COUNTED = `\\d{1,2}|${COUNT_WORDS}`;
/** Between the number of a set and its first figure. */
const LINK =
  "(?:[ ,:.)>=-]|(?<= )(?:was|were|is|i|at|with|did|got|for|war|waren|mit|bei|con|com|avec|de|fue|foi|era|etait|a)(?= ))*";
const FIGURE = `(?=${LINK}(?:\\d|bw\\b|${NUMBER_WORDS}(?!\\p{L})))`;
const ENDS =
  "(?![\\p{L}\\d]|[.,]\\d|:[0-5]\\d(?![\\d ]*[x×*@])| ?[x×*] ?\\d| (?:of|von|de|di|x|times|sets?|reps?) \\d)[:.)]?";
/** Sets whose exercise is said again: "set 1 bench 60x10 set 2 bench 65x8". */
const SOON = `(?:${FIGURE}|(?=[^\\d\\n]{0,30}\\d))`;
/** The ways in which sets are numbered, each with its number or its place in the row. */
const WAYS = [
  `(?<![\\p{L}\\d])${THE}${NOUN} ?(?:#|no\\.? ?|nr\\.? ?|number |nummer )?(${COUNTED})${ENDS}${SOON}`,
  `(?<![\\p{L}\\d])s(\\d{1,2})${ENDS}${FIGURE}`,
  `(?<![\\p{L}\\d])#(\\d{1,2})${ENDS}${FIGURE}`,
  `(?<![\\p{L}\\d])${THE}(${ORDINAL_WORDS}|\\d{1,2}[.°](?= ?${NOUN}))(?: ${NOUN})?(?![\\p{L}\\d])${FIGURE}`,
  `(?<![\\p{L}\\d.,:-])(\\d{1,2})[.)](?= )${SOON}`,
].map((source) => compiled(source, "gu"));
const MAY_NUMBER =
  /(?<![\p{L}\d])(?:set|satz|serie|seria|tanda|giro|ronda|runde|durchgang|s\d|#\d|[1-3][.)] |[1-3][\p{L}°]|first|second|erste|zweite|prem|deux|prim|seg|seco)/u;

const numberIn = (word: string): number =>
  /^\d/.test(word) ? Number.parseInt(word, 10) : (readNumberWords([word], 0)?.value ?? placeOf(word));

const FELL = /(?<!\p{L})(?:miss|fail|bomb|lost)\p{L}*(?: (?:the|my|on|at))*\s*$/iu;

const A_FIRST = /(?<![\p{L}\d])(?:first|1st|erste\p{L}?|premi[eè]re?|primer[ao]?|prim[ao]|primeir[ao])(?!\p{L})/iu;

/** From a figure with its unit up to a name behind which no figure comes. */
const NEXT_NAME =
  /(?<![\d.,x×*@/])\d[\d.,x×*@/]*(?: ?(?:kgs?|kilos?|lbs?|pounds?|reps?|repetitions|wdh|repes|each|rpe|rir)(?!\p{L}))*[.,;]? (?=\p{L}{3}[^\d\n]*$)/iu;

/** Where the name of a movement begins among the words between two places; the first place where none is known. */
function nameFrom(text: string, from: number, until: number): number {
  const words = matchesIn(text.slice(from, until), /(?<= |^)\p{L}[\p{L}-]*/gu);
  return from + (words.find(([word]) => isMovementWord(alignedFold(word)))?.index ?? 0);
}

/** The number of a set, and where it stands. */
export type SetNumber = { start: number; end: number; number: number };

/** The numbers of sets that count up, for each exercise from one again, each with a figure behind it; `[]` where there are no two. Linear. */
export function setNumbers(text: string): SetNumber[] {
  const folded = alignedFold(text);
  if (!MAY_NUMBER.test(folded)) return [];
  for (const way of WAYS) {
    const found = matchesIn(folded, way).map(({ 0: said, 1: number = "", index }) => ({
      start: index,
      end: index + said.length,
      number: numberIn(number),
    }));
    // "bench 1) 80x8 2) 80x7 squat 1) 100x5": each exercise has its own row.
    const goesOn = ({ number }: SetNumber, at: number): boolean => {
      const before = found[at - 1]?.number;
      return before === undefined || number === before + 1 || (number === 1 && before > 1);
    };
    if (found.length > 1 && found.every(goesOn)) return found;
  }
  return [];
}

/**
 * The text with the numbers of its sets as commas: "s1 60x10 s2 65x8", "1. Satz 60x10 2. Satz 65x8", "set one 60 by 10, set two 65 by
 * 8". A row counts up from one, or from two behind a set that has no number; one number alone stays. As long as it was. Linear.
 */
export function withoutSetNumbers(text: string): string {
  const found = setNumbers(text);
  const [first] = found;
  if (!first || first.number > 2) return text;
  const before = text.slice(0, first.start);
  // "First plate 10, second 8 and third one 6 times": plates are counted.
  if (first.number === 2 && (!/\d/.test(before) || A_FIRST.test(before))) return text;
  // "Second 180, missed third at 187.5": the attempt is what was missed.
  if (found.some(({ start }) => FELL.test(text.slice(0, start)))) return text;
  let whole = text;
  for (const [at, { start, end, number }] of found.entries()) {
    // "… 2) 80x7 squat 1) 100x5": the name before a row that begins again is that of the next exercise.
    const from = found[at - 1]?.end ?? start;
    const said = NEXT_NAME.exec(number === 1 ? text.slice(from, start) : "");
    const name = said ? nameFrom(text, from + said.index + said[0].length, start) : 0;
    if (name > 0) whole = `${whole.slice(0, name - 1)}\n${whole.slice(name)}`;
    // "1. squat 5x5 2. bench 3x8": exercises, one a line.
    const isLine = /^\d/.test(text.slice(start)) && /^[ *]*\p{L}{3}/u.test(text.slice(end));
    whole = `${whole.slice(0, start)}${(isLine ? "\n" : ",").padEnd(end - start)}${whole.slice(end)}`;
  }
  return whole;
}
