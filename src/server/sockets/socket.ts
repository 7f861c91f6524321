import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { OriginCheck } from "../originCheck.ts";
import { Connection } from "./connection.ts";
import { ViewerConnection, type ViewerParts } from "./viewerConnection.ts";

export const SUBPROTOCOL = "setpoint.v1";
const INSPECT = "/inspect";
const PATHS = ["/ws", INSPECT];
/** As much as a body over HTTP. */
const LARGEST_FRAME = 64 * 1_024;
/** Pieces that one message may come in, and chunks that they may come in: neither is a way to hold memory. */
const MOST_FRAGMENTS = 256;
const MOST_CHUNKS = 4_096;
/** How long a client may take to answer the closing frame. */
const GOODBYE_MS = 1_000;

/** Why a socket is not opened, and what that is called elsewhere. */
const OBJECTIONS = {
  "403 Forbidden": "forbidden",
  "404 Not Found": "not_found",
  "503 Service Unavailable": "unavailable",
} as const;

export type SocketParts = ViewerParts & {
  isAllowedOrigin: OriginCheck;
  isReady: () => boolean;
};

/** Serves `/ws` and `/inspect`. Compression is off: most frames are small, and it costs eight times the CPU of sending them. */
export function serveSocket(server: Server, parts: SocketParts): { close(): void; readonly open: number } {
  const { limits, clock } = parts;
  const sessions = new Set<Connection["session"] | ViewerConnection["session"]>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_CHUNKS,
    perMessageDeflate: false,
    clientTracking: false,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });

  /** `null` when the socket may be opened. */
  const objectionTo = (request: IncomingMessage): keyof typeof OBJECTIONS | null => {
    if (!parts.isAllowedOrigin(request)) return "403 Forbidden";
    if (!PATHS.includes(pathOf(request))) return "404 Not Found";
    if (!parts.isReady() || sessions.size >= limits.sockets) return "503 Service Unavailable";
    return null;
  };

  server.on("upgrade", (request, stream, head) => {
    stream.on("error", () => stream.destroy());
    const objection = objectionTo(request);
    if (objection) {
      parts.metrics.countRefusal(OBJECTIONS[objection], "socket");
      return refuse(stream, objection);
    }
    let userId: string | null;
    try {
      userId = parts.speakers.ofUpgrade(request.headers);
    } catch {
      return refuse(stream, "400 Bad Request");
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const { session } =
        pathOf(request) === INSPECT
          ? new ViewerConnection(socket, userId, request.url ?? "", parts)
          : new Connection(socket, userId, parts);
      sessions.add(session);
      socket.on("close", () => sessions.delete(session));
    });
  });

  let stopBeating = () => {};
  const beat = (): void => {
    for (const session of sessions) void session.beat();
    stopBeating = clock.after(limits.heartbeatMs, beat);
  };
  stopBeating = clock.after(limits.heartbeatMs, beat);

  return {
    get open() {
      return sessions.size;
    },
    close() {
      stopBeating();
      for (const session of sessions) session.goodbye();
      // A client that does not answer the goodbye does not hold the server up.
      setTimeout(() => {
        for (const session of sessions) session.terminate();
      }, GOODBYE_MS);
      sockets.close();
    },
  };
}

const pathOf = ({ url = "" }: IncomingMessage): string => url.split("?")[0] ?? "";

function refuse(stream: Duplex, status: string): void {
  const wait = status.startsWith("503") ? "Retry-After: 5\r\n" : "";
  stream.end(`HTTP/1.1 ${status}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => stream.destroy(), GOODBYE_MS).unref();
}
