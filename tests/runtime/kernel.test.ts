import { describe, expect, test } from "vitest";
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from "xstate";
import { applyOnce, type Inbound, Kernel, type Persisted, type Step } from "../../src/runtime/kernel.ts";

const never = () => fromPromise<string, { question: string }>(async () => "the kernel must not run this");

const approval = setup({
  types: { events: {} as { type: "user.approve" }, output: {} as { approved: boolean } },
  delays: { patience: 60_000 },
}).createMachine({
  id: "approval",
  initial: "waiting",
  states: {
    waiting: { on: { "user.approve": "approved" }, after: { patience: "refused" } },
    approved: { type: "final" },
    refused: { type: "final" },
  },
  output: ({ self }) => ({ approved: self.getSnapshot().value === "approved" }),
});

/** Work, a child machine with a timer of its own, a nudge by timer, and a way out of each. */
const errand = setup({
  types: {
    context: {} as { answer: string | null; nudges: number },
    events: {} as { type: "user.ask"; question: string } | { type: "user.approve" } | { type: "user.cancel" },
    emitted: {} as { type: "nudged" },
  },
  actors: { worker: never(), approval },
  actions: {
    keepAnswer: assign({ answer: (_, params: { answer: string }) => params.answer }),
    countNudge: assign({ nudges: ({ context }) => context.nudges + 1 }),
    nudge: emit({ type: "nudged" }),
    passOn: sendTo("approval", { type: "user.approve" }),
  },
  delays: { nudgeDelay: 1_000 },
}).createMachine({
  id: "errand",
  context: { answer: null, nudges: 0 },
  initial: "idle",
  states: {
    idle: { on: { "user.ask": "working" }, after: { nudgeDelay: { actions: ["countNudge", "nudge"] } } },
    working: {
      meta: { agent: "worker", permissions: ["look"], deadlineMs: 5 },
      on: { "user.cancel": "idle" },
      invoke: {
        id: "worker",
        src: "worker",
        input: { question: "why" },
        onDone: {
          target: "confirming",
          actions: { type: "keepAnswer", params: ({ event }) => ({ answer: event.output }) },
        },
        onError: "failed",
      },
    },
    confirming: {
      on: { "user.approve": { actions: "passOn" } },
      invoke: { id: "approval", src: "approval", onDone: "idle", onError: "failed" },
    },
    failed: { on: { "user.ask": "working" } },
  },
});

type Driver = { apply(inbound: Inbound, now: number): Step; persisted(): Persisted };

/** The live form keeps its actor; the stateless one is made anew for each step from JSON. */
const forms: Record<string, () => Driver> = {
  live: () => {
    const { kernel } = Kernel.create(errand, undefined, 0);
    return { apply: (inbound, now) => kernel.apply(inbound, now), persisted: () => kernel.persist() };
  },
  stateless: () => {
    let persisted = applyOnce(errand, { input: undefined }, null, 0).next;
    return {
      apply(inbound, now) {
        const { next, step } = applyOnce(errand, JSON.parse(JSON.stringify(persisted)), inbound, now);
        persisted = next;
        return step;
      },
      persisted: () => persisted,
    };
  },
  "live, restored before each step": () => {
    let kernel = Kernel.create(errand, undefined, 0).kernel;
    return {
      apply(inbound, now) {
        const persisted = JSON.parse(JSON.stringify(kernel.persist()));
        kernel.stop();
        kernel = Kernel.restore(errand, persisted, now);
        return kernel.apply(inbound, now);
      },
      persisted: () => kernel.persist(),
    };
  },
};

const ask: Inbound = { kind: "event", event: { type: "user.ask", question: "why" } };
const stateOf = (driver: Driver) => (driver.persisted().snapshot as { value: unknown }).value;
const timersOf = (driver: Driver) => Object.entries(driver.persisted().timers);
const startedBy = (step: Step) => {
  const intent = step.start[0];
  if (!intent) throw new Error("nothing was started");
  return intent;
};

