import { compiled } from "../patterns/compiled.ts";
/** Of minutes and of hours, in six languages. */
export const MIN_UNIT =
  "(?:m|mn|min|mins|minit|minits|minute|minutes|minuten|minutos|minuto|minuti|minuut|minuter|minutt|minutter|minut|minuty|minutitos|minutillos|minutinhos|minutini|minutchen)";
export const HOUR_UNIT = "(?:h|hr|hrs|hour|hours|houres|std|stunde|stunden|heure|heures|hora|horas|ora|ore)";
const ONE =
  "(?:1|an|a|one|eine|einer|une|una|uma|un|full|whole|solid|knappe|gute|ganze|volle|petite|bonne|buena|buona|boa)";

const SHORT_HOUR = "(?:h|hr|hrs|hour|hours|houres)";

/** "Rack and bench, hour": an hour without a figure in front, unless it is an hour of the day or one of several. */
const BARE_HOUR =
  /(?<!\b(?:\d|half|happy|rush|peak|per|every|each|lunch|man|the|this|my|our|quarter|couple|few|last|next|past|of|by|eleventh|witching|quiet) ?)(?<!\d[.,:]?\d? ?)\bhour\b(?! (?:before|after|ago|later|glass|s\b|or two|nap|drive|flight|shift|walk|sleep|rate|angel))/g;

