import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import { bundledServer } from "./bundledServer.ts";
import { type KillRunOptions, killRun } from "./killRun.ts";
import { ServerProcess } from "./serverProcess.ts";
import { SIGHTS } from "./sights.ts";
import { faultsIn, type Kept, type Stored } from "./soundness.ts";

/** The long run is `npm run chaos`. */
const SEED = 20_261_122;
/** At which the eight fall, in a drawn order: every kind once, the one in the middle of the work in both kinds of store. */
const KILLS_AT = {
  files: ["acknowledged", "working", "saved", "starting"],
  sqlite: ["sent", "working", "written", "told"],
} as const;

test("[R2, R8] eight kills and a stop: nothing acknowledged is lost, nothing is done twice", async () => {
  const folder = mkdtempSync(join(tmpdir(), "setpoint-kills-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const main = await bundledServer(join(folder, "server"));
  const serverOn: KillRunOptions["serverOn"] = (...given) => new ServerProcess(...given, main);
  const reports = await Promise.all(
    (["files", "sqlite"] as const).map((snapshots, lane) => {
      const dataDir = mkdtempSync(join(folder, snapshots));
      const size = { kills: KILLS_AT[snapshots].length, conversations: 4, longest: 12, looks: 0 };
      return killRun({ dataDir, snapshots, ...size, sights: KILLS_AT[snapshots], seed: SEED + lane, serverOn });
    }),
  );

  for (const { faults, kills, messages, effects } of reports) {
    expect(faults).toEqual([]);
    expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(messages.acknowledged).toBe(messages.sent);
    expect(effects).toBeGreaterThan(5);
  }
  for (const sight of SIGHTS) expect(reports.some(({ kills }) => kills[sight] > 0)).toBe(true);
}, 240_000);

const LOG = { id: "log-1", reps: 5 };

/** A conversation in which two messages were answered by one turn, and a cancel by another. */
function sound(): { kept: Kept; stored: Stored } {
  const turn = (turnId: string, seq: number, text: string, effects: Turn["effects"], event?: string) =>
    ({
      turnId,
      seq,
      input: { messageId: null, text, sentAt: "", ...(event ? { event } : {}) },
      reply: { text: `answer ${turnId}`, cards: [], citations: [] },
      pending: null,
      effects,
    }) as unknown as Turn;
  const logged = turn("t1", 2, "squat 1x5\nwhat is 2%?", [
    { effectId: "e1", tool: "log_workout", kind: "log", op: "create", ref: "log-1", data: LOG },
  ]);
  const cancelled = turn("t2", 3, "", [], "user.cancel");
  const message = (turnId: string, role: string, text: string) => ({ turnId, role, text });
  return {
    kept: {
      said: new Map([
        ["m0", { text: "squat 1x5", mayLog: true, acknowledged: new Set(["t1"]) }],
        ["m1", { text: "what is 2%?", mayLog: false, acknowledged: new Set(["t1"]) }],
        ["m2", { text: "never arrived", mayLog: true, acknowledged: new Set<string>() }],
      ]),
      told: new Map([["t1", structuredClone(logged)]]),
      acknowledgedEvents: new Set(["t2"]),
      heard: [2, 3],
    },
    stored: {
      turns: [logged, cancelled],
      history: [
        { seq: 1, event: "xstate.init" },
        { seq: 2, event: "user.message" },
        { seq: 3, event: "user.cancel" },
      ],
      view: {
        seq: 3,
        pending: null,
        messages: [
          message("t1", "user", "squat 1x5"),
          message("t1", "user", "what is 2%?"),
          message("t1", "assistant", "answer t1"),
          message("t2", "assistant", "answer t2"),
        ],
      } as unknown as Stored["view"],
      rows: { log: [structuredClone(LOG)], workout: [], fact: [] },
    },
  };
}

type Pair = ReturnType<typeof sound>;
const first = <T>(items: T[]): T => items[0] as T;
const last = <T>(items: T[]): T => items.at(-1) as T;

test.each<[string, string, (pair: Pair) => void]>([
  ["nothing", "", () => {}],
  [
    "a message in no turn",
    "lost",
    ({ stored }) => void Object.assign(first(stored.turns).input, { text: "squat 1x5" }),
  ],
  ["a turn that was told and is gone", "lost", ({ stored }) => void stored.turns.shift()],
  ["an acknowledged cancel that is gone", "lost", ({ stored }) => void stored.turns.pop()],
  ["a row that was told and is gone", "lost", ({ stored }) => void stored.rows.log.pop()],
  ["a message in two turns", "doubled", ({ stored }) => void stored.turns.push(first(stored.turns))],
  ["a row that no turn tells of", "doubled", ({ stored }) => void stored.rows.fact.push({ id: "fact-1" })],
  [
    "one log told twice",
    "doubled",
    ({ stored }) => void first(stored.turns).effects.push({ ...first(first(stored.turns).effects), ref: "log-2" }),
  ],
  [
    "a turn that reads otherwise now",
    "changed",
    ({ stored }) => void Object.assign(first(stored.turns).reply, { text: "other" }),
  ],
  [
    "words that nobody said",
    "changed",
    ({ stored }) => void Object.assign(first(stored.turns).input, { text: "squat 1x5\nwhat is 2%?\nhello" }),
  ],
  [
    "an acknowledgement that names another turn",
    "changed",
    ({ kept }) => void kept.said.get("m0")?.acknowledged.add("t2"),
  ],
  ["a row that is not as it was told", "rows", ({ stored }) => void Object.assign(first(stored.rows.log), { reps: 6 })],
  ["a gap in the snapshots", "seq", ({ stored }) => void stored.history.splice(1, 1)],
  ["a snapshot that no turn ended in", "seq", ({ stored }) => void Object.assign(first(stored.turns), { seq: 7 })],
  ["an answer before what it answers", "transcript", ({ stored }) => void stored.view.messages.reverse()],
  [
    "an answer given twice",
    "transcript",
    ({ stored }) => void stored.view.messages.push(stored.view.messages[3] as never),
  ],
  [
    "a question that the last turn left open and nobody asks",
    "open",
    ({ stored }) => void Object.assign(last(stored.turns), { pending: { kind: "choice" } }),
  ],
  ["a turn missed by the socket", "socket", ({ kept }) => void kept.heard.shift()],
  ["a turn heard twice", "socket", ({ kept }) => void kept.heard.push(3)],
  ["the newest turn not heard", "socket", ({ kept }) => void kept.heard.pop()],
])("the look after a kill finds %s (%s)", (_, kind, plant) => {
  const pair = sound();

  plant(pair);

  const kinds = faultsIn(pair.kept, pair.stored).map((fault) => fault.split(":")[0]);
  if (kind) expect(kinds).toContain(kind);
  else expect(kinds).toEqual([]);
});
