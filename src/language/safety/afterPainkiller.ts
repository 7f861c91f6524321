import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const REMEDY =
  "(?:paracetamol|acetaminophen|tylenol|panadol|ibuprofen|advil|nurofen|naproxen|aleve|aspirin|diclofenac|voltaren|painkillers?|pain ?killers?|antihistamines?|ibu|novalgin|dipirona|efferalgan|doliprane|tachipirina)";
const WELL = "(?:ok|okay|fine|good|better|alright|all right|great|gone|back)";
/** "I should be ok after the paracetamol": what one takes for an ache, and how it will be then. */
const WELL_AFTER = entered(
  compiled(
    `\\b(?:should|will|ill|ll|gonna|going to|hope to|am|im|feel|feeling) (?:be |feel |feeling |soon |all |much |a bit )*${WELL} (?:now |again |soon |then |to (?:train|go|lift|run) )*(?:after|once|when|with|thanks to|as soon as|from|since) (?:i (?:take|took|had|have|get) )?(?:the |some |an? |my |that |one |two |a couple of )?${REMEDY}\\b`,
  ),
);
/** Too much of it, or for good. */
const TOO_MUCH =
  /\b(?:all|whole|every|rest of|pack\w*|box\w*|bottle|handful|loads|lots|many|overdos\w*|[3-9]|\d\d+|goodbye|sorry|forever|asleep|sleep|die|dead|kill\w*|end|anymore|any more|alone|nobody|pain of|live|life|hurt myself)\b/;

/** Whether somebody only waits for what they took against an ache. In: folded words. */
export const isAfterPainkiller = (text: string): boolean => WELL_AFTER.test(text) && !TOO_MUCH.test(text);
