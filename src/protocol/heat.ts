import { z } from "zod";

/** How often and how long, from recorded turns: the answer to `GET /api/machines/:id/heat?conversation=ID`. */
export const Heat = z.object({
  machine: z.string(),
  /** `null`: all conversations of the user. */
  conversationId: z.string().nullable(),
  /** Records that were counted, and whether older ones were left out. */
  records: z.int(),
  isPartial: z.boolean(),
  /** By transition id; those never taken are left out. */
  edges: z.record(z.string(), z.int()),
  /** By transition id: how long its state had been stood in when it was taken, in ms. */
  edgeTimes: z.record(z.string(), z.object({ medianMs: z.number(), p95Ms: z.number() })),
  /** By state id. Times in ms. */
  states: z.record(
    z.string(),
    z.object({
      entered: z.int(),
      /** Stays that ended; the times are of these. */
      ended: z.int(),
      medianMs: z.number().nullable(),
      p95Ms: z.number().nullable(),
      /** Conversations that stand there now. */
      standing: z.int(),
    }),
  ),
});
export type Heat = z.infer<typeof Heat>;
