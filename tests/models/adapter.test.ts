import { LLMock } from "@copilotkit/aimock";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { chosenFrom } from "../../src/models/openai/modelNames.ts";
import { createOpenAiModel } from "../../src/models/openai/openAiModel.ts";
import { ManualClock } from "../journeys/manualClock.ts";
import { adapterOn, KEY } from "./askedAdapter.ts";
import { callsTools, refuses, says, saysJson, startHostileServer } from "./hostileServer.ts";

const tools = [
  {
    name: "search_exercises",
    description: "Finds exercises.",
    input: z.object({ muscle: z.string(), limit: z.int() }),
  },
  { name: "build_workout", description: "Builds a session.", input: z.object({ minutes: z.int() }) },
];
const schema = { name: "route", value: z.object({ route: z.enum(["COACH", "LOG"]), confidence: z.number() }) };
/** Has a field that may be left out: what the strict form cannot say. */
const looseSchema = { name: "loose", value: z.object({ note: z.string().optional() }) };

async function startMock(): Promise<LLMock> {
  const mock = new LLMock({ port: 0, chunkSize: 5 });
  await mock.start();
  onTestFinished(async () => {
    await mock.stop();
  });
  return mock;
}

test("[N1] a text comes piece by piece, with the usage that the server counted", async () => {
  const mock = await startMock();
  mock.onMessage("knee", {
    content: "Squat to a box.",
    usage: { prompt_tokens: 12, completion_tokens: 5, total_tokens: 17 },
  });

  const { reply, deltas } = await adapterOn(`${mock.url}/v1`).ask();

  expect(reply).toEqual({
    text: "Squat to a box.",
    value: null,
    toolCalls: [],
    usage: { inputTokens: 12, outputTokens: 5 },
    model: "small-1",
    finish: "stop",
  });
  expect(deltas.length).toBeGreaterThan(1);
  expect(deltas.join("")).toBe("Squat to a box.");
});

test("[N1] several tool calls are put together from their pieces, and their results are shown to the model", async () => {
  const mock = await startMock();
  mock.addFixture({
    match: { toolCallId: "call_b" },
    response: { content: "Done." },
  });
  mock.onMessage("knee", {
    toolCalls: [
      { id: "call_a", name: "search_exercises", arguments: '{"muscle":"legs","limit":3}' },
      { id: "call_b", name: "build_workout", arguments: '{"minutes":20}' },
    ],
  });
  const { ask } = adapterOn(`${mock.url}/v1`);

  const first = await ask({ tools });
  const calls = first.reply?.toolCalls ?? [];
  const second = await ask({
    tools,
    messages: [
      { role: "user", content: "knee" },
      { role: "assistant", content: "", toolCalls: calls },
      ...calls.map(({ id }) => ({ role: "tool" as const, toolCallId: id, content: "[]" })),
    ],
  });

  expect(first.reply).toMatchObject({ finish: "toolCalls", text: "" });
  expect(calls).toEqual([
    { id: "call_a", name: "search_exercises", input: { muscle: "legs", limit: 3 } },
    { id: "call_b", name: "build_workout", input: { minutes: 20 } },
  ]);
  expect(second.reply?.text).toBe("Done.");
});

test("[N1] a value of a schema is asked for strictly where the schema allows it, and is never streamed", async () => {
  const mock = await startMock();
  mock.addFixture({
    match: { userMessage: "knee", responseFormat: "json_schema" },
    response: { content: JSON.stringify({ route: "LOG", confidence: 0.9 }) },
  });
  const { ask } = adapterOn(`${mock.url}/v1`);

  const { reply, deltas } = await ask({ schema });

  expect(reply?.value).toEqual({ route: "LOG", confidence: 0.9 });
  expect(deltas).toEqual([]);
  expect(mock.getLastRequest()?.body).toMatchObject({
    response_format: { type: "json_schema", json_schema: { name: "route", strict: true } },
  });
});

test("[N1] what a model thinks aloud beside its answer is no part of it", async () => {
  const mock = await startMock();
  mock.onMessage("knee", { content: "Rest a day.", reasoning: "The user has a knee problem." });

  const { reply, deltas } = await adapterOn(`${mock.url}/v1`).ask();

  expect(reply?.text).toBe("Rest a day.");
  expect(deltas.join("")).toBe("Rest a day.");
});

