import { expect, test } from "vitest";
import { modelSettingsOf, readConfig } from "../../src/config.ts";
import { createLanguageModel } from "../../src/models/createLanguageModel.ts";
import { systemClock } from "../../src/runtime/clock.ts";
import { refuses, says, startHostileServer } from "./hostileServer.ts";

const modelOf = (environment: Record<string, string>) =>
  createLanguageModel(modelSettingsOf(readConfig(environment)), { clock: systemClock, onTrouble: () => {} });

const ask = (tier: "fast" | "strong") => ({
  tier,
  system: "Answer.",
  messages: [{ role: "user" as const, content: "Hi" }],
  signal: new AbortController().signal,
});

test("[N18, N19] a model is there where a key, an address or recordings are configured, and not when told to stay offline", async () => {
  const key = { OPENAI_API_KEY: "sk-of-nobody" };

  expect(await modelOf({})).toBeNull();
  expect(await modelOf({ SETPOINT_MODEL_FAST: "small" })).toBeNull();
  expect(await modelOf({ ...key, SETPOINT_MODEL: "offline" })).toBeNull();
  expect(await modelOf(key)).not.toBeNull();
  expect(await modelOf({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1" })).not.toBeNull();
});

test("[N19] the configured names, key and fallback are what the server is asked with", async () => {
  const server = await startHostileServer([says("Hello."), refuses(404), says("From the spare.")]);
  const model = await modelOf({
    OPENAI_API_KEY: "sk-of-nobody",
    OPENAI_BASE_URL: server.baseUrl,
    SETPOINT_MODEL_FAST: "small",
    SETPOINT_MODEL_STRONG: "large",
    SETPOINT_MODEL_FALLBACK: "spare",
  });

  const [first, second] = [await model?.generate(ask("fast")), await model?.generate(ask("strong"))];

  expect([first?.text, second?.text]).toEqual(["Hello.", "From the spare."]);
  expect(server.received.map(({ body }) => body?.model)).toEqual(["small", "large", "spare"]);
  expect(server.received[0]?.headers.authorization).toBe("Bearer sk-of-nobody");
});
