import type { WebSocket } from "ws";
import type { ServerFrame } from "../../protocol/frames.ts";
import type { View } from "../../protocol/view.ts";
import { viewBytes } from "../viewBytes.ts";

/** Above this nothing is pushed to a client that does not read, in bytes. */
const MOST_PUSHED = 256 * 1_024;
/** Answers to what a client asked itself still go out up to here; it is not listened to any more then. */
const MOST_ANSWERED = 768 * 1_024;

/** One frame, many watchers: it is written as JSON once. */
const written = new WeakMap<ServerFrame, Buffer>();

/**
 * Sends frames to one client. While it does not read, pieces and turns are left out and it is only kept in mind which
 * conversations have moved on; when it reads again it gets their newest views, and can ask for the turns with `since`.
 */
export class FrameSender {
  readonly #socket: WebSocket;
  readonly #newest: (conversationId: string) => Promise<View>;
  readonly #stale = new Set<string>();
  /** The newest view sent, by conversation: an older one never follows it. */
  readonly #sent = new Map<string, number>();
  #waiting: (() => void)[] = [];
  /** Something of what was sent has left since this was last set to false. */
  isMoving = true;

  constructor(socket: WebSocket, newest: (conversationId: string) => Promise<View>) {
    this.#socket = socket;
    this.#newest = newest;
    socket.on("close", () => this.#wakeAll());
  }

  /** What happens in a conversation; a client that does not read misses it. */
  push(frame: ServerFrame): void {
    const bytes = bytesOf(frame);
    if (this.#has(MOST_PUSHED, bytes)) {
      if (frame.type === "snapshot") this.#sent.set(frame.view.conversationId, frame.view.seq);
      this.#write(bytes);
    } else if (frame.type === "snapshot") this.#stale.add(frame.view.conversationId);
  }

  /** What a client gets for something it sent. */
  answer(frame: ServerFrame): void {
    const bytes = bytesOf(frame);
    if (this.#has(MOST_ANSWERED, bytes)) this.#write(bytes);
  }

  /** What a client missed, at the pace at which it reads: resolves when this has left. */
  replay(frame: ServerFrame): Promise<void> {
    return new Promise((resolve) => this.#write(bytesOf(frame), resolve));
  }

  /** Resolves when the client reads, or is gone: until then nothing it sends is taken. */
  async reading(): Promise<void> {
    while (this.#socket.readyState === this.#socket.OPEN && this.#socket.bufferedAmount > MOST_PUSHED)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  forget(conversationId: string): void {
    this.#sent.delete(conversationId);
    this.#stale.delete(conversationId);
  }

  /** A single frame always has room: it is bounded by itself. */
  #has(room: number, bytes: Buffer): boolean {
    const { bufferedAmount } = this.#socket;
    return bufferedAmount === 0 || bufferedAmount + bytes.length <= room;
  }

  #write(bytes: Buffer, then: () => void = () => {}): void {
    if (this.#socket.readyState !== this.#socket.OPEN) {
      then();
      return;
    }
    this.#socket.send(bytes, { binary: false }, () => {
      this.isMoving = true;
      then();
      // As it nearly always is, for every frame of every client.
      if (this.#waiting.length === 0 && this.#stale.size === 0) return;
      if (this.#socket.bufferedAmount <= MOST_PUSHED / 2) {
        this.#wakeAll();
        void this.#catchUp();
      }
    });
  }

  #wakeAll(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async #catchUp(): Promise<void> {
    const behind = [...this.#stale];
    this.#stale.clear();
    for (const conversationId of behind) {
      // Deleted meanwhile: there is nothing to be told any more.
      const view = await this.#newest(conversationId).catch(() => null);
      if (view && view.seq > (this.#sent.get(conversationId) ?? -1)) this.push({ type: "snapshot", view });
    }
  }
}

function bytesOf(frame: ServerFrame): Buffer {
  if (frame.type === "snapshot") return viewBytes(frame.view).frame;
  const known = written.get(frame);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(frame));
  written.set(frame, bytes);
  return bytes;
}
