import { compiled } from "../patterns/compiled.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
/** A time of the day named in a text: the minute of a half day, and where it stands. */
export type ClockTime = {
  minute: number;
  /** Of 24 hours where the words say which half of the day is meant, else `null`. */
  minuteOfDay: number | null;
  at: number;
  end: number;
  /** Written as only times are, or led by a word that leads to times only. */
  isSure: boolean;
};

const HALF_DAY = 720;
const HOUR = "(1\\d|2[0-4]|0?\\d)";
const HALF = "( ?(?:am|pm|a ?m\\b|p ?m\\b))?";
const NO_LENGTH =
  "(?! ?(?:m|min\\w*|hours?|hrs?|h|std|stunden?|heures?|horas?|ore|reps?|sets?|rounds?|kgs?|lbs?|kilos?|exercises|moves|sec\\w*|s|km|k|%|x|weeks?|days?|times?|years?|months?|pm)\\b)(?![\\d:/]|[.,]\\d)";

const LEADS =
  "(?:from|between|von|zwischen|dalle|das|desde las|entre las|at|by|before|until|till|til|around|it is|its|its now|it is now|bis|um|gegen|vor|es ist|jusqu a|avant|il est|a las|las|hasta las|antes de las|son las|alle|fino alle|prima delle|sono le|as|ate as|antes das|sao)";

type Reader = { pattern: RegExp; minute: (found: RegExpExecArray) => number; isSure: boolean };
const hours = (text: string | undefined) => (Number(text ?? 0) % 12) * 60;
const reader = (pattern: string, minute: Reader["minute"], isSure = true): Reader => ({
  pattern: compiled(`(?<!\\w)${pattern}`, "g"),
  minute,
  isSure,
});

/** The longer ways to say a time first; what one took, the next does not see. In plain text, where numbers are digits. */
const READERS: readonly Reader[] = [
  reader(
    `${HOUR}(?:[:.]| ?(?:h|uhr) ?)([0-5]\\d)\\b(?! ?(?:min|kg|lb|km|eur))${HALF}`,
    (f) => hours(f[1]) + Number(f[2]),
  ),
  reader(`half past ${HOUR}\\b${HALF}`, (f) => hours(f[1]) + 30),
  reader(`(?:quarter|viertel) (?:past|after|nach) ${HOUR}\\b${HALF}`, (f) => hours(f[1]) + 15),
  reader(`(?:quarter|viertel) (?:to|before|of|vor) ${HOUR}\\b${HALF}`, (f) => hours(f[1]) - 15),
  reader(`(5|10|20|25) (?:past|nach) ${HOUR}\\b${HALF}`, (f) => hours(f[2]) + Number(f[1])),
  reader(`(5|10|20|25) (?:to|vor) ${HOUR}\\b${NO_LENGTH}${HALF}`, (f) => hours(f[2]) - Number(f[1]), false),
  reader(`half ${HOUR}\\b(?! (?:an?|hours?|of))${NO_LENGTH}${HALF}`, (f) => hours(f[1]) + 30, false),
  reader(`halb ${HOUR}\\b${HALF}`, (f) => hours(f[1]) - 30),
  reader(`(?<=\\b(?:las|le|as) )${HOUR} (?:y|e) (?:media|mezza|meia|30)\\b${HALF}`, (f) => hours(f[1]) + 30),
  reader(`(?<=\\b(?:las|le|as) )${HOUR} (?:y|e) (?:cuarto|un quarto|quarto)\\b${HALF}`, (f) => hours(f[1]) + 15),
  reader(`(?<=\\b(?:las|le) )${HOUR} (?:menos|no|meno) (?:cuarto|un quarto)\\b${HALF}`, (f) => hours(f[1]) - 15),
  reader(`${HOUR} (?:h|heures?) (?:et )?(demie|quart)\\b${HALF}`, (f) => hours(f[1]) + (f[2] === "quart" ? 15 : 30)),
  reader(`${HOUR}( ?(?:am|pm|a m|p m))\\b`, (f) => hours(f[1])),
  reader(`${HOUR} (?:o clock|uhr)\\b${HALF}`, (f) => hours(f[1])),
  reader(`(?<=\\b${LEADS} )${HOUR} h\\b(?! ?\\d)()`, (f) => hours(f[1]), false),
  reader(`(?<=\\b${LEADS} )${HOUR}\\b${NO_LENGTH}${HALF}`, (f) => hours(f[1]), false),
];

/** Which half of the day a time is in, by what is said with it or by an hour past noon. */
function ofDay(found: RegExpExecArray, minute: number): number | null {
  const half = found.at(-1)?.replace(/ /g, "") ?? "";
  const hour = Number(/\d+/.exec(found[0])?.[0] ?? 0);
  if (half === "am") return minute;
  return half === "pm" || hour > 12 ? minute + HALF_DAY : null;
}

const LONGEST = 700;

/** The times of the day that a text names, in order. In: plain text of `sessionText`. */
export function readClockTimes(plain: string): ClockTime[] {
  const times: ClockTime[] = [];
  if (plain.length > LONGEST || !/\d/.test(plain)) return times;
  let rest = plain;
  for (const { pattern, minute, isSure } of READERS) {
    for (const found of matchesIn(rest, pattern)) {
      const value = (minute(found) + HALF_DAY) % HALF_DAY;
      times.push({
        minute: value,
        minuteOfDay: ofDay(found, value),
        at: found.index,
        end: found.index + found[0].length,
        isSure,
      });
    }
    rest = rest.replace(pattern, (whole) => "_".repeat(whole.length));
  }
  return times.sort((a, b) => a.at - b.at);
}
