import { z } from "zod";
import { type LanguageModel, ModelFailure, type ModelReply } from "../../src/models/languageModel.ts";
import type { RenderedPrompt } from "../../src/models/modelAsk.ts";
import { costOf, type Prices, priceOf } from "../../src/models/prices.ts";
import type { ModelTier } from "../../src/protocol/modelCall.ts";

/** What a judge has used. `costUsd` is `null` when the price of one of its models is not configured. */
export const Spent = z.object({
  questions: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costUsd: z.number().nullable(),
});
export type Spent = z.infer<typeof Spent>;

/** A value of the schema, or, in a sentence, why there is none. */
export type Answered<Value> = { value: Value } | { problem: string };

export type JudgeParts = {
  model: LanguageModel;
  tier: ModelTier;
  prices: Prices;
};

/** Thinking counts as output for some models. */
const MOST_TOKENS = 2_000;

/** A language model that gives verdicts. What is not a verdict is told as such and never guessed at. */
export class Judge {
  readonly #parts: JudgeParts;
  readonly #names = new Set<string>();
  #spent: Spent = { questions: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };

  constructor(parts: JudgeParts) {
    this.#parts = parts;
  }

  /** As the server calls what answered; before anything did, as it is asked for. */
  get name(): string {
    const { model, tier } = this.#parts;
    return [...this.#names].sort().join(", ") || (model.nameOf?.(tier) ?? tier);
  }

  get spent(): Spent {
    return this.#spent;
  }

  /** `content` is what is to be judged, fenced. */
  async ask<Value>(
    prompt: RenderedPrompt,
    schema: { name: string; value: z.ZodType<Value> },
    content: string,
  ): Promise<Answered<Value>> {
    const { model, tier } = this.#parts;
    try {
      const reply = await model.generate({
        tier,
        prompt: prompt.id,
        system: prompt.text,
        messages: [{ role: "user", content }],
        schema,
        maxOutputTokens: MOST_TOKENS,
        signal: new AbortController().signal,
      });
      this.#names.add(reply.model);
      this.#count(reply.usage, reply.model);
      if (reply.finish === "refused") return { problem: "The judge refused." };
      const parsed = schema.value.safeParse(reply.value);
      return parsed.success ? { value: parsed.data } : { problem: "What the judge said is no verdict." };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      this.#count(error.usage, this.name);
      return { problem: error.message };
    }
  }

  #count(usage: ModelReply["usage"], name: string): void {
    const { model, tier, prices } = this.#parts;
    const price = priceOf(prices, name) ?? priceOf(prices, model.nameOf?.(tier) ?? "");
    const { questions, inputTokens, outputTokens, costUsd } = this.#spent;
    this.#spent = {
      questions: questions + 1,
      inputTokens: inputTokens + usage.inputTokens,
      outputTokens: outputTokens + usage.outputTokens,
      costUsd: price === null || costUsd === null ? null : costUsd + costOf(price, usage),
    };
  }
}
