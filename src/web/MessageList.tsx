import { useEffect, useRef } from "react";
import type { Message } from "../protocol/view.ts";
import { CardView } from "./CardView.tsx";
import type { Sending, Writing } from "./useConversation.ts";

type Shown = {
  conversationId: string;
  messages: Message[];
  sending: Sending[];
  writing: Writing | null;
  progress: string | null;
};

const time = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });

/** The exchange, newest at the bottom. It follows only when the reader is at the bottom already. */
export function MessageList({ conversationId, messages, sending, writing, progress }: Shown) {
  const list = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  const known = new Set(messages.map((message) => message.id));
  const onTheirWay = sending.filter(({ messageId }) => !known.has(messageId));
  const last = `${messages.at(-1)?.id}:${onTheirWay.length}:${writing?.text.length}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever something new is shown
  useEffect(() => {
    if (isAtBottom.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);

  // The list shrinks when options appear below it; what was in view at the bottom stays in view.
  useEffect(() => {
    const at = list.current;
    if (!at) return;
    const watcher = new ResizeObserver(() => isAtBottom.current && at.scrollTo({ top: at.scrollHeight }));
    watcher.observe(at);
    return () => watcher.disconnect();
  }, []);

  return (
    <div
      ref={list}
      onScroll={({ currentTarget: at }) => {
        isAtBottom.current = at.scrollHeight - at.scrollTop - at.clientHeight < 80;
      }}
      role="log"
      aria-label="Conversation"
      aria-live="polite"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="flex-1 space-y-4 overflow-y-auto px-4 py-5"
    >
      {messages.map((message) => (
        <Bubble key={message.id} from={message.role} text={message.text} note={time.format(new Date(message.at))}>
          {message.cards.map((card) => (
            <CardView key={JSON.stringify(card)} card={card} />
          ))}
          {message.citations.length > 0 && (
            <details className="mt-2 text-xs text-stone-600 dark:text-stone-400">
              <summary className="cursor-pointer">Sources ({message.citations.length})</summary>
              <ul className="mt-1 list-disc space-y-0.5 pl-4">
                {message.citations.map((citation) => (
                  <li key={`${citation.kind}:${citation.id}`}>
                    {citation.title}
                    {citation.source ? `, ${citation.source}` : ""}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {message.role === "assistant" && message.turnId && (
            <a
              href={`/inspector?conversation=${encodeURIComponent(conversationId)}&turn=${encodeURIComponent(message.turnId)}`}
              className="mt-1 inline-block py-0.5 text-xs text-stone-600 underline-offset-4 hover:underline dark:text-stone-400"
            >
              Why this answer?
            </a>
          )}
        </Bubble>
      ))}
      {onTheirWay.map(({ messageId, text }) => (
        <Bubble key={messageId} from="user" text={text} note="on its way" />
      ))}
      {writing && <Bubble from="assistant" text={writing.text} note="" />}
      {progress && !writing && <p className="text-sm text-stone-600 italic dark:text-stone-400">{progress}</p>}
    </div>
  );
}

function Bubble(props: { from: Message["role"]; text: string; note: string; children?: React.ReactNode }) {
  const isMine = props.from === "user";
  return (
    <article className={isMine ? "flex justify-end" : ""}>
      <div
        className={
          isMine
            ? "max-w-[85%] rounded-2xl rounded-br-md bg-teal-700 px-4 py-2.5 text-white"
            : "max-w-full rounded-2xl rounded-bl-md bg-white px-4 py-3 shadow-sm ring-1 ring-stone-200 dark:bg-stone-900 dark:ring-stone-800"
        }
      >
        <h2 className="sr-only">{isMine ? "You" : "Setpoint"}</h2>
        <p className="break-words whitespace-pre-wrap">{props.text}</p>
        {props.children}
        {props.note && (
          <p className={`mt-1 text-[11px] ${isMine ? "text-teal-50" : "text-stone-600 dark:text-stone-400"}`}>
            {props.note}
          </p>
        )}
      </div>
    </article>
  );
}
