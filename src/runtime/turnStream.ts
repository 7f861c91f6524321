import type { Turn } from "../protocol/turn.ts";
import type { Awake } from "./awake.ts";
import type { Fanout } from "./fanout.ts";
import type { TurnLog } from "./inspect/turnLog.ts";
import type { Running } from "./runningTurn.ts";
import type { WorkSite } from "./workRunner.ts";

/** A piece of the reply, to all who watch. */
export function emitPiece(fanout: Fanout, running: Running, text: string): void {
  const { conversationId, stamp } = running.accepted;
  const index = running.pieces++;
  running.emitted += text;
  fanout.publish(conversationId, { type: "message.delta", conversationId, turnId: stamp.turnId, index, text });
}

/** A finished turn, to all who watch: what of its reply was not streamed yet, the turn, and how the conversation stands. */
export function publishTurn(fanout: Fanout, running: Running, turn: Turn, { view, tap }: Awake): void {
  const { text } = turn.reply;
  if (text.startsWith(running.emitted) && text.length > running.emitted.length)
    emitPiece(fanout, running, text.slice(running.emitted.length));
  fanout.publish(turn.conversationId, { type: "turn", turn });
  fanout.publish(turn.conversationId, { type: "snapshot", view });
  tap?.turn(turn);
}

/** Where the by-products of a turn's work go. */
export function siteOf(fanout: Fanout, running: Running, log: TurnLog): WorkSite {
  const { conversationId, userId, traceId, stamp } = running.accepted;
  const { turnId } = stamp;
  return {
    conversationId,
    userId,
    traceId,
    turnId,
    attempt: running.attempt,
    emit: (text) => emitPiece(fanout, running, text),
    note: (effectId, event, fields) => log.note(effectId, event, fields),
    asking: (question) => {
      running.asks.add(question);
      const end = () => void running.asks.delete(question);
      question.then(end, end);
    },
    asked: (call) => void running.modelCalls.push(call),
    progress: (tool, display) =>
      fanout.publish(conversationId, { type: "progress", conversationId, turnId, tool, display }),
  };
}
