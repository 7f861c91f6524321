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
  /** Makes the socket; by default the platform's. */
  connect?: (url: string, protocol: string) => Socket;
};

type Outgoing = Extract<ClientFrame, { type: "user.message" }>;

const SUBPROTOCOL = "setpoint.v1";
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;
const OPEN = 1;

/**
 * One conversation over a socket. It reconnects by itself with growing waits, asks for what it missed, and sends what
 * was not answered again under the same message id, so that nothing is lost and nothing is done twice.
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
  };
  #conversationId: string | undefined;
  #socket: Socket | null = null;
  #connection: Connection = "connecting";
  #seq: number | undefined;
  #unanswered: Outgoing[] = [];
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #later = new Set<ReturnType<typeof setTimeout>>();

  constructor(options: ConversationClientOptions) {
    this.#options = options;
    this.#conversationId = options.conversationId;
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
    const connect = this.#options.connect ?? ((url, protocol) => new WebSocket(url, protocol));
    this.#become("connecting");
    const socket = connect(this.#options.url, SUBPROTOCOL);
    this.#socket = socket;
    socket.addEventListener("open", () => this.#greet());
    socket.addEventListener("message", (event) => this.#take(String((event as MessageEvent).data)));
    socket.addEventListener("close", () => this.#lost(socket));
    socket.addEventListener("error", () => {});
  }

  stop(): void {
    clearTimeout(this.#retry);
    for (const waiting of this.#later) clearTimeout(waiting);
    this.#later.clear();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#become("closed");
  }

  /** Sends now, or as soon as the connection is back. The message id is returned. */
  say(text: string, extra: Pick<Outgoing, "avoidJoints"> = {}): string {
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
    this.#unanswered.push(message);
    if (this.#conversationId) this.#send(message);
    return messageId;
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
    this.#attempts = 0;
    if (this.#options.token) this.#send({ type: "auth", token: this.#options.token });
    this.#send({
      type: "conversation.open",
      ...(this.#conversationId ? { conversationId: this.#conversationId } : {}),
      ...(this.#seq === undefined ? {} : { since: this.#seq }),
      ...(this.#options.timezone ? { timezone: this.#options.timezone } : {}),
    });
  }

  #take(data: string): void {
    const parsed = ServerFrame.safeParse(JSON.parse(data));
    if (!parsed.success) return;
    const frame = parsed.data;
    switch (frame.type) {
      case "snapshot": {
        const isFirst = this.#connection !== "open";
        this.#conversationId = frame.view.conversationId;
        this.#seq = frame.view.seq;
        this.#clearAnswered(frame.view);
        this.#tell("view", frame.view);
        if (isFirst) {
          this.#become("open");
          for (const message of this.#unanswered) this.#send({ ...message, conversationId: frame.view.conversationId });
        }
        return;
      }
      case "turn":
        this.#seq = Math.max(this.#seq ?? 0, frame.turn.seq);
        this.#answered(frame.turn.input.messageId);
        this.#tell("turn", frame.turn);
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
        if (frame.problem.code === "unauthenticated") this.stop();
        return;
      }
      case "pong":
    }
  }

  /** Refused for now: kept, and sent again when the server said that it may be. */
  #sendLater(messageId: string, waitS: number): void {
    setTimeout(() => {
      const message = this.#unanswered.find((kept) => kept.messageId === messageId);
      if (message && this.#connection === "open")
        this.#send({ ...message, conversationId: this.#conversationId ?? "" });
    }, waitS * 1_000);
  }

  /** A client that read too slowly is sent the newest view only; its answers are in there. */
  #clearAnswered({ messages }: View): void {
    const replied = new Set(messages.filter(({ role }) => role === "assistant").map(({ turnId }) => turnId));
    for (const { id, role, turnId } of messages) if (role === "user" && replied.has(turnId)) this.#answered(id);
  }

  #answered(messageId: string | null): void {
    this.#unanswered = this.#unanswered.filter((message) => message.messageId !== messageId);
  }

  #lost(socket: Socket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
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
