import { connect } from "node:net";
import { WebSocket } from "ws";

/**
 * The readers of the push bench, in a process of their own, so that the server's CPU is counted alone. Told over IPC what
 * to open and what to expect; says it every time that `expect` messages of at least `bytes` have come.
 */
export type ToReaders =
  | { open: number; port: number; kind: "ws" | "tcp"; hello: string | null; stalled: number }
  | { expect: number; bytes: number }
  | { close: true };
export type FromReaders = { is: "open" | "ready" | "had" | "closed" };

type Reader = { pause(): void; end(): void };
const readers: Reader[] = [];
let expected = 0;
let arrived = 0;
let awaited = Number.MAX_SAFE_INTEGER;

const say = (message: FromReaders) => process.send?.(message);

/** Frames are told by their size: pings and greetings are smaller than what is pushed. */
function had(length: number): void {
  if (length < awaited) return;
  arrived += 1;
  if (arrived % expected === 0) say({ is: "had" });
}

function openSocket(port: number, hello: string | null): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
    socket.on("message", (data: Buffer) => had(data.length));
    socket.on("error", reject);
    socket.on("open", () => {
      if (hello) socket.send(hello);
      else resolve({ pause: () => socket.pause(), end: () => socket.terminate() });
    });
    if (hello) socket.once("message", () => resolve({ pause: () => socket.pause(), end: () => socket.terminate() }));
  });
}

function openStream(port: number): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const stream = connect(port, "127.0.0.1");
    let size = 0;
    stream.on("data", (data) => {
      size += data.length;
      while (size >= awaited) {
        size -= awaited;
        had(awaited);
      }
    });
    stream.on("error", reject);
    stream.on("connect", () => resolve({ pause: () => stream.pause(), end: () => stream.destroy() }));
  });
}

process.on("message", async (message: ToReaders) => {
  if ("open" in message) {
    const { port, kind, hello } = message;
    // A few at a time: the listening queue is short.
    for (let opened = 0; opened < message.open; opened += 50) {
      const some = Math.min(50, message.open - opened);
      const open = () => (kind === "ws" ? openSocket(port, hello) : openStream(port));
      readers.push(...(await Promise.all(Array.from({ length: some }, open))));
    }
    for (const reader of readers.slice(readers.length - message.stalled)) reader.pause();
    say({ is: "open" });
  } else if ("expect" in message) {
    awaited = message.bytes;
    expected = message.expect;
    arrived = 0;
    say({ is: "ready" });
  } else {
    for (const reader of readers.splice(0)) reader.end();
    say({ is: "closed" });
  }
});
