import type { Catalog } from "../../catalog/catalog.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { DraftEntry } from "./logDraft.ts";

/**
 * "Cindy: 17 rounds + 9 reps": the score of a workout of fixed length is no row of sets. One set of that length in seconds, with the
 * score as its remark; any other entry as it is.
 */
export function asScored(entry: DraftEntry, catalog: Pick<Catalog, "byId">): DraftEntry {
  const exercise = entry.exercise === null ? undefined : catalog.byId(entry.exercise.id);
  const [first] = entry.sets;
  const [shortest, longest] = exercise?.defaults?.duration_s ?? [0, 1];
  const isBare = entry.sets.every(
    ({ reps, weight, durationS, distance }) => (reps ?? weight ?? durationS ?? distance) === null,
  );
  // "5 rounds of Cindy in 9 min": the time of all of them.
  const isTimed = entry.sets.every(
    ({ reps, weight, durationS, distance }) => (reps ?? weight ?? distance) === null && durationS === first?.durationS,
  );
  if (exercise?.family_slug !== "benchmark" || first === undefined || entry.sets.length < 2) return entry;
  if (!isBare && !isTimed) return entry;
  const score = `${entry.sets.length} rounds`;
  const note =
    entry.note === null ? score : entry.note.startsWith("+") ? `${score} ${entry.note}` : `${score}; ${entry.note}`;
  return {
    ...entry,
    sets: [{ ...first, durationS: isBare ? (shortest === longest ? shortest : null) : first.durationS }],
    note,
  };
}

type Known = Pick<Exercise, "family_slug"> | null;
/** Whether another exercise is none in the place of a benchmark, but a part of it: "I did banded pull-ups though" of Fran. */
export const isPartOf = (benchmark: Known, other: Known): boolean =>
  benchmark?.family_slug === "benchmark" && other !== null && other.family_slug !== "benchmark";
