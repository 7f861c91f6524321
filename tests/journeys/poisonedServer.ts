import { pino } from "pino";
import { readReleases } from "../../scripts/machines/releases.ts";
import { readConfig } from "../../src/config.ts";
import type { Cast } from "../../src/runtime/workRunner.ts";
import { startSetpoint } from "../../src/setpoint.ts";
import { openStore } from "../../src/store/openStore.ts";
import type { Envelope } from "../../src/store/snapshotStore.ts";

/**
 * A server whose router kills the process on one message, on a folder with that message, one behind it and one of another
 * conversation, all accepted. Ends by itself when every turn is finished.
 */
const [dataDir = ""] = process.argv.slice(2);
const at = "2026-11-21T11:00:00.000Z";

const store = await openStore({ dataDir, snapshots: "files" });
if ((await store.conversations.find("poisoned")) === null) {
  const fresh = readReleases().at(-1)?.snapshots.new as Envelope;
  for (const conversationId of ["poisoned", "other"]) {
    const row = { conversationId, userId: "ana", title: null, timezone: null, createdAt: at, updatedAt: at };
    const snapshot = JSON.parse(JSON.stringify(fresh.snapshot).replaceAll('"new"', `"${conversationId}"`));
    await store.conversations.create(row, { ...fresh, conversationId, userId: "ana", snapshot });
  }
  for (const [turnId, conversationId] of [
    ["poison", "poisoned"],
    ["waiting", "poisoned"],
    ["innocent", "other"],
  ] as const)
    await store.conversations.accept({
      conversationId,
      userId: "ana",
      event: { type: "user.message", text: turnId === "poison" ? "poison" : "what muscles does a deadlift work?" },
      stamp: { turnId, messageId: turnId, sentAt: at, at, timezone: "UTC" },
      traceId: turnId,
    });
}
await store.close();

const poisoned = (cast: Cast): Cast => ({
  ...cast,
  router: async (input: { text: string }, scope) => {
    if (input.text === "poison") process.kill(process.pid, "SIGKILL");
    return cast.router?.(input, scope);
  },
});
const config = readConfig({ PORT: "0", SETPOINT_DATA_DIR: dataDir, LOG_LEVEL: "silent" });
const setpoint = await startSetpoint({ config, logger: pino({ level: "silent" }), recast: poisoned });
const finished = async () => {
  const response = await fetch(`${setpoint.url}/api/conversations/poisoned/turns`, {
    headers: { "X-Setpoint-User": "ana" },
  });
  return ((await response.json()) as { items: unknown[] }).items.length;
};
while ((await finished()) < 2) await new Promise((resolve) => setImmediate(resolve));
await setpoint.stop();
process.exit(0);
