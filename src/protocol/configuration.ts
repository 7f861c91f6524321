import { z } from "zod";
import { Usage } from "./turn.ts";

/** US dollars per million tokens. */
const Price = z.object({ input: z.number(), output: z.number() });

const NamedModel = z.object({
  /** As configured; while a server without configured names was not asked yet, words that say so. */
  name: z.string(),
  /** `null`: no price is configured, its use is counted as costing nothing. */
  price: Price.nullable(),
});

/** `null` is no bound. */
const Bound = z.object({ tokens: z.int().nullable(), usd: z.number().nullable() });

/** How this server works as it is configured, without anything that is secret. */
export const Configuration = z.object({
  /** Who makes answers: rules and retrieval alone, or these with a language model. */
  engine: z.enum(["deterministic", "model"]),
  /** Whether a key for a language model is set; the key itself is never told. */
  hasModelKey: z.boolean(),
  model: z
    .object({
      /** `record` writes answers down, `replay` answers from what was written and calls nobody. */
      mode: z.enum(["live", "record", "replay"]),
      /** Where the server is, without path and password; `null` for the hosted API, and where nobody is called. */
      server: z.string().nullable(),
      fast: NamedModel,
      strong: NamedModel,
      fallback: NamedModel.nullable(),
      /** For one call with all that is tried for it. */
      deadlineS: z.number(),
      /** `false` while it is left alone because it failed too often. */
      isAnswering: z.boolean(),
      /** Days are those of UTC. */
      budgets: z.object({ turn: Bound, userDay: Bound, day: Bound }),
      today: z.object({
        day: z.iso.date(),
        /** By whoever asks. */
        used: Usage,
        /** `false`: answers are made without a model until the next day. */
        isWithinBudget: z.boolean(),
      }),
    })
    .nullable(),
  thresholds: z.object({
    /** Of the router, 0 to 1; below it one is asked what was meant. */
    routeConfidence: z.number(),
    /** Of the exercise matcher, 0 to 100. */
    match: z.number(),
  }),
  snapshots: z.enum(["files", "sqlite"]),
  auth: z.enum(["none", "token"]),
  /** Messages of one user; `null`: unlimited. */
  rateLimit: z.object({ messages: z.int(), seconds: z.int() }).nullable(),
});
export type Configuration = z.infer<typeof Configuration>;
