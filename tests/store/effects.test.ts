import { expect, test } from "vitest";
import type { EffectKey, Store } from "../../src/store/store.ts";
import { freshFolder, freshStore } from "./freshStore.ts";
import { logOf } from "./storedData.ts";

const key: EffectKey = {
  effectKey: "t-1/1",
  tool: "log_workout",
  userId: "ana",
  conversationId: "c-1",
  turnId: "t-1",
};

test("an effect happens once however often and however simultaneously it is run", async () => {
  const store = await freshStore();

  const runs = await Promise.all(Array.from({ length: 10 }, () => logOnce(store)));

  const stored = await store.training.listLogs("ana", {}, {});
  expect(stored.items).toHaveLength(1);
  expect(runs.map(({ result }) => result)).toEqual(Array.from({ length: 10 }, () => stored.items[0]));
  expect(runs.map(({ first }) => first)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
});

test("an effect that was run before a restart is not run after it", async () => {
  const dataDir = await freshFolder();
  const before = await freshStore("sqlite", dataDir);
  const first = await logOnce(before);
  await before.close();

  const after = await freshStore("sqlite", dataDir);
  const again = await logOnce(after);

  expect(again).toEqual({ result: first.result, first: false });
  expect((await after.training.listLogs("ana", {}, {})).items).toEqual([first.result]);
});

test("an effect that fails leaves neither its rows nor its key, and can be run again", async () => {
  const store = await freshStore();
  const failing = store.effects.once(key, async (transaction) => {
    await store.training.insertLog("ana", logOf(), transaction);
    throw new Error("after the row");
  });

  await expect(failing).rejects.toThrow("after the row");

  expect((await store.training.listLogs("ana", {}, {})).items).toEqual([]);
  expect((await logOnce(store)).first).toBe(true);
});

test("the first result and later ones are the same JSON", async () => {
  const { effects } = await freshStore();
  const run = () => effects.once<unknown>(key, async () => ({ a: undefined, at: new Date(0) }));
  const nothing = () => effects.once<unknown>({ ...key, effectKey: "t-1/2" }, async () => undefined);

  expect([(await run()).result, (await run()).result, (await nothing()).result, (await nothing()).result]).toEqual([
    { at: "1970-01-01T00:00:00.000Z" },
    { at: "1970-01-01T00:00:00.000Z" },
    null,
    null,
  ]);
});

test.each([{ userId: "ben" }, { tool: "delete_log" }])("the key of another is refused: %j", async (other) => {
  const store = await freshStore();
  await logOnce(store);

  await expect(store.effects.once({ ...key, ...other }, async () => "theirs")).rejects.toMatchObject({
    code: "conflict",
  });
});

function logOnce({ effects, training }: Store) {
  return effects.once(key, (transaction) => training.insertLog("ana", logOf(), transaction));
}
