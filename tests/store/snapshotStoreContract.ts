import { expect, test } from "vitest";
import type { SnapshotStore } from "../../src/store/snapshotStore.ts";
import { envelopeOf } from "./storedData.ts";

/** One adapter under test. `cutOff` is a save that stops half-way; `reopen` closes and opens what was stored. */
export type SnapshotStoreUnderTest = {
  store: SnapshotStore;
  cutOff(envelope: ReturnType<typeof envelopeOf>): Promise<unknown>;
  reopen: (() => Promise<SnapshotStore>) | null;
};

/** Rules that every snapshot store obeys. */
export function snapshotStoreContract(name: string, open: () => Promise<SnapshotStoreUnderTest>): void {
  test(`${name}: an unknown conversation loads as null`, async () => {
    const { store } = await open();

    expect(await store.load("nobody")).toBeNull();
  });

  test(`${name}: what was saved is loaded, unicode and timers included`, async () => {
    const { store } = await open();
    const envelope = envelopeOf("c-1", 3, {
      snapshot: { value: { dialogue: "clarifying" }, context: { text: 'żółć 🏋️‍♀️ \u2028 "quoted" \\ 3×10' } },
      timers: { t1: { nonce: "n1", path: ["logging"], event: { type: "xstate.after.60000.logging" }, dueAt: 1e12 } },
    });

    await store.save(envelope);

    expect(await store.load("c-1")).toEqual(envelope);
  });

  test(`${name}: what is loaded or saved is a copy`, async () => {
    const { store } = await open();
    const saved = envelopeOf("c-1", 1);
    const saving = store.save(saved);
    saved.timers.late = { nonce: "n", path: [], event: { type: "x" }, dueAt: 1 };
    await saving;

    const loaded = await store.load("c-1");
    Object.assign(loaded?.machine ?? {}, { version: "changed" });

    expect(await store.load("c-1")).toEqual(envelopeOf("c-1", 1));
  });

  test(`${name}: of saves made at the same time the last asked for stays`, async () => {
    const { store } = await open();
    const saves = [];
    for (let seq = 0; seq < 20; seq += 1) {
      saves.push(store.save(envelopeOf("c-1", seq)), store.save(envelopeOf("c-2", 100 - seq)));
    }
    await Promise.all(saves);

    expect([(await store.load("c-1"))?.seq, (await store.load("c-2"))?.seq]).toEqual([19, 81]);
  });

  test(`${name}: a save that is cut off leaves the old envelope whole, and the next one works`, async () => {
    const { store, cutOff } = await open();
    await store.save(envelopeOf("c-1", 1));

    await expect(cutOff(envelopeOf("c-1", 2))).rejects.toThrow();

    expect(await store.load("c-1")).toEqual(envelopeOf("c-1", 1));
    await store.save(envelopeOf("c-1", 3));
    expect(await store.load("c-1")).toEqual(envelopeOf("c-1", 3));
  });

  test(`${name}: a removed conversation is unknown, others stay, and removing twice is fine`, async () => {
    const { store } = await open();
    await store.save(envelopeOf("c-1", 1));
    await store.save(envelopeOf("c-2", 1));

    await store.remove("c-1");
    await store.remove("c-1");

    expect([await store.load("c-1"), await store.load("c-2")]).toEqual([null, envelopeOf("c-2", 1)]);
  });

  test(`${name}: what was set aside is loaded no more, others stay, and the next save is loaded`, async () => {
    const { store } = await open();
    for (const id of ["c-1", "c-2"]) await store.save(envelopeOf(id, 1));

    await store.setAside(envelopeOf("c-1", 1), "It is not to be trusted.");

    expect([await store.load("c-1"), await store.load("c-2")]).toEqual([null, envelopeOf("c-2", 1)]);
    await store.save(envelopeOf("c-1", 2));
    expect(await store.load("c-1")).toEqual(envelopeOf("c-1", 2));
  });

  test.each(["../escape", "a/b", "a\\b", "..", "", "a\u0000", "x".repeat(65)])(
    `${name}: the id %j is refused`,
    async (id) => {
      const { store } = await open();

      await expect(store.load(id)).rejects.toMatchObject({ code: "bad_request" });
      await expect(store.save(envelopeOf(id, 1))).rejects.toMatchObject({ code: "bad_request" });
      await expect(store.remove(id)).rejects.toMatchObject({ code: "bad_request" });
    },
  );

  test(`${name}: closing waits for saves, can be repeated, and ends it`, async () => {
    const { store } = await open();
    const saving = store.save(envelopeOf("c-1", 1));

    await store.close();
    await store.close();

    await saving;
    await expect(store.load("c-1")).rejects.toMatchObject({ code: "unavailable" });
  });

  test(`${name}: what was saved is there after reopening`, async () => {
    const { store, reopen } = await open();
    await store.save(envelopeOf("c-1", 7));

    const reopened = reopen ? await reopen() : store;

    expect(await reopened.load("c-1")).toEqual(envelopeOf("c-1", 7));
  });
}
