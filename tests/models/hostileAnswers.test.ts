import type { ServerResponse } from "node:http";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { StreamedAnswer } from "../../src/models/openai/streamedAnswer.ts";
import { retryAfterMs } from "../../src/models/openai/wireFailure.ts";
import { adapterOn, KEY, type Outcome, WORDS } from "./askedAdapter.ts";
import {
  breaksAfter,
  breaksAtOnce,
  endsAfter,
  floods,
  hangs,
  refuses,
  says,
  saysJson,
  stallsAfter,
  startHostileServer,
  trickles,
} from "./hostileServer.ts";

const schema = { name: "answer", value: z.object({ sets: z.int() }) };
const tools = [{ name: "get_facts", description: "Known facts.", input: z.object({}) }];

/** Nothing of the request is told: neither the key nor what people wrote, which this server quotes in its refusals. */
function expectToTellNothing({ failure }: Outcome): void {
  const told = JSON.stringify([failure?.message, failure?.stack, failure?.cause]);
  expect(told).not.toContain(KEY);
  expect(told).not.toContain("knee");
}

test.each([
  ["401", 401, "rejected", "OPENAI_API_KEY"],
  ["403", 403, "rejected", "SETPOINT_MODEL_FAST"],
  ["404", 404, "rejected", "OPENAI_BASE_URL"],
  ["429 without Retry-After", 429, "busy", "too much"],
  ["500", 500, "busy", "trouble of its own"],
  ["503", 503, "busy", "trouble of its own"],
  ["a redirect, which is not followed", 307, "rejected", "final address"],
])("[N5] %s is told for what it is, and nothing of the request is", async (_, status, fault, hint) => {
  const quoting = { error: { message: `No: ${WORDS} with ${KEY}` } };
  const server = await startHostileServer([refuses(status, quoting, { location: "/v1/elsewhere" })]);

  const outcome = await adapterOn(server.baseUrl).ask();

  expect(outcome.failure).toMatchObject({ code: "model_failed", fault, hasBegun: false, retryAfterMs: null });
  expect(outcome.failure?.message).toContain(hint);
  expectToTellNothing(outcome);
  expect(server.received.length).toBe(1);
});

test("[N5] Retry-After is read in seconds, as a date, and in milliseconds", async () => {
  const server = await startHostileServer([
    refuses(429, {}, { "retry-after": "7" }),
    refuses(503, {}, { "retry-after": "Sat, 21 Nov 2026 12:00:30 GMT" }),
    refuses(429, {}, { "retry-after": "later" }),
  ]);
  const { ask } = adapterOn(server.baseUrl);

  const waits = [await ask(), await ask(), await ask()].map(({ failure }) => failure?.retryAfterMs);

  expect(waits).toEqual([7_000, 30_000, null]);
  expect(retryAfterMs(new Headers({ "retry-after-ms": "250", "retry-after": "9" }), 0)).toBe(250);
  expect(retryAfterMs(new Headers({ "retry-after": "Sat, 21 Nov 2020 12:00:00 GMT" }), Date.now())).toBe(0);
});

test("[N5] a server that never begins is given up, and its connection closed", async () => {
  const server = await startHostileServer([hangs()]);
  const { ask, clock } = adapterOn(server.baseUrl, { limits: { firstPieceMs: 8_000 } });

  const asked = ask();
  const received = await server.request(1);
  clock.advance(8_000);

  expect((await asked).failure).toMatchObject({ fault: "connection", hasBegun: false });
  expect((await asked).failure?.message).toContain("did not begin within 8 s");
  await received.cut;
});

test("[N5] a stream that stalls in the middle is given up, and what came is counted", async () => {
  const server = await startHostileServer([stallsAfter("Keep your ", "back")]);
  const { ask, clock } = adapterOn(server.baseUrl, { limits: { pieceMs: 4_000 } });
  const second = Promise.withResolvers<void>();

  const asked = ask({ onDelta: (text) => text === "back" && second.resolve() });
  const received = await server.request(1);
  await second.promise;
  clock.advance(4_000);
  const { failure, deltas } = await asked;

  expect(failure).toMatchObject({ fault: "connection", hasBegun: true });
  expect(failure?.message).toContain("stalled for 4 s");
  expect(failure?.usage.outputTokens).toBe(4);
  expect(deltas).toEqual(["Keep your ", "back"]);
  await received.cut;
});

test("[N5] pieces that come just in time for ever do not outlast the call's deadline", async () => {
  let go = Promise.withResolvers<void>();
  const rounds = (async function* () {
    for (;;) {
      yield;
      await go.promise;
      go = Promise.withResolvers<void>();
    }
  })();
  const server = await startHostileServer([trickles("drip ", rounds)]);
  const { ask, clock } = adapterOn(server.baseUrl, { limits: { callMs: 20_000, pieceMs: 6_000 } });

  const { failure, deltas } = await ask({
    onDelta: () => {
      clock.advance(5_000);
      go.resolve();
    },
  });

  expect(failure).toMatchObject({ fault: "connection", hasBegun: true });
  expect(failure?.message).toContain("not ready within 20 s");
  expect(deltas.length).toBe(4);
  await server.received[0]?.cut;
});

