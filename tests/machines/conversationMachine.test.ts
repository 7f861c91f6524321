import { expect, test } from "vitest";
import { createMachine } from "xstate";
import type { ConversationContext } from "../../src/machines/conversationContext.ts";
import { type ConversationSnapshot, conversationMachine, isQuiescent } from "../../src/machines/conversationMachine.ts";
import type { StateMeta } from "../../src/machines/stateMeta.ts";
import { machines } from "../../src/runtime/charts.ts";
import { cancel, conversationEvents, message } from "./conversationEvents.ts";
import { explore, invokesWithoutErrorEdge, leavesOf, unreachable, withoutWayHome } from "./explore.ts";

/** Two snapshots are alike when the chart stands alike and the same questions and items wait. */
function situationOf(snapshot: unknown): string {
  const { value, context } = snapshot as { value: unknown; context: ConversationContext };
  const { turn, agenda, open, parked } = context;
  return JSON.stringify([
    value,
    agenda.map((item) => [item.route, item.resume !== null]).slice(0, 2),
    open && [open.owner, open.kind, Math.min(open.asked, 3)],
    Math.min(parked.length, 1),
    turn && [turn.remember.length, turn.commands.length, turn.held !== null],
  ]);
}

const explored = explore(conversationMachine, { conversationId: "c", userId: "u" }, conversationEvents, situationOf);
const isHome = (snapshot: unknown) => (snapshot as ConversationSnapshot).matches({ dialogue: "idle" });

test("[V1] the exploration looks at something", () => {
  console.log(
    `conversation: ${leavesOf(conversationMachine).length} states, ${explored.situations.size} situations, ${explored.edges.length} edges`,
  );

  expect(leavesOf(conversationMachine).length).toBeGreaterThan(25);
  expect(explored.situations.size).toBeGreaterThan(100);
  expect(explored.edges.length).toBeGreaterThan(1_000);
});

test("[V1] every state of the conversation can be reached", () => {
  expect(unreachable(conversationMachine, explored)).toEqual([]);
});

test("[V2] from every situation there is a way back to idle", () => {
  expect(withoutWayHome(explored, isHome)).toEqual([]);
});

test("[V3] a message is answered everywhere: taken where the chart waits, queued where it works", () => {
  const unanswered = [...explored.situations].filter(([, snapshot]) => {
    if (isQuiescent(snapshot as ConversationSnapshot)) return !snapshot.can(message);
    const policies = Object.entries(snapshot.getMeta() as Record<string, StateMeta | undefined>)
      .filter(([id]) => id.startsWith("conversation.dialogue."))
      .map(([, meta]) => meta?.doubleText);
    return !policies.some((policy) => policy && policy !== "answer");
  });

  expect(unanswered.map(([key]) => key)).toEqual([]);
});

test("[V3] a cancel is answered everywhere, and never stops a write", () => {
  const unanswered = [...explored.situations].filter(([, snapshot]) => !snapshot.can(cancel));
  const stopped = explored.edges.filter(
    ({ from, event, to }) => event.type === "user.cancel" && from.includes('"committing"') && to !== from,
  );

  expect(unanswered.map(([key]) => key)).toEqual([]);
  expect(stopped).toEqual([]);
});

test("[V4] every invoke of every machine has an unguarded error edge, a role and a deadline", () => {
  const checked = machines().flatMap((machine) => {
    const missing: string[] = [];
    const visit = (node: typeof machine.root): void => {
      if (node.invoke.length > 0 && !(node.meta?.deadlineMs > 0 && node.meta?.agent)) missing.push(node.id);
      for (const child of Object.values(node.states)) visit(child);
    };
    visit(machine.root);
    return [...invokesWithoutErrorEdge(machine), ...missing];
  });

  expect(machines().map((machine) => machine.id)).toEqual(["conversation", "coach", "generator", "logger"]);
  expect(checked).toEqual([]);
});

test("[V5] while halted no specialist that hands out training is at work", () => {
  const training = explored.edges.filter(
    ({ from, to }) => from.includes('"safety":"halted"') && /"generating":"working"/.test(to),
  );

  expect(explored.edges.some(({ to }) => to.includes('"safety":"halted"'))).toBe(true);
  expect(training).toEqual([]);
});

test("[V6] what was said about the person is stored before any work begins, and its failure stops none of it", () => {
  const begun = [...explored.situations.values()].filter((snapshot) => {
    const { dialogue } = snapshot.value as { dialogue: unknown };
    return typeof dialogue === "object" && JSON.stringify(dialogue).includes('"working"');
  });
  const failed = explored.edges.filter(
    ({ from, event }) =>
      event.type === "xstate.error.actor.factCommitter" &&
      from.includes('"clear"') &&
      from.includes('[["WORKOUT_GENERATE"'),
  );

  expect(begun.length).toBeGreaterThan(50);
  expect(begun.filter((snapshot) => (snapshot.context as ConversationContext).turn?.remember.length !== 0)).toEqual([]);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.filter(({ to }) => !to.includes('"generating":"working"'))).toEqual([]);
});

test.each(machines().slice(1))("[V1] every state of the $id can be reached, and it always ends", (machine) => {
  const states = leavesOf(machine).map((id) => id.split(".").at(-1));
  const actors = machine.root.states;
  const ids = Object.values(actors).flatMap((node) => node.invoke.map((invoke) => invoke.id));
  const events = ids.flatMap((id) => [
    { type: `xstate.done.actor.${id}`, output: { isEmpty: false } },
    { type: `xstate.done.actor.${id}`, output: { isEmpty: true } },
    { type: `xstate.error.actor.${id}`, error: new Error("failed") },
  ]);
  const assignment = { userId: "u", text: "hello" };
  const child = explore(machine, assignment, events, (snapshot) => JSON.stringify(snapshot.value));

  expect(states.length).toBeGreaterThan(2);
  expect(unreachable(machine, child)).toEqual([]);
  expect(withoutWayHome(child, (snapshot) => snapshot.status === "done")).toEqual([]);
});

test("the checks find planted faults", () => {
  const broken = createMachine({
    id: "broken",
    initial: "idle",
    states: {
      idle: { on: { go: "stuck" } },
      stuck: {},
      ghost: { invoke: { id: "work", src: "work", onDone: "idle" } },
    },
  });
  const found = explore(broken, undefined, [{ type: "go" }], (snapshot) => JSON.stringify(snapshot.value));

  expect(unreachable(broken, found)).toEqual(["broken.ghost"]);
  expect(withoutWayHome(found, (snapshot) => snapshot.value === "idle")).toEqual(['"stuck"']);
  expect(invokesWithoutErrorEdge(broken)).toEqual(["broken.ghost: work"]);
});
