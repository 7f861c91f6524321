import type { RouteDecision } from "../protocol/turn.ts";
import type { Answer, Command, Routing, Understood } from "../protocol/understanding.ts";
import { type ConversationContext, turnOf } from "./conversationContext.ts";

/** What the router made of the message, while it is thought about. */
export function understoodIn(context: ConversationContext): Understood {
  const { understood } = turnOf(context);
  if (!understood) throw new Error("nothing is understood yet");
  return understood;
}

/** Where a message goes on that has been understood; `read` says where the understanding is found. */
export function routed<Args>(read: (args: Args) => Understood) {
  const is = (as: Routing["kind"]) => ({
    type: "isRouted" as const,
    params: (args: Args) => ({ as, routing: read(args) as Routing }),
  });
  const keepFacts = { type: "keepFacts" as const, params: (args: Args): Command[] => read(args).remember };
  const items = (args: Args): RouteDecision[] => read(args).items;
  const answer = (args: Args): { answer: Answer; decision: RouteDecision | null; more: RouteDecision[] } => {
    const { answer, items } = read(args);
    return { answer: answer ?? { text: "", optionId: null }, decision: items[0] ?? null, more: items.slice(1) };
  };
  const target = "dispatching" as const;
  return [
    { guard: is("answer"), target, actions: [keepFacts, { type: "takeAnswer" as const, params: answer }] },
    { guard: is("dismissal"), target, actions: [keepFacts, { type: "dropQuestion" as const, params: items }] },
    { guard: is("unanswered"), target, actions: [keepFacts, { type: "repeatQuestion" as const, params: items }] },
    { guard: is("takeUp"), target, actions: [keepFacts, { type: "takeUp" as const, params: items }] },
    { target, actions: [keepFacts, { type: "planAgenda" as const, params: (args: Args): Routing => read(args) }] },
  ];
}
