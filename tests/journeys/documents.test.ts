import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, expect, test } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import type { View } from "../../src/protocol/view.ts";
import { closedOpenApi } from "../../src/server/documents/openApi.ts";
import { routesOf } from "./routesOf.ts";
import { NOON, startTestApp, type TestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";
import { TestViewer } from "./viewer.ts";

/** Told only while the server stops, or while the page is or is not built: a walk meets one of each pair. */
const isOneOfPair = (answer: string) =>
  answer === "get /health/ready 503" || /^get \/(?!api|health|metrics|\w+\.json)\S* (?:200|503)$/.test(answer);

type Answer = { operation: string; status: string; type: string; body: unknown; sent: unknown };
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, unknown> }> }>>;
};

let closed: Document;
let checker: Ajv2020;

beforeAll(() => {
  closed = closedOpenApi() as unknown as Document;
  checker = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(checker);
  checker.addSchema(closed, "openapi");
});

const namesOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));

const routeNames = (app: TestApp) => [
  ...new Set(
    routesOf(app.express).map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, "{$1}")}`),
  ),
];

/** What a JSON pointer into the document says of a value; nothing where it fits. */
function misfits(pointer: string[], value: unknown): string[] {
  const path = pointer.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/");
  const validate = checker.getSchema(`openapi#/${path}`);
  if (!validate) return [`there is no ${path}`];
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

function misfitsOf({ operation, status, type, body, sent }: Answer): string[] {
  const [method = "", path = ""] = operation.split(" ");
  const responses = closed.paths[path]?.[method]?.responses ?? {};
  const documented = status in responses ? status : "default";
  const content = responses[documented]?.content;
  const at = ["paths", path, method];
  const wrong = content
    ? type in content
      ? misfits([...at, "responses", documented, "content", type, "schema"], body)
      : [`${type} is not documented`]
    : responses[documented] && body === null
      ? []
      : ["the answer is not documented"];
  const request =
    sent === undefined ? [] : misfits([...at, "requestBody", "content", "application/json", "schema"], sent);
  return [...wrong, ...request].map((what) => `${operation} ${status}: ${what}`);
}

test("[A11] every route of the app is in the document, and nothing else is", async () => {
  const app = await startTestApp();
  const document = (await app.request("GET", "/openapi.json")).json as Document;

  expect(namesOf(document).sort()).toEqual(routeNames(app).sort());
  app.express.get("/api/planted", () => {});
  expect(namesOf(document)).not.toContain("get /api/planted");
  expect(routeNames(app)).toContain("get /api/planted");
});

test("[A11] the documents are what they say they are", async () => {
  const app = await startTestApp();
  const openApi = (await app.request("GET", "/openapi.json")).json as Record<string, unknown>;
  const asyncApi = (await app.request("GET", "/asyncapi.json")).json as Record<string, unknown>;
  const isOpenApi = async (document: Record<string, unknown>) =>
    (await new Validator().validate(structuredClone(document))).valid;
  const specification = createRequire(import.meta.url).resolve("@asyncapi/specs/schemas/3.0.0-without-$id.json");
  const isAsyncApi = new Ajv({ strict: false, validateFormats: false }).compile(
    JSON.parse(readFileSync(specification, "utf8")),
  );

  expect(await isOpenApi(openApi)).toBe(true);
  expect(await isOpenApi({ ...openApi, paths: { "/x": { get: { responses: 1 } } } })).toBe(false);
  expect(isAsyncApi(asyncApi)).toBe(true);
  expect(isAsyncApi({ ...asyncApi, channels: { x: 1 } })).toBe(false);
});

test("[A11] every documented answer is a real one: each operation's real answers fit, and hold nothing else", async () => {
  const app = await startTestApp();

  const answers = await walk(app);

  expect(answers.flatMap(misfitsOf)).toEqual([]);
  const seen = new Set(answers.map(({ operation, status }) => `${operation} ${status}`));
  const documented = Object.entries(closed.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.keys(responses).map((status) => `${method} ${path} ${status}`),
    ),
  );
  expect(documented.filter((answer) => !seen.has(answer) && !isOneOfPair(answer))).toEqual([]);
  expect(documented.length).toBeGreaterThan(80);
});

