import { z } from "zod";
import { Card } from "./cards.ts";
import { ModelCall, ModelOut } from "./modelCall.ts";

export const ROUTES = [
  "COACH",
  "WORKOUT_GENERATE",
  "WORKOUT_LOG",
  "PLAN_ROUTINE",
  "EDIT_PLAN",
  "ANALYZE_PROGRESS",
  "RESEARCH",
  "EXECUTE_WORKOUT",
  "NEXT_WORKOUT",
  "PROFILE",
  "NUTRITION",
  "TASK",
  "EVENT",
  "WEB_SEARCH",
  "SMALLTALK",
  "OFF_TOPIC",
  "SAFETY",
  "UNKNOWN",
] as const;

/** What a message can ask for. */
export const Route = z.enum(ROUTES);
export type Route = z.infer<typeof Route>;

/** One request found in a message, and why it was read so. */
export const RouteDecision = z.object({
  route: Route,
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  by: z.enum(["safety", "rule", "classifier", "model", "pending", "user"]),
  /** Dotted name of the rule that decided, e.g. `log.sets_by_reps`. */
  rule: z.string().nullable(),
  signals: z.array(z.string()),
  /** The part of the message that this request is about. */
  text: z.string(),
  /** What else it could have been, best first. */
  alternatives: z.array(z.object({ route: Route, confidence: z.number() })),
});
export type RouteDecision = z.infer<typeof RouteDecision>;

export const Citation = z.object({
  /** Exercise or note id. */
  id: z.string(),
  kind: z.enum(["exercise", "note"]),
  title: z.string(),
  /** Where the fact comes from, for a person to look up. */
  source: z.string().nullable(),
});
export type Citation = z.infer<typeof Citation>;

/** A piece of a reply, made by one specialist. */
export const ReplyPart = z.object({ text: z.string(), cards: z.array(Card), citations: z.array(Citation) });
export type ReplyPart = z.infer<typeof ReplyPart>;

export const PENDING_KINDS = ["clarification", "disambiguation", "slot", "confirmation"] as const;
export const PENDING_ABOUT = [
  "route",
  "exercise",
  "reps",
  "sets",
  "weight",
  "date",
  "time",
  "duration",
  "equipment",
  "confirm",
  "units",
  "goal",
] as const;

export const Option = z.object({ id: z.string(), label: z.string() });
export type Option = z.infer<typeof Option>;

/** The question that is open, as clients see it. */
export const Pending = z.object({
  kind: z.enum(PENDING_KINDS),
  about: z.enum(PENDING_ABOUT),
  question: z.string(),
  options: z.array(Option),
  expiresAt: z.string(),
});
export type Pending = z.infer<typeof Pending>;

/** One thing that was stored or changed. `data` is the record after the change (before it, for a deletion). */
export const Effect = z.object({
  effectId: z.string(),
  tool: z.string(),
  kind: z.enum(["log", "workout", "routine", "profile", "fact", "food", "task", "event", "session"]),
  op: z.enum(["create", "update", "delete"]),
  ref: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type Effect = z.infer<typeof Effect>;

/** Understood but not stored yet: a log entry whose exercise, reps or reading is still open. */
export const Draft = z.looseObject({ kind: z.enum(["log", "workout", "profile"]) });
export type Draft = z.infer<typeof Draft>;

export const Usage = z.object({
  modelCalls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costUsd: z.number(),
});
export type Usage = z.infer<typeof Usage>;
export const NO_USAGE: Usage = { modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };

/** One exchange: what came in, what it was taken for, what was done, what was said. */
export const Turn = z.object({
  turnId: z.string(),
  conversationId: z.string(),
  /** The stored snapshot that this turn ended in. */
  seq: z.int(),
  traceId: z.string(),
  status: z.enum(["completed", "awaiting", "failed", "cancelled"]),
  input: z.object({
    messageId: z.string().nullable(),
    text: z.string(),
    sentAt: z.string(),
    /** The outside event, when it was not a message. */
    event: z.string().optional(),
    /** What was picked. */
    optionId: z.string().optional(),
    /** Joints that the person wanted spared with this message, where any were named beside the text. */
    avoidJoints: z.array(z.string()).optional(),
    /** The message that this one stands in for. */
    corrects: z.string().optional(),
    /** Who sent it, when it was not the person: the console of a developer. */
    by: z.literal("console").optional(),
  }),
  routes: z.array(RouteDecision),
  reply: ReplyPart,
  pending: Pending.nullable(),
  drafts: z.array(Draft),
  effects: z.array(Effect),
  path: z.array(z.string()),
  usage: Usage,
  /** What language models were asked for it, in order; absent when none is configured. */
  modelCalls: z.array(ModelCall).optional(),
  /** Why none could be asked, where that was known when the message was accepted. */
  modelOut: ModelOut.extract(["unavailable", "overBudget"]).optional(),
  latencyMs: z.number(),
});
export type Turn = z.infer<typeof Turn>;