test("[N2] what a server does not take is left out at once, and never sent again", async () => {
  const server = await startHostileServer([
    refuses(400, { error: { message: "unknown field: stream_options", param: "stream_options" } }),
    refuses(422, { detail: [{ loc: ["body", "max_tokens"], msg: "extra inputs are not permitted" }] }),
    refuses(400, { object: "error", message: "'response_format.type' must be 'json_object'" }),
    refuses(400, { object: "error", message: "json_schema is not supported" }),
    saysJson({ route: "LOG", confidence: 1 }),
    saysJson({ route: "COACH", confidence: 1 }),
  ]);
  const { ask } = adapterOn(server.baseUrl);

  const first = await ask({ schema, maxOutputTokens: 50 });
  const second = await ask({ schema, maxOutputTokens: 50 });

  expect([first.reply?.value, second.reply?.value]).toEqual([
    { route: "LOG", confidence: 1 },
    { route: "COACH", confidence: 1 },
  ]);
  const ways = server.received.map(({ body }) => body?.response_format?.type);
  expect(ways).toEqual(["json_schema", "json_schema", "json_schema", "json_schema", "json_object", "json_object"]);
  expect(server.received[0]?.body).toMatchObject({ stream_options: { include_usage: true }, max_tokens: 50 });
  const last = server.received[5]?.body;
  expect(last).toMatchObject({ stream: true, max_completion_tokens: 50 });
  expect(last).not.toHaveProperty("stream_options");
  expect(last).not.toHaveProperty("max_tokens");
  expect(last?.messages[0]?.content).toContain('"enum":["COACH","LOG"]');
});

test("[N2] a refusal without a word makes the request plain; where that is refused too, nothing is remembered", async () => {
  const server = await startHostileServer([
    refuses(400, ""),
    refuses(400, ""),
    refuses(400, ""),
    says('{"note": "ok"}'),
  ]);
  const { ask } = adapterOn(server.baseUrl);

  const first = await ask({ schema: looseSchema });
  const second = await ask({ schema: looseSchema });

  expect(first.failure?.fault).toBe("rejected");
  expect(second.reply?.value).toEqual({ note: "ok" });
  const asked = server.received.map(({ body }) => [
    body?.stream_options !== undefined,
    body?.response_format !== undefined,
  ]);
  expect(asked).toEqual([
    [true, true],
    [false, false],
    [true, true],
    [false, false],
  ]);
});

test("[N2] a schema that the strict form cannot say, or the server not take strictly, is sent as it is", async () => {
  const server = await startHostileServer([
    saysJson({}),
    refuses(400, { error: { message: "Invalid schema for response_format 'route'" } }),
    saysJson({ route: "LOG", confidence: 1 }),
  ]);
  const { ask } = adapterOn(server.baseUrl);

  await ask({ schema: looseSchema });
  await ask({ schema });

  const strict = server.received.map(({ body }) => body?.response_format?.json_schema?.strict ?? false);
  expect(strict).toEqual([false, true, false]);
});

test("[N2] a model without tools of its own is told of them in words, and its calls are read from its text", async () => {
  const server = await startHostileServer([
    refuses(400, { error: { message: "tiny:1b does not support tools" } }),
    says('[TOOL_CALL]{"name": "build_workout", "arguments": {"minutes": 20}}'),
    says("Here you are."),
  ]);
  const { ask } = adapterOn(server.baseUrl);

  const { reply } = await ask({ tools });
  const calls = reply?.toolCalls ?? [];
  await ask({
    tools,
    messages: [
      { role: "assistant", content: "", toolCalls: calls },
      { role: "tool", toolCallId: calls[0]?.id ?? "", content: "built" },
    ],
  });

  expect(calls).toMatchObject([{ name: "build_workout", input: { minutes: 20 } }]);
  expect(server.received[1]?.body).not.toHaveProperty("tools");
  expect(server.received[1]?.body?.messages[0]?.content).toContain("search_exercises: Finds exercises.");
  expect(server.received[2]?.body?.messages.slice(1)).toEqual([
    { role: "assistant", content: '[TOOL_CALL]{"name":"build_workout","arguments":{"minutes":20}}' },
    { role: "user", content: "Result of build_workout:\nbuilt" },
  ]);
});

