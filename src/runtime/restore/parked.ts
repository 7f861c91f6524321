import { AppError } from "../../errors.ts";
import type { Message, View } from "../../protocol/view.ts";
import type { Envelope } from "../../store/snapshotStore.ts";
import type { Checkpoint } from "../../store/store.ts";
import type { Misfit } from "./findMisfits.ts";

/** A conversation that cannot go on. Everything said in it can be read; nothing in it is changed. */
export type Parked = { conversationId: string; view: View; misfits: Misfit[]; refusal: string };

/** What a view needs of what is stored. */
export type Kept = Pick<Envelope, "conversationId" | "machine" | "seq" | "at" | "snapshot">;

const LEFT =
  "Nothing is lost: all that was said in it can still be read, and what was logged is kept. Please start a new conversation.";
const OTHER_VERSION = `This conversation was stored by another version of Setpoint and cannot go on in this one. ${LEFT}`;
const DAMAGED = `What is stored of where this conversation stood is damaged, so it cannot go on. ${LEFT}`;

/** For a snapshot that no longer parses: what its checkpoint says beside it. */
export function keptOf(conversationId: string, checkpoint: Checkpoint | undefined): Kept {
  const { seq = 0, at = new Date(0).toISOString(), value = {} } = checkpoint ?? {};
  return {
    conversationId,
    machine: { id: "conversation", version: "unknown", hash: "" },
    seq,
    at,
    snapshot: { value },
  };
}

/** `why`: what has no place in today's chart, or the error of a snapshot that does not parse. */
export function parkedOf(kept: Kept, title: string | null, messages: Message[], why: Misfit[] | Error): Parked {
  const { conversationId, machine, seq, at } = kept;
  const { value } = Object(kept.snapshot) as { value?: unknown };
  const view: View = {
    conversationId,
    title,
    seq,
    machine,
    value: typeof value === "object" && value !== null ? { ...value } : {},
    tags: ["parked"],
    can: [],
    pending: null,
    session: null,
    messages,
    updatedAt: at,
  };
  return why instanceof Error
    ? { conversationId, view, misfits: [{ path: "snapshot", what: why.message }], refusal: DAMAGED }
    : { conversationId, view, misfits: why, refusal: OTHER_VERSION };
}

/** What a message to a parked conversation is answered with. */
export function parkedRefusal({ misfits, refusal }: Parked): AppError {
  return new AppError("conflict", refusal, { cause: misfits });
}
