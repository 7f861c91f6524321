import { findExercisePhrases } from "../session/exercisePhrases.ts";
import { sessionText } from "../session/sessionText.ts";

/** "Can i do squats instead?", "is it ok to bench?", "darf ich Kniebeugen machen?" */
const ASKS =
  /\b(?:(?:can|could)(?! (?:you|u)\b)|may|should|shall|am i allowed to|is it (?:ok|okay|fine|safe|alright)|(?:is|are) (?:[a-z-]+ ){1,6}?(?:ok|okay|fine|safe|alright|allowed|off limits)|would it be (?:ok|okay|fine|safe)|what about|how about|ok to|okay to|safe to|kann|darf|soll|konnte|je peux|puis je|est ce que je peux|on peut|puedo|podria|posso|potrei|devo|poderia)\b/;

/**
 * Whether somebody asks if they can do an exercise, as who was told to stop does all the same. In: a message as typed. Where a session is asked for,
 * training is held back in words of its own.
 */
export function asksToTrainOn(text: string): boolean {
  const { plain, tokens } = sessionText(text);
  return ASKS.test(plain) && findExercisePhrases(tokens).length > 0;
}
