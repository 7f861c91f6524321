import { expect, test, vi } from "vitest";
import type { WorkScope } from "../../src/agents/agent.ts";
import type { Cast } from "../../src/runtime/workRunner.ts";
import { startTestApp } from "./testApp.ts";

/** A server in which one actor waits, each time it is asked, until it is let go. */
async function startHeld(actor: string, before: (scope: WorkScope) => void = () => {}) {
  const calls: { input: { text?: string; assignment?: { text: string } }; signal: AbortSignal; letGo: () => void }[] =
    [];
  let isFree = false;
  const app = await startTestApp({
    recast: (cast): Cast => ({
      ...cast,
      [actor]: async (input, scope) => {
        before(scope);
        if (!isFree) {
          const { promise, resolve } = Promise.withResolvers<void>();
          calls.push({ input, signal: scope.signal, letGo: resolve });
          await promise;
        }
        return cast[actor]?.(input, scope);
      },
    }),
  });
  return {
    app,
    calls,
    ana: await app.converse(),
    arrived: (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count)),
    free() {
      isFree = true;
      for (const { letGo } of calls) letGo();
    },
  };
}

test("[R5] lines sent in quick succession while a message is routed are one message", async () => {
  const { app, ana, arrived, free } = await startHeld("router");
  const first = ana.says("bench press", { messageId: "one" });
  await arrived(1);
  const second = ana.says("3x8 at 60 kg", { messageId: "two" });
  await arrived(2);
  free();

  const turns = await Promise.all([first, second]);
  const [turn] = turns;
  expect(new Set(turns.map(({ turnId }) => turnId)).size).toBe(1);
  expect(turn?.input.text).toBe("bench press\n3x8 at 60 kg");
  expect(await ana.logs()).toMatchObject([{ sets: Array.from({ length: 3 }, () => ({ reps: 8, weight: 60 })) }]);
  expect((await ana.view()).messages.map(({ role, text, turnId }) => [role, text, turnId])).toEqual([
    ["user", "bench press", turn?.turnId],
    ["user", "3x8 at 60 kg", turn?.turnId],
    ["assistant", turn?.reply.text, turn?.turnId],
  ]);

  const before = await ana.view();
  await app.restart();
  expect((await ana.view()).messages).toEqual(before.messages);
  expect(await ana.says("3x8 at 60 kg", { messageId: "two" })).toEqual(turn);
});

test("[R5] a correction while a specialist works starts the work again with both", async () => {
  const { ana, calls, arrived, free } = await startHeld("logger.matcher");
  const first = ana.says("bench press 3x8 at 60 kg");
  await arrived(1);
  const second = ana.says("no wait, 70 kg");
  await arrived(2);
  free();

  const [turn, same] = await Promise.all([first, second]);
  expect(same.turnId).toBe(turn.turnId);
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(await ana.logs()).toMatchObject([{ sets: Array.from({ length: 3 }, () => ({ reps: 8, weight: 70 })) }]);
});

test("[R5] what corrects nothing waits its turn", async () => {
  const { app, ana, arrived, free } = await startHeld("logger.matcher");
  const first = ana.says("bench press 3x8 at 60 kg");
  await arrived(1);
  const second = ana.says("what muscles does a deadlift work?");
  await vi.waitFor(() => expect(app.trace().some(({ event }) => event === "message_queued")).toBe(true));
  free();

  expect((await second).seq).toBe((await first).seq + 1);
  expect((await second).routes[0]?.route).toBe("COACH");
});

test("[R6] a stop that is typed while a message is still routed calls the message off", async () => {
  const { ana, arrived, free } = await startHeld("router");
  const logged = ana.says("lat pulldown 3x10 50kg");
  await arrived(1);

  const stopped = await ana.says("stop");
  free();

  expect(stopped).toMatchObject({ turnId: (await logged).turnId, status: "cancelled", effects: [] });
  expect(await ana.logs()).toEqual([]);
});

test("[R6] a stop that is typed stops the work, and what was delivered stays and is marked", async () => {
  const { ana, calls, arrived } = await startHeld("coach.composer", (scope) => scope.emit("The deadlift works"));
  const asked = ana.says("what muscles does a deadlift work?");
  await arrived(1);

  const stopped = await ana.says("stop");

  expect(stopped).toMatchObject({ turnId: (await asked).turnId, status: "cancelled", effects: [] });
  expect(stopped.reply.text).toBe("The deadlift works …\n\nStopped.");
  expect(calls[0]?.signal.aborted).toBe(true);
});

test("[R5] a request that was done before a correction came is not done again", async () => {
  const { ana, arrived, free } = await startHeld("generator.searcher");
  const first = ana.says("bench press 3x8 at 60 kg. Also make me a 45 minute leg workout");
  await arrived(1);
  const second = ana.says("actually make it 30 minutes");
  await arrived(2);
  free();

  const [turn] = await Promise.all([first, second]);
  expect(turn.effects.map(({ kind, op }) => `${kind}.${op}`)).toEqual(["log.create", "workout.create"]);
  expect(turn.effects[1]?.data).toMatchObject({ estimatedMinutes: expect.toSatisfy((minutes) => minutes <= 33) });
  expect(await ana.logs()).toHaveLength(1);
});
