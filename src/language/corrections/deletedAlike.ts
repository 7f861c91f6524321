import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { readEntryChoice } from "./entryChoice.ts";
import { readCorrection } from "./logCorrection.ts";

const AND = "(?:and|also|und|auch|et|aussi|y|e|plus)";
const TOO = "(?:too|as well|also|auch|aussi|tambien|anche|tambem)";
const THE = "(?:the|my|die|das|den|le|la|les|l|el|los|las|il|i|gli|o|a|os|as)";
/** "And the pushdown", right after another entry was deleted: that one as well. */
const AND_THE = compiled(
  `^\\W*(?:(?:oh|ok)[ ,]+)?(?:and|und|et|y|e)(?: also)? ${THE} ?['’]?([^\\d,.;:?]{3,40}?)(?: (?:${TOO}|please|pls))*[\\s.!]*$`,
  "u",
);
/** The exercise that is to go too, where another one was just deleted; `null` where none is named so. In: any text. */
export function deletedAlike(text: string): string | null {
  const name = AND_THE.exec(foldText(text))?.[1] ?? "";
  return name.split(" ").some(isMovementWord) ? name : null;
}

const LED = compiled(`^\\W*(?:(?:oh|ok|okay|yes|yeah|no)[ ,]+)*${AND}(?: ${AND})? `, "u");
const ENDED = compiled(`[ ,]+${TOO}(?:[ ,]+(?:please|pls))?[\\s.!]*$`, "u");
const POINTS = /^(?:that|this|it|that one|this one|das|ca|celui la|celle la|ese|esa|eso|quello|quella|esse|essa)$/;
const LONGEST = 60;

/**
 * "And the last one", "that one too", "the second as well" right after another entry was deleted: which one is to go besides. Out: the words
 * of the choice, "that" where they only point at one; `null` for anything else. In: any text.
 */
export function goesToo(text: string): string | null {
  if (text.length > LONGEST || /\?/.test(text)) return null;
  const folded = foldText(text).trim();
  const words = folded
    .replace(LED, "")
    .replace(ENDED, "")
    .replace(/[\s.!]+$/, "");
  if (words === folded.replace(/[\s.!]+$/, "")) return null;
  if (POINTS.test(words)) return "that";
  const choice = readEntryChoice(words);
  return choice === null || choice.of === "name" ? null : words;
}

/** Whether words led by "and" mean the last of what was told, which is no answer to a question of which. */
export const andTheLast = (text: string): boolean => {
  const words = LED.test(foldText(text)) ? goesToo(text) : null;
  const choice = words === null || words === "that" ? null : readEntryChoice(words);
  return choice?.of === "place" && choice.place === -1;
};

const OF_THEM =
  /(?<!\p{L})(?:they|them|those|these|it|that|the|die|das|sie|les|ils|elles|c|ca|las|los|lo|eran?|fueron|fue|erano|li|le|foram|isso|i mean|i meant|meinte|je voulais|queria|intendevo|quis)(?!\p{L})/u;
const OF_ALL = /(?<!\p{L})(?:all|everything|both|whole|rest|other|alles?|tout|todo|tutto|tudo)(?!\p{L})/u;

/**
 * "I meant they were yesterday", "move them to yesterday" right after an entry was deleted: the words of the day that it belongs to; `null` for
 * anything else. In: any text.
 */
export function dayOfDeleted(text: string): string | null {
  if (text.length > LONGEST || /\?/.test(text)) return null;
  const folded = foldText(text);
  const said = OF_THEM.test(folded) && !OF_ALL.test(folded) ? readCorrection(text) : null;
  if (said?.kind !== "change" || said.when === null || said.parts.length > 0) return null;
  const isMore = said.exercise ?? said.target ?? said.place ?? said.added ?? said.removed ?? said.note ?? said.of;
  return isMore === null ? said.when : null;
}
