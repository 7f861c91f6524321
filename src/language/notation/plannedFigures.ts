import { alignedFold } from "./alignedFold.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Stretch } from "./otherTimes.ts";

/** A box that was left empty in a list of which others were ticked. */
const UNTICKED = /^[ \t]*[-*•]?[ \t]*\[ ?\][^\n]*$/gm;
const TICKED = /\[x\]/i;
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

/** Where a message says what was only planned beside what was done, under labels of their own, and lines of a list that were not ticked. Linear. */
export const plannedFigures = (text: string): Stretch[] => [...untickedLines(text), ...plannedBesideDeeds(text)];
