import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { classTimes } from "./classTimes.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { DistanceUnit, Mark } from "./marks.ts";
import { blanked } from "./otherTimes.ts";
import { toldClimbs } from "./toldClimbs.ts";

/** Ways that are run, rowed or ridden again and again, in metres. */
const WAYS = "100|150|200|250|300|350|400|500|600|700|750|800|1000|1200|1500|1600|2000|2400|3000";
const UNIT = "m|meters?|metres?|metros|metri|m[èe]tres|yds?|yards?";
const CLOCK = "(\\d{1,2}):(\\d\\d(?:\\.\\d)?)";
const SECONDS = "(\\d{2,3}) ?(?:s|secs?|seconds?|sek(?:unden)?|secondes|segundos|secondi|\"|'')(?![\\p{L}])";
const TIME = `(?:${CLOCK}(?!:)|${SECONDS})`;
const REPEATS = compiled(
  `(?<![\\d.,:x×*])(\\d{1,2}) ?[x×*] ?(?:(${WAYS})(?:'?s)?(?: ?(${UNIT}))?|(\\d(?:\\.\\d)?) ?(k|km|miles?|mi))(?![\\p{L}\\d.:]| ?(?:kg|lb))(?:\\W{0,2}(?:@|in|at|on|en|em|[àa]|je|each|all|every one|avg|averag(?:e|ed|ing)|about|around|between|from|~)){1,4}\\W{0,2}(?:(?:${CLOCK}|(\\d{2,3})(?: ?s(?:ecs?)?)?) ?(?:[-–]|to|and|bis|et|y|e|a|à) ?)?${TIME}(?: ?(?:\\/|per|a) ?(km|k|mile|mi)(?!\\p{L}))?`,
  "giu",
);
/** "… so call it 3:05 each": what a range of times comes to. */
const CALLED = compiled(
  `^[ ,(]*(?:so )?(?:call it|say|averag(?:e|ing|ed)|avg|mostly|im schnitt|en moyenne|de media|in media) ${TIME}(?: each| avg| average)?\\)?`,
  "iu",
);
const METRES: Readonly<Record<string, number>> = { k: 1_000, m: 1_609 };

/** The range or pace at the end of what was read. */
const LAST_TIMES = /[\d:.]+\D*[\d:.]+\D*$/u;

