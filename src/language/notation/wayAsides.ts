import { compiled } from "../patterns/compiled.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { machineSettings } from "./machineSettings.ts";
import { notKnown } from "./notKnown.ts";
import type { Stretch } from "./otherTimes.ts";
import { joined, outingAsides } from "./outingAsides.ts";

const CLIMBED_NOUN =
  "(?:up(?!\\p{L})|of (?:climbing|ascent|climb|vert|elevation|gain)|ascent|climb(?:ing|ed)?|vert|d\\+|elev(?:ation)?|gain|(?:de )?d[ée]nivel(?:[ée]|ation)?(?: positif)?|(?:de )?desnivel|(?:di )?dislivello|(?:de )?(?:desn[íi]vel|eleva[çc][ãa]o|ganho)|h[öo]henmeter|hm)";
/** "hike 14 km, 620 m up", "800hm", "D+ 450": how far up a way went. */
const CLIMBED = compiled(
  `(?<![\\d.,:x×h])\\+?\\d[\\d.,]{0,5} ?(?:m|ft|feet|met(?:er|re)s|metros|metri|m[èe]tres)? ?${CLIMBED_NOUN}(?![\\p{L}\\d])|(?<!\\p{L})(?:d\\+|d[ée]nivel[ée]|desnivel|dislivello|vert|h[öo]henmeter)[ :]{0,2}\\+?\\d[\\d.,]{0,5} ?(?:m|ft)?(?![\\p{L}\\d])`,
  "giu",
);
const T = "\\d{1,2}:\\d\\d(?:[.,]\\d)?";
/** "splits 5:20 5:15 5:12", "km splits: 4:50/4:55": times of parts of the way. */
const SPLITS = compiled(
  `(?<!\\p{L})(?:(?:km|mile|500m?|lap) )?(?:splits?|laps|passages?|parciales|parziali|zwischenzeiten|passagens|parciais)(?: (?:were|was|of|at|de|a))?[ :=-]{1,3}${T}(?:(?:[ ,/|+-]|and|then){1,3}${T}){0,40}(?!\\d)`,
  "giu",
);

/** "5 rounds + 13": the repetitions of the round that was not finished. */
const SCORE =
  /(?<=(?<![\d.,])\d{1,2} ?(?:full )?(?:rounds?|rds?|rnds?|runden|rondas|tours|giri)) ?(?:\+|plus|and) ?\d{1,3}(?: ?reps?)?(?=[ \t]*(?:[,.;!)\n]|rx\b|scaled\b|$))/gi;
/** "…, got 14 rounds": the rounds count, the word does not. */
const GOT_ROUNDS =
  /(?<=[,;.:\n-] ?)(?:(?:totals?|score|result|all in all)(?: of)?(?: ?[:=–-])? |(?:i |we )?(?:got|completed|managed|finished|made it to|got to|got through|hit|for)(?: a total of)? )(?=\d{1,2} (?:full |complete )?(?:rounds?|rds?|rnds?)\b)/gi;
