import { randomUUID } from "node:crypto";
import type { RawData, WebSocket } from "ws";
import { AppError } from "../errors.ts";
import { ConversationId } from "../protocol/frames.ts";
import { Detail, ViewerFrame } from "../protocol/inspection.ts";
import type { Inspector } from "../runtime/inspect/inspector.ts";
import type { ConnectionParts } from "./connection.ts";
import { InspectQueue } from "./inspectQueue.ts";
import { appErrorOf, problemOf } from "./problems.ts";
import { refusedPart } from "./readFrame.ts";

/** RFC 6455 7.4.1 and its registry. */
const POLICY_VIOLATED = 1008;
const SERVER_RESTARTS = 1012;
const TRY_AGAIN_LATER = 1013;

export type ViewerParts = ConnectionParts & { inspector: Inspector };

type Wish = { conversationId: string | null; detail: Detail };
type Stage =
  | { is: "introducing"; cancelDeadline: () => void }
  | { is: "open"; userId: string; token: string | null }
  | { is: "closing" };

/** The life of one socket of `/inspect`: it may have to say who it is, then it is shown what it asks for. */
export class ViewerConnection {
  readonly #socket: WebSocket;
  readonly #parts: ViewerParts;
  readonly #queue: InspectQueue;
  readonly #id = randomUUID();
  /** What the address asks for. */
  readonly #wish: { conversation: string | null; detail: string | null };
  #stage: Stage;
  #stopWatching = () => {};
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #hasSpoken = true;

