import { type ClientFrame, ServerFrame } from "./frames.ts";
import type { Turn } from "./turn.ts";
import type { View } from "./view.ts";

export type Connection = "connecting" | "open" | "waiting" | "closed";

export type ClientEvents = {
  connection: (connection: Connection) => void;
  view: (view: View) => void;
  turn: (turn: Turn) => void;
  delta: (piece: { turnId: string; index: number; text: string }) => void;
  progress: (progress: { turnId: string; tool: string; display: string }) => void;
  refused: (refusal: Extract<ServerFrame, { type: "refused" }>) => void;
  /** The messages that no turn has answered yet have changed. */
  outbox: (unanswered: readonly Outgoing[]) => void;
};

/** A message of a person's, until a turn has answered it. `conversationId` is empty while there is none yet. */
export type Outgoing = Extract<ClientFrame, { type: "user.message" }>;

/** Keeps what is unanswered beyond the life of a client, for instance over a reload. Neither may throw. */
export type Outbox = {
  /** What was kept for this conversation, or for one that is yet to be made; oldest first. */
  load(conversationId: string | undefined): Outgoing[];
  put(message: Outgoing): void;
  remove(message: Outgoing): void;
};

/** The parts of a WebSocket that are used; browsers and Node have it built in. */
type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "addEventListener">;

export type ConversationClientOptions = {
  /** `ws://…/ws` or `wss://…/ws`. */
  url: string;
  /** Continue this conversation; a new one is made when missing. */
  conversationId?: string | undefined;
  timezone?: string | undefined;
  /** Says who speaks, where the server asks for it; a token that is not taken ends the connection for good. */
  token?: string | undefined;
  outbox?: Outbox | undefined;
  /** A new conversation is made with the first message, not before. */
  isLazy?: boolean | undefined;
  /** Makes the socket; by default the platform's. */
  connect?: (url: string, protocol: string) => Socket;
};

const SUBPROTOCOL = "setpoint.v1";
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;
/** A connection that says nothing for so long after it was asked is taken for lost. */
const SILENCE_MS = 4_000;
const OPEN = 1;

/**
 * One conversation over a socket. It reconnects by itself with growing waits, asks for what it missed, and sends what
 * was not answered again under the same message id, one after the other, so that nothing is lost, nothing is done twice,
 * and each is a turn of its own.
 */
