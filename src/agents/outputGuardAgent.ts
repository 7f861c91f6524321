import type { Effect, ReplyPart } from "../protocol/turn.ts";
import type { Work } from "./agent.ts";

/** The longest text of one part; the rest is cut at a sentence end. */
const MOST_CHARACTERS = 4_000;

/** Words that claim a write, and the kinds of effect that make the claim true. */
const CLAIMS: { claim: RegExp; kinds: readonly Effect["kind"][] }[] = [
  { claim: /^(logged|deleted|changed)\b/im, kinds: ["log", "profile", "workout"] },
  { claim: /\b(i have|i've) (logged|stored|saved|deleted|changed|updated)\b/i, kinds: ["log", "workout", "profile"] },
  { claim: /^saved to your\b/im, kinds: ["workout"] },
];

/** Cuts what is too long and takes out sentences that claim a write which this turn did not make. */
export const outputGuardAgent: Work<{ say: ReplyPart[]; effects: Effect[] }, ReplyPart[]> = async ({
  say,
  effects,
}) => {
  const kinds = new Set(effects.map((effect) => effect.kind));
  const isTrue = (sentence: string) =>
    CLAIMS.every(({ claim, kinds: needed }) => !claim.test(sentence) || needed.some((kind) => kinds.has(kind)));
  return say.map((part) => {
    const honest = part.text
      .split("\n")
      .map((line) => (isTrue(line) ? line : sentencesOf(line).filter(isTrue).join(" ")))
      .join("\n");
    return { ...part, text: shortened(honest) };
  });
};

function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?])\s+/);
}

function shortened(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.slice(0, MOST_CHARACTERS);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("\n"), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  return end > 0 ? cut.slice(0, end + 1) : cut;
}
