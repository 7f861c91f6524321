import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { readConfig } from "../../src/config.ts";
import { openTokens } from "../../src/store/openTokens.ts";
import { ManualClock } from "./manualClock.ts";
import { sharedTestApp, startTestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";
import { CONSOLE_KEY, startTokenApp, TOKEN_MODE, tokenAppOn } from "./tokenApp.ts";

const shared = sharedTestApp({ environment: TOKEN_MODE });
/** A server for tests that ask nothing special of it. */
const visit = async () => tokenAppOn(await shared());

const SCRIPT = join(import.meta.dirname, "../../scripts/token.ts");
const isRefused = { status: 401, json: { code: "unauthenticated" } };

test.each([
  ["no token", null],
  ["nonsense", "nonsense"],
  ["a token that was never made", `spt_0123456789abcdef_${"x".repeat(43)}`],
])("[D1] %s opens nothing", async (_, token) => {
  const { ask } = bound(await visit());

  const refused = await ask(token, "GET", "/api/profile", undefined, { "X-Setpoint-User": "ana" });

  expect(refused).toMatchObject(isRefused);
  expect(refused.headers.get("www-authenticate")).toBe("Bearer");
});

test("[D1] a right id with a wrong secret opens nothing, and neither does a token in the URL", async () => {
  const { ask, tokens } = bound(await visit());
  const wrong = tokens.ana.slice(0, -1) + (tokens.ana.endsWith("A") ? "B" : "A");

  expect(await ask(wrong, "GET", "/api/profile")).toMatchObject(isRefused);
  expect(await ask(null, "GET", `/api/profile?token=${tokens.ana}&access_token=${tokens.ana}`)).toMatchObject(
    isRefused,
  );
  expect(await ask(tokens.ana, "GET", "/api/profile")).toMatchObject({ status: 200 });
});

test("[D1] tokens are made, listed and revoked from the command line while the server runs", async () => {
  const { app, ask } = bound(await startTokenApp());
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [SCRIPT, ...args], {
      env: { ...process.env, SETPOINT_DATA_DIR: app.dataDir },
    });

  const made = (await run("create", "--user", "eve", "--name", "laptop")).stdout.trim();
  expect(await ask(made, "GET", "/api/profile")).toMatchObject({ status: 200 });
  const listed = (await run("list")).stdout;
  const id = made.split("_")[1] ?? "";
  expect(listed).toMatch(new RegExp(`^${id}\\teve\\t.*in force\\tlaptop$`, "m"));
  expect(listed).not.toContain(made.split("_").at(-1));
  await run("revoke", id);
  expect(await ask(made, "GET", "/api/profile")).toMatchObject(isRefused);
  expect((await run("list")).stdout).toMatch(new RegExp(`^${id}\\teve\\t.*revoked`, "m"));
  await expect(run("revoke", id)).rejects.toThrow("no token");
  await expect(run("create")).rejects.toThrow("--user must be");
});

test("[D1] the text of a token is nowhere in the data folder", async () => {
  const { app, tokens } = await visit();
  const secret = tokens.ana.split("_").slice(2).join("_");

  const files = readdirSync(app.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const holding = (text: string) =>
    files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes(text)).map(({ name }) => name);

  expect(holding(secret)).toEqual([]);
  expect(holding(tokens.ana.split("_")[1] ?? "").length).toBeGreaterThan(0);
});

test("[D1] tokens survive a restart, and without a server the command needs none", async () => {
  const door = await startTokenApp();
  await door.app.stop();
  const tokens = await openTokens(door.app.dataDir);
  const made = await tokens.create("eve", "");
  await tokens.close();
  await door.app.start();

  for (const token of [made.token, door.tokens.ana])
    expect(await door.ask(token, "GET", "/api/profile")).toMatchObject({ status: 200 });
});

