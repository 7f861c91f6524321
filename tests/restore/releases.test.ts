import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { z } from "zod";
import { checkReleases } from "../../scripts/machines/checkReleases.ts";
import { compareReleases } from "../../scripts/machines/compareReleases.ts";
import { dryRun } from "../../scripts/machines/dryRun.ts";
import { type Release, readReleases, todaysRelease } from "../../scripts/machines/releases.ts";
import type { ConversationSnapshot } from "../../src/machines/conversationMachine.ts";
import type { Migration } from "../../src/machines/migrations/migration.ts";
import { PENDING_KINDS } from "../../src/protocol/turn.ts";
import { machineHash } from "../../src/runtime/machineHash.ts";
import { openEnvelope } from "../../src/runtime/restore/openEnvelope.ts";
import { openStore } from "../../src/store/openStore.ts";
import type { Envelope } from "../../src/store/snapshotStore.ts";
import { freshFolder } from "../store/freshStore.ts";
import { envelopeOf, idle, smallMachine } from "./smallMachine.ts";

const SCRIPT = join(import.meta.dirname, "../../scripts/machines.ts");

const released: Release = { ...todaysRelease(smallMachine()), snapshots: { idle: envelopeOf(idle, "2") } };
const check = (machine = smallMachine(), migrations: Migration[] = []) =>
  checkReleases([released], { machine, migrations });

test("[M4] today's machines are as released or have a new version, and every released snapshot opens", () => {
  const verdict = checkReleases();

  expect(verdict.problems).toEqual([]);
  expect(verdict.snapshots).toBeGreaterThanOrEqual(17);
  expect(verdict.opened).toBe(verdict.snapshots);
});

test("[M4] a released fixture is what was released, with questions of every kind open", () => {
  const releases = readReleases();
  const envelopes = releases.flatMap(({ version, snapshots }) =>
    Object.values(snapshots).map((envelope) => ({ version, envelope })),
  );
  const open = envelopes.map(({ envelope }) => (envelope.snapshot as ConversationSnapshot).context.open);

  expect(releases.map(({ version }) => version)).toContain("1");
  expect(envelopes.filter(({ version, envelope }) => envelope.machine.version !== version)).toEqual([]);
  for (const { version: _, hash, ...structure } of releases.flatMap(({ charts }) => charts))
    expect(machineHash(structure)).toBe(hash);
  expect(new Set(open.map((question) => question?.owner))).toEqual(
    new Set([undefined, "ROUTER", "SAFETY", "WORKOUT_LOG", "PROFILE"]),
  );
  expect(new Set(open.map((question) => question?.kind))).toEqual(new Set([undefined, ...PENDING_KINDS]));
});

test("[M4] a machine that has not changed is as released", () => {
  expect(check()).toEqual({ changes: [], problems: [], isReleased: true, opened: 1, snapshots: 1 });
});

test("[M4] a changed machine without a new version is refused; with one and a migration it may go", () => {
  const states = { weather: { initial: "fine", states: { fine: {} } } };
  const weather: Migration = {
    from: "2",
    to: "3",
    migrate: ({ snapshot, timers }) => ({
      snapshot: { ...snapshot, value: { ...Object(snapshot.value), weather: "fine" } },
      timers,
    }),
  };

  expect(check(smallMachine({ states })).problems[0]).toMatch(/^Machine "small" has changed since it was released/);
  expect(check(smallMachine({ states, version: "3" })).problems).toEqual([
    'Snapshot "idle" of version 2 would be parked: machine.version: is "2"; no migration leads from "2" to "3"',
  ]);
  expect(check(smallMachine({ states, version: "3" }), [weather])).toMatchObject({ problems: [], opened: 1 });
  expect(check(smallMachine({ version: "1" })).problems).toContain(
    "Today's version 1 is older than the released version 2.",
  );
});

