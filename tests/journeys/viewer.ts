import { onTestFinished } from "vitest";
import { InspectFrame } from "../../src/protocol/inspection.ts";
import type { TestApp } from "./testApp.ts";

type Of<Type extends InspectFrame["type"]> = Extract<InspectFrame, { type: Type }>;

/** Somebody who looks inside over `/inspect`. Every frame is held against the schema. */
export class TestViewer {
  readonly frames: InspectFrame[] = [];
  /** The same as they came. */
  readonly texts: string[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #watchers = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => socket.addEventListener("close", ({ code }) => resolve(code)));
    socket.addEventListener("message", ({ data }) => {
      this.texts.push(String(data));
      this.frames.push(InspectFrame.parse(JSON.parse(String(data))));
      for (const look of this.#watchers) look();
    });
  }

  static async open(app: Pick<TestApp, "url">, address = "", user = "ana"): Promise<TestViewer> {
    const options = { headers: { "X-Setpoint-User": user } };
    const socket = new WebSocket(`${app.url.replace("http", "ws")}/inspect${address}`, options as unknown as string[]);
    const viewer = new TestViewer(socket);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener("open", () => resolve());
      socket.addEventListener("error", () => reject(new Error("the socket was refused")));
    });
    onTestFinished(() => socket.close());
    return viewer;
  }

  send(frame: unknown): void {
    this.#socket.send(JSON.stringify(frame));
  }

  all<Type extends InspectFrame["type"]>(type: Type): Of<Type>[] {
    return this.frames.filter((frame): frame is Of<Type> => frame.type === type);
  }

  /** The first frame of this type that fits, now or later. */
  async sees<Type extends InspectFrame["type"]>(
    type: Type,
    fits: (frame: Of<Type>) => boolean = () => true,
  ): Promise<Of<Type>> {
    for (;;) {
      const found = this.all(type).find(fits);
      if (found) return found;
      await new Promise<void>((resolve) => {
        const look = () => {
          this.#watchers.delete(look);
          resolve();
        };
        this.#watchers.add(look);
      });
    }
  }
}
