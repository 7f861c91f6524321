import type { SessionRequest } from "./sessionRequest.ts";
import { sessionText } from "./sessionText.ts";

/** A session is asked for, if only with a word. */
const ASKS_FOR_ONE =
  /\b(?:workouts?|sessions?|routines?|circuits?|train(?:ing|s)?|exercis\w*|sesh|wod|build|create|generate|design|write|give|gimme|make me|need|want|suggest|recommend|new|another|different|something|anything|what (?:should|can|do|could)|treino|allenamento|entrena\w*|entraine\w*|seance|einheit|rutina|scheda)\b/;
const MOST_WORDS = 10;

/**
 * Whether a message neither asks for a session nor says anything of one: right after a session was made it can only be about
 * that one. In: what was read of the message, and the message as typed.
 */
export function saysNothing(request: SessionRequest, text: string): boolean {
  const { plain } = sessionText(text);
  if (plain.split(" ").length > MOST_WORDS || ASKS_FOR_ONE.test(plain)) return false;
  const { minutes, equipment, goal, level, structure, scheme, purpose, restS, sets, count, finisher } = request;
  const { areas, include, exclude, forbid, limitations, avoidedAreas, withoutEquipment, parts } = request;
  return (
    [minutes, equipment, goal, level, structure, scheme, purpose, restS, sets, count, finisher].every(
      (one) => one === null,
    ) &&
    [areas, include, exclude, forbid, limitations, avoidedAreas, withoutEquipment, parts].every(
      ({ length }) => length === 0,
    )
  );
}
