import { type LogEntry, LogSet, NewLogEntry } from "../../../protocol/workoutLog.ts";
import type { PickedExercise } from "../ExercisePicker.tsx";

/** A set under correction; `key` stays with it while sets are added, removed and moved. */
export type DraftSet = LogSet & { key: string };

/** An entry while it is made or corrected. Figures may be `NaN` where something else than a number was typed. */
export type LogDraft = { exercise: PickedExercise | null; date: string; sets: DraftSet[]; note: string };

/** What is wrong, by field as the server names them: `sets.0.reps`. */
export type DraftErrors = Readonly<Record<string, string>>;

export const emptySet = (): DraftSet => ({ ...LogSet.parse({}), key: crypto.randomUUID() });

/** The same figures once more: what one mostly does. */
export const copyOf = (set: DraftSet): DraftSet => ({ ...set, key: crypto.randomUUID() });

export const draftOf = ({ exercise, date, sets, note }: LogEntry): LogDraft => ({
  exercise,
  date,
  sets: sets.map((set) => ({ ...set, key: crypto.randomUUID() })),
  note: note ?? "",
});

/** What is sent, or what stands in its way. A weight without a unit is in `unit`. */
export function entryOf(draft: LogDraft, unit: "kg" | "lb"): { entry: NewLogEntry } | { errors: DraftErrors } {
  const { exercise, date, note } = draft;
  const errors: Record<string, string> = {};
  if (!exercise) errors.exercise = "Choose the exercise that you did.";
  const sets = draft.sets.map(({ key: _, ...set }, index) => {
    if (isNothing(set)) errors[`sets.${index}.reps`] = "Say how many reps, how long or how far.";
    return { ...set, unit: set.weight === null ? null : (set.unit ?? unit) };
  });
  const read = NewLogEntry.safeParse({ exercise: { id: exercise?.id ?? "" }, date, sets, note: note.trim() || null });
  for (const { path, message } of read.error?.issues ?? []) {
    const field = path.map(String).join(".");
    errors[field] ??= WORDS[String(path.at(-1))] ?? message;
  }
  return read.success && Object.keys(errors).length === 0 ? { entry: read.data } : { errors };
}

const isNothing = ({ reps, durationS, distance }: LogSet): boolean =>
  reps === null && durationS === null && distance === null;

const WORDS: Readonly<Record<string, string>> = {
  reps: "A whole number from 0 to 10,000.",
  weight: "A number from 0 to 5,000.",
  rpe: "A number from 1 to 10.",
  durationS: "Seconds, from 0 to 172,800.",
  distance: "A number from 0 to 1,000,000.",
  date: "A day between 1900 and 2199.",
  sets: "At least one set, at most 100.",
};
