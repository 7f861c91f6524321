import * as disk from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../src/store/openStore.ts";
import type { Store } from "../../src/store/store.ts";
import { freshFolder, freshStore } from "./freshStore.ts";
import { AT, conversationOf, envelopeOf, finishedTurn, logOf, messageEvent, replyOf, turnOf } from "./storedData.ts";

const KINDS = ["files", "sqlite", "memory"] as const;

test("a conversation is made with its first checkpoint and snapshot, and its id is taken then", async () => {
  const { conversations } = await withConversations("c-1");

  expect({
    row: await conversations.find("c-1"),
    envelope: await conversations.envelope("c-1"),
    history: await conversations.history("c-1", {}),
  }).toEqual({
    row: conversationOf("c-1"),
    envelope: envelopeOf("c-1", 0),
    history: {
      items: [{ seq: 0, at: envelopeOf("c-1", 0).at, value: { dialogue: "idle" }, event: "xstate.init" }],
      nextCursor: null,
    },
  });
  await expect(conversations.create(conversationOf("c-1"), envelopeOf("c-1", 0))).rejects.toMatchObject({
    code: "conflict",
  });
});

test("what does not exist is null or empty, and nothing can be accepted for it", async () => {
  const { conversations } = await freshStore();

  expect([
    await conversations.find("x"),
    await conversations.envelope("x"),
    await conversations.turn("x"),
    await conversations.turnOfMessage("x", "m"),
    await conversations.checkpointAt("x", 0),
    await conversations.messages("x", 20),
    (await conversations.list("ana", {})).items,
  ]).toEqual([null, null, null, null, null, [], []]);
  await expect(conversations.accept(messageEvent("x", "t-1", "m-1"))).rejects.toMatchObject({ code: "not_found" });
  await expect(conversations.checkpoint(envelopeOf("x", 1), "timer", null)).rejects.toMatchObject({
    code: "not_found",
  });
});

test("the same message id is one turn, also when it comes twice at once; other conversations do not mind", async () => {
  const { conversations } = await withConversations("c-1", "c-2");

  const accepted = await Promise.all([
    conversations.accept(messageEvent("c-1", "t-1", "m-1")),
    conversations.accept(messageEvent("c-1", "t-2", "m-1")),
    conversations.accept(messageEvent("c-2", "t-3", "m-1")),
    conversations.accept(messageEvent("c-1", "t-4", null)),
    conversations.accept(messageEvent("c-1", "t-5", null)),
  ]);

  expect(accepted).toEqual([
    { turnId: "t-1", duplicate: false },
    { turnId: "t-1", duplicate: true },
    { turnId: "t-3", duplicate: false },
    { turnId: "t-4", duplicate: false },
    { turnId: "t-5", duplicate: false },
  ]);
  expect((await conversations.messages("c-1", 20)).map((message) => message.turnId)).toEqual(["t-1", "t-4", "t-5"]);
  expect(await conversations.turnOfMessage("c-2", "m-1")).toBe("t-3");
});

test("an accepted event stays to be done, in the order accepted, until its turn is finished", async () => {
  const { conversations } = await withConversations("c-1", "c-2");
  const pick = { ...messageEvent("c-2", "t-2", null), event: { type: "user.pick" as const, optionId: "o" } };
  await conversations.accept(messageEvent("c-1", "t-1", "m-1"));
  await conversations.accept(pick);
  await conversations.accept(messageEvent("c-1", "t-3", "m-3"));

  await conversations.finish(finishedTurn("c-1", "t-1", 1));
  await conversations.countAttempt("t-3");

  expect(await conversations.unfinished()).toEqual([
    { accepted: pick, progress: null, attempts: 1 },
    { accepted: messageEvent("c-1", "t-3", "m-3"), progress: null, attempts: 2 },
  ]);
  expect(await conversations.messages("c-2", 20)).toEqual([]);
});

