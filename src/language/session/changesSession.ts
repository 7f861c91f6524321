import { readSessionRequest } from "./sessionRequest.ts";

const ASKS = /\?\s*$/;
/** "Did it all, 3 sets each": what was done. */
const TOLD_DONE =
  /^\W*(?:(?:ok|okay|yes|yep|so|and|just|i|we|have|ive|hab|habe|ich|j'ai|ho|ya)[ ,'’]+)*(?:did|done|finished|completed|gemacht|fertig|geschafft|fait|fini|hice|hecho|fatto|finito|fiz|feito|terminei)\b|^\W*(?:everything|all(?: of it)?|alles|tout|todo|tutto|tudo) (?:as planned|done|went|wie geplant|gemacht|fait|comme prévu|hecho|como estaba|fatto|come previsto|feito|como planejado)\b|\b(?:alles|tout|todo|tutto|tudo) (?:gemacht|fait|hecho|fatto|feito)\b/i;
/** "Delete the row entry": of the log. */
const OF_THE_LOG = /\b(?:entry|entries|log(?:ged)?|eintr(?:ag|äge)|entrée|entrada|registro)\b/i;
/** An order in the form of a question: "can you leave the lunges out?". */
const ORDERS =
  /^\W*(?:(?:ok|okay|hm+|and|but|actually|please|sorry|wait)[ ,]+)*(?:can|could|would|will) (?:you|u|we|i (?:get|have|swap|skip|drop|do))\b|^\W*(?:kannst|konntest|können|könntest|puedes|podrías|peux|tu peux|pouvez|puoi|potresti|pode|podes|something|anything|another)\b/i;

const OF_WHAT_IS_KNOWN =
  /\b(?:delete|erase|remove|forget|wipe|clear|drop|scrap|take) (?:out )?(?:the|that|this|those|these|all the)? ?(?:things?|bits?|parts?|stuff|notes?|facts?|info|what i (?:said|told you)) (?:about|on|regarding)\b/i;
/** Whether a message is about what somebody has told of themselves: "delete that thing about my asthma". */
export const isOfWhatIsKnown = (text: string): boolean => OF_WHAT_IS_KNOWN.test(text);

/**
 * Whether a message right after a session was made asks for a change of it: it takes something out or in, or gives other
 * minutes. Questions about it do not. In: the message as typed.
 */
export function changesSession(text: string): boolean {
  if (TOLD_DONE.test(text) || OF_THE_LOG.test(text) || isOfWhatIsKnown(text)) return false;
  if (ASKS.test(text) && !ORDERS.test(text)) return false;
  const { adjust, followUp } = readSessionRequest(text);
  return adjust !== null || followUp !== null;
}
