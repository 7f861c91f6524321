import type { Route } from "../../protocol/turn.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import { readStance } from "./stance.ts";

/** Orders that something be logged, in six languages. In: folded text. */
export const LOG_WORD =
  /\b(?:log|record|track|save|note|eintragen|noter|enregistrer|registrar|anotar|registra|segnare)/;
const BUILDS_ONE =
  /\b(?:build|make|create|generate|give me|bau\w*|erstell\w*|mach|fais|crea|haz|fammi|faz) (?:me )?(?:one|an?|it|eine?n?|una?|une|uma?)\b/;

/** "No, build one" counts none of the options. In: the folded reply to a question between a log and a session. */
export const wantsBuilt = (folded: string, { options }: Pick<OpenQuestion, "options">): boolean =>
  !LOG_WORD.test(folded) && options.some(({ id }) => id === "WORKOUT_GENERATE") && BUILDS_ONE.test(folded);

/** "Yes log it" to "jump rope, 15 min: log it, or build a session?": ordered now, and not asked about once more. */
export function ordered(route: Route, reply: string, { text, options }: OpenQuestion, completed: string): string {
  const mayBe =
    options.some(({ id }) => id === "WORKOUT_LOG") && /\d/.test(text) && readStance(text).stance === "unsaid";
  return route === "WORKOUT_LOG" && LOG_WORD.test(reply) && mayBe && completed === text ? `log ${text}` : completed;
}
