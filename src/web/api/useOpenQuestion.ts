import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { ConversationSummary } from "../../protocol/conversation.ts";
import type { Pending } from "../../protocol/turn.ts";
import { View } from "../../protocol/view.ts";
import { get } from "./api.ts";
import { LIVE } from "./useStats.ts";

const Newest = z.object({ items: z.array(ConversationSummary.pick({ conversationId: true })) });

export type OpenQuestion = { conversationId: string; pending: Pending };

/** The question that waits in the newest conversation; `null` when none does. */
export const useOpenQuestion = () =>
  useQuery({
    queryKey: ["conversations", "openQuestion"],
    queryFn: async ({ signal }): Promise<OpenQuestion | null> => {
      const { items } = await get("/api/conversations", Newest, { limit: 1 }, signal);
      const id = items[0]?.conversationId;
      if (id === undefined) return null;
      const path = `/api/conversations/${encodeURIComponent(id)}/snapshot`;
      const { conversationId, pending } = await get(path, View, {}, signal);
      return pending && { conversationId, pending };
    },
    ...LIVE,
  });
