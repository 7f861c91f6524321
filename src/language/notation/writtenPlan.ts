/** "Week 2" at the head of a line, in six languages. */
const WEEK =
  /(?:^|\n)[ \t#*_>|-]*(?:week|wk|woche|semaine|semana|settimana)[ \t]*#?(\d{1,2})(?![ \t]*(?:done|fertig|geschafft|complete))(?!\d)/gi;
/** A share of a maximum, without the weight that it came to. */
const SHARE = /\d(?:[.,]\d+)? ?%/;
const LOAD = /\d ?(?:kgs?|kilos?|lbs?|pounds?)(?![\p{L}])/iu;
/** Repetitions that are left open: "3x8-12", "| 8-12 |", "to failure". */
const RANGE =
  /(?<![\d.,/:-])\d{1,2} ?[-–] ?\d{1,2}(?![\d.,/:-])(?! ?(?:kg|lb|s\b|sec|min|km|m\b|uhr|am|pm|%))|(?<![\p{L}])amrap(?![\p{L}])/iu;
const SETS = /\d ?[x×] ?\d|\|[ \t]*\d{1,2}[ \t]*\||\d{1,2} (?:sets?|s[äa]tze|series|s[ée]ries)\b/i;
const REST = /(?<![\p{L}])(?:rest|pause|repos|descanso|recupero)(?![\p{L}])/iu;
/** What was done is told in the past, ticked off or rated. */
const DEEDS =
  /(?<![\p{L}])(?:done|did|got|hit|managed|finished|completed|felt|missed|failed|easy|hard|gemacht|geschafft|fait|hice|hecho|fatto|fiz|feito)(?![\p{L}])|[✓✔✅☑]|\[x\]/iu;

/** So many lines must be of a kind before all of them are a plan. */
const LEAST = 2;

/**
 * Whether a message of several lines is a plan as it is written down, and nothing in it says that it was done: weeks one after
 * another, lines that give shares of a maximum in place of weights, or rows that leave the repetitions open ("8-12") and name
 * no load. Linear.
 */
export function isWrittenPlan(text: string): boolean {
  if (!text.includes("\n") || DEEDS.test(text)) return false;
  const weeks = new Set([...text.matchAll(WEEK)].map(([, week]) => week));
  if (weeks.size >= LEAST) return true;
  if (LOAD.test(text)) return false;
  const rows = text.split("\n").filter((line) => SETS.test(line));
  if (rows.length < LEAST) return false;
  const shares = rows.filter((line) => SHARE.test(line));
  const ranges = rows.filter((line) => RANGE.test(line));
  return shares.length === rows.length || (ranges.length === rows.length && (REST.test(text) || rows.length > LEAST));
}
