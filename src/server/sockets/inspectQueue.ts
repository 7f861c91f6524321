import type { WebSocket } from "ws";
import type { Detail } from "../../protocol/inspection.ts";
import type { Occurrence, UnnumberedFrame } from "../../runtime/inspect/occurrence.ts";

/** Frames handed to the socket at a time; then the server goes on with its work. */
const BATCH = 200;
/** Above this nothing more is handed to a socket, in bytes, until it has passed on half of it. */
const MOST_SENDING = 512 * 1_024;

type Waiting = { seq: number; happened: Occurrence };

/**
 * Frames on their way to one viewer. They are written as JSON when their turn comes, in batches; beyond `most` the newest
 * are dropped and counted, and a viewer for whom as many again were dropped is too slow.
 */
export class InspectQueue {
  readonly #socket: WebSocket;
  readonly #most: number;
  readonly #tooSlow: () => void;
  #waiting: Waiting[] = [];
  #dropped = 0;
  #seq = 0;
  #isScheduled = false;
  detail: Detail = "redacted";
  /** Something of what was sent has left since this was last set to false. */
  isMoving = true;

  constructor(socket: WebSocket, most: number, tooSlow: () => void) {
    this.#socket = socket;
    this.#most = most;
    this.#tooSlow = tooSlow;
  }

  push(happened: Occurrence): void {
    if (this.#waiting.length >= this.#most) {
      this.#seq += 1;
      this.#dropped += 1;
      if (this.#dropped > this.#most) this.#tooSlow();
      return;
    }
    this.#tellDropped();
    this.#waiting.push({ seq: ++this.#seq, happened });
    this.#schedule();
  }

  /** What a viewer gets for something it sent: never dropped, and behind all that happened before. */
  answer(frame: UnnumberedFrame): void {
    const text = JSON.stringify(frame);
    this.#tellDropped();
    this.#waiting.push({ seq: ++this.#seq, happened: () => text });
    this.#schedule();
  }

  /** What was watched is watched no longer. */
  clear(): void {
    this.#waiting = [];
    this.#dropped = 0;
  }

  /** Stands where frames are missing. */
  #tellDropped(): void {
    if (this.#dropped === 0) return;
    const text = JSON.stringify({ type: "setpoint.dropped", at: new Date().toISOString(), count: this.#dropped });
    this.#dropped = 0;
    this.#waiting.push({ seq: ++this.#seq, happened: () => text });
  }

  #schedule(): void {
    if (this.#isScheduled || this.#socket.bufferedAmount > MOST_SENDING) return;
    this.#isScheduled = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#isScheduled = false;
    if (this.#socket.readyState !== this.#socket.OPEN) {
      this.clear();
      return;
    }
    const batch = this.#waiting.splice(0, BATCH);
    for (const { seq, happened } of batch) this.#send(numbered(happened(this.detail), seq));
    if (this.#waiting.length === 0) this.#tellDropped();
    if (this.#waiting.length > 0) this.#schedule();
  }

  #send(text: string): void {
    this.#socket.send(text, () => {
      this.isMoving = true;
      if (this.#waiting.length > 0 && this.#socket.bufferedAmount <= MOST_SENDING / 2) this.#schedule();
    });
  }
}

/** The same text goes to every viewer, each with a number of its own. */
const numbered = (text: string, seq: number): string => `${text.slice(0, -1)},"seq":${seq}}`;