test("[N5] signs of life without a word do not keep a stalled answer alive", async () => {
  const server = await startHostileServer([
    stallsAfter({ delta: { role: "assistant" } }, { raw: ": wait\n\n" }, { delta: {} }),
  ]);
  const { ask, clock } = adapterOn(server.baseUrl, { limits: { firstPieceMs: 8_000 } });

  const asked = ask();
  await server.request(1);
  clock.advance(8_000);

  expect((await asked).failure).toMatchObject({ fault: "connection", hasBegun: false });
});

test.each([
  ["before a word", [breaksAtOnce()], false],
  ["in the middle of a stream", [breaksAfter("Keep ", "your")], true],
  ["as if that were the end", [endsAfter("Keep ", "your")], true],
])("[N5] a connection cut %s is a failure, and no answer", async (_, behaviours, hasBegun) => {
  const server = await startHostileServer(behaviours);

  const { reply, failure } = await adapterOn(server.baseUrl).ask();

  expect(reply).toBeNull();
  expect(failure).toMatchObject({ fault: "connection", hasBegun });
});

test("[N5] nobody at the address, and a certificate that nobody trusts, are told for what they are", async () => {
  const gone = await startHostileServer([]);
  await gone.close();
  const untrusted = await startHostileServer([says("hello")], { tls: true });
  const plain = await startHostileServer([]);

  const outcomes = [
    await adapterOn(gone.baseUrl).ask(),
    await adapterOn(untrusted.baseUrl).ask(),
    await adapterOn(plain.baseUrl.replace("http:", "https:")).ask(),
  ];

  expect(outcomes.map(({ failure }) => failure?.fault)).toEqual(["connection", "connection", "connection"]);
  expect(outcomes[0]?.failure?.message).toContain("is it running?");
  expect(outcomes[1]?.failure?.message).toContain("DEPTH_ZERO_SELF_SIGNED_CERT");
  expect(outcomes[2]?.failure?.message).toContain("No safe connection");
  expect(untrusted.received).toEqual([]);
  for (const outcome of outcomes) expectToTellNothing(outcome);
});

test.each([
  ["in words", false, 64_000],
  ["in one line without an end", true, 0],
])("[N5] an answer of 10 MB %s is cut off", async (_, inOneLine, mostHeard) => {
  const server = await startHostileServer([floods(10_000_000, { inOneLine })]);

  const { failure, deltas } = await adapterOn(server.baseUrl, { limits: { bytes: 1_000_000 } }).ask();

  expect(failure?.fault).toBe("nonsense");
  expect(deltas.join("").length).toBeLessThanOrEqual(mostHeard);
  await server.received[0]?.cut;
});

test("[N5] a refusal of 10 MB is not read to its end", async () => {
  const server = await startHostileServer([refuses(500, "x".repeat(10_000_000))]);

  expect((await adapterOn(server.baseUrl).ask()).failure?.fault).toBe("busy");
  await server.received[0]?.cut;
});

test("[N4] JSON is read from fences and from among words; what does not fit is told with the reason", async () => {
  const server = await startHostileServer([
    says('```json\n{"sets": 3}\n```'),
    says('Sure! Like {this}: {"note": 1}, or rather {"sets": 4}. Good luck!'),
    saysJson({ sets: "many" }),
    says("Three sets."),
  ]);
  const { ask } = adapterOn(server.baseUrl);

  const outcomes = [await ask({ schema }), await ask({ schema }), await ask({ schema }), await ask({ schema })];

  expect(outcomes.map(({ reply }) => reply?.value)).toEqual([{ sets: 3 }, { sets: 4 }, undefined, undefined]);
  expect(outcomes[2]?.failure).toMatchObject({
    fault: "misfit",
    misfit: { said: '{"sets":"many"}', why: expect.stringContaining("at sets") },
    usage: { inputTokens: 21, outputTokens: 7 },
  });
  expect(outcomes[3]?.failure).toMatchObject({
    fault: "nonsense",
    misfit: { said: "Three sets.", why: "It is not JSON." },
  });
});

test("[N4] a server that takes a schema and does not keep to it is told in words too from then on", async () => {
  const server = await startHostileServer([says("Three sets."), saysJson({ sets: 3 })]);
  const { ask } = adapterOn(server.baseUrl);

  await ask({ schema });
  await ask({ schema });

  const told = server.received.map(({ body }) => body?.messages[0]?.content?.includes('"sets"'));
  expect(told).toEqual([false, true]);
});

