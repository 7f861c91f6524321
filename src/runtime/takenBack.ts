import { AppError } from "../errors.ts";
import type { TakenBack } from "../protocol/userEvents.ts";
import type { View } from "../protocol/view.ts";
import type { ConversationStore } from "../store/store.ts";

/** A message is followed by few turns that are none: picks, and what was called off. */
const LOOKED_THROUGH = 20;

/**
 * What a message takes back that stands in for `messageId`: the turns that one led to. Only the last message can be
 * corrected so, when it is answered; one that was itself an answer cannot, because its question is gone.
 * @throws AppError `not_allowed_in_state`, saying what to do instead.
 */
export async function takenBack(
  store: Pick<ConversationStore, "turns" | "turnOfMessage">,
  view: View,
  messageId: string,
): Promise<TakenBack> {
  const { conversationId } = view;
  const last = view.messages.findLast(({ role }) => role === "user");
  if (last?.id !== messageId)
    throw refusal("Only the last message can be sent again with changes; say what was wrong.");
  const turnId = (await store.turnOfMessage(conversationId, messageId)) ?? messageId;
  const { items } = await store.turns(conversationId, { limit: LOOKED_THROUGH });
  const place = items.findIndex((turn) => turn.turnId === turnId);
  const since = place < 0 ? [] : items.slice(place);
  const [first] = since;
  if (!first) throw refusal("That message is still being answered; stop it first, or say what was wrong.");
  if ((first.input.messageId ?? first.turnId) !== messageId)
    throw refusal("That message was read together with the one before it; say what was wrong instead.");
  if (first.routes.some(({ by }) => by === "pending"))
    throw refusal("That message answered a question; say what was wrong instead.");
  const logging = since.filter(({ effects }) => effects.some(({ kind }) => kind === "log"));
  if (logging.length > 1) throw refusal("More than one entry came of that message; say what was wrong instead.");
  return { turnIds: since.map((turn) => turn.turnId), hasLogged: logging.length > 0 };
}

const refusal = (text: string) => new AppError("not_allowed_in_state", text);
