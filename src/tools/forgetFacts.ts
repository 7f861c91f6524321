import { z } from "zod";
import { EMPTY_PROFILE } from "../protocol/profile.ts";
import type { EffectLedger, FactStore, ProfileStore } from "../store/store.ts";
import { ProfileChange, profilePatch } from "./profileChange.ts";
import { type Change, defineEffectsTool } from "./writeTool.ts";

/** Deletes facts for good, with the values they took the place of, and takes them out of the profile. */
export const forgetFacts = (ports: {
  effects: EffectLedger;
  facts: Pick<FactStore, "delete">;
  profiles: Pick<ProfileStore, "find" | "patch">;
}) =>
  defineEffectsTool({
    name: "forget_facts",
    description:
      "Deletes the facts with these ids and every former value of the same things; ids that are not there are passed over. " +
      "`profile` is what that means for the profile. Returns an effect for each fact deleted, and one for the profile if " +
      "it changed.",
    effects: ports.effects,
    input: z.object({ ids: z.array(z.string().min(1).max(200)).max(10_000), profile: ProfileChange }),
    display: { running: () => "Deleting facts", complete: (effects) => `Deleted ${effects.length}` },
    async change({ ids, profile }, { userId }, transaction) {
      const changes: Change[] = [];
      for (const id of ids) {
        const gone = await ports.facts.delete(userId, id, transaction);
        for (const fact of gone) changes.push({ kind: "fact", op: "delete", ref: fact.id, data: fact });
      }
      const patch = profilePatch((await ports.profiles.find(userId)) ?? EMPTY_PROFILE, profile);
      if (patch) {
        const after = await ports.profiles.patch(userId, patch, transaction);
        changes.push({ kind: "profile", op: "update", ref: userId, data: after });
      }
      return changes;
    },
  });
export type ForgetFactsTool = ReturnType<typeof forgetFacts>;
