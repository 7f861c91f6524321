import { readDates } from "../dates/dates.ts";
import type { NotationContext } from "./parsedLog.ts";

const LONGEST_CELL = 40;
const SHORT_DAYS = new Map(
  "mo mon tu tue we wed th thu fr fri sa sat su sun di tue mi wed do thu so sun"
    .split(" ")
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1] ?? ""] as const] : [])),
);

/** "17/11", "18.11.", "Mo", "2026-11-19 18:02": the day that is all there is in a cell. */
export function dayOfCell(cell: string, context: NotationContext): { date: string; performedAt: string | null } | null {
  if (cell.length > LONGEST_CELL || !/\d[./-]\d|\p{L}{2}/u.test(cell)) return null;
  const short = /^(?:mo|tu|we|th|di|mi|do|fr|sa|su|so)\.?$/i.test(cell)
    ? SHORT_DAYS.get(cell.slice(0, 2).toLowerCase())
    : cell;
  const found = [`${/^\d/.test(cell) && cell.includes(".") ? "am" : "on"} ${short}`, `${short}`]
    .map((words) => readDates(words, context))
    .find(([day]) => day !== undefined && day.date !== null)?.[0];
  return found?.date ? { date: found.date, performedAt: found.performedAt } : null;
}
