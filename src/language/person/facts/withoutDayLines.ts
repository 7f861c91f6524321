import { SHORT_WEEKDAYS, WEEKDAYS } from "../../dates/dateWords.ts";
import { foldText } from "../../foldText.ts";
import { readTables } from "../../notation/readTables.ts";

const isDay = (word: string): boolean => WEEKDAYS.has(word) || SHORT_WEEKDAYS.has(word);
/** Says when one trains or can. */
const HABIT = /\b(?:i|i'm|train\w*|free|available|can|usually|always|every|gym days?|can't)\b/i;
const HEAD = /^[\s\-*•#>]*(\p{L}{2,12})\.?(?=\s*(?:[-–—:,|(]|$|\d))[\s\-–—:,|]*/u;

const JOINS = /^(?:and|und|et|y|e|on|both|am)$/;
/** Sets, or how long or far something was. */
const TELLS_TRAINING = /\d ?[x×@/] ?\d|\d ?(?:min\p{L}*|km|mi|miles?)(?!\p{L})/u;

/** "Lunes 16", "Fri", "Mon 16:", "Friday, Nov 20, 2026 at 6:40pm": a line without the day that heads it. */
function withoutDay(line: string): string {
  const words = foldText(line).match(/[\p{L}-]+|\d+/gu) ?? [];
  const [day = "", number, ...rest] = words;
  // "tue and thu": on which days that was.
  const named = words.filter((word) => !JOINS.test(word));
  if (named.length > 1 && named.every(isDay)) return "";
  if (isDay(day) && rest.length === 0 && (number === undefined || /^\d{1,2}$/.test(number))) return "";
  const head = HEAD.exec(line);
  return head !== null && isDay(foldText(head[1] ?? "")) && !HABIT.test(line) ? line.slice(head[0].length) : line;
}

/**
 * A text without the headings of days under which a diary keeps its sets, and without the rows of its tables: they say when one
 * trained and what, and nothing of oneself. A text of one line is as it was.
 */
export function withoutDayLines(text: string): string {
  if (!text.includes("\n")) return text;
  const told = /[\t;|,][^\n]*\n/.test(text) ? readTables(text).rest : text;
  const lines = told.split("\n");
  return TELLS_TRAINING.test(told) || told !== text
    ? lines
        .map(withoutDay)
        .filter((line) => line.trim() !== "")
        .join("\n")
    : text;
}
