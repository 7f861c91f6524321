import { MONTHS } from "../../dates/dateWords.ts";
import { compiled } from "../../patterns/compiled.ts";
import { CARDIO, EXERCISE } from "../../routing/trainingWords.ts";

const MONTH = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join("|");
const OCCASION =
  "christmas|xmas|new years?(?: eve)?|easter|summer|spring|autumn|winter|wedding|birthday|holidays?|vacation|years? end|year is out|weihnachten|neujahr|ostern|sommer|fruhling|herbst|hochzeit|geburtstag|urlaub|jahresende|noel|nouvel an|paques|ete|printemps|automne|hiver|mariage|anniversaire|vacances|navidad|ano nuevo|verano|primavera|otono|invierno|boda|cumpleanos|vacaciones|natale|capodanno|pasqua|estate|autunno|inverno|matrimonio|compleanno|vacanze|natal|ano novo|verao|outono|casamento|aniversario|ferias|(?:the )?end of (?:the )?(?:year|month|summer|season)|\\d{1,2}(?:th|st|nd|rd) birthday|i (?:am|turn) \\d\\d|20[2-4]\\d";
const BY_THEN = compiled(
  `(?:^|[ ,])(?:by|before|bis(?: zu[mr]?)?|vor|d ?['’]?ici|avant|para|antes d[eo]|entro|prima d[ei]l?|ate) (?:(?:the|my|our|mid|early|late|next|this|el|la|le|l|il|o|a|fin|final|de|del|do|da|ende|mitte|dem|der|die|meine[rn]?|ma|mon|mi|mia|mio|minha|meu|\\d{1,2}(?:st|nd|rd|th|\\.)?) )*(?:${MONTH}|${OCCASION})\\b`,
);
const FIGURED = /\d ?(?:kgs?|kilos?|quilos?|lbs?|pounds|k|km|miles?|min\w*|%|reps?|in a row)?\b/;
const OF_TRAINING = compiled(
  `\\b(?:${EXERCISE}|${CARDIO}|(?:half |ultra )?marathon|body ?fat|abs|six ?pack|splits|stone|kilos?|quilos?|kgs?|lbs?|\\d+k|bank|abnehmen|perder|perdre|perdere|lose|drop|gain|weigh|sub)\\b`,
);
const A_FIRST = /\b(?:first|erste[rns]?|premiere?|primer[ao]?|prim[ao]|primeir[ao]|unassisted|strict|bodyweight)\b/;
/** Done, asked of others, or a day in the calendar and no aim. */
const NO_AIM =
  /\b(?:was|were|did|had|hit|got|ran|lifted|benched|squatted|pulled|used to|before (?:i|the) (?:started|injury)|back from|have to be|need to (?:pay|finish|hand|book)|plan|program\w*|workout|session|schedule|last|ago|yesterday|today|tonight|tomorrow|heute|gestern|hoy|ayer|oggi|ieri|hoje|ontem|hier)\b/;

/**
 * What somebody means to reach by a day, said without a verb of wanting: "100 kg bench by christmas", "lose 8 kilos before my
 * wedding". In: a folded clause that is stated. Out: whether it is one; there must be training in it and a figure or a first.
 */
export const isDatedAim = (folded: string): boolean =>
  folded.length < 90 &&
  BY_THEN.test(folded) &&
  (FIGURED.test(folded.replace(BY_THEN, " ")) || A_FIRST.test(folded)) &&
  OF_TRAINING.test(folded) &&
  !NO_AIM.test(folded);

const LIFTED = compiled(`\\b(${EXERCISE})s?\\b.*\\d|\\d.*\\b(${EXERCISE})s?\\b`);
const AIMED =
  /^(?:(?:and|but|now|so|i|just|really|only) )*(?:want|wanna hit|want to (?:hit|get to|reach)|aim(?:ing)? (?:for|at)|going for|chasing|gunning for|shooting for|hoping for|(?:my )?(?:target|goal|aim)(?: is|:)?) (\d{2,3}(?:[.,]\d)?(?: ?(?:kgs?|kilos?|lbs?|pounds))?(?: (?:by|before|in|this|next|until|bis|avant|antes|entro) .{3,30})?)$/;

/** Sets that were done, and what is next in the plan. */
const OF_TODAY =
  /\d ?[x×@] ?\d|\b(?:sets?|reps?|today|tonight|did|done|just|next (?:time|set|session|week|workout|one)|this (?:time|session|week))\b/;

/** "My bench PR is 102.5 and | I want 120 by christmas": the lift and what it is to become; `null` where none was told right before. In: folded clauses. */
export function aimBehindLift(folded: string, before: string): string | null {
  const aim = AIMED.exec(folded)?.[1];
  const lift = aim === undefined || OF_TODAY.test(aim) || OF_TODAY.test(before) ? null : LIFTED.exec(before);
  const name = lift?.[1] ?? lift?.[2];
  return aim === undefined || name === undefined ? null : `${name} ${aim}`;
}
