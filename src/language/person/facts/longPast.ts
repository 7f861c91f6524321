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

/** Of a childhood: "broke my arm as a kid", "torn acl back in high school". */
const OF_CHILDHOOD =
  /\b(?:as an? (?:little |small |young )?(?:kid|child|baby|toddler|teen\w*|boy|girl)|when i was (?:an? )?(?:\w+ )?(?:kid|child|baby|teen\w*|young(?:er)?|little|small|boy|girl|[5-9]|1[0-7])\b(?! ?kg)|(?:back )?in (?:primary|elementary|middle|junior high|high|secondary|grade) ?(?:school)?|in (?:my )?childhood|als (?:kleine[srn]? )?(?:kind|teenager|jugendliche[rn]?)|in der kindheit|(?:quand j etais|etant) (?:petit|gamin|enfant|ado)\w*|de (?:nin[oa]|pequen[oa]|chic[oa]|crianca)|cuando era (?:nin[oa]|pequen[oa])|da (?:bambin[oa]|piccol[oa]|ragazzin[oa])|quando (?:ero (?:bambin[oa]|piccol[oa])|era crianca))\b/;
const HAD =
  /\b(?:had|was|were|broke|broken|tore|torn|fractured|dislocated|sprained|hurt|injured|snapped|hatte|gebrochen|gerissen|war|avais|j ai eu|casse\w*|tuve|tenia|rompi|me rompi|avevo|ho avuto|rott[oa]|tive|tinha|quebrei)\b/;
/** It goes on, whatever was then. */
const GOES_ON =
  /\b(?:still|since(?! (?:then )?(?:it|all|no|fine|been))|ever since|again|sometimes|often|every|whenever|when i|if i|hurts|aches|acts? up|flares?|pops?|plays? up|(?<!never |not )bothers?|clicks|is (?:weak|stiff|bad|dodgy)|comes? back|these days|inhaler|i have|i've|have (?:asthma|epilepsy)|careful|immer noch|noch|manchmal|wieder|encore|toujours|todavia|aun|ancora|ainda)\b/;
const NOT_ANY_MORE =
  /\b(?:(?:never|not|no) (?:\w+ )?(?:bothers?|since|problems?|issues?|trouble|hurts?)|(?:but )?not since|(?:all )?(?:good|fine|ok|okay|healed|gone) (?:now|since|again)|no longer)\b.*$/;

/** Whether a text tells of a childhood only, so that what was hurt or ill then is not so now. */
export function isOfChildhood(folded: string): boolean {
  if (!OF_CHILDHOOD.test(folded) || !HAD.test(folded)) return false;
  return !GOES_ON.test(folded.replace(OF_CHILDHOOD, " ").replace(NOT_ANY_MORE, " "));
}