describe.each(Object.entries(forms))("a kernel, %s", (_, open) => {
  test("[K1] records work once, with its duty, and does not run it", () => {
    const driver = open();

    const step = driver.apply(ask, 0);

    expect(step.start).toEqual([
      {
        effectId: expect.any(String),
        path: ["worker"],
        src: ["worker"],
        input: { question: "why" },
        duty: {
          state: "working",
          agent: "worker",
          permissions: ["look"],
          model: null,
          deadlineMs: 5,
          onRestore: "retry",
          writes: false,
        },
      },
    ]);
    expect(step.path).toEqual(["working"]);
    expect(driver.apply({ kind: "event", event: { type: "user.unknown" } }, 1).start).toEqual([]);
    expect(Object.keys(driver.persisted().inflight)).toEqual([startedBy(step).effectId]);
  });

  test("[K2] settles work by id; a second settle and a late one are ignored", () => {
    const driver = open();
    const { effectId } = startedBy(driver.apply(ask, 0));

    const first = driver.apply({ kind: "settle", effectId, ok: true, value: "because" }, 1);
    const second = driver.apply({ kind: "settle", effectId, ok: true, value: "again" }, 2);

    expect(first.path).toEqual(["confirming", "approval.waiting"]);
    expect(second.ignored).toBe("effect no longer in flight");
    expect((driver.persisted().snapshot as { context: unknown }).context).toEqual({ answer: "because", nudges: 0 });
  });

  test("[K3] a failure takes the error edge, and the work can be asked for again under another id", () => {
    const driver = open();
    const first = startedBy(driver.apply(ask, 0)).effectId;

    driver.apply({ kind: "settle", effectId: first, ok: false, value: { message: "broken" } }, 1);
    expect(stateOf(driver)).toBe("failed");
    const second = startedBy(driver.apply(ask, 2)).effectId;

    expect(second).not.toBe(first);
  });

  test("[K4] leaving the state aborts the work", () => {
    const driver = open();
    const { effectId } = startedBy(driver.apply(ask, 0));

    const step = driver.apply({ kind: "event", event: { type: "user.cancel" } }, 1);

    expect(step.abort).toEqual([effectId]);
    expect(driver.persisted().inflight).toEqual({});
    expect(driver.apply({ kind: "settle", effectId, ok: true, value: "late" }, 2).ignored).not.toBeNull();
    expect(stateOf(driver)).toBe("idle");
  });

  test("[K5] timers keep their absolute due time, are cancelled with their state, and ring once", () => {
    const driver = open();
    const [key, timer] = timersOf(driver)[0] ?? [];
    if (!key || !timer) throw new Error("no timer was recorded");
    expect(timer.dueAt).toBe(1_000);

    const rung = driver.apply({ kind: "timer", key, nonce: timer.nonce }, 1_000);
    expect(rung.emitted).toEqual([{ type: "nudged" }]);
    expect(driver.apply({ kind: "timer", key, nonce: timer.nonce }, 1_001).ignored).toBe("timer cancelled or replaced");

    driver.apply(ask, 1_002);
    expect(timersOf(driver)).toEqual([]);
  });

  test("[K6] a timer inside a child machine is addressed by the child's path", () => {
    const driver = open();
    const { effectId } = startedBy(driver.apply(ask, 500));
    driver.apply({ kind: "settle", effectId, ok: true, value: "because" }, 600);
    const [key, timer] = timersOf(driver)[0] ?? [];
    if (!key || !timer) throw new Error("no timer was recorded");
    expect(timer).toMatchObject({ path: ["approval"], dueAt: 60_600 });

    const step = driver.apply({ kind: "timer", key, nonce: timer.nonce }, 60_600);

    expect(step.path).toEqual(["approval.refused", "idle"]);
    expect(stateOf(driver)).toBe("idle");
  });

  test("[K7] an event reaches a child machine", () => {
    const driver = open();
    const { effectId } = startedBy(driver.apply(ask, 0));
    driver.apply({ kind: "settle", effectId, ok: true, value: "because" }, 1);

    const step = driver.apply({ kind: "event", event: { type: "user.approve" } }, 2);

    expect(step.path).toEqual(["approval.approved", "idle"]);
  });
});

test("[K8] a chart whose action throws ends in an error that the caller sees, and the process goes on", () => {
  const fragile = setup({
    actions: {
      explode: assign(() => {
        throw new Error("boom");
      }),
    },
  }).createMachine({
    id: "fragile",
    initial: "calm",
    states: { calm: { on: { "user.poke": { actions: "explode" } } } },
  });
  const { kernel } = Kernel.create(fragile, undefined, 0);

  const step = kernel.apply({ kind: "event", event: { type: "user.poke" } }, 1);

  expect(step.status).toBe("error");
  expect(step.error).toEqual(new Error("boom"));
});

test("[K9] an actor that could not be made durable is refused by name", () => {
  const ticking = setup({ actors: { ticker: fromCallback(() => {}) } }).createMachine({
    id: "ticking",
    invoke: { id: "ticker", src: "ticker" },
  });

  expect(() => Kernel.create(ticking, undefined, 0)).toThrow('actor "ticker" of machine "ticking"');
});

test("[K10] a snapshot of a state that no longer exists is refused, and the process goes on", () => {
  const { kernel } = Kernel.create(errand, undefined, 0);
  const persisted = kernel.persist();
  (persisted.snapshot as { value: string }).value = "removed";

  expect(() => Kernel.restore(errand, persisted, 0)).toThrow("does not fit the machine");
});
