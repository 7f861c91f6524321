import { z } from "zod";

/** What scorers read of a turn, as the contract has it; whatever else comes is left out. */
export const SeenTurn = z.object({
  status: z.enum(["completed", "awaiting", "failed", "cancelled"]),
  routes: z.array(
    z.object({
      route: z.string(),
      confidence: z.number(),
      by: z.string(),
      rule: z.string().nullable(),
      signals: z.array(z.string()),
      text: z.string(),
      alternatives: z.array(z.object({ route: z.string(), confidence: z.number() })),
    }),
  ),
  reply: z.object({ text: z.string(), cards: z.array(z.looseObject({ type: z.string() })) }),
  pending: z
    .object({
      kind: z.string(),
      about: z.string(),
      question: z.string(),
      options: z.array(z.object({ id: z.string(), label: z.string() })),
    })
    .nullable(),
  drafts: z.array(z.looseObject({ kind: z.string() })),
  effects: z.array(
    z.object({ kind: z.string(), op: z.string(), ref: z.string(), data: z.record(z.string(), z.unknown()) }),
  ),
  path: z.array(z.string()),
  latencyMs: z.number(),
  /** What language models were asked for it; absent when none is configured. */
  modelCalls: z
    .array(
      z.object({
        role: z.string(),
        model: z.string(),
        outcome: z.string(),
        attempts: z.array(z.object({ model: z.string(), outcome: z.string() })),
        inputTokens: z.number(),
        outputTokens: z.number(),
        costUsd: z.number(),
      }),
    )
    .optional(),
});
export type SeenTurn = z.infer<typeof SeenTurn>;
export type SeenRoute = SeenTurn["routes"][number];

/** A turn that never came: the scorer finds nothing right in it, the report shows why. */
export function missingTurn(why: string): SeenTurn {
  return {
    status: "failed",
    routes: [],
    reply: { text: why, cards: [] },
    pending: null,
    drafts: [],
    effects: [],
    path: ["no turn"],
    latencyMs: 0,
  };
}

/** Whether the router asked which of several things is meant. */
export const isClarifying = (turn: SeenTurn): boolean =>
  turn.pending?.kind === "clarification" || (turn.routes[0]?.route === "UNKNOWN" && turn.status === "awaiting");

/** Whether any question is open after the turn. */
export const isAsking = (turn: SeenTurn): boolean => turn.pending !== null || turn.status === "awaiting";

/** The route the turn went by. An answer to the router's own question is followed by the route that was meant. */
export function routeOf(turn: SeenTurn): SeenRoute | null {
  const meant = turn.routes.find(({ route, by }) => !(route === "UNKNOWN" && by === "pending"));
  return meant ?? turn.routes[0] ?? null;
}
