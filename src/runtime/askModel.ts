import type { Ask, ModelAnswer, ModelAsk } from "../models/modelAsk.ts";
import type { ModelDesk } from "../models/modelDesk.ts";
import type { ModelCall } from "../protocol/modelCall.ts";
import type { EffectIntent } from "./kernel.ts";

/** What is kept of a question to a model in the record of its turn, so that a replay is answered alike. */
export const MODEL_NOTE = "model_answered";
export type ModelNote = { hash: string; answer: ModelAnswer | null };

/** Who asks, and where it is told. */
export type Asking = {
  userId: string;
  turnId: string;
  signal: AbortSignal;
  begun(question: Promise<unknown>): void;
  record(call: ModelCall, note: ModelNote): void;
};

/**
 * How a piece of work asks a language model: only where its state says so, else it throws, as for a tool that is not
 * permitted; the desk holds it to the tier and the number. Without a desk the answer is that there is no model.
 */
export function askerOf(desk: Pick<ModelDesk, "asker"> | null, { duty }: EffectIntent, asking: Asking): Ask {
  const { state, model } = duty;
  if (!model) return () => Promise.reject(new Error(`state "${state}" does not permit a language model`));
  const asker = desk?.asker({ ...asking, ...model });
  return async <Value>(ask: ModelAsk<Value>): Promise<ModelAnswer<Value>> => {
    if (!asker) return { ok: false, why: "unavailable" };
    const answer = asker(ask);
    asking.begun(answer);
    return answer;
  };
}
