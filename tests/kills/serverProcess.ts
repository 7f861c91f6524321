import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Answer, ask, type KillableServer } from "./killableServer.ts";
import type { Sights } from "./sights.ts";

const ROOT = join(import.meta.dirname, "../..");
const MAIN = join(ROOT, "src/main.ts");

/** The real process on a real folder. What it commits is seen in the folder. */
export class ServerProcess implements KillableServer {
  readonly dataDir: string;
  readonly #environment: Record<string, string>;
  readonly #sights: Sights;
  readonly #main: string;
  #child: ChildProcess | null = null;
  #watchers: FSWatcher[] = [];
  #url = "";
  ended: Promise<unknown> = Promise.resolve();

  constructor(dataDir: string, environment: Record<string, string>, sights: Sights, main = MAIN) {
    this.#main = main;
    this.dataDir = dataDir;
    this.#environment = environment;
    this.#sights = sights;
  }

  get url(): string {
    return this.#url;
  }

  async start(): Promise<void> {
    this.#watch();
    const child = spawn(process.execPath, [this.#main], {
      env: {
        ...process.env,
        // As `npm start` has it: sources are translated once.
        NODE_COMPILE_CACHE: this.#main === MAIN ? join(ROOT, "node_modules/.cache/setpoint") : `${this.#main}.cache`,
        PORT: "0",
        SETPOINT_DATA_DIR: this.dataDir,
        SETPOINT_RATE_LIMIT: "off",
        LOG_LEVEL: "silent",
        ...this.#environment,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    this.ended = once(child, "exit");
    this.#url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on("line", (line) => {
        const found = /http:\/\/\S+/.exec(line);
        if (found) resolve(found[0]);
      });
      child.on("exit", (code, signal) => reject(new Error(`the server ended with ${code ?? signal}`)));
    });
    this.#watch();
  }

  async stop(): Promise<string> {
    const child = this.#child;
    this.#child = null;
    if (!child) return "not running";
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await this.ended;
    this.#unwatch();
    return `${child.exitCode ?? child.signalCode}`;
  }

  async kill(): Promise<boolean> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return false;
    child.kill("SIGKILL");
    this.#unwatch();
    await this.ended;
    return true;
  }

  request(method: string, path: string, body?: unknown, user = "local"): Promise<Answer> {
    return ask(`${this.#url}${path}`, method, body, user);
  }

  #watch(): void {
    this.#unwatch();
    const folder = watch(this.dataDir, (_, name) => {
      this.#sights.note("starting");
      if (name === "setpoint.sqlite-wal") this.#sights.note("written");
    });
    this.#watchers.push(folder);
    const snapshots = join(this.dataDir, "snapshots");
    if (existsSync(snapshots)) this.#watchers.push(watch(snapshots, () => this.#sights.note("saved")));
  }

  #unwatch(): void {
    for (const watcher of this.#watchers.splice(0)) watcher.close();
  }
}