/** "… in 3:05 off 2 min jog", "… w/ 90 s": how long one rested behind each. */
const PAUSED =
  /^,? *(?:(?:off|w\/?|with|mit|avec|con|com) (?:\d{1,2}:\d\d|\d{1,3} ?(?:s|secs?|seconds?|sek|min\w*|'|"))(?![\p{L}\d])(?: (?:jog|walk|easy|float|rest|recover\w*|pause|trab\w*|geh\w*|between))*|(?:walk|jog)(?:ed|ging|ing)?[ -]?(?:back|rest)?(?: (?:recover\w*|rest|between))*)(?! ?\p{L})/iu;

/**
 * Ways that were covered again and again, each with its time ("10x400 @ 78s", "6 x 800 in 3:10"): metres where no unit is
 * said, for nobody lifts so much in so few seconds. Out: marks at their places, and the text with blanks for what was read. Linear.
 */
export function readRepeats(text: string, said = text): { marks: Mark[]; rest: string } {
  const climbs = toldClimbs(said);
  const { marks, taken } = climbs.taken.length > 0 ? climbs : classTimes(text);
  if (taken.length > 0) return { marks, rest: blanked(text, taken) };
  if (!/\d ?[x×*] ?(?:\d{3}|\d(?:\.\d)? ?(?:k|mi))/i.test(text)) return { marks, rest: text };
  for (const match of text.matchAll(REPEATS)) {
    const [whole, times, way, unit, long, longUnit] = match;
    const [fromMinutes, , fromSeconds, minutes, rest, seconds, per] = match.slice(6);
    const [start, told] = [match.index, match.index + whole.length];
    const isRange = (fromMinutes ?? fromSeconds) !== undefined;
    const called = isRange ? CALLED.exec(text.slice(told)) : null;
    const end = told + (called?.[0].length ?? 0);
    const length = {
      kind: "length" as const,
      value: Number(way ?? long),
      unit: unitOf(longUnit ?? (unit === undefined || !/^y/i.test(unit) ? "metres" : "yd")),
    };
    const factors = [{ kind: "number" as const, value: Number(times) }, length];
    if (isRun(text)) marks.push({ kind: "word", fold: "ran", start, end: start });
    marks.push({ kind: "product", factors, doubled: false, loose: -1, spaced: false, start, end: start + 1 });
    const took = (of: (string | undefined)[]) =>
      of[2] === undefined ? Number(of[0]) * 60 + Number(of[1]) : Number(of[2]);
    // Of a range no figure is the time of each, and a pace only that of its own way.
    const isOwnWay =
      per === undefined ||
      Number(way ?? Number(long) * (METRES[longUnit?.charAt(0).toLowerCase() ?? ""] ?? 0)) ===
        METRES[per.charAt(0).toLowerCase()];
    const time =
      called === null ? (isRange || !isOwnWay ? null : took([minutes, rest, seconds])) : took(called.slice(1));
    if (time !== null) marks.push({ kind: "time", seconds: time, start: start + 1, end });
    else
      marks.push({
        kind: "note",
        start: told - (LAST_TIMES.exec(whole)?.[0].length ?? 0),
        end,
      });
    const pause = PAUSED.exec(text.slice(end))?.[0].length ?? 0;
    if (pause > 0) marks.push({ kind: "note", start: end, end: end + pause });
    taken.push({ start, end: end + pause });
  }
  // "3x1 mile (6:31, 6:28, 6:25)": a time for each of them.
  for (const { index, 0: whole, 1: times, 2: way, 3: unit = "m", 4: list = "" } of blanked(text, taken).matchAll(
    LISTED,
  )) {
    const clocks = [...list.matchAll(EACH)];
    const end = index + whole.length;
    if (clocks.length !== Number(times)) continue;
    const length = { kind: "length" as const, value: Number(way), unit: unitOf(unit) };
    if (isRun(text)) marks.push({ kind: "word", fold: "ran", start: index, end: index });
    const metres = Number(way) * (length.unit === "km" ? 1_000 : length.unit === "mi" ? 1_609 : 1);
    const longest = Math.max(...clocks.map(({ 1: minutes = 0, 2: seconds }) => Number(minutes) * 60 + Number(seconds)));
    if (metres > longest * FASTEST) {
      const factors = [{ kind: "number" as const, value: Number(times) }, length];
      const at = index + whole.lastIndexOf(list);
      marks.push({ kind: "product", factors, doubled: false, loose: -1, spaced: false, start: index, end: at });
      marks.push({ kind: "note", start: at, end });
      taken.push({ start: index, end });
      continue;
    }
    for (const [place, { 1: minutes = 0, 2: seconds }] of clocks.entries()) {
      const at = { start: index + place, end: place + 1 < clocks.length ? index + place : end };
      marks.push({ kind: "separator", sign: ",", ...at, end: at.start });
      marks.push({ ...length, ...at, end: at.start });
      marks.push({ kind: "time", seconds: Number(minutes) * 60 + Number(seconds), ...at });
    }
    taken.push({ start: index, end });
  }
  // "8x400 on the track", "6x800m intervals": said without a time.
  const rest = blanked(text, taken);
  if (!ON_A_TRACK.test(said) && !isTimed(said)) return { marks, rest };
  for (const { index, 0: whole, 1: times, 2: way } of rest.matchAll(BARE)) {
    const end = index + whole.length;
    const length = { kind: "length" as const, value: Number(way), unit: "m" as DistanceUnit };
    const factors = [{ kind: "number" as const, value: Number(times) }, length];
    if (isRun(text)) marks.push({ kind: "word", fold: "ran", start: index, end: index });
    marks.push({ kind: "product", factors, doubled: false, loose: -1, spaced: false, start: index, end });
    taken.push({ start: index, end });
  }
  return { marks, rest: blanked(text, taken) };
}

const unitOf = (said: string): DistanceUnit =>
  /^y/i.test(said) ? "yd" : /^k/i.test(said) ? "km" : /^mi/i.test(said) ? "mi" : "m";
const EACH = /(?:(\d{1,2})[:'’´′])?(\d\d(?:\.\d)?)/g;
/** Metres a second: faster nobody runs, swims or rows, so that times are those of parts. */
const FASTEST = 11;
const LISTED = compiled(
  `(?<![\\d.,:x×*])(\\d{1,2}) ?[x×*] ?(\\d{3,4}|\\d(?:\\.\\d)?(?= ?(?:k|mi)))(?: ?(${UNIT}|km?|miles?|mi)(?!\\p{L}))?[ ]{0,20}[(:=,-]?[ ]{0,2}((?:(?:\\d{1,2}[:'’´′]\\d\\d(?:\\.\\d)?"?|\\d{2}\\.\\d)(?:[ ,;/–-]|and){0,3}){2,30})\\)?(?![:\\d])`,
  "giu",
);

/** "8x400: 1:27, 1:28", "10x400 en 1'32": ways of a track beside a clock, where nothing is lifted. */
const isTimed = (text: string): boolean =>
  (/\d(?::|['’´′])\d\d/.test(text) || RESTS.test(text)) &&
  !/\d ?(?:kgs?|lbs?|kilos?|pounds|#)(?!\p{L})/iu.test(text) &&
  !(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word) && !COVERING.test(word));
/** "12x200 rec 1'": how runners write what lies between. */
const RESTS =
  /(?<!\p{L})(?:rec|r[ée]cup?\p{L}*|recover\p{L}*|tp|gp|trabpause|pausa|pause|descanso|trote?|trotando|jog|float)(?!\p{L})|(?<!\p{L})r[ :=]{0,2}\d{1,2}(?:['’´′"]|:\d\d| ?(?:min|s|sec)(?!\p{L}))/iu;
const COVERING = /^(?:run|ran|jog|lauf|gelaufen|row|erg|swim|swam|track|course|couru|nag|nad|corr|cors|trot)/;

/** What is covered so without a name is run: "track tonight 6x800m in 3:05", "8x200m in 38 s, walk back". */
const isRun = (text: string): boolean => RUN.test(text) && !NAMES_WAY.test(text);
const RUN =
  /(?<!\p{L})(?:track|tartan|(?:walk|jog)(?:ed|ging|ing)? (?:back|rest|recover\w*)|(?:mile|800m?|400m?|200m?) (?:repeats|reps))(?!\p{L})|\d ?km? (?:w\/?u|c\/?d|warm|cool)|\d ?(?:\/|per|a) ?(?:km|mi(?:le)?)(?!\p{L})/iu;
const NAMES_WAY =
  /(?<!\p{L})(?:runs?|ran|running|jog(?:s|ged|ging)?(?! (?:back|rest|recover))|swim\w*|swam|row(?:s|ed|er|ing)?|erg\w*|ski\w*|bike\w*|biking|cycl\w*|rode|rid(?:e|ing)|sled\w*|prowler|carr(?:y|ies)|walk(?:ed|s|ing)?(?! (?:back|rest|recover))|lunges?|treadmill|sprint\w*|lauf\w*|gelaufen|kayak\w*|paddl\w*|c2|concept)(?!\p{L})/iu;

const ON_A_TRACK = entered(
  /(?<![\p{L}])(?:on (?:the |a )?track|track (?:session|workout|repeats)|(?:en|sur|in|su) pista|en piste|sur piste|auf der bahn|bahntraining|(?:\d ?m(?:eter)? )?jog (?:rest|recover\w*|between)|walk back|fractionn[ée]e?s?|tempol[äa]ufe|ripetute)(?![\p{L}])/iu,
);
const BARE = compiled(
  `(?<![\\d.,:x×*])(\\d{1,2}) ?[x×*] ?(${WAYS}) ?(?:m(?:eters?)?)?(?![\\p{L}\\d.:x×]| ?(?:kg|lb))`,
  "giu",
);
