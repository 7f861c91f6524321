import { compiled } from "../patterns/compiled.ts";
import { keepingLast } from "../patterns/keepingLast.ts";
import { readFacts } from "../person/facts/readFacts.ts";
import { readMinutes, type SessionMinutes } from "./sessionMinutes.ts";

/** What somebody tells of themselves in the same breath as their age. */
const INTRODUCES: ReadonlySet<string> = new Set(["name", "occupation", "body_weight", "height"]);
/** Any day: an age does not depend on it. */
const ANY_DAY = "1970-01-01";

/** What somebody who introduces themselves says their age is; `null` for everybody else. */
export const introducedAge = keepingLast((text: string): string | null => {
  const facts = readFacts(text, { day: ANY_DAY, byRulesAlone: true });
  const age = facts.find(({ type }) => type === "age")?.value ?? null;
  return facts.some(({ type }) => INTRODUCES.has(type)) ? age : null;
});

/** Whether a figure without a unit is the age of one who introduces themselves: "I'm Jake, 15, just joined a gym". */
function isAge(text: string, { range, signals }: SessionMinutes): boolean {
  if (range === null || !signals.includes("minutes_bare") || !/\p{L}/u.test(text)) return false;
  return isInBrackets(text, range.max) || introducedAge(text) === String(range.max);
}

/** "My son (15) and me": whoever is named is so old. */
const isInBrackets = (text: string, years: number): boolean =>
  compiled(`\\p{L} \\(${years}(?: ?(?:y/?o|years?|ans|a\u00f1os|anos|anni|jahre))?[,)]`, "u").test(text);

/** The minutes of a session, and no years of a life. In: a request as typed, and its plain text of `sessionText`. */
export function readOwnMinutes(text: string, plain: string): SessionMinutes {
  const minutes = readMinutes(plain);
  return isAge(text, minutes) ? { ...minutes, range: null, signals: [] } : minutes;
}
