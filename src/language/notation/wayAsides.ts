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

/** "5 rounds + 13": the repetitions of the round that was not finished. */
const SCORE =
  /(?<=(?<![\d.,])\d{1,2} ?(?:full )?(?:rounds?|rds?|rnds?|runden|rondas|tours|giri)) ?(?:\+|plus|and) ?\d{1,3}(?: ?reps?)?(?=[ \t]*(?:[,.;!)\n]|rx\b|scaled\b|$))/gi;
/** "…, got 14 rounds": the rounds count, the word does not. */
const GOT_ROUNDS =
  /(?<=[,;.:\n-] ?)(?:(?:i |we )?(?:got|completed|managed|finished|made it to|got to|got through|hit|for)(?: a total of)? )(?=\d{1,2} (?:full |complete )?(?:rounds?|rds?|rnds?)\b)/gi;
const NEAR = 40;

const every = (text: string, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** Verbs in front of rounds that were counted: "got 14 rounds". Out: stretches to leave out. */
export const countedRounds = (text: string): Stretch[] =>
  /\brounds?|rds?\b/i.test(text) ? every(text, GOT_ROUNDS) : [];

/** What is said of a way or a score and is none of its sets: how far up it went, the times of its parts, repetitions of a round begun. Out: stretches, in no order. Linear. */
export function wayAsides(text: string): Stretch[] {
  if (!/\d/.test(text)) return [];
  const climbed = every(text, CLIMBED).filter(({ start }) =>
    /\d ?(?:km|k|mi|miles?)\b|\d:\d\d|\d ?h\b|\bhik|\bride|\brode|wander|rando|sender|escurs|trail/i.test(
      text.slice(Math.max(0, start - 120), start + 160),
    ),
  );
  // "erg 5x500m, splits 1:55 1:56 …" are the times of its sets.
  const ofSets = ({ start }: Stretch) => /\d ?[x×] ?\d/.test(text.slice(Math.max(0, start - NEAR), start));
  const splits = /\d:\d\d/.test(text) ? every(text, SPLITS).filter((one) => !ofSets(one)) : [];
  return [...climbed, ...splits, ...every(text, SCORE)];
}