export class ConversationClient {
  readonly #options: ConversationClientOptions;
  readonly #listeners: { [E in keyof ClientEvents]: Set<ClientEvents[E]> } = {
    connection: new Set(),
    view: new Set(),
    turn: new Set(),
    delta: new Set(),
    progress: new Set(),
    refused: new Set(),
    outbox: new Set(),
  };
  #conversationId: string | undefined;
  #socket: Socket | null = null;
  #connection: Connection = "connecting";
  #seq: number | undefined;
  #unanswered: Outgoing[];
  /** What waited for the connection goes out one at a time; what is said meanwhile waits behind it. */
  #isCatchingUp = false;
  #lastCaughtUp: string | undefined;
  /** A new conversation has been asked for. */
  #isMaking = false;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #later = new Set<ReturnType<typeof setTimeout>>();

  constructor(options: ConversationClientOptions) {
    this.#options = options;
    this.#conversationId = options.conversationId;
    this.#unanswered = options.outbox?.load(options.conversationId) ?? [];
  }

  get conversationId(): string | undefined {
    return this.#conversationId;
  }

  /** Messages that no turn has answered yet, oldest first. */
  get unanswered(): readonly Outgoing[] {
    return this.#unanswered;
  }

  /** The result takes the listener away. */
  on<E extends keyof ClientEvents>(event: E, listener: ClientEvents[E]): () => void {
    this.#listeners[event].add(listener);
    return () => void this.#listeners[event].delete(listener);
  }

  start(): void {
    clearTimeout(this.#retry);
    const connect = this.#options.connect ?? ((url, protocol) => new WebSocket(url, protocol));
    this.#become("connecting");
    const socket = connect(this.#options.url, SUBPROTOCOL);
    this.#socket = socket;
    socket.addEventListener("open", () => this.#greet());
    socket.addEventListener("message", (event) => this.#take(String((event as MessageEvent).data)));
    socket.addEventListener("close", () => this.#lost(socket));
    socket.addEventListener("error", () => {});
  }

  /** Something has changed about the network: a lost connection is tried again at once, and a silent one is found out. */
  check(): void {
    if (this.#connection === "waiting") this.start();
    else if (this.#connection === "open" && this.#send({ type: "ping" })) this.#expectWord();
  }

  #expectWord(): void {
    clearTimeout(this.#silence);
    const asked = this.#socket;
    this.#silence = setTimeout(() => {
      if (asked === null || this.#socket !== asked) return;
      asked.close();
      this.#lost(asked);
    }, SILENCE_MS);
  }

  stop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    for (const waiting of this.#later) clearTimeout(waiting);
    this.#later.clear();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#become("closed");
  }

  /** Sends now, or as soon as the connection is back. The message id is returned. */
  say(text: string, extra: Pick<Outgoing, "avoidJoints" | "corrects"> = {}): string {
    const messageId = crypto.randomUUID();
    const message: Outgoing = {
      type: "user.message",
      conversationId: this.#conversationId ?? "",
      messageId,
      text,
      sentAt: localIsoTime(new Date()),
      ...(this.#options.timezone ? { timezone: this.#options.timezone } : {}),
      ...extra,
    };
    this.#unanswered = [...this.#unanswered, message];
    this.#options.outbox?.put(message);
    this.#tell("outbox", this.#unanswered);
    if (this.#conversationId && !this.#isCatchingUp) this.#send(message);
    else if (!this.#conversationId && this.#connection === "open") this.#open();
    return messageId;
  }

  /** Takes a message back that has not been sent yet, for want of a connection; `false` when it may be on its way. */
  unsay(messageId: string): boolean {
    if (this.#connection === "open") return false;
    this.#answered(messageId);
    return true;
  }

  /** `false` when there is no connection: a pick is not kept, since the question may be gone by then. */
  pick(optionId: string): boolean {
    return (
      this.#conversationId !== undefined &&
      this.#send({ type: "user.pick", conversationId: this.#conversationId, optionId })
    );
  }

  cancel(): boolean {
    return (
      this.#conversationId !== undefined && this.#send({ type: "user.cancel", conversationId: this.#conversationId })
    );
  }

  #greet(): void {
    if (this.#options.token) this.#send({ type: "auth", token: this.#options.token });
    // The pong says that this speaker may speak; there is no conversation yet that could.
    if (this.#options.isLazy && !this.#conversationId && this.#unanswered.length === 0) this.#send({ type: "ping" });
    else this.#open();
  }

  #open(): void {
    if (this.#isMaking) return;
    this.#isMaking = this.#conversationId === undefined;
    this.#send({
      type: "conversation.open",
      ...(this.#conversationId ? { conversationId: this.#conversationId } : {}),
      ...(this.#seq === undefined ? {} : { since: this.#seq }),
      ...(this.#options.timezone ? { timezone: this.#options.timezone } : {}),
    });
  }

  #take(data: string): void {
    clearTimeout(this.#silence);
    const parsed = ServerFrame.safeParse(JSON.parse(data));
    if (!parsed.success) return;
    const frame = parsed.data;
    switch (frame.type) {
      case "snapshot": {
        const isFirst = this.#connection !== "open" || this.#conversationId === undefined;
        if (this.#conversationId === undefined) this.#settleIn(frame.view.conversationId);
        this.#seq = frame.view.seq;
        this.#clearAnswered(frame.view);
        this.#tell("view", frame.view);
        if (isFirst) {
          this.#become("open");
          this.#isCatchingUp = this.#unanswered.length > 0;
          this.#lastCaughtUp = undefined;
        }
        this.#sendNext();
        return;
      }
      case "turn":
        this.#seq = Math.max(this.#seq ?? 0, frame.turn.seq);
        this.#answered(frame.turn.input.messageId);
        this.#tell("turn", frame.turn);
        this.#sendNext();
        return;
      case "message.delta":
        this.#tell("delta", frame);
        return;
      case "progress":
        this.#tell("progress", frame);
        return;
      case "refused": {
        const { messageId } = (frame.to ?? {}) as { messageId?: string | null };
        const isFinal = !["rate_limited", "unavailable"].includes(frame.problem.code);
        if (messageId && isFinal) this.#answered(messageId);
        if (messageId && !isFinal) this.#sendLater(messageId, frame.problem.retryAfterS ?? 1);
        this.#tell("refused", frame);
        if (messageId && isFinal) this.#sendNext();
        if (frame.problem.code === "unauthenticated") this.stop();
        return;
      }
      case "pong":
        if (this.#connection !== "connecting") return;
        this.#become("open");
        // Said while it was connecting.
        if (!this.#conversationId && this.#unanswered.length > 0) this.#open();
    }
  }

  /** The conversation has been made: what waits belongs to it from now on. */
  #settleIn(conversationId: string): void {
    this.#conversationId = conversationId;
    this.#isMaking = false;
    const { outbox } = this.#options;
    for (const message of this.#unanswered) outbox?.put({ ...message, conversationId });
    for (const message of this.#unanswered) if (message.conversationId === "") outbox?.remove(message);
    this.#unanswered = this.#unanswered.map((message) => ({ ...message, conversationId }));
  }

  #sendNext(): void {
    if (!this.#isCatchingUp) return;
    const [next] = this.#unanswered;
    if (!next) this.#isCatchingUp = false;
    else if (next.messageId !== this.#lastCaughtUp && this.#send(next)) this.#lastCaughtUp = next.messageId;
  }

  /** Refused for now: kept, and sent again when the server said that it may be. */
  #sendLater(messageId: string, waitS: number): void {
    const waiting = setTimeout(() => {
      this.#later.delete(waiting);
      const message = this.#unanswered.find((kept) => kept.messageId === messageId);
      if (message && this.#connection === "open") this.#send(message);
    }, waitS * 1_000);
    this.#later.add(waiting);
  }

  /** A client that read too slowly is sent the newest view only; its answers are in there. */
  #clearAnswered({ messages }: View): void {
    const replied = new Set(messages.filter(({ role }) => role === "assistant").map(({ turnId }) => turnId));
    for (const { id, role, turnId } of messages) if (role === "user" && replied.has(turnId)) this.#answered(id);
  }

  #answered(messageId: string | null): void {
    const answered = this.#unanswered.filter((message) => message.messageId === messageId);
    if (answered.length === 0) return;
    this.#unanswered = this.#unanswered.filter((message) => message.messageId !== messageId);
    for (const message of answered) this.#options.outbox?.remove(message);
    this.#tell("outbox", this.#unanswered);
  }

  #lost(socket: Socket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.#isMaking = false;
    clearTimeout(this.#silence);
    this.#become("waiting");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#attempts++);
    this.#retry = setTimeout(() => this.start(), wait * (0.75 + Math.random() / 2));
  }

  #send(frame: ClientFrame): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  #become(connection: Connection): void {
    if (connection === "open") this.#attempts = 0;
    this.#connection = connection;
    this.#tell("connection", connection);
  }

  #tell<E extends keyof ClientEvents>(event: E, ...told: Parameters<ClientEvents[E]>): void {
    for (const listener of this.#listeners[event])
      (listener as (...heard: Parameters<ClientEvents[E]>) => void)(...told);
  }
}

/** The moment with the offset of the place where it was: what "yesterday" is counted from. */
function localIsoTime(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const pad = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, "0");
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, -1);
  return `${local}${offset < 0 ? "-" : "+"}${pad(offset / 60)}:${pad(offset % 60)}`;
}
