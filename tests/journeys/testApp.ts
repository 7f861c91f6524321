import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Express } from "express";
import { pino } from "pino";
import { afterAll, onTestFinished } from "vitest";
import { readConfig } from "../../src/config.ts";
import type { LanguageModel } from "../../src/models/languageModel.ts";
import type { Turn } from "../../src/protocol/turn.ts";
import type { View } from "../../src/protocol/view.ts";
import type { Clock } from "../../src/runtime/clock.ts";
import type { Cast } from "../../src/runtime/workRunner.ts";
import type { Limits } from "../../src/server/limits.ts";
import { type Setpoint, startSetpoint } from "../../src/setpoint.ts";
import type { StoreOptions } from "../../src/store/openStore.ts";
import { keepRecords } from "./keepRecords.ts";

/** When everybody in the journeys speaks, unless they say otherwise: a Saturday at noon in Paris. */
export const NOON = "2026-11-21T12:00:00+01:00";

export type TestAppOptions = {
  environment?: Record<string, string>;
  clock?: Clock;
  recast?: (cast: Cast) => Cast;
  limits?: Partial<Limits>;
  disk?: StoreOptions["disk"];
  /** The language model that is asked; without one there is none. */
  model?: LanguageModel;
  /** Takes the lines of the log. */
  log?: { write(line: string): void };
};

/** A port that a server keeps when it is started again: this process's own, below those that systems hand out (from 32,768 on), which may go to another meanwhile. */
export const keptPort = (): string => String(10_000 + (process.pid % 20_000));

/** The whole server on a free port, with a data folder of its own that goes with the test. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-"));
  const app = new TestApp(dataDir, options);
  await app.start();
  onTestFinished(async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return app;
}

/**
 * One server for all tests of a file that ask the same of it; called at the top of the file. Whoever visits it has an ana
 * and a bob of their own.
 */
export function sharedTestApp(options: TestAppOptions = {}): () => Promise<TestApp> {
  let shared: Promise<TestApp> | null = null;
  let visits = 0;
  const begin = async () => {
    const app = new TestApp(mkdtempSync(join(tmpdir(), "setpoint-")), options);
    await app.start();
    return app;
  };
  afterAll(async () => {
    const app = await shared;
    await app?.stop();
    if (app) rmSync(app.dataDir, { recursive: true, force: true });
  });
  return async () => {
    shared ??= begin();
    const app = await shared;
    visits += 1;
    return app.visited(`-${visits}`);
  };
}

export class TestApp {
  readonly dataDir: string;
  readonly #options: TestAppOptions;
  #server: { setpoint: Setpoint | null } = { setpoint: null };
  /** What the names of users end with here. */
  #visit = "";

  constructor(dataDir: string, options: TestAppOptions) {
    this.dataDir = dataDir;
    this.#options = options;
  }

  /** The same server, with other users of the same names. */
  visited(visit: string): TestApp {
    const app = new TestApp(this.dataDir, this.#options);
    app.#server = this.#server;
    app.#visit = visit;
    return app;
  }

  /** Under what name the server knows this user. */
  knownAs(user: string): string {
    return user.endsWith(this.#visit) ? user : `${user}${this.#visit}`;
  }

  get url(): string {
    return this.#running.url;
  }

  get express(): Express {
    return this.#running.app;
  }

  get #running(): Setpoint {
    if (!this.#server.setpoint) throw new Error("the server is not running");
    return this.#server.setpoint;
  }

  async start(): Promise<void> {
    const { environment, clock, recast, limits, disk, model, log } = this.#options;
    const config = readConfig({
      PORT: "0",
      SETPOINT_DATA_DIR: this.dataDir,
      SETPOINT_RATE_LIMIT: "off",
      LOG_LEVEL: "silent",
      ...environment,
    });
    const logger = log ? pino({ level: config.LOG_LEVEL }, log) : pino({ level: config.LOG_LEVEL });
    this.#server.setpoint = await startSetpoint({
      config,
      logger,
      ...(clock ? { clock } : {}),
      ...(recast ? { recast } : {}),
      ...(limits ? { limits } : {}),
      ...(model ? { model } : {}),
      disk,
    });
  }

  async stop(): Promise<void> {
    const { setpoint } = this.#server;
    await setpoint?.stop();
    this.#server.setpoint = null;
    if (setpoint) await keepRecords(this.dataDir);
  }

  /** As after a deployment: everything in memory is gone, the data folder stays. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** One request, as this user, with its JSON. */
  async request(
    method: string,
    path: string,
    body?: unknown,
    user = "ana",
  ): Promise<{ status: number; json: unknown; headers: Headers }> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        "X-Setpoint-User": this.knownAs(user),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text ? JSON.parse(text) : null, headers: response.headers };
  }

  async converse(user = "ana", extra: Record<string, unknown> = {}): Promise<Speaker> {
    const { status, json } = await this.request(
      "POST",
      "/api/conversations",
      { timezone: "Europe/Paris", ...extra },
      user,
    );
    if (status !== 201) throw new Error(`no conversation: ${JSON.stringify(json)}`);
    return new Speaker(this, (json as View).conversationId, user);
  }

  /** Somebody in a conversation that exists. */
  speaker(conversationId: string, user: string): Speaker {
    return new Speaker(this, conversationId, user);
  }

  trace(): Record<string, unknown>[] {
    const lines = readFileSync(join(this.dataDir, "trace.jsonl"), "utf8").trim().split("\n");
    return lines.map((line) => JSON.parse(line));
  }
}

/** One person in one conversation, over HTTP. */
export class Speaker {
  readonly #app: TestApp;
  readonly conversationId: string;
  readonly user: string;

  constructor(app: TestApp, conversationId: string, user: string) {
    this.#app = app;
    this.conversationId = conversationId;
    this.user = user;
  }

  async says(text: string, extra: Record<string, unknown> = {}): Promise<Turn> {
    return this.#posted("messages", { text, sentAt: NOON, ...extra });
  }

  async picks(optionId: string): Promise<Turn> {
    return this.#posted("events", { type: "user.pick", optionId });
  }

  async cancels(): Promise<Turn> {
    return this.#posted("events", { type: "user.cancel" });
  }

  async view(): Promise<View> {
    return (await this.#app.request("GET", `/api/conversations/${this.conversationId}/snapshot`, undefined, this.user))
      .json as View;
  }

  async logs(): Promise<{ exercise: { name: string }; date: string; sets: Record<string, unknown>[] }[]> {
    const { json } = await this.#app.request("GET", "/api/logs?limit=100", undefined, this.user);
    return (json as { items: never[] }).items;
  }

  async #posted(what: string, body: unknown): Promise<Turn> {
    const { status, json } = await this.#app.request(
      "POST",
      `/api/conversations/${this.conversationId}/${what}`,
      body,
      this.user,
    );
    if (status !== 200) throw new Error(`${what} answered ${status}: ${JSON.stringify(json)}`);
    return json as Turn;
  }
}
