import { setImmediate } from "node:timers/promises";
import { WebSocket } from "ws";
import type { ServerFrame } from "../../src/protocol/frames.ts";
import type { Turn } from "../../src/protocol/turn.ts";
import type { View } from "../../src/protocol/view.ts";
import type { KillableServer } from "./killableServer.ts";
import type { Sights } from "./sights.ts";
import { wordsOf } from "./words.ts";

const MOST_UNDER_WAY = 6;
/** Messages without an answer, some of which may never have arrived; then one of them is sent again, and waited for. */
const MOST_UNANSWERED = 12;
const MOST_ATTEMPTS = 20;

/** A message that was sent, and every turn under which it was acknowledged. */
export type Said = { text: string; mayLog: boolean; acknowledged: Set<string> };

export type Meeting = { server: KillableServer; sights: Sights; user: string; random: () => number };

/**
 * One person in one conversation with a server that is killed again and again, over HTTP and over a socket. Keeps outside
 * of the server what the server has acknowledged; what it has not is sent again under the same id.
 */
export class Talker {
  readonly user: string;
  readonly conversationId: string;
  /** By message id. */
  readonly said = new Map<string, Said>();
  /** Every turn that was told whole, as it was told. */
  readonly told = new Map<string, Turn>();
  /** Events other than messages that were acknowledged, by turn. */
  readonly acknowledgedEvents = new Set<string>();
  /** Turns heard over the socket, by `seq`, in the order heard, over all its reconnections. */
  readonly heard: number[] = [];
  /** How often it was sent less than everything, because it did not read in time, and asked for what it had missed. */
  askedAgain = 0;
  /** What should never have been answered. */
  readonly faults: string[] = [];
  readonly #server: KillableServer;
  readonly #sights: Sights;
  readonly #random: () => number;
  readonly #unanswered = new Set<string>();
  #underWay: Promise<unknown>[] = [];
  #socket: WebSocket | null = null;
  #closed = Promise.resolve(0);
  /** Something was heard or answered, or there is nothing more to hear. */
  #news = Promise.withResolvers<void>();
  /** It has asked for what it missed; the view that comes after that has not come. */
  #isMissing = false;
  #isTalking = false;
  #isSilent = true;

  private constructor({ server, sights, user, random }: Meeting, conversationId: string) {
    this.#server = server;
    this.#sights = sights;
    this.user = user;
    this.conversationId = conversationId;
    this.#random = random;
  }

  static async meet(meeting: Meeting): Promise<Talker> {
    const { server, user } = meeting;
    const { status, json } = await server.request("POST", "/api/conversations", { timezone: "Europe/Paris" }, user);
    if (status !== 201) throw new Error(`no conversation: ${status}`);
    return new Talker(meeting, (json as View).conversationId);
  }

  /** The code with which its socket was closed last. */
  get closed(): Promise<number> {
    return this.#closed;
  }

