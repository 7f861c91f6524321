import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { deleteConversation } from "../api/useConversations.ts";
import { useToast } from "../ui/Toast.tsx";

type Doomed = { conversationId: string; name: string };

/**
 * Conversations that are being deleted. A conversation cannot be put together again, so it is deleted when the offer to
 * undo is gone; who closes the page before that keeps it.
 */
export function useDeletion(): { doomed: ReadonlySet<string>; remove: (one: Doomed, onSpared: () => void) => void } {
  const client = useQueryClient();
  const { show } = useToast();
  const [doomed, setDoomed] = useState<ReadonlySet<string>>(new Set());

  const remove = useCallback(
    ({ conversationId, name }: Doomed, onSpared: () => void) => {
      let isSpared = false;
      const spare = () => {
        isSpared = true;
        setDoomed((now) => new Set([...now].filter((id) => id !== conversationId)));
      };
      setDoomed((now) => new Set([...now, conversationId]));
      show({
        title: `“${name}” is deleted.`,
        action: {
          label: "Undo",
          onClick: () => {
            spare();
            onSpared();
          },
        },
        onGone: () => {
          if (isSpared) return;
          deleteConversation(conversationId)
            .then(() => client.invalidateQueries({ queryKey: ["conversations"] }))
            .catch((error: Error) => {
              spare();
              show({ title: `“${name}” could not be deleted. ${error.message}`, isFailure: true });
            });
        },
      });
    },
    [client, show],
  );
  return { doomed, remove };
}
