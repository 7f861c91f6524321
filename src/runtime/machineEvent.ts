import type { ConversationEvent } from "../machines/conversationSetup.ts";
import type { Undone } from "../machines/openQuestions.ts";
import type { AcceptedEvent } from "../store/store.ts";
import type { Joining } from "./joining.ts";

/** An accepted outside event that joins a running turn, as the chart takes it. */
export function joiningEvent(accepted: AcceptedEvent, joining: Joining, delivered: string): ConversationEvent {
  const { event, stamp } = accepted;
  if (joining === "cancel" || event.type !== "user.message") return { ...stamp, type: "user.cancel", delivered };
  const { text, avoidJoints = [] } = event;
  return { ...stamp, type: "user.message", text, avoidJoints, corrects: joining === "correction", delivered };
}

/** An accepted outside event whose turn the end of the process cut off, with what was not done of it. */
export function interruptedEvent({ event, stamp }: AcceptedEvent, undone: Undone[]): ConversationEvent {
  return { ...stamp, type: "turn.interrupted", text: event.type === "user.message" ? event.text : "", undone };
}

/** An accepted outside event as the chart takes it: stamped, so that the chart needs no clock. */
export function machineEvent({ event, stamp }: AcceptedEvent): ConversationEvent {
  switch (event.type) {
    case "user.message":
      return { ...stamp, type: "user.message", text: event.text, avoidJoints: event.avoidJoints ?? [] };
    case "user.pick":
      return { ...stamp, type: "user.pick", optionId: event.optionId };
    case "user.cancel":
      return { ...stamp, type: "user.cancel" };
  }
}
