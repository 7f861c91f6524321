import type { AnyActorRef, InspectionEvent } from "xstate";
import { INSPECT_VERSION, type InspectFrame } from "../../protocol/inspection.ts";
import type { Turn } from "../../protocol/turn.ts";
import type { ActorRef } from "../actorSystem.ts";
import type { EffectIntent, Kernel } from "../kernel.ts";
import { definitionOf } from "./definition.ts";
import type { Move } from "./move.ts";
import { type Occurrence, occurrence } from "./occurrence.ts";
import { shownEvent, shownGuards, shownSnapshot, shownTurn } from "./redaction.ts";
import { stepOf } from "./stepOf.ts";

export type EffectPhase = Extract<InspectFrame, { type: "setpoint.effect" }>["phase"];

/** Turns what happens in one conversation into frames, for as long as somebody watches it. */
export class Tap {
  readonly #conversationId: string;
  readonly #show: (happened: Occurrence) => void;
  #kernel: Kernel | null = null;

  constructor(conversationId: string, show: (happened: Occurrence) => void) {
    this.#conversationId = conversationId;
    this.#show = show;
  }

  /** From now on it follows this kernel, and shows its actors. */
  follow(kernel: Kernel): void {
    if (this.#kernel === kernel) return;
    this.leave();
    this.#kernel = kernel;
    kernel.observer = (inspected) => {
      try {
        this.#observe(inspected);
      } catch {
        // What XState tells was not as expected: the viewer misses a frame, the conversation nothing.
      }
    };
    this.introduce(this.#show);
  }

  leave(): void {
    if (this.#kernel) this.#kernel.observer = null;
    this.#kernel = null;
  }

  /** Every live actor as it stands, for somebody who comes late: the actor with its definition, then its snapshot. */
  introduce(show: (happened: Occurrence) => void): void {
    if (!this.#kernel) return;
    const visit = (ref: AnyActorRef): void => {
      show(this.#actor(ref as ActorRef));
      show(this.#snapshot(ref as ActorRef, ref.getSnapshot(), { type: "@xstate.init" }));
      for (const child of Object.values((ref.getSnapshot() as Children).children ?? {})) visit(child);
    };
    visit(this.#kernel.root);
  }

  moved(moves: readonly Move[], turnId: string | null): void {
    const ours = this.#ours();
    for (const move of moves) {
      // What guards read is found out when the frame is written, once for everybody.
      let step: ReturnType<typeof stepOf> | null = null;
      this.#show(
        occurrence((detail) => {
          step ??= stepOf(move);
          const guards = shownGuards(step.guards, detail);
          return { type: "setpoint.transition", ...ours, turnId, ...step, guards, value: move.value };
        }),
      );
    }
  }

  work(intent: EffectIntent, phase: EffectPhase, turnId: string | null, ms: number | null, output?: unknown): void {
    const { effectId, path, src, input } = intent;
    const frame = { type: "setpoint.effect" as const, ...this.#ours(), turnId, effectId, actor: path, src, phase, ms };
    this.#show(
      occurrence((detail) => {
        if (detail === "redacted") return frame;
        return phase === "started" ? { ...frame, input } : { ...frame, output };
      }),
    );
  }

  turn(turn: Turn): void {
    const ours = this.#ours();
    this.#show(occurrence((detail) => ({ type: "setpoint.turn", ...ours, turn: shownTurn(turn, detail) })));
  }

  #observe(inspected: InspectionEvent): void {
    const ref = inspected.actorRef as ActorRef;
    if (inspected.type === "@xstate.actor") this.#show(this.#actor(ref));
    else if (inspected.type === "@xstate.snapshot")
      this.#show(this.#snapshot(ref, inspected.snapshot, inspected.event));
    else if (inspected.type === "@xstate.event") {
      const { sourceRef, event } = inspected;
      const head = this.#stately(ref);
      const sourceId = sourceRef && this.#idOf(sourceRef as ActorRef);
      this.#show(
        occurrence((detail) => ({
          type: "@xstate.event",
          ...head,
          ...(sourceId ? { sourceId } : {}),
          event: shownEvent(event, detail),
        })),
      );
    }
  }

  #actor(ref: ActorRef): Occurrence {
    const head = this.#stately(ref);
    const isRoot = ref._parent === undefined;
    const name = isRoot ? String((ref.logic as { id?: unknown }).id ?? ref.id) : ref.id;
    return occurrence((detail) => ({
      type: "@xstate.actor",
      ...head,
      name,
      ...(ref._parent ? { parentId: this.#idOf(ref._parent) } : {}),
      definition: definitionOf(ref.logic, name),
      // An actor that is just being made has no snapshot yet.
      snapshot: shownSnapshot(ref.getSnapshot(), detail),
    }));
  }

  #snapshot(ref: ActorRef, snapshot: unknown, event: { type: string }): Occurrence {
    const head = this.#stately(ref);
    return occurrence((detail) => ({
      type: "@xstate.snapshot",
      ...head,
      event: shownEvent(event, detail),
      snapshot: shownSnapshot(snapshot, detail),
    }));
  }

  #stately(ref: ActorRef) {
    return {
      _version: INSPECT_VERSION,
      createdAt: String(Date.now()),
      id: null,
      rootId: this.#kernel ? this.#idOf(this.#kernel.root) : "",
      sessionId: this.#idOf(ref),
      conversationId: this.#conversationId,
    };
  }

  #ours() {
    return { conversationId: this.#conversationId, at: new Date().toISOString() };
  }

  /** XState counts its actors over a whole process, and begins anew in the next: alone the numbers would repeat. */
  #idOf(ref: AnyActorRef): string {
    return `${this.#conversationId}/${ref.sessionId}`;
  }
}

type Children = { children?: Record<string, AnyActorRef> };
