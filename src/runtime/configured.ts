import type { Budgets } from "../models/budget.ts";
import type { ModelSettings } from "../models/createLanguageModel.ts";
import type { LanguageModel } from "../models/languageModel.ts";
import type { ModelDesk } from "../models/modelDesk.ts";
import { type Prices, priceOf } from "../models/prices.ts";
import { dayOf, type UsageLedger } from "../models/usageLedger.ts";
import type { Configuration } from "../protocol/configuration.ts";
import type { Clock } from "./clock.ts";

export type ConfiguredParts = {
  /** What does not change while the server runs. */
  fixed: Pick<Configuration, "hasModelKey" | "thresholds" | "snapshots" | "auth" | "rateLimit">;
  /** `null` where no language model is configured. */
  model: {
    model: LanguageModel;
    settings: Pick<ModelSettings, "mode" | "baseUrl" | "fallback" | "deadlineMs">;
    budgets: Budgets;
    prices: Prices;
    desk: ModelDesk;
  } | null;
  usage: UsageLedger;
  clock: Clock;
};

/** Tells how this server is configured, and where whoever asks stands with today's budget. */
export class Configured {
  readonly #parts: ConfiguredParts;

  constructor(parts: ConfiguredParts) {
    this.#parts = parts;
  }

  of(userId: string): Configuration {
    const { fixed, model } = this.#parts;
    return { engine: model ? "model" : "deterministic", ...fixed, model: model && this.#modelFor(userId, model) };
  }

  #modelFor(userId: string, parts: NonNullable<ConfiguredParts["model"]>): Configuration["model"] {
    const { model, settings, budgets, prices, desk } = parts;
    const { mode, baseUrl, fallback, deadlineMs } = settings;
    const named = (name: string) => ({ name, price: priceOf(prices, name) });
    const day = dayOf(this.#parts.clock.now());
    return {
      mode,
      server: mode === "replay" || baseUrl === undefined ? null : new URL(baseUrl).origin,
      fast: named(model.nameOf?.("fast") ?? "fast"),
      strong: named(model.nameOf?.("strong") ?? "strong"),
      fallback: fallback === undefined ? null : named(fallback),
      deadlineS: deadlineMs / 1_000,
      isAnswering: !(model.isOut?.() ?? false),
      budgets,
      today: { day, used: this.#parts.usage.ofUser(userId, day), isWithinBudget: desk.isWithinBudget(userId) },
    };
  }
}
