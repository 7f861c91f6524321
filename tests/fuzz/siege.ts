import { connect } from "node:net";
import { WebSocket } from "ws";
import type { ServerFrame } from "../../src/protocol/frames.ts";
import type { Turn } from "../../src/protocol/turn.ts";
import type { View } from "../../src/protocol/view.ts";
import { type Shot, shotsOf, type Target } from "./shots.ts";

/** How each shot was answered, and what must not have happened. */
export type Findings = { answers: Record<string, number>; faults: string[] };

const SOCKETS = 4;
const AT_ONCE = 8;

/** Throws batches of shots at a server while a witness goes on talking to it. */
export class Siege {
  readonly findings: Findings = { answers: {}, faults: [] };
  readonly #url: string;
  readonly #seed: number;
  #target: Target = { conversationIds: [], strangersId: "" };
  #sockets: WebSocket[] = [];
  #logged = 0;

  constructor(url: string, seed: number) {
    this.#url = url;
    this.#seed = seed;
  }

  async begin(): Promise<void> {
    const strangersId = await this.#newConversation("witness");
    const conversationIds: string[] = [];
    for (let index = 0; index < 8; index++) conversationIds.push(await this.#newConversation("mallory"));
    this.#target = { conversationIds, strangersId };
  }

  /** One batch, to its last answer; then the witness says something, and it must be understood and stored. */
  async throwBatch(batch: number, count: number): Promise<void> {
    const shots = shotsOf(this.#target, this.#seed, batch, count);
    const http = shots.filter((shot) => shot.over === "http");
    const rest = shots.filter((shot) => shot.over !== "http");
    await Promise.all([
      this.#throwFrames(rest.filter((shot) => shot.over === "socket")),
      ...Array.from({ length: AT_ONCE }, (_, lane) =>
        this.#throwBodies(
          http.filter((_, index) => index % AT_ONCE === lane),
          batch,
        ),
      ),
      ...rest.filter((shot) => shot.over === "wire").map((shot) => this.#throwBytes(shot)),
    ]);
    await this.#hearWitness();
  }

  async end(): Promise<void> {
    for (const socket of this.#sockets) socket.terminate();
    const { items } = (await this.#ask("witness", "GET", "/api/logs?limit=1")).json as {
      items: { sets: { reps: number }[] }[];
    };
    if (items[0]?.sets[0]?.reps !== this.#logged) this.#fault(`the witness's last log is not the one it made`);
    let cursor: string | null = null;
    let stored = 0;
    do {
      const path: string = `/api/logs?limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`;
      const page = (await this.#ask("witness", "GET", path)).json as { items: unknown[]; nextCursor: string | null };
      stored += page.items.length;
      cursor = page.nextCursor;
    } while (cursor);
    if (stored !== this.#logged) this.#fault(`the witness made ${this.#logged} logs and has ${stored}`);
  }

  async #hearWitness(): Promise<void> {
    const reps = this.#logged + 1;
    const path = `/api/conversations/${this.#target.strangersId}/messages`;
    const { status, json } = await this.#ask(
      "witness",
      "POST",
      path,
      JSON.stringify({ text: `bench press 1x${reps} at 60 kg` }),
    );
    const turn = json as Turn;
    if (status !== 200 || turn.effects.length !== 1)
      this.#fault(`the witness was answered ${status} ${JSON.stringify(json)}`);
    else this.#logged = reps;
  }

  async #throwFrames(shots: Shot[]): Promise<void> {
    await Promise.all(
      Array.from({ length: SOCKETS }, async (_, lane) => {
        const mine = shots.filter((_, index) => index % SOCKETS === lane);
        for (let from = 0; from < mine.length; from += 50) {
          const socket = await this.#socket(lane);
          const part = mine.slice(from, from + 50);
          const drained = new Promise<void>((resolve) => {
            socket.once("close", () => resolve());
            socket.on("pong", () => resolve());
          });
          for (const shot of part) if (shot.over === "socket") socket.send(shot.data);
          // Answered by the protocol, after all that was sent before has been read.
          socket.ping();
          await drained;
          socket.removeAllListeners("pong");
        }
      }),
    );
  }

  async #socket(lane: number): Promise<WebSocket> {
    const open = this.#sockets[lane];
    if (open?.readyState === WebSocket.OPEN) return open;
    const socket = new WebSocket(`${this.#url.replace("http", "ws")}/ws`, {
      headers: { "X-Setpoint-User": "mallory" },
    });
    socket.on("error", () => {});
    socket.setMaxListeners(0);
    socket.on("message", (data) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      const told = frame.type === "refused" ? `refused ${frame.problem.code}` : frame.type;
      this.#count(told);
      if (frame.type === "refused" && frame.problem.code === "internal")
        this.#fault(`internal, trace ${frame.problem.traceId}`);
    });
    socket.on("close", (code) => this.#count(`closed ${code}`));
    await new Promise((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("close", () => reject(new Error("the server takes no sockets any more")));
    });
    this.#sockets[lane] = socket;
    return socket;
  }

  async #throwBodies(shots: Shot[], batch: number): Promise<void> {
    for (const shot of shots) {
      if (shot.over !== "http") continue;
      const { method, path, type, body } = shot;
      const { status } = await this.#ask("mallory", method, path, method === "GET" ? undefined : body, type);
      this.#count(`HTTP ${status}`);
      if (status >= 500) this.#fault(`batch ${batch}: ${method} ${path} ${body.slice(0, 200)} was answered ${status}`);
    }
  }

  /** A good handshake, then noise: the server may only hang up. */
  async #throwBytes(shot: Shot): Promise<void> {
    if (shot.over !== "wire") return;
    const { hostname, port, host } = new URL(this.#url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `GET /ws HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
        );
        socket.end(Buffer.from(shot.bytes));
      });
      socket.resume();
      socket.on("error", () => {});
      socket.on("close", () => resolve());
    });
    this.#count("wire closed");
  }

  async #newConversation(user: string): Promise<string> {
    const { json } = await this.#ask(user, "POST", "/api/conversations", "{}");
    return (json as View).conversationId;
  }

  async #ask(
    user: string,
    method: string,
    path: string,
    body?: string,
    type = "application/json",
  ): Promise<{ status: number; json: unknown }> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: { "X-Setpoint-User": user, ...(body === undefined ? {} : { "Content-Type": type }) },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, json: isJson && text ? JSON.parse(text) : null };
  }

  #count(answer: string): void {
    this.findings.answers[answer] = (this.findings.answers[answer] ?? 0) + 1;
  }

  #fault(what: string): void {
    if (this.findings.faults.length < 50) this.findings.faults.push(what);
  }
}
