import { onTestFinished } from "vitest";
import type { ServerFrame } from "../../src/protocol/frames.ts";
import type { TestApp } from "./testApp.ts";

type Of<Type extends ServerFrame["type"]> = Extract<ServerFrame, { type: Type }>;

/** A bare socket: what it was sent, and a way to wait for a frame. */
export class TestSocket {
  readonly frames: ServerFrame[] = [];
  /** The code with which it was closed. */
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #watchers = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
    socket.addEventListener("message", ({ data }) => {
      this.frames.push(JSON.parse(String(data)));
      for (const look of this.#watchers) look();
    });
  }

  static async open(
    app: Pick<TestApp, "url">,
    user = "ana",
    headers: Record<string, string> = {},
  ): Promise<TestSocket> {
    const options = { protocols: ["setpoint.v1"], headers: { "X-Setpoint-User": user, ...headers } };
    const socket = new WebSocket(`${app.url.replace("http", "ws")}/ws`, options as unknown as string[]);
    const opened = new TestSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener("open", () => resolve());
      socket.addEventListener("error", () => reject(new Error("the socket was refused")));
    });
    onTestFinished(() => opened.close());
    return opened;
  }

  send(frame: unknown): void {
    this.#socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket.close();
  }

  /** The first frame of this type that fits, now or later. */
  async hears<Type extends ServerFrame["type"]>(
    type: Type,
    fits: (frame: Of<Type>) => boolean = () => true,
  ): Promise<Of<Type>> {
    const find = () => this.frames.find((frame): frame is Of<Type> => frame.type === type && fits(frame as Of<Type>));
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
