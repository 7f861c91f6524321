import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

const MAIN = join(import.meta.dirname, "../../src/main.ts");

/** The real process, for what only a kill can show. */
export async function startServerProcess(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-"));
  const server = new ServerProcess(dataDir, environment);
  onTestFinished(async () => {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await server.start();
  return server;
}

export class ServerProcess {
  readonly dataDir: string;
  readonly #environment: Record<string, string>;
  #child: ChildProcess | null = null;
  #url = "";

  constructor(dataDir: string, environment: Record<string, string>) {
    this.dataDir = dataDir;
    this.#environment = environment;
  }

  get url(): string {
    return this.#url;
  }

  /** Resolves when it listens; rejects when it ends before. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        // As `npm start` has it: sources are translated once.
        NODE_COMPILE_CACHE: join(import.meta.dirname, "../../node_modules/.cache/setpoint"),
        PORT: "0",
        SETPOINT_DATA_DIR: this.dataDir,
        SETPOINT_RATE_LIMIT: "off",
        LOG_LEVEL: "silent",
        ...this.#environment,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    this.#url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on("line", (line) => {
        const found = /http:\/\/\S+/.exec(line);
        if (found) resolve(found[0]);
      });
      child.on("exit", (code, signal) => reject(new Error(`the server ended with ${code ?? signal}`)));
    });
  }

  /** As a deployment would; resolves when it has ended. */
  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }

  /** As the power would: no goodbye. `false` when it had ended by itself. */
  async kill(): Promise<boolean> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return false;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    return true;
  }

  /** One request with its JSON. One that was never read, because the server was busy for too long, is made again. */
  async request(
    method: string,
    path: string,
    body?: unknown,
    user = "local",
    attempts = 5,
  ): Promise<{ status: number; json: never }> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: { "Content-Type": "application/json", "X-Setpoint-User": user },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status === 408 && attempts > 1) return this.request(method, path, body, user, attempts - 1);
    return { status: response.status, json: (text ? JSON.parse(text) : null) as never };
  }
}
