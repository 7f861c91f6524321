import { anyFinds } from "../patterns/anyFinds.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const AIM =
  "(?:(?:my|the|our|that|mein\\w*|das|mon|l ?['’]?|mi|il mio|l ?['’]?|minha|meu|a|o) )?(?:\\p{L}+ )?(?:goals?|targets?|aims?|objectives?|ziel(?:e|en|s)?|zielgewicht|objectifs?|but|objetivos?|metas?|obiettiv[oi]|traguardo)";
const FIGURE = "\\d{2,3}(?:[.,]\\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds)?";
const THERE = `(?:${AIM}|(?:an? |the |my |that )?${FIGURE})`;
const asks = anyFinds(
  [
    `\\bhow (?:far|close|near)\\b(?: (?:off|away|am|are|is|i|we|my \\p{L}+(?: press)?|still|now|currently|to|from|of))* ${THERE}(?![\\p{L}])`,
    `\\bhow (?:much|many (?:kgs?|kilos?|lbs?|pounds|more (?:kgs?|kilos?|lbs?)))(?: (?:more|further|is|are|left|missing|still|do i|need|have i got|do i have|to go|go|away|am i|off|i am|short))*(?: (?:till?|until|before|from|to|of|for|short of|off))+(?: (?:i|we) (?:hit|reach|get to|am at|make))? ${THERE}(?![\\p{L}])`,
    `\\b(?:am i|are we) (?:(?:still|already|even|anywhere|getting|any) )*(?:close(?:r)?|near(?:er)?|far|on (?:track|course)|at|there)(?: (?:to|from|off|for|of|with|yet))* ${AIM}(?![\\p{L}])`,
    `\\bwie (?:weit|nah|viel|viele (?:kilos?|kg))\\b.{0,30}\\b(?:von|an|bis|zu|zum|an meinem)\\b.{0,12}?(?:${AIM}|${FIGURE})`,
    `\\bwie (?:weit|viel) (?:fehlt|fehlen|ist es noch|noch)\\b.{0,20}(?:${AIM}|${FIGURE})`,
    `\\b(?:combien|qu est ce qu ?['’]?il|il) (?:il |me |m ?['’]?en )*(?:manque|reste)\\b.{0,30}(?:${AIM}|${FIGURE})|\\b(?:a quel point|loin|proche)\\b.{0,30}\\b(?:mon objectif|mon but)\\b`,
    `\\b(?:cuanto|que tan (?:lejos|cerca)|a cuanto)\\b.{0,25}\\b(?:falta|queda|estoy)\\b.{0,20}(?:${AIM}|${FIGURE})`,
    `\\bquant[oi]\\b.{0,15}\\b(?:manca(?:no)?|sono lontan[oa])\\b.{0,25}(?:${AIM}|${FIGURE})`,
    `\\bquanto(?:s)?\\b.{0,20}\\b(?:falta[m]?|estou longe)\\b.{0,20}(?:${AIM}|${FIGURE})`,
  ].map((form) => compiled(form, "u")),
);
/** How to get there, or when, is another question. */
const HOW_TO = entered(
  /\b(?:should|shall|can i|could i|need to (?:eat|run|train|do)|how (?:do|can|to)|protein|calories|eat|weeks?|months?|long|fast|soll\w{0,2}|dois|debo|devo|zeit|temps|tiempo|tempo)\b/,
);
const WANTED = /\b(\d{2,3}(?:[.,]\d{1,2})?)(?: ?(kgs?|kilos?|lbs?|pounds))?(?![\p{L}\d%])/u;

/** A weight that is aimed at; the unit is `null` where none was said. */
export type AimedAt = { load: number; unit: "kg" | "lb" | null };

/** The weight that words aim at: "bench 100kg by summer". In: folded text. */
export function aimedAt(folded: string): AimedAt | null {
  const [, figure, unit] = WANTED.exec(folded) ?? [];
  if (figure === undefined) return null;
  return { load: Number(figure.replace(",", ".")), unit: unit === undefined ? null : /^[lp]/.test(unit) ? "lb" : "kg" };
}

/** Whether it is asked how far one is from a goal, or from a weight that is named. In: folded text, six languages. */
export const asksGoalDistance = (folded: string): boolean =>
  /goal|target|aim|objecti|ziel|but\b|objetiv|meta|obiettiv|traguard|\d\d/.test(folded) &&
  !HOW_TO.test(folded) &&
  asks(folded);
