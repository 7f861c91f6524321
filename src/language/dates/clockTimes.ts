import { entered } from "../patterns/enteredPattern.ts";
/** A time of day in a text, in minutes after midnight; `half` says which half of the day an unmarked hour was given. */
export type FoundTime = { start: number; end: number; minutes: number; known: boolean };

const MARKED = entered(
  /(?:\b(?:at|around|about|by) |@ ?)?\b(\d{1,2})(?:[:.]([0-5]\d))? ?(am|pm|a\.m\.?|p\.m\.?)(?![a-z])/g,
);
const CLOCK = entered(
  /\b(?:at|around|by|before|until|till|um|gegen|a|alle|as|a las) (\d{1,2})[:.]([0-5]\d)(?![\d:/]| ?(?:\/|pace|per|min|km|mi\b|split))/g,
);
const HOURS = entered(/\b(?:um |gegen )?(\d{1,2})(?::([0-5]\d))? uhr\b(?: ?([0-5]\d)\b)?/g);
const FRENCH = entered(/\b(?:a|vers) (\d{1,2}) ?h(?:eures?)? ?([0-5]\d)?(?![a-z\d])/g);
const SPANISH = entered(/\b(?:a las|alle|as) (\d{1,2})(?::([0-5]\d))?(?! ?(?:kg|kilos|reps|rip|repet|min|x|m\b))\b/g);
const NAMED = entered(/\b(?:at )?(noon|midday|midnight)\b/g);
const BARE = entered(
  /\bat (\d{1,2})\b(?![:.,]?\d| ?(?:kg|kilos?|lbs?|pounds?|x|reps?|sets?|rpe|%|min|sec|am|pm|am\b|each|per))/g,
);

function valid(hour: number, minute: number): boolean {
  return hour <= 23 && minute <= 59;
}

/** How a distance or a pace in the same clause looks: "2000m at 7:45" and "6x400 at 1:35" are no times of day. */
const DISTANCE_BEFORE =
  /\d ?(?:m|km|k|mi|miles?|met(?:er|re)s?|yards?)\b[^,;.\n]{0,12}$|\d ?[x×*] ?(?:[2-9]\d?00|[2-9]50|1\d00|\d000)(?!\d)[^,;.\n]{0,12}$/;

/**
 * Times of day in folded text, in order of place: "at 7am", "18 uhr", "a 18h30", "noon", "at 18:30". `known` is false
 * for a bare "at 7", which is a time only beside a day ("this morning at 7").
 */
export function readTimes(folded: string): FoundTime[] {
  const found: FoundTime[] = [];
  const add = (match: RegExpMatchArray, hour: number, minute: number, known = true) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    const covered = found.some((other) => start < other.end && other.start < end);
    if (!covered && valid(hour, minute)) found.push({ start, end, minutes: hour * 60 + minute, known });
  };
  for (const match of MARKED.matches(folded)) {
    const hour = Number(match[1]);
    if (hour >= 1 && hour <= 12) add(match, (hour % 12) + (match[3]?.startsWith("p") ? 12 : 0), Number(match[2] ?? 0));
  }
  for (const match of HOURS.matches(folded)) add(match, Number(match[1]), Number(match[2] ?? match[3] ?? 0));
  for (const match of CLOCK.matches(folded)) {
    if (!DISTANCE_BEFORE.test(folded.slice(Math.max(0, match.index - 24), match.index)))
      add(match, Number(match[1]), Number(match[2]));
  }
  for (const match of FRENCH.matches(folded)) add(match, Number(match[1]), Number(match[2] ?? 0));
  for (const match of SPANISH.matches(folded)) add(match, Number(match[1]), Number(match[2] ?? 0), false);
  for (const match of NAMED.matches(folded)) add(match, match[1] === "midnight" ? 0 : 12, 0);
  for (const match of BARE.matches(folded)) add(match, Number(match[1]), 0, false);
  return found.sort((one, other) => one.start - other.start);
}
