import type { InspectFrame } from "../../protocol/inspection.ts";

/** The frames that receivers of `@statelyai/inspect` know. */
export type StatelyFrame = Extract<InspectFrame, { type: `@xstate.${string}` }>;

const MOST_EVENTS = 500;
const MOST_ACTORS = 500;

export const isStately = (frame: InspectFrame): frame is StatelyFrame => frame.type.startsWith("@xstate.");

/** What a receiver must be told that begins anew: every actor, how it stands, and the last events. */
export class FrameMemory {
  readonly #actors = new Map<string, StatelyFrame>();
  readonly #snapshots = new Map<string, StatelyFrame>();
  #events: StatelyFrame[] = [];

  add(frame: StatelyFrame): void {
    const { sessionId } = frame;
    if (frame.type === "@xstate.actor") {
      this.#actors.set(sessionId, frame);
      if (this.#actors.size > MOST_ACTORS) this.#forgetOneThatEnded();
    } else if (frame.type === "@xstate.snapshot") this.#snapshots.set(sessionId, frame);
    else this.#events = [...this.#events.slice(1 - MOST_EVENTS), frame];
  }

  /** The server tells all of it again. */
  clear(): void {
    this.#actors.clear();
    this.#snapshots.clear();
    this.#events = [];
  }

  /** In an order in which each makes sense. */
  all(): StatelyFrame[] {
    return [...this.#actors.values(), ...this.#snapshots.values(), ...this.#events];
  }

  /** Conversations stay; the specialists and pieces of work of earlier turns go, the oldest first. */
  #forgetOneThatEnded(): void {
    for (const [sessionId, { rootId }] of this.#actors) {
      if (sessionId === rootId) continue;
      this.#actors.delete(sessionId);
      this.#snapshots.delete(sessionId);
      return;
    }
  }
}
