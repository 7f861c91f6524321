import { useCallback, useEffect, useState } from "react";
import type { Joint } from "../protocol/vocabulary.ts";
import { Composer } from "./Composer.tsx";
import { ConnectionBadge } from "./ConnectionBadge.tsx";
import { JointChips } from "./JointChips.tsx";
import { MessageList } from "./MessageList.tsx";
import { PendingOptions } from "./PendingOptions.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { useConversation } from "./useConversation.ts";
import { useRemembered } from "./useRemembered.ts";
import { Welcome } from "./Welcome.tsx";

const PARAMETER = "conversation";
const idInUrl = () => new URLSearchParams(location.search).get(PARAMETER);

/** The chat: one conversation, named in the address so that it can be reloaded and shared between tabs. */
export function ChatPage() {
  const [conversationId, setConversationId] = useState<string | null>(idInUrl);
  const [started, setStarted] = useState(0);
  return (
    <Chat
      key={started}
      conversationId={conversationId}
      onNew={() => {
        history.pushState(null, "", "/");
        setConversationId(null);
        setStarted((count) => count + 1);
      }}
    />
  );
}

function Chat({ conversationId, onNew }: { conversationId: string | null; onNew: () => void }) {
  const [joints, setJoints] = useRemembered<Joint[]>("setpoint.avoidJoints", []);
  const [token, setToken] = useRemembered<string | null>("setpoint.token", null);
  const onOpened = useCallback((id: string) => {
    if (idInUrl() !== id) history.replaceState(null, "", `/?${PARAMETER}=${encodeURIComponent(id)}`);
  }, []);
  const conversation = useConversation(conversationId, token, onOpened);
  const { view, sending, writing, progress, problem } = conversation;
  const isEmpty = view !== null && view.messages.length === 0 && sending.length === 0;
  const isBusy = sending.length > 0 && conversation.connection === "open";

  useEffect(() => {
    const onPop = () => location.reload();
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);

  return (
    <div className="mx-auto flex h-full max-w-3xl flex-col">
      <header className="flex items-center gap-3 border-b border-stone-200 px-4 py-3 dark:border-stone-800">
        <img src="/icon.svg" alt="" className="size-7" />
        <h1 className="text-lg font-semibold tracking-tight">Setpoint</h1>
        <ConnectionBadge connection={conversation.connection} />
        <a
          href={view ? `/inspector?conversation=${encodeURIComponent(view.conversationId)}` : "/inspector"}
          className="ml-auto rounded-lg px-2 py-1.5 text-sm underline-offset-4 hover:underline"
        >
          Inspect
        </a>
        <button
          type="button"
          onClick={onNew}
          className="rounded-lg border border-stone-300 px-3 py-1.5 text-sm hover:bg-stone-100 dark:border-stone-700 dark:hover:bg-stone-800"
        >
          New<span className="max-sm:sr-only"> conversation</span>
        </button>
      </header>
      {isEmpty ? (
        <Welcome onTry={(text) => conversation.say(text, joints)} />
      ) : (
        <MessageList
          conversationId={view?.conversationId ?? ""}
          messages={view?.messages ?? []}
          sending={sending}
          writing={writing}
          progress={progress}
        />
      )}
      <footer className="border-t border-stone-200 bg-stone-50/90 px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] dark:border-stone-800 dark:bg-stone-950/90">
        {problem && (
          <p
            role="alert"
            className="mb-2 rounded-lg bg-amber-100 px-3 py-2 text-sm text-amber-950 dark:bg-amber-950 dark:text-amber-100"
          >
            {problem}
          </p>
        )}
        {view?.pending && view.can.some(({ type }) => type === "user.pick") && (
          <PendingOptions pending={view.pending} onPick={conversation.pick} onCancel={conversation.cancel} />
        )}
        {conversation.needsToken ? (
          <TokenForm onGiven={setToken} />
        ) : (
          <>
            <JointChips chosen={joints} onChange={setJoints} />
            <Composer isBusy={isBusy} onSend={(text) => conversation.say(text, joints)} onStop={conversation.cancel} />
          </>
        )}
      </footer>
    </div>
  );
}
