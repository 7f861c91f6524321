import { z } from "zod";
import { readDates } from "../../language/dates/dates.ts";
import { blanked } from "../../language/notation/otherTimes.ts";
import { LogSet } from "../../protocol/workoutLog.ts";
import { partOf } from "../router/partOf.ts";
import { isInDoubt } from "./leftover.ts";
import type { DraftEntry } from "./logDraft.ts";
import { draftOf, type ReadingContext, withUnit } from "./logReading.ts";
import { SaidFigures } from "./saidFigures.ts";

const MOST_SETS = 100;
const MOST_ENTRIES = 20;

/** As near to an entry of the log as somebody can be asked for who copies figures. `part` counts from 1. */
export const ReadingOfParts = z.object({
  entries: z
    .array(
      z.object({
        part: z.int().min(1),
        exercise: z.string().nullable(),
        sets: z
          .array(
            z.object({
              count: z.int().min(1).max(MOST_SETS),
              reps: z.int().min(0).nullable(),
              weight: z.number().min(0).nullable(),
              unit: z.enum(["kg", "lb"]).nullable(),
              perHand: z.boolean(),
              durationS: z.number().min(0).nullable(),
              distance: z.number().min(0).nullable(),
              distanceUnit: z.enum(["m", "km", "mi", "yd", "ft"]).nullable(),
              rpe: z.number().min(1).max(10).nullable(),
              rir: z.number().min(0).nullable(),
              side: z.enum(["left", "right", "each"]).nullable(),
            }),
          )
          .min(1)
          .max(MOST_SETS),
      }),
    )
    .max(MOST_ENTRIES),
});
export type PartEntry = z.infer<typeof ReadingOfParts>["entries"][number];

type Believed = { phrase: string | null; sets: LogSet[] };

/**
 * The entries of a message after somebody else has read one part of it that the grammar left; `null` when that reading is
 * not believed. It is when every figure was written in the part, or can be had from what was by a rule with a name, when
 * the exercise is named in the message's own words, and when it holds all that the grammar had placed and all that it had
 * not. Which figure is the reps' and which the weight's no rule can tell, so the person is shown it (`byModel`) before it is
 * stored. In: the message, the part, what was read of it. Entries that are in no doubt are not touched.
 */
export function believeReading(
  entries: readonly DraftEntry[],
  { text, part, read, context }: { text: string; part: string; read: readonly PartEntry[]; context: ReadingContext },
): DraftEntry[] | null {
  const believed = read.flatMap((entry) => believedEntry(entry, part, text, context) ?? []);
  if (believed.length === 0 || believed.length < read.length) return null;
  const doubted = entries.filter((entry) => entry.source === part && isInDoubt(entry));
  const [before] = doubted;
  if (!before) return entries.length === 0 ? believed.map((one) => newEntry(one, text, context)) : null;
  if (doubted.length > 1 || (before.sets.length > 0 && !goesWith(before, believed))) return null;
  const after = believed.map(({ phrase, sets }) => ({
    ...before,
    phrase: (before.sets.length > 0 ? before.phrase : null) ?? phrase ?? before.phrase,
    sets: withUnit(sets, context),
    note: before.note !== null && new SaidFigures(before.note).isEmpty ? before.note : null,
    unread: [],
    byModel: true,
  }));
  return entries.flatMap((entry) => (entry === before ? after : [entry]));
}

function believedEntry(
  { exercise, sets: groups }: PartEntry,
  part: string,
  text: string,
  context: ReadingContext,
): Believed | null {
  const named = exercise === null ? null : partOf(text, exercise);
  if (exercise !== null && named === null) return null;
  // The figures of a day are no figures of a set.
  const said = new SaidFigures(blanked(part, readDates(part, context)));
  const sets: LogSet[] = [];
  for (const { count, ...group } of groups) {
    const set = LogSet.safeParse(group);
    if (!set.success || !said.hasCount(count) || said.unsaid(set.data).length > 0) return null;
    const asSaid = said.asSaid(set.data);
    if (isEmpty(asSaid)) return null;
    sets.push(...Array.from({ length: count }, () => asSaid));
  }
  if (sets.length > MOST_SETS) return null;
  return { phrase: named && text.slice(named.from, named.to), sets };
}

const isEmpty = ({ reps, weight, durationS, distance }: LogSet): boolean =>
  [reps, weight, durationS, distance].every((figure) => figure === null);

/** One entry that holds every figure which the grammar had placed, in its place, and every one that it had not. */
function goesWith(before: DraftEntry, believed: readonly Believed[]): boolean {
  const [only] = believed;
  if (!only || believed.length > 1) return false;
  const fields = ["reps", "weight", "durationS", "distance"] as const;
  const holds = (field: (typeof fields)[number], value: number | null) =>
    value === null || only.sets.some((set) => set[field] === value);
  const held = new Set<number | null>([
    ...only.sets.flatMap((set) => [set.reps, set.weight, set.durationS, set.distance, set.rpe, set.rir]),
    only.sets.length,
  ]);
  const unread = before.unread.flatMap((words) => new SaidFigures(words).values);
  return (
    before.sets.every((set) => fields.every((field) => holds(field, set[field]))) &&
    unread.length > 0 &&
    unread.every((value) => held.has(value))
  );
}

/** An entry where the grammar had found none: its day is read by rules, as that of all others. */
function newEntry({ phrase, sets }: Believed, text: string, context: ReadingContext): DraftEntry {
  const days = readDates(text, context);
  const date = days.find((day) => day.date !== null)?.date ?? null;
  const draft = draftOf(
    {
      phrase,
      sets,
      readings: [],
      date,
      performedAt: null,
      note: null,
      stance: "done",
      superset: null,
      unread: [],
      source: text,
    },
    context,
  );
  return { ...draft, byModel: true, missing: date === null && days.some(({ vague }) => vague) ? "date" : null };
}
