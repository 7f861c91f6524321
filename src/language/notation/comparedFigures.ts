import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const EARLIER =
  "(?:same|last (?:time|week|session)|as before|again|like (?:last|on|mon|tue|wed|thu|fri|sat|sun)\\p{L}*|wie (?:letztes|beim)|gleich|igual|comme|come|pareil|uguale)";
const FIGURE =
  "[+-]? ?\\d+(?:[.,]\\d+)? ?(?:kgs?|kilos?|lbs?|pounds?)? (?:more|less|heavier|lighter|up|down|mehr|schwerer|weniger|leichter|más|mas|menos|de plus|de moins|en plus|in più|in piu|a mais)(?![\\p{L}])(?! ?(?:reps?|sets?|rounds?|times))";
const BEFORE =
  "(?:last (?:week|time|session|month|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?:['’]?s)?|(?:the )?(?:previous|prior)(?: (?:week|time|session|one))?|letzte[nsr]? (?:woche|mal)|la semaine derni[eè]re|la derni[eè]re fois|la semana pasada|la [uú]ltima vez|la settimana scorsa|l['’]ultima volta|(?:a )?semana passada|(?:a )?[uú]ltima vez)";
const SETS =
  "\\d+(?:[.,]\\d+)?(?: ?[x×] ?\\d+(?:[.,]\\d+)?){0,2}(?: ?@? ?\\d+(?:[.,]\\d+)?)?(?: ?(?:kgs?|kilos?|lbs?|pounds?|reps?|km|mi|min)(?!\\p{L}))?(?: ?[x×] ?\\d+)?";
/** "Same as last time but 2.5 more", "like Monday, 5 kg heavier": how far it was from what stood there before. */
const COMPARED = [
  `(?<![\\p{L}])(?:the )?same as last \\p{L}+,? (?:(?:but|with|and|only|just) )*${FIGURE}`,
  `(?<![\\p{L}])(?:vs\\.?|versus|compared (?:to|with)|(?:up|down) from|gegen(?:über)?|im vergleich zu|contre|par rapport [àa]|contra|frente a|comparado con|rispetto a|em rela[çc][ãa]o a) (?:${BEFORE}[ ,:]*(?:i (?:did|had|got) |at |when i (?:did|got) )?${SETS}|${SETS} ${BEFORE})`,
  `(?<=(?<![\\p{L}])${EARLIER}(?![\\p{L}])[^.;!?\\n\\d]{0,40})${FIGURE}`,
].map((source) => entered(compiled(source, "giu")));

/** Stretches of a log that only tell a difference from an earlier one: no load of its own. In: the text. Linear. */
export const comparedFigures = (text: string): { start: number; end: number }[] =>
  COMPARED.flatMap((pattern) =>
    pattern.matches(text).map((found) => ({ start: found.index, end: found.index + found[0].length })),
  );
