import type { Turn } from "../../src/protocol/turn.ts";
import { openStore } from "../../src/store/openStore.ts";
import type { TestApp } from "./testApp.ts";

/**
 * Makes a conversation long, as if it had been talked in for months: its last turn is stored `count` times more, with
 * numbered texts, straight into the store. The server is stopped meanwhile; it must keep its snapshots in the database.
 */
export async function lengthen(app: TestApp, { conversationId }: Turn, count: number): Promise<void> {
  await app.stop();
  const store = await openStore({ dataDir: app.dataDir, snapshots: "sqlite" });
  const { conversations } = store;
  const envelope = await conversations.envelope(conversationId);
  const [last] = (await conversations.turns(conversationId, { limit: 1 })).items;
  if (!envelope || !last) throw new Error("there is no conversation to lengthen");
  const start = Date.parse(envelope.at);
  await Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const number = place + 1;
      const at = new Date(start + number * 60_000).toISOString();
      const [turnId, messageId, seq] = [`long-${number}`, `said-${number}`, envelope.seq + number];
      const text = `Question ${number} ${"and a little more ".repeat(number % 7)}`.trim();
      const reply = { ...last.reply, text: `Answer ${number}. ${"It goes on. ".repeat(number % 11)}`.trim() };
      const stamp = { turnId, messageId, sentAt: at, at, timezone: "UTC" };
      const event = { type: "user.message" as const, text, messageId };
      await conversations.accept({ conversationId, userId: envelope.userId, event, stamp, traceId: turnId });
      await conversations.finish({
        turn: { ...last, turnId, seq, traceId: turnId, input: { messageId, text, sentAt: at }, reply },
        assistant: { id: `${turnId}:reply`, role: "assistant", ...reply, at, turnId },
        envelope: { ...envelope, seq, at },
        event: event.type,
      });
    }),
  );
  await store.close();
  await app.start();
}
