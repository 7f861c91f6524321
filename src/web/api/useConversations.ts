import { ListedConversation } from "../../protocol/conversation.ts";
import { View } from "../../protocol/view.ts";
import { send } from "./api.ts";
import { usePages } from "./page.ts";

/** My conversations, newest first. */
export const useConversations = () =>
  usePages("conversations", "/api/conversations", ListedConversation, { limit: 30 });

const pathOf = (conversationId: string) => `/api/conversations/${encodeURIComponent(conversationId)}`;

export const deleteConversation = (conversationId: string) => send("DELETE", pathOf(conversationId));

/** `null` takes its title away. */
export const renameConversation = (conversationId: string, title: string | null): Promise<View> =>
  send("PATCH", pathOf(conversationId), { title }, View);
