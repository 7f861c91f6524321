import { type Detail, InspectFrame } from "../../protocol/inspection.ts";
import type { Keys } from "../inspector/data/serverSource.ts";
import { FrameMemory, isStately, type StatelyFrame } from "./frameMemory.ts";

/** The name under which `@statelyai/inspect` opens its window; the same window is found again by it. */
const WINDOW_NAME = "xstateinspector";
const CONNECTED = "@statelyai.connected";
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;

export type BridgeState = {
  server: "connecting" | "open" | "waiting";
  /** `closed` ends the bridge. */
  receiver: "opening" | "listening" | "closed";
  /** Frames that have left. */
  sent: number;
};

export type BridgeWish = { receiver: URL; conversationId: string | null; detail: Detail; keys: Keys };

/** `null` for what may not be sent to: only `https`, and `http` to this machine, where nobody listens on the way. */
export function receiverAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isHere = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
  return url.protocol === "https:" || (url.protocol === "http:" && isHere) ? url : null;
}

/** A receiver's window that is open already, after a reload of this page; `null` when there is none. */
export function openReceiver(): Window | null {
  const found = window.open("", WINDOW_NAME);
  try {
    // One that was not there has just been opened, empty; a page elsewhere does not let itself be read.
    if (found?.location.href !== "about:blank") return found;
    found.close();
    return null;
  } catch {
    return found;
  }
}

/** Passes frames of `/inspect` on to a receiver in another window, from the moment it is made. */
export class Bridge {
  readonly #wish: BridgeWish;
  readonly #window: Window | null;
  readonly #onChange: (state: BridgeState) => void;
  readonly #onRefused: (why: string) => void;
  readonly #memory = new FrameMemory();
  #socket: WebSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #state: BridgeState;

  /** Without `found` a window is opened, which a browser allows only in answer to a click. */
  constructor(
    wish: BridgeWish,
    found: Window | null,
    onChange: (state: BridgeState) => void,
    onRefused: (why: string) => void,
  ) {
    this.#wish = wish;
    this.#window = found ?? window.open(wish.receiver, WINDOW_NAME);
    this.#onChange = onChange;
    this.#onRefused = onRefused;
    // One that was there before this page was loaded said long ago that it listens.
    this.#state = { server: "connecting", receiver: found ? "listening" : "opening", sent: 0 };
    window.addEventListener("message", this.#hear);
    this.#connect();
  }

  /** Nothing leaves any more. */
  stop(): void {
    window.removeEventListener("message", this.#hear);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  readonly #hear = ({ origin, source, data }: MessageEvent): void => {
    if (origin !== this.#wish.receiver.origin || source !== this.#window) return;
    if ((data as { type?: unknown } | null)?.type !== CONNECTED) return;
    this.#change({ receiver: "listening" });
    for (const frame of this.#memory.all()) this.#send(frame);
  };

  #connect(): void {
    const { conversationId, detail, keys } = this.#wish;
    const query = new URLSearchParams({ detail, ...(conversationId === null ? {} : { conversation: conversationId }) });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/inspect?${query}`);
    this.#socket = socket;
    this.#change({ server: "connecting" });
    socket.addEventListener("open", () => {
      this.#attempts = 0;
      const { token, consoleKey } = keys;
      if (token !== null) socket.send(JSON.stringify({ type: "auth", token, consoleKey: consoleKey ?? undefined }));
      this.#change({ server: "open" });
    });
    socket.addEventListener("message", ({ data }) => this.#take(InspectFrame.safeParse(JSON.parse(String(data))).data));
    socket.addEventListener("close", () => {
      if (this.#socket !== socket) return;
      this.#change({ server: "waiting" });
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#attempts++);
      this.#retry = setTimeout(() => this.#connect(), wait);
    });
  }

  #take(frame: InspectFrame | undefined): void {
    if (frame?.type === "setpoint.refused") {
      this.stop();
      this.#onRefused(frame.problem.detail);
    } else if (frame?.type === "setpoint.watching") this.#memory.clear();
    else if (frame && isStately(frame)) {
      this.#memory.add(frame);
      if (this.#state.receiver === "listening") this.#send(frame);
    }
  }

  #send(frame: StatelyFrame): void {
    if (!this.#window || this.#window.closed) {
      this.stop();
      this.#change({ receiver: "closed" });
      return;
    }
    this.#window.postMessage(frame, this.#wish.receiver.origin);
    this.#change({ sent: this.#state.sent + 1 });
  }

  #change(part: Partial<BridgeState>): void {
    this.#state = { ...this.#state, ...part };
    this.#onChange(this.#state);
  }
}
