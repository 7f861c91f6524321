import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { selfSigned } from "./selfSigned.ts";

/** What the server was asked, and what became of the connection. */
export type Received = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** Of the JSON; `null` without one. */
  body: Asked | null;
  /** Resolves when the client closes the connection before the answer was complete. */
  cut: Promise<void>;
  wasCut: boolean;
};

/** The parts of a request that tests look at. */
export type Asked = {
  model: string;
  response_format?: { type: string; json_schema?: { strict?: boolean } };
  messages: { role: string; content: string | null; tool_calls?: unknown[]; tool_call_id?: string }[];
  [name: string]: unknown;
};

/** What the server does with one request. */
export type Behaviour = (response: ServerResponse, received: Received) => void | Promise<void>;

/**
 * A server that speaks Chat Completions as badly as the test wants: each request gets the next behaviour of the list.
 * A request without one is answered 500 and kept in `unexpected`. It is closed with the test.
 */
export async function startHostileServer(
  behaviours: readonly Behaviour[],
  { tls = false, models = [] as readonly string[] } = {},
): Promise<HostileServer> {
  const server = new HostileServer(behaviours, models);
  await server.listen(tls);
  onTestFinished(() => server.close());
  return server;
}

export class HostileServer {
  readonly received: Received[] = [];
  /** What came when the list was used up. */
  readonly unexpected: Received[] = [];
  /** How often it was asked which models it has. */
  listings = 0;
  #behaviours: Behaviour[];
  readonly #models: readonly string[];
  #server: ReturnType<typeof createServer> | null = null;
  #waiting: { count: number; resolve: (received: Received) => void }[] = [];
  #baseUrl = "";

  constructor(behaviours: readonly Behaviour[], models: readonly string[]) {
    this.#behaviours = [...behaviours];
    this.#models = models;
  }

  /** As for `OPENAI_BASE_URL`. */
  get baseUrl(): string {
    return this.#baseUrl;
  }

  /** Behaviours that nobody asked for yet. */
  get left(): number {
    return this.#behaviours.length;
  }

  /** More for the list. */
  append(...behaviours: Behaviour[]): void {
    this.#behaviours.push(...behaviours);
  }

  /** The request of this number, from 1, once it has come. */
  request(count: number): Promise<Received> {
    const known = this.received[count - 1];
    if (known) return Promise.resolve(known);
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }

