import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import type { Mark } from "./marks.ts";
import { blanked, type Stretch } from "./otherTimes.ts";

const LAST =
  "(?:(?:on|for|in|with) )?(?:(?:the|my|that) )?(?:last|final) ?(?:one|set|round)?|(?:beim|im|in der|den|der) letzten? ?(?:satz|runde|serie)?|(?:letzter|letzte) ?(?:satz|runde|serie)?|(?:(?:sur|à|dans) )?la derni[eè]re ?(?:s[ée]rie)?|derni[eè]re(?: s[ée]rie)?|(?:en )?la [uú]ltima ?(?:serie)?|(?:n[ao]s? )?[uú]ltim[ao] ?(?:s[ée]rie)?|(?:n?ell['’]|all['’]|l['’])ultim[ao] ?(?:serie)?";
/** "I went", "fui", "sono andato". */
const WENT =
  "(?:(?:i|we|just|then|went|go|goes|got|kept going|kept at it|pushed|pushed it|took it|take it|all the way|right|straight|was|bin ich|ich bin|gegangen|je suis|suis|all[ée]e?|j['’]y suis|je l['’]ai fait|fui|fue|la hice|llegu[eé]|me fui|sono andat[oa]|andat[oa]|foi|levei) )*";
const FAILED =
  "(?:to|till?|until)(?: (?:absolute|total|complete|technical))? (?:failure|i (?:failed|dropped|died|could ?n['’]?t(?: (?:move|lift|go|push)[^,.:;()\\n]{0,16})?|had nothing left|gave (?:out|up)))|all[ -]out|(?:bis zum |zum )?(?:muskelversagen|versagen)|bis nichts mehr ging|(?:jusqu['’])?[àa] l['’][ée]chec|al fallo|hasta (?:el fallo|fallar|no poder m[aá]s)|a cedimento|fino (?:al|a) cedimento|at[ée] (?:a falha|falhar|n[aã]o dar mais)";
const LEADS =
  "(?:[ ,:;(=–—-]|(?<!\\p{L})(?:and|which was|that was|for|with|i|got|did|made|managed|hit|und|waren es|waren|et|fait|ça a fait|y|hice|sal(?:ieron|i[oó])|e|fatto|ho fatto|fiz|deu|saiu)(?!\\p{L})){1,6}";
const FIGURE =
  "(\\d{1,3})(?![\\d:]|[.,]\\d| ?[x×*@/+-] ?\\d| ?(?:kg|kgs|kilos?|lbs?|pounds|s|secs?|seconds|min\\w*|km|m|%|percent|sets?)(?!\\p{L}))(?: ?(?:reps?|wdh|wiederholungen|r[ée]p[ée]titions|repeticiones|ripetizioni|repeti[çc][õo]es))?\\)?(?= *(?:$|[\\n.,;!)/]|(?:and|then|but|so|lol|felt|which|at|und|dann|et|puis|y|luego|e|poi|depois)(?!\\p{L})))";
const EFFORT = entered(
  compiled(
    `(?<!\\p{L})(${LAST}) ?(?:,|:|was|war|c['’][ée]tait)? ?${WENT}(?:${FAILED})(?!\\p{L})(?:${LEADS}${FIGURE})?`,
    "giu",
  ),
);
/** "… then burned out with 19": a set of its own, behind those before. */
const BURNED = compiled(
  `(?<!\\p{L})(?:(?:then|and|dann|puis|luego|poi|depois) )*(?:burn(?:ed|t)? ?out|repped out|went (?:to failure|all out)|emptied the tank)(?: (?:with|for|at|on|a set of|the last (?:one|set) (?:for|with)?))? ?${FIGURE}`,
  "giu",
);

/**
 * How often the last set went until it failed, where that is told behind it: "…, 12 and on the last one I went to failure, 19",
 * "3x12, last till failure (19)". Out: marks at their places, and the text with blanks for what was read. Linear.
 */
export function readLastEfforts(text: string): { marks: Mark[]; rest: string } {
  const marks: Mark[] = [];
  const taken: Stretch[] = [];
  for (const match of EFFORT.matches(text)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const reps = match[2] === undefined ? null : Number(match[2]);
    if (reps === null && /last|final(?!e)/i.test(match[1] ?? "")) continue;
    marks.push({ kind: "ordinal", from: "end", index: 0, count: 1, start, end: start + 1 });
    if (reps === null) marks.push({ kind: "failure", start: start + 1, end });
    else marks.push({ kind: "counts", counts: [{ reps, failed: true }], start: start + 1, end });
    taken.push({ start, end });
  }
  for (const match of matchesIn(blanked(text, taken), BURNED)) {
    const [start, end] = [match.index, match.index + match[0].length];
    marks.push({ kind: "separator", sign: ",", start, end: start });
    marks.push({ kind: "counts", counts: [{ reps: Number(match[1]), failed: true }], start, end });
    taken.push({ start, end });
  }
  return { marks, rest: blanked(text, taken) };
}