test("[A11] an answer that is not as documented is found", () => {
  const answer = { operation: "get /api/profile", status: "200", type: "application/json", sent: undefined };
  const routine = {
    operation: "delete /api/routines/{id}",
    status: "204",
    type: "",
    body: { left: 1 },
    sent: undefined,
  };

  expect(misfitsOf({ ...answer, body: { unit: "stone" } })).toEqual(
    expect.arrayContaining([expect.stringContaining("/unit")]),
  );
  expect(misfitsOf({ ...answer, type: "text/html", body: "" })).toHaveLength(1);
  expect(misfitsOf(routine)).toHaveLength(1);
  const problem = { type: "x", title: "x", status: 400, detail: "x", code: "bad_request", traceId: "x", stack: "at …" };
  expect(misfitsOf({ ...answer, status: "400", type: "application/problem+json", body: problem })).toEqual([
    expect.stringContaining("must NOT have additional properties"),
  ]);
});

/** The AsyncAPI document as something that frames are held against. */
async function framesOf(app: TestApp) {
  const document = (await app.request("GET", "/asyncapi.json")).json as {
    components: { messages: Record<string, { name: string }> };
    operations: Record<string, { messages: { $ref: string }[] }>;
  };
  const checked = new Ajv2020({ strict: false });
  addFormats.default(checked);
  checked.addSchema(document, "asyncapi");
  const keysIn = (operation: string) =>
    document.operations[operation]?.messages.map(({ $ref }) => $ref.split("/").at(-1) ?? "") ?? [];
  const nameOf = (key: string) => document.components.messages[key]?.name ?? "";
  const fits = (frame: { type: string }, operation: string) => {
    const key = keysIn(operation).find((known) => nameOf(known) === frame.type);
    return key !== undefined && checked.getSchema(`asyncapi#/components/messages/${key}/payload`)?.(frame);
  };
  return { fits, namesIn: (operation: string) => keysIn(operation).map(nameOf) };
}

test("[A12] every frame of either side is in the document, and real frames fit", async () => {
  const app = await startTestApp();
  const { fits, namesIn } = await framesOf(app);
  const socket = await TestSocket.open(app);
  const { conversationId } = await app.converse();
  const say = (messageId: string, text: string) => ({
    type: "user.message",
    conversationId,
    messageId,
    text,
    sentAt: NOON,
  });
  const sent = [
    { type: "conversation.open", conversationId, since: 0 },
    say("a1", "3x10 bench press at 80kg"),
    say("a2", "bench press"),
    { type: "user.pick", conversationId, optionId: "none" },
    { type: "user.cancel", conversationId },
    { type: "auth", token: "spt_none" },
    { type: "ping" },
  ];

  for (const frame of sent) {
    socket.send(frame);
    if ("messageId" in frame) await socket.hears("turn", ({ turn }) => turn.input.messageId === frame.messageId);
  }
  await socket.hears("pong");

  expect(sent.filter((frame) => !fits(frame, "receive"))).toEqual([]);
  expect(socket.frames.filter((frame) => !fits(frame, "send"))).toEqual([]);
  expect([...new Set(sent.map(({ type }) => type))].sort()).toEqual(namesIn("receive").sort());
  expect([...new Set(socket.frames.map(({ type }) => type))].sort()).toEqual(namesIn("send").sort());
  expect(fits({ type: "pong" }, "receive")).toBe(false);
  expect(fits({ ...say("a3", "hi"), text: 5 } as never, "receive")).toBe(false);
  expect(fits({ type: "turn", turn: {} } as never, "send")).toBe(false);
});

