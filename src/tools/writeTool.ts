import { z } from "zod";
import { Effect } from "../protocol/turn.ts";
import type { EffectLedger, Transaction } from "../store/store.ts";
import { defineTool, type Tool, type ToolCall } from "./tool.ts";

/** What a write did, before it is given its key. */
export type Change = Pick<Effect, "kind" | "op" | "ref" | "data">;

const Effects = z.array(Effect);

/** A write tool that changes `Changed`, and says it in effects of the schema `Out`. */
type WriteTool<In extends z.ZodType, Out extends z.ZodType, Changed> = {
  name: string;
  description: string;
  effects: EffectLedger;
  input: In;
  display: NonNullable<Tool<In, Out>["display"]>;
  change(input: z.output<In>, call: ToolCall, transaction: Transaction): Promise<Changed>;
};

/** A tool whose changes and the ledger's row are one transaction, and whose second run under a key gives the first result. */
function ledgered<In extends z.ZodType, Out extends z.ZodType, Changed>(
  { effects, change, ...tool }: WriteTool<In, Out, Changed>,
  output: Out,
  keyed: (changed: Changed, effectKey: string) => z.input<Out>,
): Tool<In, Out> {
  return defineTool({
    ...tool,
    kind: "write",
    output,
    async run(asked, call) {
      const { effectKey, userId, conversationId, turnId, signal } = call;
      const key = { effectKey, tool: tool.name, userId, conversationId, turnId, signal };
      const once = await effects.once(key, async (transaction) =>
        keyed(await change(asked, call, transaction), effectKey),
      );
      return once.result;
    },
  });
}

/**
 * A tool that changes something once for each effect key: the change and the ledger's row are one transaction, and a
 * second run under the same key answers with the first effect. Everything that can be refused is checked inside, so
 * that a repeated run is not refused for what has changed since.
 */
export function defineWriteTool<In extends z.ZodType>(
  tool: WriteTool<In, typeof Effect, Change>,
): Tool<In, typeof Effect> {
  return ledgered(tool, Effect, (change, effectKey) => ({ effectId: effectKey, tool: tool.name, ...change }));
}

/**
 * A write tool that changes several things, or nothing, in one transaction; as repeatable as any other. Each change has an
 * effect of its own, `<effect key>.<place>`.
 */
export function defineEffectsTool<In extends z.ZodType>(
  tool: WriteTool<In, typeof Effects, Change[]>,
): Tool<In, typeof Effects> {
  return ledgered(tool, Effects, (changes, effectKey) =>
    changes.map((change, index) => ({ effectId: `${effectKey}.${index}`, tool: tool.name, ...change })),
  );
}
