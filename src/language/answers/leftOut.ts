import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { type AnswerText, answerTokens } from "./answerTokens.ts";
import { readDismissal } from "./dismissal.ts";

const CALLS_OFF =
  /^(?:(?:ok|okay|no+|nah|oh|ah|actually|wait|just|then|lets|let us|hm+|sorry|please|well|so|you know what)[ ,.!]+)*(?:forget|drop|skip|scrap|scratch|ignore|disregard|strike|cancel|leave out|never ?mind|nvm|vergiss|streich|lass|oublie|laisse|olvida|deja|dimentica|lascia stare|esquece|deixa)(?: about)?(?= )/;
const POINTS =
  /^(?:the|my|those|that|this|these|one|ones|entry|log|sets?|part|thing|things|then|please|die|den|das|le|la|les|los|las|el|il|i|gli|os|as|o|a)$/;
/** What may follow without a pause: a clause of its own. */
const GOES_ON =
  /^\s*(?:[,.;:!?–—-]|$|(?:i|it|they|that|those|we|and|but|because|how|what|why|when|which|is|are|can|could|do|does|give|build|make|ich|es|je|c|yo|era|io|eu)(?![\p{L}]))/u;
/** Says what it was instead. */
const INSTEAD =
  /^(?:(?:and|but|actually|sorry|no|i think|instead)[ ,]+)*(?:i (?:mean|meant|did|was doing)|it (?:was|is)|they (?:were|are)|(?:that|those|these) (?:was|were)|was|were|ich meinte?|es war(?:en)?|war(?:en)?|je voulais dire|c etait|quise decir|eran?|volevo dire|erano|quis dizer|eram|foi|foram)(?: actually)? (?:the |my |an? )?(?!not\b)(.+)$/;
/** The figures stay as they were. */
const SAME =
  /[,;.\s]*(?:(?:with |at )?(?:the )?same (?:numbers?|sets?|reps?|weights?|figures|everything|rest|stuff|thing)|rest (?:is |stays )?the same)\b.*$/;

/**
 * What a short text says beside calling off what was asked about: "forget the rows, how much protein do I need?", "never
 * mind". In: the text and the words of the question. Folded, "" when nothing; `null` when nothing is called off.
 */
export function readLeftOut(text: AnswerText, question: string): string | null {
  const plain = readDismissal(text);
  if (plain !== null) return plain;
  const called = CALLS_OFF.exec(text.folded)?.[0];
  if (called === undefined) return null;
  const asked = new Set(
    answerTokens(question)
      .tokens.filter(({ word }) => /^\p{L}/u.test(word))
      .flatMap(({ word }) => phraseTokens(word)),
  );
  let end = called.length;
  let isNamed = false;
  for (const { word, start, end: until } of text.tokens) {
    if (start < called.length) continue;
    if (/[,.;:!?]/.test(text.folded.slice(end, start))) break;
    const known = isMovementWord(word) && phraseTokens(word).some((one) => asked.has(one));
    if (!known && (!POINTS.test(word) || (isNamed && word === "i"))) break;
    isNamed ||= known;
    end = until;
  }
  const rest = text.folded.slice(end);
  return isNamed && GOES_ON.test(rest) ? rest.replace(/^[\s,.;:!?–—-]+/, "").trim() : null;
}

/** The exercise that was meant instead, in what was said beside: "i meant pulldowns, same numbers". `null` when none was. */
export function meantInstead(rest: string): string | null {
  const named = INSTEAD.exec(rest.replace(SAME, ""))?.[1]?.trim() ?? "";
  return answerTokens(named).tokens.some(({ word }) => isMovementWord(word)) ? named : null;
}
