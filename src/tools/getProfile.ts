import { z } from "zod";
import { Fact } from "../protocol/facts.ts";
import { EMPTY_PROFILE, Profile } from "../protocol/profile.ts";
import type { FactStore, ProfileStore } from "../store/store.ts";
import { ProfileChange, profilePatch } from "./profileChange.ts";
import { defineTool } from "./tool.ts";

/**
 * Reads how a person trains, with what holds for the time being: the stiff neck of today, the hotel's equipment. `unitSaid`
 * is true when the person is known to have chosen the unit: they said so, or the stored one is not the default. `dislikes`
 * is what they said they do not like, `conditions` what they said of their body, their age and how they train besides its joints, `injuries` what
 * is hurt, all in their words.
 */
export const getProfile = (ports: { profiles: Pick<ProfileStore, "find">; facts: Pick<FactStore, "all"> }) =>
  defineTool({
    name: "get_profile",
    description:
      "Returns the person's profile: unit, time zone, level, goal, equipment, limitations, notation; as it is at the moment " +
      "`at`, or now.",
    kind: "read",
    input: z.object({ at: Fact.shape.at.optional() }),
    output: z.object({
      profile: Profile,
      unitSaid: z.boolean(),
      dislikes: z.array(z.string()),
      conditions: z.array(z.string()),
      injuries: z.array(z.string()),
    }),
    async run({ at }, { userId }) {
      const lasting = await ports.profiles.find(userId);
      let profile = lasting ?? EMPTY_PROFILE;
      const dislikes: string[] = [];
      const conditions: string[] = [];
      const injuries: string[] = [];
      let unitSaid = profile.unit !== EMPTY_PROFILE.unit;
      for (const { fact, means } of await ports.facts.all(userId, at)) {
        if (fact.status !== "current") continue;
        if (fact.type === "units") unitSaid = true;
        if (fact.type === "preference_dislike") dislikes.push(fact.value);
        if (fact.type === "injury") injuries.push(fact.value);
        if (fact.type === "health_condition" || fact.type === "note" || fact.type === "medication")
          conditions.push(fact.value);
        if (fact.type === "age") conditions.push(`${fact.value} years old`);
        if (means !== null)
          profile = { ...profile, ...(profilePatch(profile, ProfileChange.parse(means)) as Partial<Profile> | null) };
      }
      return { profile, unitSaid, dislikes, conditions, injuries };
    },
  });
export type GetProfileTool = ReturnType<typeof getProfile>;
