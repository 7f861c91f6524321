import { useQueryClient } from "@tanstack/react-query";
import { PanelLeft } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useLocation, useParams, useSearch } from "wouter";
import { IconButton } from "../ui/IconButton.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { Chat } from "./Chat.tsx";
import { ConversationList } from "./ConversationList.tsx";
import { useDeletion } from "./useDeletion.ts";

const addressOf = (conversationId: string) => `/chat/${encodeURIComponent(conversationId)}`;

/** The chat, with the list of conversations beside it, or behind a button where there is little room. */
export function ChatPage() {
  const { conversationId = null } = useParams<{ conversationId?: string }>();
  const words = new URLSearchParams(useSearch()).get("text");
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { doomed, remove } = useDeletion();
  const [isListOpen, setListOpen] = useState(false);

  // A new conversation gets its id while it is on the screen: it goes on as it is. Any other change is another one.
  const made = useRef<string | null>(null);
  const shown = useRef({ id: conversationId, number: 0 });
  if (shown.current.id !== conversationId) {
    const isSame = shown.current.id === null && conversationId === made.current;
    shown.current = { id: conversationId, number: shown.current.number + (isSame ? 0 : 1) };
  }
  const onMade = useCallback(
    (id: string) => {
      if (shown.current.id === id) return;
      made.current = id;
      navigate(addressOf(id), { replace: true });
    },
    [navigate],
  );
  const onWordsTaken = useCallback(
    () => navigate(conversationId === null ? "/chat" : addressOf(conversationId), { replace: true }),
    [navigate, conversationId],
  );
  const onSaid = useCallback(() => void client.invalidateQueries({ queryKey: ["conversations"] }), [client]);

  const list = (
    <ConversationList
      chosen={conversationId}
      doomed={doomed}
      onRemove={(one) => {
        const isShown = one.conversationId === conversationId;
        // Who has begun another meanwhile stays there.
        remove(one, () => isShown && shown.current.id === null && navigate(addressOf(one.conversationId)));
        setListOpen(false);
        if (isShown) navigate("/chat");
      }}
    />
  );
  return (
    <div className="flex min-h-0 flex-1">
      <nav
        aria-label="Conversations"
        className="hidden w-64 shrink-0 overflow-y-auto border-line border-r p-3 lg:block xl:w-72"
      >
        {list}
      </nav>
      <Chat
        key={shown.current.number}
        conversationId={conversationId}
        words={words}
        onWordsTaken={onWordsTaken}
        onMade={onMade}
        onSaid={onSaid}
        start={
          <span className="lg:hidden">
            <IconButton
              label="Conversations"
              icon={<PanelLeft aria-hidden className="size-5" />}
              onClick={() => setListOpen(true)}
            />
          </span>
        }
      />
      <Sheet isOpen={isListOpen} onClose={() => setListOpen(false)} title="Conversations">
        {/* A link chosen in here leads away from it. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
        <div onClick={(event) => event.target instanceof Element && event.target.closest("a") && setListOpen(false)}>
          {list}
        </div>
      </Sheet>
    </div>
  );
}
