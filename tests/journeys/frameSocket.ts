import { onTestFinished } from "vitest";

/** A socket of a test: what it was sent, and a way to wait for a frame. Closed at the end of the test. */
export class FrameSocket<Frame extends { type: string }> {
  readonly frames: Frame[] = [];
  /** The same as they came. */
  readonly texts: string[] = [];
  /** The code with which it was closed. */
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #watchers = new Set<() => void>();

  /** `read` may throw, for what is no frame. */
  constructor(socket: WebSocket, read: (raw: unknown) => Frame) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
    socket.addEventListener("message", ({ data }) => {
      this.texts.push(String(data));
      this.frames.push(read(JSON.parse(String(data))));
      for (const look of this.#watchers) look();
    });
    onTestFinished(() => this.close());
  }

  /** Resolves when it is open; rejects when it was refused. */
  async opened(): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      this.#socket.addEventListener("open", () => resolve());
      this.#socket.addEventListener("error", () => reject(new Error("the socket was refused")));
    });
    return this;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket.close();
  }

  /** Text is sent as it is. */
  send(frame: unknown): void {
    this.#socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  all<Type extends Frame["type"]>(type: Type): Extract<Frame, { type: Type }>[] {
    return this.frames.filter((frame): frame is Extract<Frame, { type: Type }> => frame.type === type);
  }

  /** The first frame of this type that fits, now or later. */
  async hears<Type extends Frame["type"]>(
    type: Type,
    fits: (frame: Extract<Frame, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<Frame, { type: Type }>> {
    const find = () => this.all(type).find(fits);
    return (
      find() ??
      new Promise((resolve) => {
        const look = () => {
          const found = find();
          if (!found) return;
          this.#watchers.delete(look);
          resolve(found);
        };
        this.#watchers.add(look);
      })
    );
  }
}