test("[D2] over a socket the first frame says who speaks", async () => {
  const { app, tokens } = await visit();
  const socket = await TestSocket.open(app, "bob");

  socket.send({ type: "conversation.open" });
  expect((await socket.hears("refused")).problem.code).toBe("unauthenticated");
  socket.send({ type: "auth", token: tokens.ana });
  socket.send({ type: "conversation.open" });
  const { view } = await socket.hears("snapshot");

  const ana = await TestSocket.open(app);
  ana.send({ type: "auth", token: tokens.ana });
  ana.send({ type: "conversation.open", conversationId: view.conversationId });
  await ana.hears("snapshot");
});

test("[D2] a wrong token is refused and the socket closed", async () => {
  const { app } = await visit();
  const socket = await TestSocket.open(app);

  socket.send({ type: "auth", token: "wrong" });

  expect((await socket.hears("refused")).problem.code).toBe("unauthenticated");
  expect(await socket.closed).toBe(1008);
});

test("[D2] a socket that does not say in time who it is, is closed", async () => {
  const clock = new ManualClock("2026-11-21T11:00:00Z");
  const { app, tokens } = await startTokenApp({ clock });
  const [silent, prompt] = [await TestSocket.open(app), await TestSocket.open(app)];
  prompt.send({ type: "auth", token: tokens.ana });
  prompt.send({ type: "ping" });
  await prompt.hears("pong");

  clock.advance(10_000);

  expect((await silent.hears("refused")).problem.code).toBe("unauthenticated");
  expect(await silent.closed).toBe(1008);
  expect(prompt.isOpen).toBe(true);
});

test("[D2] a revoked token ends its open sockets: at the next frame, and at the next heartbeat of one that is silent", async () => {
  const clock = new ManualClock("2026-11-21T11:00:00Z");
  const { app, tokens } = await startTokenApp({ clock });
  const [speaks, listens, bobs] = await Promise.all([0, 1, 2].map(() => TestSocket.open(app)));
  for (const socket of [speaks, listens]) socket?.send({ type: "auth", token: tokens.ana });
  bobs?.send({ type: "auth", token: tokens.bob });
  for (const socket of [speaks, listens, bobs]) {
    socket?.send({ type: "ping" });
    await socket?.hears("pong");
  }

  const store = await openTokens(app.dataDir);
  await store.revoke(tokens.ana.split("_")[1] ?? "");
  await store.close();
  speaks?.send({ type: "conversation.open" });

  expect(await speaks?.closed).toBe(1008);
  clock.advance(30_000);
  expect(await listens?.closed).toBe(1008);
  expect(bobs?.isOpen).toBe(true);
});

test("[D3] what is stored is shown as it is stored only with the console key", async () => {
  const { ask, tokens } = bound(await visit());
  const { conversationId } = (await ask(tokens.ana, "POST", "/api/conversations", {})).json as {
    conversationId: string;
  };
  const keyed = { "X-Setpoint-Console-Key": CONSOLE_KEY };

  for (const path of ["snapshot?raw=1", "history/1"]) {
    const url = `/api/conversations/${conversationId}/${path}`;
    expect(await ask(tokens.ana, "GET", url)).toMatchObject({ status: 403, json: { code: "forbidden" } });
    expect((await ask(tokens.ana, "GET", url, undefined, { "X-Setpoint-Console-Key": `${CONSOLE_KEY}x` })).status).toBe(
      403,
    );
    expect((await ask(tokens.ana, "GET", url, undefined, keyed)).status).toBe(200);
    expect((await ask(tokens.bob, "GET", url, undefined, keyed)).status).toBe(404);
    expect((await ask(tokens.bob, "GET", url)).status).toBe(404);
    expect((await ask(null, "GET", url, undefined, keyed)).status).toBe(401);
  }
  for (const path of [
    `/api/conversations/${conversationId}/snapshot`,
    `/api/conversations/${conversationId}/history`,
    "/api/machines",
  ])
    expect((await ask(tokens.ana, "GET", path)).status).toBe(200);
});

