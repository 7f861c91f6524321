import { ModelFailure, type ModelReply, type ModelRequest } from "../../src/models/languageModel.ts";
import { createOpenAiModel, type OpenAiOptions } from "../../src/models/openai/openAiModel.ts";
import { ManualClock } from "../journeys/manualClock.ts";

/** Both must be nowhere but in the request. */
export const KEY = "sk-very-secret";
export const WORDS = "my left knee is private";

export type Outcome = { reply: ModelReply | null; failure: ModelFailure | null; deltas: string[] };

/** The adapter on one server, with time that stands still; `hear` is called with each delta. */
export function adapterOn(baseUrl: string, options: Partial<OpenAiOptions> = {}) {
  const clock = new ManualClock("2026-11-21T12:00:00Z");
  const model = createOpenAiModel({
    apiKey: KEY,
    baseUrl,
    models: { fast: "small-1", strong: "large-1" },
    clock,
    ...options,
  });
  const ask = async (request: Partial<ModelRequest> = {}): Promise<Outcome> => {
    const deltas: string[] = [];
    const whole = requestWith({
      ...request,
      onDelta: (text) => {
        deltas.push(text);
        request.onDelta?.(text);
      },
    });
    try {
      return { reply: await model.generate(whole), failure: null, deltas };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      return { reply: null, failure: error, deltas };
    }
  };
  return { clock, model, ask };
}

export const requestWith = (request: Partial<ModelRequest>): ModelRequest => ({
  tier: "fast",
  system: "You coach.",
  messages: [{ role: "user", content: WORDS }],
  signal: new AbortController().signal,
  ...request,
});
