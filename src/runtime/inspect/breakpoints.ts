import { AppError } from "../../errors.ts";
import type { InspectFrame } from "../../protocol/inspection.ts";
import { letGo } from "../admission.ts";
import type { Awake } from "../awake.ts";
import type { Clock } from "../clock.ts";
import type { Fanout } from "../fanout.ts";
import type { Inbound } from "../kernel.ts";
import { type Occurrence, occurrence, type UnnumberedFrame } from "./occurrence.ts";
import type { Taps, Viewer } from "./taps.ts";
import { type Owner, WantedStops } from "./wantedStops.ts";

/** A person is not kept waiting longer than this by somebody who looks. */
export const LONGEST_PAUSE_MS = 60_000;
/** Of one turn, all stops together: an answer over HTTP is given up by the connection soon after. */
export const LONGEST_STANDING_MS = 150_000;
/** Shown to those who open a conversation that stands still. */
export const PAUSED_TAG = "paused";
const PAUSED = "A developer has paused this conversation; it goes on by itself within a minute. Nothing is lost.";

export type ReleasedBy = Extract<InspectFrame, { type: "setpoint.released" }>["by"];

/** What a turn's chart is told: outside events, and what became of work. */
export type Told = Exclude<Inbound, { kind: "timer" }>;
type Pause = {
  awake: Awake;
  owner: Owner;
  state: string;
  turnId: string;
  /** What waits: it is not asked again when it goes on. */
  inbound: string;
  /** By the platform's own clock, and by ours. */
  since: number;
  began: number;
  cancelBound: () => void;
};

/**
 * Where conversations are stopped for somebody who looks: before what leads into a chosen state is told to the chart. What
 * is to come is found out on a copy of the kernel. A stopped conversation holds results back, as it does while a message
 * joins; nothing of a stop is stored, so after a restart the turn goes on.
 */
export class Breakpoints {
  readonly #clock: Clock;
  readonly #fanout: Fanout;
  readonly #taps: Taps;
  readonly #apply: (awake: Awake, told: Told) => void;
  readonly #wanted = new WantedStops();
  readonly #pauses = new Map<string, Pause>();
  /** Turns that are taken step by step, by conversation. */
  readonly #stepping = new Map<string, { turnId: string; owner: Owner }>();
  /** What goes on after a stop, by conversation. */
  readonly #passing = new Map<string, string>();
  /** How long the newest turn that was stopped has stood still, in ms, by conversation. */
  readonly #stood = new Map<string, { turnId: string; ms: number }>();

  /** `apply` tells the chart. */
  constructor(parts: { clock: Clock; fanout: Fanout; taps: Taps; apply: (awake: Awake, told: Told) => void }) {
    this.#clock = parts.clock;
    this.#fanout = parts.fanout;
    this.#taps = parts.taps;
    this.#apply = parts.apply;
  }

  /** Throws `bad_request` for a state of no chart, `conflict` when there are too many. */
  set(owner: Owner, conversationId: string, state: string): void {
    this.#wanted.add(owner, conversationId, state);
    this.#tellBreaks(owner, conversationId);
  }

  /** Without a state all that this owner has set in the conversation, and what stands still goes on. */
  clear(owner: Owner, conversationId: string, state?: string): void {
    this.#wanted.remove(owner, conversationId, state);
    if (state === undefined) this.#release(conversationId, "clear");
    this.#tellBreaks(owner, conversationId);
  }

  /** Lets the step be taken that is waited before, and stops again before the turn enters another state. */
  step(owner: Owner, conversationId: string): void {
    const pause = this.#paused(conversationId);
    this.#stepping.set(conversationId, { turnId: pause.turnId, owner });
    this.#release(conversationId, "step");
  }

  /** To the next breakpoint, or to the end. */
  continue(conversationId: string): void {
    this.#paused(conversationId);
    this.#release(conversationId, "continue");
  }

  /** Lets a conversation go that stands still, if it does. With `stop` it is gone, and nothing is kept of it. */
  letGo(conversationId: string, by: "cancel" | "stop"): void {
    this.#release(conversationId, by);
    if (by === "cancel") return;
    this.#passing.delete(conversationId);
    this.#stood.delete(conversationId);
  }

