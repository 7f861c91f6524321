import { conversationName } from "../../chat/conversationName.ts";
import type { Listed } from "./source.ts";

/** What a conversation is called, as on the chat page; a part of its id where nobody's words are known. */
export function listedName({ title = null, opening = null, conversationId }: Listed): string {
  return title || opening ? conversationName({ title, opening }) : `Conversation ${conversationId.slice(0, 8)}`;
}
