import { SHORT_WEEKDAYS, WEEKDAYS } from "../../dates/dateWords.ts";
import { foldText } from "../../foldText.ts";

/** "Lunes 16", "Fri", "Mon 16:": a weekday, with or without its number, that is all there is on a line. */
function isDayLine(line: string): boolean {
  const [day = "", number, ...rest] = foldText(line).match(/[\p{L}-]+|\d+/gu) ?? [];
  const isDay = WEEKDAYS.has(day) || SHORT_WEEKDAYS.has(day);
  return isDay && rest.length === 0 && (number === undefined || /^\d{1,2}$/.test(number));
}

/** A text without the headings of days under which a diary keeps its sets: they say when one trained and not when one can. A text of one line is as it was. */
export function withoutDayLines(text: string): string {
  const lines = text.split("\n");
  return lines.length < 2 || !/\d ?[x×@/] ?\d/u.test(text) ? text : lines.filter((line) => !isDayLine(line)).join("\n");
}
