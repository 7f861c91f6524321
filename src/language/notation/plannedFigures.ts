import type { Stretch } from "./otherTimes.ts";

/** A box that was left empty in a list of which others were ticked. */
const UNTICKED = /^[ \t]*[-*•]?[ \t]*\[ ?\][^\n]*$/gm;
const TICKED = /\[x\]/i;

/** Lines of a list that were not ticked, in one of which others were. Linear. */
export const plannedFigures = (text: string): Stretch[] =>
  TICKED.test(text)
    ? [...text.matchAll(UNTICKED)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
    : [];
