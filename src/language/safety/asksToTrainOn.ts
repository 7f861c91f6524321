import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { findExercisePhrases } from "../session/exercisePhrases.ts";
import { sessionText } from "../session/sessionText.ts";

/** "Can i do squats instead?", "is it ok to bench?", "darf ich Kniebeugen machen?" */
const ASKS =
  /\b(?:(?:can|could)(?! (?:you|u)\b)|may|should|shall|am i allowed to|is it (?:ok|okay|fine|safe|alright)|(?:is|are) (?:[a-z-]+ ){1,6}?(?:ok|okay|fine|safe|alright|allowed|off limits)|would it be (?:ok|okay|fine|safe)|what about|how about|ok to|okay to|safe to|kann|darf|soll|konnte|je peux|puis je|est ce que je peux|on peut|puedo|podria|posso|potrei|devo|poderia)\b/;

const WHETHER =
  "(?:should|can|could|shall|may|do) i|(?:is it|am i) (?:ok|okay|safe|fine|alright) to|better to|(?:soll|darf|kann) ich|(?:est ce que )?je (?:dois|peux)|(?:dois|puis) je|(?:debo|puedo|tengo que)|(?:devo|posso)";
const GO_ON =
  "stop|quit|keep (?:going|training|lifting|at it)|carry on|go on|continue|train on|push (?:on|through)|finish|rest|call it(?: a day)?|aufhoren|weitermachen|weiter ?trainieren|abbrechen|arreter|continuer|parar|seguir|continuar|dejarlo|fermarmi|smettere|continuare";
const AND_SO =
  "training|lifting|the (?:session|workout)|my (?:session|workout)|it|now|then|here|today|for today|with it|like this|heute|jetzt|lieber|hoy|oggi|hoje|or";
/** "Should I stop?", "can I carry on", "soll ich weitermachen": whether to go on at all, and nothing else. */
const ASKS_TO_GO_ON = entered(
  compiled(
    `^\\W*(?:(?:so|ok|okay|and|but|hey|coach|hm+|well|und|aber|et|y|pero|e|ma|mas)[ ,]+)*(?:${WHETHER}) (?:(?:just|better|even|still|lieber|besser|mejor|meglio) )*(?:${GO_ON})(?: (?:${AND_SO}|${GO_ON}))*[\\s?!.]*$`,
  ),
);

/** Whether somebody asks only if they should go on with their training. */
export const asksToGoOn = (text: string): boolean => ASKS_TO_GO_ON.test(foldText(text));

/**
 * Whether somebody asks if they can go on, or do an exercise, as who was told to stop does all the same. In: a message as typed. Where a session is
 * asked for, training is held back in words of its own.
 */
export function asksToTrainOn(text: string): boolean {
  if (asksToGoOn(text)) return true;
  const { plain, tokens } = sessionText(text);
  return ASKS.test(plain) && findExercisePhrases(tokens).length > 0;
}
