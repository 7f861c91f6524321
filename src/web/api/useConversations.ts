import { ListedConversation } from "../../protocol/conversation.ts";
import { send } from "./api.ts";
import { usePages } from "./page.ts";

/** My conversations, newest first. */
export const useConversations = () =>
  usePages("conversations", "/api/conversations", ListedConversation, { limit: 30 });

export const deleteConversation = (conversationId: string) =>
  send("DELETE", `/api/conversations/${encodeURIComponent(conversationId)}`);
