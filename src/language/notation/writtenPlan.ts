import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";

const LONGEST = 4_000;

const WEEKDAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|segunda|terca|quarta|quinta|sexta|lun|mar|mie|jue|vie|sab|dom|mer|gio|ven|seg|ter|qua|qui|sex";
/** "Day 1", "Upper B", "Woche 2": where a part of a plan begins, at the head of a line, a sentence or a member of a list. */
const PART =
  /(?:^|[\n.;,/|]|(?<=[\p{L}\d]) (?=(?:day|tag|dia|jour|giorno|session|work ?out|einheit) ?#?(?:[a-f]|\d{1,2}) ?:)) ?[#*_>-]* ?((?:work ?out|session|day|phase|block|tag|dia|jour|giorno|einheit|upper|lower|full body|push|pull|legs?|training) ?#?(?:[a-f]|\d{1,2})\b(?! ?(?:st|nd|rd|th|x|kgs?|lbs?|reps?|sets?|min|done)\b)(?! ?[x×]))/gu;
/** "Push", "Legs:": a day of a split by its name alone. */
const SPLIT =
  /(?:^|\n)[ \t#*_>-]*(push|pull|legs?|upper|lower|full body|chest|back|shoulders|arms|beine|brust|rucken|jambes|pecs|dos|pierna|pecho|espalda|gambe|petto|schiena|perna|peito|costas)(?: (?:day|tag|workout|session))?[ \t*_]*(?::|(?=\n))/g;
/** "Strength", "Metcon:": sections as coaches write them. */
const SECTION =
  /(?:^|\n)[ \t#*_>-]*(warm ?-?up|strength|skill|metcon|conditioning|accessor(?:y|ies)|finisher|main(?: (?:lift|set|work))?|cool ?-?down|wod)[ \t*_]*(?::|(?=\n))/g;
/** A weekday where a part begins. */
const DAY_PART = compiled(
  `(?:^|[\\n.;,/|]) ?[#*_>-]* ?(?:on )?((?:${WEEKDAY}))\\b(?= ?[:(–-]|[^\\n.;,]*\\d ?[x×])`,
  "g",
);
/** "Week 2" at the head of a line, in six languages; "W2 5x5" anywhere. */
const WEEK =
  /(?:^|[\n.;|]|,(?= ?\p{L}+ ?\d{1,2} ?:))[ \t#*_>|-]*(?:week|wk|woche|semaine|semana|settimana)[ \t]*#?(\d{1,2})(?![ \t]*(?:done|fertig|geschafft|complete))(?!\d)|(?<![a-z\d])(?:week |wk ?|w)(\d{1,2}) ?[:=-]? ?(?:deload )?\d{1,2} ?[x×] ?\d{1,2} ?@/gu;

/** A share of a maximum, without the weight that it came to. */
const SHARE = entered(/\d(?:[.,]\d+)? ?%/);
const LOAD = /\d ?(?:kgs?|kilos?|lbs?|pounds?|#)(?![a-z])|\+ ?\d/;
/** Repetitions that are left open: "3x8-12", "| 8-12 |", "3x max", "5x3+". */
const RANGE =
  /(?<![\d.,/:-])\d{1,2} ?[-–] ?[12]?\d(?![\d.,/:-])(?! ?(?:kg|lb|s\b|sec|min|km|m\b|uhr|am|pm|%))|(?<![a-z])amrap(?![a-z])|[x×] ?(?:max|failure)\b|[x×] ?\d{1,2}\+(?! ?\d)/;
const SETS = /\d ?[x×] ?\d|\|[ \t]*\d{1,2}[ \t]*\||\d{1,2} (?:sets?|satze|series)\b|[x×] ?(?:max|amrap|failure)\b/;
const REST = entered(/(?<![a-z])(?:rest|pause|pausa|repos|descanso|recupero)(?![a-z])/);
/** Heads a column of how long to rest. */
const REST_COLUMN = entered(
  /(?:^|\n)[^\n\d]*[|,;\t] ?(?:rest|pause|pausa|repos|descanso|recupero)\b[^\n\d]*\n[^\n]*\d/,
);
const LOAD_COLUMN = /[|,;\t] ?(?:weight|load|kgs?|lbs?|gewicht|poids|peso|carga|carico)\b/;
/** Orders that a list be gone through again. */
const REPEATS = entered(/(?:^|\n)\W*(?:repeat|do this|do it)\b[^\n]{0,12}(?:\d|two|three|four|five)/);
/** What only somebody tells who did it: a load with its counts, counts that differ, a time for a way. */
const TOLD =
  /\d{1,2}, ?\d{1,2}, ?\d{1,2}|\b\d{1,2}\/\d{1,2}\/\d{1,2}\b|\b(?:[3-9]\d|\d{3})(?:[.,]\d+)? ?[x×*] ?\d|[x×] ?\d{1,2} ?[x×@] ?\d{2}(?![\d-]* ?%)|[x×] ?\d{1,2} \d{2,3}(?![\d:%]| ?(?:s|sec|secs|seconds?|mins?|minutes?|m|km)\b)|[x×] ?\d{1,2} (?:[a-z]+ ){1,3}(?:at |@ ?)?\d{2,3}(?:[.,]\d)?(?![\d:%]| ?(?:s|sec|secs|seconds?|mins?|minutes?|m|km)\b)|\d{2,3} \d{1,2} ?[x×] ?\d|\d:\d\d|\d ?(?:km|mi|miles?)\b/;
/** Figures that tell no set: how long to rest, and the name of a scheme. */
const OF_NO_SET = entered(/\b(?:rest|pause|pausa|repos|descanso|recupero)\b[^,;|\n]*|\b5\/3\/1\b/g);
/** What was done is told in the past, ticked off or rated. */
const DEEDS =
  /(?<![a-z])(?:done|did|got|hit|managed|finished|completed|felt|missed|failed|skipped|easy|hard|gemacht|geschafft|fait|hice|hecho|fatto|fiz|feito)(?![a-z])|[✓✔✅☑]|\[x\]/;
/** What says of a single day that it was this one, or that something in it came about. */
const OF_A_DAY =
  /(?<![a-z])(?:was|were|went|ran|swam|benched|squatted|deadlifted|pulled|pressed|rowed|today|tonight|yesterday|morning|last night|heavy|tired|pr|pb|new best|heute|gestern|war|hier|aujourd hui|hoy|ayer|oggi|ieri|hoje|ontem)(?![a-z])|\b(?:19|20)\d\d-\d\d-\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/;

/** So many lines must be of a kind before all of them are a plan. */
const LEAST = 2;

const found = (text: string, pattern: RegExp): number =>
  new Set(matchesIn(text, pattern).map(([, one, other]) => (one ?? other ?? "").trim())).size;

/** Whether a message of one line goes through numbered days ("Day 1: … Day 2: …") and nothing in it says when or that they were done. Linear. */
export function goesByDays(said: string): boolean {
  const text = foldText(said.slice(0, LONGEST)).trim();
  if (text.includes("\n") || DEEDS.test(text) || OF_A_DAY.test(text)) return false;
  return new Set(matchesIn(text, PART).flatMap(([, part = ""]) => (OF_DAYS.test(part) ? [part] : []))).size >= LEAST;
}
const OF_DAYS = /^(?:day|tag|dia|jour|giorno)/;

/**
 * Whether a message is a plan as it is written down, and nothing in it says that it was done: weeks one after another, rows
 * that leave their repetitions or their load open ("8-12", "75 %", "max") or say how long to rest, or parts of several days
 * ("Day 1 … Day 2", "Monday … Wednesday") that name no load. Linear.
 */
export function isWrittenPlan(said: string): boolean {
  const text = foldText(said.slice(0, LONGEST)).trim();
  if (DEEDS.test(text)) return false;
  if (found(text, WEEK) >= LEAST) return true;
  if (found(text, SECTION) >= LEAST && SHARE.test(text) && !OF_A_DAY.test(text) && !/\d:\d\d/.test(text)) return true;
  if (LOAD.test(text)) return false;
  // On one line its members stand between commas.
  const rows = text.split(text.includes("\n") ? "\n" : /[,;]/).filter((line) => SETS.test(line));
  const isList = rows.length >= LEAST;
  const open = rows.filter((line) => SHARE.test(line) || RANGE.test(line));
  const areOpen = isList && open.length === rows.length;
  if (areOpen && (open.every((line) => SHARE.test(line)) || rows.length > LEAST || REST.test(text))) return true;
  if (OF_A_DAY.test(text)) return false;
  if (REST_COLUMN.test(text) && !LOAD_COLUMN.test(text)) return true;
  if (TOLD.test(text.replace(OF_NO_SET, ""))) return false;
  const rests = rows.filter((line) => REST.test(line)).length;
  const isOpen = isList && open.length >= LEAST && open.length * 2 >= rows.length;
  const hasRests = isList && rests >= LEAST;
  const hasParts = SETS.test(text) && [PART, SPLIT, DAY_PART].some((parts) => found(text, parts) >= LEAST);
  return isOpen || hasRests || hasParts || REPEATS.test(text);
}
