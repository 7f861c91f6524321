import type { Draft, ReplyPart } from "../protocol/turn.ts";
import type { OpenQuestion } from "../protocol/understanding.ts";
import type { Work } from "./agent.ts";

/** A question that has been put so often waits in silence while other things are talked about. */
const MOST_ASKED = 3;

export type ReplierParts = {
  say: ReplyPart[];
  open: OpenQuestion | null;
  parked: OpenQuestion[];
  shelf: OpenQuestion[];
};

/**
 * Puts a turn's parts and its open question together: what was done first, the question last. A question that comes
 * back after something else is introduced as such.
 */
export const createReplierAgent =
  (draftsOf: (draft: OpenQuestion["draft"]) => Draft[]): Work<ReplierParts, { reply: ReplyPart; drafts: Draft[] }> =>
  async ({ say, open, parked, shelf }) => {
    const isAside = open !== null && open.asked > 0 && say.length > 0;
    const isSilent = isAside && open.asked >= MOST_ASKED;
    const asked = open && !isSilent ? [isAside ? `Back to my question: ${open.question}` : open.question] : [];
    const texts = [...say.map((part) => part.text), ...asked].filter((text) => text.length > 0);
    const waiting = [...shelf, ...parked, ...(open ? [open] : [])];
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
