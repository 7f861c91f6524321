import type { Turn } from "../protocol/turn.ts";
import type { Envelope } from "../store/snapshotStore.ts";
import type { ConversationStore } from "../store/store.ts";
import { type Awake, envelopeAfter } from "./awake.ts";
import type { Clock } from "./clock.ts";
import { failedTurn, type Running } from "./runningTurn.ts";
import type { Trace } from "./trace.ts";
import { traceError } from "./traceTurn.ts";

type Parts = { store: ConversationStore; trace: Trace; clock: Clock };

/** How a turn is stored that ends with these words: what it had written is told, and the conversation stands where it stood. */
export async function failedEnd(
  awake: Awake,
  running: Running,
  text: string,
  { store, trace, clock }: Parts,
): Promise<{ envelope: Envelope; turn: Turn }> {
  const { conversationId, stamp } = running.accepted;
  const effects = await store.effectsOf({ conversationId, turnId: stamp.turnId }).catch((error) => {
    traceError(trace, running.accepted, error);
    return [];
  });
  const envelope = envelopeAfter(awake, clock.now());
  const { pending } = awake.view;
  return { envelope, turn: failedTurn(running, envelope.seq, { text, effects, pending }) };
}
