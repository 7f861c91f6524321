import { z } from "zod";
import { Effect } from "../protocol/turn.ts";
import type { EffectLedger } from "../store/store.ts";
import { defineTool } from "./tool.ts";

/** What was really stored under the effect keys of a commit, in their order; a key under which nothing was stored gives nothing. */
export const getEffects = (ledger: Pick<EffectLedger, "stored">) =>
  defineTool({
    name: "get_effects",
    description: "Looks up what has been stored under effect keys: the truth about a write of which no answer came.",
    kind: "read",
    input: z.object({ keys: z.array(z.string().min(1)).max(100) }),
    output: z.array(Effect),
    run: async ({ keys }, { userId }) => {
      const results = await ledger.stored(userId, keys);
      return z
        .array(z.union([Effect, z.array(Effect)]))
        .parse(results)
        .flat();
    },
  });
