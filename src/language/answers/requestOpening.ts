import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const PRONOUN = "(?:i|you|we|it|they|he|she|this|that|these|those|there|my|the|a|an|u)";
const QUESTION =
  "(?:what|whats|which|who|whose|when|where|why|how|does|wie|wer|wo|wann|warum|wieso|weshalb|welche[rsnm]?|wieviele?|que|qu|quel(?:le)?s?|quoi|comment|" +
  "pourquoi|combien|cual(?:es)?|cuant[oa]s?|cuando|donde|por que|quale|quali|qual|quais|quant[oiae]s?|perche|dove|quando|onde|porque|che cosa|cosa)";
const VERBS =
  "(?:show|give|gimme|tell|explain|build|create|generate|design|suggest|recommend|remind|help|teach|list|find|search|look|compare|calculate|start|begin|" +
  "write|export|analy[sz]e|summari[sz]e|plan|schedule|update|edit|zeig|gib|erklar|bau|erstell|mach mir|hilf|empfiehl|montre|donne|explique|cree|fais|propose|" +
  "aide|recommande|muestra(?:me)?|dame|explica(?:me)?|crea(?:me)?|hazme|dime|ayuda(?:me)?|recomienda(?:me)?|arma(?:me)?|mostra(?:mi)?|dammi|spiega(?:mi)?|" +
  "creami|fammi|dimmi|aiuta(?:mi)?|consiglia(?:mi)?|mostre|me (?:da|de|mostra|mostre|explica|explique|ajuda|ajude|diga|fala)|explique|crie|monte|faca|ajude|diga)";

const ASKS = entered(
  compiled(
    `^(?:${QUESTION}(?![\\p{L}])(?! about)|(?:can|could|should|would|will|shall|may) ${PRONOUN}\\b|(?:do|are|is|am) (?:i|you|we|they|there|my|these|those)\\b|is (?:\\p{L}+ing|that|this) (?!(?:was|were|is|it)\\b)\\p{L}|(?:is|are|was|were) (?:[\\p{L}\\d.:]+ ){1,4}(?:realistic|possible|doable|achievable|enough|normal|worth|safe|too (?:much|little|heavy|light|slow|fast|many|few)|any good|good for|bad for|better than)\\b|is it (?:ok|okay|bad|good|safe|better|normal|possible|true)\\b)`,
    "u",
  ),
);
const AMBIGUOUS = entered(
  /^(?:is|are|was|were|did|do|have|has|had|come|como|est|ist|sind|kann|soll|darf|puis|peux|puedo|debo|posso|devo|e)\b.*\?\s*$/u,
);
const ORDERS = entered(compiled(`^${VERBS}(?![\\p{L}])`, "u"));
const PERSONAL = entered(
  /^(?:i (?:want|need|have|feel|hate|love|would like|am) (?!(?:to )?(?:log|mean|the|it|number|option|going with|sure|pretty sure)\b)|my (?!bad\b)\p{L}+|(?:ich|mein|meine) (?:will|brauche|habe|bin|knie|schulter|rucken)\b|(?:j ai|je suis|mon|ma|tengo|me duele|mi|ho|mi fa|meu|minha|estou|quiero un|voglio un|quero um)\b)/u,
);
const OPENING = entered(
  /^(?:(?:ok|okay|oh|ah|hey|hi|hello|so|well|wait|hold on|hmm+|um+|uh+|and|but|btw|by the way|quick question|actually|also|first|before that|please|just|lol)[\s,;.:!-]+)+/,
);
const SMALLTALK = entered(
  /^(?:(?:k+|ok|okay|oki|cool|great|nice|alright|perfect),? )?(?:hi|hello|hey|yo|thanks?|thank you|thx|ty|cheers|good (?:morning|evening|night)|bye|danke|merci|gracias|grazie|obrigad[oa]|hallo|bonjour|hola|ciao|ola)\b[\s!.,a-z]{0,20}$/,
);

/**
 * How a text opens: as a question, as a request for something, as a statement about the person ("my knee hurts"), as a
 * greeting, or `null` when it is none of these. In: folded text. Decided on the first words only, greetings skipped.
 */
export function requestOpening(folded: string): "question" | "request" | "personal" | "smalltalk" | null {
  const text = folded.slice(0, 1_000).trim();
  if (SMALLTALK.test(text)) return "smalltalk";
  const bare = text.replace(OPENING, "").replace(/^[^\p{L}\d]+/u, "");
  if (ASKS.test(bare) || AMBIGUOUS.test(bare)) return "question";
  if (ORDERS.test(bare)) return "request";
  if (PERSONAL.test(bare)) return "personal";
  return null;
}
