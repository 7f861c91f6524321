import type { WorkSpan } from "../../protocol/turnRecord.ts";
import type { KeptRecord } from "../../store/keptRecord.ts";
import type { Envelope } from "../../store/snapshotStore.ts";
import type { EffectIntent } from "../kernel.ts";
import { keptStep } from "./keptSteps.ts";
import type { Move } from "./move.ts";

/** No turn without a loop comes near these; what is above is counted and left out. */
const MOST_STEPS = 200;
const MOST_GUARDS = 500;
const MOST_WORK = 200;
const MOST_NOTES = 20;

/** Collects what happens between two checkpoints, cheaply; what guards read is found out once, at the end. */
export class TurnLog {
  readonly #startedAt: string;
  #began = performance.now();
  readonly #moves: { at: number; move: Move }[] = [];
  readonly #work: WorkSpan[] = [];
  readonly #running = new Map<string, { intent: EffectIntent; span: WorkSpan }>();
  #leftOut = 0;

  /** `now` in ms since the epoch. */
  constructor(now: number) {
    this.#startedAt = new Date(now).toISOString();
  }

  /** ms since it began, to the microsecond. */
  get at(): number {
    return Math.round((performance.now() - this.#began) * 1_000) / 1_000;
  }

  /** Time that is nobody's, in ms: the conversation was made to stand still. */
  leaveOut(ms: number): void {
    this.#began += ms;
  }

  moved(moves: readonly Move[]): void {
    const { at } = this;
    for (const move of moves) {
      if (this.#moves.length < MOST_STEPS) this.#moves.push({ at, move });
      else this.#leftOut += 1;
    }
  }

  workBegan(intent: EffectIntent): void {
    const { effectId, src } = intent;
    // Until it ends otherwise.
    const span: WorkSpan = { effectId, src, at: this.at, ms: 0, outcome: "calledOff" };
    this.#running.set(effectId, { intent, span });
    if (this.#work.length < MOST_WORK) this.#work.push(span);
    else this.#leftOut += 1;
  }

  /** Nothing once it has ended. */
  note(effectId: string, event: string, fields: Record<string, unknown>): void {
    const span = this.#running.get(effectId)?.span;
    if (!span) return;
    span.notes ??= [];
    if (span.notes.length < MOST_NOTES) span.notes.push({ event, fields });
    else this.#leftOut += 1;
  }

  /** `null` when it was not under way. `ms`: how long it took. */
  workEnded(effectId: string, outcome: WorkSpan["outcome"]): { intent: EffectIntent; ms: number } | null {
    const ended = this.#running.get(effectId);
    if (!ended) return null;
    this.#running.delete(effectId);
    const { intent, span } = ended;
    span.ms = Math.round((this.at - span.at) * 1_000) / 1_000;
    span.outcome = outcome;
    return { intent, ms: span.ms };
  }

  record(machine: Envelope["machine"]): KeptRecord {
    let guardsLeft = MOST_GUARDS;
    const steps = this.#moves.map(({ at, move }) => {
      const asked = move.asked.slice(0, guardsLeft);
      guardsLeft -= asked.length;
      return keptStep(at, move, asked);
    });
    return { startedAt: this.#startedAt, ms: this.at, machine, steps, work: this.#work, leftOut: this.#leftOut };
  }
}
