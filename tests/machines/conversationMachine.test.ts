import { expect, test } from "vitest";
import { type AnyMachineSnapshot, type AnyStateMachine, createMachine } from "xstate";
import { readKnowledge } from "../../src/catalog/knowledge/knowledge.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import type { ConversationContext } from "../../src/machines/conversationContext.ts";
import { type ConversationSnapshot, conversationMachine, isQuiescent } from "../../src/machines/conversationMachine.ts";
import type { StateMeta } from "../../src/machines/stateMeta.ts";
import { type CastParts, createTools } from "../../src/runtime/cast.ts";
import { machines } from "../../src/runtime/charts.ts";
import type { Tool } from "../../src/tools/tool.ts";
import { cancel, conversationEvents, message } from "./conversationEvents.ts";
import { explore, leavesOf, unreachable, withoutWayHome } from "./explore.ts";
import {
  invokesWithoutDeadline,
  invokesWithoutErrorEdge,
  leavesWithoutPolicy,
  modelsAmiss,
  permissionsAmiss,
  policiesNotKept,
  unboundedSteps,
} from "./faultsOfCharts.ts";

const nothing = {} as CastParts["store"];
const { reads, writes } = createTools({
  catalog: readCatalog(),
  knowledge: readKnowledge(),
  store: nothing,
  matchThreshold: 75,
});
const tools = [...Object.values(reads), ...writes] as Tool[];

