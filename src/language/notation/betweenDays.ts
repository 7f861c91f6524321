import type { FoundDate } from "../dates/dates.ts";
import type { Mark } from "./marks.ts";

/** Behind a day that leads: its sets, with nothing that ends it before them. */
const LEADS = /^[ :]*[\p{L}\d(][^\n,;]*\d/u;
const LEADS_WITHIN = 40;

/** Where another day is said amounts end: "squat mon 100 3x5 wed 102.5 3x5". */
export function betweenDays(days: readonly FoundDate[], text: string): Mark[] {
  return days.flatMap(({ date, start, end }, at) => {
    const before = days.slice(0, at).findLast((day) => day.date !== null)?.date;
    return date === null || before === undefined || before === date || !LEADS.test(text.slice(end, end + LEADS_WITHIN))
      ? []
      : [{ kind: "separator" as const, sign: ",", start, end: start }];
  });
}
