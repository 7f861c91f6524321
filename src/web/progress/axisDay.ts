/** Days under a plot: "21 Nov" or, where ticks are far apart, "Nov 26". Given in UTC, as days without a zone. */
export function axisDay(locale: string): (day: Date, form: "day" | "month") => string {
  const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  const months = new Intl.DateTimeFormat(locale, { month: "short", year: "2-digit", timeZone: "UTC" });
  return (day, form) => (form === "day" ? days : months).format(day);
}
