import { z } from "zod";
import { ClientFrame, ServerFrame } from "../../protocol/frames.ts";
import { API_VERSION, components } from "./components.ts";

/** AsyncAPI as far as it is used here; its own schema is what a document is checked against. */
export type AsyncApiDocument = {
  asyncapi: "3.0.0";
  info: Record<string, unknown>;
  channels: Record<string, { messages: Record<string, unknown> } & Record<string, unknown>>;
  operations: Record<string, unknown>;
  components: { messages: Record<string, { name: string; payload: unknown }>; schemas: Record<string, unknown> };
};

const SAID: Record<ClientFrame["type"], string> = {
  "conversation.open": "Open a conversation or make one; `since` (a seq) replays what was missed.",
  "user.message": "Say something; the same messageId is the same turn.",
  "user.pick": "Take one of the options that are offered.",
  "user.cancel": "Call off what runs, or the open question.",
  auth: "Where a token is asked for: the first frame, within 10 s.",
  ping: "Answered by pong.",
};

const TOLD: Record<ServerFrame["type"], string> = {
  snapshot: "The view: on open and after every stored snapshot. A slow client gets only the newest.",
  "message.delta": "A piece of the reply while it is made.",
  progress: "A tool began or ended.",
  turn: "The finished turn.",
  refused: "A frame was bad or is not allowed now, or a watched conversation was deleted. The connection stays open.",
  pong: "What ping asks for.",
};

let made: AsyncApiDocument | null = null;

/** The AsyncAPI 3.0 document of the WebSocket, made of the schemas that frames are checked with. */
export function asyncApi(): AsyncApiDocument {
  made ??= make();
  return made;
}

function make(): AsyncApiDocument {
  const received = ClientFrame.options.map((schema) => ({ type: schema.shape.type.value, schema }));
  const sent = ServerFrame.options.map((schema) => ({ type: schema.shape.type.value, schema }));
  const messages = [
    ...received.map(({ type }) => messageOf(type, SAID[type])),
    ...sent.map(({ type }) => messageOf(type, TOLD[type])),
  ];
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Setpoint over a WebSocket",
      version: API_VERSION,
      description:
        "Subprotocol setpoint.v1, one JSON object a text frame, at most 64 KiB from the client. Several clients may " +
        "watch one conversation; all see the same frames. A closed socket cancels nothing. Codes of the end: 1008 not " +
        "known or revoked, 1009 too large, 1012 the server restarts, 1013 too many connections. What is asked over HTTP " +
        "is in /openapi.json.",
      license: { name: "MIT" },
    },
    channels: {
      conversation: {
        address: "/ws",
        messages: Object.fromEntries(messages.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }])),
        bindings: { ws: { method: "GET", bindingVersion: "0.1.0" } },
      },
    },
    operations: {
      receive: operationOf("receive", "What a client may send.", received),
      send: operationOf("send", "What the server sends.", sent),
    },
    components: {
      messages: Object.fromEntries(messages.map((message) => [message.name, message])),
      schemas: { ...schemasOf(received, "input"), ...schemasOf(sent, "output") },
    },
  };
}

type Frame = { type: string; schema: z.ZodType };

const messageOf = (type: string, summary: string) => ({
  name: type,
  title: type,
  summary,
  contentType: "application/json",
  payload: { $ref: `#/components/schemas/${frameName(type)}` },
});

const operationOf = (action: "send" | "receive", summary: string, frames: Frame[]) => ({
  action,
  summary,
  channel: { $ref: "#/channels/conversation" },
  messages: frames.map(({ type }) => ({ $ref: `#/channels/conversation/messages/${type}` })),
});

/** `message.delta` is the frame `MessageDeltaFrame`. */
const frameName = (type: string) =>
  `${type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Frame`;

/** The frames, and the named shapes that they are made of. What is only read by one side has its own names. */
function schemasOf(frames: Frame[], io: "input" | "output"): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  for (const { type, schema } of frames) registry.add(schema, { id: frameName(type) });
  if (io === "output") for (const [id, schema] of Object.entries(components)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      // Clients are to pass over what they do not know.
      if (io === "output" && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const used = usedBy(
    schemas,
    frames.map(({ type }) => frameName(type)),
  );
  return Object.fromEntries(
    [...used].sort().map((id) => {
      const { $schema: _, $id: __, ...schema } = schemas[id] as Record<string, unknown>;
      return [id, schema];
    }),
  );
}

/** Names that are referred to from these, at any depth. */
function usedBy(schemas: Record<string, unknown>, names: string[]): Set<string> {
  const used = new Set<string>();
  const visit = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const [, found = ""] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      visit(found);
  };
  names.forEach(visit);
  return used;
}