test.each([
  ["no choice at all", says({ raw: "data: [DONE]\n\n" }), "nothing in it"],
  ["an empty choice", says({ delta: {}, finish: "stop" }), "said nothing"],
  ["nothing but a thought", says("<think>hm</think>"), "said nothing"],
  ["no content", (response: ServerResponse) => void response.writeHead(204).end(), "nothing in it"],
  ["a web page", refuses(200, "<p>Welcome</p>", { "content-type": "text/html" }), "web page"],
  ["an error as JSON", refuses(200, { error: { message: WORDS } }), "nothing in it"],
  ["a piece that is no JSON", says("Hi ", { raw: `data: {${WORDS}\n\n` }), "no JSON"],
  ["a call whose arguments are no JSON", says(callOf("get_facts", "{oops"), { finish: "tool_calls" }), "no JSON"],
  ["a marked call for a tool that there is not", says('[TOOL_CALL]{"name":"halt","arguments":{}}'), "cannot be read"],
])("[N4] %s is no answer", async (_, behaviour, sentence) => {
  const server = await startHostileServer([behaviour]);

  const outcome = await adapterOn(server.baseUrl).ask({ tools });

  expect(outcome.failure?.message).toContain(sentence);
  expectToTellNothing(outcome);
});

test("[N4] pieces of any shape do not throw, and nothing is made of what is none", () => {
  const anything = fc.jsonValue({ maxDepth: 3 });
  const list = fc.array(anything, { maxLength: 3 });
  const call = fc.record({
    index: anything,
    id: anything,
    function: fc.record({ name: anything, arguments: anything }),
  });
  const delta = fc.record({
    content: anything,
    refusal: anything,
    tool_calls: fc.oneof(anything, list, fc.array(call)),
  });
  const choice = fc.record({ delta: fc.oneof(anything, delta), finish_reason: anything });
  const chunk = fc.record({ model: anything, usage: anything, choices: fc.oneof(anything, list, fc.array(choice)) });
  fc.assert(
    fc.property(fc.array(fc.oneof(anything, chunk), { maxLength: 6 }), (chunks) => {
      const said: string[] = [];
      const answer = new StreamedAnswer({
        mostCharacters: 1_000_000,
        textualNames: ["get_facts"],
        thinksUnopened: false,
        onText: (text) => said.push(text),
      });
      for (const each of chunks) answer.push(each);
      answer.end();
      expect(answer.text.trim()).toBe(said.join("").trim());
      expect(answer.calls.every(({ id, name }) => typeof id === "string" && typeof name === "string")).toBe(true);
    }),
  );
});

test("[N4] a bug of whoever listens is not taken for a failure of the model", async () => {
  const server = await startHostileServer([says("Keep ", "going")]);
  const bug = new TypeError("not mine");

  const asked = adapterOn(server.baseUrl).ask({
    onDelta: () => {
      throw bug;
    },
  });

  await expect(asked).rejects.toBe(bug);
});

test("[N4] an error in the middle of a stream is the server's trouble", async () => {
  const server = await startHostileServer([says({ raw: `data: {"error": {"message": "${WORDS}"}}\n\n` })]);

  const outcome = await adapterOn(server.baseUrl).ask();

  expect(outcome.failure?.fault).toBe("busy");
  expectToTellNothing(outcome);
});

test("[N4] a refusal, a filtered answer and one cut at its limit are told from an answer", async () => {
  const server = await startHostileServer([
    says({ delta: { refusal: "I cannot help with that." } }, { finish: "stop" }),
    says("Well, ", { finish: "content_filter" }),
    says("Three sets of", { finish: "length" }),
    says('{"sets": ', { finish: "length" }),
    refuses(400, { error: { message: WORDS, code: "content_filter" } }),
  ]);
  const { ask } = adapterOn(server.baseUrl);

  const outcomes = [await ask({ schema }), await ask(), await ask(), await ask({ schema }), await ask()];

  expect(outcomes.map(({ reply }) => reply?.finish)).toEqual(["refused", "refused", "length", undefined, "refused"]);
  expect(outcomes[0]?.reply).toMatchObject({ text: "I cannot help with that.", value: null });
  expect(outcomes[3]?.failure).toMatchObject({ fault: "nonsense", misfit: null });
});

test("[N6] a cancel closes the request, which the server sees, and nothing more is handed out", async () => {
  const server = await startHostileServer([stallsAfter("Keep "), hangs()]);
  const { ask } = adapterOn(server.baseUrl);
  const reason = new Error("The person said stop");
  const heard: string[] = [];

  const inTheMiddle = new AbortController();
  const begun = ask({
    signal: inTheMiddle.signal,
    onDelta: (text) => {
      heard.push(text);
      inTheMiddle.abort(reason);
    },
  });
  await expect(begun).rejects.toBe(reason);
  await server.received[0]?.cut;

  const beforeAWord = new AbortController();
  const waiting = ask({ signal: beforeAWord.signal });
  const received = await server.request(2);
  beforeAWord.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  await received.cut;

  await expect(ask({ signal: beforeAWord.signal })).rejects.toBe(reason);
  expect(heard).toEqual(["Keep "]);
  expect(server.received.length).toBe(2);
});

function callOf(name: string, written: string) {
  return { delta: { tool_calls: [{ index: 0, id: "c", function: { name, arguments: written } }] } };
}
