const DAY_MS = 86_400_000;
const THURSDAY = 3;

/** A calendar day `days` later (earlier when negative). In and out: `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The ISO 8601 week that holds a day: Monday to Sunday, in the year of its Thursday. In: `YYYY-MM-DD`. Out: such as
 * `{week: "2026-W47", from: "2026-11-16", to: "2026-11-22"}`.
 */
export function calendarWeek(date: string): { week: string; from: string; to: string } {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  const from = addDays(date, -sinceMonday);
  const thursday = addDays(from, THURSDAY);
  const year = thursday.slice(0, 4);
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / DAY_MS;
  return { week: `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, "0")}`, from, to: addDays(from, 6) };
}
