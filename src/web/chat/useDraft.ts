import { useEffect, useRef, useState } from "react";

const keyOf = (conversationId: string | null) => `setpoint.unsent.${conversationId ?? "new"}`;

/** What is being written in a conversation; it survives a reload, and goes along when the conversation gets its id. */
export function useDraft(conversationId: string | null): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(keyOf(conversationId)));
  const key = useRef(keyOf(conversationId));
  useEffect(() => {
    const next = keyOf(conversationId);
    if (key.current !== next) write(key.current, "");
    key.current = next;
    write(next, text);
  }, [conversationId, text]);
  return [text, setText];
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** A browser that keeps nothing still works. */
function write(key: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {}
}
