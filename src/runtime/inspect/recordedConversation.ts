import { AppError } from "../../errors.ts";
import type { FileReplayRequest } from "../../protocol/replay.ts";
import type { Turn } from "../../protocol/turn.ts";
import type { TurnRecord } from "../../protocol/turnRecord.ts";
import { type Stamp, UserEvent } from "../../protocol/userEvents.ts";
import { Moment } from "../../protocol/workoutLog.ts";
import type { AcceptedEvent, Conversation } from "../../store/store.ts";

/** What a replay says again, in the order in which it was said. */
export type RecordedConversation = {
  conversation: Conversation;
  recorded: { accepted: AcceptedEvent; turn: Turn }[];
  /** By the seq of the turn. */
  records: ReadonlyMap<number, TurnRecord>;
  /** Turns at the end that are not run again. */
  leftOut: number;
};

/** A conversation from a file, as if this user had had it here; at most `most` turns. Throws `bad_request` naming the turn. */
export function fromFile(
  userId: string,
  { conversation: { conversationId, timezone }, turns, whys }: FileReplayRequest,
  most: number,
): RecordedConversation {
  const inOrder = turns.toSorted((one, other) => one.seq - other.seq);
  const zone = timezone ?? "UTC";
  let at = 0;
  const recorded = inOrder.slice(0, most).map((turn) => {
    const { messageId, sentAt } = turn.input;
    if (!Moment.safeParse(sentAt).success) throw unfit(turn, `input.sentAt is no moment: "${sentAt}"`);
    // A device's clock may go back; the server's does not.
    at = Math.max(at, Date.parse(sentAt));
    const stamp = {
      turnId: turn.turnId,
      messageId,
      sentAt,
      at: new Date(at).toISOString(),
      timezone: zone,
      ...modelOf(turn),
    };
    return { turn, accepted: { conversationId, userId, event: eventOf(turn), stamp, traceId: turn.traceId } };
  });
  const createdAt = recorded[0]?.accepted.stamp.at ?? new Date(0).toISOString();
  return {
    conversation: { conversationId, userId, title: null, timezone, createdAt, updatedAt: createdAt },
    recorded,
    records: new Map(whys.flatMap(({ seq, record }) => (record ? [[seq, record]] : []))),
    leftOut: Math.max(0, turns.length - most),
  };
}

/** What the turn was begun with. */
function modelOf({ modelCalls, modelOut }: Turn): Pick<Stamp, "hasModel" | "modelOut"> {
  if (modelOut) return { modelOut };
  return modelCalls === undefined ? {} : { hasModel: true };
}

function eventOf(turn: Turn): UserEvent {
  const { event, text, optionId, avoidJoints } = turn.input;
  const said = UserEvent.safeParse({ type: event ?? "user.message", text, optionId, avoidJoints });
  if (said.success) return said.data;
  const [issue] = said.error.issues;
  throw unfit(turn, `input cannot be sent: ${issue?.path.join(".")} ${issue?.message}`);
}

const unfit = ({ seq }: Turn, why: string) => new AppError("bad_request", `The turn that ended at ${seq}: ${why}.`);
