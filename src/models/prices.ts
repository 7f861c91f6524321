import type { ModelReply } from "./languageModel.ts";

export type Price = { input: number; output: number };

/** US dollars per million tokens, by the model's name. */
export type Prices = Readonly<Record<string, Price>>;

/** The price of a model by its name, which servers may give with a date behind it; `null` when none is configured. */
export function priceOf(prices: Prices, name: string): Price | null {
  const key = Object.hasOwn(prices, name) ? name : name.replace(/-\d{4}(-?\d\d){0,2}$/, "");
  return Object.hasOwn(prices, key) ? (prices[key] ?? null) : null;
}

/** In US dollars; 0 without a price: a server of one's own costs nothing that could be known here. */
export function costOf(price: Price | null, { inputTokens, outputTokens }: ModelReply["usage"]): number {
  return price ? (inputTokens * price.input + outputTokens * price.output) / 1_000_000 : 0;
}
