const TIME = "([01]?\\d|2[0-4])(?:[:.h]([0-5]\\d))? ?(am|pm|a ?m|p ?m|h|uhr|o clock)?";
const RANGE = new RegExp(
  `\\b(?:(from|between|von|zwischen|de|entre|dalle|das|desde las|desde) )?${TIME} ?(?:-|to|until|till|til|and|bis|und|a|alle|as|y|et|e|hasta las|hasta) ?${TIME}(?![\\d.,:]*\\d)(?! ?(?:m|min|mins|minutes?|minuten|hours?|hrs?|reps?|sets?|rounds?|kgs?|lbs?|kilos?|exercises|moves|rpe|rir|seconds?|secs?|s|pace|%|x|weeks?|days?|times?)\\b)`,
  "g",
);
const OF_DAY =
  /^ ?(?:tonight|this (?:morning|evening|afternoon)|tomorrow|today|in the (?:morning|evening|afternoon)|o clock|uhr)\b/;
const HALF_DAY = 720;
const LONGEST = 180;
const SHORTEST = 5;

/**
 * The minutes between two times of the day ("from 6 to 6:45", "18:00-18:40"), 5 to 180; `null` when no such pair is said.
 * In: plain text of `sessionText`. Two bare figures are times only where the sentence says so.
 */
export function readClockRange(plain: string): number | null {
  for (const found of plain.matchAll(RANGE)) {
    const [whole, lead, h1 = "0", m1, half1, h2 = "0", m2, half2] = found;
    const isTime =
      m1 !== undefined || m2 !== undefined || half1 !== undefined || half2 !== undefined
        ? true
        : lead !== undefined && OF_DAY.test(plain.slice(found.index + whole.length));
    if (!isTime) continue;
    const length = Number(h2) * 60 + Number(m2 ?? 0) - Number(h1) * 60 - Number(m1 ?? 0);
    const minutes = ((length % HALF_DAY) + HALF_DAY) % HALF_DAY;
    if (minutes >= SHORTEST && minutes <= LONGEST) return minutes;
  }
  const [, until = "", now = ""] = UNTIL_FROM_NOW.exec(plain) ?? [];
  const left = (minuteOf(until) - minuteOf(now) + HALF_DAY) % HALF_DAY;
  return until !== "" && left >= SHORTEST && left <= LONGEST ? left : null;
}
/** "Got till 7:30 and it's 6:50 now". */
const UNTIL_FROM_NOW =
  /\b(?:till|til|until|by|before|at) (\d{1,2}[:.h]\d\d)\b.{0,30}?\b(?:it is|its|now) (?:now |already |only )?(\d{1,2}[:.h]\d\d)\b/;
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(/[:.h]/).map(Number);
  return hours * 60 + minutes;
};