test.each<[string, string, object | undefined, number]>([
  ["POST", "/api/conversations/:id/fork", { seq: 1 }, 201],
  ["POST", "/api/conversations/:id/replay", {}, 200],
  ["GET", "/api/machines/conversation/heat", undefined, 200],
  ["GET", "/api/machines/conversation/heat?conversation=:id", undefined, 200],
])("[D3] looking inside takes the console key: %s %s", async (method, path, body, status) => {
  const { ask, tokens } = bound(await visit());
  const { conversationId } = (await ask(tokens.ana, "POST", "/api/conversations", {})).json as {
    conversationId: string;
  };
  const url = path.replace(":id", conversationId);
  const list = async () => ((await ask(tokens.ana, "GET", "/api/conversations")).json as { items: unknown[] }).items;
  const before = await list();

  expect(await ask(tokens.ana, method, url, body)).toMatchObject({ status: 403, json: { code: "forbidden" } });
  expect(await list()).toEqual(before);
  if (url.includes(conversationId)) expect((await ask(tokens.bob, method, url, body)).status).toBe(404);
  const keyed = { "X-Setpoint-Console-Key": CONSOLE_KEY };
  expect((await ask(tokens.ana, method, url, body, keyed)).status).toBe(status);
});

test("[D3] without a console key set, nobody sees what is stored", async () => {
  const { ask, tokens } = bound(await startTokenApp({ environment: { SETPOINT_CONSOLE_KEY: "" } }));
  const { conversationId } = (await ask(tokens.ana, "POST", "/api/conversations", {})).json as {
    conversationId: string;
  };

  for (const key of ["", "undefined", "null"])
    expect(
      (
        await ask(tokens.ana, "GET", `/api/conversations/${conversationId}/snapshot?raw=1`, undefined, {
          "X-Setpoint-Console-Key": key,
        })
      ).status,
    ).toBe(403);
});

test.each(["0.0.0.0", "::", "192.168.1.5", "example.org", "127.0.0.1.example.org"])(
  "[D4] without tokens the server refuses to listen on %s",
  (HOST) => {
    expect(() => readConfig({ HOST })).toThrow(/HOST.*loopback/);
    expect(readConfig({ HOST, SETPOINT_AUTH: "token" }).HOST).toBe(HOST);
  },
);

test("[D4] a console key that could be guessed stops the start with a sentence that does not repeat it", () => {
  expect(() => readConfig({ SETPOINT_CONSOLE_KEY: "short-key" })).toThrow("SETPOINT_CONSOLE_KEY must be 16 to 200");
  expect(() => readConfig({ SETPOINT_CONSOLE_KEY: "short-key" })).not.toThrow("short-key");
});

test("[D4] with tokens a server may be reached under any name; a foreign origin is refused all the same", async () => {
  const { app, ask, tokens } = bound(await visit());

  expect((await ask(tokens.ana, "GET", "/api/profile", undefined, { Origin: "https://evil.example" })).status).toBe(
    403,
  );
  await expect(TestSocket.open(app, "ana", { Origin: "https://evil.example" })).rejects.toThrow("refused");
  const open = await startTestApp({
    environment: { SETPOINT_AUTH: "token", HOST: "0.0.0.0", SETPOINT_ALLOWED_ORIGINS: "https://app.example" },
  });
  await vi.waitFor(async () => expect((await fetch(`${open.url}/health/ready`)).status).toBe(200));
  const preflight = await fetch(`${open.url}/api/profile`, {
    method: "OPTIONS",
    headers: {
      Origin: "https://app.example",
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "authorization",
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("https://app.example");
  expect(preflight.headers.get("access-control-allow-headers")).toBe("authorization");
});

/** The parts that most tests use. */
function bound(door: Awaited<ReturnType<typeof startTokenApp>>) {
  return { app: door.app, tokens: door.tokens, ask: door.ask.bind(door) };
}
