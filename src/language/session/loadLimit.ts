import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const UNIT = "(kgs?|kilos?|lbs?|pounds?)";
const LIMIT = entered(
  compiled(
    `\\b(?:not (?:allowed|able|supposed|meant|cleared|permitted) to|can not|must not|should not|do not|never|nothing|no|not|avoid)(?: \\w+){0,4}? (?:more than|over|above|heavier than|exceeding|beyond|past) (?:about |around )?(\\d+(?:[.,]\\d)?) ?${UNIT}\\b|\\b(?:(?:lift|lifting|load|weight|weights)(?: \\w+){0,2} )?(?:limit(?:ed)?|restricted|restriction|max(?:imum)?|at most|up to)(?: (?:is|of|to|at|lifting))* (?:about |around )?(\\d+(?:[.,]\\d)?) ?${UNIT} (?:lifting |weight |load )?(?:limit|restriction|max|only|per hand|total|at most)?\\b|\\b(\\d+(?:[.,]\\d)?) ?${UNIT} (?:lifting |weight |load )?(?:limit|restriction|max(?:imum)?|at most|or less|or lighter|tops)\\b`,
  ),
);

/** The heaviest weight that may be used, as said ("5 kg"); `null` when none is named. In: plain text of `sessionText`. */
export function readLoadLimit(plain: string): string | null {
  const [, a, aUnit, b, bUnit, c, cUnit] = LIMIT.exec(plain) ?? [];
  const value = a ?? b ?? c;
  const unit = aUnit ?? bUnit ?? cUnit;
  return value === undefined || unit === undefined ? null : `${value} ${/^(?:kg|kilo)/.test(unit) ? "kg" : "lb"}`;
}
