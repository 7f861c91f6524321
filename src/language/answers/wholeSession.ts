import { foldText } from "../foldText.ts";
import type { NotationContext } from "../notation/parsedLog.ts";
import { parseWorkoutLog } from "../notation/workoutNotation.ts";

/** Asked when somebody says that they trained, and nothing of what they did. */
export const WHAT_WAS_DONE =
  "I found no sets in that, so nothing is stored yet. Which exercise was it, and how many sets and reps? For example: bench press 3x10 at 80 kg.";

/** Said to "done" and "log that workout": what stands for a whole session is no sets. */
export const SETS_NOT_SESSIONS =
  "I do not log a whole session from chat. Send the sets that you did, or start it under Workouts and tick it off there.";

const WHOLE =
  /^(?:(?:ok(?:ay)?|yes|yep|yeah|hey|so|and|all|phew|well|right|ja|oui|si|sim|bueno|habe?|ich|hab|i|we|just|have|am|can you|could you|please|also|now|das|es|ya|esta|c est|ho|eu)[ ,.!]+)*(?:done|finished|completed?|did (?:it|that|this|them|all(?: of (?:it|them))?)|(?:did|finished|completed|crushed|smashed|done(?: with)?|through with|log(?:ged)?|record|save|track|mark|tick off) (?:it|that|this|everything|all of it|the whole (?:thing|workout|session)|(?:the|that|this|my|your|todays) (?:\p{L}+ )?(?:workout|session|training|circuit|routine)|(?:it|that) as done)|fertig|geschafft|erledigt|gemacht|fini|termine|fait|hecho|listo|terminado|lo hice|fatto|finito|feito|terminei)(?:[ ,.!]+(?:with (?:it|that|the (?:workout|session))|the (?:workout|session)|now|today|already|all|as done|as completed|for me|please|pls|thanks|bro|man|done|gemacht|tout|todo|tutto|tudo))*[\s.!]*$/u;

/** Whether a text says that all of something was done, or is to be logged whole: "done", "log that workout". Pure. */
export function tellsWhole(text: string): boolean {
  if (text.length > 80) return false;
  const folded = foldText(text).trim();
  // "I finished the workout, log it" says it twice.
  const clauses = folded.split(/[,;.!]+|\band\b/).flatMap((clause) => clause.trim() || []);
  return WHOLE.test(folded) || (clauses.length > 1 && clauses.every((clause) => WHOLE.test(clause)));
}

const ANY_CONTEXT: NotationContext = { sentAt: "2026-01-01T12:00:00Z", timezone: "UTC", unit: "kg", notation: null };
const LONGEST = 1_000;

/** Whether a message tells sets of a named exercise, which are what that question asks for. Pure; 1,000 characters are read. */
export const tellsSession = (text: string): boolean =>
  parseWorkoutLog(text.slice(0, LONGEST), ANY_CONTEXT).entries.some(
    ({ phrase, sets, stance }) => phrase !== null && sets.length > 0 && (stance === "done" || stance === "unsaid"),
  );
