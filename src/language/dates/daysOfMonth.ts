import { compiled } from "../patterns/compiled.ts";
import type { Clock, DateRule } from "./dateRules.ts";
import { dayOf, isDay, partsOf } from "./localDay.ts";

/** So far away a day of the month without its month may be, in months. */
const MONTHS_AWAY = 3;

/** The last such day that is not still to come; of what is to come, the next. */
function lastSuch(date: string | undefined, { today, future }: Clock): number | null {
  const { year, month } = partsOf(today);
  for (let away = 0; away < MONTHS_AWAY; away += 1) {
    const first = new Date(Date.UTC(year, month - 1 + (future ? away : -away), 1));
    const [ofYear, ofMonth] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
    if (!isDay(ofYear, ofMonth, Number(date))) continue;
    const day = dayOf(ofYear, ofMonth, Number(date));
    if (future ? day >= today : day <= today) return day;
  }
  return null;
}

const DATE = "(3[01]|[12]\\d|[1-9])";
/** The article before a day of the month; "le 12", "el día 12", "no dia 12", "am 12.", "den 12.". */
const ARTICLE =
  "(?:(?:depuis |du )?le |(?:desde )?el (?:dia )?|(?:al |del )dia |il (?:giorno )?|dal |(?:n|d|a)?o dia |l['’](?=8|11)|dia (?=\\d{1,2} (?:fiz|corri|treinei|nadei|pedalei|caminhei|fui|levantei|hice|nade|camine|entrene|levante)\\b)|(?:am|vom|seit dem|den) (?=\\d{1,2}(?:\\.|ten?\\b| ?(?:$|[,;!?)\\n])|ste?n?\\b)))";
const ENDING = "(?:er\\b|e\\b|\\.(?!\\d)|ten\\b|sten\\b|[ºª°])?(?![\\d.,:/x*]*\\d)";
/** What makes the figure behind an article a thing that is counted, lifted or one of several. */
const OF_THINGS =
  "(?! ?(?:x|\\*|kgs?|kilos?|lbs?|livres|libras|%|reps?|repet|fois|veces|volte|vezes|mal|wdh|min|sec|sek|seg|m\\b|km|er tour|series?|satz|satze|runde|tag\\b|tour|jour\\b|gerat|station|platz|giorno\\b|giro|serie|dia\\b|vuelta|volta|par\\b|per\\b|pour|por (?!la )|para|zu\\b|auf\\b|pro\\b|de\\b|di\\b|da\\b|do\\b|du\\b|and|und|ou\\b|oder|\\+|-))";
/** "Día 2: sentadilla" heads a session of a programme. */
const NOT_HEADING = "(?<!\\b(?:dia|giorno) \\d{1,2}(?=,? ?:))";
const CLAUSE = "(?<=(?:^|[\\n.;!?(:]|, ?|\\b(?:und|et|y|e|puis|luego|poi|depois|dann)) ?)";
/** Said of a thing that is taken, and of no day. */
const NOT_TAKEN =
  "(?<!\\b(?:avec|sur|a|con|com|mit|auf|pris|prends|prendre|passe|passer|utilise|monte|cogi|use|tome|subi|preso|usato|salito|usei|peguei|nehme|nahm|genommen|de|da|di|and|und|et|y|e|ou|o|oder|par|per|por|x|entre|tra|zwischen|jusqu'au|fino|ate|hasta|bis) )";

/**
 * A day of the month alone, which is the last such day: "on the 12th", "the 12th: bench", "le 12 j'ai couru", "am 12. bin ich
 * gelaufen", "el 12 corrí", "il 12 ho corso", "no dia 12 corri".
 */
export const DAYS_OF_MONTH: readonly DateRule[] = [
  {
    hint: /\d(?:st|nd|rd|th)\b/,
    pattern:
      /(?<!\b(?:more|better|fewer|less|easier|harder|struggled|died|stronger|slower|grindy|left|cheated|tougher|rep|reps|(?:fail(?:ed|ure)?|miss(?:ed)?|stopped|quit|gave (?:up|out|in)|bailed|stalled|stuck|dropped|lost|broke|spot|spotted|help|ground|grind|slowed|sticky|paused|cramp(?:ed)?|form|no lockout)(?: (?:it|out|down|up|the bar|grip|form|broke|went|slipped|only|just|badly|again|myself))?) )\b(?:on|from|to|for|since|was|is|dated?) (?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?! (?:plate|pin|notch|peg|setting|level|set|one|rep|round|exercise|time|week|try|attempt|place|lift|hole|rung|of|floor|grade|month|day|lap|mile|km|kilomet(?:er|re)|minute|hour|hill|bend))/g,
    read: (match, clock) => lastSuch(match[1], clock),
  },
  {
    // "the 12th: bench 3x5", "12th - ran 5k": it heads the line or is parted from what was done.
    hint: /\d(?:st|nd|rd|th)\b/,
    pattern:
      /(?:^|\n|(?<=[.;,] ))[-*• ]{0,4}(?:the )?(\d{1,2})(?:st|nd|rd|th)(?=:| ?[-–—] (?=[a-z])| (?:i|we) (?:did|ran|went|swam|rode|cycled|walked|rowed|hit|had|lifted|benched|squatted|deadlifted|pulled|pressed|trained)\b)/g,
    read: (match, clock) => lastSuch(match[1], clock),
  },
  {
    // "was habe ich am 12. gemacht": with its point, wherever it stands.
    hint: /\b(?:am|vom) \d{1,2}\. [a-z]/,
    pattern: compiled(`\\b(?:am|vom|seit dem) ${DATE}\\.(?! ?\\d)${OF_THINGS}(?= [a-z])`, "g"),
    read: (match, clock) => lastSuch(match[1], clock),
  },
  {
    // Before what was done: "le 12 j'ai couru", "el 12: 5 km", "am 12. habe ich".
    hint: /(?:le|el|il|dia|am|vom|dem|den|dal|giorno|l['’]) ?\d/,
    pattern: compiled(
      `${CLAUSE}${ARTICLE}${DATE}${ENDING}${NOT_HEADING}${OF_THINGS}(?=,? ?:| [a-z]|, ?[a-z]|,? ?\\d{1,3}(?:[.,]\\d)? ?(?:km|kilo[mo]))`,
      "g",
    ),
    read: (match, clock) => lastSuch(match[1], clock),
  },
  {
    // Behind it: "5 km le 12", "qué hice el 12", "5 km am 12.".
    hint: /(?:le|el|il|dia|am|vom|dem|den|dal|giorno|l['’]) ?\d/,
    pattern: compiled(
      `(?<=[a-z\\d)],? )${NOT_TAKEN}${ARTICLE}${DATE}${ENDING}(?= *(?:$|[,;!?)\\n]|\\.(?!\\d))| (?:au|aux|a la|avec|chez|matin|soir|por la|al|alla|con|nel|nella|com|na|em|im|mit|abends|morgens|abend)\\b)`,
      "g",
    ),
    read: (match, clock) => lastSuch(match[1], clock),
  },
];
