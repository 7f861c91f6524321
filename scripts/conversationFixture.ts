import { z } from "zod";
import { AppError } from "../src/errors.ts";
import { Turn } from "../src/protocol/turn.ts";
import type { ExportFile } from "../src/web/inspector/data/exportFile.ts";

/** What of a turn a fixture may expect; what it leaves out may be anything. */
export const Seen = z.strictObject({
  status: Turn.shape.status.optional(),
  /** Route and what decided it, e.g. `["WORKOUT_LOG", "rule"]`. */
  routes: z.array(z.tuple([z.string(), z.string()])).optional(),
  pending: z
    .strictObject({ kind: z.string(), about: z.string(), options: z.array(z.string()) })
    .nullable()
    .optional(),
  /** Without ids and times, which are made anew. */
  effects: z.array(z.strictObject({ tool: z.string(), op: z.string(), data: z.unknown() })).optional(),
  reply: z.string().optional(),
});
export type Seen = z.infer<typeof Seen>;

const Said = z.strictObject({
  text: z.string().optional(),
  pick: z.string().optional(),
  cancel: z.literal(true).optional(),
  sentAt: z.string(),
  avoidJoints: z.array(z.string()).optional(),
});

/** A conversation as a test has it again: what the person did, and what is expected of each turn. */
export const ConversationFixture = z.strictObject({
  about: z.string(),
  timezone: z.string().nullable(),
  turns: z.array(z.strictObject({ says: Said, expect: Seen })),
});
export type ConversationFixture = z.infer<typeof ConversationFixture>;

/** Other each time the same is done. */
const MADE_ANEW = new Set([
  "id",
  "entryId",
  "logId",
  "turnId",
  "effectId",
  "ref",
  "at",
  "createdAt",
  "updatedAt",
  "source",
]);

/** What happened in a turn, as a fixture tells it. */
export function seenIn({ status, routes, pending, effects, reply }: Turn): Required<Seen> {
  return {
    status,
    routes: routes.map(({ route, by }) => [route, by]),
    pending: pending && {
      kind: pending.kind,
      about: pending.about,
      options: pending.options.map(({ label }) => label),
    },
    effects: effects.map(({ tool, op, kind, data }) => ({
      tool,
      op,
      data: kind === "workout" ? { title: data.title } : lasting(data),
    })),
    reply: reply.text,
  };
}

function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([name, one]) => !(MADE_ANEW.has(name) && typeof one !== "number"));
  // An exercise is told by its name, and its id is that of the catalogue.
  const isExercise = "id" in value && "name" in value;
  return Object.fromEntries([
    ...(isExercise ? [["id", value.id]] : []),
    ...kept.map(([name, one]) => [name, lasting(one)]),
  ]);
}

/**
 * The conversation with all its turns expected as they went: what was wrong is then changed by hand. Throws `bad_request`
 * for a redacted export, and for one whose picks do not say what was picked.
 */
export function fixtureOf({ detail, conversation, turns }: ExportFile, about: string): ConversationFixture {
  if (detail !== "whole")
    throw new AppError(
      "bad_request",
      "This export is redacted: a fixture needs the words. Export the conversation whole.",
    );
  const { timezone = null } = conversation as { timezone?: string | null };
  return { about, timezone, turns: turns.map((turn) => ({ says: saidIn(turn), expect: expectedOf(turn) })) };
}

/** Exercises of a workout are other ones each time: what is said of them is too. */
function expectedOf(turn: Turn): Seen {
  const { reply, ...seen } = seenIn(turn);
  return turn.effects.some(({ kind }) => kind === "workout") ? seen : { ...seen, reply };
}

function saidIn({ turnId, input }: Turn): ConversationFixture["turns"][number]["says"] {
  const { event, text, optionId, avoidJoints, sentAt } = input;
  if (event === "user.cancel") return { cancel: true, sentAt };
  if (event === undefined) return { text, sentAt, ...(avoidJoints ? { avoidJoints } : {}) };
  if (optionId === undefined)
    throw new AppError("bad_request", `Turn ${turnId} is a pick, and the export does not say of what.`);
  return { pick: optionId, sentAt };
}
