import { Ellipsis, Pencil, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "wouter";
import type { ListedConversation } from "../../protocol/conversation.ts";
import { useConversations } from "../api/useConversations.ts";
import { useFormatter } from "../format/useFormatter.ts";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { LinkButton } from "../ui/LinkButton.tsx";
import { LoadMore } from "../ui/LoadMore.tsx";
import { Menu } from "../ui/Menu.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import { conversationName } from "./conversationName.ts";
import { RenameForm } from "./RenameForm.tsx";

type Props = {
  chosen: string | null;
  /** Being deleted: no longer shown. */
  doomed: ReadonlySet<string>;
  onRemove: (conversation: { conversationId: string; name: string }) => void;
};

/** My conversations, newest first, by title or by how they begin. Those in which nothing was said are left out. */
export function ConversationList({ chosen, doomed, onRemove }: Props) {
  const format = useFormatter();
  const { items, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useConversations();
  const shown = items.filter(({ conversationId, opening }) => opening !== null && !doomed.has(conversationId));
  return (
    <div className="flex flex-col gap-2">
      <LinkButton href="/chat" isWide icon={<Plus aria-hidden className="size-4" />}>
        New conversation
      </LinkButton>
      {error && items.length === 0 && (
        <ErrorNote title="Your conversations could not be loaded." error={error} onRetry={() => void refetch()} />
      )}
      {isPending && <Spinner label="Loading" />}
      {!isPending && !error && shown.length === 0 && (
        <p className="px-2 py-3 text-muted text-sm">What you talk about is listed here.</p>
      )}
      <ul>
        {shown.map((conversation) => (
          <Entry
            key={conversation.conversationId}
            conversation={conversation}
            isChosen={conversation.conversationId === chosen}
            when={format.day(format.dateOf(conversation.updatedAt))}
            onRemove={onRemove}
          />
        ))}
      </ul>
      <LoadMore
        what="conversations"
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </div>
  );
}

type EntryProps = Pick<Props, "onRemove"> & { conversation: ListedConversation; isChosen: boolean; when: string };

function Entry({ conversation, isChosen, when, onRemove }: EntryProps) {
  const { conversationId } = conversation;
  const name = conversationName(conversation);
  const [isRenaming, setRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  if (isRenaming)
    return (
      <li ref={row}>
        <RenameForm
          conversation={conversation}
          onDone={() => {
            setRenaming(false);
            requestAnimationFrame(() => row.current?.querySelector("button")?.focus());
          }}
        />
      </li>
    );
  return (
    <li ref={row} className={`flex items-center rounded-xl ${isChosen ? "bg-accent-soft" : "hover:bg-sunken"}`}>
      <Link
        href={`/chat/${encodeURIComponent(conversationId)}`}
        aria-current={isChosen ? "page" : undefined}
        className="min-w-0 flex-1 px-3 py-2"
      >
        <span className="block truncate text-sm">{name}</span>
        <span className={`block text-xs ${isChosen ? "" : "text-muted"}`}>{when}</span>
      </Link>
      <Menu
        trigger={<IconButton label={`More about “${name}”`} icon={<Ellipsis aria-hidden className="size-5" />} />}
        items={[
          { label: "Rename", icon: <Pencil aria-hidden className="size-4" />, onSelect: () => setRenaming(true) },
          {
            label: "Delete",
            icon: <Trash2 aria-hidden className="size-4" />,
            onSelect: () => onRemove({ conversationId, name }),
            isDanger: true,
          },
        ]}
      />
    </li>
  );
}
