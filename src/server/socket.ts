import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { AppError } from "../errors.ts";
import { ClientFrame } from "../protocol/frames.ts";
import { UserEvent } from "../protocol/userEvents.ts";
import type { ConversationHost } from "../runtime/conversationHost.ts";
import { FrameSender } from "./frameSender.ts";
import { isFromAllowedOrigin } from "./originCheck.ts";
import { appErrorOf, problemOf } from "./problems.ts";
import { speakerOf } from "./speaker.ts";

export const SUBPROTOCOL = "setpoint.v1";
/** As much as a body over HTTP. */
const LARGEST_FRAME = 64 * 1_024;

/** How long a client may take to answer the closing frame. */
const GOODBYE_MS = 1_000;

type SocketParts = {
  host: ConversationHost;
  limit: (userId: string) => Promise<void>;
  allowedOrigins: readonly string[];
  logBug: (error: unknown, traceId: string) => void;
};

/** Serves `/ws`. A bad frame is refused and the connection stays open; a closed socket cancels nothing. */
export function serveSocket(server: Server, parts: SocketParts): { close(): void } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });

  server.on("upgrade", (request, stream, head) => {
    const refuse = (status: string) =>
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    stream.on("error", () => stream.destroy());
    if (!isFromAllowedOrigin(request, parts.allowedOrigins)) return refuse("403 Forbidden");
    if (request.url?.split("?")[0] !== "/ws") return refuse("404 Not Found");
    try {
      const userId = speakerOf(request.headers);
      sockets.handleUpgrade(request, stream, head, (socket) => connect(socket, userId, parts));
    } catch {
      refuse("400 Bad Request");
    }
  });

  return {
    close() {
      for (const socket of sockets.clients) socket.close(1012, "the server restarts; come back");
      // A client that does not answer the goodbye does not hold the server up.
      setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, GOODBYE_MS);
      sockets.close();
    },
  };
}

/** The life of one connection. */
function connect(socket: WebSocket, userId: string, parts: SocketParts): void {
  const sender = new FrameSender(socket);
  const watched = new Map<string, Promise<() => void>>();
  let last: Promise<void> = Promise.resolve();

  const watch = async (conversationId: string, since: number | undefined): Promise<void> => {
    const before = watched.get(conversationId);
    if (before) (await before.catch(() => null))?.();
    const watching = parts.host.subscribe(userId, conversationId, since, (frame) => sender.send(frame));
    watched.set(conversationId, watching);
    try {
      await watching;
    } catch (error) {
      watched.delete(conversationId);
      throw error;
    }
    if (socket.readyState !== socket.OPEN) (await watching)();
  };

  const take = async (frame: ClientFrame, traceId: string): Promise<void> => {
    switch (frame.type) {
      case "ping":
        return sender.send({ type: "pong" });
      case "auth":
        return;
      case "conversation.open": {
        const conversationId =
          frame.conversationId ?? (await parts.host.create(userId, { timezone: frame.timezone })).conversationId;
        return watch(conversationId, frame.since);
      }
      default: {
        const { conversationId, ...event } = frame;
        await parts.limit(userId);
        if (!watched.has(conversationId)) await watch(conversationId, undefined);
        const sent = await parts.host.send(userId, conversationId, UserEvent.parse(event), traceId);
        // A turn comes to all who watch; one that was over before is told to the one who asked again.
        sent.turn.then(
          (turn) => sent.isRepeated && sender.send({ type: "turn", turn }),
          (error) => refuse(error, refusedPart(frame), traceId),
        );
      }
    }
  };

  const refuse = (thrown: unknown, to: unknown, traceId: string): void => {
    const error = appErrorOf(thrown);
    if (error.code === "internal") parts.logBug(thrown, traceId);
    sender.send({ type: "refused", problem: problemOf(error, traceId), to });
  };

  socket.on("message", (data, isBinary) => {
    const traceId = `ws-${randomUUID()}`;
    const { frame, thrown, to } = readFrame(data, isBinary);
    if (!frame) return refuse(thrown, to, traceId);
    // One after the other, so that what was sent first is taken first.
    last = last.then(() => take(frame, traceId)).catch((error) => refuse(error, to, traceId));
  });
  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    for (const watching of watched.values())
      watching.then(
        (end) => end(),
        () => {},
      );
  });
}

function readFrame(data: RawData, isBinary: boolean): { frame: ClientFrame | null; thrown: unknown; to: unknown } {
  if (isBinary)
    return { frame: null, thrown: new AppError("bad_request", "Frames are text, one JSON object each."), to: null };
  let raw: unknown;
  try {
    raw = JSON.parse(data.toString());
  } catch {
    return { frame: null, thrown: new AppError("bad_request", "The frame is not valid JSON."), to: null };
  }
  const to = refusedPart(raw);
  const parsed = ClientFrame.safeParse(raw);
  return parsed.success ? { frame: parsed.data, thrown: null, to } : { frame: null, thrown: parsed.error, to };
}

/** Enough of a refused frame for the client to know which it was, and no more. */
function refusedPart(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null) return null;
  const { type, conversationId, messageId } = raw as Record<string, unknown>;
  const short = (value: unknown) => (typeof value === "string" && value.length <= 200 ? value : null);
  return { type: short(type), conversationId: short(conversationId), messageId: short(messageId) };
}
