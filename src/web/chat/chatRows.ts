import type { Turn } from "../../protocol/turn.ts";
import type { Message } from "../../protocol/view.ts";
import type { Exchange, Transcript } from "./transcript.ts";

export type MessageRow = {
  kind: "message";
  key: string;
  message: Message;
  /** Of an answer, once it is known. */
  turn: Turn | null;
  /** A later message stands in for this one. */
  isCorrected: boolean;
  /** It may be sent again with changes. */
  canEdit: boolean;
};

/** One line of the list. `day` is `YYYY-MM-DD` where the reader is. */
export type ChatRow =
  | { kind: "day"; key: string; day: string }
  | { kind: "picked"; key: string; label: string }
  | MessageRow;

/** The transcript as lines, with the days between. */
export function chatRows(transcript: Transcript, dayOf: (message: Message) => string): ChatRow[] {
  const rows: ChatRow[] = [];
  const corrected = new Set<string>();
  for (const { messages } of transcript) for (const { corrects } of messages) if (corrects) corrected.add(corrects);
  const editable = editableMessage(transcript)?.id;
  let day = "";
  let before: Exchange | undefined;
  for (const exchange of transcript) {
    const { messages, turn, key } = exchange;
    const label = pickedIn(exchange, before);
    for (const [place, message] of messages.entries()) {
      const today = dayOf(message);
      if (today !== day) rows.push({ kind: "day", key: `day ${today} ${key}`, day: today });
      day = today;
      if (place === 0 && label) rows.push({ kind: "picked", key: `${key} picked`, label });
      const isCorrected = corrected.has(message.id);
      rows.push({ kind: "message", key: message.id, message, turn, isCorrected, canEdit: message.id === editable });
    }
    before = exchange;
  }
  return rows;
}

/** Whether the last thing said waits for its answer. */
export function isUnanswered(transcript: Transcript): boolean {
  const last = transcript.at(-1);
  return last !== undefined && last.turn === null && last.messages.every(({ role }) => role === "user");
}

/** The last message, if it may be sent again: it is answered, and was a request of its own, not an answer to a question. */
export function editableMessage(transcript: Transcript): Message | null {
  const last = transcript.findLast(({ messages }) => messages.some(({ role }) => role === "user"));
  const [said, more] = last?.messages.filter(({ role }) => role === "user") ?? [];
  if (!last?.turn || more || last.turn.routes.some(({ by }) => by === "pending")) return null;
  return said ?? null;
}

function pickedIn({ turn }: Exchange, before: Exchange | undefined): string | null {
  const optionId = turn?.input.optionId;
  if (optionId === undefined) return null;
  return before?.turn?.pending?.options.find(({ id }) => id === optionId)?.label ?? null;
}
