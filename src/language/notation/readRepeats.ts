import type { DistanceUnit, Mark } from "./marks.ts";
import { blanked, type Stretch } from "./otherTimes.ts";

/** Ways that are run, rowed or ridden again and again, in metres. */
const WAYS = "100|150|200|250|300|350|400|500|600|700|750|800|1000|1200|1500|1600|2000|2400|3000";
const UNIT = "m|meters?|metres?|metros|metri|m[èe]tres|yds?|yards?";
const CLOCK = "(\\d{1,2}):(\\d\\d(?:\\.\\d)?)";
const SECONDS = "(\\d{2,3}) ?(?:s|secs?|seconds?|sek(?:unden)?|secondes|segundos|secondi|\"|'')(?![\\p{L}])";
const REPEATS = new RegExp(
  `(?<![\\d.,:x×*])(\\d{1,2}) ?[x×*] ?(${WAYS})(?:'?s)?(?: ?(${UNIT}))?(?![\\p{L}\\d.:]| ?(?:kg|lb))(?:\\W{0,2}(?:@|in|at|on|en|em|[àa]|je|each|avg|averaging|about|around|~)){1,3}\\W{0,2}(?:${CLOCK}(?!:)|${SECONDS})`,
  "giu",
);

/** "… in 3:05 off 2 min jog", "… w/ 90 s": how long one rested behind each. */
const PAUSED =
  /^,? *(?:off|w\/?|with|mit|avec|con|com) (?:\d{1,2}:\d\d|\d{1,3} ?(?:s|secs?|seconds?|sek|min\w*|'|"))(?![\p{L}\d])(?: (?:jog|walk|easy|float|rest|recover\w*|pause|trab\w*|geh\w*|between))*(?! ?\p{L})/iu;

/**
 * Ways that were covered again and again, each with its time ("10x400 @ 78s", "6 x 800 in 3:10"): metres where no unit is
 * said, for nobody lifts so much in so few seconds. Out: marks at their places, and the text with blanks for what was read. Linear.
 */
export function readRepeats(text: string): { marks: Mark[]; rest: string } {
  const marks: Mark[] = [];
  const taken: Stretch[] = [];
  if (!/\d ?[x×*] ?\d{3}/.test(text)) return { marks, rest: text };
  for (const match of text.matchAll(REPEATS)) {
    const [whole, times, way, unit, minutes, rest, seconds] = match;
    const [start, end] = [match.index, match.index + whole.length];
    const length = {
      kind: "length" as const,
      value: Number(way),
      unit: (/^y/i.test(unit ?? "") ? "yd" : "m") as DistanceUnit,
    };
    const factors = [{ kind: "number" as const, value: Number(times) }, length];
    marks.push({ kind: "product", factors, doubled: false, loose: -1, spaced: false, start, end: start + 1 });
    const took = seconds === undefined ? Number(minutes) * 60 + Number(rest) : Number(seconds);
    marks.push({ kind: "time", seconds: took, start: start + 1, end });
    const pause = PAUSED.exec(text.slice(end))?.[0].length ?? 0;
    if (pause > 0) marks.push({ kind: "note", start: end, end: end + pause });
    taken.push({ start, end: end + pause });
  }
  // "8x400 on the track", "6x800m intervals": said without a time.
  const rest = blanked(text, taken);
  if (!ON_A_TRACK.test(text)) return { marks, rest };
  for (const { index, 0: whole, 1: times, 2: way } of rest.matchAll(BARE)) {
    const end = index + whole.length;
    const length = { kind: "length" as const, value: Number(way), unit: "m" as DistanceUnit };
    const factors = [{ kind: "number" as const, value: Number(times) }, length];
    marks.push({ kind: "product", factors, doubled: false, loose: -1, spaced: false, start: index, end });
    taken.push({ start: index, end });
  }
  return { marks, rest: blanked(text, taken) };
}

const ON_A_TRACK =
  /(?<![\p{L}])(?:on (?:the |a )?track|track (?:session|workout|repeats)|(?:en|sur|in|su) pista|en piste|sur piste|auf der bahn|bahntraining|(?:\d ?m(?:eter)? )?jog (?:rest|recover\w*|between)|walk back|fractionn[ée]e?s?|tempol[äa]ufe|ripetute)(?![\p{L}])/iu;
const BARE = new RegExp(
  `(?<![\\d.,:x×*])(\\d{1,2}) ?[x×*] ?(${WAYS}) ?(?:m(?:eters?)?)?(?![\\p{L}\\d.:x×]| ?(?:kg|lb))`,
  "giu",
);
