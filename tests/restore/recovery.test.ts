import { expect, test } from "vitest";
import type { AnyStateMachine } from "xstate";
import { createMachine } from "xstate";
import { machines } from "../../src/runtime/charts.ts";
import { bringToRest } from "../../src/runtime/restore/bringToRest.ts";
import { MOST_ATTEMPTS, recoveryOf } from "../../src/runtime/restore/recovery.ts";
import type { TurnProgress, UnfinishedTurn } from "../../src/store/store.ts";
import { ManualClock } from "../journeys/manualClock.ts";

const progress = (onRestore: TurnProgress["onRestore"], agenda: unknown = []): TurnProgress => ({
  machine: { id: "conversation", version: "2", hash: "-" },
  snapshot: { context: { agenda } },
  timers: {},
  counter: 1,
  inflight: {},
  path: [],
  onRestore,
});
const undone = [
  { route: "RESEARCH", text: "creatine" },
  { route: "COACH", text: "and squats" },
];

test("[M5] a turn that was cut off goes on by what its state says of a restart", () => {
  const retry = progress("retry");

  expect(recoveryOf({ attempts: 1, progress: null })).toEqual({ kind: "again" });
  expect(recoveryOf({ attempts: 1, progress: retry })).toEqual({ kind: "resume", progress: retry });
  expect(recoveryOf({ attempts: 1, progress: progress("ask", undone) })).toEqual({ kind: "ask", undone });
  expect(recoveryOf({ attempts: 1, progress: progress("fail") })).toMatchObject({ kind: "fail" });
  for (const nothing of [[], null, [{ route: "NONE", text: 1 }]])
    expect(recoveryOf({ attempts: 1, progress: progress("ask", nothing) })).toMatchObject({ kind: "fail" });
});

test("[M6] a turn is begun three times and then given up, whatever its state says", () => {
  const kinds = [1, 2, 3, 4].map((attempts) => recoveryOf({ attempts, progress: null }).kind);

  expect(MOST_ATTEMPTS).toBe(3);
  expect(kinds).toEqual(["again", "again", "fail", "fail"]);
});

test("[M6] turns that were cut off before run one by one, ahead of the others, each with a bound", async () => {
  const clock = new ManualClock("2026-11-21T11:00:00Z");
  const turn = (turnId: string, attempts: number) =>
    ({ accepted: { stamp: { turnId } }, attempts, progress: null }) as UnfinishedTurn;
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const run = ({ accepted }: UnfinishedTurn) => {
    const { turnId } = accepted.stamp;
    log.push(turnId);
    return new Promise<void>((resolve) => ends.set(turnId, resolve));
  };
  const tick = () => new Promise((resolve) => setImmediate(resolve));

  const scanned = bringToRest([turn("fresh", 1), turn("first", 2), turn("hanging", 3), turn("fresh2", 1)], clock, run);
  await tick();
  expect(log).toEqual(["first"]);
  ends.get("first")?.();
  await tick();
  expect(log).toEqual(["first", "hanging"]);
  clock.advance(10_000);
  await scanned;

  expect(log).toEqual(["first", "hanging", "fresh", "fresh2"]);
});

/** States whose `onRestore` is missing, or contradicts what they are. */
function wrongPolicies(machine: AnyStateMachine): string[] {
  const visit = (node: AnyStateMachine["root"]): string[] => {
    const children = Object.values(node.states);
    if (children.length > 0) return children.flatMap(visit);
    if (node.type === "final") return [];
    const policy: unknown = node.meta?.onRestore;
    const mayBe = node.tags.includes("quiescent")
      ? ["resume"]
      : node.invoke.length > 0
        ? ["retry", "ask", "fail"]
        : ["resume", "retry", "ask", "fail"];
    return mayBe.includes(String(policy)) ? [] : [`${node.id}: ${policy}`];
  };
  return visit(machine.root);
}

test("[M5] every state says what a restart does; rests resume, work never does", () => {
  const planted = createMachine({
    id: "planted",
    initial: "silent",
    states: {
      silent: {},
      hopeful: { invoke: { id: "work", src: "work" }, meta: { onRestore: "resume" } },
      idle: { tags: ["quiescent"], meta: { onRestore: "retry" } },
      ended: { type: "final" },
    },
  });

  expect(machines().flatMap(wrongPolicies)).toEqual([]);
  expect(wrongPolicies(planted)).toEqual([
    "planted.silent: undefined",
    "planted.hopeful: resume",
    "planted.idle: retry",
  ]);
});
