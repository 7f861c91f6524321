import { z } from "zod";
import { Fact, FactType } from "../protocol/facts.ts";
import type { FactStore } from "../store/store.ts";
import { defineTool } from "./tool.ts";

/** Facts as they are looked up: with the key that a later statement takes their place by. */
const Known = Fact.extend({ key: z.string() });
export type KnownFact = z.infer<typeof Known>;

/** Reads what a person has said about themselves, in the order said. */
export const getFacts = (facts: Pick<FactStore, "all">) =>
  defineTool({
    name: "get_facts",
    description:
      "Returns what the person said about themselves, oldest first: what holds at the moment `at`, or with `past` also " +
      "what was replaced or is over; all of it, or of some `types`.",
    kind: "read",
    input: z.object({ at: Fact.shape.at, types: z.array(FactType).optional(), past: z.boolean().default(false) }),
    output: z.object({ items: z.array(Known) }),
    async run({ at, types, past }, { userId }) {
      const items = (await facts.all(userId, at)).map(({ key, fact }) => ({ ...fact, key }));
      return {
        items: items.filter(({ status, type }) => (past || status === "current") && (!types || types.includes(type))),
      };
    },
  });
export type GetFactsTool = ReturnType<typeof getFacts>;
