import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "../src/runtime/clock.ts";
import { ConversationHost } from "../src/runtime/conversationHost.ts";
import { LocalFanout } from "../src/runtime/fanout.ts";
import { LocalEngine } from "../src/runtime/localEngine.ts";
import { silentTrace } from "../src/runtime/trace.ts";
import { type Cast, WorkRunner } from "../src/runtime/workRunner.ts";
import { openStore } from "../src/store/openStore.ts";
import type { Contestant } from "./measure.ts";
import { answerOf, routeOf, routingOf } from "./stubCast.ts";

const WINDOW = 20;

/** The floor: the same screening, routing, answer, window of messages and JSON, written as one async function. */
export function plainFunction(): Contestant {
  const stored = new Map<number, { seq: number; messages: unknown[]; json: string }>();
  const screen = async (_text: string) => ({ verdict: "pass" });
  return {
    name: "plain function",
    async turn(conversation, index) {
      const text = textOf(index);
      const state = stored.get(conversation) ?? { seq: 0, messages: [], json: "" };
      await screen(text);
      const routing = routingOf(text);
      const outcome =
        routeOf(text) === "COACH" ? await Promise.resolve(answerOf(text)) : await Promise.resolve(answerOf(text));
      const at = new Date().toISOString();
      const reply = outcome.say.map((part) => part.text).join("\n");
      const messages = [
        ...state.messages,
        { id: randomUUID(), role: "user", text, at },
        { id: randomUUID(), role: "assistant", text: reply, at },
      ];
      const next = { seq: state.seq + 1, messages: messages.slice(-WINDOW), routes: routing.items };
      stored.set(conversation, { ...next, json: JSON.stringify(next) });
      return reply;
    },
    async close() {},
  };
}

/** The real host, engine, chart and store around a given cast. */
export async function setpoint(
  name: string,
  snapshots: "memory" | "sqlite" | "files",
  cast: (store: Awaited<ReturnType<typeof openStore>>) => Cast,
  textFor = textOf,
): Promise<Contestant> {
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-bench-"));
  const store = await openStore({ dataDir, snapshots });
  const parts = { store: store.conversations, fanout: new LocalFanout(), trace: silentTrace, clock: systemClock };
  const engine = new LocalEngine({ ...parts, runner: new WorkRunner(cast(store), silentTrace, systemClock) });
  const host = new ConversationHost({ ...parts, engine, profiles: store.profiles });
  await engine.start();
  const conversations = new Map<number, Promise<string>>();
  const idOf = (conversation: number) => {
    const known =
      conversations.get(conversation) ?? host.create("bench", { timezone: "UTC" }).then((view) => view.conversationId);
    conversations.set(conversation, known);
    return known;
  };
  return {
    name,
    async turn(conversation, index) {
      const sent = await host.send(
        "bench",
        await idOf(conversation),
        { type: "user.message", text: textFor(index) },
        "bench",
      );
      return sent.turn;
    },
    async close() {
      await engine.stop({ drainMs: 1_000 });
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function textOf(index: number): string {
  return index % 2 === 0 ? `how do I brace, question ${index}` : `log this, entry ${index}`;
}
