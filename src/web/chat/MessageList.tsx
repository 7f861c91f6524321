import { ArrowDown } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { VList, type VListHandle } from "virtua";
import type { Connection, Outgoing } from "../../protocol/conversationClient.ts";
import type { Message } from "../../protocol/view.ts";
import { useFormatter } from "../format/useFormatter.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { type ChatRow, chatRows } from "./chatRows.ts";
import { MessageBubble } from "./MessageBubble.tsx";
import { SendingBubble } from "./SendingBubble.tsx";
import type { Transcript } from "./transcript.ts";
import type { Progress, Writing } from "./useConversation.ts";
import type { Older } from "./useOlder.ts";
import { WorkingBubble } from "./WorkingBubble.tsx";

type Props = {
  conversationId: string;
  transcript: Transcript;
  sending: readonly Outgoing[];
  connection: Connection;
  /** An answer is being made. */
  isWorking: boolean;
  writing: Writing | null;
  progress: Progress | null;
  older: Older;
  onEdit: (message: Message) => void;
  onUnsay: (messageId: string) => void;
};

type Item =
  | ChatRow
  | { kind: "sending"; key: string; message: Outgoing }
  | { kind: "working"; key: string }
  | { kind: "older"; key: string };

/** As near to the end that one is taken to read along, in pixels; and as near to the start that more is loaded. */
const NEAR_END = 80;
const NEAR_START = 1_500;

/** The exchange, newest at the bottom. Who reads further up stays there; who is at the end follows. */
export function MessageList(props: Props) {
  const { conversationId, transcript, sending, connection, isWorking, writing, progress, older, onEdit, onUnsay } =
    props;
  const format = useFormatter();
  const list = useRef<VListHandle>(null);
  const isAtEnd = useRef(true);
  const lastOffset = useRef(0);
  const [isAway, setAway] = useState(false);
  const [hasNew, setHasNew] = useState(false);

  const dayOf = useMemo(() => {
    const days = new WeakMap<object, string>();
    return (message: Message) => {
      const day = days.get(message) ?? format.dateOf(message.at);
      days.set(message, day);
      return day;
    };
  }, [format]);
  const rows = useMemo(() => chatRows(transcript, dayOf), [transcript, dayOf]);
  const items = useMemo<Item[]>(() => {
    const known = new Set(rows.map(({ key }) => key));
    const onTheirWay = sending.filter(({ messageId = "" }) => !known.has(messageId));
    return [
      ...(older.failure ? [{ kind: "older" as const, key: "older" }] : []),
      ...rows,
      ...onTheirWay.map((message) => ({ kind: "sending" as const, key: message.messageId ?? message.text, message })),
      ...(isWorking ? [{ kind: "working" as const, key: "working" }] : []),
    ];
  }, [rows, sending, isWorking, older.failure]);

  // What is put before the first message must not move what is being read.
  const firstMessage = rows.find(({ kind }) => kind === "message")?.key;
  const firstBefore = useRef(firstMessage);
  const isPrepended =
    firstBefore.current !== undefined &&
    firstBefore.current !== firstMessage &&
    rows.some(({ key }) => key === firstBefore.current);
  useLayoutEffect(() => {
    firstBefore.current = firstMessage;
  }, [firstMessage]);

  const toEnd = () => list.current?.scrollToIndex(items.length - 1, { align: "end" });
  const follow = useRef(() => {});
  follow.current = () => {
    if (isAtEnd.current && items.length > 0) toEnd();
  };
  // Who sends something wants to see it, and what comes of it.
  const mine = sending.at(-1)?.messageId;
  useLayoutEffect(() => {
    if (mine === undefined) return;
    isAtEnd.current = true;
    setAway(false);
    follow.current();
  }, [mine]);
  const newest = items.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever something new is shown at the end
  useLayoutEffect(() => {
    follow.current();
    if (!isAtEnd.current) setHasNew(true);
  }, [newest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line grows
  useLayoutEffect(() => follow.current(), [writing?.text, progress?.lines.length]);

  const fill = useRef(() => {});
  fill.current = () => {
    const at = list.current;
    if (at && older.hasMore && !older.failure && at.scrollOffset < NEAR_START) older.loadMore();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: more may be needed once what was loaded is shown
  useEffect(() => {
    if (items.length > 0) fill.current();
  }, [items.length, older.hasMore]);

  const onScroll = (offset: number) => {
    const at = list.current;
    if (!at) return;
    const isNear = at.scrollSize - offset - at.viewportSize < NEAR_END;
    // Only who scrolls up leaves the end: what grows or shrinks below it does not.
    if (isNear) isAtEnd.current = true;
    else if (offset < lastOffset.current - 1) isAtEnd.current = false;
    lastOffset.current = offset;
    setAway(!isAtEnd.current);
    if (isAtEnd.current) setHasNew(false);
    fill.current();
  };

  const shown = (item: Item): ReactNode => {
    switch (item.kind) {
      case "day":
        return (
          <p className="flex items-center gap-3 py-2 text-muted text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            <time dateTime={item.day}>{format.day(item.day)}</time>
          </p>
        );
      case "picked":
        return (
          <p className="ml-auto w-fit max-w-[85%] rounded-full border border-edge px-3 py-1 text-sm">
            <span className="sr-only">You chose </span>
            {item.label}
          </p>
        );
      case "message":
        return (
          <MessageBubble
            row={item}
            conversationId={conversationId}
            format={format}
            onEdit={isWorking ? null : onEdit}
          />
        );
      case "sending":
        return <SendingBubble message={item.message} isWaiting={connection !== "open"} onUnsay={onUnsay} />;
      case "working":
        return <WorkingBubble writing={writing} progress={progress} />;
      case "older":
        return <ErrorNote title="Older messages could not be loaded." error={older.failure} onRetry={older.loadMore} />;
    }
  };

  return (
    <div className="relative min-h-0 flex-1">
      <VList
        ref={list}
        data={items}
        shift={isPrepended}
        onScroll={onScroll}
        onResize={() => follow.current()}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        aria-busy={older.isLoading}
        tabIndex={0}
        className="h-full overscroll-contain"
      >
        {(item) => (
          <div key={item.key} className="mx-auto max-w-3xl px-4 py-2">
            {shown(item)}
          </div>
        )}
      </VList>
      {isAway && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            size="small"
            className="pointer-events-auto shadow-lg"
            icon={<ArrowDown aria-hidden className="size-4" />}
            onClick={() => {
              isAtEnd.current = true;
              setAway(false);
              toEnd();
            }}
          >
            {hasNew ? "New messages" : "To the latest"}
          </Button>
        </div>
      )}
    </div>
  );
}
