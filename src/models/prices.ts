import type { ModelReply } from "./languageModel.ts";

/** US dollars per million tokens, by the model's name. */
export type Prices = Readonly<Record<string, { input: number; output: number }>>;

/** In US dollars; 0 for a model without a price: a server of one's own costs nothing that could be known here. */
export function costOf(prices: Prices, model: string, { inputTokens, outputTokens }: ModelReply["usage"]): number {
  const price = prices[model];
  return price ? (inputTokens * price.input + outputTokens * price.output) / 1_000_000 : 0;
}
