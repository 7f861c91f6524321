import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { callsItselfOff } from "./takenBackOrder.ts";

const NOT =
  "(?:do not|dont|don ?['’]? ?t|never|must ?n['’]? ?t|must (?:not|never)|should ?n['’]? ?t|should (?:not|never)|need ?n['’]? ?t|no need (?:for you )?to|not (?:want|wish|like)|rather (?:you )?(?:do not|did not|didn ?['’]? ?t|not)|under no circumstances)";
const AWAY = "(?:delete|deleting|deleted|remove|removing|removed|erase|bin|scrap|wipe|get rid of)";
const AWAY_ABROAD = "(?:losch\\w*|entfern\\w*|streich\\w*)";
const OTHER =
  "(?:change|changing|changed|edit|alter|touch|modify|make (?:it|that|them|this)(?= \\d)|set (?:it|that) to)";
const OTHER_ABROAD = "(?:ander\\w*|korrigier\\w*)";
const NEVER = "(?:nicht|niemals|nie|auf keinen fall|bloss nicht)";
const WITHIN = "[^.,;:!?\\n]{0,60}?";
const forms = (verb: string, abroad: string, latin: string) =>
  compiled(
    `\\b${NOT}\\b${WITHIN}\\b${verb}\\b|\\b${abroad}\\b${WITHIN}\\b${NEVER}\\b|\\b${NEVER}\\b${WITHIN}\\b${abroad}\\b|${latin}`,
  );
/** "Please don't ever delete that", "bitte nicht löschen", "non cancellarlo". */
const NO_DELETION = forms(
  AWAY,
  AWAY_ABROAD,
  "\\bne? ?(?:le |la |les |l ?['’]? ?)?(?:supprim\\w*|effac\\w*|enlev\\w*|retir\\w*)[^.,;:!?\\n]{0,30}?\\b(?:pas|jamais|surtout)\\b|\\bno (?:lo |la |los |las )?(?:borre|elimine|quite|suprima)[sn]?\\b|\\bnon (?:cancell|elimin|toglier)(?:are|arl\\w+|[e]|l\\w+)\\b|\\bnao (?:o |a |os |as )?(?:apagu?[ae]|delet[ae]|exclu\\w*|remov[ae])\\b",
);
/** "Don't make it 80", "no lo cambies a 80". */
const NO_CHANGE = forms(
  OTHER,
  OTHER_ABROAD,
  "\\bne? ?(?:le |la |les |l ?['’]? ?)?(?:chang\\w*|modifi\\w*)[^.,;:!?\\n]{0,30}?\\b(?:pas|jamais|surtout)\\b|\\bno (?:lo |la |los |las )?(?:cambie|modifique)[sn]?\\b|\\bnon (?:cambi|modific)(?:are|arl\\w+)\\b|\\bnao (?:o |a |os |as )?(?:mude|altere|troque)\\b",
);
/** "I don't think it was 80", "I doubt it was 80": no figure that was lifted. */
const NOT_THOUGHT =
  /\b(?:(?:do not|dont|don ?['’]? ?t) (?:think|believe|reckon) (?:(?:it|that|this) (?:was|is)|they were)|i doubt (?:(?:it|that) was|they were)|(?:would not|wouldn ?['’]? ?t) say|nowhere near|glaube? (?:ich )?nicht,? dass|ne (?:pense|crois) pas que?|no creo que|non (?:credo|penso) che|nao (?:acho|creio) que)\b[^.,;:!?\n]{0,20}?\d/;
/** "Delete that - actually don't", "delete... no wait, keep it". */
const TAKES_BACK =
  /\b(?:actually|wait|no|nah|hang on|on second thoughts?)\b[ ,.-]*(?:do not|dont|don ?['’]? ?t|keep (?:it|that|them|both|all)|leave (?:it|that|them)(?: (?:in|as (?:it|they) (?:is|are)|alone))?)[\s.!]*$/;
/** "Delete the bench, keep the squat", "…, not the squat": what is spared. */
const KEEPS = /^\W*(?:(?:and|but|just|please) )*(?:keep|leave) (?:the|my|both|all)\b/;
const SPARES = /^\W*(?:(?:and|but|just|please) )*(?:keep|leave|not) (?:the|my|both|all)\b/;
/** "Keep the first two, delete the rest": what is kept says what the rest is. */
const DELETES_ONE = compiled(`\\b${AWAY}\\b(?!.*\\b(?:rest|others?|remaining|everything|all)\\b)`);
/** "Pulldown 3x10 50 never changed grip": a log. */
const TELLS_SETS = /\d ?[x×] ?\d|\d.*\d.*\d/;
const CLAUSES = /[,;.!?\n]+|\bbut\b|\band(?= (?:keep|leave) (?:the|my|both|all)\b)/;
const LONGEST = 160;

/** What is not to be done to the log; `rest`: what is said besides, which may be an order of its own. */
export type OrderedNot = { of: "deletion" | "change"; rest: string };

/**
 * An order that nothing be deleted or changed, or a figure that is denied: "please don't ever delete that", "I don't think it was 80", in
 * six languages. In: one message. Out: `null` where nothing is forbidden or denied.
 */
export function readOrderedNot(text: string): OrderedNot | null {
  if (text.length > LONGEST) return null;
  const folded = foldText(text);
  if (TAKES_BACK.test(folded) || callsItselfOff(text)) return { of: "change", rest: "" };
  const clauses = text.split(CLAUSES);
  let of: OrderedNot["of"] | null = null;
  const others = clauses.filter((clause) => {
    const said = foldText(clause);
    const isNo = (order: RegExp) => order.test(said) && !TELLS_SETS.test(said);
    const denied = isNo(NO_DELETION) ? "deletion" : isNo(NO_CHANGE) || NOT_THOUGHT.test(said) ? "change" : null;
    if (denied !== null) of ??= denied;
    return denied === null && !SPARES.test(said);
  });
  const rest = others.map((clause) => clause.trim()).filter((clause) => /\p{L}{3}|\d/u.test(clause));
  const isKept = rest.length === 0 && clauses.some((clause) => KEEPS.test(foldText(clause)));
  const isSpared = others.length < clauses.length && DELETES_ONE.test(foldText(rest.join(", ")));
  if (isKept || isSpared) of ??= "change";
  return of === null ? null : { of, rest: rest.join(", ") };
}
