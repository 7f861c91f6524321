import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Database } from "./database.ts";
import type { TokenStore } from "./tokenStore.ts";

/** `spt_`, 16 hex digits to find the row by, `_`, 256 random bits in base64url. */
const TOKEN = /^spt_([0-9a-f]{16})_[\w-]{43}$/;
const ID_BYTES = 8;
const SECRET_BYTES = 32;

/** Compared against when there is no such row, so that an unknown id takes as long as a wrong secret. */
const NOBODYS = randomBytes(32);

/** Tokens, hashed with SHA-256: a slow hash protects secrets that people choose, and 256 random bits cannot be guessed. */
export function sqlTokens(database: Database, now: () => number): TokenStore {
  const { builder } = database;
  const find = database.prepare((given: { id: string }) =>
    builder.selectFrom("tokens").select(["user_id", "hash"]).where("id", "=", given.id).where("revoked_at", "is", null),
  );
  const insert = database.prepare((given: { id: string; userId: string; name: string; hash: string; at: string }) =>
    builder.insertInto("tokens").values({
      id: given.id,
      user_id: given.userId,
      name: given.name,
      hash: given.hash,
      created_at: given.at,
      revoked_at: null,
    }),
  );
  const end = database.prepare((given: { id: string; at: string }) =>
    builder
      .updateTable("tokens")
      .set({ revoked_at: given.at })
      .where("id", "=", given.id)
      .where("revoked_at", "is", null),
  );
  const at = () => new Date(now()).toISOString();

  return {
    async create(userId, name) {
      const id = randomBytes(ID_BYTES).toString("hex");
      const token = `spt_${id}_${randomBytes(SECRET_BYTES).toString("base64url")}`;
      await database.write(() => insert.run({ id, userId, name, hash: hashOf(token).toString("hex"), at: at() }));
      return { id, token };
    },
    list: () =>
      database.read(() =>
        database
          .all(builder.selectFrom("tokens").selectAll().orderBy("created_at").orderBy("id"))
          .map(({ id, user_id, name, created_at, revoked_at }) => ({
            id,
            userId: user_id,
            name,
            createdAt: created_at,
            revokedAt: revoked_at,
          })),
      ),
    revoke: (id) => database.write(() => end.run({ id, at: at() }) > 0),
    async userOf(token) {
      const id = TOKEN.exec(token)?.[1];
      if (id === undefined) return null;
      const row = await database.read(() => find.get({ id }));
      const isRight = timingSafeEqual(hashOf(token), row ? Buffer.from(row.hash, "hex") : NOBODYS);
      return row && isRight ? row.user_id : null;
    },
  };
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
