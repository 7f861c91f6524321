import type { Heat } from "../../protocol/heat.ts";
import type { TurnRecord } from "../../protocol/turnRecord.ts";
import { keyOf } from "./stateSpans.ts";

export type Recorded = { conversationId: string; seq: number; value: unknown; record: TurnRecord | null };

/** How often each transition of one machine was taken and how long each of its states lasted; counted record by record. */
export class HeatCount {
  readonly #machine: string;
  readonly #edges = new Map<string, number>();
  readonly #edgeStays = new Map<string, number[]>();
  readonly #entered = new Map<string, number>();
  readonly #stays = new Map<string, number[]>();
  /** States of the conversation that is being counted, by when they were entered, in ms since the epoch. */
  #open = new Map<string, number>();
  readonly #newest = new Map<string, { seq: number; value: unknown }>();
  #conversationId = "";
  #records = 0;

  constructor(machine: string) {
    this.#machine = machine;
  }

  /** Conversation by conversation, each in the order of its checkpoints. */
  add({ conversationId, seq, value, record }: Recorded): void {
    if (conversationId !== this.#conversationId) this.#open = new Map();
    this.#conversationId = conversationId;
    this.#newest.set(conversationId, { seq, value });
    if (!record) return;
    this.#records += 1;
    const began = Date.parse(record.startedAt);
    for (const step of record.steps) {
      if (step.machine !== this.#machine) continue;
      for (const edge of step.edges) {
        this.#edges.set(edge, (this.#edges.get(edge) ?? 0) + 1);
        const since = this.#open.get(keyOf(step.actor, edge.slice(0, edge.lastIndexOf("#"))));
        if (since !== undefined) staysIn(this.#edgeStays, edge).push(began + step.at - since);
      }
      for (const state of step.exited) {
        const since = this.#open.get(keyOf(step.actor, state));
        this.#open.delete(keyOf(step.actor, state));
        if (since !== undefined) staysIn(this.#stays, state).push(began + step.at - since);
      }
      for (const state of step.entered) {
        this.#entered.set(state, (this.#entered.get(state) ?? 0) + 1);
        this.#open.set(keyOf(step.actor, state), began + step.at);
      }
    }
  }

  heat(conversationId: string | null, isPartial: boolean): Heat {
    const standing = this.#standing();
    const states = [...new Set([...this.#entered.keys(), ...this.#stays.keys(), ...standing.keys()])].map((state) => {
      const stays = this.#stays.get(state) ?? [];
      const figures = {
        entered: this.#entered.get(state) ?? 0,
        ended: stays.length,
        medianMs: null,
        p95Ms: null,
        ...timesOf(stays),
        standing: standing.get(state) ?? 0,
      };
      return [state, figures] as const;
    });
    return {
      machine: this.#machine,
      conversationId,
      records: this.#records,
      isPartial,
      edges: Object.fromEntries(this.#edges),
      edgeTimes: Object.fromEntries(
        [...this.#edgeStays].flatMap(([edge, stays]) => {
          const times = timesOf(stays);
          return times ? [[edge, times]] : [];
        }),
      ),
      states: Object.fromEntries(states),
    };
  }

  /** Where conversations stand at their newest checkpoint; at rest no child machine is left. */
  #standing(): Map<string, number> {
    const standing = new Map<string, number>();
    if (this.#machine !== "conversation") return standing;
    for (const { value } of this.#newest.values())
      for (const state of statesIn(value, this.#machine)) standing.set(state, (standing.get(state) ?? 0) + 1);
    return standing;
  }
}

function statesIn(value: unknown, parent: string): string[] {
  if (typeof value === "string") return [`${parent}.${value}`];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => [`${parent}.${key}`, ...statesIn(below, `${parent}.${key}`)]);
}

function staysIn(all: Map<string, number[]>, key: string): number[] {
  const stays = all.get(key) ?? [];
  all.set(key, stays);
  return stays;
}

/** `null` of none. */
function timesOf(stays: readonly number[]): { medianMs: number; p95Ms: number } | null {
  const sorted = stays.toSorted((a, b) => a - b);
  const [medianMs, p95Ms] = [shareOf(sorted, 0.5), shareOf(sorted, 0.95)];
  return medianMs === null || p95Ms === null ? null : { medianMs, p95Ms };
}

/** The smallest value that so great a share of all is not above; `null` of none. */
function shareOf(sorted: readonly number[], share: number): number | null {
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  return found === undefined ? null : Math.round(found * 1_000) / 1_000;
}
