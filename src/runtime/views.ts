import type { AnyMachineSnapshot } from "xstate";
import type { ConversationSnapshot } from "../machines/conversationMachine.ts";
import { openQuestion } from "../machines/conversationMachine.ts";
import type { Pending } from "../protocol/turn.ts";
import type { Message, View } from "../protocol/view.ts";
import type { Envelope } from "../store/snapshotStore.ts";

/** How many messages a view holds. */
export const VIEW_MESSAGES = 20;

/** What clients are shown of a conversation at rest. */
export function viewOf(
  snapshot: ConversationSnapshot,
  envelope: Envelope,
  title: string | null,
  messages: Message[],
): View {
  return {
    conversationId: envelope.conversationId,
    title,
    seq: envelope.seq,
    machine: envelope.machine,
    value: snapshot.value as unknown as Record<string, unknown>,
    tags: [...snapshot.tags],
    can: outsideEvents(snapshot).map((type) => ({ type })),
    pending: pendingOf(snapshot),
    session: null,
    messages: messages.slice(-VIEW_MESSAGES),
    updatedAt: envelope.at,
  };
}

/** The `user.*` events that the present states accept; a pick only while there is something to pick. */
export function outsideEvents(snapshot: AnyMachineSnapshot): string[] {
  const events = new Set<string>();
  for (const node of snapshot._nodes)
    for (const event of node.ownEvents) if (event.startsWith("user.")) events.add(event);
  const hasOptions = (snapshot as ConversationSnapshot).context.open?.options.length;
  return [...events].filter((event) => event !== "user.pick" || hasOptions);
}

function pendingOf(snapshot: ConversationSnapshot): Pending | null {
  const open = openQuestion(snapshot);
  if (!open) return null;
  const { kind, about, question, options, expiresAt } = open;
  return { kind, about, question, options, expiresAt };
}
