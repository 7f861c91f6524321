import type { Request, Response } from "express";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ClientFrame } from "../../src/protocol/frames.ts";
import type { Turn } from "../../src/protocol/turn.ts";
import { type Route, routesOf } from "./routesOf.ts";
import { NOON, sharedTestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";
import { CONSOLE_KEY, TOKEN_MODE, type TokenApp, tokenAppOn } from "./tokenApp.ts";

/** Routes that tell nothing about anybody; every other one must know who asks. */
const OPEN_TO_ALL = [
  ...["/", "/chat", "/workouts", "/logs", "/progress", "/exercises", "/settings"].map((view) => `GET ${view}`),
  ...["/chat", "/workouts", "/logs", "/progress", "/exercises"].map((view) => `GET ${view}/:id`),
  "GET /inspector",
  "GET /inspector/bridge",
  "GET /health/live",
  "GET /health/ready",
  "GET /openapi.json",
  "GET /asyncapi.json",
];
/** Routes that tell nothing about anybody either, for those who have the console key. */
const OPEN_TO_OPERATORS = ["GET /metrics"];
/** A word that is in everything ana stored, and nowhere else. */
const SECRET = "quokka";
const KEYED = { "X-Setpoint-Console-Key": CONSOLE_KEY };

/** Ana's things: what stands for `:id` under each path, and what is sent to it. */
type Things = { ids: Record<string, string>; turnId: string; cursors: string[]; workout: object; routine: object };

let door: TokenApp;
let anas: Things;
let routes: Route[];

const visit = sharedTestApp({ environment: TOKEN_MODE });

beforeAll(async () => {
  door = await tokenAppOn(await visit());
  anas = await settleIn(door);
  routes = routesOf(door.app.express);
});

test("[D5] the list of routes is that of the app, and a new one is on it", () => {
  const names = routes.map(({ method, path }) => `${method} ${path}`);

  expect(names.length).toBeGreaterThanOrEqual(39);
  expect(names).toEqual(
    expect.arrayContaining(["POST /api/conversations/:id/messages", "PATCH /api/logs/:id", "DELETE /api/me"]),
  );
  plant(door, "/api/planted", (_request, response) => void response.json({}));
  expect(routesOf(door.app.express)).toContainEqual({ method: "GET", path: "/api/planted" });
});

test("[D5] without a token no route answers, but for the open ones", async () => {
  expect(await unguarded()).toEqual([]);
});

test("[D5] a planted route without a guard is found", async () => {
  plant(door, "/api/planted", (_request, response) => void response.json({}));

  expect(await unguarded()).toEqual(["GET /api/planted"]);
});

test("[D5] nothing of one user's is shown to another or changed by another, over any route", async () => {
  const before = await everythingOf("ana");

  expect(await leaks()).toEqual([]);
  expect(await everythingOf("ana")).toEqual(before);
  expect(before.join()).toContain(SECRET);
});

test("[D5] a planted route that does not ask whose it is, is found", async () => {
  plant(door, "/api/logs/:id", async (request, response) => {
    const theirs = await door.ask(door.tokens.ana, "GET", `/api/logs?for=${request.params.id}`);
    response.type("json").send(theirs.text);
  });

  expect(await leaks()).toEqual(expect.arrayContaining([expect.stringContaining("GET /api/logs/:id answered 200")]));
});

test("[D5] every frame about somebody else's conversation is refused as unknown", async () => {
  const conversationId = anas.ids.conversations ?? "";
  const frames: Record<ClientFrame["type"], object | null> = {
    "conversation.open": { conversationId, since: 0 },
    "user.message": { conversationId, messageId: "b1", text: "hi" },
    "user.pick": { conversationId, optionId: "x" },
    "user.cancel": { conversationId },
    // These speak of no conversation.
    auth: null,
    ping: null,
  };
  expect(Object.keys(frames).sort()).toEqual(ClientFrame.options.map(({ shape }) => shape.type.value).sort());
  const socket = await TestSocket.open(door.app);
  socket.send({ type: "auth", token: door.tokens.bob });
  const before = await everythingOf("ana");

  const about = Object.entries(frames).filter(([, frame]) => frame !== null);
  for (const [type, frame] of about) socket.send({ type, ...frame });
  await door.ask(door.tokens.ana, "POST", `/api/conversations/${conversationId}/events`, { type: "user.cancel" });
  socket.send({ type: "ping" });
  await socket.hears("pong");

  expect(socket.frames.map((frame) => (frame.type === "refused" ? frame.problem.code : frame.type))).toEqual([
    ...about.map(() => "not_found"),
    "pong",
  ]);
  expect(JSON.stringify(socket.frames)).not.toContain(SECRET);
  expect((await everythingOf("ana")).length).toBe(before.length);
});

/** Ana has one of everything, two where there are pages, and her word is in all of it. */
async function settleIn({ ask, tokens }: TokenApp): Promise<Things> {
  const as = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const { status, json, text } = await ask.call(door, tokens.ana, method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return json as T;
  };
  const { conversationId } = await as<{ conversationId: string }>("POST", "/api/conversations", { title: SECRET });
  await as("POST", "/api/conversations", { title: SECRET });
  const say = (text: string) =>
    as<Turn>("POST", `/api/conversations/${conversationId}/messages`, { text, sentAt: NOON });
  await say(`what is a ${SECRET}?`);
  const { turnId } = await say(`my goal is to look like a ${SECRET} and my right knee is bad`);
  const log = { exercise: { name: "back squat" }, sets: [{ reps: 5, weight: 100, unit: "kg" }], note: SECRET };
  const { id: logId } = await as<{ id: string }>("POST", "/api/logs", log);
  await as("POST", "/api/logs", log);
  const exerciseId = (await as<{ items: { id: string }[] }>("GET", "/api/exercises?limit=1")).items[0]?.id ?? "";
  const workout = {
    title: SECRET,
    estimatedMinutes: 10,
    blocks: [{ block: "main", items: [{ exerciseId, name: SECRET, sets: 3, reps: 10, restS: 60 }] }],
  };
  const { id: workoutId } = await as<{ id: string }>("POST", "/api/workouts", workout);
  await as("POST", "/api/workouts", workout);
  const routine = {
    name: SECRET,
    daysPerWeek: 3,
    days: [{ name: SECRET, items: [{ exerciseId, sets: 3, reps: 10, restS: 60 }] }],
  };
  const { id: routineId } = await as<{ id: string }>("POST", "/api/routines", routine);
  await as("POST", "/api/routines", routine);
  const facts = await as<{ items: { id: string }[] }>("GET", "/api/facts");
  const cursors: string[] = [];
  for (const list of [
    "conversations",
    "logs",
    "workouts",
    "routines",
    "facts",
    `conversations/${conversationId}/turns`,
  ]) {
    const { nextCursor } = await as<{ nextCursor: string | null }>("GET", `/api/${list}?limit=1`);
    if (nextCursor) cursors.push(nextCursor);
  }
  if (cursors.length < 4) throw new Error("there are too few pages to be of use");
  return {
    ids: {
      conversations: conversationId,
      chat: conversationId,
      logs: logId,
      workouts: workoutId,
      routines: routineId,
      facts: facts.items[0]?.id ?? "",
      exercises: exerciseId,
      progress: exerciseId,
      machines: "conversation",
    },
    turnId,
    cursors,
    workout: JSON.parse(JSON.stringify(workout).replaceAll(SECRET, "changed")),
    routine: JSON.parse(JSON.stringify(routine).replaceAll(SECRET, "changed")),
  };
}

/** The path with what stands for its parameters. A new kind of id has to be said here. */
function filled(path: string): string {
  const kind = /^(?:\/api)?\/(\w+)/.exec(path)?.[1] ?? "";
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = name === "id" ? anas.ids[kind] : { seq: "1", turnId: anas.turnId }[name];
    if (!value) throw new Error(`say what stands for :${name} in ${path}`);
    return value;
  });
}

