import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from "xstate";
import {
  type ActorRef,
  childAt,
  hearInspection,
  pathOf,
  pathStates,
  rememberStates,
  type Scheduler,
  scheduleOf,
  srcOf,
  stateChangeOf,
  systemOf,
} from "./actorSystem.ts";
import { type Duty, dutyOf } from "./duty.ts";
import { type Asked, notingGuards, watchGuards } from "./inspect/askedGuards.ts";
import { type Move, moveOf, unansweredMove } from "./inspect/move.ts";

/** Work that a chart wants done. The host runs it and settles it by id. */
export type EffectIntent = { effectId: string; path: string[]; src: string[]; input: unknown; duty: Duty };

/** A pending `after` or delayed event. `dueAt` is absolute, so that a restart does not stretch it. */
export type Timer = { nonce: string; path: string[]; event: AnyEventObject; dueAt: number };

/** All that is needed to go on later, as plain JSON. */
export type Persisted = {
  snapshot: unknown;
  /** Source of effect ids and nonces. */
  counter: number;
  timers: Record<string, Timer>;
  inflight: Record<string, EffectIntent>;
};

export type Inbound =
  | { kind: "event"; event: AnyEventObject }
  | { kind: "settle"; effectId: string; ok: boolean; value: unknown }
  | { kind: "timer"; key: string; nonce: string };

/** What one step caused. The kernel does no I/O: the caller starts, aborts and arms. */
export type Step = {
  /** Why nothing happened: a late settle, a replaced timer. */
  ignored: string | null;
  start: EffectIntent[];
  abort: string[];
  emitted: AnyEventObject[];
  /** States entered, in order; those of child machines begin with the child's id. */
  path: string[];
  /** The same in full: what was taken and why, of every actor. */
  moves: Move[];
  status: AnyMachineSnapshot["status"];
  error: unknown;
};

const SETTLED = "kernel.settled";
const FAILED = "kernel.failed";
const STOPPED = "xstate.stop";

/** What a promise actor records instead of running; one recorder an actor system. */
type Recorder = { start(ref: ActorRef, input: unknown): string; abort(effectId: string): void };
const recorders = new WeakMap<object, Recorder>();

type PromiseSnapshot = {
  status: "active" | "done" | "error" | "stopped";
  output: unknown;
  error: unknown;
  input: unknown;
  effectId: string | undefined;
};

/** Stands in for a promise actor: says once what is to be done, then waits to be settled. */
const recordedWork = {
  getInitialSnapshot: (_scope: unknown, input: unknown): PromiseSnapshot => ({
    status: "active",
    output: undefined,
    error: undefined,
    input,
    effectId: undefined,
  }),
  start(snapshot: PromiseSnapshot, scope: { self: ActorRef; system: object }): void {
    // Restored work keeps its id: the host already owns that effect.
    if (snapshot.status !== "active" || snapshot.effectId !== undefined) return;
    const recorder = recorders.get(scope.system);
    if (recorder) snapshot.effectId = recorder.start(scope.self, snapshot.input);
  },
  transition(snapshot: PromiseSnapshot, event: AnyEventObject, scope: { system: object }): PromiseSnapshot {
    if (snapshot.status !== "active") return snapshot;
    if (event.type === SETTLED && event.effectId === snapshot.effectId) {
      return { ...snapshot, status: "done", output: event.value, input: undefined };
    }
    if (event.type === FAILED && event.effectId === snapshot.effectId) {
      return { ...snapshot, status: "error", error: event.value, input: undefined };
    }
    if (event.type === STOPPED) {
      if (snapshot.effectId !== undefined) recorders.get(scope.system)?.abort(snapshot.effectId);
      return { ...snapshot, status: "stopped", input: undefined };
    }
    return snapshot;
  },
  getPersistedSnapshot: (snapshot: PromiseSnapshot) => snapshot,
  restoreSnapshot: (snapshot: PromiseSnapshot) => ({ ...snapshot }),
};

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === "object" && logic !== null && "root" in logic && "implementations" in logic;

/** Promise logic is told by what it does, since callbacks look the same: it is done when its promise resolves. */
function isPromise(logic: AnyActorLogic): boolean {
  try {
    const resolved = { type: "xstate.promise.resolve", data: "probe" };
    const active = { status: "active", output: undefined, error: undefined, input: undefined };
    const next: unknown = logic.transition(active, resolved, {} as never);
    return (next as PromiseSnapshot).status === "done" && (next as PromiseSnapshot).output === "probe";
  } catch {
    return false;
  }
}

