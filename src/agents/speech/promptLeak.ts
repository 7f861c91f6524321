const RUN = 6;
const SELF =
  /\b(?:system|developer|initial|hidden|secret|internal|original) (?:prompt|instructions?|messages?|rules)\b|\bmy (?:instructions|prompt|rules|guidelines|configuration)\b|\b(?:i was|i am|i'm|i've been|i have been) (?:told|instructed|programmed|prompted|configured|trained) (?:to|not|by|on|with)\b|\b(?:language model|llm|chatgpt|gpt|openai|llama|claude|gemini|mistral|qwen|api key|jailbr\w+|prompt injection)\b|\bsystemprompt\b|\bmeine (?:anweisungen|instruktionen)\b|\bmes instructions\b|\bmis instrucciones\b|\ble mie istruzioni\b|\bminhas instruções\b/i;
/** A run of letters and figures that is no word. */
const BLOB = /[A-Za-z0-9+/_=-]{36,}/;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function* runsOf(text: string): Generator<string> {
  const words = wordsOf(text);
  for (let at = 0; at + RUN <= words.length; at += 1) yield words.slice(at, at + RUN).join(" ");
}

/**
 * Whether a sentence tells of the prompt: six words of it in a row, talk about instructions, or something encoded. `allowed`
 * are texts that may be repeated although the prompt has them too.
 */
export function promptLeaks(prompt: string, allowed: readonly string[] = []): (sentence: string) => boolean {
  const runs = new Set(runsOf(prompt));
  for (const text of allowed) for (const run of runsOf(text)) runs.delete(run);
  return (sentence) => {
    if (SELF.test(sentence) || BLOB.test(sentence)) return true;
    for (const run of runsOf(sentence)) if (runs.has(run)) return true;
    return false;
  };
}
