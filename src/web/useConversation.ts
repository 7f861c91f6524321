import { useCallback, useEffect, useRef, useState } from "react";
import { type Connection, ConversationClient } from "../protocol/conversationClient.ts";
import type { View } from "../protocol/view.ts";
import type { Joint } from "../protocol/vocabulary.ts";

/** A message on its way: shown at once, taken away when its turn has come back. */
export type Sending = { messageId: string; text: string };
/** The reply while it is being made. */
export type Writing = { turnId: string; text: string };

export type Conversation = {
  connection: Connection;
  view: View | null;
  sending: Sending[];
  writing: Writing | null;
  /** What a tool is doing right now. */
  progress: string | null;
  /** The last refusal, until something is sent again. */
  problem: string | null;
  /** The server asks who is speaking, and did not take the token, if there was one. */
  needsToken: boolean;
  say: (text: string, avoidJoints: Joint[]) => void;
  pick: (optionId: string) => void;
  cancel: () => void;
};

const socketUrl = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

/** One conversation, live. `onOpened` is told the id when a new one has been made. */
export function useConversation(
  conversationId: string | null,
  token: string | null,
  onOpened: (id: string) => void,
): Conversation {
  const client = useRef<ConversationClient | null>(null);
  const opened = useRef(onOpened);
  opened.current = onOpened;
  const [connection, setConnection] = useState<Connection>("connecting");
  const [view, setView] = useState<View | null>(null);
  const [sending, setSending] = useState<Sending[]>([]);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [needsToken, setNeedsToken] = useState(false);

  useEffect(() => {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const made = new ConversationClient({
      url: socketUrl(),
      conversationId: conversationId ?? undefined,
      timezone,
      token: token ?? undefined,
    });
    setNeedsToken(false);
    setProblem(null);
    client.current = made;
    const showSending = () => setSending(made.unanswered.map(({ messageId = "", text }) => ({ messageId, text })));
    made.on("connection", setConnection);
    made.on("view", (next) => {
      opened.current(next.conversationId);
      setView(next);
      setWriting(null);
      setProgress(null);
      showSending();
    });
    made.on("turn", showSending);
    made.on("delta", ({ turnId, text }) =>
      setWriting((now) => ({ turnId, text: now?.turnId === turnId ? now.text + text : text })),
    );
    made.on("progress", ({ display }) => setProgress(display));
    made.on("refused", ({ problem: refusal }) => {
      if (refusal.code === "unauthenticated") {
        setNeedsToken(true);
        setProblem(token === null ? null : refusal.detail);
        return;
      }
      setProblem(refusal.code === "not_found" ? "This conversation does not exist any more." : refusal.detail);
      showSending();
    });
    made.start();
    return () => made.stop();
  }, [conversationId, token]);

  const say = useCallback((text: string, avoidJoints: Joint[]) => {
    setProblem(null);
    client.current?.say(text, avoidJoints.length > 0 ? { avoidJoints } : {});
    setSending(client.current?.unanswered.map(({ messageId = "", text: sent }) => ({ messageId, text: sent })) ?? []);
  }, []);
  const pick = useCallback((optionId: string) => {
    setProblem(null);
    if (!client.current?.pick(optionId)) setProblem("There is no connection just now; try again in a moment.");
  }, []);
  const cancel = useCallback(() => void client.current?.cancel(), []);

  return { connection, view, sending, writing, progress, problem, needsToken, say, pick, cancel };
}
