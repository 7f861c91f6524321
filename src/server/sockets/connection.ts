import type { WebSocket } from "ws";
import { AppError } from "../../errors.ts";
import { ClientFrame } from "../../protocol/frames.ts";
import { UserEvent } from "../../protocol/userEvents.ts";
import type { ConversationHost } from "../../runtime/conversationHost.ts";
import { FrameSender } from "./frameSender.ts";
import { refusedPart } from "./readFrame.ts";
import { type SessionParts, SocketSession } from "./socketSession.ts";

export type ConnectionParts = SessionParts & { host: ConversationHost };

type Frame = Exclude<ClientFrame, { type: "auth" }>;

/** A socket of `/ws`: conversations are opened over it, sent to and watched. */
export class Connection {
  readonly session: SocketSession<Frame>;
  readonly #socket: WebSocket;
  readonly #parts: ConnectionParts;
  readonly #sender: FrameSender;
  readonly #watched = new Map<string, Promise<() => void>>();

  /** `userId` is `null` when the first frame must say who speaks. */
  constructor(socket: WebSocket, userId: string | null, parts: ConnectionParts) {
    this.#socket = socket;
    this.#parts = parts;
    const sender = new FrameSender(socket, async (conversationId) =>
      parts.host.view(this.session.userId, conversationId),
    );
    this.#sender = sender;
    this.session = new SocketSession<Frame>(socket, userId, parts, {
      name: "ws",
      schema: ClientFrame,
      outlet: sender,
      ready: () => sender.reading(),
      admit() {},
      async begin() {},
      obey: (frame, speaker, traceId) => this.#obey(frame, speaker, traceId),
      refuse: (problem, to) => sender.answer({ type: "refused", problem, to }),
      end: () => this.#end(),
    });
  }

  async #obey(frame: Frame, userId: string, traceId: string): Promise<void> {
    const { host, rates } = this.#parts;
    switch (frame.type) {
      case "ping":
        return this.#sender.answer({ type: "pong" });
      case "conversation.open": {
        const { timezone, since } = frame;
        const conversationId = frame.conversationId ?? (await host.create(userId, { timezone })).conversationId;
        return this.#watch(conversationId, since);
      }
      default: {
        const { conversationId, ...event } = frame;
        await rates.message(userId);
        if (!this.#watched.has(conversationId)) await this.#watch(conversationId, undefined);
        const sent = await host.send(userId, conversationId, UserEvent.parse(event), traceId);
        // A turn comes to all who watch; one that was over before is told to the one who asked again.
        sent.turn.then(
          (turn) => sent.isRepeated && this.#sender.answer({ type: "turn", turn }),
          (error) => this.session.refuse(error, refusedPart(frame), traceId),
        );
      }
    }
  }

  async #watch(conversationId: string, since: number | undefined): Promise<void> {
    const { host, limits } = this.#parts;
    const before = this.#watched.get(conversationId);
    if (before) (await before.catch(() => null))?.();
    else if (this.#watched.size >= limits.watchedPerSocket)
      throw new AppError(
        "conflict",
        `${limits.watchedPerSocket} conversations are open over this connection; open another connection.`,
      );
    this.#sender.forget(conversationId);
    const watching = host.subscribe(this.session.userId, conversationId, since, {
      push: (frame) => this.#sender.push(frame),
      replay: (frame) => this.#sender.replay(frame),
      gone: () => this.#leave(conversationId),
    });
    this.#watched.set(conversationId, watching);
    try {
      await watching;
    } catch (error) {
      this.#watched.delete(conversationId);
      throw error;
    }
    if (this.#socket.readyState !== this.#socket.OPEN) (await watching)();
  }

  /** The conversation was deleted, by whoever owns it: here it is as unknown from now on as anywhere. */
  #leave(conversationId: string): void {
    const watching = this.#watched.get(conversationId);
    this.#watched.delete(conversationId);
    void watching?.then((end) => end());
    this.#sender.forget(conversationId);
    const to = { type: "conversation.open", conversationId, messageId: null };
    this.session.refuse(new AppError("not_found", "The conversation was deleted."), to);
  }

  #end(): void {
    for (const watching of this.#watched.values())
      watching.then(
        (end) => end(),
        () => {},
      );
    this.#watched.clear();
  }
}