/** Lengths that are said without a number of minutes; longest first. The replacement is in `N min` form. */
export const IDIOMS: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // "Ein 30-minütiges Training", "zweistündig".
  [/\b(\d{1,3}) ?-? ?minutige?[mnrs]?\b/g, "$1 min"],
  [/\b(\d{1,2}(?:[.,]5)?) ?-? ?stundige?[mnrs]?\b/g, "$1 h"],
  [/\beinstundige?[mnrs]?\b/g, "60 min"],
  [/\bzweistundige?[mnrs]?\b/g, "120 min"],
  // "45 real minutes".
  [
    compiled(
      `(?<=\\b\\d{1,3}) (?:real|actual|solid|good|full|proper|clean|net|whole|spare|honest) (?=${MIN_UNIT}\\b)`,
      "g",
    ),
    " ",
  ],
  // "35 is all I've got", "so let's say 40".
  [/\b(\d{2,3})(?= (?:is|are) all (?:the time )?(?:i|we|there|that)\b)/g, "$1 min"],
  [
    /\b(?:let us say|lets say|call it|let us call it|say|make it|i have|i got|got) ([1-9][05]|1[0-2]0)(?= ?(?:$|[.;!?\n]|,(?! ?\d)|max\b|tops\b|at most|please|pls|instead|today))/g,
    "$1 min",
  ],
  // "25ish min", "30 odd minutes", "~ 40 min", "45 ish": about as long.
  [compiled(`(?<=\\d) ?-? ?(?:ish|odd|something)\\b(?= ?${MIN_UNIT}\\b)`, "g"), ""],
  [/(?<=\d) ?-? ?ish\b/g, " min"],
  [compiled(`\\b(half|quarter|quarters|1\\/2|1\\/4|3\\/4) (of )?(an? |1 )?${SHORT_HOUR}\\b`, "g"), "$1 $2$3hour"],
  [/\b(?:one|a single|just a|literally a) min(?:ute)?\b/g, "1 min"],
  // "AMRAP 16", "EMOM of 20": a round against the clock is named by its minutes.
  [
    /\b(amrap|emom|metcon|hiit|tabata) (?:of |for )?([5-9]|[1-5]\d)\b(?! ?(?:[-x:/.,]? ?\d|reps?|rounds?|sets?|kgs?|lbs?|exercises|moves|min|m\b|s\b|sec|hours?|h\b|cals?|x\b|different))/g,
    "$1 $2 min",
  ],
  [/\b([5-9]|[1-5]\d) (?=(?:amrap|emom)\b)/g, "$1 min "],
  [/\b(\d{1,2}|one) and (?:a half|1\/2) hours?/g, (_whole, hours = "1") => `${(Number(hours) || 1) * 60 + 30} min`],
  [compiled(`\\b(?:${ONE} )?hour (?:and )?(?:a )?(?:quarter|1\\/4)\\b|\\b1 1\\/4 hours?\\b`, "g"), "75 min"],
  [
    compiled(
      `\\b${ONE} (?:hour|hr|h) (?:and )?(5|10|15|20|25|30|35|40|45|50|55)\\b(?: ?${MIN_UNIT}\\b)?|\\bhour (?:and )?(5|10|15|20|25|30|35|40|45|50|55)\\b(?: ?${MIN_UNIT}\\b)?`,
      "g",
    ),
    (_whole, more, other) => `${60 + Number(more ?? other ?? 0)} min`,
  ],
  [
    compiled(
      `\\b(?:${ONE} )?(?:hour and a half|hour and 1/2)|\\b1 1/2 hours?|\\b(?:anderthalb|eineinhalb) stunden|\\b(?:une )?heure et demie|\\b(?:una )?hora y media|\\b(?:un )?ora e mezza|\\b(?:uma )?hora e meia`,
      "g",
    ),
    "90 min",
  ],
  [
    /\b(?:3 quarters of (?:an |1 )?hour|3\/4 (?:of )?(?:an |1 )?hour|3\/4 (?:stunde|d ?heure|de hora|d ?ora)|dreiviertel ?stunde|3 quarts d ?heure|3 quarti d ?ora|tre quarti d ?ora|(?:tres|3) cuartos de hora|(?:tres|3) quartos de hora)\b/g,
    "45 min",
  ],
  [
    /\b(?:(?:a )?half (?:an |a |1 |of an |of a )?hour|1\/2 (?:an )?hour|halbe[nr]? stunde|halbstundige?[mnrs]?|demi heure|une demie heure|media hor(?:a|ita)|mezz ?a? ?ora|meia hora)\b/g,
    "30 min",
  ],
  [
    /\b(?:(?:a )?quarter (?:of )?(?:an |a |1 )?hour|viertelstunde|1\/4 (?:of )?(?:an )?(?:hour|stunde)|quart d ?heure|cuarto de hora|quarto d ?ora|quarto de hora)\b/g,
    "15 min",
  ],
  [/\b(?:a )?couple (?:of )?hours\b/g, "120 min"],
  // "5 x 3 min rounds", "6 x 4 minutes": as long as all of them.
  [
    /\b(\d{1,2}) ?(?:x|\*|×|times) ?(\d{1,2}) ?(?:min|mins|minutes?|minuten|minutos|minuti)\b(?: (?:rounds?|blocks?|intervals?|runden)\b)?(?! (?:breaks?|pauses?|pausen?|naps?|walks?|slots?))/g,
    (whole, times = "1", length = "0") => {
      const all = Number(times) * Number(length);
      return all >= 8 && all <= 90 ? `${all} min` : whole;
    },
  ],
  // "Two 20 minute blocks": as long as all of them.
  [
    compiled(
      `\\b([2-4]) (?:x |times |by )?(\\d{1,2}) ?${MIN_UNIT} (?:long )?(?:blocks?|halves|parts?|sections?|segments?|chunks?)\\b`,
      "g",
    ),
    (_whole, times = "1", length = "0") => `${Number(times) * Number(length)} min`,
  ],
  [
    compiled(
      `\\b${ONE} (?:full |whole |solid )?(?:hour|hr|stunde|heure|hora|ora)\\b(?! (?:before|after|ago|(?:and )?[1-5][05]\\b))`,
      "g",
    ),
    "60 min",
  ],
  [/\b(?:under|within|in|sub) the hour\b/g, "under 60 min"],
  [/\bhour long\b/g, "60 min"],
  [BARE_HOUR, "60 min"],
  [
    compiled(`\\b(\\d{1,2}) ?${HOUR_UNIT} (?:and )?(\\d{1,2})(?: ?${MIN_UNIT})?\\b`, "g"),
    (_whole, h = "0", m = "0") => `${Number(h) * 60 + Number(m)} min`,
  ],
  [/\b(\d):([0-5]\d) (?:h|hr|hrs|hours?)\b/g, (_whole, h = "0", m = "0") => `${Number(h) * 60 + Number(m)} min`],
];