test.each(KINDS)("%s: a finished turn stores turn, message, checkpoint and snapshot, once", async (kind) => {
  const { conversations } = await withConversations("c-1", { kind });
  await conversations.accept(messageEvent("c-1", "t-1", "m-1"));

  await conversations.finish(finishedTurn("c-1", "t-1", 1));
  await conversations.finish({ ...finishedTurn("c-1", "t-1", 1), envelope: envelopeOf("c-1", 2) });

  expect({
    turn: await conversations.turn("t-1"),
    turns: await conversations.turns("c-1", {}),
    messages: await conversations.messages("c-1", 20),
    envelope: await conversations.envelope("c-1"),
    seqs: (await conversations.history("c-1", {})).items.map(({ seq, event }) => [seq, event]),
    unfinished: await conversations.unfinished(),
    updatedAt: (await conversations.find("c-1"))?.updatedAt,
  }).toEqual({
    turn: turnOf("c-1", "t-1", 1),
    turns: { items: [turnOf("c-1", "t-1", 1)], nextCursor: null },
    messages: [
      {
        id: "m-1",
        role: "user",
        text: "words of t-1",
        cards: [],
        citations: [],
        at: AT,
        turnId: "t-1",
      },
      replyOf("t-1"),
    ],
    envelope: envelopeOf("c-1", 1),
    seqs: [
      [0, "xstate.init"],
      [1, "user.message"],
    ],
    unfinished: [],
    updatedAt: envelopeOf("c-1", 1).at,
  });
});

test.each(KINDS)("%s: a turn that cannot be stored whole is not stored at all", async (kind) => {
  const { conversations } = await withConversations("c-1", { kind });
  await conversations.accept(messageEvent("c-1", "t-1", "m-1"));

  await expect(conversations.finish(finishedTurn("c-1", "t-1", 0))).rejects.toMatchObject({ code: "conflict" });
  await expect(conversations.finish(finishedTurn("c-1", "t-9", 1))).rejects.toMatchObject({ code: "not_found" });

  expect({
    turn: await conversations.turn("t-1"),
    messages: (await conversations.messages("c-1", 20)).length,
    envelope: await conversations.envelope("c-1"),
    unfinished: (await conversations.unfinished()).length,
  }).toEqual({ turn: null, messages: 1, envelope: envelopeOf("c-1", 0), unfinished: 1 });
});

test("a checkpoint outside any turn is stored once, with its notice; another one under its number is refused", async () => {
  const { conversations } = await withConversations("c-1");
  const notice = { ...replyOf("t-0"), id: "n-1", turnId: null };

  await conversations.checkpoint(envelopeOf("c-1", 1), "xstate.after.1000", notice);
  await conversations.checkpoint(envelopeOf("c-1", 1), "xstate.after.1000", notice);

  await expect(
    conversations.checkpoint(envelopeOf("c-1", 1, { snapshot: { value: "other" } }), "x", null),
  ).rejects.toMatchObject({ code: "conflict" });
  expect([await conversations.messages("c-1", 20), (await conversations.history("c-1", {})).items.length]).toEqual([
    [notice],
    2,
  ]);
});

test("timers tells the earliest of the newest checkpoint, and of conversations that have one only", async () => {
  const { conversations } = await withConversations("c-1", "c-2", "c-3");
  const timer = (dueAt: number) => ({ nonce: "n", path: [], event: { type: "xstate.after" }, dueAt });
  await conversations.checkpoint(envelopeOf("c-1", 1, { timers: { a: timer(2_000), b: timer(1_000) } }), "e", null);
  await conversations.checkpoint(envelopeOf("c-2", 1, { timers: { a: timer(500) } }), "e", null);

  await conversations.checkpoint(envelopeOf("c-2", 2), "e", null);

  expect(await conversations.timers()).toEqual([{ conversationId: "c-1", dueAt: 1_000 }]);
});

test("a checkpoint can be had whole", async () => {
  const { conversations } = await withConversations("c-1");
  await conversations.checkpoint(envelopeOf("c-1", 1), "e", null);

  expect(await conversations.checkpointAt("c-1", 1)).toEqual({
    seq: 1,
    at: envelopeOf("c-1", 1).at,
    value: { dialogue: "idle" },
    event: "e",
    envelope: envelopeOf("c-1", 1),
    record: null,
  });
  expect(await conversations.checkpointAt("c-1", 2)).toBeNull();
});

