import { Pencil } from "lucide-react";
import type { Message } from "../../protocol/view.ts";
import type { Formatter } from "../format/formatter.ts";
import { AnswerFoot } from "./AnswerFoot.tsx";
import { CardView } from "./cards/CardView.tsx";
import type { MessageRow } from "./chatRows.ts";

type Props = {
  row: MessageRow;
  conversationId: string;
  format: Formatter;
  onEdit: ((message: Message) => void) | null;
};

/** One message: a person's at the right, an answer with its cards at the left. */
export function MessageBubble({ row, conversationId, format, onEdit }: Props) {
  const { message, turn } = row;
  const time = format.time(message.at);
  if (message.role === "user")
    return (
      <article className="flex flex-col items-end">
        <h2 className="sr-only">You</h2>
        <div className="max-w-[85%] rounded-2xl rounded-br-md bg-accent px-4 py-2.5 text-on-accent">
          <p className="whitespace-pre-wrap break-words">{message.text}</p>
        </div>
        <p className="mt-1 flex flex-wrap items-center justify-end gap-x-3 text-muted text-xs">
          {message.corrects && <span>sent again with changes</span>}
          {row.isCorrected && <span>corrected below</span>}
          <time dateTime={message.at}>{time}</time>
          {onEdit && row.canEdit && (
            <button
              type="button"
              onClick={() => onEdit(message)}
              className="-my-2 -mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 hover:text-ink"
            >
              <Pencil aria-hidden className="size-3.5" />
              Edit and resend
            </button>
          )}
        </p>
      </article>
    );
  const workoutIds = (turn?.effects ?? []).filter(({ kind, op }) => kind === "workout" && op === "create");
  return (
    <article className="max-w-full rounded-2xl rounded-bl-md border border-line bg-surface px-4 py-3">
      <h2 className="sr-only">Setpoint</h2>
      <p className="whitespace-pre-wrap break-words">{message.text}</p>
      {message.cards.map((card, place) => (
        <CardView
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a message never change
          key={place}
          card={card}
          storedId={
            workoutIds[message.cards.slice(0, place).filter(({ type }) => type === "workout").length]?.ref ?? null
          }
        />
      ))}
      <AnswerFoot row={row} conversationId={conversationId} time={time} />
    </article>
  );
}