/** "8k @ 5:10", "5 easy miles at 9:15": as long for each of them, or the time of day, and not that of the way. */
const PACE =
  /(?<=(?<![\d.,x×*]|[x×*] |\d[.,] )(?:\d{1,2}|\d{1,2}[.,]\d{1,2}) ?(?:k|kms?|kilomet(?:er|re)s?|kilometri|kil[oó]metros|quil[oô]metros|mi|miles?|milers?)(?: \p{L}+){0,2} ?)(?:@|at|bei|[àa]) ?(?:[3-9]|1[0-2])[:'’´′][0-5]\d(?:"|''|´´|’’|″)?(?: ?\/ ?(?:km|mi(?:le)?)\b|(?: min)? (?:per|a|an) (?:km|kilomet(?:er|re)|mile)\b)?(?![\d:]| ?(?:am|pm|uhr|h)\b)/giu;
/** Two of a way can be covered in so long. */
const MOST_OF_PACE = /(?<![\d.,])[01](?:[.,]\d+)? ?\p{L}+(?: \p{L}+){0,2} ?$/u;
/** A grade of climbing with how often it was climbed: "2x 6a", "V4 x3 flash", "one 6c+". */
const GRADED =
  /(?<![\p{L}\d.])(?:(?:\d{1,2} ?[x×]? ?|one |two |three |an? |my first |couple of |few )(?=[456789v]))?(?:[4-9][abc]\+?(?:[-/][4-9]?[abc]\+?)?|v\d{1,2}(?:[-/]v?\d{1,2})?[+-]?|5\.\d{1,2}[abcd]?[+-]?)'?s?(?: ?[x×] ?\d{1,2})?(?: (?:flash(?:ed)?|sends?|sent|onsight(?:ed)?|redpoint|attempts?|tries|clean|project|proj|lead|tr|top ?rope)(?!\p{L}))*(?![\p{L}\d])/giu;
const CLIMBED_ON =
  /\b(?:climb\w*|boulder\w*|kletter\w*|geklettert|gebouldert|escal\w+|grimp\w+|arrampic\w+|bloc|moonboard|kilter(?: ?board)?|tension board|lead(?:ing)? (?:wall|routes?)|top ?rop\w+|routes?|crag|vie)\b/i;
/** "on a 20 mm edge": how small the hold was. */
const EDGE = /(?:on (?:an? |the )?)?(?<![\d.,])\d{1,2} ?mm(?: (?:edge|rung|crimp|leiste|r[eé]glette))?(?!\p{L})/giu;
const HUNG = /\bhang|fingerboard|beastmaker|\bcrimp|\bedge|suspension/i;
/** How a match went, and what it was of: "6-3 6-4", "5 games to 11", "18 holes", "22 runs". */
const SCORED =
  /(?<![\d.,:x×])(?:(?:won|lost|win|loss|drew|w|l) )?\d{1,2} ?[-–:] ?\d{1,2}(?:[ ,/]+(?:and )?\d{1,2} ?[-–] ?\d{1,2}){0,4}(?![\d:]| ?(?:kg|min|km|reps?)\b)|(?:(?:won|lost|played|scored|took) )?(?<![\d.,:x×])\d{1,3} (?:games?|holes?|rolls?|matches|match|bouts?|goals?|points?|pts|pitches|waves|descents|lifts? rides?|innings|sets(?= (?:of (?:tennis|padel|squash)|\d{1,2}-)))(?: (?:of|to) \d{1,2}(?: ?min\w*)?)?(?!\p{L})/giu;
const RUNS_DOWN = /(?<![\d.,:])\d{1,2} (?:runs?|laps?|descents?|abfahrten|descentes|bajadas|discese)(?!\p{L})/giu;
const MATCH =
  /\b(?:tennis|padel|squash|badminton|pickleball|table tennis|ping ?pong|racquetball|basketball|hoops|footy|football|soccer|futsal|volleyball|golf|bjj|jiu|judo|wrestling|sparring|hockey|rugby|cricket|baseball|softball|surf\w*|handball|fussball|pelota|calcio|ultimate|frisbee)\b/i;
/** "(had to clean it up, no rack at home)": why or how, and no other lift. */
const REASONS =
  /\((?:had to|have to|because|since|as (?:i|the|my)|(?:i )?could ?n['’]?t|did ?n['’]?t|no (?:rack|spotter|space|time|bench)|musste|weil|j['’]ai d[uû]|tuve que|ho dovuto|tive que)\b[^()\d\n]{0,80}\)/giu;
/** "(30s are the biggest they got)", "(they only go up to 40)", ", 30s are the heaviest here": what the gym has. */
const OF_GYM =
  /\((?:(?:the )?\d{1,3}(?:s|kgs?|lbs?)? (?:are|is|was|were|being)|they|it|(?:the |my |this |that )?gym|the (?:biggest|heaviest|lightest|smallest|next)|biggest|heaviest|lightest|smallest|only (?:go|goes|went|have|has|had|got|up) |max (?:they|on|of)|all (?:they|the gym)) ?[^()x×@]{3,60}\)|(?<=\d[^\n]{0,80}),? (?:and )?(?:the )?\d{1,3}(?:s|kgs?|lbs?)? (?:are|is|was|were) the (?:biggest|heaviest|lightest|smallest|max\p{L}*|most)(?: \p{L}+){0,5}(?=[ \t]*(?:[.,;!)\n]|$))/giu;
/** "with 2x20 kg on the bar", "bar + 2x20": what hung on it, in plates. */
const ON_BAR =
  /(?:\b(?:with|mit|avec|con|com) )?(?<![\d.,])[1-4] ?[x×] ?\d{1,2}(?:[.,]\d{1,2})? ?(?:kgs?|kilos?|lbs?|k)? (?:on (?:the|each side of the) bar(?:bell)?|auf der (?:lang)?(?:hantel)?stange|sur la barre|en la barra|sul(?:la)? (?:bilanciere|sbarra|barra)|na barra)(?!\p{L})(?: (?:instead of|statt|au lieu de|en vez de|invece di|em vez de) [1-4] ?[x×] ?\d{1,2}(?:[.,]\d{1,2})?)?/giu;
/** "107.5/4 (5. ging nicht mehr hoch)", "(4th rep didn't go)": the one that was not done. */
const LAST_MISSED =
  /\((?:(?:the|der|die|das|la|le|el|il|a|o) )?\d{1,2}(?:\.|st|nd|rd|th|e|[ºª°])? ?(?:wdh|wiederholung|reps?|one|satz|r[ée]p(?:et|ét)?\p{L}*|vez)? ?(?:ging|kam|klappte|wollte|did ?n['’]?t|did not|would ?n['’]?t|failed|missed|n['’]est pas|est pas|no (?:subi[óo]|sali[óo])|non (?:è|e) (?:salit|andat)|n[ãa]o (?:subiu|foi|saiu))[^()\d\n]{0,60}\)/giu;
const SNOW = /\b(?:ski(?:ed|ing|s)?|snowboard\w*|slopes|piste|sledg?ing)\b/i;
const NEAR = 40;

/** "Fran 5:48, finally under 6", "10k 49:30, sub 50": the mark that a time fell below. */
const BELOW =
  /(?<=\d:\d\d[^\n]{0,30}?)(?<=[ ,(!.])(?:(?:finally|just|well|and|so|still|broke|cracked|got|went|now) ){0,3}(?:under|sub|below|unter|sous|bajo|sotto)[ -]?\d{1,3}(?::\d\d)?(?: ?min\w*)?(?: (?:at last|finally|again|today|for the first time|yes+|woo\w*))?(?=[^\p{L}\d]*(?:$|[.,;!\n)]))/giu;
/** "48 minutes with the vest": worn, and as heavy as nobody said. */
const VESTED =
  /\b(?:with|wearing|in|w\/) ?(?:an?|the|my) (?:weight(?:ed)? )?vest(?: on)?\b(?! ?\(?(?:of )?\d+(?:[.,]\d)? ?(?:kgs?|lbs?|kilos?|pounds?)\b)/gi;

/** "5.2 km according to my watch", "laut Uhr": what measured it. */
const MEASURED_BY =
  /(?<=\d[^\n]{0,40}?) (?:(?:according|acc) to|as per|(?:going )?by|on|says|said|laut|selon|d['’]apr[èe]s|seg[úu]n|secondo|segundo) (?:(?:my|the|meiner|der|ma|la|mon|le|mi|el|il mio|l['’]|o meu|o) ?)?(?:(?:smart|apple|sports?) ?)?(?:watch|garmin|strava|fitbit|polar|coros|gps|uhr|montre|reloj|orologio|rel[óo]gio)(?!\p{L})(?=\s*(?:[,.;!)\n]|$|(?:and|in|for|but|so) ))/giu;

/** "8x500m row, 1:48-1:51": between what the times of all of them lay. */
const BETWEEN =
  /(?<=(?<![\d.,])(?:[3-9]|\d\d) ?[x×*] ?\d[\d.,]{0,4} ?(?:m|k|km|mi|yds?)?[^\n\d]{0,30}(?:\d{1,3} ?(?:s|secs?|min|['"])[^\n\d]{0,20})?[,;(] ?)(?:all )?\d{1,2}:\d\d ?[-–] ?\d{1,2}:\d\d(?!\d|:| ?[-–,/] ?\d)(?: each)?/giu;

const every = (text: string, pattern: RegExp): Stretch[] =>
  matchesIn(text, pattern).map((match) => ({ start: match.index, end: match.index + match[0].length }));

/** "Every rep clean", "all reps paused": how they were done, and no clean. */
const REPS_WERE =
  /(?<!\p{L})(?:all|every|each)(?: (?:single|of the|of my|the|my))? (?:reps?|sets?|singles?)(?: (?:was|were|felt|looked|is|are|so|really|nice and|super))* (?:clean(?:ly)?|snappy|crisp|solid|good|smooth|strict|slow|controlled)(?![\p{L}\d])(?! (?:and jerk|pull))|(?<=\d ?(?:kgs?|lbs?)?,? )(?:all|every|got all|hit all|made all)(?: (?:the|my))? reps?(?=\s*(?:[.,;!\n]|$))/giu;
/** "rpe 7 across": of all sets. */
const ACROSS =
  /(?<=(?:rpe|rir) ?\d[\d.,]{0,3} ?)(?:straight )?across(?: the board| all(?: (?:of them|sets|\d sets))?)?(?=\s*(?:[,.;!)\n]|$))/giu;
/** "But one leg at a time": that it was one at a time is said by the leg. */
const AT_A_TIME =
  /(?:(?<=\p{L})[ ,]+(?:but|just|only|and|doing|done|though)(?= (?:one|a single|single) (?:leg|arm|hand|side) at a time))|(?<=\b(?:one|single) (?:leg|arm|hand|side)) at a time(?!\p{L})/giu;
/** "Straight after the last one dropped to 35": the drop is told by its verb. */
const STRAIGHT_AFTER =
  /(?:(?:straight|right|immediately|directly|instantly) after (?:that|those|it|the (?:last|third|final) (?:one|set))|direkt danach|juste apr[eè]s|justo despu[eé]s|subito dopo|logo depois)(?=[ ,]+(?:i )?(?:dropped|stripped|went down|took))/giu;
/** "dropped it twice": what went wrong, and no set that was done again. */
const MISHAP =
  /(?<!\p{L})(?:dropped|re-?racked|put|lost|stopped|slipped|fell|rested)(?: (?:it|them|the \p{L}+|down|grip|balance|off)){0,2} (?:once|twice|thrice|(?:\d|two|three|four|five) (?:times|x)|\dx)(?![\p{L}\d])/giu;
/** What is said of how or when sets were done and is no name. Out: stretches to leave out. */
const mannerAsides = (text: string): Stretch[] => [
  ...(/at a time|after|danach|apr|despu|dopo|depois/i.test(text)
    ? [...every(text, AT_A_TIME), ...every(text, STRAIGHT_AFTER)]
    : []),
  ...(/across/i.test(text) ? every(text, ACROSS) : []),
  ...(/once|twice|thrice|times|\dx/i.test(text) ? every(text, MISHAP) : []),
];

/** How repetitions were done. Out: stretches to leave out. */
export const repsRemarks = (text: string): Stretch[] =>
  /\brep|\bset|single/i.test(text) ? every(text, REPS_WERE) : [];

/** Verbs in front of rounds that were counted: "got 14 rounds". Out: stretches to leave out. */
export const countedRounds = (text: string): Stretch[] =>
  /\brounds?|rds?\b/i.test(text) ? every(text, GOT_ROUNDS) : [];

const INDEX = new PatternIndex([
  ...[CLIMBED, SPLITS, PACE, CLIMBED_ON, HUNG, MATCH, SNOW],
  ...[SCORE, BELOW, BETWEEN, MEASURED_BY, VESTED, REASONS, OF_GYM, ON_BAR, LAST_MISSED],
]);

/** What is said of a way or a score and is none of its sets: how far up it went, the times of its parts, repetitions of a round begun. Out: stretches, in order. Linear. */
export function wayAsides(text: string): Stretch[] {
  if (!/\d/.test(text)) return [];
  const mayFind = INDEX.read(text);
  const found = (pattern: RegExp) => (mayFind(pattern) ? every(text, pattern) : []);
  const climbed = found(CLIMBED).filter(({ start }) =>
    /\d ?(?:km|k|mi|miles?)\b|\d:\d\d|\d ?h\b|\bhik|\bride|\brode|wander|rando|sender|escurs|trail/i.test(
      text.slice(Math.max(0, start - 120), start + 160),
    ),
  );
  // "erg 5x500m, splits 1:55 1:56 …" are the times of its sets.
  const ofSets = ({ start }: Stretch) => /\d ?[x×] ?\d/.test(text.slice(Math.max(0, start - NEAR), start));
  const splits = /\d:\d\d/.test(text) ? found(SPLITS).filter((one) => !ofSets(one)) : [];
  const paces = /\d[:'’´′]\d\d/.test(text)
    ? found(PACE).filter(({ start }) => !MOST_OF_PACE.test(text.slice(Math.max(0, start - NEAR), start)))
    : [];
  const graded = mayFind(CLIMBED_ON) && CLIMBED_ON.test(text) ? every(text, GRADED) : [];
  const edges = mayFind(HUNG) && HUNG.test(text) ? every(text, EDGE) : [];
  const scored =
    mayFind(MATCH) && MATCH.test(text)
      ? every(text, SCORED).filter(({ start, end }) => !/\d ?[:] ?\d\d/.test(text.slice(start, end)))
      : [];
  const down = mayFind(SNOW) && SNOW.test(text) ? every(text, RUNS_DOWN) : [];
  return joined([
    ...climbed,
    ...scored,
    ...down,
    ...splits,
    ...paces,
    ...graded,
    ...edges,
    ...[SCORE, BELOW, BETWEEN, MEASURED_BY, VESTED, REASONS, OF_GYM, ON_BAR, LAST_MISSED].flatMap(found),
    ...mannerAsides(text),
    ...notKnown(text),
    ...outingAsides(text),
    ...machineSettings(text),
  ]);
}
