import { readDates } from "../dates/dates.ts";
import { CORRECTION_FILLERS, MANNER } from "./correctionWords.ts";

/** Takes the words of a day or a time out. They are found only, not resolved: any moment serves. */
export function takeWhen(text: string): { text: string; when: string | null } {
  const [found] = readDates(text, { sentAt: "2026-01-14T12:00:00Z", timezone: "UTC", unit: "kg" });
  if (!found) return { text, when: null };
  return {
    text: `${text.slice(0, found.start)} ${text.slice(found.end)}`.replace(/\s+/g, " ").trim(),
    when: text.slice(found.start, found.end),
  };
}

/** Words that carry something. */
export function content(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => !CORRECTION_FILLERS.has(word));
}

/** The words from the first to the last that carries something, or `null`. */
export function phraseIn(text: string): string | null {
  const words = [...text.matchAll(/[\p{L}\d'-]+/gu)];
  const carrying = words.filter(([word]) => /\p{L}/u.test(word) && !CORRECTION_FILLERS.has(word));
  const [first, last] = [carrying[0], carrying.at(-1)];
  if (!first || !last || carrying.every(([word]) => MANNER.test(word))) return null;
  const phrase = text
    .slice(first.index, last.index + last[0].length)
    .replace(/~/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return phrase.length > 80 ? null : phrase;
}
