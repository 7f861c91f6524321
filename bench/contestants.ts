import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { conversationMachine } from "../src/machines/conversationMachine.ts";
import { systemClock } from "../src/runtime/clock.ts";
import { ConversationHost } from "../src/runtime/conversationHost.ts";
import { LocalFanout } from "../src/runtime/fanout.ts";
import { Kernel } from "../src/runtime/kernel.ts";
import { LocalEngine } from "../src/runtime/localEngine.ts";
import { silentTrace } from "../src/runtime/trace.ts";
import { type Cast, WorkRunner } from "../src/runtime/workRunner.ts";
import { openStore } from "../src/store/openStore.ts";
import type { Store } from "../src/store/store.ts";
import type { Contestant } from "./measure.ts";
import { WINDOW } from "./peers/peers.ts";
import { answerOf, pass, replyTo, routingOf, stubCast, textOf } from "./stubCast.ts";

/** The floor: the same screening, routing, answer, window of messages and JSON, written as one async function. */
export function plainFunction(): Contestant {
  const stored = new Map<number, { seq: number; messages: unknown[]; json: string }>();
  const screen = async (_text: string) => pass;
  const route = async (text: string) => routingOf(text);
  const work = async (text: string) => answerOf(text);
  const guard = async <T>(say: T) => say;
  return {
    name: "plain function",
    async turn(conversation, index) {
      const text = textOf(index);
      const state = stored.get(conversation) ?? { seq: 0, messages: [], json: "" };
      await screen(text);
      const routing = await route(text);
      const outcome = await work(text);
      const say = await guard(outcome.say);
      const at = new Date().toISOString();
      const reply = say.map((part) => part.text).join("\n");
      const messages = [
        ...state.messages,
        { id: randomUUID(), role: "user", text, at },
        { id: randomUUID(), role: "assistant", text: reply, at },
      ];
      const next = { seq: state.seq + 1, messages: messages.slice(-WINDOW), routes: routing.items };
      stored.set(conversation, { ...next, json: JSON.stringify(next) });
      check("plain function", reply, replyTo(text));
    },
    async close() {},
  };
}

/** The chart alone, stepped by the kernel: no host, no store, no deadline, and nothing is persisted. */
export function chartAlone(): Contestant {
  const kernels = new Map<number, Kernel>();
  const kernelOf = (conversation: number) => {
    const ids = { conversationId: `c${conversation}`, userId: "bench" };
    const known = kernels.get(conversation) ?? Kernel.create(conversationMachine, ids, Date.now()).kernel;
    kernels.set(conversation, known);
    return known;
  };
  return {
    name: "setpoint, chart alone",
    async turn(conversation, index) {
      const kernel = kernelOf(conversation);
      const at = new Date().toISOString();
      const stamp = { turnId: randomUUID(), messageId: null, sentAt: at, at, timezone: "UTC" };
      const event = { type: "user.message", text: textOf(index), avoidJoints: [], ...stamp };
      let step = kernel.apply({ kind: "event", event }, Date.now());
      for (let [intent] = step.start; intent; [intent] = step.start) {
        const value = await stubCast[intent.src.join(".")]?.(intent.input, {} as never);
        step = kernel.apply({ kind: "settle", effectId: intent.effectId, ok: true, value }, Date.now());
      }
      const [finished] = step.emitted as unknown as { turn: { reply: { text: string } } }[];
      check("the chart", finished?.turn.reply.text ?? "", replyTo(textOf(index)));
    },
    async close() {
      for (const kernel of kernels.values()) kernel.stop();
    },
  };
}

export type Snapshots = "memory" | "sqlite" | "files";
export type Setpoint = Contestant & { host: ConversationHost; engine: LocalEngine; store: Store; dataDir: string };

/** What a Setpoint contestant is made of; the folder is made, and removed at the end, when none is given. */
export type SetpointParts = {
  name?: string;
  snapshots: Snapshots;
  cast?: (store: Store) => Cast;
  textFor?: (index: number) => string;
  replyFor?: (text: string) => string | RegExp;
  dataDir?: string;
  keepsRecords?: boolean;
  conversationIds?: (conversation: number) => string;
};

/** The real host, engine, chart and store around a given cast. */
export async function setpoint({
  snapshots,
  name = `setpoint, ${snapshots}`,
  cast = () => stubCast,
  textFor = textOf,
  replyFor = replyTo,
  dataDir: given,
  keepsRecords = true,
  conversationIds,
}: SetpointParts): Promise<Setpoint> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), "setpoint-bench-"));
  const store = await openStore({ dataDir, snapshots });
  const parts = { store: store.conversations, fanout: new LocalFanout(), trace: silentTrace, clock: systemClock };
  const engine = new LocalEngine({
    ...parts,
    keepsRecords,
    runner: new WorkRunner(cast(store), silentTrace, systemClock),
  });
  const host = new ConversationHost({ ...parts, engine, profiles: store.profiles });
  await engine.start();
  const conversations = new Map<number, Promise<string>>();
  const idOf = (conversation: number) => {
    if (conversationIds) return conversationIds(conversation);
    const known =
      conversations.get(conversation) ?? host.create("bench", { timezone: "UTC" }).then((view) => view.conversationId);
    conversations.set(conversation, known);
    return known;
  };
  return {
    name,
    host,
    engine,
    store,
    dataDir,
    async turn(conversation, index) {
      const text = textFor(index);
      const sent = await host.send("bench", await idOf(conversation), { type: "user.message", text }, "bench");
      check(name, (await sent.turn).reply.text, replyFor(text));
    },
    async close() {
      await engine.stop({ drainMs: 1_000 });
      await store.close();
      if (!given) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A figure of turns that went wrong is a figure of something else. */
function check(who: string, reply: string, expected: string | RegExp): void {
  const isRight = typeof expected === "string" ? reply === expected : expected.test(reply);
  if (!isRight) throw new Error(`${who} answered "${reply}" where "${expected}" was expected`);
}
