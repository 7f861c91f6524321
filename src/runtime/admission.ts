import { AppError } from "../errors.ts";
import type { UserEvent } from "../protocol/userEvents.ts";
import type { Awake } from "./awake.ts";
import type { Place } from "./engine.ts";
import { joiningOf } from "./joining.ts";

/** Messages that may wait behind a running turn. */
export const QUEUE_LIMIT = 20;

/** Something is under way: what comes now waits. */
export const isBusy = (awake: Awake): boolean => awake.running !== null || awake.isRinging || awake.queue.length > 0;

/** A place for one event, or a refusal that says why there is none. */
export function placeIn(awake: Awake, event: UserEvent): Place {
  if (event.type === "user.pick") refuseIdlePick(awake, event.optionId);
  if (awake.running && joiningOf(awake, event)) return heldPlace(awake, awake.running.accepted.stamp.turnId);
  const most = isBusy(awake) ? QUEUE_LIMIT : QUEUE_LIMIT + 1;
  if (awake.queue.length + awake.reserved >= most)
    throw new AppError(
      "rate_limited",
      `${QUEUE_LIMIT} messages are already waiting in this conversation; this one was not taken. Send it again when they are answered.`,
      { retryAfterS: 1 },
    );
  awake.reserved += 1;
  return {
    joinedTo: null,
    release: once(() => {
      awake.reserved -= 1;
    }),
  };
}

/** The running turn stands still while what joins it is on its way to the disk: what work comes to is kept till then. */
function heldPlace(awake: Awake, joinedTo: string): Place {
  awake.holds += 1;
  return {
    joinedTo,
    release: once(() => {
      letGo(awake);
    }),
  };
}

/** One reason less to hold results back; without any they are taken in the order in which they came. */
export function letGo(awake: Awake): void {
  awake.holds -= 1;
  if (awake.holds > 0) return;
  for (const settle of awake.held.splice(0)) settle();
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

/** A pick answers the question that is on the table now; it never waits for another one. */
function refuseIdlePick(awake: Awake, optionId: string): void {
  const options = awake.view.pending?.options ?? [];
  if (isBusy(awake) || awake.reserved > 0)
    throw new AppError("not_allowed_in_state", "A turn is running; there is nothing to pick until it ends.");
  if (options.length === 0) throw new AppError("not_allowed_in_state", "Nothing is offered to pick from now.");
  if (!options.some((option) => option.id === optionId))
    throw new AppError(
      "not_allowed_in_state",
      `"${optionId}" is not among the options: ${options.map((option) => option.id).join(", ")}.`,
    );
}
