import type { Stretch } from "./otherTimes.ts";

const COUNT = "(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)";
const SETS = `(?:${COUNT} ?(?:[x×]|sets of|by) ?${COUNT}(?: reps?)?|${COUNT} (?:sets?|reps?|rounds?)(?: of(?! ${COUNT}))?)`;
const MEANT =
  /\b(?:supposed|meant|planned|planning|going|hoping|hoped|aiming|aimed|wanted|intended|programmed|prescribed|scheduled) (?:to|for|on|it (?:to|for))\b|\b(?:plan|program(?:me)?|sheet|coach) (?:was|said|called for|says)\b/gi;
const TURNS = new RegExp(
  `\\b(?:but|only|instead|ended up|though)\\b[^.;!?\\n]{0,40}?\\b(?:managed|did|got|hit|made|could do|finished|completed|done)\\b[^.;!?\\n]{0,40}?\\b${COUNT}\\b`,
  "i",
);
const EVERY_SETS = new RegExp(`\\b${SETS}(?![\\p{L}\\d])`, "giu");
/** A box that was left empty in a list of which others were ticked. */
const UNTICKED = /^[ \t]*[-*•]?[ \t]*\[ ?\][^\n]*$/gm;
const TICKED = /\[x\]/i;
/** So far behind the plan stands what came of it. */
const FAR = 160;

const untickedLines = (text: string): Stretch[] =>
  TICKED.test(text)
    ? [...text.matchAll(UNTICKED)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
    : [];

/**
 * "Was supposed to do 5x5 but only managed 3x5": where the sets and repetitions that were only meant stand, in a sentence that
 * goes on with what was done, and lines of a list that were not ticked. Weights stay: they are those of what was done, unless another is said. Linear.
 */
export function plannedFigures(text: string): Stretch[] {
  const meant = [...text.matchAll(MEANT)].flatMap(({ index, 0: lead }) => {
    const from = index + lead.length;
    const rest = text.slice(from, from + FAR);
    const end = rest.search(/[;!?\n]|\.(?!\d)/);
    const sentence = end < 0 ? rest : rest.slice(0, end);
    const turn = TURNS.exec(sentence)?.index ?? -1;
    if (turn < 0) return [];
    return [...sentence.slice(0, turn).matchAll(EVERY_SETS)].map((match) => ({
      start: from + match.index,
      end: from + match.index + match[0].length,
    }));
  });
  return [...untickedLines(text), ...meant];
}
