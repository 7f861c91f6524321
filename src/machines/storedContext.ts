import { z } from "zod";
import { ModelOut } from "../protocol/modelCall.ts";
import { Option, PENDING_ABOUT, PENDING_KINDS, ReplyPart, Route } from "../protocol/turn.ts";
import type { Assignment, JsonObject, OpenQuestion, Outcome } from "../protocol/understanding.ts";
import { JOINTS } from "../protocol/vocabulary.ts";
import type { CoachContext } from "./coachMachine.ts";
import type { ConversationContext } from "./conversationContext.ts";
import type { GeneratorContext } from "./generatorMachine.ts";
import type { LoggerContext } from "./loggerMachine.ts";

/**
 * What a stored context must look like, a schema a machine. A snapshot that does not fit is migrated or parked, never
 * restored: XState itself takes any context and breaks later.
 */

/** Opaque to the charts. */
const AnyObject = z.record(z.string(), z.unknown()) as unknown as z.ZodType<JsonObject>;

const Question = z.object({
  kind: z.enum(PENDING_KINDS),
  about: z.enum(PENDING_ABOUT),
  question: z.string(),
  options: z.array(Option),
  draft: AnyObject,
  stays: z.string().nullable().exactOptional(),
});

const Open = Question.extend({
  owner: z.union([Route, z.literal("ROUTER")]),
  text: z.string(),
  turnId: z.string(),
  expiresAt: z.iso.datetime({ offset: true }),
  asked: z.int().min(0),
}) satisfies z.ZodType<OpenQuestion>;

/** A conversation is stored at rest: no turn is under way and nothing is left to do. */
export const storedConversation = z.object({
  conversationId: z.string(),
  userId: z.string(),
  turn: z.null(),
  agenda: z.array(z.never()).max(0),
  open: Open.nullable(),
  parked: z.array(Open),
  shelf: z.array(Open),
  lastLogIds: z.array(z.string()),
  lastLoggedAt: z.string().exactOptional(),
  lastRoute: Route.nullable(),
  lastQuestions: z.array(z.string()),
  hasWorkout: z.boolean(),
  isToldModelOut: z.boolean().exactOptional(),
  safety: z.enum(["clear", "cautioned", "halted"]),
  alarms: z.array(z.enum(["body", "mind", "taken", "other"])).exactOptional(),
}) satisfies z.ZodType<ConversationContext>;

const Given = z.object({
  userId: z.string(),
  conversationId: z.string(),
  turnId: z.string(),
  sentAt: z.string(),
  timezone: z.string(),
  avoidJoints: z.array(z.enum(JOINTS)),
  text: z.string(),
  whole: z.string().exactOptional(),
  resume: z
    .object({ question: Open, answer: z.object({ text: z.string(), optionId: z.string().nullable() }) })
    .nullable(),
  lastLogIds: z.array(z.string()),
  lastLoggedAt: z.string().exactOptional(),
  lastQuestions: z.array(z.string()).exactOptional(),
  noted: z.enum(["none", "known", "said"]).exactOptional(),
  hasModel: z.boolean().exactOptional(),
}) satisfies z.ZodType<Assignment>;

const Ending = z.object({
  say: z.array(ReplyPart),
  commands: z.array(z.object({ tool: z.string(), input: AnyObject })),
  question: Question.nullable(),
}) satisfies z.ZodType<Outcome>;

const Standing = z.union([z.enum(["on", "brokeOff"]), ModelOut]);

export const storedCoach = z.object({
  assignment: Given,
  evidence: AnyObject.nullable(),
  outcome: Ending.nullable(),
  model: Standing,
}) satisfies z.ZodType<CoachContext>;

export const storedGenerator = z.object({
  assignment: Given,
  request: AnyObject.nullable(),
  candidates: AnyObject.nullable(),
  outcome: Ending.nullable(),
  talk: z.array(AnyObject),
  calls: z.array(AnyObject),
  rounds: z.int().min(0),
  model: Standing,
}) satisfies z.ZodType<GeneratorContext>;

export const storedLogger = z.object({
  assignment: Given,
  extraction: AnyObject.nullable(),
  match: AnyObject.nullable(),
  outcome: Ending.nullable(),
  model: Standing,
}) satisfies z.ZodType<LoggerContext>;
