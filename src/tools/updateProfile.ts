import { z } from "zod";
import { ProfilePatch } from "../protocol/profile.ts";
import type { EffectLedger, ProfileStore } from "../store/store.ts";
import { defineWriteTool } from "./writeTool.ts";

/** Changes parts of a person's profile; a list, when given, replaces the whole list. */
export const updateProfile = (ports: { effects: EffectLedger; profiles: Pick<ProfileStore, "patch"> }) =>
  defineWriteTool({
    name: "update_profile",
    description:
      "Changes any part of the person's profile; `equipment` and `limitations` are replaced as a whole. Returns the " +
      "effect with the profile after the change.",
    effects: ports.effects,
    input: z.object({
      patch: ProfilePatch.refine(
        (patch) => Object.values(patch).some((value) => value !== undefined),
        "must change something",
      ),
    }),
    display: { running: () => "Updating the profile", complete: () => "Updated the profile" },
    async change({ patch }, { userId }, transaction) {
      const profile = await ports.profiles.patch(userId, patch, transaction);
      return { kind: "profile", op: "update", ref: userId, data: profile };
    },
  });
export type UpdateProfileTool = ReturnType<typeof updateProfile>;
