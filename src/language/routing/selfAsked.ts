import { withoutTakenBack } from "../corrections/takenBackOrder.ts";
import { entered } from "../patterns/enteredPattern.ts";

const SELF_ASKED =
  /^\s*(?:what (?:was|is|were) the |wie |how |combien |cuant[oa]s? |quant[oai] )?(?:wei?ghts?|load|reps|sets|times?|distance|long|far|many|heavy|lange|weit|viele?|schwer|gewicht|poids|peso|tempo|tiempo)\w*(?: \p{L}+){0,3}\?\s+(?=[^?]*\d[^?]*$)/iu;

/** "Hm how many did i do.. 12, 10, 8". */
const WONDERED =
  /^\s*(?:(?:hm+|um+|uh+|ok|so|let me (?:think|see))[ ,.]+)*how (?:many|much|heavy|long|far)(?: \p{L}+){0,5}\s?(?:\?|\.{2,}|…)\s*(?=\d[^?\p{L}]*$)/iu;

/** "Did i say forty? i meant 35": who asks so knows. */
const SAID_SO = entered(
  /\bdid i (?:say|write|put|type)\b(?=[^?\n]{1,24}\??[ ,.]+(?:i |it (?:was|is) )?(?:meant|mean|\d))/giu,
);

/** "How long? 27 minutes": who repeats what was asked answers it. Out: the message without its own question. */
export const withoutSelfAsked = (text: string): string =>
  text.replace(SELF_ASKED, "").replace(WONDERED, "").replace(SAID_SO, "i said");

const WHAT_WAS_DONE: readonly (readonly [RegExp, string])[] = [
  [
    /^(\W*(?:(?:no|ok|okay|so|and|but|lol|haha|sorry|well|honestly)\W+)*)what (?:i|we) (?:(?:really|actually|truly|in fact) )*(?:did(?: do)?|have done|(?:ended up|finished up) (?:doing|with)|managed|got done|lifted|trained)(?: (?:in the end|in fact|really|actually|today|tonight|this morning|yesterday|instead|though|for real))*(?: (?:was|were|is)|,? ?:)(?! (?:wrong|bad|good|better|stupid)\b)(?=[^?]*\d[^?]*$)/iu,
    "$1I did",
  ],
  [
    /^(\W*)was ich (?:(?:wirklich|tats(?:ä|ae)chlich|heute|in echt|am ende|eigentlich) )*gemacht hab(?:e)?(?: (?:war|waren|ist|sind)|,? ?:)(?=[^?]*\d[^?]*$)/iu,
    "$1gemacht:",
  ],
  [
    /^(\W*)ce que j['’]ai (?:(?:vraiment|r[ée]ellement) )?fait,? c['’](?:est|[ée]tait)(?=[^?]*\d[^?]*$)/iu,
    "$1j'ai fait",
  ],
  [
    /^(\W*)lo que (?:(?:de verdad|realmente) )?hice(?: (?:de verdad|realmente|hoy))? (?:fue|fueron|es)(?=[^?]*\d[^?]*$)/iu,
    "$1hice",
  ],
  [
    /^(\W*)quello che ho (?:(?:davvero|realmente|veramente) )?fatto(?: (?:davvero|veramente|oggi))? (?:è stato|sono stat[ie]|era|è)(?=[^?]*\d[^?]*$)/iu,
    "$1ho fatto",
  ],
  [
    /^(\W*)o que eu (?:(?:realmente|de verdade) )?fiz(?: (?:mesmo|de verdade|hoje))? (?:foi|foram)(?=[^?]*\d[^?]*$)/iu,
    "$1eu fiz",
  ],
];
const MAY_TELL = entered(/what|was ich|ce que|lo que|quello che|o que/i);

/** "What I really did was 90 for 5": the same told plainly, "I did 90 for 5"; and without an order that is called off in the same breath. */
export const toldPlainly = (said: string): string => {
  const text = withoutTakenBack(said);
  if (!/\d/.test(text) || !MAY_TELL.test(text.slice(0, 40))) return text;
  return WHAT_WAS_DONE.reduce((rest, [form, plain]) => rest.replace(form, plain), text);
};