test("lists are paged without gap or double: the newest page first, in order of time within a page", async () => {
  const { conversations } = await withConversations("c-1");
  for (let seq = 1; seq <= 5; seq += 1) {
    await conversations.accept(messageEvent("c-1", `t-${seq}`, null));
    await conversations.finish(finishedTurn("c-1", `t-${seq}`, seq));
  }
  const turns = await pages((cursor) => conversations.turns("c-1", { cursor, limit: 2 }));
  const history = await pages((cursor) => conversations.history("c-1", { cursor, limit: 4 }));

  expect(turns.map((page) => page.map((turn) => turn.turnId))).toEqual([["t-4", "t-5"], ["t-2", "t-3"], ["t-1"]]);
  expect(history.map((page) => page.map((checkpoint) => checkpoint.seq))).toEqual([
    [2, 3, 4, 5],
    [0, 1],
  ]);
  expect((await conversations.messages("c-1", 3)).map((message) => message.id)).toEqual([
    "reply_t-4",
    "t-5",
    "reply_t-5",
  ]);
});

test("turns are in the order in which they were finished, also where one was accepted long before", async () => {
  const { conversations } = await withConversations("c-1");
  for (const id of ["t-1", "t-2", "t-3", "t-4"]) await conversations.accept(messageEvent("c-1", id, null));
  for (const [index, id] of ["t-1", "t-3", "t-4", "t-2"].entries())
    await conversations.finish(finishedTurn("c-1", id, index + 1));

  const turns = await pages((cursor) => conversations.turns("c-1", { cursor, limit: 2 }));

  expect(turns.map((page) => page.map(({ turnId, seq }) => `${turnId} ${seq}`))).toEqual([
    ["t-4 3", "t-2 4"],
    ["t-1 1", "t-3 2"],
  ]);
});

test("a person's conversations come newest first, without anybody else's", async () => {
  const { conversations } = await withConversations("c-1", "c-2", "c-3");
  await conversations.create(conversationOf("b-1", "ben"), envelopeOf("b-1", 0));
  const list = await pages((cursor) => conversations.list("ana", { cursor, limit: 2 }));

  const listed = (id: string) => ({ ...conversationOf(id), opening: null });
  expect(list).toEqual([[listed("c-3"), listed("c-2")], [listed("c-1")]]);
});

test.each([
  ["another list's cursor", { cursor: Buffer.from('["history",3]').toString("base64url") }, "cursor"],
  ["a made-up cursor", { cursor: "nonsense" }, "cursor"],
  ["an empty cursor", { cursor: "" }, "cursor"],
  ["a limit of 0", { limit: 0 }, "limit"],
  ["a limit of 101", { limit: 101 }, "limit"],
  ["a broken limit", { limit: 1.5 }, "limit"],
])("%s is a bad request that names the field", async (_, page, field) => {
  const { conversations } = await freshStore();

  await expect(conversations.turns("c-1", page)).rejects.toMatchObject({ code: "bad_request", fields: [{ field }] });
});

test.each(KINDS)("%s: a removed conversation leaves nothing, and its id is free again", async (kind) => {
  const store = await withConversations("c-1", { kind });
  const { conversations, effects } = store;
  const key = { effectKey: "t-1/1", tool: "t", userId: "ana", conversationId: "c-1", turnId: "t-1" };
  await conversations.accept(messageEvent("c-1", "t-1", "m-1"));
  await effects.once(key, async () => "first");
  await conversations.finish(finishedTurn("c-1", "t-1", 1));

  await conversations.remove("c-1");

  expect([
    await conversations.find("c-1"),
    await conversations.envelope("c-1"),
    await conversations.turn("t-1"),
    await conversations.messages("c-1", 20),
    await conversations.history("c-1", {}),
    (await effects.once(key, async () => "again")).result,
  ]).toEqual([null, null, null, [], { items: [], nextCursor: null }, "again"]);
  await expect(conversations.finish(finishedTurn("c-1", "t-1", 2))).rejects.toMatchObject({ code: "not_found" });
  await conversations.create(conversationOf("c-1"), envelopeOf("c-1", 0));
  expect(await conversations.envelope("c-1")).toEqual(envelopeOf("c-1", 0));
});

test("a snapshot file that a crash left behind, or that is gone, is brought forward from the checkpoint", async () => {
  const dataDir = await freshFolder();
  const files = await withConversations("c-1", { kind: "files", dataDir });
  await files.close();
  // The other adapter stores nothing in files: the database is now ahead of them, as after a kill in between.
  const rows = await freshStore("sqlite", dataDir);
  await rows.conversations.accept(messageEvent("c-1", "t-1", "m-1"));
  await rows.conversations.finish(finishedTurn("c-1", "t-1", 1));
  await rows.close();

  const behind = await freshStore("files", dataDir);
  expect(await behind.conversations.envelope("c-1")).toEqual(envelopeOf("c-1", 1));
  await rm(join(dataDir, "snapshots"), { recursive: true });
  await behind.close();

  const missing = await freshStore("files", dataDir);
  expect(await missing.conversations.envelope("c-1")).toEqual(envelopeOf("c-1", 1));
});