test("[M4] a changed child machine, and a changed context, need a new version too", () => {
  const inner = createMachine({ id: "inner", version: "1", initial: "writing", states: { writing: {} } });

  expect(check(smallMachine({ child: { inner }, version: "3" })).problems[0]).toMatch(/^Machine "inner" has changed/);
  const grown = check(smallMachine({ context: z.object({ count: z.number(), shelf: z.array(z.string()) }) }));
  expect(grown.changes).toEqual(['context "shelf" is new: array']);
  expect(grown.problems[0]).toMatch(/^What is stored has changed since version 2 was released/);
});

test("[M4] what changed is said in words: states, edges, guards, work", () => {
  const after = smallMachine({
    talk: {
      idle: { on: { "user.message": { target: "asking", guard: "isCalm" }, "user.work": "studying" } },
      asking: { on: { "user.message": "idle" } },
      studying: { tags: ["busy"], invoke: { id: "student", src: "worker", onDone: "idle", onError: "idle" } },
      thinking: {},
    },
    states: { weather: { initial: "fine", states: { fine: {} } } },
  });

  expect(compareReleases(released, todaysRelease(after))).toEqual([
    'state "small.talk.studying": tags is busy, was none',
    'state "small.talk.studying": work is student (worker), was student (inner)',
    'state "small.talk.thinking" is new',
    'state "small.weather" is new',
    'state "small.weather.fine" is new',
    '"small.talk.idle" on user.message: the guard of the edge to "small.talk.asking" is isCalm, was none',
    '"small.talk.asking" after patience: the edge to "small.talk.idle" is gone',
    '"small.talk.studying" when "student" fails: new edge to "small.talk.idle"',
  ]);
  expect(compareReleases(todaysRelease(after), released)).toContain('state "small.weather" is gone');
});

test("[M4] a dry run counts what fits, what migrates and what would be parked and where, in both kinds of folder", async () => {
  const rows = readReleases()[0]?.snapshots["which-exercise"] as Envelope;
  const expected = {
    fit: 1,
    migrate: { 1: 1 },
    parked: 2,
    reasons: [
      {
        why: expect.stringMatching(
          /^snapshot\.value\.dialogue\.logging\.choosing: there is no state "choosing" in "conversation\.dialogue\.logging"/,
        ),
        count: 2,
        conversations: ["renamed", "renamed-too"],
      },
    ],
  };
  for (const kind of ["files", "sqlite"] as const) {
    const dataDir = await freshFolder();
    const store = await openStore({ dataDir, snapshots: kind });
    const opened = openEnvelope(rows);
    if (opened.kind !== "migrated") throw new Error(`a released snapshot is ${opened.kind}`);
    const migrated = opened.envelope;
    const keep = (conversationId: string, envelope: Envelope) =>
      store.conversations.create(
        { conversationId, userId: "u", title: null, timezone: null, createdAt: rows.at, updatedAt: rows.at },
        { ...envelope, conversationId },
      );
    await keep("fits", migrated);
    await keep("old", rows);
    const renamed = JSON.parse(
      JSON.stringify(migrated).replace('"awaitingPick"', '"choosing"').replaceAll(".awaitingPick", ".choosing"),
    );
    await keep("renamed", { ...renamed, timers: migrated.timers });
    await keep("renamed-too", { ...renamed, timers: migrated.timers });
    await store.close();
    // The database has it whole, so the server would wake from there.
    if (kind === "files") writeFileSync(join(dataDir, "snapshots", "old.json"), "{");

    const { newest, history } = dryRun(dataDir);

    expect({ ...newest, reasons: newest.reasons.filter(({ why }) => why.startsWith("snapshot")) }).toEqual(expected);
    expect(history.fit + history.parked).toBe(0);
    if (kind === "files") continue;
    const run = spawnSync(process.execPath, [SCRIPT, "check", "--data", dataDir], { encoding: "utf8" });
    expect([run.status, run.stdout]).toEqual([
      1,
      expect.stringContaining("4 conversations: 1 fit, 1 migrate from version 1, 2 would be parked"),
    ]);
  }
});
