import { entered } from "../patterns/enteredPattern.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Stretch } from "./otherTimes.ts";
import { setsNotYet } from "./setsNotYet.ts";

/** A box that was left empty in a list of which others were ticked. */
const UNTICKED = /^[ \t]*[-*•]?[ \t]*\[ ?\][^\n]*$/gm;
const TICKED = entered(/\[x\]/i);
const CHECK = /[✅✔☑]/u;
const MARK = /[✅✔☑❌✗✘🚫⬜☐⏳🔜]\uFE0F?/gu;
const LINE = /[^\n]+/g;
const WORD = /\p{L}[\p{L}-]*/gu;

/** "Bench 3x5 80 ✅ squat 3x5 120 ❌", "✅ bench 3x5 80 ⬜ squat 3x5 120": what bears another mark than a tick, beside what bears one. */
function unchecked(text: string): Stretch[] {
  if (!CHECK.test(text)) return [];
  return [...text.matchAll(LINE)].flatMap(({ index: from, 0: line }) => {
    const marks = [...line.matchAll(MARK)];
    const leads = /^[ \t\-*•]*$/.test(line.slice(0, marks[0]?.index ?? 0));
    return marks.flatMap(({ index, 0: mark }, at) => {
      const before = marks[at - 1];
      const start = leads ? index : before === undefined ? 0 : before.index + before[0].length;
      const end = leads ? (marks[at + 1]?.index ?? line.length) : index + mark.length;
      const said = line.slice(start, end);
      // "100x5 ✅ 100x4 ❌": a set that fell, of the lift before.
      const isNamed = (said.match(WORD) ?? []).some((word) => isMovementWord(word.toLowerCase()));
      // "130 ❌ (skipped, back)" says in words what became of it.
      const isTold = !leads && marks[at + 1] === undefined && /\p{L}/u.test(line.slice(end));
      return CHECK.test(mark) || !/\d/.test(said) || !isNamed || isTold
        ? []
        : [{ start: from + start, end: from + end }];
    });
  });
}

/** Lines of a list that were not ticked, in one of which others were, and sets for which there was no time beside those that were done. Linear. */
export const plannedFigures = (text: string): Stretch[] => [
  ...(TICKED.test(text)
    ? [...text.matchAll(UNTICKED)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
    : []),
  ...unchecked(text),
  ...setsNotYet(text.toLowerCase()).filter(({ isLeft }) => isLeft),
];
