import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { ManualClock } from "./manualClock.ts";
import { startTestApp, type TestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";
import { startTokenApp } from "./tokenApp.ts";

const socketUrl = (app: TestApp) => `${app.url.replace("http", "ws")}/ws`;

test("[D6] more messages than allowed are refused with the time to wait; other users are not held up", async () => {
  const app = await startTestApp({ environment: { SETPOINT_RATE_LIMIT: "2/h" } });
  const [ana, bob] = [await app.converse("ana"), await app.converse("bob")];
  await ana.says("hello");
  await ana.says("hello");

  const refused = await app.request("POST", `/api/conversations/${ana.conversationId}/messages`, { text: "hello" });
  const socket = await TestSocket.open(app);
  socket.send({ type: "user.message", conversationId: ana.conversationId, messageId: "m1", text: "hello" });

  expect(refused).toMatchObject({ status: 429, json: { code: "rate_limited" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
  expect((await socket.hears("refused")).problem).toMatchObject({
    code: "rate_limited",
    retryAfterS: expect.any(Number),
  });
  expect((await ana.view()).messages).toHaveLength(4);
  expect((await bob.says("hello")).status).toBe("completed");
});

test("[D6] where users are known, all that one asks for is counted; another is not held up", async () => {
  const { ask, tokens, app } = await startTokenApp({
    environment: { SETPOINT_RATE_LIMIT: "1/h" },
    limits: { framesPerMessage: 3 },
  });
  const get = (token: string) => fetch(`${app.url}/api/profile`, { headers: { Authorization: `Bearer ${token}` } });
  for (let request = 0; request < 3; request++) expect((await get(tokens.ana)).status).toBe(200);

  const refused = await get(tokens.ana);

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await get(tokens.bob)).status).toBe(200);
  expect((await ask.call({ app } as never, null, "GET", "/health/ready")).status).toBe(200);
});

test("[D6] frames are counted per connection: one that floods does not hold up the next", async () => {
  const app = await startTestApp({ environment: { SETPOINT_RATE_LIMIT: "1/h" }, limits: { framesPerMessage: 5 } });
  const [floods, calm] = [await TestSocket.open(app), await TestSocket.open(app)];

  for (let frame = 0; frame < 8; frame++) floods.send({ type: "ping" });
  await floods.hears("refused");
  calm.send({ type: "ping" });
  await calm.hears("pong");

  expect(floods.frames.slice(0, 6).map(({ type }) => type)).toEqual([...Array(5).fill("pong"), "refused"]);
  expect(floods.isOpen).toBe(true);
});

test("[D6] sockets are counted in all: the next one is told to come back, and finds a place when one has gone", async () => {
  const app = await startTestApp({ limits: { sockets: 2 } });
  const [first] = [await TestSocket.open(app), await TestSocket.open(app)];

  const refused = await refusedUpgrade(app);
  expect(refused).toMatchObject({ status: 503, retryAfter: "5" });
  first?.close();
  await first?.closed;
  await TestSocket.open(app);
});

test("[D6] sockets are counted per user", async () => {
  const { app, tokens } = await startTokenApp({ limits: { socketsPerUser: 1 } });
  const open = async (token: string) => {
    const socket = await TestSocket.open(app);
    socket.send({ type: "auth", token });
    socket.send({ type: "ping" });
    return socket;
  };
  const first = await open(tokens.ana);
  await first.hears("pong");

  const second = await open(tokens.ana);
  expect((await second.hears("refused")).problem).toMatchObject({ code: "rate_limited", retryAfterS: 1 });
  expect(await second.closed).toBe(1013);
  await (await open(tokens.bob)).hears("pong");
  first.close();
  await first.closed;
  await (await open(tokens.ana)).hears("pong");
});

test("[D6] conversations watched over one socket are bounded", async () => {
  const app = await startTestApp({ limits: { watchedPerSocket: 2 } });
  const socket = await TestSocket.open(app);

  for (let conversation = 0; conversation < 3; conversation++) socket.send({ type: "conversation.open" });

  expect((await socket.hears("refused")).problem).toMatchObject({ code: "conflict" });
  expect(socket.frames.filter(({ type }) => type === "snapshot")).toHaveLength(2);
});

test("[D6] a client that sends faster than it is answered is read no further meanwhile, and loses nothing", async () => {
  const app = await startTestApp();
  const pause = vi.spyOn(WebSocket.prototype, "pause");
  onTestFinished(() => void pause.mockRestore());
  const socket = await TestSocket.open(app);

  for (let frame = 0; frame < 500; frame++)
    socket.send({ type: "user.pick", conversationId: `c${frame}`, optionId: "x" });
  socket.send({ type: "ping" });
  await socket.hears("pong");

  expect(pause).toHaveBeenCalled();
  expect(
    socket.frames.map((frame) => frame.type === "refused" && (frame.to as { conversationId: string }).conversationId),
  ).toEqual([...Array.from({ length: 500 }, (_, frame) => `c${frame}`), false]);
});

test("[D6] a client that is gone without a word is let go after two heartbeats, one that answers stays", async () => {
  const clock = new ManualClock("2026-11-21T11:00:00Z");
  const app = await startTestApp({ clock });
  const gone = new WebSocket(socketUrl(app), { autoPong: false });
  const here = new WebSocket(socketUrl(app));
  await Promise.all([gone, here].map((socket) => new Promise((resolve) => socket.once("open", resolve))));
  const closed = new Promise<number>((resolve) => gone.once("close", resolve));

  for (let beat = 0; beat < 3; beat++) {
    const asked = new Promise((resolve) => here.once("ping", resolve));
    clock.advance(30_000);
    await asked;
    const heard = new Promise((resolve) => here.once("pong", resolve));
    here.ping();
    await heard;
  }

  expect(await closed).toBe(1006);
  expect(here.readyState).toBe(WebSocket.OPEN);
  here.terminate();
});

test.each([
  ["headers that never end", "GET /api/profile HTTP/1.1\r\nHost: localhost\r\n"],
  [
    "a body that never ends",
    "POST /api/conversations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
  ],
])("[D6] %s are given up after a while, and others are served meanwhile", async (_, beginning) => {
  const app = await startTestApp({ limits: { headersMs: 200, requestMs: 400 } });
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname, () => socket.write(beginning));
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });

  expect((await app.request("GET", "/health/ready")).status).toBe(200);
  await new Promise((resolve) => socket.on("close", resolve));

  expect(answer).toMatch(/^HTTP\/1\.1 408/);
});

