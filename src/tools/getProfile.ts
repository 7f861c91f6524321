import { z } from "zod";
import { EMPTY_PROFILE, Profile } from "../protocol/profile.ts";
import type { ProfileStore } from "../store/store.ts";
import { defineTool } from "./tool.ts";

/**
 * Reads how a person trains. `unitSaid` is true when the person is known to have chosen the unit: a stored profile
 * always holds one, so only a unit other than the default counts as said.
 */
export const getProfile = (profiles: Pick<ProfileStore, "find">) =>
  defineTool({
    name: "get_profile",
    description: "Returns the person's profile: unit, time zone, level, goal, equipment, limitations, notation.",
    kind: "read",
    input: z.object({}),
    output: z.object({ profile: Profile, unitSaid: z.boolean() }),
    async run(_input, { userId }) {
      const profile = await profiles.find(userId);
      return { profile: profile ?? EMPTY_PROFILE, unitSaid: profile !== null && profile.unit !== EMPTY_PROFILE.unit };
    },
  });
export type GetProfileTool = ReturnType<typeof getProfile>;