  /** Whoever leaves takes the breakpoints along; with `kept` those of that conversation stay. */
  leave(owner: Owner, kept: string | null = null): void {
    for (const conversationId of this.#wanted.conversationsOf(owner)) {
      if (conversationId === kept) continue;
      this.#wanted.remove(owner, conversationId);
      this.#tellBreaks(owner, conversationId);
    }
    for (const [conversationId, stepping] of this.#stepping)
      if (stepping.owner === owner && conversationId !== kept) this.#stepping.delete(conversationId);
    for (const [conversationId, pause] of this.#pauses)
      if (pause.owner === owner && conversationId !== kept) this.#release(conversationId, "gone");
  }

  /** The server stops: turns come to their ends. */
  end(): void {
    this.#wanted.clear();
    for (const conversationId of [...this.#pauses.keys()]) this.#release(conversationId, "stop");
  }

  /** What is set in this conversation, or in all of a user's: for somebody who begins to look. */
  show(viewer: Viewer): void {
    for (const conversationId of this.#wanted.conversationsOfUser(viewer.userId))
      if ((viewer.conversationId ?? conversationId) === conversationId) viewer.show(this.#breaks(conversationId));
  }

  /** Tells the chart at once, or when the conversation no longer stands still before this; only if it is still to be told. */
  pass(awake: Awake, inbound: Told, isStill: () => boolean): void {
    if (awake.holds > 0 || this.#stops(awake, inbound)) awake.held.push(() => this.pass(awake, inbound, isStill));
    else if (isStill()) this.#apply(awake, inbound);
  }

  #stops(awake: Awake, inbound: Told): boolean {
    if (this.#wanted.isEmpty && this.#passing.size === 0) return false;
    const { conversationId, running } = awake;
    if (!running) return false;
    const { turnId } = running.accepted.stamp;
    const mark = inbound.kind === "settle" ? inbound.effectId : turnId;
    if (this.#passing.get(conversationId) === mark) {
      this.#passing.delete(conversationId);
      return false;
    }
    const stepping = this.#stepping.get(conversationId);
    const isStepping = stepping?.turnId === turnId;
    const wanted = this.#wanted.in(conversationId);
    if (wanted.length === 0 && !isStepping) return false;
    const entered = foreseen(awake, inbound, this.#clock.now());
    const [first] = entered;
    const stop =
      wanted.find(({ state }) => entered.includes(state)) ??
      (isStepping && first !== undefined ? { owner: stepping.owner, state: first } : null);
    if (!stop || this.#leftFor(conversationId, turnId) <= 0) return false;
    this.#pause({ ...stop, awake, turnId, inbound: mark }, entered, whatOf(awake, inbound));
    return true;
  }

  #pause(pause: Omit<Pause, "since" | "began" | "cancelBound">, entered: string[], event: string): void {
    const { awake, state, turnId } = pause;
    const { conversationId } = awake;
    const now = this.#clock.now();
    const bound = Math.min(LONGEST_PAUSE_MS, this.#leftFor(conversationId, turnId));
    const cancelBound = this.#clock.after(bound, () => this.#release(conversationId, "time"));
    this.#pauses.set(conversationId, { ...pause, since: performance.now(), began: now, cancelBound });
    awake.holds += 1;
    awake.view = { ...awake.view, tags: [...awake.view.tags, PAUSED_TAG] };
    this.#tellPerson(conversationId, turnId, PAUSED);
    this.#tell(awake, {
      type: "setpoint.paused",
      conversationId,
      at: new Date(now).toISOString(),
      turnId,
      state,
      event,
      entered,
      until: new Date(now + bound).toISOString(),
    });
  }

  #release(conversationId: string, by: ReleasedBy): void {
    if (by !== "step") this.#stepping.delete(conversationId);
    const pause = this.#pauses.get(conversationId);
    if (!pause) return;
    const { awake, state, turnId, inbound, since, began } = pause;
    this.#pauses.delete(conversationId);
    pause.cancelBound();
    this.#passing.set(conversationId, inbound);
    // Neither the turn nor its record took the time that it stood still.
    const ms = performance.now() - since;
    awake.log.leaveOut(ms);
    if (awake.running) awake.running.started += ms;
    awake.view = { ...awake.view, tags: awake.view.tags.filter((tag) => tag !== PAUSED_TAG) };
    const now = this.#clock.now();
    const stood = LONGEST_STANDING_MS - this.#leftFor(conversationId, turnId);
    this.#stood.set(conversationId, { turnId, ms: stood + now - began });
    const at = new Date(now).toISOString();
    this.#tell(awake, { type: "setpoint.released", conversationId, at, state, by });
    this.#tellPerson(conversationId, turnId, "It goes on.");
    letGo(awake);
  }

  /** How long this turn may still be made to stand still, in ms. */
  #leftFor(conversationId: string, turnId: string): number {
    const stood = this.#stood.get(conversationId);
    return LONGEST_STANDING_MS - (stood?.turnId === turnId ? stood.ms : 0);
  }

  #tellBreaks({ userId }: Owner, conversationId: string): void {
    this.#taps.tell(userId, conversationId, this.#breaks(conversationId));
  }

  /** Whoever set them. */
  #breaks(conversationId: string): Occurrence {
    const states = this.#wanted.in(conversationId).map(({ state }) => state);
    const at = new Date(this.#clock.now()).toISOString();
    return occurrence(() => ({ type: "setpoint.breaks", conversationId, at, states: [...new Set(states)] }));
  }

  #tell({ userId, conversationId }: Awake, frame: UnnumberedFrame): void {
    this.#taps.tell(
      userId,
      conversationId,
      occurrence(() => frame),
    );
  }

  #tellPerson(conversationId: string, turnId: string, display: string): void {
    this.#fanout.publish(conversationId, { type: "progress", conversationId, turnId, tool: "breakpoint", display });
  }

  #paused(conversationId: string): Pause {
    const pause = this.#pauses.get(conversationId);
    if (!pause) throw new AppError("not_allowed_in_state", "The conversation does not stand still.");
    return pause;
  }
}

/** Nothing where it cannot be told: looking at a conversation never harms it. */
function foreseen({ kernel }: Awake, inbound: Told, now: number): string[] {
  try {
    return kernel.foresee(inbound, now);
  } catch {
    return [];
  }
}

/** What waits, in words: the type of the event, or `done: router`. */
function whatOf({ kernel }: Awake, inbound: Told): string {
  if (inbound.kind === "event") return inbound.event.type;
  const src = kernel
    .inflight()
    .find(({ effectId }) => effectId === inbound.effectId)
    ?.src.join(".");
  return `${inbound.ok ? "done" : "error"}: ${src}`;
}
