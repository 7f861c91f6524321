import { noteWords } from "../../../catalog/knowledge/noteWords.ts";
import { foldText } from "../../foldText.ts";
import { end, type FactDraft, type RecentFact } from "./factDraft.ts";

/** "Lunges are ok actually", "I don't mind burpees any more", "Kniebeugen sind doch ok"; six languages. */
const AFTER_ALL =
  /\b(?:actually|after all|now|again|these days|any ?more|no longer|tbh|i guess|changed my mind|grown on me|doch|inzwischen|mittlerweile|wieder|finalement|en fait|maintenant|al final|ahora|ya no|en realidad|in realta|adesso|ormai|na verdade|agora|afinal)\b/;
const IS_FINE =
  /\b(?:(?:are|is|was|were) (?:ok(?:ay)?|fine|alright|all right|good|great|fun|not (?:that |so |too )?bad)|(?:do not|don'?t|dont|no longer) (?:mind|hate|dislike)|(?:like|love|enjoy|can do|bring back|back in|grown on me)|(?:sind|ist|geht|gehen) (?:doch |wieder |inzwischen )?(?:ok(?:ay)?|gut|klar|in ordnung)|(?:mag|macht|machen) (?:ich )?(?:doch|wieder|spass)|(?:ca va|vont bien|est bien|j'?aime)|(?:estan|esta) bien|me gustan?|vanno bene|va bene|mi piac\w+|(?:esta|estao) (?:ok|bom|boas?|bem|tudo bem)|gosto d\w+)\b/;
const NOT_SO = /\b(?:still|not ok|nicht ok|pas bien|no me gusta|non mi piac\w+|nao gosto)\b|\?/;
const MOST_WORDS = 12;

/** What was told as disliked and is no longer. In: a short message, and what was told before it. */
export function readLikedAfterAll(text: string, recent: readonly RecentFact[]): FactDraft[] {
  const folded = foldText(text);
  if (folded.split(/\s+/).length > MOST_WORDS || NOT_SO.test(folded)) return [];
  if (!AFTER_ALL.test(folded) || !IS_FINE.test(folded)) return [];
  const said = new Set(noteWords(folded));
  return recent
    .filter(({ type, value }) => {
      const words = noteWords(foldText(value));
      return type === "preference_dislike" && words.length > 0 && words.every((word) => said.has(word));
    })
    .map(({ value, key }) => end("preference_dislike", value, key));
}