test("[D6] a frame over 64 KiB, and a message in a thousand pieces, end their connection and no other", async () => {
  const app = await startTestApp();
  const [large, good] = [await TestSocket.open(app), await TestSocket.open(app)];
  const pieces = new WebSocket(socketUrl(app));
  await new Promise((resolve) => pieces.once("open", resolve));
  const cut = new Promise<number>((resolve) => pieces.once("close", resolve));

  large.send("x".repeat(65_537));
  for (let piece = 0; piece < 1_000; piece++) pieces.send(" ", { fin: false });

  expect(await large.closed).toBe(1009);
  expect(await cut).toBe(1008);
  good.send({ type: "ping" });
  await good.hears("pong");
});

test("[D6] compression is not offered, and nothing of what runs here is told", async () => {
  const app = await startTestApp();
  const socket = new WebSocket(socketUrl(app), { perMessageDeflate: true });
  await new Promise((resolve) => socket.once("open", resolve));
  expect(socket.extensions).toBe("");
  socket.terminate();

  for (const path of ["/", "/api/profile", "/api/none", "/none", "/health/ready"]) {
    const { headers } = await fetch(`${app.url}${path}`);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toContain("unsafe");
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy"), path).toBe("no-referrer");
    expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
    expect([...headers.keys()], path).not.toContain("x-powered-by");
    if (path.startsWith("/api")) expect(headers.get("cache-control"), path).toBe("no-store");
  }
});

/** How an upgrade was answered. */
function refusedUpgrade(app: TestApp): Promise<{ status: number | undefined; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(socketUrl(app));
    socket.on("open", () => reject(new Error("the socket was opened")));
    socket.on("error", () => {});
    socket.on("unexpected-response", (_request, response) => {
      response.resume();
      resolve({ status: response.statusCode, retryAfter: response.headers["retry-after"] });
    });
  });
}
