import { compiled } from "../patterns/compiled.ts";

const ASKS_TO_LOG = /\bshall i log\b|\bnot logged (?:them|it|that) yet\b/i;
const OBJECT =
  "(?:it|them|that|those|these|all|both|everything|the|my|of|sets?|session|workout|lot|whole|thing|es|das|sie|alles|die|satze|les|le|la|ca|tout|lo|los|las|li|todo|todos|tutto|tudo|isso|as|os|series?|in|down|up|ein|too|anyway|now|then|for me|please|pls|bitte|mal|doch|trotzdem|por favor|per favore|thanks)";
const VERB =
  "(?:log|logge?n?|save|record|track|store|add|enter|put|write|note|keep|count|trag|trage|speicher[en]?|notier[en]?|enregistre[rsz]?|note[rsz]?|ajoute[rz]?|sauvegarde[rz]?|registra(?:r|lo|la|los|las|li|le|mi)?|anota(?:r|lo|la|los|las)?|guarda(?:r|lo|la|los|las)?|apunta(?:r|lo|la|los|las)?|segna(?:re|lo|la|li|le)?|salva(?:re|lo|la|li)?|aggiungi(?:li|lo)?|registre|anote|adiciona|salve)";
/** The wish once more, with nothing but what points at it. */
const AGAIN = compiled(
  `^(?:(?:please|pls|just|then|ok|okay|yes|yeah|so|go|and|can you|you can|you may|dann|ja|bitte|oui|si|sim|alors|entonces|allora|entao) )*${VERB}(?: ${OBJECT})*$`,
  "u",
);
const LEAVES =
  /^(?:(?:no|nah|please|just|actually|nein|non|nao) )*(?:(?:do not|dont|do nt|rather not|better not) (?:log|save|record|track|store|add|keep|count) (?:it|them|that|those|any|anything)|leave (?:it|them|those)(?: out)?|(?:nicht|lieber nicht) (?:eintragen|speichern|loggen))(?: please)?$/;

/**
 * What a text without a yes or a no says to the question whether something shall be logged: the wish once more ("log them",
 * "trag sie ein"), or that it is left ("don't log it"). `null` for anything else, and for other questions. In: folded text. Pure.
 */
export function loggingSide(folded: string, { question }: { question: string }): "yes" | "no" | null {
  if (!ASKS_TO_LOG.test(question)) return null;
  const text = folded
    .replace(/'/g, "")
    .replace(/[^\p{L} ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (/\d/.test(folded) || text === "") return null;
  if (LEAVES.test(text)) return "no";
  return AGAIN.test(text) ? "yes" : null;
}