test("[N2] a server that knows no streams, and one that leaves out indices and ids, are understood", async () => {
  const whole = { model: "old", choices: [{ message: { content: "All at once." }, finish_reason: "stop" }] };
  const call = (name: string, input: unknown) => ({
    delta: { tool_calls: [{ function: { name, arguments: input } }] },
  });
  const server = await startHostileServer([
    refuses(200, whole),
    says(
      call("search_exercises", '{"muscle":'),
      { delta: { tool_calls: [{ function: { arguments: '"legs","limit":1}' } }] } },
      call("build_workout", { minutes: 5 }),
      { finish: "stop" },
    ),
    callsTools({ name: "build_workout", input: { minutes: 9 } }),
  ]);
  const { ask } = adapterOn(server.baseUrl);

  const [atOnce, bare] = [await ask(), await ask({ tools })];

  // Nobody counted: a token for every four characters that came.
  expect(atOnce.reply).toMatchObject({ text: "All at once.", model: "old", usage: { outputTokens: 3 } });
  expect(bare.reply).toMatchObject({
    finish: "toolCalls",
    toolCalls: [
      { id: "call_1_0", name: "search_exercises", input: { muscle: "legs", limit: 1 } },
      { id: "call_1_1", name: "build_workout", input: { minutes: 5 } },
    ],
  });
});

test("[N2] a server's own models are asked for once: the smallest that talks is fast, the largest strong", async () => {
  const models = ["nomic-embed-text", "qwen2.5:7b", "qwen2.5:0.5b", "llama-3.1-70B-instruct"];
  const server = await startHostileServer([says("one"), says("two"), says("three")], { models });
  const { ask, model } = adapterOn(server.baseUrl, { models: {}, apiKey: undefined });

  await Promise.all([ask({ tier: "fast" }), ask({ tier: "strong" })]);
  await ask({ tier: "fast" });

  expect(server.received.map(({ body }) => body?.model).sort()).toEqual([
    "llama-3.1-70B-instruct",
    "qwen2.5:0.5b",
    "qwen2.5:0.5b",
  ]);
  expect(server.listings).toBe(1);
  expect([model.nameOf("fast"), model.nameOf("strong")]).toEqual(["qwen2.5:0.5b", "llama-3.1-70B-instruct"]);
  expect(chosenFrom(["bge-m3", "phi4:latest", "mistral:latest"])).toEqual({
    fast: "phi4:latest",
    strong: "phi4:latest",
  });
  expect(chosenFrom(["whisper-1"])).toBeNull();
});

test("[N2] without a server and without names the hosted ones are taken; a name that is given is kept", () => {
  const clock = new ManualClock("2026-11-21T12:00:00Z");
  const hosted = createOpenAiModel({ apiKey: "sk-1", models: { strong: "my-own" }, clock });

  expect(hosted.nameOf("fast")).toMatch(/^gpt-/);
  expect(hosted.nameOf("strong")).toBe("my-own");
});

test("[N2] a key is sent as one, a name and password in the address as these, and nothing otherwise", async () => {
  const server = await startHostileServer([says("one"), says("two"), says("three")]);
  const withPassword = server.baseUrl.replace("//", "//ana:p%40ss@");

  await adapterOn(server.baseUrl).ask();
  await adapterOn(withPassword, { apiKey: undefined }).ask();
  await adapterOn(server.baseUrl, { apiKey: undefined }).ask();

  expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${KEY}`,
    `Basic ${Buffer.from("ana:p@ss").toString("base64")}`,
    undefined,
  ]);
  expect(server.received.map(({ path }) => path)).toEqual(Array(3).fill("/v1/chat/completions"));
});

test("[N3] thoughts in the text are dropped, however long; where their beginning is in the prompt that is learnt once", async () => {
  const server = await startHostileServer([
    says("<think>", "knees ".repeat(100), "</think>", "\n\nSquat."),
    says("knees, hm", "</think>", "Squat."),
    says("knees, hm", "</think>", "Squat."),
  ]);
  const { ask } = adapterOn(server.baseUrl, { limits: { characters: 60 } });

  const outcomes = [await ask(), await ask(), await ask()];

  expect(outcomes.map(({ reply }) => reply?.text)).toEqual(["Squat.", "Squat.", "Squat."]);
  expect(outcomes.map(({ deltas }) => deltas)).toEqual([["Squat."], ["knees, hm", "Squat."], ["Squat."]]);
});

test("[N3] a call in the text is not streamed, what stands around it is", async () => {
  const server = await startHostileServer([
    says("I look. ", "[TOOL", '_CALL]{"name": "build_workout", ', '"arguments": {"minutes": 5}}'),
  ]);

  const { reply, deltas } = await adapterOn(server.baseUrl).ask({ tools });

  expect(deltas).toEqual(["I look. "]);
  expect(reply).toMatchObject({
    text: "I look.",
    finish: "toolCalls",
    toolCalls: [{ name: "build_workout", input: { minutes: 5 } }],
  });
});
