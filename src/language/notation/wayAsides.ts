import type { Stretch } from "./otherTimes.ts";

const CLIMBED_NOUN =
  "(?:up(?!\\p{L})|of (?:climbing|ascent|climb|vert|elevation|gain)|ascent|climb(?:ing|ed)?|vert|d\\+|elev(?:ation)?|gain|(?:de )?d[ée]nivel(?:[ée]|ation)?(?: positif)?|(?:de )?desnivel|(?:di )?dislivello|(?:de )?(?:desn[íi]vel|eleva[çc][ãa]o|ganho)|h[öo]henmeter|hm)";
/** "hike 14 km, 620 m up", "800hm", "D+ 450": how far up a way went. */
const CLIMBED = new RegExp(
  `(?<![\\d.,:x×h])\\+?\\d[\\d.,]{0,5} ?(?:m|ft|feet|met(?:er|re)s|metros|metri|m[èe]tres)? ?${CLIMBED_NOUN}(?![\\p{L}\\d])|(?<!\\p{L})(?:d\\+|d[ée]nivel[ée]|desnivel|dislivello|vert|h[öo]henmeter)[ :]{0,2}\\+?\\d[\\d.,]{0,5} ?(?:m|ft)?(?![\\p{L}\\d])`,
  "giu",
);
const T = "\\d{1,2}:\\d\\d(?:[.,]\\d)?";
/** "splits 5:20 5:15 5:12", "km splits: 4:50/4:55": times of parts of the way. */
const SPLITS = new RegExp(
  `(?<!\\p{L})(?:(?:km|mile|500m?|lap) )?(?:splits?|laps|passages?|parciales|parziali|zwischenzeiten|passagens|parciais)(?: (?:were|was|of|at|de|a))?[ :=-]{1,3}${T}(?:(?:[ ,/|+-]|and|then){1,3}${T}){0,40}(?!\\d)`,
  "giu",
);

const every = (text: string, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** What is said of a way and is none of its figures: how far up it went, the times of its parts. Out: stretches, in no order. Linear. */
export function wayAsides(text: string): Stretch[] {
  if (!/\d/.test(text)) return [];
  const climbed = every(text, CLIMBED).filter(({ start }) =>
    /\d ?(?:km|k|mi|miles?)\b|\d:\d\d|\d ?h\b|\bhik|\bride|\brode|wander|rando|sender|escurs|trail/i.test(
      text.slice(Math.max(0, start - 120), start + 160),
    ),
  );
  return [...climbed, ...(/\d:\d\d/.test(text) ? every(text, SPLITS) : [])];
}
