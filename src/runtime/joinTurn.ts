import type { ConversationEvent } from "../machines/conversationSetup.ts";
import { joined } from "../store/joinedEvent.ts";
import type { AcceptedEvent } from "../store/store.ts";
import { type Awake, show } from "./awake.ts";
import type { Fanout } from "./fanout.ts";
import { joiningOf } from "./joining.ts";
import { joiningEvent } from "./machineEvent.ts";
import { userMessage } from "./runningTurn.ts";
import type { Trace } from "./trace.ts";
import { emitPiece } from "./turnStream.ts";

/**
 * Makes an accepted message part of the turn that runs, in what is shown and in what is stored of it; what the chart is to
 * be told of it is returned. `null` when it is not that turn any more, or the chart would not take it.
 */
export function joinTurn(
  awake: Awake,
  accepted: AcceptedEvent,
  turnId: string,
  { trace, fanout }: { trace: Trace; fanout: Fanout },
): ConversationEvent | null {
  const { running } = awake;
  const joining = joiningOf(awake, accepted.event);
  if (!running || running.accepted.stamp.turnId !== turnId || !joining) return null;
  const event = joiningEvent(accepted, joining, running.emitted);
  if (!awake.kernel.snapshot.can(event)) return null;
  trace.write("message_joined", accepted, { policy: joining, turn_id: turnId });
  show(awake, userMessage({ ...accepted, stamp: { ...accepted.stamp, turnId } }));
  running.accepted = joined(running.accepted, accepted);
  if (joining === "correction" && running.emitted.trim()) emitPiece(fanout, running, " …\n\n");
  return event;
}
