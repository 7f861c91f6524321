import { z } from "zod";
import type { ConversationStore } from "../store/store.ts";
import { defineTool } from "./tool.ts";

/** In characters; the rest of a long message tells no more about what is meant. */
const MOST_TEXT = 1_000;

/** Reads what was said in this conversation before the turn under way. */
export const getMessages = (conversations: Pick<ConversationStore, "messages">) =>
  defineTool({
    name: "get_messages",
    description:
      "Returns the last messages of this conversation, at most `limit`, oldest first, without those of the present turn; " +
      "long ones are cut.",
    kind: "read",
    input: z.object({ limit: z.int().min(1).max(20).default(8) }),
    output: z.object({
      items: z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string(), at: z.string() })),
    }),
    async run({ limit }, { conversationId, turnId }) {
      // What was merged into the present turn is few: a handful more are read than are wanted.
      const messages = await conversations.messages(conversationId, limit + 4);
      const items = messages
        .filter((message) => message.turnId !== turnId)
        .slice(-limit)
        .map(({ role, text, at }) => ({ role, text: text.slice(0, MOST_TEXT), at }));
      return { items };
    },
  });
export type GetMessagesTool = ReturnType<typeof getMessages>;
