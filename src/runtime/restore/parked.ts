import { AppError } from "../../errors.ts";
import type { Message, View } from "../../protocol/view.ts";
import type { Envelope } from "../../store/snapshotStore.ts";
import type { Misfit } from "./findMisfits.ts";

/** A conversation that cannot go on. Everything said in it can be read; nothing in it is changed. */
export type Parked = { conversationId: string; view: View; misfits: Misfit[] };

export function parkedOf(envelope: Envelope, title: string | null, messages: Message[], misfits: Misfit[]): Parked {
  const { conversationId, machine, seq, at } = envelope;
  const { value } = Object(envelope.snapshot) as { value?: unknown };
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
  return { conversationId, view, misfits };
}

/** What a message to a parked conversation is answered with. */
export function parkedRefusal({ misfits }: Parked): AppError {
  return new AppError(
    "conflict",
    "This conversation was stored by another version of Setpoint and cannot go on in this one. Nothing is lost: all that was said in it can still be read, and what was logged is kept. Please start a new conversation.",
    { cause: misfits },
  );
}