const recordings = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The machine with every promise actor, at any depth, replaced by recorded work. Other actor kinds are refused. */
export function recorded(machine: AnyStateMachine): AnyStateMachine {
  const known = recordings.get(machine);
  if (known) return known;
  const actors: Record<string, AnyActorLogic> = {};
  for (const [name, logic] of Object.entries(machine.implementations.actors)) {
    if (isMachine(logic)) actors[name] = recorded(logic);
    else if (isPromise(logic as AnyActorLogic)) actors[name] = recordedWork as unknown as AnyActorLogic;
    else throw new Error(`actor "${name}" of machine "${machine.id}" is neither a promise nor a machine`);
  }
  const result = machine.provide({ actors }) as AnyStateMachine;
  watchGuards(result);
  recordings.set(machine, result);
  return result;
}

const noClock = {
  setTimeout: () => {
    throw new Error("the kernel keeps its own timers");
  },
  clearTimeout: () => {},
};

/**
 * One conversation's chart, hydrated. `apply` is synchronous and does no I/O: given the same persisted state, inbound
 * and time it does the same. Late or repeated settles and timers are ignored by id.
 */
export class Kernel {
  readonly #machine: AnyStateMachine;
  readonly #actor: ReturnType<typeof createActor>;
  #counter: number;
  readonly #timers: Record<string, Timer>;
  readonly #inflight: Record<string, EffectIntent>;
  #now: number;
  #step: Step;
  /** Guards asked since the last move. */
  #asked: Asked[] = [];
  #error: unknown;
  /** Sees what XState tells of its actors, while somebody watches. */
  observer: ((inspected: InspectionEvent) => void) | null = null;

