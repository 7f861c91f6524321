import { entered } from "../patterns/enteredPattern.ts";

/** A word, up to two more, and a sign that it was the wrong one: "chest pressure … sorry", "brust, ich meine". */
const REPAIR = entered(
  /(?<!\p{L})(\p{L}{3,})(?: \p{L}+){0,2}[\s.,…–-]{1,5}(?:(?:oh |oops |wait |no |ach |ay |ah )?(?:sorry|i mean|i meant|auto ?correct|typo|oops|correction|pardon|(?:just |only )?kidding|jk|ich meine?|meinte|quiero decir|digo|je veux dire|enfin|volevo dire|cioe|cioè|quer dizer|quero dizer))[\s.,:…–-]{1,5}(?=\1(?!\p{L}))/giu,
);

/** A message without the words that its writer took back by saying them anew: "chest pressure … sorry chest press" is a press. Linear in its length. */
export const repaired = (text: string): string => text.replace(REPAIR, "");