/** A body that each route would take from its owner. */
function bodyFor({ method, path }: Route): unknown {
  if (method === "GET" || method === "DELETE") return undefined;
  if (path.endsWith("/messages")) return { text: "hi" };
  if (path.endsWith("/fork")) return { seq: 1 };
  if (path.endsWith("/events")) return { type: "user.cancel" };
  if (path.includes("/logs")) return { note: "changed", exercise: { name: "back squat" }, sets: [{ reps: 1 }] };
  if (path.includes("/workouts")) return anas.workout;
  if (path.includes("/routines")) return anas.routine;
  if (path === "/api/conversations/:id") return { title: "changed" };
  if (path.endsWith("/profile")) return { unit: "lb" };
  if (path.endsWith("/replays"))
    return { detail: "whole", conversation: { conversationId: anas.ids.conversations }, turns: [] };
  return {};
}

/** Routes that answer somebody without a token. */
async function unguarded(): Promise<string[]> {
  const found: string[] = [];
  for (const route of routesOf(door.app.express)) {
    const name = `${route.method} ${route.path}`;
    const planted = route.path.startsWith("/api/planted") ? "/api/planted" : null;
    const path = planted ?? filled(route.path);
    const { status } = await door.ask(null, route.method, path, bodyFor(route), KEYED);
    if (status !== 401 && ![...OPEN_TO_ALL, ...OPEN_TO_OPERATORS].includes(name)) found.push(name);
  }
  return found;
}

/** What bob gets to see or to change when he asks for all that is ana's, by her ids and her cursors. */
async function leaks(): Promise<string[]> {
  const found: string[] = [];
  for (const route of routesOf(door.app.express).filter(({ path }) => path.startsWith("/api/"))) {
    const path = filled(route.path);
    const isAnas = path !== route.path && !/exercises|machines/.test(path);
    const isList = route.method === "GET" && !route.path.endsWith(":id");
    const tries = isList ? [path, ...anas.cursors.map((cursor) => `${path}?limit=50&cursor=${cursor}`)] : [path];
    for (const url of route.path.endsWith("/snapshot") ? [...tries, `${path}?raw=1`] : tries) {
      const { status, text } = await door.ask(door.tokens.bob, route.method, url, bodyFor(route), KEYED);
      const name = `${route.method} ${route.path}`;
      if (isAnas && status !== 404) found.push(`${name} answered ${status}`);
      if (text.includes(SECRET)) found.push(`${name} told the secret`);
      const isHis = !isAnas && url === path;
      if (status >= 500 || (isHis && status >= 400)) found.push(`${name} answered ${status}`);
    }
  }
  return found;
}

/** All that a user can read of their own. */
async function everythingOf(user: "ana" | "bob"): Promise<string[]> {
  const texts: string[] = [];
  for (const { method, path } of routesOf(door.app.express))
    if (method === "GET" && path.startsWith("/api/") && !/exercises|machines|planted/.test(path))
      texts.push((await door.ask(door.tokens[user], "GET", filled(path), undefined, KEYED)).text);
  return texts.map((text) => text.replace(/"exportedAt":"[^"]*"/, ""));
}

/** Puts a route before everything else, as a careless change might, until the test is over. */
function plant({ app }: TokenApp, path: string, handle: (request: Request, response: Response) => unknown): void {
  app.express.get(path, handle);
  const { stack } = app.express.router;
  const last = stack.pop();
  if (!last) return;
  stack.unshift(last);
  onTestFinished(() => {
    stack.splice(stack.indexOf(last), 1);
  });
}