test("[A12] every frame of /inspect is in the document, and real frames fit, redacted and whole", async () => {
  const app = await startTestApp();
  const { fits, namesIn } = await framesOf(app);
  const { conversationId } = await app.converse();
  const [redacted, whole] = [await TestViewer.open(app), await TestViewer.open(app, "?detail=whole")];
  await Promise.all([redacted.hears("setpoint.conversations"), whole.hears("setpoint.conversations")]);
  const state = "logger.matching";
  const message = { type: "user.message", text: "3x10 bench press at 80kg", sentAt: NOON };
  const sent = [
    { type: "setpoint.watch", conversationId, detail: "whole" },
    { type: "break.set", conversationId, state },
    { type: "setpoint.send", conversationId, event: message, ref: "r" },
    { type: "break.step", conversationId },
    { type: "break.continue", conversationId },
    { type: "break.clear", conversationId },
    { type: "auth", token: "spt_none", consoleKey: "none" },
    { type: "setpoint.watch", conversationId: "none" },
  ];

  for (const frame of sent) {
    const { seq } = whole.frames.at(-1) ?? { seq: 0 };
    whole.send(frame);
    if (["setpoint.send", "break.step"].includes(frame.type))
      await whole.hears("setpoint.paused", (paused) => paused.seq > seq);
  }
  await Promise.all([whole.hears("setpoint.turn"), redacted.hears("setpoint.turn"), whole.hears("setpoint.refused")]);

  expect(sent.filter((frame) => !fits(frame, "receiveFromViewer"))).toEqual([]);
  const shown = [...redacted.frames, ...whole.frames];
  expect(shown.filter((frame) => !fits(frame, "sendToViewer"))).toEqual([]);
  expect([...new Set(sent.map(({ type }) => type))].sort()).toEqual(namesIn("receiveFromViewer").sort());
  // A drop takes a viewer that is slow: tests/server/inspectQueue makes one.
  const dropped = { type: "setpoint.dropped", seq: 1, at: NOON, count: 2 } as const;
  expect(fits(dropped, "sendToViewer")).toBe(true);
  expect([...new Set([dropped, ...shown].map(({ type }) => type))].sort()).toEqual(namesIn("sendToViewer").sort());
  expect(fits({ ...dropped, count: "2" } as never, "sendToViewer")).toBe(false);
  expect(fits({ type: "break.set", conversationId } as never, "receiveFromViewer")).toBe(false);
});