/** Two snapshots are alike when the chart stands alike and the same questions and items wait. */
function situationOf(snapshot: unknown): string {
  const { value, context } = snapshot as { value: unknown; context: ConversationContext };
  const { turn, agenda, open, parked, shelf } = context;
  return JSON.stringify([
    value,
    agenda.map((item) => [item.route, item.resume !== null]).slice(0, 2),
    open && [open.owner, open.kind, Math.min(open.asked, 3)],
    Math.min(parked.length, 1),
    Math.min(shelf.length, 1),
    turn && [turn.remember.length, turn.commands.length, turn.held !== null, turn.model === "on"],
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

test.each(machines())(
  "[V4] $id: invokes end, states say what becomes of messages and restarts, tools are permitted where they may be called",
  (machine) => {
    expect(invokesWithoutErrorEdge(machine)).toEqual([]);
    expect(invokesWithoutDeadline(machine)).toEqual([]);
    expect(leavesWithoutPolicy(machine)).toEqual([]);
    expect(permissionsAmiss(machine, tools)).toEqual([]);
  },
);

test("[N20] where a language model may be asked, its failure is none of the conversation's, and it is asked only where the turn has one", () => {
  const asking = machines().flatMap((machine) => leavesOf(machine).filter((id) => metaOfLeaf(machine, id)?.model));
  const entered = explored.edges.filter(({ after }) =>
    Object.values(after.getMeta() as Record<string, StateMeta | undefined>).some((meta) => meta?.model),
  );
  const hasModel = ({ context }: AnyMachineSnapshot) => (context as ConversationContext).turn?.model === "on";

  expect(asking).toEqual([
    "conversation.dialogue.consulting",
    "conversation.dialogue.chatting",
    "coach.wording",
    "generator.proposing",
    "logger.rereading",
  ]);
  for (const machine of machines()) expect(modelsAmiss(machine, ["recovering", "failed"])).toEqual([]);
  expect(entered.length).toBeGreaterThan(50);
  expect(entered.filter(({ after }) => !hasModel(after))).toEqual([]);
});

test("[V4] the conversation keeps its policies of double texting", () => {
  expect(machines().map((machine) => machine.id)).toEqual(["conversation", "coach", "generator", "logger"]);
  expect(policiesNotKept(conversationMachine)).toEqual([]);
});

test("[V5] where training is handed out, the safety region is clear", () => {
  const isTraining = ({ after }: { after: AnyMachineSnapshot }) =>
    Object.values(after.getMeta() as Record<string, StateMeta | undefined>).some((meta) => meta?.training);
  const training = explored.edges.filter(isTraining);

  expect(explored.edges.some(({ to }) => to.includes('"safety":"halted"'))).toBe(true);
  expect(training.length).toBeGreaterThan(50);
  expect(training.filter(({ to }) => !to.includes('"safety":"clear"')).map(({ to }) => to)).toEqual([]);
});

test("[V7] every step without the person leaves less to do than before: no loop is unbounded", () => {
  const stages = ["screening", "routing", "consulting", "settling", "remembering", "", "guarding", "replying", "idle"];
  const left = (snapshot: AnyMachineSnapshot): number[] => {
    const { dialogue } = snapshot.value as { dialogue: string | Record<string, string> };
    const [state = "", inner = ""] = typeof dialogue === "string" ? [dialogue] : (Object.entries(dialogue)[0] ?? []);
    const isAtRest = snapshot.hasTag("quiescent" as never);
    const stage = isAtRest ? stages.length : stages.includes(state) ? stages.indexOf(state) : stages.indexOf("");
    const { agenda } = snapshot.context as ConversationContext;
    const step = state === "chatting" ? 4 : ["reconciling", "committing"].indexOf(inner) + 1 || 3;
    return [-stage, agenda.length, step];
  };
  const isFromOutside = (type: string) =>
    type.startsWith("user.") || type === "turn.interrupted" || type.startsWith("xstate.after");

  expect(unboundedSteps(explored, left, isFromOutside)).toEqual([]);
});

test("[V6] what was said about the person is stored before any work begins, and its failure stops none of it", () => {
  const begun = [...explored.situations.values()].filter((snapshot) => {
    const { dialogue } = snapshot.value as { dialogue: unknown };
    return typeof dialogue === "object" && JSON.stringify(dialogue).includes('"working"');
  });
  const failed = explored.edges.filter(
    ({ from, event }) =>
      event.type === "xstate.error.actor.factCommitterReconciler" &&
      from.includes('"clear"') &&
      from.includes('[["WORKOUT_GENERATE"'),
  );

  expect(begun.length).toBeGreaterThan(50);
  expect(begun.filter((snapshot) => (snapshot.context as ConversationContext).turn?.remember.length !== 0)).toEqual([]);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.filter(({ to }) => !to.includes('"generating":"working"'))).toEqual([]);
});

test.each(machines().slice(1))(
  "[V1] [N20] every state of the $id can be reached, and it always ends, with a language model and without",
  (machine) => {
    const states = leavesOf(machine).map((id) => id.split(".").at(-1));
    const actors = machine.root.states;
    const ids = Object.values(actors).flatMap((node) => node.invoke.map((invoke) => invoke.id));
    const events = ids.flatMap((id) => [
      ...ENDINGS.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
      { type: `xstate.error.actor.${id}`, error: new Error("failed") },
    ]);
    const exploreWith = (hasModel: boolean) =>
      explore(machine, { userId: "u", text: "hello", hasModel }, events, ({ value, context }) => {
        const { rounds = 0, model } = context as { rounds?: number; model: string };
        return JSON.stringify([value, rounds, model]);
      });
    const child = exploreWith(true);
    const withoutModel = exploreWith(false);
    const metaOf = (id: string) => machine.root.states[id.split(".").at(-1) ?? ""]?.meta as StateMeta | undefined;

    expect(states.length).toBeGreaterThan(2);
    expect(unreachable(machine, child)).toEqual([]);
    expect(withoutWayHome(child, (snapshot) => snapshot.status === "done")).toEqual([]);
    expect(withoutWayHome(withoutModel, (snapshot) => snapshot.status === "done")).toEqual([]);
    // No state that may ask a language model is entered without one, and no run passes through one without end.
    expect([...withoutModel.entered].filter((id) => metaOf(id)?.model)).toEqual([]);
    expect(unboundedSteps(child, leftInChild, () => false)).toEqual([]);
  },
);

function metaOfLeaf(machine: AnyStateMachine, id: string): StateMeta | undefined {
  return machine.root.machine.getStateNodeById(id).meta as StateMeta | undefined;
}

/** What work of specialists can end with, as far as their charts can tell it apart. */
const spoken = { say: [], commands: [], question: null };
const ENDINGS = [
  { isEmpty: false, leftover: [], talk: [], calls: [], outcome: null, model: "on", extraction: {} },
  {
    isEmpty: true,
    hasGround: true,
    leftover: ["60x8"],
    talk: [],
    calls: [{}],
    outcome: null,
    model: "on",
    extraction: {},
  },
  { talk: [], calls: [], outcome: spoken, model: "on", extraction: {} },
  { talk: [], calls: [{}], outcome: null, model: "unavailable", extraction: {} },
];

/** States of specialists in the order in which there is less to do; between two the rounds with a language model count. */
const CHILD_STAGES = ["fetching", "proposing", "searching", "relaxing", "building", "built"];
const OTHER_STAGES = [
  "retrieving",
  "composing",
  "wording",
  "answered",
  "extracting",
  "rereading",
  "matching",
  "deciding",
];
function leftInChild(snapshot: AnyMachineSnapshot): number[] {
  const { rounds = 0 } = snapshot.context as { rounds?: number };
  const state = String(snapshot.value);
  const order = ["understanding", ...CHILD_STAGES, ...OTHER_STAGES, "decided", "failed"];
  const isInLoop = state === "proposing" || state === "fetching";
  return [state === "understanding" ? 2 : isInLoop ? 1 : 0, isInLoop ? -rounds : 0, -order.indexOf(state)];
}

test("the checks find planted faults", () => {
  const broken = createMachine({
    id: "broken",
    initial: "idle",
    states: {
      idle: { on: { go: "stuck", spin: "spinning" } },
      stuck: {},
      spinning: { on: { "xstate.done.actor.again": { target: "spinning", reenter: true } } },
      merging: { meta: { doubleText: "merge", onRestore: "retry", permissions: ["log_workout", "no_such_tool"] } },
      ghost: { invoke: { id: "work", src: "work", onDone: "idle" } },
      musing: {
        meta: { doubleText: "queue", onRestore: "ask", permissions: [], model: { tier: "fast", mostCalls: 1 } },
        invoke: { id: "muse", src: "muse", onDone: "idle", onError: "stuck" },
      },
    },
  });
  const again = { type: "xstate.done.actor.again" };
  const found = explore(broken, undefined, [{ type: "go" }, { type: "spin" }, again], (snapshot) =>
    JSON.stringify(snapshot.value),
  );
  const isFromOutside = (type: string) => ["go", "spin"].includes(type);

  expect(unreachable(broken, found)).toEqual(["broken.merging", "broken.ghost", "broken.musing"]);
  expect(withoutWayHome(found, (snapshot) => snapshot.value === "idle")).toEqual(['"stuck"', '"spinning"']);
  expect(invokesWithoutErrorEdge(broken)).toEqual(["broken.ghost: work"]);
  expect(invokesWithoutDeadline(broken)).toEqual(["broken.ghost: no deadline", "broken.musing: no deadline"]);
  expect(modelsAmiss(broken, ["stuck"])).toEqual([
    "broken.musing: a correction does not stop it",
    "broken.musing: is not run again after a restart",
    "broken.musing: does not ask whether the model is out",
    "broken.musing: ends in stuck",
  ]);
  expect(leavesWithoutPolicy(broken)).toContain("broken.stuck: no doubleText");
  expect(policiesNotKept(broken)).toEqual(["broken.merging: says merge, takes no message"]);
  expect(permissionsAmiss(broken, tools)).toEqual([
    "broken.merging: log_workout writes outside committing",
    "broken.merging: there is no tool no_such_tool",
  ]);
  expect(unboundedSteps(found, () => [1], isFromOutside)).toEqual([
    '"spinning" --xstate.done.actor.again--> "spinning"',
  ]);
});
