import { isTool, tellsManner } from "../answers/describedExercise.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";

const RIGHT = compiled(
  "^\\W*(?:(?:no+|nope|nah|nvm|never ?mind|wait|sorry|actually|oh|ah|ugh|argh|ok|hm+|my bad|nein|doch|non|pardon|perdon|espera|aspetta|nao|scusa)[ ,.!]+)*" +
    "(?:the |my |die |das |der |la |le |el |il |o )?((?:\\p{L}+[ -]){0,2}\\p{L}+) (?:was|were|is|war|ist|etait|era|estaba|estava) (?:actually |already |all |stimmt |doch )?" +
    "(?:right|correct|fine as (?:it was|is)|richtig|juste?|correct[ao]|giust[ao]|cert[ao])(?: (?:as it was|as is|before|after all|the first time|already|though|all along|actually|sorry))*\\W*$",
  "u",
);

/** "No, hip thrust was right": the lift that is to stand as it was before the last change; `null` for any other words. */
export function wasRight(text: string): string | null {
  const name = text.length > 60 || /\d|\?/.test(text) ? undefined : RIGHT.exec(foldText(text))?.[1];
  return name?.split(/[ -]/).some((word) => isMovementWord(word) || tellsManner(word) || isTool(word)) ? name : null;
}
