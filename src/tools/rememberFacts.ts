import { z } from "zod";
import { Fact, FactStatement } from "../protocol/facts.ts";
import { EMPTY_PROFILE } from "../protocol/profile.ts";
import type { JsonObject } from "../protocol/understanding.ts";
import type { EffectLedger, FactStore, ProfileStore } from "../store/store.ts";
import { ProfileChange, profilePatch } from "./profileChange.ts";
import { settleFacts } from "./settleFacts.ts";
import { type Change, defineEffectsTool } from "./writeTool.ts";

const MOST_STATEMENTS = 40;

/** Stores what a person said about themselves, and changes their profile in step with it. */
export const rememberFacts = (ports: {
  effects: EffectLedger;
  facts: Pick<FactStore, "all" | "insert" | "setStatus">;
  profiles: Pick<ProfileStore, "find" | "patch">;
}) =>
  defineEffectsTool({
    name: "remember_facts",
    description:
      "Stores what the person said about themselves: a statement takes the place of the current fact with its key, an " +
      "`end` retracts; what is known already changes nothing. `at` is when it was said; `profile` is what changes in the " +
      "profile for good, `means` what a statement changes in it as long as it holds. Returns an effect for each fact added or changed, and one for the profile if it changed.",
    effects: ports.effects,
    input: z.object({
      at: Fact.shape.at,
      statements: z
        .array(
          FactStatement.omit({ text: true }).extend({
            expiresAt: Fact.shape.expiresAt,
            means: ProfileChange.nullable(),
          }),
        )
        .min(1)
        .max(MOST_STATEMENTS),
      profile: ProfileChange,
    }),
    display: { running: () => "Noting facts", complete: (effects) => `Noted ${effects.length} changes` },
    async change({ at, statements, profile }, { userId, turnId }, transaction) {
      const changes: Change[] = [];
      for (const step of settleFacts(await ports.facts.all(userId, at), statements)) {
        if (step.do === "mark") {
          const fact = await ports.facts.setStatus(userId, step.id, step.status, transaction);
          if (fact) changes.push({ kind: "fact", op: "update", ref: fact.id, data: fact });
          continue;
        }
        const { key, type, value, confidence, expiresAt, means } = step.statement;
        const { supersedes } = step;
        const said = {
          type,
          value,
          confidence,
          status: "current" as const,
          supersedes,
          source: { turnId },
          at,
          expiresAt,
        };
        const fact = await ports.facts.insert(
          userId,
          { key, means: means as JsonObject | null, fact: said },
          transaction,
        );
        changes.push({ kind: "fact", op: "create", ref: fact.id, data: fact });
      }
      const patch = profilePatch((await ports.profiles.find(userId)) ?? EMPTY_PROFILE, profile);
      if (patch) {
        const after = await ports.profiles.patch(userId, patch, transaction);
        changes.push({ kind: "profile", op: "update", ref: userId, data: after });
      }
      return changes;
    },
  });
export type RememberFactsTool = ReturnType<typeof rememberFacts>;
