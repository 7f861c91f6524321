import type { Store } from "../../src/store/store.ts";
import { conversationOf, envelopeOf, finishedTurn, messageEvent } from "./storedData.ts";

/** Finishes turns of three conversations for ever; prints the id of each, `t-<conversation>-<seq>`, once it is stored. */
export async function writeTurns({ conversations }: Store): Promise<never> {
  const lines = [0, 1, 2].map(async (index) => {
    const id = `c-${index}`;
    await conversations.create(conversationOf(id), envelopeOf(id, 0));
    for (let seq = 1; ; seq += 1) {
      const turnId = `t-${index}-${seq}`;
      await conversations.accept(messageEvent(id, turnId, turnId));
      await conversations.finish(finishedTurn(id, turnId, seq));
      process.stdout.write(`${turnId}\n`);
    }
  });
  await Promise.all(lines);
  throw new Error("never ends");
}
