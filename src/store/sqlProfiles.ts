import { EMPTY_PROFILE, type Profile, type ProfilePatch } from "../protocol/profile.ts";
import type { Database } from "./database.ts";
import type { ProfileStore } from "./store.ts";

/** Profiles. A patch reads and writes in one transaction, so two at a time lose nothing; `undefined` changes nothing. */
export function sqlProfiles(database: Database, now: () => number): ProfileStore {
  const { builder } = database;
  const find = database.prepare((given: { userId: string }) =>
    builder.selectFrom("profiles").select("profile").where("user_id", "=", given.userId),
  );
  const put = database.prepare((given: { userId: string; profile: string; at: string }) =>
    builder
      .insertInto("profiles")
      .values({ user_id: given.userId, profile: given.profile, updated_at: given.at })
      .onConflict((conflict) =>
        conflict.column("user_id").doUpdateSet({ profile: given.profile, updated_at: given.at }),
      ),
  );
  const stored = (userId: string): Profile | null => {
    const row = find.get({ userId });
    // The defaults fill in fields that a later version added.
    return row ? { ...EMPTY_PROFILE, ...(JSON.parse(row.profile) as Profile) } : null;
  };

  return {
    find: (userId) => database.read(() => stored(userId)),
    patch: (userId, patch, transaction) =>
      database.write(() => {
        const before = stored(userId) ?? structuredClone(EMPTY_PROFILE);
        const profile = JSON.stringify({ ...before, ...definedPart(patch) });
        put.run({ userId, profile, at: new Date(now()).toISOString() });
        return JSON.parse(profile) as Profile;
      }, transaction),
  };
}

function definedPart(patch: ProfilePatch): Partial<Profile> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
