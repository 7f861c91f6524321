import { expect, test, vi } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import type { View } from "../../src/protocol/view.ts";
import { ManualClock } from "./manualClock.ts";
import { startServerProcess } from "./serverProcess.ts";
import { NOON, startTestApp } from "./testApp.ts";

const ROWS = { text: "4x6 rows at 95 lbs", sentAt: NOON };
type Items = { items: { exercise: { name: string }; sets: { reps: number }[] }[] };

test.each(["files", "sqlite"])(
  "[R1] a kill in the middle of an open question costs nothing (%s)",
  async (snapshots) => {
    const server = await startServerProcess({ SETPOINT_SNAPSHOTS: snapshots });
    const { conversationId } = (await server.request("POST", "/api/conversations", {})).json as View;
    const asked = (await server.request("POST", `/api/conversations/${conversationId}/messages`, ROWS)).json as Turn;
    expect(asked.status).toBe("awaiting");

    await server.kill();
    await server.start();
    const view = (await server.request("GET", `/api/conversations/${conversationId}/snapshot`)).json as View;
    const answered = (
      await server.request("POST", `/api/conversations/${conversationId}/messages`, {
        text: "the cable one",
        sentAt: NOON,
      })
    ).json as Turn;

    expect(view.pending).toEqual(asked.pending);
    expect(view.seq).toBe(asked.seq);
    expect(answered.seq).toBe(asked.seq + 1);
    const { items } = (await server.request("GET", "/api/logs")).json as Items;
    expect(items.map(({ exercise, sets }) => [exercise.name, sets.length])).toEqual([["Seated Cable Row", 4]]);
  },
);

test("[R3] an open question expires at its due time, through a restart too", async () => {
  const clock = new ManualClock("2026-11-21T11:00:00Z");
  const app = await startTestApp({ clock });
  const ana = await app.converse();
  const asked = await ana.says("4x6 rows at 95 lbs");
  expect(asked.pending?.expiresAt).toBe("2026-11-22T11:00:00.000Z");

  await app.restart();
  clock.advance(23 * 3_600_000);
  expect((await ana.view()).pending).not.toBeNull();
  clock.advance(3_600_000);

  await vi.waitFor(async () => expect((await ana.view()).pending).toBeNull());
  const view = await ana.view();
  expect(view.value).toMatchObject({ dialogue: "idle" });
  expect(view.seq).toBe(asked.seq + 1);
  expect(view.messages.at(-1)?.text).toContain("nothing was stored");
});
