import type { FactDraft, FactScope } from "./factDraft.ts";

/** Kinds that are told of the present: what is said of a time long past is none of them. */
export const OF_NOW: ReadonlySet<FactDraft["type"]> = new Set([
  "age",
  "body_weight",
  "occupation",
  "location",
  "availability",
  "diet",
  "equipment",
  "goal",
  "units",
]);
const LONG_PAST =
  /\b(?:back in (?:school|high school|college|uni\w*|my (?:day|twenties|teens|youth|prime|heyday|\d\ds|\w+ (?:days|years))|the (?:day|army|navy|\d\ds)|(?:19|20)?\d\ds?)|back then|in my (?:prime|youth|teens|heyday|twenties|20s|younger days|(?:school|college|uni|playing|army|rugby|football|competing|younger) (?:days|years))|when i was|as a (?:kid|child|teen\w*|boy|girl|student)|growing up|at my (?:heaviest|lightest|biggest|fattest|peak|worst|best|thinnest|skinniest)|years ago|in a past life|in a former life|once upon a time|fruher|damals|a l epoque|autrefois|de joven|da giovane|una volta|antigamente|na epoca|(?:antes|avant|vorher|prima) (?:yo |je |ich |io |eu )?(?:pes\w+|wog|era|ero|etais|war|tenia|avevo|tinha)|i (?:lived|worked|weighed|trained|competed) (?:in|at|as|for|around)? ?[^,;]{2,40} (?:for (?:about |over )?\d+ (?:years|months)|until|till|up to)|(?:i |^)used to (?:train|lift|work ?out|go|do|live|work|compete|run|row))\b/;
const PAST_VERB =
  /\b(?:was|were|weighed|played|had|worked|lived|rowed|lifted|did|used to|war|hatte|wog|pesais|pesaba|pesavo|pesava)\b/;
const BY_NOW = /\b(?:now|these days|today|currently|nowadays|am|still|since|jetzt|maintenant|ahora|adesso|agora)\b/;

/** What is no longer so: said of a time long past, or told on from it. */
export function isOfThePast({ clause, before }: FactScope): boolean {
  if (LONG_PAST.test(clause.folded)) return !BY_NOW.test(clause.folded.replace(LONG_PAST, " "));
  if (before === null || clause.isFirst || !LONG_PAST.test(before.folded)) return false;
  return PAST_VERB.test(clause.folded) && !BY_NOW.test(clause.folded);
}
