/** "today", "yesterday, Friday 20 November 2026", "Wednesday 18 November 2026". Both days are `YYYY-MM-DD`. */
export function dayText(date: string, today: string): string {
  if (date === today) return "today";
  const format = new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const parts = Object.fromEntries(format.formatToParts(Date.parse(date)).map(({ type, value }) => [type, value]));
  const named = `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}`;
  const isYesterday = Date.parse(today) - Date.parse(date) === 86_400_000;
  return isYesterday ? `yesterday, ${named}` : named;
}
