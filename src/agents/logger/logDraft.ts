import { z } from "zod";
import type { Draft } from "../../protocol/turn.ts";
import type { JsonObject } from "../../protocol/understanding.ts";
import { LogSet } from "../../protocol/workoutLog.ts";

const Named = z.object({ id: z.string(), name: z.string() });

/** One exercise's worth of a message, as far as it is understood. */
export const DraftEntry = z.object({
  exercise: Named.nullable(),
  /** The words that name the exercise; `null` when none were said. */
  phrase: z.string().nullable(),
  /** The words said first, when a later answer ("the machine") is to be read within them. */
  within: z.string().nullable(),
  candidates: z.array(Named),
  /** Offered and turned down. */
  refused: z.array(z.string()),
  /** The movement word of the phrase ("row"), for the question. */
  movement: z.string().nullable(),
  date: z.string(),
  performedAt: z.string(),
  /** The person's day when it was told: an answer may reach a server whose clock is behind. */
  heardOn: z.string().nullable().default(null),
  sets: z.array(LogSet),
  readings: z.array(z.object({ label: z.string(), sets: z.array(LogSet) })),
  note: z.string().nullable(),
  source: z.string(),
  /** Figures of the message that no rule has found a place for. */
  unread: z.array(z.string()).default([]),
  /** The sets are a language model's reading, which the person has not been shown yet. */
  byModel: z.boolean().default(false),
  /** Nothing says surely that it was done at all. */
  isDoubted: z.boolean().default(false),
  /** The person said that an unusual figure is right. */
  confirmed: z.boolean(),
  /** A figure that turned out wrong and has to be said anew. */
  missing: z.enum(["weight", "reps", "duration", "date", "sets"]).nullable(),
});
export type DraftEntry = z.infer<typeof DraftEntry>;

/** What the logger's question about new entries keeps: the first entry is the one that is asked about. */
export const LogDraft = z.object({
  kind: z.literal("log"),
  point: z.enum(["exercise", "sets", "reps", "confirm", "missing", "session"]),
  entries: z.array(DraftEntry).min(1),
  /** What the same message had stored already, in words: it stays when the question is let go. */
  stays: z.string().nullable().default(null),
});
export type LogDraft = z.infer<typeof LogDraft>;

/** What the logger's question about a correction keeps. */
export const CorrectionDraft = z.object({
  kind: z.literal("correction"),
  point: z.enum(["entry", "exercise", "choice", "value", "confirm"]),
  text: z.string(),
  correction: z.looseObject({ kind: z.enum(["change", "delete", "repeat"]) }),
  logIds: z.array(z.string()),
  chosen: z.boolean(),
  unmarked: z.boolean(),
  further: z.boolean().default(false),
  exercise: Named.nullable(),
  candidates: z.array(Named),
  choices: z.array(z.object({ id: z.string(), parts: z.array(z.looseObject({})) })),
});
export type CorrectionDraft = z.infer<typeof CorrectionDraft>;

/** What stays stored when a logger's question is let go, in words; `null` when nothing was stored from its message. */
export function staysOf(draft: JsonObject): string | null {
  const read = LogDraft.safeParse(draft);
  return read.success ? read.data.stays : null;
}

/** What is open in a logger's question, one flat draft an entry. Drafts of other kinds give none. */
export function draftsOf(draft: JsonObject): Draft[] {
  const read = LogDraft.safeParse(draft);
  if (!read.success) return [];
  return read.data.entries.map(({ exercise, phrase, date, performedAt, sets, note }) => ({
    kind: "log",
    exercise,
    phrase,
    date,
    performedAt,
    sets,
    note,
  }));
}