  private constructor(machine: AnyStateMachine, from: Persisted | { input: unknown }, now: number) {
    const restored = "snapshot" in from ? from : null;
    this.#machine = machine;
    this.#counter = restored?.counter ?? 0;
    this.#timers = { ...restored?.timers };
    this.#inflight = { ...restored?.inflight };
    this.#now = now;
    this.#step = this.#freshStep();
    this.#actor = createActor(recorded(machine), {
      // biome-ignore lint/suspicious/noExplicitAny: XState types input and snapshot by machine; ours is any machine
      ...(restored ? { snapshot: restored.snapshot as any } : { input: (from as { input: unknown }).input as any }),
      clock: noClock,
      logger: () => {},
    });
    const system = systemOf(this.#actor);
    Object.assign(system.scheduler, this.#scheduler());
    recorders.set(system, {
      start: (ref, input) => this.#record(ref, input),
      abort: (effectId) => this.#abort(effectId),
    });
    if (restored) rememberStates(this.#actor);
    hearInspection(system, (inspected) => this.#witness(inspected));
    this.#actor.on("*", (event) => void this.#step.emitted.push(event));
    // Without an error observer XState ends the process.
    this.#actor.subscribe({ error: (error) => (this.#error = error) });
  }

  /** A new conversation. The step holds what the initial states caused. */
  static create(machine: AnyStateMachine, input: unknown, now: number): { kernel: Kernel; step: Step } {
    const kernel = new Kernel(machine, { input }, now);
    return { kernel, step: kernel.#run(() => kernel.#actor.start()) };
  }

  /** A stored conversation. `persisted` is copied. Effects still in flight are in `inflight()`, for the host to run again. */
  static restore(machine: AnyStateMachine, persisted: Persisted, now: number): Kernel {
    const kernel = new Kernel(machine, structuredClone(persisted), now);
    const step = kernel.#run(() => kernel.#actor.start());
    if (step.status === "error") throw new Error("the stored snapshot does not fit the machine", { cause: step.error });
    return kernel;
  }

  apply(inbound: Inbound, now: number): Step {
    this.#now = now;
    switch (inbound.kind) {
      case "event":
        return this.#run(() => this.#actor.send(inbound.event));
      case "settle": {
        const intent = this.#inflight[inbound.effectId];
        if (!intent)
          return { ...this.#freshStep(), ignored: "effect no longer in flight", status: this.snapshot.status };
        delete this.#inflight[inbound.effectId];
        const type = inbound.ok ? SETTLED : FAILED;
        return this.#run(() =>
          childAt(this.#actor, intent.path)?.send({ type, effectId: inbound.effectId, value: inbound.value }),
        );
      }
      case "timer": {
        const timer = this.#timers[inbound.key];
        if (timer?.nonce !== inbound.nonce)
          return { ...this.#freshStep(), ignored: "timer cancelled or replaced", status: this.snapshot.status };
        delete this.#timers[inbound.key];
        return this.#run(() => {
          const target = childAt(this.#actor, timer.path);
          if (target) systemOf(this.#actor)._relay(target, target, timer.event);
        });
      }
    }
  }

  /** Ids of the states, of every actor, that this would enter, in order. Nothing happens: a copy is asked. */
  foresee(inbound: Inbound, now: number): string[] {
    const copy = Kernel.restore(this.#machine, this.persist(), now);
    try {
      return copy.apply(inbound, now).moves.flatMap(({ entered }) => entered);
    } finally {
      copy.stop();
    }
  }

  /** The live snapshot; not to be changed or kept. */
  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot() as AnyMachineSnapshot;
  }

  /** The live actor of the conversation, to look at; not to be sent anything. */
  get root(): ActorRef {
    return this.#actor as unknown as ActorRef;
  }

  get timers(): Readonly<Record<string, Timer>> {
    return this.#timers;
  }

  inflight(): EffectIntent[] {
    return Object.values(this.#inflight);
  }

  /** A copy of everything, as JSON. */
  persist(): Persisted {
    return JSON.parse(
      JSON.stringify({
        snapshot: this.#actor.getPersistedSnapshot(),
        counter: this.#counter,
        timers: this.#timers,
        inflight: this.#inflight,
      }),
    );
  }

  stop(): void {
    recorders.delete(systemOf(this.#actor));
    this.#actor.stop();
  }

  #freshStep(): Step {
    return {
      ignored: null,
      start: [],
      abort: [],
      emitted: [],
      path: [],
      moves: [],
      status: "active",
      error: undefined,
    };
  }

  #run(act: () => void): Step {
    const step = this.#freshStep();
    this.#step = step;
    this.#asked = [];
    notingGuards(this.#asked, act);
    step.status = this.snapshot.status;
    step.error = this.#error;
    return step;
  }

  #witness(inspected: InspectionEvent): void {
    this.observer?.(inspected);
    const change = stateChangeOf(inspected);
    if (change) {
      this.#step.path.push(...pathStates(change));
      const move = moveOf(inspected, change, this.#asked);
      if (move) this.#step.moves.push(move);
    } else if (inspected.type === "@xstate.snapshot" && this.#asked.length > 0) {
      const move = unansweredMove(inspected, this.#asked);
      if (move) this.#step.moves.push(move);
    }
  }

  #record(ref: ActorRef, input: unknown): string {
    const effectId = `e${++this.#counter}`;
    const intent = { effectId, path: pathOf(ref), src: srcOf(ref), input, duty: dutyOf(ref) };
    this.#inflight[effectId] = intent;
    this.#step.start.push(intent);
    return effectId;
  }

  #abort(effectId: string): void {
    if (!this.#inflight[effectId]) return;
    delete this.#inflight[effectId];
    const unstarted = this.#step.start.findIndex((intent) => intent.effectId === effectId);
    if (unstarted >= 0) this.#step.start.splice(unstarted, 1);
    else this.#step.abort.push(effectId);
  }

  #scheduler(): Scheduler {
    const timers = this.#timers;
    return {
      schedule: (source, target, event, delay, id) => {
        const nonce = `t${++this.#counter}`;
        timers[scheduleOf(source, id ?? nonce)] = { nonce, path: pathOf(target), event, dueAt: this.#now + delay };
      },
      cancel: (source, id) => {
        delete timers[scheduleOf(source, id)];
      },
      cancelAll: (ref) => {
        const prefix = scheduleOf(ref, "");
        for (const key of Object.keys(timers)) if (key.startsWith(prefix)) delete timers[key];
      },
    };
  }
}

/** The stateless form, for engines that own the loop: hydrate, apply, hand back data. */
export function applyOnce(
  machine: AnyStateMachine,
  previous: Persisted | { input: unknown },
  inbound: Inbound | null,
  now: number,
): { next: Persisted; step: Step } {
  const { kernel, step: first } =
    "snapshot" in previous
      ? { kernel: Kernel.restore(machine, previous, now), step: null }
      : Kernel.create(machine, previous.input, now);
  const second = inbound ? kernel.apply(inbound, now) : null;
  const step =
    second && first
      ? {
          ...second,
          path: [...first.path, ...second.path],
          moves: [...first.moves, ...second.moves],
          start: [...first.start, ...second.start],
        }
      : (second ?? first);
  const next = kernel.persist();
  kernel.stop();
  if (!step) throw new Error("nothing to apply");
  return { next, step };
}
