import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { Turn } from "../../protocol/turn.ts";
import type { Message } from "../../protocol/view.ts";
import type { Joint } from "../../protocol/vocabulary.ts";
import { queryClient } from "../api/queryClient.ts";
import { useConversations } from "../api/useConversations.ts";
import { useRemembered } from "../app/useRemembered.ts";
import { usePageTitle } from "../ui/arrival.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { ChatNotes } from "./ChatNotes.tsx";
import { Composer } from "./Composer.tsx";
import { ConnectionBadge } from "./ConnectionBadge.tsx";
import { editableMessage, isUnanswered } from "./chatRows.ts";
import { conversationName } from "./conversationName.ts";
import { JointsToSpare } from "./JointsToSpare.tsx";
import { MessageList } from "./MessageList.tsx";
import { NewestAnswer } from "./NewestAnswer.tsx";
import { PendingOptions } from "./PendingOptions.tsx";
import { withTurns } from "./transcript.ts";
import { useConversation } from "./useConversation.ts";
import { useDraft } from "./useDraft.ts";
import { useOlder } from "./useOlder.ts";
import { useToastLift } from "./useToastLift.ts";
import { Welcome } from "./Welcome.tsx";

type Props = {
  conversationId: string | null;
  /** Put into the field, not sent. */
  words: string | null;
  onWordsTaken: () => void;
  onMade: (id: string) => void;
  onSaid: () => void;
  /** Before the title. */
  start: ReactNode;
};

