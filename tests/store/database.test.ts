import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { type Database, LOCK_MS, openDatabase } from "../../src/store/database.ts";
import { migrate } from "../../src/store/migrate.ts";
import { NodeSqliteDialect } from "../../src/store/nodeSqliteDialect.ts";
import { freshFolder } from "./freshStore.ts";

test("64 writes of one tick share one commit, and one that fails undoes only itself", async () => {
  const { database, put, keys } = await scratch();
  const before = database.commits;

  const outcomes = await Promise.allSettled(
    Array.from({ length: 64 }, (_, index) =>
      database.write(() => {
        put.run({ key: `k${String(index).padStart(2, "0")}` });
        if (index === 31) throw new Error("this one fails after its row");
        return index;
      }),
    ),
  );

  expect(database.commits - before).toBe(1);
  expect(outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "failed"))).toEqual(
    Array.from({ length: 64 }, (_, index) => (index === 31 ? "failed" : index)),
  );
  expect(await keys()).toHaveLength(63);
  expect(await keys()).not.toContain("k31");
});

test("jobs run one after another, also when they wait in between", async () => {
  const { database, put, keys } = await scratch();
  const steps: string[] = [];
  const job = (name: string, fails: boolean) => async () => {
    steps.push(`${name} begins`);
    put.run({ key: name });
    await Promise.resolve();
    steps.push(`${name} ends`);
    if (fails) throw new Error(name);
  };

  await Promise.allSettled([
    database.write(job("a", false)),
    database.write(job("b", true)),
    database.write(job("c", false)),
  ]);

  expect(steps).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  expect(await keys()).toEqual(["a", "c"]);
});

test("a read sees nothing of a transaction that is still open, unless it is made inside it", async () => {
  const { database, put, keys } = await scratch();
  let seenOutside: Promise<string[]> | undefined;
  let seenInside: string[] = [];

  await database
    .write(async () => {
      put.run({ key: "a" });
      seenInside = await keys();
      throw new Error("undone");
    })
    .catch(() => {});
  const written = database.write(async () => {
    put.run({ key: "b" });
    await Promise.resolve();
    throw new Error("undone as well");
  });
  const looking = new Promise<void>((resolve) => {
    setImmediate(() => {
      seenOutside = keys();
      resolve();
    });
  });
  await Promise.allSettled([written, looking]);

  expect({ seenInside, seenOutside: await seenOutside }).toEqual({ seenInside: ["a"], seenOutside: [] });
});

test("a write inside a write joins it, with or without its handle, and is undone with it", async () => {
  const { database, put, keys } = await scratch();

  await database
    .write(async (transaction) => {
      await database.write(() => put.run({ key: "with" }), transaction);
      await database.write(() => put.run({ key: "without" }));
      throw new Error("undone");
    })
    .catch(() => {});
  await database.write(async () => {
    await database.write(() => put.run({ key: "kept" }));
  });

  expect(await keys()).toEqual(["kept"]);
});

test("a transaction that is over is refused, and so is anything after closing", async () => {
  const { database, put } = await scratch();
  const over = await database.write((transaction) => transaction);

  await expect(database.write(() => put.run({ key: "late" }), over)).rejects.toThrow("over");

  await database.close();
  await expect(database.write(() => 1)).rejects.toMatchObject({ code: "unavailable" });
  await expect(database.read(() => 1)).rejects.toMatchObject({ code: "unavailable" });
});

test("a full disk is said to be one, leaves nothing half-stored, and is survived", async () => {
  const { database, put, keys } = await scratch();
  const pragma = (text: string) =>
    database.all({ compile: () => sql<object>`pragma ${sql.raw(text)}`.compile(database.builder) });
  pragma("max_page_count = 40");

  const outcomes = await Promise.allSettled([
    database.write(() => put.run({ key: "a" })),
    database.write(() => put.run({ key: "b".repeat(1_000_000) })),
  ]);
  pragma("max_page_count = 10000");
  await database.write(() => put.run({ key: "c" }));

  expect(outcomes).toEqual([
    { status: "rejected", reason: expect.objectContaining({ code: "unavailable" }) },
    { status: "rejected", reason: expect.objectContaining({ code: "unavailable" }) },
  ]);
  expect(await keys()).toEqual(["c"]);
});

test("a write waits for another program's lock without holding up the process, and is done when the lock is gone", async () => {
  const file = join(await freshFolder(), "test.sqlite");
  const pauses: number[] = [];
  let held = true;
  const { database, put, keys } = await scratch(file, async (ms) => {
    pauses.push(ms);
    expect(await keys()).toEqual([]);
    if (pauses.length === 3) {
      other.exec("commit");
      held = false;
    }
  });
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("begin immediate");

  await database.write(() => put.run({ key: "a" }));

  expect({ held, pauses: pauses.length, keys: await keys() }).toEqual({ held: false, pauses: 3, keys: ["a"] });
});

