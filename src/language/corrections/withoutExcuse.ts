import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

/** What people say who own up to a slip, in six languages. */
const SLIP = [
  "(?:i )?(?:(?:totally|just|clearly|must have) )?mis(?:read|typed|counted|remembered|heard|spoke|clicked|keyed|entered|wrote|judged|calculated)",
  "(?:i )?(?:typed|wrote|counted|read|put|entered|hit|pressed|remembered|added|did|got|had) (?:it |that |the |my )?(?:\\p{L}+ )?(?:wrong(?:ly)?|incorrectly)",
  "(?:i )?(?:fat[ -]?finger(?:s|ed)?|mixed (?:it|them|that|things)? ?up|messed (?:it |that )?up|slipped up|lied|forgot|(?:got )?confused)",
  "(?:i )?(?:did not|had not|never) (?:count|add|include|see|notice|counted|added|included|seen|noticed)",
  "(?:i|you) (?:was|were|had it) right",
  "(?:(?:my|a|the|just a|was a) )?(?:typo|mistake|error|slip|brain ?fart|copy ?-?(?:and ?-?)?paste(?: error| mistake| fail)?|bad|fault|mix ?-?up|autocorrect)",
  "(?:i )?(?:forgot|meant|wanted|should have said|almost forgot|nearly forgot) (?:to )?(?:say|mention|tell (?:you|u)|add|write|log|note|put)(?: (?:that|it|so))?",
  "(?:hab(?:e)? )?(?:ich )?(?:das )?(?:ganz )?vergessen(?: zu (?:sagen|schreiben|erwahnen))?|wollt(?:e)? ich noch sagen",
  "(?:j ?['’]? ?(?:ai|avais) )?oublie (?:de|d)? ?['’]?(?:le |la )?(?:dire|preciser|noter|mettre|ajouter|ecrire)|(?:se )?me olvido(?: (?:de )?(?:decir|poner|anotar)(?:lo|te)?)?|(?:mi )?(?:ero|sono|ho) (?:dimenticat[oa]|scordat[oa])(?: di (?:dir|scriver|metter)(?:lo|telo))?|(?:eu )?(?:me )?esqueci(?: de (?:dizer|falar|colocar|anotar))?",
  // What was done once more is why there are more of them.
  "(?:i )?(?:did|got|had|added|managed|squeezed (?:in|out)) (?:1|one|an?) ?(?:more|extra|other|further)?(?: one| set| rep)?",
  "(?:i )?(?:grabbed|took|used|picked(?: up)?|had|got) (?:the |a )?(?:next|heavier|lighter|wrong|other|bigger|smaller)(?: (?:pair|2|ones?|dumb ?bells?|dbs?|size|pin|plates?|bar))?",
  "(?:(?:it|that|they|we|(?:the )?(?:class|session|lesson|teacher|coach|game|match)) )?(?:(?:ran|went) (?:over|long|late|on)|overran|dragged on)",
  "(?:i )?can ?not (?:count|type|read|spell)(?: today)?",
  "(?:hab(?:e)? )?(?:ich )?(?:mich )?(?:da )?(?:vertippt|verschrieben|verzahlt|verlesen|vertan|geirrt)|tippfehler|mein fehler",
  "(?:je )?(?:me suis|m etais) (?:tromp|gour|plant)e?e?|faute de frappe|mon erreur|erreur de ma part|(?:j ai )?mal (?:tape|compte|lu|ecrit)",
  "(?:me )?(?:he )?(?:equivoque|confundi|equivocado|confundido)|error mio|(?:lo )?(?:escribi|puse|conte|lei) mal",
  "(?:mi sono )?(?:sbagliat[oa]|confus[oa])|errore mio|ho (?:sbagliato|scritto male|contato male|letto male)",
  "(?:eu )?(?:me )?(?:enganei|confundi)|(?:digitei|escrevi|contei|li|coloquei|anotei) (?:errado|mal)|erro meu|errei",
].join("|");
/** Behind them: what was misread ("my watch", "the plates"), never a figure. */
const EXCUSE = entered(
  compiled(
    `[\\s,;.:(–-]+(?:(?:because|cause|cuz|since|as|weil|parce que|porque|perche|sorry|oops|haha|lol) )?(?:${SLIP})(?: (?:it|that|them|there|here|again|earlier|before|on|off|from|of|in|my|the|this|a|your|app|watch|phone|plates?|clock|timer|screen|display|notes?|number|numbers|weight|reps|sets|sorry|lol|haha|though|then|yesterday|day|time|about|small|little|micro|extra|fractionals?|micros|change plates|collars?|clips?|bar|bells?|change|last|one|pair)){0,4}[\\s.!)]*$`,
    "u",
  ),
);

/** "Bro i lied it was 55": the same before what is right. */
const OWNED_UP = entered(
  compiled(
    `^(?:(?:bro|dude|mate|man|ok|okay|oh|lol|sorry|oops|ah|haha|wait|no|nah|actually)[ ,]+)*(?:${SLIP})[ ,]+(?=(?:it|that|they|es|das|c|era|erano|eran|foi|foram|fue|fueron) ?['’]?(?:was|were|war|waren|etait|etaient)?[^,.;]{0,12}\\d)`,
    "u",
  ),
);

/** A figure or a unit: "that was a mistake" has none, and takes the whole back. */
const PUTS_RIGHT = /\d|\b(?:kgs?|kilos?|lbs?|pounds?)\b/;

/**
 * A correction without the reason that is given behind it: "make it 26:30, misread my watch" → "make it 26:30". In: folded
 * text. A text that is nothing but the reason comes back as it is. Pure and linear.
 */
export function withoutExcuse(said: string): string {
  const folded = said.replace(OWNED_UP, "actually ");
  const found = EXCUSE.exec(folded);
  const rest = found === null ? "" : folded.slice(0, found.index);
  return PUTS_RIGHT.test(rest) || (rest.match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word))
    ? rest
    : folded;
}
