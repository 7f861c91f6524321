import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import type { View } from "../../src/protocol/view.ts";

const ROOT = join(import.meta.dirname, "../..");
const BLOCKED = join(import.meta.dirname, "blockedNetwork.ts");

/** A process is started that reads all of the sources. */
const LONG_MS = 90_000;

/** The real process, in which nothing can reach out; told is what tried to. */
async function blockedServer(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "setpoint-blocked-"));
  const file = join(folder, "calls.json");
  const child = spawn(process.execPath, ["--import", BLOCKED, join(ROOT, "src/main.ts")], {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/setpoint"),
      NOTED_CALLS: file,
      PORT: "0",
      SETPOINT_DATA_DIR: join(folder, "data"),
      LOG_LEVEL: "silent",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = /http:\/\/\S+/.exec(line)?.[0];
      if (found) resolve(found);
    });
    child.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const post = async <Answer>(path: string, body: object): Promise<Answer> => {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return (await response.json()) as Answer;
  };
  return {
    url,
    async says(...texts: string[]): Promise<Turn[]> {
      const { conversationId } = await post<View>("/api/conversations", { timezone: "Europe/Paris" });
      const turns: Turn[] = [];
      for (const text of texts) turns.push(await post(`/api/conversations/${conversationId}/messages`, { text }));
      return turns;
    },
    async stop(): Promise<string[]> {
      child.kill("SIGTERM");
      await ended;
      return JSON.parse(readFileSync(file, "utf8")) as string[];
    },
  };
}

const DAY = [
  "3x10 bench press at 80kg",
  "how do I squat with less knee stress?",
  "20 min upper body workout with dumbbells",
  "hello",
  "what's the capital of France?",
  "blorp the fizz",
];

test(
  "[N18] without a configured model nothing in the server's process calls out or is loaded that could",
  async () => {
    const server = await blockedServer({});

    const turns = await server.says(...DAY);
    await fetch(`${server.url}/openapi.json`);
    await fetch(`${server.url}/metrics`);

    expect(turns.map(({ status }) => status)).not.toContain("failed");
    expect(turns.map(({ usage }) => usage.modelCalls)).toEqual(DAY.map(() => 0));
    expect(turns.filter(({ modelCalls }) => modelCalls)).toEqual([]);
    expect(await server.stop()).toEqual([]);
  },
  LONG_MS,
);

test(
  "[N18] a call would be seen: with a model configured there is one, and that it fails costs nobody an answer",
  async () => {
    const server = await blockedServer({ OPENAI_API_KEY: "sk-of-nobody", OPENAI_BASE_URL: "http://127.0.0.1:9/v1" });

    const turns = await server.says("hello");

    expect(turns.map(({ status }) => status)).toEqual(["completed"]);
    expect(await server.stop()).toEqual(expect.arrayContaining(["import of openai", "fetch"]));
  },
  LONG_MS,
);
