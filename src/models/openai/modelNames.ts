import type { ModelTier } from "../../protocol/modelCall.ts";

export type ModelNames = Record<ModelTier, string>;

/** Where neither a server nor a name is configured: what the hosted API offers in these two sizes, and does not take out of use soon. */
export const HOSTED_MODELS: ModelNames = { fast: "gpt-5.4-mini", strong: "gpt-5.5" };

/** Models that a server lists and that do not talk. */
const NO_TALKER =
  /embed|rerank|whisper|tts|speech|audio|transcri|moderation|guard|dall-e|image|diffusion|clip|\bbge\b|\be5\b|minilm|nomic/i;

/** Billions of parameters as names tell them: `qwen2.5:7b`, `Llama-3.1-70B-Instruct`, `mixtral-8x7b`. */
const SIZE = /(?:^|[^a-z\d.])(?:(\d+)x)?(\d+(?:\.\d+)?)b(?![a-z])/i;

/**
 * Chooses from what a server has. Names that are known for something else than talk are left out. The smallest model whose
 * name tells its size is `fast`, the largest is `strong`: that is what the tiers mean. Where fewer than two names tell a
 * size, the first talker is both, since servers list what was loaded or used last in front, and a guess at quality from a
 * name would be arbitrary. `null` when nothing is left.
 */
export function chosenFrom(listed: readonly string[]): ModelNames | null {
  const talkers = listed.filter((name) => !NO_TALKER.test(name));
  const first = talkers[0];
  if (first === undefined) return null;
  const sized = talkers
    .map((name) => ({ name, size: sizeOf(name) }))
    .filter((each): each is { name: string; size: number } => each.size !== null)
    .sort((a, b) => a.size - b.size);
  const [smallest, largest] = [sized[0], sized.at(-1)];
  if (!smallest || !largest || smallest === largest) return { fast: first, strong: first };
  return { fast: smallest.name, strong: largest.name };
}

function sizeOf(name: string): number | null {
  const [, experts = "1", billions] = SIZE.exec(name) ?? [];
  return billions === undefined ? null : Number(experts) * Number(billions);
}
