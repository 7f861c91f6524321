import type { WebSocket } from "ws";
import { AppError } from "../../errors.ts";
import { ConversationId } from "../../protocol/frames.ts";
import { Detail, ViewerFrame } from "../../protocol/inspection.ts";
import type { Inspector } from "../../runtime/inspect/inspector.ts";
import type { Viewer } from "../../runtime/inspect/taps.ts";
import type { Owner } from "../../runtime/inspect/wantedStops.ts";
import type { ConnectionParts } from "./connection.ts";
import { InspectQueue } from "./inspectQueue.ts";
import { refusedPart } from "./readFrame.ts";
import { SocketSession } from "./socketSession.ts";

export type ViewerParts = ConnectionParts & { inspector: Inspector };

type Wish = { conversationId: string | null; detail: Detail };
type Frame = Exclude<ViewerFrame, { type: "auth" }>;
type BreakFrame = Extract<Frame, { type: `break.${string}` }>;

/** A socket of `/inspect`: a viewer is shown what happens in the conversations it asks for. */
export class ViewerConnection {
  readonly session: SocketSession<Frame>;
  readonly #parts: ViewerParts;
  readonly #queue: InspectQueue;
  /** What the address asks for. */
  readonly #wish: { conversation: string | null; detail: string | null };
  #stopWatching = () => {};
  /** `null` for all conversations of the user. */
  #watched: string | null = null;
  /** Once it has set a breakpoint. */
  #owner: Owner | null = null;

  /** `userId` is `null` when the first frame must say who looks, and hold the console key. */
  constructor(socket: WebSocket, userId: string | null, address: string, parts: ViewerParts) {
    this.#parts = parts;
    const queue = new InspectQueue(socket, parts.limits.inspectFrames, () =>
      this.session.giveUp("too slow for what happens here"),
    );
    this.#queue = queue;
    const { searchParams } = new URL(address, "ws://here");
    this.#wish = { conversation: searchParams.get("conversation"), detail: searchParams.get("detail") };
    this.session = new SocketSession<Frame>(socket, userId, parts, {
      name: "inspect",
      schema: ViewerFrame,
      outlet: queue,
      async ready() {},
      admit: ({ consoleKey }) => parts.speakers.checkConsoleKey(consoleKey),
      begin: () => this.#watchWished(),
      obey: (frame, viewer, traceId) => this.#obey(frame, viewer, traceId),
      refuse: (problem, to) => queue.answer({ type: "setpoint.refused", at: now(), problem, to }),
      end: () => this.#end(),
    });
  }

  async #obey(frame: Frame, userId: string, traceId: string): Promise<void> {
    if (frame.type === "setpoint.watch") {
      const { conversationId = null, detail = "redacted" } = frame;
      return this.#watch({ conversationId, detail });
    }
    if (frame.type !== "setpoint.send") return this.#break(frame, userId);
    await this.#parts.rates.message(userId);
    const { conversationId, event, ref = null } = frame;
    const sent = await this.#parts.host.send(userId, conversationId, event, traceId, "console");
    this.#queue.answer({ type: "setpoint.sent", at: now(), turnId: sent.turnId, ref });
    sent.turn.catch((error) => this.session.refuse(error, refusedPart(frame), traceId));
  }

  async #break(frame: BreakFrame, userId: string): Promise<void> {
    const { conversationId } = frame;
    const { inspector } = this.#parts;
    await inspector.check(userId, conversationId);
    if (this.#watched !== null && this.#watched !== conversationId)
      throw new AppError("conflict", "Breakpoints are for what this connection watches: send setpoint.watch first.");
    if (!this.session.isOpen) return;
    const { breakpoints } = inspector;
    this.#owner ??= { userId };
    if (frame.type === "break.set") breakpoints.set(this.#owner, conversationId, frame.state);
    else if (frame.type === "break.clear") breakpoints.clear(this.#owner, conversationId, frame.state);
    else if (frame.type === "break.step") breakpoints.step(this.#owner, conversationId);
    else breakpoints.continue(conversationId);
  }

  async #watchWished(): Promise<void> {
    const { conversation, detail } = this.#wish;
    await this.#watch({
      conversationId: conversation === null ? null : ConversationId.parse(conversation),
      detail: detail === null ? "redacted" : Detail.parse(detail),
    });
  }

  async #watch({ conversationId, detail }: Wish): Promise<void> {
    const { userId } = this.session;
    const { inspector } = this.#parts;
    // Refused before anything changes: a wish that cannot be met leaves what is watched as it is.
    await inspector.check(userId, conversationId);
    const items = conversationId === null ? await inspector.newest(userId, detail) : null;
    if (!this.session.isOpen) return;
    this.#stopWatching();
    this.#watched = conversationId;
    if (this.#owner && conversationId !== null) inspector.breakpoints.leave(this.#owner, conversationId);
    this.#queue.clear();
    this.#queue.detail = detail;
    this.#queue.answer({ type: "setpoint.watching", at: now(), conversationId, detail });
    if (items) this.#queue.answer({ type: "setpoint.conversations", at: now(), items });
    const viewer: Viewer = { userId, conversationId, show: (happened) => this.#queue.push(happened) };
    this.#stopWatching = inspector.watch(viewer);
    inspector.breakpoints.show(viewer);
  }

  #end(): void {
    if (this.#owner) this.#parts.inspector.breakpoints.leave(this.#owner);
    this.#stopWatching();
    this.#stopWatching = () => {};
  }
}

const now = () => new Date().toISOString();
