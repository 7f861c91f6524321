import { foldText } from "../foldText.ts";
import { entered } from "../patterns/enteredPattern.ts";

/** "Estou com dor no joelho": here "no" is "in the", and names no exercise instead of another. */
const PAIN_IN = entered(
  /\b(?:(?:estou|to|ta|fiquei|ando|estava) (?:\w+ )?com|tenho|tive|sinto|senti|sentindo|deu|comecou) (?:(?:uma?|muita|um pouco de|bastante|aquela) )?(?:\w+ )?(?:dor(?:es|zinha)?|fisgada|incomodo|desconforto|pontada) (?:\w+ )?(?:no|na|nos|nas)\b|\b(?:dor|dores|fisgada|pontada) (?:no|na|nos|nas) (?:joelhos?|ombros?|costas|lombar|punhos?|cotovelos?|quadril|tornozelos?|pescoco|coluna|virilha)\b/,
);

/** Whether a message says where it hurts in words that look like a correction. Any text. */
export const tellsWhereItHurts = (said: string): boolean => PAIN_IN.test(foldText(said));
