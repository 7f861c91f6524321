import { z } from "zod";
import { TimeZone } from "./profile.ts";
import { Turn } from "./turn.ts";
import { Why } from "./turnRecord.ts";

/** The body of `POST /api/conversations/:id/replay`. What is left out is as the server has it. */
export const ReplayRequest = z.object({
  /** 0 to 1: below it the person is asked which route is meant. */
  routeConfidence: z.number().min(0).max(1).optional(),
  /** 0 to 100: below it the person is asked which exercise is meant. */
  matchThreshold: z.number().min(0).max(100).optional(),
});
export type ReplayRequest = z.infer<typeof ReplayRequest>;

/** More turns of one conversation than these are not taken at a time. */
const MOST_FROM_FILE = 2_000;

/**
 * The body of `POST /api/replays`: a conversation that was exported whole, from any server and any version of the machine.
 * It runs on the machine of the server that is asked.
 */
export const FileReplayRequest = ReplayRequest.extend({
  /** A redacted export holds nobody's words, so that it cannot be said again. */
  detail: z.literal("whole", "must be whole: a redacted conversation cannot be said again"),
  conversation: z.object({ conversationId: z.string().min(1).max(128), timezone: TimeZone.nullable().default(null) }),
  turns: z.array(Turn).max(MOST_FROM_FILE),
  /** With what language models answered; without them a turn that asked one runs without it. */
  whys: z.array(Why).max(MOST_FROM_FILE).default([]),
});
export type FileReplayRequest = z.infer<typeof FileReplayRequest>;

/** What of two turns differs. */
export const PARTINGS = ["status", "routes", "path", "pending", "reply", "effects"] as const;

/** A version of the conversation's machine. */
const MachineMark = z.object({ version: z.string(), hash: z.string() });

export const ReplayedTurn = z.object({
  turnId: z.string(),
  /** The machine that it was recorded by; `null` where that was not kept. */
  recordedBy: MachineMark.nullable(),
  /** As it was recorded. */
  was: Turn,
  /** As it went this time; `null` where it was not run again, with the reason in `skipped`. */
  is: Turn.nullable(),
  skipped: z.string().nullable(),
  /**
   * How many questions to language models were answered from the record; where it had no answer, the turn went on without a
   * model and its reply says so. Absent where none was asked.
   */
  modelAnswers: z.object({ recorded: z.int(), missing: z.int() }).optional(),
  /** Empty where nothing differs. */
  parts: z.array(z.enum(PARTINGS)),
});
export type ReplayedTurn = z.infer<typeof ReplayedTurn>;

/** Nothing of a replay is stored, and no model is called. */
export const Replay = z.object({
  conversationId: z.string(),
  /** The thresholds, and the machine, which is always the one that runs now: another than some turns were recorded by. */
  with: z.object({ routeConfidence: z.number(), matchThreshold: z.number(), machine: MachineMark }),
  /** Place of the first turn that differs, from 0; `null` when none does. */
  partsAt: z.int().nullable(),
  turns: z.array(ReplayedTurn),
  /** More turns than are replayed at a time: these were left out at the end. */
  leftOut: z.int(),
});
export type Replay = z.infer<typeof Replay>;
