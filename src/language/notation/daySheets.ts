import type { Gathering } from "./gathering.ts";

export const lineOf = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;

/** "Mon easy run / Tue 5k 25:00 / Wed rest": where the lines of a sheet begin, each with a day of its own; none where only one does. */
export function daysOfSheet(text: string, days: Gathering["days"]): ReadonlySet<number> {
  const lines = new Map<number, string | null>();
  for (const { start, date } of days) {
    const line = lineOf(text, start);
    if (date !== null && /^[\s\-*•([]*$/.test(text.slice(line, start))) lines.set(line, date);
  }
  return new Set(lines.values()).size > 1 ? new Set(lines.keys()) : new Set();
}

/** Whether two places stand on lines of a sheet that different days begin. */
export function areOnOtherDays({ text, days }: Pick<Gathering, "text" | "days">, one: number, other: number): boolean {
  const [first, second] = [lineOf(text, one), lineOf(text, other)];
  if (first === second || days.length < 2) return false;
  const sheet = daysOfSheet(text, days);
  return sheet.has(first) && sheet.has(second);
}
