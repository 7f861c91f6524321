import type { OpenAI } from "openai";
import type { ModelTier } from "../../protocol/modelCall.ts";
import { ModelFailure } from "../languageModel.ts";
import { chosenFrom, type ModelNames } from "./modelNames.ts";

/** What a model is called before its server was asked. */
const UNNAMED = "the server's own";

/** Which model each tier is: as configured, or chosen once from what the server lists. */
export class ServerModels {
  readonly #given: Partial<ModelNames>;
  readonly #list: () => Promise<string[]>;
  #chosen: ModelNames | null = null;
  #choosing: Promise<ModelNames> | null = null;

  /** `list` rejects with a `ModelFailure`. */
  constructor(given: Partial<ModelNames>, list: () => Promise<string[]>) {
    this.#given = given;
    this.#list = list;
  }

  /** As far as it is known. */
  nameOf(tier: ModelTier): string {
    return this.#given[tier] ?? this.#chosen?.[tier] ?? UNNAMED;
  }

  /** Asks the server once, however many wait for it; that it did not answer is not remembered. */
  async find(tier: ModelTier, signal: AbortSignal): Promise<string> {
    const known = this.#given[tier] ?? this.#chosen?.[tier];
    if (known !== undefined) return known;
    this.#choosing ??= this.#choose().finally(() => {
      this.#choosing = null;
    });
    return (await unlessAborted(this.#choosing, signal))[tier];
  }

  async #choose(): Promise<ModelNames> {
    const chosen = chosenFrom(await this.#list());
    if (!chosen)
      throw new ModelFailure(
        "rejected",
        "The language model server lists no model that talks; load one, or set SETPOINT_MODEL_FAST and SETPOINT_MODEL_STRONG.",
      );
    this.#chosen = chosen;
    return chosen;
  }
}

/** The ids of a server's models, in its order. */
export async function listedModels(client: OpenAI, signal: AbortSignal): Promise<string[]> {
  const { data } = await client.models.list({ signal });
  const entries: unknown[] = Array.isArray(data) ? data : [];
  return entries.flatMap((entry) => {
    const id = typeof entry === "object" && entry !== null && "id" in entry ? entry.id : null;
    return typeof id === "string" && id !== "" ? [id] : [];
  });
}

function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort);
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