  /** `userId` is `null` when the first frame must say who looks, and hold the console key. */
  constructor(socket: WebSocket, userId: string | null, address: string, parts: ViewerParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#queue = new InspectQueue(socket, parts.limits.inspectFrames, () => {
      this.#end();
      socket.close(TRY_AGAIN_LATER, "too slow for what happens here");
      // It does not read: nor will it read the goodbye.
      parts.clock.after(parts.limits.introductionMs, () => socket.terminate());
    });
    const { searchParams } = new URL(address, "ws://here");
    this.#wish = { conversation: searchParams.get("conversation"), detail: searchParams.get("detail") };
    socket.on("error", () => socket.terminate());
    socket.on("close", () => this.#end());
    socket.on("pong", () => {
      this.#hasSpoken = true;
    });
    socket.on("message", (data, isBinary) => {
      this.#hasSpoken = true;
      this.#enqueue(() => this.#take(data, isBinary));
    });
    if (userId === null) {
      const tooLate = new AppError("unauthenticated", "No token came in time.");
      const cancelDeadline = parts.clock.after(parts.limits.introductionMs, () => this.#turnAway(tooLate));
      this.#stage = { is: "introducing", cancelDeadline };
    } else {
      this.#stage = { is: "open", userId, token: null };
      this.#enqueue(() => this.#attempt(null, () => this.#watchWished()));
    }
  }

  /** Called at every heartbeat: a viewer that is gone, or whose token is, does not stay. */
  async beat(): Promise<void> {
    if (!this.#hasSpoken && !this.#queue.isMoving) return this.#socket.terminate();
    this.#hasSpoken = false;
    this.#queue.isMoving = false;
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

  /** One after the other; a viewer that sends faster has to wait. */
  #enqueue(take: () => Promise<void>): void {
    this.#waiting += 1;
    if (this.#waiting >= this.#parts.limits.framesWaiting) this.#socket.pause();
    this.#last = this.#last.then(take).finally(() => {
      this.#waiting -= 1;
      if (this.#waiting < this.#parts.limits.framesWaiting && this.#socket.isPaused) this.#socket.resume();
    });
  }

  async #take(data: RawData, isBinary: boolean): Promise<void> {
    if (this.#stage.is === "closing") return;
    let raw: unknown = null;
    try {
      if (!isBinary) raw = JSON.parse(data.toString());
    } catch {
      // It is refused below, for what it is not.
    }
    await this.#attempt(refusedPart(raw), async (traceId) => {
      await this.#parts.rates.frame(this.#id);
      if (typeof raw !== "object" || raw === null)
        throw new AppError("bad_request", "Frames are text, one JSON object each.");
      const frame = ViewerFrame.parse(raw);
      if (frame.type === "auth") await this.#introduce(frame.token, frame.consoleKey);
      else await this.#obey(frame, traceId);
    });
  }

  async #attempt(to: unknown, act: (traceId: string) => Promise<void>): Promise<void> {
    const traceId = `inspect-${randomUUID()}`;
    try {
      await act(traceId);
    } catch (error) {
      this.#refuse(error, to, traceId);
    }
  }

  /** A token that opens nothing, and one without the console key, end the connection. In mode `none` there is nothing to say. */
  async #introduce(token: string, consoleKey: string | undefined): Promise<void> {
    const { speakers, census } = this.#parts;
    if (this.#stage.is !== "introducing") return;
    try {
      const userId = await speakers.ofToken(token);
      speakers.checkConsoleKey(consoleKey);
      if (this.#stage.is !== "introducing") return;
      census.enter(userId);
      this.#stage.cancelDeadline();
      this.#stage = { is: "open", userId, token };
    } catch (error) {
      this.#turnAway(error);
      return;
    }
    await this.#watchWished();
  }

  async #obey(frame: Exclude<ViewerFrame, { type: "auth" }>, traceId: string): Promise<void> {
    const userId = this.#userId;
    await this.#checkToken();
    await this.#parts.rates.request(userId);
    if (frame.type === "setpoint.watch") {
      const { conversationId = null, detail = "redacted" } = frame;
      return this.#watch({ conversationId, detail });
    }
    await this.#parts.rates.message(userId);
    const { conversationId, event, ref = null } = frame;
    const sent = await this.#parts.host.send(userId, conversationId, event, traceId, "console");
    this.#queue.answer({ type: "setpoint.sent", at: now(), turnId: sent.turnId, ref });
    sent.turn.catch((error) => this.#refuse(error, refusedPart(frame), traceId));
  }

  async #watchWished(): Promise<void> {
    const { conversation, detail } = this.#wish;
    await this.#watch({
      conversationId: conversation === null ? null : ConversationId.parse(conversation),
      detail: detail === null ? "redacted" : Detail.parse(detail),
    });
  }

  async #watch({ conversationId, detail }: Wish): Promise<void> {
    const userId = this.#userId;
    const { inspector } = this.#parts;
    // Refused before anything changes: a wish that cannot be met leaves what is watched as it is.
    await inspector.check(userId, conversationId);
    const items = conversationId === null ? await inspector.newest(userId, detail) : null;
    if (this.#stage.is !== "open") return;
    this.#stopWatching();
    this.#queue.clear();
    this.#queue.detail = detail;
    this.#queue.answer({ type: "setpoint.watching", at: now(), conversationId, detail });
    if (items) this.#queue.answer({ type: "setpoint.conversations", at: now(), items });
    this.#stopWatching = inspector.watch({ userId, conversationId, show: (happened) => this.#queue.push(happened) });
  }

  get #userId(): string {
    if (this.#stage.is === "open") return this.#stage.userId;
    throw new AppError("unauthenticated", "The first frame must be auth, with a token and the console key.");
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
    this.#queue.answer({ type: "setpoint.refused", at: now(), problem: problemOf(error, traceId), to });
  }

  /** Says why, and closes when that has been said. */
  #turnAway(thrown: unknown): void {
    if (this.#stage.is === "closing") return;
    this.#refuse(thrown, null, `inspect-${randomUUID()}`);
    this.#end();
    setImmediate(() => this.#socket.close(POLICY_VIOLATED, appErrorOf(thrown).code));
  }

  #end(): void {
    if (this.#stage.is === "introducing") this.#stage.cancelDeadline();
    if (this.#stage.is === "open" && this.#stage.token !== null) this.#parts.census.leave(this.#stage.userId);
    this.#stage = { is: "closing" };
    this.#stopWatching();
    this.#stopWatching = () => {};
  }
}

const now = () => new Date().toISOString();
