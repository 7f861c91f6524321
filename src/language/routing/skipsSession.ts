import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const DAY = "(?:today|tonight|tomorrow|this (?:morning|afternoon|evening))";
const THING =
  "(?:work ?out|session|training|gym(?: session| class)?|class|run|swim|ride|(?:leg|push|pull|chest|back|arm|upper|lower)s?(?: body)? day)";
/** Left out on one day that is meant: "skip todays workout", "cancel tonight", "annule la séance d'aujourd'hui". In: folded text without apostrophes. */
export const SKIPS_SESSION = entered(
  compiled(
    `(?:^|[.!?,;:] |\\b(?:please|pls|just|i|ill|lets|to|gonna|and|so|we|well|will|am|im|u|you) )(?:skip(?:ping)?|cancel(?:ling)?|call(?:ing)? off|sit(?:ting)? out|miss(?:ing)?|bail(?:ing)? on) (?:(?:my|the|our) )?(?:${DAY}s? (?:\\w+ )?${THING}|${THING} (?:for )?${DAY})s?\\b|\\b(?:lass|sag|streich)\\w* (?:das |mein )?(?:training|workout) (?:fur )?(?:heute|morgen) (?:aus|ab)|\\b(?:training|workout) (?:heute|morgen) (?:fallt aus|ausfallen|absagen)|\\b(?:annule|saute|zappe)r? (?:la |ma )?(?:seance|entrainement) (?:d ?aujourd|de (?:ce soir|demain))|\\b(?:cancela|salta|salto|me salto|anula)r? (?:el |mi )?(?:entreno|entrenamiento|sesion) de (?:hoy|manana)|\\b(?:salta|salto|annulla) l? ?(?:allenamento|la seduta) di (?:oggi|domani)|\\b(?:cancela|pula|vou pular|pular) o treino de (?:hoje|amanha)`,
  ),
);

const ILL =
  /\b(?:ill|sick|flu|fever|covid|cold|virus|stomach bug|throwing up|vomit\w*|poorly|unwell|krank|grippe|fieber|erkaltet|malade|fievre|enferm[oa]|gripe|fiebre|malat[oa]|febbre|influenza|doente|febre|gripad[oa])\b/;

/** Why today's session is to be left out: `ill`, or anything else; `null` where none is. In: a message as typed. */
export function skipsSession(text: string): "ill" | "other" | null {
  const folded = foldText(text)
    .replace(/['’]/g, " ")
    .replace(/\b(today|tonight|tomorrow|morning|evening) s\b/g, "$1s");
  if (!SKIPS_SESSION.test(folded)) return null;
  return ILL.test(folded) ? "ill" : "other";
}
