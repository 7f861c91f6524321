import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";
import { CONSOLE_KEY, startTokenApp } from "./tokenApp.ts";

/** The samples, by name and labels as they are written. */
async function scrape(app: TestApp, headers: Record<string, string> = {}): Promise<Map<string, number>> {
  const response = await fetch(`${app.url}/metrics`, { headers });
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
}

test("[A13] turns, effects, refusals, latency and what is in hand are counted from this server's start", async () => {
  const app = await startTestApp();
  const ana = await app.converse("ana");
  await app.converse("bob");
  await ana.says("3x10 bench press at 80kg");
  await ana.says("5x5 back squat at 100kg");
  await ana.says("4x6 rows at 95 lbs");
  await app.request("GET", "/api/logs/none");
  await app.request("GET", "/api/logs?limit=0");
  const socket = await TestSocket.open(app);
  socket.send("no frame");
  await socket.hears("refused");

  const samples = await scrape(app);

  const counted = {
    'setpoint_turns_total{route="WORKOUT_LOG",status="completed"}': 2,
    'setpoint_turns_total{route="WORKOUT_LOG",status="awaiting"}': 1,
    'setpoint_turn_duration_seconds_count{route="WORKOUT_LOG"}': 3,
    'setpoint_effects_total{kind="log",op="create"}': 2,
    'setpoint_refusals_total{code="not_found",over="http"}': 1,
    'setpoint_refusals_total{code="bad_request",over="http"}': 1,
    'setpoint_refusals_total{code="bad_request",over="socket"}': 1,
    setpoint_conversations_awake: 2,
    setpoint_sockets_open: 1,
    setpoint_turns_running: 0,
    setpoint_turns_waiting: 0,
  };
  expect(Object.fromEntries(Object.keys(counted).map((name) => [name, samples.get(name)]))).toEqual(counted);
  expect(samples.get('setpoint_turn_duration_seconds_sum{route="WORKOUT_LOG"}')).toBeGreaterThan(0);
  expect(samples.get("process_resident_memory_bytes")).toBeGreaterThan(1e7);

  await app.restart();
  expect([...(await scrape(app)).keys()].filter((name) => name.startsWith("setpoint_turns_total"))).toEqual([]);
});

test("[A13] a turn that runs and those that wait behind it are seen while they do", async () => {
  const [held, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const app = await startTestApp({
    recast: (cast) => ({
      ...cast,
      committer: async (input, scope) => {
        reached.resolve();
        await held.promise;
        return cast.committer?.(input, scope);
      },
    }),
  });
  const { conversationId } = await app.converse();
  const say = (text: string) => app.request("POST", `/api/conversations/${conversationId}/messages?wait=0`, { text });
  await say("3x10 bench press at 80kg");
  await reached.promise;
  await say("5x5 back squat at 100kg");

  const samples = await scrape(app);

  expect([samples.get("setpoint_turns_running"), samples.get("setpoint_turns_waiting")]).toEqual([1, 1]);
  held.resolve();
});

test("[A13] with tokens the figures are told to those who have the console key", async () => {
  const { app, ask, tokens } = await startTokenApp();
  const door = { app } as never;

  expect((await ask.call(door, null, "GET", "/metrics")).status).toBe(403);
  expect((await ask.call(door, tokens.ana, "GET", "/metrics")).status).toBe(403);
  expect((await scrape(app, { "X-Setpoint-Console-Key": CONSOLE_KEY })).size).toBeGreaterThan(10);
  expect((await fetch(`${app.url}/metrics`, { headers: { Origin: "https://elsewhere.example" } })).status).toBe(403);
});
