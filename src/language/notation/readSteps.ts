import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { Mark } from "./marks.ts";
import { blanked, type Stretch } from "./otherTimes.ts";

const NAMES = "steps|schritte|pas|pasos|passi|passos";
const FIGURE = "\\d{1,3}[.,' ]\\d{3}|\\d{4,6}|\\d{1,2}(?:[.,]\\d)?k";
/** What a watch counts in a day: more steps than any set of an exercise has. */
const STEPS = entered(
  compiled(
    `(?<![\\d.,:x×*])(?:${FIGURE}) ?(?:${NAMES})(?![\\p{L}])|(?<![\\p{L}])(?:${NAMES})[ :=-]{1,3}(?:${FIGURE})(?![\\d.,:]*\\d)`,
    "giu",
  ),
);
const WALKED = entered(
  /\b(?:walk\w*|hik\w*|stroll\w*|spazier\w*|gelaufen|gegangen|march\w*|camin\w*|pase\w*|cammin\w*|randon\w*|promen\w*)\b/i,
);

/**
 * "12400 steps today": a walk of which only the steps are known; they become a remark, beside the walk that is named where one
 * is. Out: marks at their places, and the text with blanks for what was read. Linear.
 */
export function readSteps(text: string): { marks: Mark[]; rest: string } {
  const taken: Stretch[] = STEPS.matches(text).map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
  const isNamed = WALKED.test(text);
  const marks = taken.flatMap(({ start, end }): Mark[] => [
    ...(isNamed ? [] : [{ kind: "word" as const, fold: "walked", start, end: start }]),
    { kind: "note", start, end },
  ]);
  return { marks, rest: blanked(text, taken) };
}
