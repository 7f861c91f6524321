import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { recordingModel, replayingModel } from "../../src/models/cassetteModel.ts";
import { fenced } from "../../src/models/fence.ts";
import type { ModelRequest } from "../../src/models/languageModel.ts";
import { scriptedModel } from "./scriptedModel.ts";

const NAMES = { fast: "small", strong: "large" };
const KEY = "my-own-gateway-key";

function freshTapes() {
  const folder = mkdtempSync(join(tmpdir(), "setpoint-cassettes-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const troubles: string[] = [];
  return {
    folder,
    troubles,
    options: { folder, names: NAMES, secrets: [KEY], onTrouble: (sentence: string) => void troubles.push(sentence) },
    written: () => readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8")),
  };
}

const request = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  tier: "fast",
  prompt: "coach/answer@1",
  system: `Answer in two sentences.\nKnown:\n${fenced("what is known", "Ana, born 1990")}\nBe kind.`,
  messages: [{ role: "user", content: "My knee hurts since Tuesday" }],
  signal: new AbortController().signal,
  ...more,
});

const REPLY = { text: "Rest it.", usage: { inputTokens: 40, outputTokens: 3 } };

test("[N16] a recorded answer is replayed as it came, in the same pieces, without the model", async () => {
  const { options } = freshTapes();
  const value = { reps: 5 };
  const schema = { name: "set", value: z.object({ reps: z.int() }) };
  const call = { id: "c1", name: "search_exercises", input: { muscle: "quads" } };
  const recording = recordingModel(
    scriptedModel([{ ...REPLY, pieces: ["Rest", " it."] }, { value }, { toolCalls: [call] }]),
    options,
  );
  const asked = [request(), request({ schema }), request({ tier: "strong" })];
  const heard: string[] = [];
  const recorded = [];
  for (const each of asked) recorded.push(await recording.generate({ ...each, onDelta: () => {} }));

  const replaying = replayingModel(options);
  const replayed = [];
  for (const each of asked) replayed.push(await replaying.generate({ ...each, onDelta: (text) => heard.push(text) }));

  expect(replayed).toEqual(recorded);
  expect(replayed).toMatchObject([{ text: "Rest it." }, { value }, { toolCalls: [call], finish: "toolCalls" }]);
  expect(heard).toEqual(["Rest", " it."]);
});

test("[N16] a request that is not recorded fails loudly, and says where the nearest one differs", async () => {
  const { options, troubles } = freshTapes();
  const recording = recordingModel(scriptedModel([REPLY, REPLY]), options);
  await recording.generate(request());
  await recording.generate(request({ prompt: "concierge/talk@1", system: "Chat." }));
  const replaying = replayingModel(options);
  const missed = (more: Partial<ModelRequest>) =>
    replaying.generate(request(more)).catch((error: { fault: string; message: string }) => error);

  expect(await missed({ system: request().system.replace("two", "three") })).toMatchObject({
    fault: "rejected",
    message: expect.stringMatching(
      /The nearest is \w+ of coach\/answer@1: system\[0\] was "Answer in two sentences\." and is "Answer in three sentences\."\.$/,
    ),
  });
  expect(await missed({ messages: [{ role: "user", content: "My knee hurts since Friday." }] })).toMatchObject({
    message: expect.stringContaining("differ only in what was said"),
  });
  expect(await missed({ tier: "strong" })).toMatchObject({
    message: expect.stringMatching(/model was "small" and is "large"; tier was "fast" and is "strong"/),
  });
  expect(troubles).toHaveLength(3);
  expect(troubles.join()).not.toContain("Friday");
});

test("[N17] no cassette holds what people said, what is known of them, or a secret", async () => {
  const { options, written } = freshTapes();
  const secrets = `${KEY} and sk-proj-abcdefghijklmnop1234 and Bearer abc.def-123456`;
  const recording = recordingModel(
    scriptedModel([{ pieces: [`Write to ana@exam`, `ple.org or +33 6 12 34 56 78: ${secrets}`] }]),
    options,
  );
  await recording.generate(
    request({
      messages: [
        { role: "user", content: "My knee hurts" },
        {
          role: "assistant",
          content: "Noted, Ana.",
          toolCalls: [{ id: "c", name: "get_facts", input: { of: "Ana" } }],
        },
        { role: "tool", toolCallId: "c", content: "Ana weighs 70 kg" },
      ],
    }),
  );

  const [tape = ""] = written();
  for (const word of ["knee", "Ana", "1990", "70 kg", "ana@example.org", "12 34 56", KEY, "sk-proj", "abc.def"])
    expect(tape).not.toContain(word);
  expect(JSON.parse(tape)).toMatchObject({
    request: {
      system: ["Answer in two sentences.", "Known:", "[what is known: 14 characters]", "Be kind."],
      messages: [
        { role: "user", content: "[13 characters]" },
        { role: "assistant", content: "[11 characters]", calls: ["get_facts"] },
        { role: "tool", content: "[16 characters]" },
      ],
    },
    reply: { text: "Write to [contact] or [contact]: [secret] and [secret] and [secret]" },
  });
});

test("[N16] a folder that is not there or holds something else is refused, and a recording that cannot be written is told", async () => {
  const { folder, options, troubles } = freshTapes();
  expect(() => replayingModel({ ...options, folder: join(folder, "none") })).toThrow("There is no folder");
  writeFileSync(join(folder, "broken.json"), '{"format":"other"}');
  expect(() => replayingModel(options)).toThrow("broken.json cannot be used: does not hold a recorded answer");

  const unwritable = { ...options, folder: join(folder, "broken.json") };
  const reply = await recordingModel(scriptedModel([REPLY]), unwritable).generate(request());

  expect(reply.text).toBe("Rest it.");
  expect(troubles[0]).toContain("could not be recorded");
});

test("[N16] a recorded value that no longer fits the schema is a misfit", async () => {
  const { options } = freshTapes();
  const of = (value: z.ZodType) => request({ schema: { name: "set", value } });
  await recordingModel(scriptedModel([{ value: { reps: 5 } }]), options).generate(of(z.object({ reps: z.int() })));
  // The check is no part of the JSON schema, so the request is the same.
  const stricter = z.object({ reps: z.int().refine((reps) => reps > 9) });

  await expect(replayingModel(options).generate(of(stricter))).rejects.toMatchObject({ fault: "misfit" });
});
