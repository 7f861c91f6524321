import type { z } from "zod";
import { Effect } from "../protocol/turn.ts";
import type { EffectLedger, Transaction } from "../store/store.ts";
import { defineTool, type Tool, type ToolCall } from "./tool.ts";

/** What a write did, before it is given its key. */
export type Change = Pick<Effect, "kind" | "op" | "ref" | "data">;

/**
 * A tool that changes something once for each effect key: the change and the ledger's row are one transaction, and a
 * second run under the same key answers with the first effect. Everything that can be refused is checked inside, so
 * that a repeated run is not refused for what has changed since.
 */
export function defineWriteTool<In extends z.ZodType>(tool: {
  name: string;
  description: string;
  effects: EffectLedger;
  input: In;
  display: NonNullable<Tool<In, typeof Effect>["display"]>;
  change(input: z.output<In>, call: ToolCall, transaction: Transaction): Promise<Change>;
}): Tool<In, typeof Effect> {
  const { name, description, effects, input, display } = tool;
  return defineTool({
    name,
    description,
    kind: "write",
    input,
    output: Effect,
    display,
    async run(asked, call) {
      const { effectKey, userId, conversationId, turnId } = call;
      const key = { effectKey, tool: name, userId, conversationId, turnId };
      const { result } = await effects.once(key, async (transaction): Promise<Effect> => {
        return { effectId: effectKey, tool: name, ...(await tool.change(asked, call, transaction)) };
      });
      return result;
    },
  });
}
