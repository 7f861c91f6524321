import { randomUUID } from "node:crypto";
import type { RawData, WebSocket } from "ws";
import type { z } from "zod";
import { AppError } from "../../errors.ts";
import type { Problem } from "../../protocol/problem.ts";
import type { Clock } from "../../runtime/clock.ts";
import type { Limits } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import { appErrorOf, problemOf } from "../problems.ts";
import type { RateLimits } from "../rateLimit.ts";
import type { Speakers } from "../speaker.ts";
import { readFrame } from "./readFrame.ts";
import type { SocketCensus } from "./socketCensus.ts";

/** RFC 6455 7.4.1 and its registry: what a client is told when we end the connection. */
const POLICY_VIOLATED = 1008;
const SERVER_RESTARTS = 1012;
const TRY_AGAIN_LATER = 1013;

export type SessionParts = {
  rates: RateLimits;
  speakers: Speakers;
  census: SocketCensus;
  limits: Limits;
  clock: Clock;
  metrics: Metrics;
  logBug: (error: unknown, traceId: string) => void;
};

type Introduction = { type: "auth"; token: string; consoleKey?: string | undefined };

/** What is spoken over a socket: all in which one kind of socket differs from another. */
export type Dialect<Frame extends { type: string }> = {
  /** What the trace ids of its frames begin with. */
  name: string;
  schema: z.ZodType<Introduction | Frame>;
  /** Where frames go out; `isMoving` is set when something has left. */
  outlet: { isMoving: boolean };
  /** Resolves when the next frame may be taken. */
  ready(): Promise<void>;
  /** Throws when a known speaker may not use this socket. */
  admit(introduction: Introduction): void;
  /** Called once, when it is known who speaks. */
  begin(): Promise<void>;
  obey(frame: Frame, userId: string, traceId: string): Promise<void>;
  /** Sends the refusal of what `to` stands for, `null` for the connection itself. */
  refuse(problem: Problem, to: unknown): void;
  /** Called at the end, and perhaps again. */
  end(): void;
};

type Stage =
  | { is: "introducing"; cancelDeadline: () => void }
  | { is: "open"; userId: string; token: string | null }
  | { is: "closing" };

/**
 * The life of one socket: it may have to say who it is, then its frames are taken one after the other, then it ends. A
 * bad frame is refused and the connection stays open; a closed socket cancels nothing.
 */
export class SocketSession<Frame extends { type: string }> {
  readonly #socket: WebSocket;
  readonly #parts: SessionParts;
  readonly #dialect: Dialect<Frame>;
  readonly #id = randomUUID();
  #stage: Stage;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #hasSpoken = true;

