import type { Turn } from "../../../protocol/turn.ts";
import type { Why } from "../../../protocol/turnRecord.ts";

const length = (text: string): string => (text === "" ? "" : `(${text.length} characters)`);

/** A turn without the words of the person, without what was said back, and without the data of what was stored. */
export function redactedTurn(turn: Turn): Turn {
  const { optionId: _, ...input } = turn.input;
  return {
    ...turn,
    input: { ...input, text: length(turn.input.text) },
    routes: turn.routes.map(redactedRoute),
    reply: { text: length(turn.reply.text), cards: [], citations: [] },
    pending: turn.pending && {
      ...turn.pending,
      question: length(turn.pending.question),
      options: turn.pending.options.map(({ label }, index) => ({ id: `option ${index + 1}`, label: length(label) })),
    },
    drafts: [],
    effects: turn.effects.map((effect) => ({ ...effect, data: {} })),
  };
}

/** Why, as the server redacts it, without the words that a route was read from. */
export const redactedWhy = (why: Why): Why => ({ ...why, routes: why.routes.map(redactedRoute) });

const redactedRoute = (route: Turn["routes"][number]): Turn["routes"][number] => ({
  ...route,
  text: length(route.text),
});
