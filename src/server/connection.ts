import { randomUUID } from "node:crypto";
import type { RawData, WebSocket } from "ws";
import { AppError } from "../errors.ts";
import type { ClientFrame } from "../protocol/frames.ts";
import { UserEvent } from "../protocol/userEvents.ts";
import type { Clock } from "../runtime/clock.ts";
import type { ConversationHost } from "../runtime/conversationHost.ts";
import { FrameSender } from "./frameSender.ts";
import type { Limits } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import { appErrorOf, problemOf } from "./problems.ts";
import type { RateLimits } from "./rateLimit.ts";
import { readFrame, refusedPart } from "./readFrame.ts";
import type { SocketCensus } from "./socketCensus.ts";
import type { Speakers } from "./speaker.ts";

/** RFC 6455 7.4.1 and its registry: what a client is told when we end the connection. */
const POLICY_VIOLATED = 1008;
const SERVER_RESTARTS = 1012;
const TRY_AGAIN_LATER = 1013;

type Stage =
  | { is: "introducing"; cancelDeadline: () => void }
  | { is: "open"; userId: string; token: string | null }
  | { is: "closing" };

export type ConnectionParts = {
  host: ConversationHost;
  rates: RateLimits;
  speakers: Speakers;
  census: SocketCensus;
  limits: Limits;
  clock: Clock;
  metrics: Metrics;
  logBug: (error: unknown, traceId: string) => void;
};

/**
 * The life of one socket: it may have to say who it is, then it talks, then it ends. A bad frame is refused and the
 * connection stays open; a closed socket cancels nothing.
 */
export class Connection {
  readonly #socket: WebSocket;
  readonly #parts: ConnectionParts;
  readonly #sender: FrameSender;
  readonly #id = randomUUID();
  readonly #watched = new Map<string, Promise<() => void>>();
  #stage: Stage;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #hasSpoken = true;

