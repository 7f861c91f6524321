import type { AcceptedEvent } from "./store.ts";

/** A message with another one that became part of it: as if both had been sent as one. */
export function joined(first: AcceptedEvent, added: AcceptedEvent): AcceptedEvent {
  if (first.event.type !== "user.message" || added.event.type !== "user.message") return first;
  const avoidJoints = [...new Set([...(first.event.avoidJoints ?? []), ...(added.event.avoidJoints ?? [])])];
  const text = `${first.event.text}\n${added.event.text}`;
  return { ...first, event: { ...first.event, text, avoidJoints } };
}
