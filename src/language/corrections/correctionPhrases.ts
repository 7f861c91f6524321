import { readDates } from "../dates/dates.ts";
import { compiled } from "../patterns/compiled.ts";
import { CORRECTION_FILLERS, MANNER, NOT_BUT } from "./correctionWords.ts";

const ANY_MOMENT = { sentAt: "2026-01-14T12:00:00Z", timezone: "UTC", unit: "kg" } as const;

/** Takes the words of a day or a time out. They are found only, not resolved: any moment serves. */
export function takeWhen(text: string): { text: string; when: string | null } {
  const [found] = readDates(text, ANY_MOMENT);
  if (!found) return { text, when: null };
  return {
    text: `${text.slice(0, found.start)} ${text.slice(found.end)}`.replace(/\s+/g, " ").trim(),
    when: text.slice(found.start, found.end),
  };
}

const NOT_BEFORE = compiled(`(?<![\\p{L}])${NOT_BUT}[ ,]*(?:on |from )?$`, "u");

/** The day that is meant where another one is named as wrong: "Thursday, not today". `contrasted`: one was. */
export function takeMeantDay(text: string): { text: string; when: string | null; contrasted: boolean } {
  const found = readDates(text, ANY_MOMENT).filter(({ date, vague }) => date !== null || vague);
  const [first, second] = found;
  if (found.length > 2) return ofSeveralDays(text, found);
  if (!first || !second) return { ...takeWhen(text), contrasted: false };
  const wrong = found.find(({ start }) => NOT_BEFORE.test(text.slice(0, start)));
  const right = found.find((one) => one !== wrong);
  if (!wrong || !right) return { ...takeWhen(text), contrasted: false };
  const without = [...found]
    .reverse()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  const rest = without
    .replace(/\s+/g, " ")
    .replace(/(?<![\p{L}])(?:not|but|sondern|nicht)(?![\p{L}])/gu, " ")
    .trim();
  return { text: rest, when: text.slice(right.start, right.end), contrasted: true };
}

/** "Not today's Monday, last week": what is named as wrong, and what hangs on it, is no day that is meant. */
function ofSeveralDays(
  text: string,
  found: readonly { start: number; end: number }[],
): { text: string; when: string | null; contrasted: boolean } {
  const wrong = found.findIndex(({ start }) => NOT_BEFORE.test(text.slice(0, start)));
  const [one] = wrong < 0 ? [] : found.slice(wrong);
  if (one === undefined) return { ...takeWhen(text), contrasted: false };
  const end = found.slice(wrong).reduce((at, next) => (next.start - at <= 3 ? next.end : at), one.end);
  const rest = `${text.slice(0, one.start).replace(NOT_BEFORE, "")} ${text.slice(end)}`.replace(/\s+/g, " ").trim();
  return { ...takeWhen(rest), contrasted: true };
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