  async listen(tls: boolean): Promise<void> {
    const handle = (request: IncomingMessage, response: ServerResponse) => void this.#answer(request, response);
    const server = tls ? createTlsServer(selfSigned(), handle) : createServer(handle);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    this.#server = server;
    this.#baseUrl = `${tls ? "https" : "http"}://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  }

  /** Also ends what hangs, as a server does that is killed. */
  async close(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    for await (const piece of request) text += piece;
    if (request.method === "GET" && request.url?.endsWith("/models")) {
      this.listings += 1;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ object: "list", data: this.#models.map((id) => ({ id, object: "model" })) }));
      return;
    }
    const received = receivedOf(request, response, text);
    this.received.push(received);
    for (const { count, resolve } of this.#waiting) if (count === this.received.length) resolve(received);
    const behaviour = this.#behaviours.shift();
    if (behaviour) return behaviour(response, received);
    this.unexpected.push(received);
    response.writeHead(500).end("nothing is left to answer");
  }
}

function receivedOf(request: IncomingMessage, response: ServerResponse, text: string): Received {
  const received: Received = {
    method: request.method ?? "",
    path: request.url ?? "",
    headers: request.headers,
    body: text === "" ? null : JSON.parse(text),
    cut: new Promise((resolve) => {
      response.once("close", () => {
        if (response.writableFinished) return;
        received.wasCut = true;
        resolve();
      });
    }),
    wasCut: false,
  };
  return received;
}

/** One piece of a stream: a delta, or more of a chunk than that. */
export type Piece = string | { delta?: unknown; finish?: string; usage?: unknown; raw?: string };

const USAGE = { prompt_tokens: 21, completion_tokens: 7, total_tokens: 28 };

/** Says a text piece by piece, as a good server does. */
export const says = (...pieces: Piece[]): Behaviour => {
  const hasFinish = pieces.some((piece) => typeof piece === "object" && piece.finish !== undefined);
  return (response) => {
    begin(response);
    for (const piece of hasFinish ? pieces : [...pieces, { finish: "stop" }]) write(response, piece);
    write(response, { usage: USAGE });
    response.end("data: [DONE]\n\n");
  };
};

/** Says a value of a schema. */
export const saysJson = (value: unknown): Behaviour => says(JSON.stringify(value));

/** Asks for tools, all of them at once, their arguments in two pieces. */
export const callsTools = (...calls: { name: string; input: unknown }[]): Behaviour =>
  says(
    ...calls.flatMap(({ name, input }, index) => {
      const written = JSON.stringify(input);
      const half = Math.ceil(written.length / 2);
      const call = (part: object) => ({ delta: { tool_calls: [{ index, ...part }] } });
      return [
        call({ id: `call_${index}`, type: "function", function: { name, arguments: "" } }),
        call({ function: { arguments: written.slice(0, half) } }),
        call({ function: { arguments: written.slice(half) } }),
      ];
    }),
    { finish: "tool_calls" },
  );

/** An answer with this status; objects are sent as JSON. */
export const refuses =
  (status: number, body: unknown = { error: { message: "no" } }, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    const isText = typeof body === "string";
    response.writeHead(status, { "content-type": isText ? "text/plain" : "application/json", ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };

/** Takes the request and never answers. */
export const hangs = (): Behaviour => () => {};

/** Says these pieces and then nothing more, with the connection left open. */
export const stallsAfter =
  (...pieces: Piece[]): Behaviour =>
  (response) => {
    begin(response);
    for (const piece of pieces) write(response, piece);
  };

/** Says these pieces, and then the connection is gone. */
export const breaksAfter =
  (...pieces: Piece[]): Behaviour =>
  async (response) => {
    begin(response);
    for (const piece of pieces) write(response, piece);
    await new Promise((resolve) => setImmediate(resolve));
    response.destroy();
  };

/** Says these pieces and ends as if that were all: no finish reason, no end mark. */
export const endsAfter =
  (...pieces: Piece[]): Behaviour =>
  (response) => {
    begin(response);
    for (const piece of pieces) write(response, piece);
    response.end();
  };

/** Closes the connection before a word. */
export const breaksAtOnce = (): Behaviour => (response) => void response.destroy();

/** Sends so many bytes and more if they are taken: in words, or in one line without an end. */
export const floods =
  (bytes: number, { inOneLine = false } = {}): Behaviour =>
  async (response, received) => {
    begin(response);
    const words = "word ".repeat(800);
    if (inOneLine) response.write('data: {"choices": [{"delta": {"content": "');
    for (let sent = 0; sent < bytes && !received.wasCut; sent += words.length) {
      const isTaken = inOneLine ? response.write(words) : write(response, words);
      if (isTaken) continue;
      await Promise.race([new Promise((resolve) => response.once("drain", resolve)), received.cut]);
    }
    if (!received.wasCut) response.end();
  };

/** Says a piece whenever `goOn` comes to its next round, for as long as the client listens. */
export const trickles =
  (piece: string, goOn: AsyncIterable<unknown>): Behaviour =>
  async (response, received) => {
    begin(response);
    for await (const _ of goOn) {
      if (received.wasCut) return;
      write(response, piece);
    }
  };

function begin(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
}

/** Whether the connection takes more at once. */
function write(response: ServerResponse, piece: Piece): boolean {
  if (typeof piece === "object" && piece.raw !== undefined) return response.write(piece.raw);
  const { delta, finish, usage } = typeof piece === "string" ? { delta: { content: piece } } : piece;
  const choices =
    delta === undefined && finish === undefined
      ? []
      : [{ index: 0, delta: delta ?? {}, finish_reason: finish ?? null }];
  const chunk = { id: "c1", object: "chat.completion.chunk", created: 1, model: "hostile-1", choices, usage };
  return response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}
