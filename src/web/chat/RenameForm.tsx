import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ListedConversation } from "../../protocol/conversation.ts";
import { renameConversation } from "../api/useConversations.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import { conversationName } from "./conversationName.ts";

const LONGEST = 200;

/** Another name for a conversation, in its place in the list; an empty one gives its first words back. */
export function RenameForm({ conversation, onDone }: { conversation: ListedConversation; onDone: () => void }) {
  const { conversationId } = conversation;
  const client = useQueryClient();
  const [text, setText] = useState(conversationName(conversation));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The menu that led here gives the focus back to where it was, and is gone by the next frame.
    const frame = requestAnimationFrame(() => field.current?.select());
    return () => cancelAnimationFrame(frame);
  }, []);
  const save = async () => {
    setBusy(true);
    try {
      await renameConversation(conversationId, text.trim() || null);
      await client.invalidateQueries({ queryKey: ["conversations"] });
      onDone();
    } catch (failure) {
      setError(`It was not renamed. ${failure instanceof Error ? failure.message : "Try again."}`);
      setBusy(false);
    }
  };
  // Nothing around the form is closed with it.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };
  return (
    <form
      className="flex flex-col gap-2 rounded-xl bg-sunken p-2"
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label="Name of the conversation" isLabelHidden error={error}>
        <TextInput ref={field} value={text} onChange={setText} maxLength={LONGEST} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="small" isBusy={isBusy}>
          Save
        </Button>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
