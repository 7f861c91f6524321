import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type ClockTime, readClockTimes } from "./clockTimes.ts";

const HALF_DAY = 720;
const LONGEST = 180;
const SHORTEST = 5;

const NOW_WORDS =
  "(?:now|already|currently|only|like|about|just|right|nearly|gerade|schon|jetzt|deja|maintenant|ya|ahora|gia|adesso|ja|agora)";
const NOW_BEFORE = compiled(
  `\\b(?:it is|its|it s|is it|time is|now|clock says|es ist|wir haben|il est|son las|es la|sono le|e l|sao)(?: ${NOW_WORDS})* $`,
);
const NOW_AFTER = /^ ?(?:right )?(?:now|rn|atm|at the moment|jetzt|maintenant|ahora|adesso|agora)\b/;

const END_WORDS =
  "until|till|til|by|before|out|leaves?|leaving|close[sd]?|closing|shuts?|lock(?:s|ed)? up|ends?|done|finish(?:ed)?|back|off|kick(?:ed|s)? (?:me )?out|pick(?: \\w+)? up|starts?|begins?|due|at|must|have to|need to|bis|um|vor|muss|jusqu|avant|pars|ferme|hasta|antes|salgo|cierran?|fino|prima|alle|esco|chiude|ate|saio|fecha";
const END_BEFORE = compiled(`\\b(?:${END_WORDS})\\b[^.!?\\n]{0,30}$`);
const END_AFTER =
  /^ (?:is when|muss ich|i (?:leave|have|need|must|go)|at the latest|latest|sharp|they (?:close|shut|lock))\b/;
const FROM_BEFORE =
  /\b(?:from|between|starting|start|free|arrive|there|window|slot|break|von|zwischen|ab|de|entre|desde|dalle|dal|das|in at|get in)(?: (?:at|of|is|at about|las|le))* $/;
const TO_BETWEEN =
  /^ ?(?:,|\()? ?(?:-|to|until|till|til|and|bis|und|a|alle|as|y|et|e|hasta(?: las)?|fino alle|ate(?: as)?|jusqu a|a las)(?: (?:las|le|as))? ?$/;
const OF_DAY =
  /^ ?(?:tonight|this (?:morning|evening|afternoon)|tomorrow|today|in the (?:morning|evening|afternoon)|o clock|uhr)\b/;
/** Bare figures with a word that leads to times in front: "from 6 to 7 tonight". */
const BARE_RANGE = entered(
  /\b(?:from|between|von|zwischen|de|entre|dalle|das|desde las) (\d{1,2}) (?:to|till|until|and|bis|und|a|alle|as|y|et|e|hasta las) (\d{1,2})\b/,
);

const between = (from: number, to: number): number | null => {
  const minutes = (((to - from) % HALF_DAY) + HALF_DAY) % HALF_DAY;
  return minutes >= SHORTEST && minutes <= LONGEST ? minutes : null;
};

const isNow = (plain: string, { at, end }: ClockTime) =>
  NOW_BEFORE.test(plain.slice(Math.max(0, at - 30), at)) || NOW_AFTER.test(plain.slice(end, end + 20));
const isEnd = (plain: string, { at, end }: ClockTime) =>
  END_BEFORE.test(plain.slice(Math.max(0, at - 45), at)) || END_AFTER.test(plain.slice(end, end + 20));

export type ClockRange = { minutes: number; rest: string };

/**
 * The minutes between two times of the day, 5 to 180: "from 6 to 6:45 tonight", "18:00-18:40", "it's 17:50 and I have to be
 * out by half past six". In: plain text of `sessionText`. Out: the minutes, and the text without the times; `null` when no
 * such pair is said. Bare figures are times only where the sentence says so.
 */
export function readClockRange(plain: string): ClockRange | null {
  const bare = BARE_RANGE.exec(plain);
  if (bare !== null && OF_DAY.test(plain.slice(bare.index + bare[0].length))) {
    const minutes = between(Number(bare[1]) * 60, Number(bare[2]) * 60);
    if (minutes !== null) return { minutes, rest: plain.replace(bare[0], " ") };
  }
  const times = readClockTimes(plain);
  const without = (...used: ClockTime[]) =>
    used.sort((a, b) => b.at - a.at).reduce((text, { at, end }) => `${text.slice(0, at)} ${text.slice(end)}`, plain);
  for (const [i, first] of times.entries()) {
    const second = times[i + 1];
    if (second === undefined) break;
    const gap = plain.slice(first.end, second.at);
    const isLed = FROM_BEFORE.test(plain.slice(Math.max(0, first.at - 24), first.at));
    const isRange = TO_BETWEEN.test(gap) && (first.isSure || second.isSure || isLed);
    const isFromTo = isLed && isEnd(plain, second) && !/[.!?\n]/.test(gap);
    const minutes = isRange || isFromTo ? between(first.minute, second.minute) : null;
    if (minutes !== null) return { minutes, rest: without(first, second) };
  }
  const now = times.find((time) => isNow(plain, time));
  if (now === undefined) return null;
  const end = times.find((time) => time !== now && (isEnd(plain, time) || times.length === 2));
  const minutes = end === undefined ? null : between(now.minute, end.minute);
  return minutes === null || end === undefined ? null : { minutes, rest: without(now, end) };
}

const MUST_BE =
  /\b(?:until|till|til|by|before|no later than|bis|vor|jusqu a|avant|hasta(?: las)?|antes de(?: las)?|fino alle|prima delle|ate(?: as)?|antes das)(?: (?:about|around|spatestens|max))* $/;
const ON_ANOTHER_DAY = /^(?: \w+){0,2} (?:tomorrow|yesterday|on \w+day|morgen|demain|manana|domani|amanha)\b/;

/**
 * The time by which a session must be over, in minutes of a half day: "before 18:40", "have to be out by half 7". `null`
 * without one. In: plain text of `sessionText`.
 */
export function readDeadline(plain: string): number | null {
  const times = readClockTimes(plain);
  const [time] = times;
  if (time === undefined || times.length > 1) return null;
  const isMeant =
    MUST_BE.test(plain.slice(Math.max(0, time.at - 40), time.at)) &&
    !ON_ANOTHER_DAY.test(plain.slice(time.end, time.end + 30));
  return isMeant ? time.minute : null;
}
