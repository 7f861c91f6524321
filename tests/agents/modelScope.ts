import { onTestFinished } from "vitest";
import type { WorkScope } from "../../src/agents/agent.ts";
import type { ModelTier } from "../../src/protocol/modelCall.ts";
import { callTool } from "../../src/tools/tool.ts";
import { deskWith } from "../models/deskWith.ts";
import { type ScriptedReply, scriptedModel } from "../models/scriptedModel.ts";

const IDS = { userId: "ana", conversationId: "c1", turnId: "t1" };

/** A scope for one piece of work that may ask a scripted model, and what the work has shown, traced and called. */
export function modelScope(tier: ModelTier, replies: readonly ScriptedReply[]) {
  const model = scriptedModel(replies);
  onTestFinished(() => model.done());
  const shown: string[] = [];
  const traced: Record<string, Record<string, unknown>> = {};
  const called: { tool: string; input: unknown }[] = [];
  const { signal } = new AbortController();
  const { asker } = deskWith({ model });
  const scope: WorkScope = {
    ...IDS,
    signal,
    idempotencyKey: "t1/1",
    attempt: 1,
    emit: (piece) => void shown.push(piece),
    trace: (event, fields) => {
      traced[event] = fields;
    },
    ask: (ask) => asker({ tier, mostCalls: 1 })(ask),
    call: (tool, input) => {
      called.push({ tool: tool.name, input });
      return callTool(tool, input, { ...IDS, effectKey: "t1/1", signal });
    },
  };
  return { scope, model, shown, traced, called };
}

export const assigned = (text: string) => ({
  ...IDS,
  sentAt: "2026-11-21T12:00:00+01:00",
  timezone: "Europe/Paris",
  avoidJoints: [],
  text,
  resume: null,
  lastLogIds: [],
  hasModel: true,
});
