import { z } from "zod";
import { LogSet } from "../../src/protocol/workoutLog.ts";
import type { SeenTurn } from "../target/seenTurn.ts";

/** A log entry that a turn stored, or that it holds as a draft. */
export type SeenEntry = {
  state: "stored" | "draft";
  /** Of a stored entry. */
  id: string | null;
  exercise: { id: string; name: string } | null;
  phrase: string | null;
  date: string | null;
  sets: LogSet[];
};

const Entry = z.object({
  id: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  exercise: z
    .object({ id: z.string(), name: z.string() })
    .nullish()
    .transform((exercise) => exercise ?? null),
  phrase: z
    .string()
    .nullish()
    .transform((phrase) => phrase ?? null),
  date: z
    .string()
    .nullish()
    .transform((date) => date ?? null),
  sets: z.array(LogSet).default([]),
});

/** A stored record or a draft as an entry; nothing when it is none. */
export function readEntries(data: unknown, state: SeenEntry["state"]): SeenEntry[] {
  const entry = Entry.safeParse(data);
  return entry.success ? [{ state, ...entry.data }] : [];
}

/** Log entries that the turn created, in order. */
export const storedEntries = (turn: SeenTurn): SeenEntry[] =>
  turn.effects
    .filter(({ kind, op }) => kind === "log" && op === "create")
    .flatMap(({ data }) => readEntries(data, "stored"));

/** Log entries that the turn understood and did not store yet. */
export const draftEntries = (turn: SeenTurn): SeenEntry[] =>
  turn.drafts.filter(({ kind }) => kind === "log").flatMap((draft) => readEntries(draft, "draft"));

/** The ids of all exercises that a turn's entries name. */
export const exerciseIds = (turn: SeenTurn): string[] =>
  [...storedEntries(turn), ...draftEntries(turn)].flatMap(({ exercise }) => (exercise ? [exercise.id] : []));