test("a lock that another program keeps for two seconds is a write refused, and the next one is tried again", async () => {
  const file = join(await freshFolder(), "test.sqlite");
  const pauses: number[] = [];
  const { database, put, keys } = await scratch(file, async (ms) => void pauses.push(ms));
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const refused = await database.write(() => put.run({ key: "a" })).catch((error: unknown) => error);
  other.exec("commit");
  await database.write(() => put.run({ key: "b" }));

  expect(refused).toMatchObject({ code: "unavailable", message: expect.stringContaining("another program") });
  // One more try than pauses, each blocked for as long as SQLite waits for a lock.
  const waited = pauses.reduce((sum, ms) => sum + ms, 0) + (pauses.length + 1) * LOCK_MS;
  expect(waited).toBeGreaterThan(1_000);
  expect(waited).toBeLessThan(4_000);
  expect(await keys()).toEqual(["b"]);
});

test("closing waits for what was asked for before", async () => {
  const file = join(await freshFolder(), "test.sqlite");
  const { database, put } = await scratch(file);

  const writing = database.write(() => put.run({ key: "a" }));
  await database.close();
  await writing;

  expect(await (await scratch(file)).keys()).toEqual(["a"]);
});

test("the file is written ahead, flushed at every commit, and keeps foreign keys", async () => {
  const { database } = await scratch(join(await freshFolder(), "test.sqlite"));
  const pragma = (name: string) =>
    database.all({ compile: () => sql<object>`pragma ${sql.raw(name)}`.compile(database.builder) });

  expect([...pragma("journal_mode"), ...pragma("synchronous"), ...pragma("foreign_keys")]).toEqual([
    { journal_mode: "wal" },
    { synchronous: 2 },
    { foreign_keys: 1 },
  ]);
});

test("migrations run once: a second opening changes nothing", async () => {
  const file = join(await freshFolder(), "test.sqlite");
  const schema = () => {
    const connection = new DatabaseSync(file);
    const rows = connection.prepare("select name, sql from sqlite_master order by name").all();
    const done = connection.prepare("select name from kysely_migration").all();
    connection.close();
    return { rows, done };
  };

  await (await openDatabase(file)).close();
  const first = schema();
  await (await openDatabase(file)).close();

  expect(schema()).toEqual(first);
  expect(first.done.map(({ name }) => name)).toEqual([
    "0001_start",
    "0002_facts",
    "0003_turn_recovery",
    "0004_tokens",
    "0005_attempts",
    "0006_routines",
    "0007_records",
    "0008_step_shapes",
    "0009_turn_order",
    "0010_workout_order",
    "0011_model_usage",
  ]);
});

test("a migration that fails half-way leaves nothing behind", async () => {
  const connection = new DatabaseSync(":memory:");
  onTestFinished(() => connection.close());
  const builder = new Kysely<never>({ dialect: new NodeSqliteDialect(connection) });
  const half = async (db: Kysely<unknown>) => {
    await db.schema.createTable("half").addColumn("a", "text").execute();
    throw new Error("cut off");
  };

  await expect(migrate(builder, { "0001_half": { up: half } })).rejects.toThrow("cut off");

  expect(connection.prepare("select name from sqlite_master where name = 'half'").all()).toEqual([]);
});

test("a database that a newer version has changed is refused and left as it is", async () => {
  const file = join(await freshFolder(), "test.sqlite");
  await (await openDatabase(file)).close();
  const connection = new DatabaseSync(file);
  connection.exec("insert into kysely_migration values ('9999_future', '2030-01-01')");
  connection.close();

  await expect(openDatabase(file)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("9999_future"),
  });
});

/** A database with one statement that adds a key to any table, and one that lists the keys. */
async function scratch(path = ":memory:", pause?: (ms: number) => Promise<unknown>) {
  const database: Database = await openDatabase(path, { pause });
  onTestFinished(() => database.close());
  const { builder } = database;
  const put = database.prepare((given: { key: string }) =>
    builder.insertInto("snapshots").values({ conversation_id: given.key, envelope: "{}" }),
  );
  const list = database.prepare((_: Record<string, never>) =>
    builder.selectFrom("snapshots").select("conversation_id").orderBy("conversation_id"),
  );
  const keys = () => database.read(() => list.all({}).map((row) => row.conversation_id));
  return { database, put, keys };
}
