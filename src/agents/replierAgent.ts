import type { Draft, ReplyPart } from "../protocol/turn.ts";
import type { OpenQuestion } from "../protocol/understanding.ts";
import type { Work } from "./agent.ts";

export type ReplierParts = { say: ReplyPart[]; open: OpenQuestion | null; parked: OpenQuestion[] };

/**
 * Puts a turn's parts and its open question together: what was done first, the question last. A question that comes
 * back after something else is introduced as such.
 */
export const createReplierAgent =
  (draftsOf: (draft: OpenQuestion["draft"]) => Draft[]): Work<ReplierParts, { reply: ReplyPart; drafts: Draft[] }> =>
  async ({ say, open, parked }) => {
    const asked = open
      ? [open.asked > 0 && say.length > 0 ? `Back to my question: ${open.question}` : open.question]
      : [];
    const texts = [...say.map((part) => part.text), ...asked].filter((text) => text.length > 0);
    const waiting = [...parked, ...(open ? [open] : [])];
    return {
      reply: {
        text: texts.join("\n\n") || "All right.",
        cards: say.flatMap((part) => part.cards),
        citations: distinct(say.flatMap((part) => part.citations)),
      },
      drafts: waiting.flatMap((question) => draftsOf(question.draft)),
    };
  };

function distinct(citations: ReplyPart["citations"]): ReplyPart["citations"] {
  return [...new Map(citations.map((citation) => [`${citation.kind}:${citation.id}`, citation])).values()];
}
