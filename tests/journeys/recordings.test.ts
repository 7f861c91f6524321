import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { says, startHostileServer } from "../models/hostileServer.ts";
import { startTestApp } from "./testApp.ts";

/** Two servers are started, one after the other. */
const LONG_MS = 60_000;

test(
  "[N16] a conversation that was recorded over a real connection is replayed without one, word for word",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "setpoint-cassettes-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const server = await startHostileServer([says("Hello, ", "good to see you. ", "What shall we train?")]);
    const environment = {
      OPENAI_API_KEY: "sk-recorded-0123456789abcdef",
      OPENAI_BASE_URL: server.baseUrl,
      SETPOINT_MODEL_FAST: "small",
      SETPOINT_MODEL_STRONG: "small",
      SETPOINT_MODEL_CASSETTES: folder,
    };
    const recording = await startTestApp({ environment: { ...environment, SETPOINT_MODEL_MODE: "record" } });
    const recorded = await (await recording.converse()).says("hello");
    await server.close();

    const lines: string[] = [];
    const replaying = await startTestApp({
      environment: {
        SETPOINT_MODEL_MODE: "replay",
        SETPOINT_MODEL_CASSETTES: folder,
        SETPOINT_MODEL_FAST: "small",
        LOG_LEVEL: "warn",
      },
      log: { write: (line) => void lines.push(line) },
    });
    const ana = await replaying.converse();
    const replayed = await ana.says("hello");
    const missed = await ana.says("thanks, that was kind of you");

    expect(recorded.modelCalls).toMatchObject([{ outcome: "answered" }]);
    expect(replayed.reply.text).toBe(recorded.reply.text);
    expect(replayed.modelCalls).toMatchObject([{ outcome: "answered", model: recorded.modelCalls?.[0]?.model }]);
    expect(missed.modelCalls).toMatchObject([{ outcome: "unavailable", attempts: [{ outcome: "failed" }] }]);
    expect(lines.join()).toContain("No answer to this request of concierge/");
    const files = readdirSync(folder);
    expect(files).toHaveLength(1);
    expect(readFileSync(join(folder, files[0] ?? ""), "utf8")).not.toContain("sk-recorded");
  },
  LONG_MS,
);
