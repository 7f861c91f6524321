import { compiled } from "../patterns/compiled.ts";
import { type EnteredPattern, entered } from "../patterns/enteredPattern.ts";

const ROUNDS = "(?:rounds?|rds?|rnds?|tours|runden|rondas?|vueltas|giri|voltas|rodadas)";
/** "5 rounds + 8", "with 1:20 left": how far somebody came. */
const CAME = entered(
  compiled(
    `\\b(?:(?:got|made it) through (?:it|them|that|all)|(?:with|w\\/) \\d{1,2}:[0-5]\\d (?:left|to spare|remaining|on the clock)|\\d{1,2} ${ROUNDS} ?(?:\\+|plus|and|und|et|y|e) ?\\d{1,3}(?: reps?)?(?=[ .,;!)]|$)|(?:getting|got|scored?|managed|ended (?:up )?with) \\d{1,2} ?\\+ ?\\d{1,3})`,
  ),
);
/** "12 min AMRAP …, 5 rounds": as many as there were, at its end. */
const AMRAP = entered(/\bamrap\b/g);
const AS_MANY = entered(
  compiled(
    `(?:[,.;:=!\\n–-]|\\b(?:got|did|made|score|result|ergebnis|total)) ?\\d{1,2}(?: ?\\+ ?\\d{1,3}| ${ROUNDS}(?: (?:rx|scaled|done|completed?|total|exactly|today))?)\\W*$`,
    "g",
  ),
);
/** "21-15-9 …, 7:14": how long a circuit took, at its end. */
const CIRCUIT = entered(
  compiled(`\\bfor time\\b|\\brft\\b|\\d ?${ROUNDS}\\b|\\b\\d{1,3}-\\d{1,3}-\\d{1,3}\\b|\\bmetcon\\b|\\bwods?\\b`, "g"),
);
const TOOK = entered(
  /(?<![\d:.]|\b(?:cap|limit|under|sub|below|goal|target|unter|max|at|by|until|um|a las|a|rest|pause|on|off|of|every|each) ?:? ?)\b\d{1,2}:[0-5]\d(?!:?\d| ?(?:cap|limit|am|pm|h\b|uhr|rest|pause|min rest|each|per|pace|\/))(?: ?(?:min(?:utes)?|rx'?d?|scaled|total))?(?=\W*$|[.!;,] | (?:and|then|but|und|et|y|e)\b)/g,
);

/** What stands before each score, from the first place on where what it is the score of is named; none over a question mark. */
function toldBefore(text: string, named: EnteredPattern, score: EnteredPattern): string[] {
  const scores = score.matches(text);
  if (scores.length === 0) return [];
  const places = named.matches(text).map(({ index, 0: found }) => ({ index, end: index + found.length }));
  return scores.flatMap(({ index }) => {
    const since = text.lastIndexOf("?", index - 1);
    const place = places.find((one) => one.index > since && one.end <= index);
    return place === undefined ? [] : [text.slice(place.end, index)];
  });
}

/** Whether anything is told of what was done: words, and figures before them. */
const tellsFigures = (text: string): boolean => {
  const figure = text.search(/\d/);
  return figure >= 0 && /[a-z]/.test(text.slice(figure));
};

/**
 * Whether a circuit is told by how far somebody came or how long it took, as only those tell who have done it. In: folded text.
 * Linear.
 */
export const tellsScore = (folded: string): boolean =>
  /\d[+:]|\d \+|rounds?|rds|rnds|tours|runden|ronda|vueltas|giri|voltas|rodadas|through/.test(folded) &&
  (CAME.test(folded) ||
    toldBefore(folded, AMRAP, AS_MANY).some(tellsFigures) ||
    toldBefore(folded, CIRCUIT, TOOK).some((text) => /[a-z]/.test(text)));

/** The words of a plan and of an evening that may yet come, where a score is told. In and out: folded text. */
export const asScored = (folded: string): string =>
  tellsScore(folded)
    ? folded
        .replace(/\b(?:wods?|metcon)\b/g, "it")
        .replace(/\b(?:tonights?|ce soir|stasera|esta noche|heute abend|hoje a noite)\b/g, "today")
    : folded;