  /** Opens a socket that asks for what it missed; as any client, more than once where it is turned away. */
  async connect(): Promise<void> {
    this.#isSilent = false;
    for (let attempt = 0; attempt < MOST_ATTEMPTS && !this.#isSilent; attempt++) {
      if (this.#socket?.readyState === WebSocket.OPEN) break;
      await this.#connectOnce();
    }
    await this.#open();
  }

  async #connectOnce(): Promise<void> {
    const socket = new WebSocket(`${this.#server.url.replace("http", "ws")}/ws`, "setpoint.v1", {
      headers: { "X-Setpoint-User": this.user },
    });
    this.#socket = socket;
    socket.on("error", () => {});
    socket.on("message", (data) => this.#hear(JSON.parse(String(data))));
    this.#closed = new Promise((resolve) => socket.once("close", resolve));
    await new Promise((resolve) => socket.once("open", resolve).once("close", resolve));
  }

  /** Resolves when the missed turns and the view have come, or when the socket is closed. */
  async #open(): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const { conversationId } = this;
    this.#isMissing = true;
    socket.send(JSON.stringify({ type: "conversation.open", conversationId, since: this.#lastHeard }));
    await new Promise<void>((resolve) => {
      socket.on("message", () => !this.#isMissing && resolve());
      socket.once("close", () => resolve());
    });
  }

  get #lastHeard(): number {
    return this.heard.at(-1) ?? 1;
  }

  /** Goes on until it is told to fall silent: one thing after the other, several at once, not waiting for all answers. */
  async talk(): Promise<void> {
    this.#isTalking = true;
    if (!this.#socket) this.#begin(this.connect());
    while (this.#isTalking) {
      const draw = this.#random();
      const burst = 1 + Math.floor(this.#random() * 3);
      if (draw < 0.1) this.#begin(this.#event({ type: "user.cancel" }));
      else if (draw < 0.3) this.#begin(this.#pick());
      else for (let message = 0; message < burst; message++) this.#begin(this.#send(this.#newMessage()));
      const [oldest] = this.#unanswered;
      if (oldest && this.#unanswered.size > MOST_UNANSWERED) this.#begin(this.#post(oldest, true));
      if (this.#random() < 0.5 || this.#underWay.length > MOST_UNDER_WAY) await Promise.all(this.#underWay);
      else if (this.#underWay.length > 0) await this.#news.promise;
      else await setImmediate();
    }
  }

  #hasNews(): void {
    this.#news.resolve();
    this.#news = Promise.withResolvers();
  }

  /** Resolves when nothing is under way any more; after a kill that is at once. */
  async fallSilent(): Promise<void> {
    this.#isTalking = false;
    this.#isSilent = true;
    this.#socket?.terminate();
    this.#socket = null;
    this.#hasNews();
    await Promise.all(this.#underWay);
  }

  /** Sends again what was not answered, and then one thing more: when that is answered, everything before it is. */
  async settle(): Promise<void> {
    this.#isTalking = false;
    await Promise.all(this.#underWay);
    await Promise.all([...this.#unanswered].map((messageId) => this.#post(messageId, true)));
    const last = this.#newMessage();
    for (let attempt = 0; attempt < MOST_ATTEMPTS && this.#unanswered.has(last); attempt++)
      await this.#post(last, true);
    if (this.#unanswered.size > 0) this.faults.push(`lost: ${this.#unanswered.size} messages were never answered`);
  }

  /** Resolves when the socket has heard the turn with this `seq`, or all that it is told when it asks for it. */
  async hears(seq: number): Promise<void> {
    if (this.#lastHeard < seq) await this.connect();
  }

  #begin(work: Promise<unknown>): void {
    const tracked = work.finally(() => {
      this.#underWay = this.#underWay.filter((other) => other !== tracked);
      this.#hasNews();
    });
    this.#underWay.push(tracked);
  }

  #newMessage(): string {
    const messageId = `m${this.said.size}`;
    this.said.set(messageId, { ...wordsOf(this.said.size, this.#random), acknowledged: new Set() });
    this.#unanswered.add(messageId);
    return messageId;
  }

  async #send(messageId: string): Promise<void> {
    const draw = this.#random();
    if (draw < 0.3) return this.#post(messageId, true);
    if (draw < 0.7) return this.#post(messageId, false);
    const { text } = this.said.get(messageId) as Said;
    const { conversationId } = this;
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: "user.message", conversationId, messageId, text }));
    this.#sights.note("sent");
  }

  async #post(messageId: string, wait: boolean): Promise<void> {
    const said = this.said.get(messageId) as Said;
    const answering = this.#ask(`messages${wait ? "" : "?wait=0"}`, { text: said.text, messageId });
    this.#sights.note("sent");
    const answer = await answering;
    if (answer === null) return;
    if (answer.status !== 200 && answer.status !== 202) return this.#refused(answer, [429, 503]);
    said.acknowledged.add(answer.json.turnId);
    this.#unanswered.delete(messageId);
    if (answer.status === 202) this.#sights.note("acknowledged");
    else this.#keep(answer.json);
  }

  async #pick(): Promise<void> {
    const view = await this.#ask("snapshot", undefined);
    const options = (view?.json as unknown as View | undefined)?.pending?.options ?? [];
    const option = options[Math.floor(this.#random() * options.length)];
    if (option) await this.#event({ type: "user.pick", optionId: option.id });
  }

  async #event(event: object): Promise<void> {
    const answer = await this.#ask("events", event);
    if (answer === null) return;
    if (answer.status !== 200) return this.#refused(answer, [409, 429, 503]);
    this.acknowledgedEvents.add(answer.json.turnId);
    this.#keep(answer.json);
  }

  /** `null` when the server went away. */
  async #ask(path: string, body: unknown): Promise<{ status: number; json: Turn } | null> {
    const whole = `/api/conversations/${this.conversationId}/${path}`;
    return this.#server.request(body === undefined ? "GET" : "POST", whole, body, this.user).catch(() => null);
  }

  #refused({ status, json }: { status: number; json: unknown }, expected: number[]): void {
    if (!expected.includes(status)) this.faults.push(`refused: ${status} ${JSON.stringify(json).slice(0, 300)}`);
  }

  #keep(turn: Turn): void {
    this.#sights.note("told");
    if (!this.told.has(turn.turnId)) this.told.set(turn.turnId, turn);
  }

  #hear(frame: ServerFrame): void {
    this.#hasNews();
    if (frame.type === "message.delta" || frame.type === "progress") this.#sights.note("working");
    else if (frame.type === "turn") {
      const { turn } = frame;
      // Left out, as the contract has it, because this socket did not read in time: it asks for what it missed.
      if (turn.seq > this.#lastHeard + 1) {
        this.#askAgain();
        return;
      }
      this.heard.push(turn.seq);
      this.#keep(turn);
      const lines = turn.input.text.split("\n");
      for (const messageId of this.#unanswered) {
        const said = this.said.get(messageId) as Said;
        if (!lines.includes(said.text)) continue;
        said.acknowledged.add(turn.turnId);
        this.#unanswered.delete(messageId);
      }
    } else if (frame.type === "snapshot") this.#isMissing = false;
    else if (frame.type === "refused" && !["rate_limited", "unavailable"].includes(frame.problem.code))
      this.faults.push(`refused: ${JSON.stringify(frame.problem).slice(0, 300)}`);
  }

  #askAgain(): void {
    if (this.#isMissing) return;
    this.askedAgain += 1;
    void this.#open();
  }
}
