import { z } from "zod";
import { Workout } from "./cards.ts";
import { ConversationSummary, StoredCheckpoint } from "./conversation.ts";
import { Fact } from "./facts.ts";
import { DayUsage } from "./modelUsage.ts";
import { Profile } from "./profile.ts";
import { Routine } from "./routine.ts";
import { Turn } from "./turn.ts";
import { Message } from "./view.ts";
import { LogEntry } from "./workoutLog.ts";

/** A conversation with all that was said in it. */
export const ExportedConversation = ConversationSummary.extend({
  messages: z.array(Message),
  turns: z.array(Turn),
  /** With `raw=1` each checkpoint has its envelope and its record. */
  history: z.array(StoredCheckpoint.partial({ envelope: true, record: true })),
});

/** All of a user's data. `counts` is written last, of what was written before it: an export without it was cut off. */
export const PersonalExport = z.object({
  format: z.literal("setpoint.export"),
  version: z.literal(1),
  exportedAt: z.iso.datetime({ offset: true }),
  userId: z.string(),
  /** `null` until something has been said. */
  profile: Profile.nullable(),
  facts: z.array(Fact),
  logs: z.array(LogEntry),
  workouts: z.array(Workout),
  routines: z.array(Routine),
  conversations: z.array(ExportedConversation),
  /** What turns have stored or changed, one row each write. */
  effects: z.array(
    z.object({
      effectKey: z.string(),
      tool: z.string(),
      conversationId: z.string(),
      turnId: z.string(),
      at: z.string(),
      result: z.unknown(),
    }),
  ),
  /** What language models were used for, a row a day. */
  modelUsage: z.array(DayUsage),
  counts: z.object({
    facts: z.int(),
    logs: z.int(),
    workouts: z.int(),
    routines: z.int(),
    conversations: z.int(),
    messages: z.int(),
    turns: z.int(),
    checkpoints: z.int(),
    effects: z.int(),
    modelUsage: z.int(),
  }),
});
export type PersonalExport = z.infer<typeof PersonalExport>;