test("files: a turn that is stored but for its file is stored, told once, and in a file with the next turn", async () => {
  let isFull = true;
  const told: string[] = [];
  const dataDir = await freshFolder();
  const { conversations, close } = await openStore({
    dataDir,
    snapshots: "files",
    onDamage: (sentence) => void told.push(sentence),
    disk: {
      ...disk,
      writeFileSync: (...given: Parameters<typeof disk.writeFileSync>) => {
        if (isFull) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
        disk.writeFileSync(...given);
      },
    },
  });
  onTestFinished(close);
  await conversations.create(conversationOf("c-1"), envelopeOf("c-1", 0));
  for (const seq of [1, 2, 3]) {
    isFull = seq < 3;
    await conversations.accept(messageEvent("c-1", `t-${seq}`, null));
    await conversations.finish(finishedTurn("c-1", `t-${seq}`, seq));
  }

  expect((await conversations.turns("c-1", {})).items).toHaveLength(3);
  expect(told).toEqual([expect.stringMatching(/c-1\.json cannot be used: the disk is full.*database/)]);
  expect(JSON.parse(await readFile(join(dataDir, "snapshots", "c-1.json"), "utf8")).seq).toBe(3);
});

test("a snapshot file ahead of its database is set aside, told of, and not believed", async () => {
  const dataDir = await freshFolder();
  const before = await withConversations("c-1", { kind: "files", dataDir });
  await before.close();
  const file = join(dataDir, "snapshots", "c-1.json");
  await writeFile(file, JSON.stringify(envelopeOf("c-1", 902)));
  const told: string[] = [];
  const store = await openStore({ dataDir, snapshots: "files", onDamage: (sentence) => void told.push(sentence) });
  onTestFinished(() => store.close());

  expect(await store.conversations.envelope("c-1")).toEqual(envelopeOf("c-1", 0));
  expect(JSON.parse(await readFile(`${file}.damaged`, "utf8")).seq).toBe(902);
  expect(told).toEqual([expect.stringContaining(`${file}.damaged`)]);
});

test.each(["files", "sqlite"] as const)(
  "%s: closing waits for the turns and effects that are being stored",
  async (kind) => {
    const dataDir = await freshFolder();
    const store = await withConversations("c-1", { kind, dataDir });
    const { conversations, effects, training } = store;
    await conversations.accept(messageEvent("c-1", "t-1", "m-1"));
    const key = { effectKey: "t-1/1", tool: "t", userId: "ana", conversationId: "c-1", turnId: "t-1" };

    const storing = Promise.all([
      effects.once(key, async (transaction) => (await training.insertLog("ana", logOf(), transaction)).id),
      conversations.finish(finishedTurn("c-1", "t-1", 1)),
    ]);
    await store.close();
    const [{ result }] = await storing;

    const files = await readdir(join(dataDir, "snapshots")).catch(() => []);
    const texts = await Promise.all(files.map((name) => readFile(join(dataDir, "snapshots", name), "utf8")));
    expect(texts.map((text) => JSON.parse(text))).toEqual(kind === "files" ? [envelopeOf("c-1", 1)] : []);
    const again = await freshStore(kind, dataDir);
    expect([(await again.training.findLog("ana", result))?.id, await again.conversations.envelope("c-1")]).toEqual([
      result,
      envelopeOf("c-1", 1),
    ]);
  },
);

type Options = { kind?: (typeof KINDS)[number]; dataDir?: string };

/** A store in which Ana has these conversations, each as it was made. */
async function withConversations(...ids: [...string[], string | Options]): Promise<Store> {
  const options = ids.filter((id) => typeof id === "object")[0] ?? {};
  const store = await freshStore(options.kind, options.dataDir);
  for (const id of ids) {
    if (typeof id === "string") await store.conversations.create(conversationOf(id), envelopeOf(id, 0));
  }
  return store;
}

async function pages<T>(
  read: (cursor: string | undefined) => Promise<{ items: T[]; nextCursor: string | null }>,
): Promise<T[][]> {
  const all: T[][] = [];
  let cursor: string | null | undefined;
  do {
    const page = await read(cursor ?? undefined);
    all.push(page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}
