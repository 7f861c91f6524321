import type { Assignment } from "../../protocol/understanding.ts";

/** A 32-bit hash of a string (FNV-1a with a final mix): the same text gives the same number everywhere. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** What a session varies by: who asks, when and in which words. The same request read again gives the same session. */
export const seedOf = ({ userId, sentAt, text }: Pick<Assignment, "userId" | "sentAt" | "text">): number =>
  hashText(`${userId}|${Date.parse(sentAt)}|${text}`);

/** A number from 0 to 1 that depends on the seed and the id alone: what makes two days differ and one day stay. */
export const nudge = (seed: number, id: string): number => hashText(`${seed}:${id}`) / 0xffffffff;
