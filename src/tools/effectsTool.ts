import { z } from "zod";
import { Effect } from "../protocol/turn.ts";
import type { EffectLedger, Transaction } from "../store/store.ts";
import { defineTool, type Tool, type ToolCall } from "./tool.ts";
import type { Change } from "./writeTool.ts";

const Effects = z.array(Effect);

/**
 * A write tool that changes several things, or nothing, in one transaction; as repeatable as any other. Each change has an
 * effect of its own, `<effect key>.<place>`.
 */
export function defineEffectsTool<In extends z.ZodType>(tool: {
  name: string;
  description: string;
  effects: EffectLedger;
  input: In;
  display: NonNullable<Tool<In, typeof Effects>["display"]>;
  change(input: z.output<In>, call: ToolCall, transaction: Transaction): Promise<Change[]>;
}): Tool<In, typeof Effects> {
  const { name, description, effects, input, display } = tool;
  return defineTool({
    name,
    description,
    kind: "write",
    input,
    output: Effects,
    display,
    async run(asked, call) {
      const { effectKey, userId, conversationId, turnId } = call;
      const key = { effectKey, tool: name, userId, conversationId, turnId };
      const { result } = await effects.once(key, async (transaction): Promise<Effect[]> => {
        const changes = await tool.change(asked, call, transaction);
        return changes.map((change, index) => ({ effectId: `${effectKey}.${index}`, tool: name, ...change }));
      });
      return result;
    },
  });
}
