import type { WebSocket } from "ws";
import type { ServerFrame } from "../protocol/frames.ts";
import type { View } from "../protocol/view.ts";

/** As much as is held for a client that does not read. */
const MOST_BUFFERED = 256 * 1_024;

/** One frame, many watchers: it is written as JSON once. */
const written = new WeakMap<ServerFrame, Buffer>();

/**
 * Sends frames to one client. While it does not read, pieces and turns are left out and only the newest view of each
 * conversation is kept for it; it gets that when it reads again, and can ask for the turns with `since`.
 */
export class FrameSender {
  readonly #socket: WebSocket;
  readonly #stale = new Map<string, View>();

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(frame: ServerFrame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_BUFFERED) {
      if (frame.type === "snapshot") this.#stale.set(frame.view.conversationId, frame.view);
      return;
    }
    this.#socket.send(bytesOf(frame), { binary: false }, () => this.#catchUp());
  }

  #catchUp(): void {
    if (this.#stale.size === 0 || this.#socket.bufferedAmount > MOST_BUFFERED / 2) return;
    const views = [...this.#stale.values()];
    this.#stale.clear();
    for (const view of views) this.send({ type: "snapshot", view });
  }
}

function bytesOf(frame: ServerFrame): Buffer {
  const known = written.get(frame);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(frame));
  written.set(frame, bytes);
  return bytes;
}
