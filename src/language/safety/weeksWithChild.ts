import { entered } from "../patterns/enteredPattern.ts";

/** How far on somebody is: 8 to 41 weeks, in six languages. All in words without accents. */
const WEEKS = entered(
  /\b(?:[89]|[1-3]\d|4[01])(?: ?\+ ?\d)?(?:\.|th|st|nd|rd)? ?(?:w|wks?|weeks?|ssw|wochen?|semanas?|semaines?|settimane|sa)\b|\b(?:week|woche|semana|semaine|settimana) (?:[89]|[1-3]\d|4[01])\b/,
);
/** Who is on the way, and who looks after it. */
export const ON_THE_WAY =
  /\b(?:(?:1st|2nd|3rd|4th|first|second|third|fourth|next|erstes|zweites|drittes|primer|segund[oa]|tercer|primeir[oa]|terceir[oa]|premier|deuxieme|troisieme|prim[oa]|second[oa]|terz[oa]) (?:baby|bub|bebe|kind|bimb\w*|bambin\w*|enfant|child|filh\w*|hij\w*|pregnan\w*)(?! (?:gains|steps?|weight|pr)\b)|(?:with|mit|con|avec|com|expecting) (?:our|my|the )?(?:twins|first|second|third|zwillingen|gemel\w*|jumeaux|gemeos)|twins|midwife|hebamme|sage femme|matrona|ostetrica|parteira|bump|baby (?:(?:number|no) ?\d|kicks?|moves|moving|is (?:very |so |really )?(?:active|kicking|moving|growing)))\b/;
/** Born already, or weeks of something else. */
const NOT_BEFORE_BIRTH =
  /\b(?:ago|old|post ?partum|pp|since|born|births?|gave|delivered|(?:had|after|nach|apres|dopo|depois|tras) (?:my|our|the|der|a|la|o|il)|section|premature|preemie|program\w*|block|plan|into|hace|vor|il y a|fa|atras|monate?|months?|newborn|breast\w*|pelvic|5 ?3 ?1)\b/;

/** Whether a pregnancy is told by its weeks and what is on the way alone: "16 weeks, 2nd baby, still squatting". In: folded words. */
export const tellsWeeks = (text: string): boolean =>
  WEEKS.test(text) && ON_THE_WAY.test(text) && !NOT_BEFORE_BIRTH.test(text);
