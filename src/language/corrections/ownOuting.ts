import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const LEAD =
  "(?:(?:and|then|also|plus|oh|ok|okay|so|btw|after(?: that|wards)?|later(?: on)?|before (?:that|work|bed)|today|yesterday|this (?:morning|afternoon|evening)|last night|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|i|we|just|i just|earlier|und|dann|danach|heute|gestern|ich|et|puis|hier|ce matin|j ?['’]? ?ai|je|y|luego|hoy|ayer|esta manana|e|poi|oggi|ieri|ho|hoje|ontem|depois)[ ,:]+){0,12}";
const DEED =
  "(?:ran|jogged|biked|bicycled|cycled|rode|swam|walked|hiked|rowed|paddled|kayaked|canoed|skied|skated|snowboarded|surfed|climbed|bouldered|danced|trekked|commuted|strolled|ruck(?:ed)?|boxed|sparred|played (?!with|around|it)\\p{L}+|(?:did|ran|finished|completed|had|took|taught|attended) (?:an? |my |our |the |another )?(?:local |quick |long |short |easy |\\d+ ?-?(?:k|km|min\\w*|h|hours?|miles?) )*(?:parkrun|park run|run|ride|walk|hike|swim|jog|trek|bike ride|marathon|half(?: marathon)?|yoga|pilates|spin(?:ning)?|zumba|tennis|football|soccer|basketball|badminton|squash(?: match| game)|climbing|bouldering|\\p{L}+ (?:class|lesson))|(?:went|been|was) (?:out )?(?:on |for )?(?:an? |my |our )?(?:[\\p{L}\\d]+[ -]){0,3}?(?:run|ride|walk|hike|swim|jog|trek|paddle|row|running|cycling|biking|walking|hiking|swimming|jogging|skiing|skating|climbing|bouldering|dancing|surfing|kayaking|rowing)|parkrun|bin (?:\\p{L}+ ){0,4}?(?:gelaufen|geradelt|geschwommen|gejoggt|gewandert|gerudert)|couru|nage|pedale|marche|corri|nade|pedalee|camine|ho corso|nuotato|pedalato|camminato|nadei|pedalei|caminhei)";
const OUTING = entered(compiled(`^\\W*${LEAD}${DEED}(?!\\p{L})`, "u"));
/** So long or so far all of it was. */
const LENGTH =
  /(?<![\d.,:/])\d+(?:[.,:]\d+)* ?-?(?:min\p{L}*|h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|k|kms?|kilomet\p{L}+|mi|miles?|meilen|millas|miglia|milhas|m|met(?:er|re)s?|metri|yds?|yards?|laps|lengths|steps)(?![\p{L}/]| ?(?:\/|per |pace|rests?|breaks?))|\d ?h ?\d\d|\b\d{1,2}:\d\d(?::\d\d)?(?! ?(?:\/|per |a |min ?\/|pace|am|pm))|\b(?:half an?|an|one|two|three|four|five|a couple of) hours?\b|\b(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|ninety) min\w*|\b(?:half )?marathon\b|\bstunde\b|\bune heure\b|\buna hora\b|\bun ?['’]?ora\b|\buma hora\b/u;
/** A part of what was done before, or how that was done. */
const OF_PART =
  /\b(?:last|first|final|second|middle|halfway|half way|between|rest(?:ed|s)?|breaks?|it|that|them|those|these|of which|set|sets|reps?|splits?|negative|(?:at|around) (?:km|kilomet\p{L}+|mile|minute) \d|after \d|before \d|from \d|by \d|until|remaining|late|early|out of|over|short on|into|in the (?:middle|end|rain|heat|wind|cold|dark|snow)|degrees?|incline|watts?|vest|bpm|hr|heart rate|slower|faster|than|ago|used to|letzten?|ersten?|dernier\p{L}*|premier\p{L}*|ultim\p{L}*|prim\p{L}*)\b/u;

const MACHINE =
  "(?:(?:(?:assault|air|echo|fan|spin|exercise|stationary|wind) ?)?bike|rower|row(?:ing)?(?: (?:machine|erg))?|erg|bike ?erg|ski ?erg|elliptical|cross ?trainer|stair ?(?:master|climber)|treadmill|(?:jump|skipping) rope|burpees?|rudergerat|rudern|crosstrainer|laufband|rameur|velo|elliptique|tapis|remo|remoergometro|bici(?:cleta)?|eliptica|cinta|vogatore|cyclette|ellittica|esteira)";
const CALORIES = "\\d{1,3} ?(?:k?cals?|calories|kalorien|calorias|calorie)";
/** "Assault bike 50 calories", "60 cals on the rower": what was done till so many were burnt. */
const TILL_BURNT = entered(
  compiled(
    `^\\W*${LEAD}(?:(?:the|an?) )?(?:${MACHINE}[ ,:-]{1,3}(?:for )?${CALORIES}|${CALORIES} (?:(?:on|of|auf|sur|de|en|sulla?|di|na|no) )?(?:(?:the|an?|dem|le|la|el|il|o) )?${MACHINE})[\\s.!]*$`,
  ),
);

/** Whether a message tells what was done till so many calories were burnt, by name. In: folded text. */
export const tellsCaloriesBurnt = (folded: string): boolean => folded.length <= 80 && TILL_BURNT.test(folded);

/**
 * Whether a message tells an outing or a game of its own, by what was done and how long or how far it was ("biked to work, 25 min each way"), and no
 * part of what was told before ("ran the last 2k at 4:50"). In: folded text.
 */
export function tellsOwnOuting(folded: string): boolean {
  const [first = "", ...more] = folded.trim().split(/[.;!] |\n/);
  if (tellsCaloriesBurnt(folded)) return true;
  const rest = more.join(". ");
  if (!OUTING.test(first) || folded.includes("?")) return false;
  return LENGTH.test(first) && !OF_PART.test(first) && !/\d ?x ?\d/.test(rest);
}
