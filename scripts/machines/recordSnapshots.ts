import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "../../src/config.ts";
import type { Clock } from "../../src/runtime/clock.ts";
import { startSetpoint } from "../../src/setpoint.ts";
import type { Envelope } from "../../src/store/snapshotStore.ts";
import { scenes } from "./scenes.ts";

const SAID_AT = "2026-11-21T12:00:00+01:00";

/** Time stands still, so that what is recorded depends on no hour; deadlines of work go by the real one. */
const standingClock: Clock = {
  now: () => Date.parse(SAID_AT),
  after(ms, call) {
    const timeout = setTimeout(call, Math.min(ms, 2 ** 31 - 1));
    timeout.unref();
    return () => clearTimeout(timeout);
  },
};

/** The stored envelope of each scene, as the real server stores it; ids of conversations are the scenes' names. */
export async function recordSnapshots(): Promise<Record<string, Envelope>> {
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-release-"));
  const config = readConfig({
    PORT: "0",
    SETPOINT_DATA_DIR: dataDir,
    SETPOINT_RATE_LIMIT: "off",
    SETPOINT_MODEL: "offline",
    LOG_LEVEL: "silent",
  });
  const setpoint = await startSetpoint({ config, logger: pino({ level: "silent" }), clock: standingClock });
  const ask = async (user: string, method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${setpoint.url}/api/conversations${path}`, {
      method,
      headers: { "X-Setpoint-User": user, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  try {
    const recorded: Record<string, Envelope> = {};
    for (const [name, lines] of Object.entries(scenes)) {
      const view = (await ask(name, "POST", "", { timezone: "Europe/Paris" })) as { conversationId: string };
      const path = `/${view.conversationId}`;
      for (const text of lines) await ask(name, "POST", `${path}/messages`, { text, sentAt: SAID_AT });
      const envelope = JSON.stringify(await ask(name, "GET", `${path}/snapshot?raw=1`));
      recorded[name] = JSON.parse(envelope.replaceAll(view.conversationId, name));
    }
    return recorded;
  } finally {
    await setpoint.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
