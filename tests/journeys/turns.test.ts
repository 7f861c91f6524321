import { expect, test, vi } from "vitest";
import type { WorkScope } from "../../src/agents/agent.ts";
import type { Turn } from "../../src/protocol/turn.ts";
import { sharedTestApp, startTestApp } from "./testApp.ts";

const visit = sharedTestApp();

/** Holds one piece of work until it is let go; counts who came. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const arrived = { count: 0, signals: [] as AbortSignal[] };
  return { arrived, open: resolve, passed: promise };
}

/** A server whose coach waits at the gate. */
async function startHeld() {
  const held = gate();
  const app = await startTestApp({
    recast: (cast) => ({
      ...cast,
      "coach.retriever": async (input, scope) => {
        held.arrived.count += 1;
        held.arrived.signals.push(scope.signal);
        await held.passed;
        return cast["coach.retriever"]?.(input, scope);
      },
    }),
  });
  return { app, held, ana: await app.converse() };
}

const QUESTION = "what muscles does a deadlift work?";

test("[R4] the same message id is one turn", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turns = await Promise.all(
    Array.from({ length: 5 }, () => ana.says("3x10 bench at 80kg", { messageId: "once" })),
  );
  await app.restart();
  const later = await ana.says("3x10 bench at 80kg", { messageId: "once" });

  expect(new Set([...turns, later].map(({ turnId }) => turnId)).size).toBe(1);
  expect(later).toEqual(turns[0]);
  expect(await ana.logs()).toHaveLength(1);
});

test("[R5] two taps at once answer one question once, and the conversation goes on, through a restart", async () => {
  const app = await visit();
  const ana = await app.converse();
  const asked = await ana.says("4x6 rows at 95 lbs");
  const optionId = asked.pending?.options[0]?.id;
  const pick = () =>
    app.request("POST", `/api/conversations/${ana.conversationId}/events`, { type: "user.pick", optionId });

  const taps = await Promise.all([pick(), pick(), pick()]);
  await app.restart();

  expect(taps.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await ana.logs()).toHaveLength(1);
  expect((await ana.says("3x10 bench at 80kg")).effects).toHaveLength(1);
});

test("[R5] a burst waits behind the running turn, in order; a full queue says so; the view outlives a restart", async () => {
  const { app, held, ana } = await startHeld();
  const first = ana.says(QUESTION);
  await vi.waitFor(() => expect(held.arrived.count).toBe(1));
  const path = `/api/conversations/${ana.conversationId}`;

  const burst = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      app.request("POST", `${path}/messages?wait=0`, { text: `bench press 1x5 at ${60 + index} kg` }),
    ),
  );
  const queued = app.trace().filter(({ event }) => event === "message_queued");
  held.open();
  const { traceId } = await first;
  await vi.waitFor(async () => expect((await ana.view()).seq).toBe(22), 10_000);
  const turns = (await app.request("GET", `${path}/turns?limit=100`)).json as { items: Turn[] };
  const before = await ana.view();
  await app.restart();

  expect(burst.filter(({ status }) => status === 202)).toHaveLength(20);
  const refused = burst.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(40);
  expect(refused[0]?.json).toMatchObject({ code: "rate_limited" });
  expect(refused[0]?.headers.get("retry-after")).toBe("1");
  expect(turns.items.map((turn) => turn.traceId)).toEqual([traceId, ...queued.map(({ trace_id }) => trace_id)]);
  expect(await ana.logs()).toHaveLength(20);
  expect((await ana.view()).messages).toEqual(before.messages);
});

test("[R6] a cancel stops the work that runs, and the conversation goes on", async () => {
  const { held, ana } = await startHeld();
  const asked = ana.says(QUESTION);
  await vi.waitFor(() => expect(held.arrived.count).toBe(1));

  const cancelled = await ana.cancels();

  expect(cancelled).toMatchObject({ turnId: (await asked).turnId, status: "cancelled" });
  expect(held.arrived.signals[0]?.aborted).toBe(true);
  held.open();
  expect((await ana.says("3x10 bench at 80kg")).effects).toHaveLength(1);
});

test("[R6] a cancel drops an open question, and never undoes a write", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("3x10 bench at 80kg");
  await ana.says("4x6 rows at 95 lbs");

  const cancelled = await ana.cancels();

  expect(cancelled).toMatchObject({ status: "cancelled", pending: null });
  expect(await ana.logs()).toHaveLength(1);
  expect((await ana.view()).value).toMatchObject({ dialogue: "idle" });
});

const ROLES = ["screener", "coach.retriever", "coach.composer", "outputGuard", "replier"];
let broken: string | null = null;
const visitFragile = sharedTestApp({
  recast: (cast) => ({
    ...cast,
    ...Object.fromEntries(
      ROLES.map((role) => [
        role,
        async (input: unknown, scope: WorkScope) => {
          if (role === broken) throw new Error("planted");
          return cast[role]?.(input, scope);
        },
      ]),
    ),
  }),
});

test.each(ROLES)("[R7] a failing %s ends in an utterance, and the conversation goes on", async (role) => {
  const app = await visitFragile();
  const ana = await app.converse();

  broken = role;
  const failed = await ana.says(QUESTION);
  broken = null;
  const next = await ana.says(QUESTION);

  expect(failed.reply.text.length).toBeGreaterThan(10);
  expect(JSON.stringify(failed)).not.toContain("planted");
  expect(next.status).toBe("completed");
  expect(next.reply.text).toMatch(/hamstrings/i);
});

test("[R7] a failing write claims nothing and stores nothing", async () => {
  const app = await startTestApp({
    recast: (cast) => ({
      ...cast,
      committer: async () => {
        throw new Error("planted");
      },
    }),
  });
  const ana = await app.converse();

  const turn = await ana.says("3x10 bench at 80kg");

  expect(turn).toMatchObject({ status: "failed", effects: [] });
  expect(turn.reply.text).not.toMatch(/^logged/im);
  expect(await ana.logs()).toEqual([]);
});
