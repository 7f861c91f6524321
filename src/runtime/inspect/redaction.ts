import type { AnyEventObject } from "xstate";
import type { Detail, ShownSnapshot } from "../../protocol/inspection.ts";
import type { Turn } from "../../protocol/turn.ts";
import type { AskedGuard, WorkSpan } from "../../protocol/turnRecord.ts";

/**
 * What leaves where words may not be shown. Allow-lists: what is not named here stays, however it is called. Whoever sees
 * all gets the thing itself.
 */

/** Fields of events that name something and quote nobody. */
const EVENT_FIELDS = ["type", "turnId", "messageId", "actorId", "at"] as const;
/** Last steps of a path under which a string is a word of ours. */
const OWN_WORDS = new Set(
  "about,as,by,class,from,is,kind,op,owner,route,rule,safety,status,tool,type,verdict".split(","),
);

export function shownEvent(event: AnyEventObject, detail: Detail): AnyEventObject {
  if (detail === "whole") return plain(event);
  const shown: AnyEventObject = { type: event.type };
  for (const field of EVENT_FIELDS) if (typeof event[field] === "string") shown[field] = event[field];
  return shown;
}

type AnySnapshot = {
  status: ShownSnapshot["status"];
  value?: unknown;
  tags?: Iterable<string>;
  children?: Record<string, unknown>;
  context?: unknown;
  input?: unknown;
  output?: unknown;
  error?: unknown;
};

export function shownSnapshot(snapshot: unknown, detail: Detail): ShownSnapshot {
  const { status, value, tags, children, context, input, output, error } = snapshot as AnySnapshot;
  const shown: ShownSnapshot = { status };
  if (value !== undefined) shown.value = value;
  if (tags) shown.tags = [...tags];
  if (children)
    shown.children = Object.fromEntries(Object.keys(children).map((id) => [id, { id, xstate$$type: 1 as const }]));
  if (detail === "redacted") return shown;
  for (const [name, found] of Object.entries({ context, input, output, error }))
    if (found !== undefined) shown[name] = plain(found);
  return shown;
}

export function shownGuards(guards: readonly AskedGuard[], detail: Detail): AskedGuard[] {
  if (detail === "whole") return [...guards];
  return guards.map((guard) => ({
    ...guard,
    values: Object.fromEntries(
      Object.entries(guard.values).map(([path, value]) => [path, isOwn(path, value) ? value : lengthOf(value)]),
    ),
  }));
}

export function shownWork(span: WorkSpan, detail: Detail): WorkSpan {
  if (detail === "whole" || !span.notes) return span;
  return { ...span, notes: span.notes.map(({ event, fields }) => ({ event, fields: figuresIn(fields) })) };
}

type Fields = Record<string, unknown>;

/** Numbers, and what is true or not; of lists the same of each. */
function figuresIn(fields: Fields): Fields {
  const isFigure = (value: unknown) => typeof value === "number" || typeof value === "boolean";
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, unknown][] => {
      if (isFigure(value)) return [[name, value]];
      if (!Array.isArray(value)) return [];
      const items = value.filter((item): item is Fields => typeof item === "object" && item !== null);
      return items.length > 0 ? [[name, items.map(figuresIn)]] : [];
    }),
  );
}

/** Without the words of anybody: what was asked, answered, offered, noted and stored. */
export function shownTurn(turn: Turn, detail: Detail): Turn {
  if (detail === "whole") return turn;
  const { turnId, conversationId, seq, traceId, status, input, routes, pending, effects, path, usage, latencyMs } =
    turn;
  const { messageId, sentAt, event, by } = input;
  return {
    turnId,
    conversationId,
    seq,
    traceId,
    status,
    input: { messageId, text: "", sentAt, ...(event ? { event } : {}), ...(by ? { by } : {}) },
    routes: routes.map((decision) => ({ ...decision, text: "" })),
    reply: { text: "", cards: [], citations: [] },
    pending: pending && { ...pending, question: "", options: pending.options.map(({ id }) => ({ id, label: "" })) },
    drafts: [],
    effects: effects.map(({ effectId, tool, kind, op, ref }) => ({ effectId, tool, kind, op, ref, data: {} })),
    path,
    usage,
    ...(turn.modelCalls ? { modelCalls: turn.modelCalls } : {}),
    ...(turn.modelOut ? { modelOut: turn.modelOut } : {}),
    latencyMs,
  };
}

function isOwn(path: string, value: AskedGuard["values"][string]): boolean {
  return typeof value !== "string" || value === "(there)" || OWN_WORDS.has(path.slice(path.lastIndexOf(".") + 1));
}

const lengthOf = (value: unknown) => `(${String(value).length} characters)`;

/** Errors as their message, so that they are not `{}`. */
function plain<T>(value: T): T {
  return value instanceof Error ? ({ message: value.message } as T) : value;
}
