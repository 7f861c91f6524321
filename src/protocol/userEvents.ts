import { z } from "zod";
import type { ModelOut } from "./modelCall.ts";
import { TimeZone } from "./profile.ts";
import { storableText } from "./storableText.ts";
import { JOINTS } from "./vocabulary.ts";
import { Moment } from "./workoutLog.ts";

const Id = z.string().regex(/^[\w.:-]{1,128}$/, "must be 1 to 128 letters, digits or . : _ -");

export const MessageText = storableText(
  z.string().min(1, "must not be empty").max(8_000, "must be at most 8,000 characters"),
).refine((text) => text.trim().length > 0, "must not be blank");

/** The body of `POST …/messages`. */
export const UserMessageBody = z.object({
  text: MessageText,
  messageId: Id.optional(),
  sentAt: Moment.optional(),
  timezone: TimeZone.optional(),
  avoidJoints: z.array(z.enum(JOINTS)).max(JOINTS.length).optional(),
  /** Id of the last message, which this one stands in for: what it led to is taken back first. Both stay in the transcript. */
  corrects: Id.optional(),
});
export type UserMessageBody = z.infer<typeof UserMessageBody>;

export const UserMessage = UserMessageBody.extend({ type: z.literal("user.message") });
export const UserPick = z.object({ type: z.literal("user.pick"), optionId: z.string().min(1).max(200) });
export const UserCancel = z.object({ type: z.literal("user.cancel") });

/** The only events that come in from outside. Anything else, `xstate.*` above all, is refused at the edge. */
export const UserEvent = z.discriminatedUnion("type", [UserMessage, UserPick, UserCancel]);
export type UserEvent = z.infer<typeof UserEvent>;

/** The turns that the corrected message led to, and whether they wrote to the log. */
export type TakenBack = { turnIds: string[]; hasLogged: boolean };

/** What the runtime adds to an accepted event, so that the chart needs no clock and no random number. */
export type Stamp = {
  turnId: string;
  messageId: string | null;
  /** When the person sent it, with their offset; what "yesterday" is resolved against. */
  sentAt: string;
  /** When the server accepted it. */
  at: string;
  timezone: string;
  /** What a message that stands in for an earlier one takes back; absent for all others. */
  takesBack?: TakenBack;
  /** A language model was configured, within budget and not known to be out when the event was accepted. */
  hasModel?: true;
  /** Why not, where one is configured: it has failed too often just now, or the day's budget is used up. */
  modelOut?: Extract<ModelOut, "unavailable" | "overBudget">;
};
