import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { LanguageModel } from "../../src/models/languageModel.ts";
import { RunProblem } from "../rows/runProblem.ts";

export type Model = "offline" | "live";

export const NO_MODEL = "--model live needs OPENAI_API_KEY or OPENAI_BASE_URL.";

/** A server that is being measured. */
export type Target = {
  url: string;
  /** Ends it and starts it on the same data; `null` when it is not ours to restart. */
  restart: (() => Promise<void>) | null;
  stop(): Promise<void>;
};

/** A server that runs already. Refuses one that does not answer. */
export async function runningTarget(url: string): Promise<Target> {
  const base = url.replace(/\/+$/, "");
  const ready = await fetch(`${base}/health/ready`).catch((error: Error) => error);
  if (ready instanceof Error || !ready.ok)
    throw new RunProblem(`No server is ready at ${base}${ready instanceof Error ? "" : ` (${ready.status})`}.`);
  return { url: base, restart: null, stop: async () => {} };
}

/**
 * The real server in this process, on a free port and an empty data folder that is removed afterwards. The environment's
 * own settings count, except for those that would make runs differ. `given`: a model instead of the configured one.
 */
export async function startTarget(model: Model, given?: LanguageModel): Promise<Target> {
  const [{ startSetpoint }, { modelSettingsOf, readConfig }] = await Promise.all([
    import("../../src/setpoint.ts"),
    import("../../src/config.ts"),
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-evals-"));
  const config = readConfig({
    SETPOINT_SNAPSHOTS: "sqlite",
    ...process.env,
    PORT: "0",
    HOST: "127.0.0.1",
    SETPOINT_DATA_DIR: dataDir,
    SETPOINT_AUTH: "none",
    SETPOINT_RATE_LIMIT: "off",
    SETPOINT_MODEL: model === "live" ? "auto" : "offline",
    LOG_LEVEL: "silent",
  });
  const discard = () => rmSync(dataDir, { recursive: true, force: true });
  const isAnswered = given !== undefined || modelSettingsOf(config) !== null;
  if (model === "live" && !isAnswered) {
    discard();
    throw new RunProblem(NO_MODEL);
  }
  const asked = model === "live" && given ? { model: given } : {};
  const start = () => startSetpoint({ config, logger: pino({ level: "silent" }), ...asked });
  let server = await start().catch((error: unknown) => {
    discard();
    throw error;
  });
  const target: Target = {
    url: server.url,
    async restart() {
      await server.stop();
      server = await start();
      target.url = server.url;
    },
    async stop() {
      await server.stop();
      discard();
    },
  };
  return target;
}
