import { alignedFold } from "./alignedFold.ts";
import { isMovementWord } from "./clauseWords.ts";
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

/** "Planned: … Did: …", "Target … / Actual: …", on one line or on the next, in six languages. */
const PLAN_AND_DEED =
  /(?<=^|\n)([ \t]*[-*•]?[ \t]*(?:planned|plan|target|prescribed|programmed|scheduled|geplant|prevu|planeado|previsto|programma|programmato|planejado|planeado)[ \t]*[:=][ \t]*)([^\n]{1,160}?)((?:[ \t]*[/|;,.\n]|[ \t]*[-–—=]*>|[ \t]+[-–—])?\s*(?:did|done|actual(?:ly did)?|got|result|completed|gemacht|geschafft|fait|realise|hecho|hice|real|fatto|feito|fiz)[ \t]*[:=][ \t]*)([^\n]*)/g;
const FIGURE =
  /@?[ \t]*\d[\d.,:x×*@%/+–-]*(?:[ \t]?(?:[x×@]|kgs?|kilos?|lbs?|km|k|mi|miles?|m|meters?|metres?|min(?:utes?|s)?|sec(?:onds?|s)?|s|h|sets?|reps?|of|rpe|rir|each)(?![a-z])[ \t]?\d*(?:[.,:]\d+)?)*/g;

/** What was planned beside what was done: all of it where the deed names its exercise, and otherwise all but the name. */
function plannedBesideDeeds(text: string): Stretch[] {
  if (!/[:=]/.test(text)) return [];
  return [...alignedFold(text).matchAll(PLAN_AND_DEED)].flatMap(
    ({ index, 1: label = "", 2: plan = "", 3: turn = "", 4: deed = "" }) => {
      const from = index + label.length;
      const end = from + plan.length;
      // The break of the line stays where it was.
      const sign = /^[ \t]*\n?/.exec(turn)?.[0].length ?? 0;
      const turns = { start: end + sign, end: end + turn.length };
      const isNamed = (deed.match(/[a-z]{3,}/g) ?? []).some((word) => isMovementWord(word));
      if (isNamed) return [{ start: index, end }, turns];
      const figures = [...plan.matchAll(FIGURE)].map((match) => ({
        start: from + match.index,
        end: from + match.index + match[0].length,
      }));
      return [{ start: index, end: from }, ...figures, turns];
    },
  );
}

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
  return [...untickedLines(text), ...plannedBesideDeeds(text), ...meant];
}