/** Asks for everything that is documented, as its owner and from a foreign page. */
async function walk(app: TestApp): Promise<Answer[]> {
  const answers: Answer[] = [];
  /** `operation` is as in the document; `at` fills in its parameters and adds a query. */
  const ask = async (
    operation: string,
    at: { id?: string; seq?: number; turnId?: string; query?: string } = {},
    sent?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown; headers: Headers }> => {
    const [method = "", template = ""] = operation.split(" ");
    const path = template
      .replace("{id}", at.id ?? "none")
      .replace("{seq}", String(at.seq ?? 1))
      .replace("{turnId}", at.turnId ?? "none");
    const response = await fetch(`${app.url}${path}${at.query ?? ""}`, {
      method: method.toUpperCase(),
      headers: {
        "X-Setpoint-User": "ana",
        ...(sent === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    });
    const text = await response.text();
    const type = response.headers.get("content-type")?.split(";")[0] ?? "";
    const body = text === "" ? null : type.endsWith("json") ? JSON.parse(text) : text;
    const isProblem = response.status >= 400 && type === "application/problem+json";
    answers.push({
      operation,
      status: isProblem ? "default" : String(response.status),
      type,
      body,
      sent: isProblem ? undefined : sent,
    });
    return { status: response.status, body, headers: response.headers };
  };
  const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;

  for (const operation of namesOf(closed)) await ask(operation, {}, undefined, { Origin: "https://elsewhere.example" });

  const chats = "/api/conversations";
  const made = await ask(`post ${chats}`, {}, { title: "Monday", timezone: "Europe/Paris" });
  const id = (made.body as View).conversationId;
  const say = (text: string, query = "") => ask(`post ${chats}/{id}/messages`, { id, query }, { text, sentAt: NOON });
  await say("what muscles does a deadlift work?");
  await say("3x10 bench press at 80kg and give me a 20 min core session");
  await say("my right knee is bad and I weigh 80 kg");
  const asked = (await say("4x6 rows at 95 lbs")).body as Turn;
  await ask(`get ${chats}/{id}/snapshot`, { id });
  const optionId = asked.pending?.options[0]?.id;
  await ask(`post ${chats}/{id}/events`, { id }, { type: "user.pick", optionId });
  await ask(`post ${chats}/{id}/events`, { id, query: "?wait=0" }, { type: "user.cancel" });
  await say("hello", "?wait=0");
  await say("call an ambulance, I have crushing chest pain");
  const view = await ask(`get ${chats}/{id}/snapshot`, { id });
  await ask(`get ${chats}/{id}/snapshot`, { id }, undefined, { "If-None-Match": view.headers.get("etag") ?? "" });
  await ask(`get ${chats}/{id}/snapshot`, { id, query: "?raw=1" });
  await ask(`patch ${chats}/{id}`, { id }, { title: "Tuesday" });
  await ask(`get ${chats}`, { query: "?limit=1" });
  for (const list of ["turns", "history"]) await ask(`get ${chats}/{id}/${list}`, { id, query: "?limit=100" });
  await ask(`get ${chats}/{id}/history/{seq}`, { id, seq: 2 });
  await ask(`get ${chats}/{id}/turns/{turnId}/why`, { id, turnId: asked.turnId });
  await ask(`post ${chats}/{id}/fork`, { id }, { seq: 2 });
  await ask(`post ${chats}/{id}/replay`, { id }, { matchThreshold: 60 });
  await ask("post /api/replays", {}, { detail: "whole", conversation: { conversationId: id }, turns: [asked] });

  const exercises = (await ask("get /api/exercises", { query: "?muscle=chest,triceps&equipment=dumbbell&limit=3" }))
    .body;
  const exerciseId = (exercises as { items: { id: string }[] }).items[0]?.id ?? "";
  await ask("get /api/exercises/{id}", { id: exerciseId });
  const item = { exerciseId, name: "x", sets: 3, reps: 10, restS: 60 };
  const workout = { title: "Push", estimatedMinutes: 10, blocks: [{ block: "main", items: [item] }] };
  const routine = { name: "Push", daysPerWeek: 3, days: [{ name: "A", items: [item] }] };
  const log = { exercise: { name: "back squat" }, sets: [{ reps: 5, weight: 100, unit: "kg" }] };
  for (const [path, added, how, changed] of [
    ["/api/logs", log, "patch", { note: "belt" }],
    ["/api/workouts", workout, "patch", { title: "Pull" }],
    ["/api/routines", routine, "put", routine],
  ] as const) {
    const one = { id: idOf(await ask(`post ${path}`, {}, added)) };
    await ask(`post ${path}`, {}, added);
    await ask(`get ${path}`, { query: "?limit=1" });
    await ask(`get ${path}/{id}`, one);
    await ask(`${how} ${path}/{id}`, one, changed);
  }
  for (const [path, put] of [
    ["/api/logs", log],
    ["/api/workouts", workout],
  ] as const)
    for (const time of ["first", "again"]) await ask(`put ${path}/{id}`, { id: "client-made", query: `?${time}` }, put);
  await ask("get /api/profile");
  await ask("patch /api/profile", {}, { unit: "lb", limitations: [{ joint: "knee", severity: "mild" }] });
  const facts = (await ask("get /api/facts")).body as { items: { id: string }[] };
  const fact = { id: facts.items[0]?.id ?? "" };
  await ask("get /api/facts/{id}", fact);
  await ask("get /api/stats", { query: "?weeks=4&timezone=Europe/Paris" });
  await ask("get /api/progress/exercises", { query: "?unit=lb" });
  const trained = (await ask("get /api/logs", { query: "?limit=1" })).body as { items: { exercise: { id: string } }[] };
  await ask("get /api/progress/exercises/{id}", { id: trained.items[0]?.exercise.id ?? "", query: "?from=2020-01-01" });
  await ask("get /api/progress/muscles", { query: "?weeks=2" });
  await ask("get /api/export", { query: "?raw=1" });
  await ask("get /api/export");
  await ask("get /api/config");
  await ask("get /api/machines");
  await ask("get /api/machines/{id}", { id: "conversation" });
  await ask("get /api/machines/{id}/heat", { id: "conversation" });
  for (const path of ["/health/live", "/health/ready", "/metrics", "/openapi.json", "/asyncapi.json"])
    await ask(`get ${path}`);

  for (const path of ["/api/logs", "/api/workouts", "/api/routines"]) {
    const { items } = (await ask(`get ${path}`)).body as { items: { id: string }[] };
    await ask(`delete ${path}/{id}`, { id: items[0]?.id ?? "" });
  }
  await ask("delete /api/facts/{id}", fact);
  await ask("delete /api/facts");
  await ask(`delete ${chats}/{id}`, { id });
  await ask("delete /api/me");
  return answers;
}