  /** `userId` is `null` when the first frame must say who speaks. */
  constructor(socket: WebSocket, userId: string | null, parts: SessionParts, dialect: Dialect<Frame>) {
    this.#socket = socket;
    this.#parts = parts;
    this.#dialect = dialect;
    const heard = () => {
      this.#hasSpoken = true;
    };
    socket.on("pong", heard);
    socket.on("ping", heard);
    socket.on("message", (data, isBinary) => {
      heard();
      this.#enqueue(() => this.#take(data, isBinary));
    });
    socket.on("error", () => socket.terminate());
    socket.on("close", () => this.#end());
    if (userId === null) {
      const tooLate = new AppError("unauthenticated", "No token came in time.");
      const cancelDeadline = parts.clock.after(parts.limits.introductionMs, () => this.#turnAway(tooLate));
      this.#stage = { is: "introducing", cancelDeadline };
    } else {
      this.#stage = { is: "open", userId, token: null };
      this.#enqueue(() => this.#attempt(null, () => dialect.begin()));
    }
  }

  get isOpen(): boolean {
    return this.#stage.is === "open";
  }

  /** Throws `unauthenticated` until it is known who speaks. */
  get userId(): string {
    if (this.#stage.is === "open") return this.#stage.userId;
    throw new AppError("unauthenticated", "The first frame must be auth, with a token.");
  }

  /** Called at every heartbeat: a client that is gone, or whose token is, does not stay. */
  async beat(): Promise<void> {
    const { outlet } = this.#dialect;
    if (!this.#hasSpoken && !outlet.isMoving) return this.#socket.terminate();
    this.#hasSpoken = false;
    outlet.isMoving = false;
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

  /** Ends a connection whose client does not read, nor will it read the goodbye. */
  giveUp(reason: string): void {
    this.#end();
    this.#socket.close(TRY_AGAIN_LATER, reason);
    this.#parts.clock.after(this.#parts.limits.introductionMs, () => this.#socket.terminate());
  }

  /** A refusal, for whatever was thrown: a bug is logged and told as one. */
  refuse(thrown: unknown, to: unknown, traceId = this.#newTraceId()): void {
    const error = appErrorOf(thrown);
    if (error.code === "internal") this.#parts.logBug(thrown, traceId);
    this.#parts.metrics.countRefusal(error.code, "socket");
    this.#dialect.refuse(problemOf(error, traceId), to);
  }

  /** One after the other, so that what was sent first is taken first; a client that sends faster has to wait. */
  #enqueue(take: () => Promise<void>): void {
    this.#waiting += 1;
    if (this.#waiting >= this.#parts.limits.framesWaiting) this.#socket.pause();
    this.#last = this.#last.then(take).finally(() => {
      this.#waiting -= 1;
      if (this.#waiting < this.#parts.limits.framesWaiting && this.#socket.isPaused) this.#socket.resume();
    });
  }

  async #take(data: RawData, isBinary: boolean): Promise<void> {
    await this.#dialect.ready();
    if (this.#stage.is === "closing") return;
    const { frame, thrown, to } = readFrame(this.#dialect.schema, data, isBinary);
    await this.#attempt(to, async (traceId) => {
      await this.#parts.rates.frame(this.#id);
      if (!frame) throw thrown;
      if (isIntroduction(frame)) return this.#introduce(frame);
      const { userId } = this;
      await this.#checkToken();
      await this.#parts.rates.request(userId);
      await this.#dialect.obey(frame, userId, traceId);
    });
  }

  async #attempt(to: unknown, act: (traceId: string) => Promise<void>): Promise<void> {
    const traceId = this.#newTraceId();
    try {
      await act(traceId);
    } catch (error) {
      this.refuse(error, to, traceId);
    }
  }

  /** A token that opens nothing ends the connection; in mode `none` there is nothing to say. */
  async #introduce(introduction: Introduction): Promise<void> {
    const { speakers, census } = this.#parts;
    if (this.#stage.is !== "introducing") return;
    try {
      const userId = await speakers.ofToken(introduction.token);
      this.#dialect.admit(introduction);
      if (this.#stage.is !== "introducing") return;
      census.enter(userId);
      this.#stage.cancelDeadline();
      this.#stage = { is: "open", userId, token: introduction.token };
    } catch (error) {
      this.#turnAway(error);
      return;
    }
    await this.#dialect.begin();
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

  /** Says why, and closes when that has been said. */
  #turnAway(thrown: unknown): void {
    if (this.#stage.is === "closing") return;
    this.refuse(thrown, null);
    this.#end();
    const { code } = appErrorOf(thrown);
    const isForNow = code === "rate_limited" || code === "unavailable";
    setImmediate(() => this.#socket.close(isForNow ? TRY_AGAIN_LATER : POLICY_VIOLATED, code));
  }

  #end(): void {
    if (this.#stage.is === "introducing") this.#stage.cancelDeadline();
    if (this.#stage.is === "open" && this.#stage.token !== null) this.#parts.census.leave(this.#stage.userId);
    this.#stage = { is: "closing" };
    this.#dialect.end();
  }

  #newTraceId(): string {
    return `${this.#dialect.name}-${randomUUID()}`;
  }
}

const isIntroduction = (frame: { type: string }): frame is Introduction => frame.type === "auth";
