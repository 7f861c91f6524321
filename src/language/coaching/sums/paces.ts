import { entered } from "../../patterns/enteredPattern.ts";
import type { CoachSum, Pace } from "./coachSum.ts";
import { N, number, rx } from "./sumText.ts";

const METRES = { km: 1_000, mi: 1_609.344, m: 1, yd: 0.9144 } as const;
const LENGTH = "(kms?|kilomet(?:er|re)s?|miles?|mi|met(?:er|re)s?|m|yards?|yds?)";
const CLOCK = "(\\d{1,2}:\\d{2}(?::\\d{2})?)";
const SPEED = rx(`${N} (?:(kms?|kilomet(?:er|re)s?|miles?)(?: an?| per|/)? ?/? ?(?:h|hr|hours?)|(kmh|kph|mph))\\b`);
const PACE = [
  rx(`${CLOCK}(?: min(?:utes?)?)?(?: ?/| per| a| an)? ?/? ?(km|kilomet(?:er|re)|mile|mi|k)\\b`),
  rx(`${N} min(?:ute)?s? ?(?:/|per|a) ?(km|kilomet(?:er|re)|mile|mi|k)\\b`),
];
/** "at 8:30 pace": per mile where miles are spoken of, otherwise per kilometre. */
const BARE_PACE = rx(`${CLOCK}(?: min(?:utes?)?)? pace\\b`);
const FASTEST_SECONDS_PER_KM = 45;
const NAMED: readonly [RegExp, number][] = [
  [/\bhalf marathon\b/, 21_097.5],
  [/\bmarathon\b/, 42_195],
];
const ASKS = entered(
  /\b(?:pace|speed|how fast|how long|how far|time|minutes per|per (?:km|mile)|average|finish\w*|km ?\/? ?h|kmh|kph|mph|what)\b/,
);

/** "What split per 500 m". */
const PER_500 = entered(
  /(?:\bsplits?\b[^.?!]{0,20})?(?:\bper|\/|\bpro|\baux?|\bal|\bcada|\ba|\beach) ?500(?: ?(?:m|met(?:er|re)s?))?(?!\d)/,
);

/** Pace, speed, time or distance of something run, ridden, rowed or walked: two of them give the third. */
export function paceSum(said: string): CoachSum | null {
  const text = said.replace(PER_500, " pace ");
  if (!ASKS.test(text)) return null;
  const speed = SPEED.exec(text);
  const pace = speed ? null : PACE.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const bare = speed || pace ? null : BARE_PACE.exec(text);
  const rest = text.replace(speed?.[0] ?? pace?.[0] ?? bare?.[0] ?? "\n", " ");
  const found: Pace = {
    metres: metresIn(rest),
    seconds: secondsIn(rest),
    secondsPerKm: speed ? ofSpeed(speed) : pace ? ofPace(pace) : bare ? ofBare(bare, text) : null,
  };
  const took = found.secondsPerKm ?? (found.metres && found.seconds ? (found.seconds / found.metres) * 1_000 : null);
  if (took !== null && took < FASTEST_SECONDS_PER_KM) return null;
  const known = [found.metres, found.seconds, found.secondsPerKm].filter((one) => one !== null).length;
  const onlyPace = found.secondsPerKm !== null && known === 1;
  const onlyEnds =
    found.secondsPerKm === null &&
    known === 2 &&
    /\b(?:pace|speed|how fast|average|per (?:km|mile)|km ?\/? ?h|kmh|kph|mph)\b/.test(text);
  if (!onlyPace && !onlyEnds && !(found.secondsPerKm !== null && known >= 2)) return null;
  return { op: "pace", ...found, perMile: /\b(?:miles?|mi|mph)\b/.test(text), per500: text !== said };
}

const metresOf = (word: string): number =>
  /^k/.test(word) ? METRES.km : /^mi/.test(word) ? METRES.mi : /^y/.test(word) ? METRES.yd : METRES.m;

function ofSpeed([, figure, unit, short]: RegExpExecArray): number | null {
  const metresPerHour = number(figure) * (unit ? metresOf(unit) : short === "mph" ? METRES.mi : METRES.km);
  return metresPerHour > 0 ? 3_600_000 / metresPerHour : null;
}

function ofPace([, figure = "", unit = "km"]: RegExpExecArray): number | null {
  const seconds = figure.includes(":") ? clock(figure) : number(figure) * 60;
  return seconds > 0 ? seconds / (metresOf(unit) / 1_000) : null;
}

const ofBare = ([, figure = ""]: RegExpExecArray, text: string): number =>
  clock(figure) / (/\bmiles?\b|\bmi\b/.test(text) ? METRES.mi / METRES.km : 1);

function metresIn(text: string): number | null {
  const found = rx(`${N} ${LENGTH}\\b`).exec(text);
  if (found) return number(found[1]) * metresOf(found[2] ?? "") || null;
  const single = /\ba (mile|kilomet(?:er|re)|km)\b/.exec(text);
  if (single) return metresOf(single[1] ?? "");
  return NAMED.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** "25:30" is minutes and seconds, "1:45:00" hours first. */
function clock(text: string): number {
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

function secondsIn(text: string): number | null {
  const said = rx(CLOCK).exec(text)?.[1];
  if (said !== undefined) return clock(said);
  const part = (words: string) => number(rx(`${N} (?:${words})\\b`).exec(text)?.[1] ?? "0");
  const hours = part("h|hrs?|hours?") + (/\ban hour\b/.test(text) ? 1 : 0);
  const seconds = hours * 3_600 + part("min|mins|minutes?") * 60 + part("s|sec|secs|seconds?");
  return seconds > 0 ? seconds : null;
}