/** One conversation: what was said, what is open, and where to write. */
export function Chat({ conversationId, words, onWordsTaken, onMade, onSaid, start }: Props) {
  const conversation = useConversation(conversationId, onMade);
  const { connection, view, transcript, setTranscript, sending, refusal } = conversation;
  const onTurns = useCallback((turns: Turn[]) => setTranscript((known) => withTurns(known, turns)), [setTranscript]);
  const older = useOlder(view?.conversationId ?? conversationId, onTurns);
  const [joints, setJoints] = useRemembered<Joint[]>("setpoint.avoidJoints", []);
  const [text, setText] = useDraft(conversationId);
  const [editing, setEditing] = useState<string | null>(null);
  const [isSparing, setSparing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const firstOption = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const footer = useRef<HTMLElement>(null);
  useToastLift(footer);

  const listed = useConversations().items.find((one) => one.conversationId === conversationId);
  const opening = listed?.opening ?? (older.hasMore ? null : transcript[0]?.messages[0]?.text) ?? null;
  // Nothing was ever shown at this address; there is nothing to write to either, unless words wait here.
  const isUnknown = conversation.isGone && view === null;
  const hasWords = text !== "" || sending.length > 0;
  const name = isUnknown
    ? "No such conversation"
    : conversationName({ title: (listed ?? view)?.title ?? null, opening });
  usePageTitle(conversationId === null ? "Chat" : name, heading);

  const isOpen = connection === "open";
  const isWorking =
    isOpen &&
    (sending.length > 0 ||
      conversation.writing !== null ||
      conversation.progress !== null ||
      conversation.isPicking ||
      isUnanswered(transcript));
  const isEmpty = transcript.length === 0 && sending.length === 0;
  const isLoading = conversationId !== null && view === null && isEmpty && connection !== "waiting";
  const canPick = view?.can.some(({ type }) => type === "user.pick") === true && !isWorking;

  const put = useCallback(
    (next: string) => {
      setText(next);
      field.current?.focus();
    },
    [setText],
  );
  const draft = useRef(text);
  draft.current = text;
  useEffect(() => {
    if (words === null) return;
    if (!draft.current.includes(words)) put(draft.current.trim() === "" ? words : `${draft.current}\n${words}`);
    onWordsTaken();
  }, [words, put, onWordsTaken]);
  // What was not taken goes back to where it was written, so that it can be mended.
  useEffect(() => {
    if (refusal?.text) put([refusal.text, draft.current].filter(Boolean).join("\n"));
  }, [refusal, put]);

  // Whatever was stored is read anew by the pages that show it.
  const newest = transcript.findLast(({ turn }) => turn !== null)?.turn ?? null;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (!newest || newest.turnId === seen.current) return;
    if (seen.current !== null || newest.seq === view?.seq) {
      onSaid();
      if (newest.effects.length > 0)
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "conversations" });
    }
    seen.current = newest.turnId;
  }, [newest, view?.seq, onSaid]);

  const send = (message: string) => {
    if (editing !== null && isWorking) conversation.cancel();
    conversation.say(message, { avoidJoints: joints, corrects: editing ?? undefined });
    setEditing(null);
    setText("");
  };
  const edit = (message: Message) => {
    setEditing(message.id);
    put(message.text);
  };
  const up = () => {
    if (canPick && firstOption.current) return firstOption.current.focus();
    const last = editableMessage(transcript);
    if (last && !isWorking) edit(last);
  };

  const { cancel } = conversation;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("[role=dialog]")) return;
      if (isWorking) cancel();
      else if (editing !== null) {
        setEditing(null);
        setText("");
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isWorking, editing, cancel, setText]);

  return (
    <section aria-label="Chat" className="flex min-h-0 min-w-0 flex-1 flex-col">
      <header className="flex min-h-14 items-center gap-2 border-line border-b px-2 lg:px-4">
        {start}
        <h1 ref={heading} tabIndex={-1} className="min-w-0 truncate font-semibold">
          {conversationId === null ? "New conversation" : name}
        </h1>
        {!conversation.isGone && (
          <span className="ml-auto shrink-0">
            <ConnectionBadge connection={connection} />
          </span>
        )}
        {view && (
          <a
            href={`/inspector?conversation=${encodeURIComponent(view.conversationId)}`}
            className="inline-flex min-h-11 shrink-0 items-center rounded-lg px-2 text-muted text-sm underline-offset-4 hover:text-ink hover:underline max-sm:hidden"
          >
            Inspect
          </a>
        )}
      </header>
      {conversation.isGone ? (
        <div className="flex-1 p-4">
          <EmptyState
            title={isUnknown ? "There is no such conversation." : "This conversation does not exist any more."}
            actions={<LinkButton href="/chat">New conversation</LinkButton>}
          >
            {isUnknown ? "The address is wrong, or it was deleted, or it is somebody else's." : "It was deleted."}
            {hasWords && " What you had not sent is still below."}
          </EmptyState>
        </div>
      ) : isEmpty && !isLoading ? (
        <Welcome onTry={put} />
      ) : (
        <MessageList
          conversationId={view?.conversationId ?? conversationId ?? ""}
          transcript={transcript}
          sending={sending}
          connection={connection}
          isWorking={isWorking}
          writing={conversation.writing}
          progress={conversation.progress}
          older={older}
          onEdit={edit}
          onUnsay={(messageId) => {
            const unsaid = conversation.unsay(messageId);
            if (unsaid !== null) put([unsaid, text].filter(Boolean).join("\n"));
          }}
        />
      )}
      <NewestAnswer transcript={transcript} />
      <footer
        ref={footer}
        hidden={isUnknown && !hasWords}
        className="border-line border-t px-3 pt-1 pb-2 md:px-4 md:pb-3"
      >
        <div className="mx-auto max-w-3xl">
          <ChatNotes
            refusal={refusal?.detail ?? null}
            onDismiss={conversation.dismissRefusal}
            paused={isWorking ? conversation.paused : null}
            isWaiting={connection === "waiting"}
            waiting={sending.length}
          />
          {view?.pending && canPick && (
            <PendingOptions
              pending={view.pending}
              first={firstOption}
              isBusy={conversation.isPicking}
              onPick={(optionId) => {
                conversation.pick(optionId);
                field.current?.focus();
              }}
              onCancel={() => {
                conversation.cancel();
                field.current?.focus();
              }}
              onLeave={() => field.current?.focus()}
            />
          )}
          <JointsToSpare chosen={joints} onChange={setJoints} isOpen={isSparing} onClose={() => setSparing(false)} />
          <Composer
            field={field}
            text={text}
            onText={setText}
            isWorking={isWorking}
            isEditing={editing !== null}
            onSend={send}
            onStop={() => conversation.cancel()}
            onStopEditing={() => {
              setEditing(null);
              setText("");
            }}
            onUp={up}
            onJoints={() => setSparing(true)}
          />
        </div>
      </footer>
    </section>
  );
}