  /** `userId` is `null` when the first frame must say who speaks. */
  constructor(socket: WebSocket, userId: string | null, parts: ConnectionParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#sender = new FrameSender(socket, async (conversationId) => parts.host.view(this.#userId, conversationId));
    if (userId === null) {
      const tooLate = new AppError("unauthenticated", "No token came in time.");
      const cancelDeadline = parts.clock.after(parts.limits.introductionMs, () => this.#turnAway(tooLate));
      this.#stage = { is: "introducing", cancelDeadline };
    } else this.#stage = { is: "open", userId, token: null };

    const heard = () => {
      this.#hasSpoken = true;
    };
    socket.on("pong", heard);
    socket.on("ping", heard);
    socket.on("message", (data, isBinary) => {
      heard();
      this.#enqueue(data, isBinary);
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => this.#end());
  }

  /** Called at every heartbeat: a client that is gone, or whose token is, does not stay. */
  async beat(): Promise<void> {
    if (!this.#hasSpoken && !this.#sender.isMoving) return this.#socket.terminate();
    this.#hasSpoken = false;
    this.#sender.isMoving = false;
    this.#socket.ping();
    await this.#checkToken().catch(() => {});
  }

  /** The server stops: come back. */
  goodbye(): void {
    this.#socket.close(SERVER_RESTARTS, "the server restarts; come back");
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** One after the other, so that what was sent first is taken first; a client that sends faster has to wait. */
  #enqueue(data: RawData, isBinary: boolean): void {
    this.#waiting += 1;
    if (this.#waiting >= this.#parts.limits.framesWaiting) this.#socket.pause();
    this.#last = this.#last
      .then(() => this.#take(data, isBinary))
      .finally(() => {
        this.#waiting -= 1;
        if (this.#waiting < this.#parts.limits.framesWaiting && this.#socket.isPaused) this.#socket.resume();
      });
  }

  async #take(data: RawData, isBinary: boolean): Promise<void> {
    await this.#sender.reading();
    if (this.#stage.is === "closing") return;
    const traceId = `ws-${randomUUID()}`;
    const { frame, thrown, to } = readFrame(data, isBinary);
    try {
      await this.#parts.rates.frame(this.#id);
      if (!frame) throw thrown;
      if (frame.type === "auth") await this.#introduce(frame.token, traceId);
      else await this.#obey(frame, traceId);
    } catch (error) {
      this.#refuse(error, to, traceId);
    }
  }

  /** A token that opens nothing ends the connection; in mode `none` there is nothing to say. */
  async #introduce(token: string, traceId: string): Promise<void> {
    const { speakers, census } = this.#parts;
    if (this.#stage.is !== "introducing") return;
    try {
      const userId = await speakers.ofToken(token);
      if (this.#stage.is !== "introducing") return;
      census.enter(userId);
      this.#stage.cancelDeadline();
      this.#stage = { is: "open", userId, token };
    } catch (error) {
      this.#turnAway(error, traceId);
    }
  }

  async #obey(frame: Exclude<ClientFrame, { type: "auth" }>, traceId: string): Promise<void> {
    const userId = this.#userId;
    await this.#checkToken();
    await this.#parts.rates.request(userId);
    switch (frame.type) {
      case "ping":
        return this.#sender.answer({ type: "pong" });
      case "conversation.open": {
        const { timezone, since } = frame;
        const conversationId =
          frame.conversationId ?? (await this.#parts.host.create(userId, { timezone })).conversationId;
        return this.#watch(conversationId, since);
      }
      default: {
        const { conversationId, ...event } = frame;
        await this.#parts.rates.message(userId);
        if (!this.#watched.has(conversationId)) await this.#watch(conversationId, undefined);
        const sent = await this.#parts.host.send(userId, conversationId, UserEvent.parse(event), traceId);
        // A turn comes to all who watch; one that was over before is told to the one who asked again.
        sent.turn.then(
          (turn) => sent.isRepeated && this.#sender.answer({ type: "turn", turn }),
          (error) => this.#refuse(error, refusedPart(frame), traceId),
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
    const watching = host.subscribe(this.#userId, conversationId, since, {
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
    this.#refuse(new AppError("not_found", "The conversation was deleted."), to, `ws-${randomUUID()}`);
  }

  get #userId(): string {
    if (this.#stage.is === "open") return this.#stage.userId;
    throw new AppError("unauthenticated", "The first frame must be auth, with a token.");
  }

  /** A token may have been revoked since it was shown. */
  async #checkToken(): Promise<void> {
    if (this.#stage.is !== "open" || this.#stage.token === null) return;
    try {
      await this.#parts.speakers.ofToken(this.#stage.token);
    } catch (error) {
      if (error instanceof AppError && error.code === "unauthenticated") this.#turnAway(error);
      throw error;
    }
  }

  #refuse(thrown: unknown, to: unknown, traceId: string): void {
    const error = appErrorOf(thrown);
    if (error.code === "internal") this.#parts.logBug(thrown, traceId);
    this.#parts.metrics.countRefusal(error.code, "socket");
    this.#sender.answer({ type: "refused", problem: problemOf(error, traceId), to });
  }

  /** Says why, and closes. */
  #turnAway(thrown: unknown, traceId = `ws-${randomUUID()}`): void {
    if (this.#stage.is === "closing") return;
    const error = appErrorOf(thrown);
    this.#refuse(thrown, null, traceId);
    this.#end();
    const isTurnedAwayForNow = error.code === "rate_limited" || error.code === "unavailable";
    this.#socket.close(isTurnedAwayForNow ? TRY_AGAIN_LATER : POLICY_VIOLATED, error.code);
  }

  #end(): void {
    if (this.#stage.is === "introducing") this.#stage.cancelDeadline();
    if (this.#stage.is === "open" && this.#stage.token !== null) this.#parts.census.leave(this.#stage.userId);
    this.#stage = { is: "closing" };
    for (const watching of this.#watched.values())
      watching.then(
        (end) => end(),
        () => {},
      );
    this.#watched.clear();
  }
}
