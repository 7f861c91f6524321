import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const DAY_BEFORE =
  "(?:yesterday|the day before|(?:on |last |this )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues?|weds?|thurs?|thu|fri)(?! \\w+day))|last (?:night|week|time|session)|(?:two|three|a few|couple of|\\d) days ago|already|earlier|gestern|vorgestern|schon|hier|avant hier|deja|ayer|anteayer|ya|ieri|gia|ontem|anteontem|ja|(?:am |lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|segunda|terca|quarta|quinta|sexta)(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)?)";
const DEED =
  "(?:did|done|had|have done|trained|hit|smashed|worked|went|squatted|benched|deadlifted|pulled|pressed|lifted|ran|rowed|cycled|rode|swam|climbed|played|raced|hiked|gebeugt|gehoben|gelaufen|couru|corri|corso|was|were|got|from|after|hatte|hab\\w*|war|gemacht|trainiert|fait|eu|hice|tuve|toque|fatto|fatte|fatti|fiz|treinei)";
const TOLD = entered(
  compiled(`\\b${DEED}\\b[^,.;!?\\n]{0,40}\\b${DAY_BEFORE}\\b|\\b${DAY_BEFORE}\\b[^,.;!?\\n]{0,25}\\b${DEED}\\b`),
);
/** What is to come is no more of today than what was: "benching tomorrow", "legs are on friday". */
const DAY_AHEAD = entered(
  /(?<!\b(?:for|until|till|til|by|before|after) )\b(?:tomorrow|tomorow|tmrw|tmr|tmw|tomoz|2moro|ubermorgen|demain|domani|amanha|(?<!(?:la|esta) )manana|(?:on|next|this coming) (?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/,
);
const ASKED_HERE =
  /\b(?:give|make|write|build|plan|create|need|want|include|session|workout|routine|today|now|tonight|heute|jetzt|aujourd|hoy|ahora|oggi|adesso|hoje|agora|\d+ ?(?:m|min\w*|h|hours?))\b/;
/** Whether a thought only tells what was or will be trained on another day. In: folded text. */
export const isOfOtherDay = (thought: string): boolean =>
  (TOLD.test(thought) && !WISHED_NOW.test(thought)) || isAhead(thought);
const isAhead = (thought: string) => DAY_AHEAD.test(thought) && !ASKED_HERE.test(thought);
const WISHED_NOW = /\b(?:give|make|write|build|create|need|want|today|now|tonight|heute|hoy|oggi|hoje)\b/;
/** Breaks between thoughts, kept with the thought that they begin. */
const BREAK =
  /(?=[,.;!?()\n])|(?= (?:but|so|because|cause|cos|coz|since|as|today|also|aber|weil|da|denn|heute|mais|car|parce|donc|pero|porque|asi|hoy|ma|perche|quindi|oggi|mas|entao|hoje|j en ai|je les ai|les he|los he)\b)/;

/**
 * A folded message without the thoughts that only tell what was trained on another day ("did them yesterday", "trained chest
 * yesterday, legs the day before"): said beside a wish, they are its reason and no log.
 */
export const withoutOtherDays = (folded: string): string =>
  TOLD.mayFind(folded)
    ? folded
        .split(BREAK)
        .filter((thought) => !TOLD.test(thought))
        .join("")
    : folded;

/** The same without the thoughts of days to come as well. In and out: folded text. */
export const withoutDaysApart = (folded: string): string =>
  TOLD.mayFind(folded) || DAY_AHEAD.mayFind(folded)
    ? folded
        .split(BREAK)
        .filter((thought) => !TOLD.test(thought) && !isAhead(thought))
        .join("")
    : folded;
