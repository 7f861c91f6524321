import { z } from "zod";
import { ClientFrame, ServerFrame } from "../../protocol/frames.ts";
import { InspectFrame, ViewerFrame } from "../../protocol/inspection.ts";
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

const ASKED: Record<ViewerFrame["type"], string> = {
  auth: "Where a token is asked for: the first frame, with the console key.",
  "setpoint.watch": "Watch one conversation, or all of the user's, instead of what was watched.",
  "setpoint.send": "An outside event, marked on its turn as sent by the console.",
  "break.set": "Stop the conversation before a state.",
  "break.clear": "Take one breakpoint away, or all of them; without a state what stands still goes on.",
  "break.step": "Take the step that waits, and stop before the next state.",
  "break.continue": "Go on to the next breakpoint.",
};

const SHOWN: Record<InspectFrame["type"], string> = {
  "@xstate.actor": "An actor, as @statelyai/inspect tells it: with the machine's whole definition.",
  "@xstate.event": "An event on its way to an actor, as @statelyai/inspect tells it.",
  "@xstate.snapshot": "How an actor stands, as @statelyai/inspect tells it.",
  "setpoint.transition": "Transitions taken in one step, and why.",
  "setpoint.effect": "A piece of work began or ended.",
  "setpoint.turn": "A finished turn.",
  "setpoint.dropped": "So many frames are missing here.",
  "setpoint.watching": "What is shown from now on.",
  "setpoint.conversations": "The newest conversations, when all are watched.",
  "setpoint.breaks": "The breakpoints of a conversation.",
  "setpoint.paused": "A conversation stands still before a state.",
  "setpoint.released": "It goes on.",
  "setpoint.sent": "What setpoint.send came to.",
  "setpoint.refused": "A frame was not obeyed. The connection stays open unless the problem is who is speaking.",
};

let made: AsyncApiDocument | null = null;

/** The AsyncAPI 3.0 document of both WebSockets, made of the schemas that frames are checked with. */
export function asyncApi(): AsyncApiDocument {
  made ??= make();
  return made;
}

function make(): AsyncApiDocument {
  const received = ClientFrame.options.map(frameOf("", SAID));
  const sent = ServerFrame.options.map(frameOf("", TOLD));
  const asked = ViewerFrame.options.map(frameOf(INSPECT, ASKED));
  const shown = InspectFrame.options.map(frameOf(INSPECT, SHOWN));
  const all = [...received, ...sent, ...asked, ...shown];
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Setpoint over a WebSocket",
      version: API_VERSION,
      description:
        "One JSON object a text frame, at most 64 KiB from the client. Codes of the end: 1008 not known or revoked, 1009 " +
        "too large, 1012 the server restarts, 1013 too many connections, or too slow. What is asked over HTTP is in " +
        "/openapi.json.",
      license: { name: "MIT" },
    },
    channels: {
      conversation: channelOf(
        "/ws",
        "Subprotocol setpoint.v1. Several clients may watch one conversation; all see the same frames. A closed socket " +
          "cancels nothing.",
        [...received, ...sent],
      ),
      inspection: channelOf(
        "/inspect",
        "What happens inside, in the wire format of @statelyai/inspect and with frames of our own. Query: conversation (an " +
          "id; without it all of the user's), detail (redacted or whole). Every frame sent has a number, seq.",
        [...asked, ...shown],
      ),
    },
    operations: {
      receive: operationOf("receive", "conversation", "What a client may send.", received),
      send: operationOf("send", "conversation", "What the server sends.", sent),
      receiveFromViewer: operationOf("receive", "inspection", "What a viewer may send.", asked),
      sendToViewer: operationOf("send", "inspection", "What a viewer is sent.", shown),
    },
    components: {
      messages: Object.fromEntries(all.map((frame) => [frame.key, messageOf(frame)])),
      schemas: {
        ...schemasOf([...received, ...asked], "input"),
        ...schemasOf([...sent, ...shown], "output"),
      },
    },
  };
}

/** What the frames of `/inspect` are called in the document, so that both sockets may know an `auth`. */
const INSPECT = "inspect.";

/** `key` names it in the document, where no `@` may stand. */
type Frame = { key: string; type: string; summary: string; schema: z.ZodType };

const frameOf =
  <Type extends string>(prefix: string, summaries: Record<Type, string>) =>
  (schema: z.ZodObject<{ type: z.ZodLiteral<Type> }>): Frame => {
    const type = schema.shape.type.value;
    return { key: `${prefix}${type.replace("@", "")}`, type, summary: summaries[type], schema };
  };

const messageOf = ({ key, type, summary }: Frame) => ({
  name: type,
  title: type,
  summary,
  contentType: "application/json",
  payload: { $ref: `#/components/schemas/${frameName(key)}` },
});

const channelOf = (address: string, description: string, frames: Frame[]) => ({
  address,
  description,
  messages: Object.fromEntries(frames.map(({ key }) => [key, { $ref: `#/components/messages/${key}` }])),
  bindings: { ws: { method: "GET", bindingVersion: "0.1.0" } },
});

const operationOf = (action: "send" | "receive", channel: string, summary: string, frames: Frame[]) => ({
  action,
  summary,
  channel: { $ref: `#/channels/${channel}` },
  messages: frames.map(({ key }) => ({ $ref: `#/channels/${channel}/messages/${key}` })),
});

/** `message.delta` is the frame `MessageDeltaFrame`. */
const frameName = (key: string) => `${key.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Frame`;

/** The frames, and the named shapes that they are made of. What is only read by one side has its own names. */
function schemasOf(frames: Frame[], io: "input" | "output"): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  for (const { key, schema } of frames) registry.add(schema, { id: frameName(key) });
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
    frames.map(({ key }) => frameName(key)),
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
