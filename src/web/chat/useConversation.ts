import { useCallback, useEffect, useRef, useState } from "react";
import { type Connection, ConversationClient, type Outgoing } from "../../protocol/conversationClient.ts";
import type { View } from "../../protocol/view.ts";
import type { Joint } from "../../protocol/vocabulary.ts";
import { askForToken, useAccess } from "../api/access.ts";
import { deviceZone } from "../format/useFormatter.ts";
import { browserOutbox } from "./outbox.ts";
import { isAnswered, type Transcript, withMessages, withTurn } from "./transcript.ts";

/** The reply while it is being made. */
export type Writing = { turnId: string; text: string };
export type Progress = { turnId: string; lines: readonly string[] };

/** What the server refused, with the words that were not taken: they go back to where they were written. */
export type Refusal = { detail: string; text: string | null };

export type Conversation = ReturnType<typeof useConversation>;

/** What the server says when a developer lets a conversation stand still. */
const BREAKPOINT = "breakpoint";
const PAUSED = "A developer has paused this conversation; it goes on by itself within a minute. Nothing is lost.";
const socketUrl = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

/** One conversation, live. `onMade` is told the id of a new one, which is made with its first message. */
export function useConversation(conversationId: string | null, onMade: (id: string) => void) {
  const { token } = useAccess();
  const client = useRef<ConversationClient | null>(null);
  const made = useRef(onMade);
  made.current = onMade;
  const [connection, setConnection] = useState<Connection>("connecting");
  const [view, setView] = useState<View | null>(null);
  const [transcript, setTranscript] = useState<Transcript>([]);
  const [sending, setSending] = useState<readonly Outgoing[]>([]);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [paused, setPaused] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isGone, setGone] = useState(false);
  // Only what was asked for at first: an id that comes later is this client's own.
  const first = useRef(conversationId).current;

  useEffect(() => {
    const texts = new Map<string, string>();
    const current = new ConversationClient({
      url: socketUrl(),
      conversationId: client.current?.conversationId ?? first ?? undefined,
      timezone: deviceZone(),
      token: token ?? undefined,
      outbox: browserOutbox,
      isLazy: true,
    });
    client.current = current;
    const keep = (messages: readonly Outgoing[]) => {
      for (const { messageId, text } of messages) if (messageId) texts.set(messageId, text);
      setSending(messages);
    };
    keep(current.unanswered);
    const rest = () => {
      setWriting(null);
      setProgress(null);
      setPicking(false);
    };
    current.on("connection", (next) => {
      // Trying again is no news: it stays offline until it is not.
      setConnection((now) => (next === "connecting" && now === "waiting" ? now : next));
      if (next === "waiting") rest();
    });
    current.on("outbox", keep);
    current.on("view", (next) => {
      made.current(next.conversationId);
      setView(next);
      setTranscript((known) => withMessages(known, next.messages));
      setPaused(next.tags.includes("paused") ? PAUSED : null);
      setPicking(false);
    });
    current.on("turn", (turn) => {
      setTranscript((known) => withTurn(known, turn));
      setPaused(null);
      rest();
    });
    current.on("delta", ({ turnId, text }) => {
      setPaused(null);
      setWriting((now) => ({ turnId, text: now?.turnId === turnId ? now.text + text : text }));
    });
    current.on("progress", ({ turnId, tool, display }) => {
      setPaused(tool === BREAKPOINT ? display : null);
      if (tool !== BREAKPOINT)
        setProgress((now) => ({ turnId, lines: [...(now?.turnId === turnId ? now.lines : []), display] }));
    });
    current.on("refused", ({ problem, to }) => {
      setPicking(false);
      if (problem.code === "unauthenticated") return askForToken(problem.detail);
      const { type, messageId } = (to ?? {}) as { type?: string; messageId?: string | null };
      // An address that no conversation can have is refused as wrong, not as unknown.
      if (type === "conversation.open" && (problem.code === "not_found" || problem.code === "bad_request"))
        return setGone(true);
      const isKept = current.unanswered.some((message) => message.messageId === messageId);
      setRefusal({ detail: problem.detail, text: isKept ? null : (texts.get(messageId ?? "") ?? null) });
    });
    current.start();
    const check = () => document.visibilityState === "visible" && current.check();
    const ends = ["online", "offline", "focus"].map((name) => {
      addEventListener(name, check);
      return () => removeEventListener(name, check);
    });
    document.addEventListener("visibilitychange", check);
    return () => {
      for (const end of ends) end();
      document.removeEventListener("visibilitychange", check);
      current.stop();
    };
  }, [first, token]);

  const say = useCallback((text: string, extra: { avoidJoints: Joint[]; corrects?: string | undefined }) => {
    setRefusal(null);
    const { avoidJoints, corrects } = extra;
    return client.current?.say(text, {
      ...(avoidJoints.length > 0 ? { avoidJoints } : {}),
      ...(corrects ? { corrects } : {}),
    });
  }, []);
  const pick = useCallback((optionId: string) => {
    const isSent = client.current?.pick(optionId) === true;
    setPicking(isSent);
    setRefusal(isSent ? null : { detail: "There is no connection just now; try again in a moment.", text: null });
  }, []);
  const cancel = useCallback(() => client.current?.cancel() === true, []);
  /** Takes back what waits for a connection; its words, or `null` when it may be on its way already. */
  const unsay = useCallback((messageId: string): string | null => {
    const message = client.current?.unanswered.find((kept) => kept.messageId === messageId);
    return message && client.current?.unsay(messageId) ? message.text : null;
  }, []);

  const dismissRefusal = useCallback(() => setRefusal(null), []);

  // A turn may be told by the history before its own frame comes, or by the view alone: it is not shown twice.
  const isTold = (turnId: string | undefined) => turnId !== undefined && isAnswered(transcript, turnId);
  return {
    ...{ connection, view, transcript, setTranscript, sending, isPicking, paused, refusal, isGone },
    writing: isTold(writing?.turnId) ? null : writing,
    progress: isTold(progress?.turnId) ? null : progress,
    ...{ say, pick, cancel, unsay, dismissRefusal },
  };
}
