import { z } from "zod";
import { PENDING_ABOUT, PENDING_KINDS } from "../../src/protocol/turn.ts";
import { ExpectedSets, SetFields } from "./expectedEntry.ts";
import { Pattern, RegexText } from "./pattern.ts";

/** The log entry that was stored or changed last, of those that are still there. Figures must be those of all its sets. */
export const LastLog = z.strictObject({
  name_re: RegexText.optional(),
  name_not_re: RegexText.optional(),
  sets_count: z.int().min(1).optional(),
  sets: ExpectedSets.optional(),
  date_offset_days: z.int().optional(),
  ...SetFields.shape,
});
export type LastLog = z.infer<typeof LastLog>;

const OneEffect = z.strictObject({
  kind: z.enum(["log", "workout", "routine", "profile", "fact", "food", "task", "event", "session"]),
  op: z.enum(["create", "update", "delete"]),
});

/** What must be true after one turn of a conversation. What is not named is not looked at; an unknown name is refused. */
export const TurnExpectation = z.strictObject({
  status: z.enum(["completed", "awaiting", "failed", "cancelled"]).optional(),
  /** The question that is open; `null`: none. */
  pending_about: z.enum(PENDING_ABOUT).nullish(),
  pending_kind: z.enum(PENDING_KINDS).nullish(),
  /** Each is found in the label of an option. */
  options_re: z.array(Pattern).optional(),
  /** How many log entries the person has. */
  logs_total: z.int().min(0).optional(),
  last_log: LastLog.optional(),
  /** How many log entries are understood and not stored. */
  drafts_total: z.int().min(0).optional(),
  /** Nothing is stored or changed in this turn. */
  no_effects: z.boolean().optional(),
  /** All writes of the turn, of logs and of the kinds that are named. */
  effects: z.array(OneEffect).optional(),
  /** What was open may be let go in this turn. */
  drops: z.boolean().optional(),
  /** The type of a card that the reply shows; `null`: it shows none. */
  card: z.string().nullish(),
  reply_re: Pattern.optional(),
  reply_not_re: Pattern.optional(),
  /** A state that the chart rests in, or does not: `halted`, `safety.halted`. */
  state: z.string().optional(),
  state_not: z.string().optional(),
});
export type TurnExpectation = z.infer<typeof TurnExpectation>;
