import * as fs from "node:fs";
import { onTestFinished } from "vitest";
import type { Cast } from "../../src/runtime/workRunner.ts";
import { imageOf } from "../chaos/crashed.ts";
import { TestApp } from "../journeys/testApp.ts";
import { type Answer, ask, type KillableServer } from "./killableServer.ts";
import type { Sights } from "./sights.ts";

/** What is wrong with a server. */
export type Planted = {
  /** Replaces its work; `life` counts its starts. */
  recast?: (cast: Cast, life: number) => Cast;
  /** Is done to its folder when it is killed. */
  onKill?: (dataDir: string) => void;
};

/** A server in this process. When it is killed it goes on from a copy of its folder, taken at that moment. */
export class ServerInProcess implements KillableServer {
  dataDir: string;
  url = "";
  /** It never ends by itself. */
  readonly ended = new Promise<never>(() => {});
  readonly #environment: Record<string, string>;
  readonly #sights: Sights;
  readonly #planted: Planted;
  readonly #ends: Promise<unknown>[] = [];
  #alive: { app: TestApp; started: Promise<void> } | null = null;
  #life = 0;

  constructor(dataDir: string, environment: Record<string, string>, sights: Sights, planted: Planted) {
    this.dataDir = dataDir;
    this.#environment = environment;
    this.#sights = sights;
    this.#planted = planted;
    onTestFinished(async () => {
      await Promise.all(this.#ends);
    });
  }

  async start(): Promise<void> {
    this.#life += 1;
    const app = new TestApp(this.dataDir, {
      environment: this.#environment,
      recast: (cast) => this.#seen(this.#planted.recast?.(cast, this.#life) ?? cast),
      disk: {
        ...fs,
        renameSync: (...given: Parameters<typeof fs.renameSync>) => {
          fs.renameSync(...given);
          this.#sights.note("saved");
        },
      },
    });
    const started = app.start();
    this.#alive = { app, started };
    this.#sights.note("starting");
    await started;
    this.url = app.url;
  }

  async stop(): Promise<string> {
    await this.#alive?.app.stop();
    this.#alive = null;
    await Promise.all(this.#ends);
    return "0";
  }

  async kill(): Promise<boolean> {
    if (!this.#alive) return false;
    const { app, started } = this.#alive;
    this.#alive = null;
    this.dataDir = imageOf(this.dataDir);
    this.#planted.onKill?.(this.dataDir);
    this.#ends.push(started.then(() => app.stop()));
    return true;
  }

  async request(method: string, path: string, body?: unknown, user = "local"): Promise<Answer> {
    const asked = this.#alive;
    const answer = await ask(`${this.url}${path}`, method, body, user);
    if (this.#alive !== asked) throw new Error("the server went away");
    return answer;
  }

  /** A write is seen when it is durable and before anybody is told. */
  #seen(cast: Cast): Cast {
    return {
      ...cast,
      committer: async (input, scope) => {
        const written = await cast.committer?.(input, scope);
        this.#sights.note("written");
        return written;
      },
    };
  }
}
