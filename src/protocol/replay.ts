import { z } from "zod";
import { Turn } from "./turn.ts";

/** The body of `POST /api/conversations/:id/replay`. What is left out is as the server has it. */
export const ReplayRequest = z.object({
  /** 0 to 1: below it the person is asked which route is meant. */
  routeConfidence: z.number().min(0).max(1).optional(),
  /** 0 to 100: below it the person is asked which exercise is meant. */
  matchThreshold: z.number().min(0).max(100).optional(),
});
export type ReplayRequest = z.infer<typeof ReplayRequest>;

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
