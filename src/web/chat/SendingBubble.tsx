import type { Outgoing } from "../../protocol/conversationClient.ts";

type Props = { message: Outgoing; isWaiting: boolean; onUnsay: (messageId: string) => void };

/** A message that no turn has answered yet, and whether it is on its way or waits for a connection. */
export function SendingBubble({ message: { messageId = "", text }, isWaiting, onUnsay }: Props) {
  return (
    <article className="flex flex-col items-end">
      <h2 className="sr-only">You</h2>
      <div
        className={`max-w-[85%] rounded-2xl rounded-br-md px-4 py-2.5 ${isWaiting ? "border border-accent border-dashed" : "bg-accent text-on-accent"}`}
      >
        <p className="whitespace-pre-wrap break-words">{text}</p>
      </div>
      <p className="mt-1 flex items-center gap-x-3 text-muted text-xs">
        {isWaiting ? "waits for a connection" : "on its way"}
        {isWaiting && (
          <button
            type="button"
            onClick={() => onUnsay(messageId)}
            className="-my-2 -mr-2 inline-flex min-h-11 items-center rounded-lg px-2 underline-offset-4 hover:text-ink hover:underline"
          >
            Take back
          </button>
        )}
      </p>
    </article>
  );
}
