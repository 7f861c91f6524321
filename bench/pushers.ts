import { createServer, type Server as HttpServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import type { View } from "../src/protocol/view.ts";
import { systemClock } from "../src/runtime/clock.ts";
import { ConversationHost } from "../src/runtime/conversationHost.ts";
import { LocalFanout } from "../src/runtime/fanout.ts";
import { Inspector } from "../src/runtime/inspect/inspector.ts";
import { silentTrace } from "../src/runtime/trace.ts";
import { LIMITS } from "../src/server/limits.ts";
import { Metrics } from "../src/server/metrics.ts";
import { rateLimitsOf } from "../src/server/rateLimit.ts";
import { serveSocket } from "../src/server/sockets/socket.ts";
import { SocketCensus } from "../src/server/sockets/socketCensus.ts";
import { namedSpeakers } from "../src/server/speaker.ts";
import { setpoint } from "./contestants.ts";

/** Something that sends one view to everybody who is connected. */
export type Pusher = {
  name: string;
  port: number;
  kind: "ws" | "tcp";
  /** What a reader says first; it is in when something comes back. */
  hello: string | null;
  /** Bytes of a push as a reader counts them. */
  bytes: number;
  push(): void;
  /** The server's ends of the connections. */
  connections: Set<Socket>;
  close(): Promise<void>;
};

export const RAW = "node:net, frame written beforehand";
export const BARE = "ws, one Buffer";
export const OURS = "setpoint, a view";

const VIEW_BYTES = 4_096;

/** The least that Node can do: the same bytes to every stream. */
export async function rawPusher(): Promise<Pusher> {
  // A server's frame: final, text, a length of two bytes, no mask.
  const head = Buffer.from([0x81, 126, VIEW_BYTES >> 8, VIEW_BYTES & 0xff]);
  const frame = Buffer.concat([head, Buffer.alloc(VIEW_BYTES, "x")]);
  const server = createTcpServer((stream) => stream.on("error", () => stream.destroy()));
  const connections = track(server);
  return {
    name: RAW,
    port: await listen(server),
    kind: "tcp",
    hello: null,
    bytes: frame.length,
    connections,
    push() {
      for (const stream of connections) stream.write(frame);
    },
    close: () => closed(server),
  };
}

export async function barePusher(): Promise<Pusher> {
  const bytes = Buffer.alloc(VIEW_BYTES, "x");
  const server = createServer();
  const connections = track(server);
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const open = new Set<WebSocket>();
  sockets.on("connection", (socket) => {
    open.add(socket);
    socket.on("error", () => socket.terminate());
    socket.on("close", () => open.delete(socket));
  });
  return {
    name: BARE,
    port: await listen(server),
    kind: "ws",
    hello: null,
    bytes: VIEW_BYTES,
    connections,
    push() {
      for (const socket of open) socket.send(bytes, { binary: false });
    },
    close: () => closed(server),
  };
}

/** The real door and fan-out: every push is a new view, as after a turn, so that it is written as JSON once each time. */
export async function ourPusher(size = VIEW_BYTES): Promise<Pusher> {
  const { engine, store, close } = await setpoint({ snapshots: "memory" });
  const fanout = new LocalFanout();
  const parts = { engine, fanout, trace: silentTrace, clock: systemClock };
  const host = new ConversationHost({ ...parts, store: store.conversations, profiles: store.profiles });
  const { conversationId, ...created } = await host.create("local", { timezone: "UTC" });
  const view = filled({ conversationId, ...created }, size);
  const server = createServer();
  const connections = track(server);
  const socket = serveSocket(server, {
    host,
    inspector: new Inspector({ engine, store: store.conversations, clock: systemClock }),
    rates: rateLimitsOf(null, 1, false),
    speakers: namedSpeakers,
    census: new SocketCensus(LIMITS.socketsPerUser),
    limits: LIMITS,
    metrics: new Metrics(),
    clock: systemClock,
    logBug: (error) => console.error(error),
    isAllowedOrigin: () => true,
    isReady: () => true,
  });
  let seq = view.seq;
  return {
    name: OURS,
    port: await listen(server),
    kind: "ws",
    hello: JSON.stringify({ type: "conversation.open", conversationId }),
    bytes: size,
    connections,
    push() {
      seq += 1;
      fanout.publish(conversationId, { type: "snapshot", view: { ...view, seq } });
    },
    async close() {
      socket.close();
      await closed(server);
      await close();
    },
  };
}

/** With as many messages as make its frame at least as long as the others'. */
function filled(view: View, size: number): View {
  const message = { role: "user" as const, cards: [], citations: [], at: view.updatedAt, turnId: "t" };
  const messages = [];
  for (let index = 0; JSON.stringify({ ...view, messages }).length < size; index++)
    messages.push({ ...message, id: `m${index}`, text: "3x10 bench press at 80kg, the last one was hard" });
  return { ...view, messages };
}

function track(server: Server | HttpServer): Set<Socket> {
  const connections = new Set<Socket>();
  server.on("connection", (connection: Socket) => {
    connections.add(connection);
    connection.on("close", () => connections.delete(connection));
  });
  return connections;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen({ port: 0, host: "127.0.0.1", backlog: 4_096 }, resolve));
  return (server.address() as AddressInfo).port;
}

async function closed(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
