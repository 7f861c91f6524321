import { readInterjection } from "../language/corrections/interjection.ts";
import type { UserEvent } from "../protocol/userEvents.ts";
import { type Awake, doubleTextOf } from "./awake.ts";

/** The longest text that several messages may make together. */
const MOST_CHARACTERS = 8_000;

/** What becomes of a message that arrives while a turn is under way. */
export type Joining = "merge" | "correction" | "cancel";

/**
 * Whether a message becomes part of the running turn, by what the present state says of double texting; `null` when it
 * waits its own turn: because the state says so, because it corrects nothing, or because another waits before it.
 */
export function joiningOf(awake: Awake, event: UserEvent): Joining | null {
  const { running, queue, reserved } = awake;
  if (event.type !== "user.message" || running?.accepted.event.type !== "user.message") return null;
  if (event.corrects !== undefined) return null;
  if (running.finished || running.isStoring || queue.length > 0 || reserved > 0) return null;
  if (running.accepted.event.text.length + event.text.length >= MOST_CHARACTERS) return null;
  switch (doubleTextOf(awake.kernel.snapshot)) {
    case "merge":
      return readInterjection(event.text) === "cancel" ? "cancel" : "merge";
    case "interrupt":
      return readInterjection(event.text);
    default:
      return null;
  }
}
