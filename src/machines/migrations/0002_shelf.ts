import type { JsonObject } from "../../protocol/understanding.ts";
import type { Migration } from "./migration.ts";

/** Questions that were let go keep their drafts on a shelf, and what the coach was asked last is known; before, they left nothing. */
export const shelf: Migration = {
  from: "1",
  to: "2",
  migrate: ({ snapshot, timers }) => ({
    snapshot: { ...snapshot, context: { shelf: [], lastQuestions: [], ...(snapshot.context as JsonObject) } },
    timers,
  }),
};
