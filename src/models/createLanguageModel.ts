import { recordingModel, replayingModel } from "./cassetteModel.ts";
import type { LanguageModel } from "./languageModel.ts";
import type { ModelClock } from "./modelClock.ts";

/** What is configured. */
export type ModelSettings = {
  apiKey?: string | undefined;
  /** With the path, e.g. `http://127.0.0.1:11434/v1`; absent: the hosted API. */
  baseUrl?: string | undefined;
  models: { fast?: string | undefined; strong?: string | undefined };
  /** The name of a model of the same server that is asked when the others fail. */
  fallback?: string | undefined;
  mode: "live" | "record" | "replay";
  /** The folder of recorded answers. */
  cassettes: string;
  /** For one call with all that is tried for it. */
  deadlineMs: number;
};

export type ModelSurroundings = {
  clock: ModelClock;
  /** Is told, in a sentence without anybody's words, of what an operator should know. */
  onTrouble: (sentence: string) => void;
};

/** What one attempt may take of the whole, so that the fallback has its turn. */
const ONE_ATTEMPT = 0.75;

/**
 * The language model that agents ask, with all that stands before the wire. What could call out is loaded only where a model
 * is configured and answers are not replayed. Throws `bad_request` when the folder of recorded answers cannot be used.
 */
export async function createLanguageModel(
  settings: ModelSettings | null,
  { clock, onTrouble }: ModelSurroundings,
): Promise<LanguageModel | null> {
  if (!settings) return null;
  const { apiKey, baseUrl, models, fallback, mode, deadlineMs } = settings;
  const cassettes = {
    folder: settings.cassettes,
    names: models,
    secrets: [apiKey, passwordOf(baseUrl)].filter((secret) => secret !== undefined),
    onTrouble,
  };
  if (mode === "replay") return replayingModel(cassettes);
  const [{ createOpenAiModel }, { resilient }] = await Promise.all([
    import("./openai/openAiModel.ts"),
    import("./resilientModel.ts"),
  ]);
  const limits = { callMs: ONE_ATTEMPT * deadlineMs };
  const modelOf = (names: ModelSettings["models"]) =>
    createOpenAiModel({ apiKey, baseUrl, models: names, limits, clock });
  const model = resilient({
    model: modelOf(models),
    ...(fallback !== undefined && { fallback: modelOf({ fast: fallback, strong: fallback }) }),
    clock,
    limits: { overallMs: deadlineMs },
  });
  if (mode === "live") return model;
  onTrouble(`What the language model answers is written to ${settings.cassettes}: for development only.`);
  return recordingModel(model, cassettes);
}

function passwordOf(address: string | undefined): string | undefined {
  const password = address === undefined ? "" : new URL(address).password;
  return password === "" ? undefined : decodeURIComponent(password);
}
