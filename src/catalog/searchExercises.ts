import type { Exercise } from "../protocol/exercise.ts";
import type { Equipment } from "../protocol/vocabulary.ts";
import { PATTERN_GROUPS } from "../protocol/vocabulary.ts";
import type { ExerciseQuery, SearchTrace } from "./catalog.ts";
import { sparesJoint } from "./jointFlags.ts";

/** Things that are taken to be at hand wherever somebody trains, unless the query says otherwise. */
export const ASSUMED: readonly Equipment[] = ["mat", "wall", "chair"];

const HARDEST = { beginner: 2, intermediate: 4, advanced: 5 } as const;

/**
 * Filters and ranks. Every constraint is hard; the trace says how many exercises were left after each, what is asked
 * for first (text, movement, muscle), then what the person can do, has and must spare, so the constraint that emptied a
 * search is the first with `left: 0`. `relevance` gives the text score by id; an exercise without one does not fit.
 * Order: text relevance, then more of the muscles as primary, then as secondary, then the catalogue's order.
 */
export function searchExercises(
  all: readonly Exercise[],
  query: ExerciseQuery,
  relevance: ReadonlyMap<string, number> | null,
): { items: Exercise[]; total: number; trace: SearchTrace } {
  const trace: SearchTrace = [];
  let items = all.filter((exercise) => exercise.status !== "deprecated");
  const keep = (constraint: keyof ExerciseQuery, fits: (exercise: Exercise) => boolean) => {
    items = items.filter(fits);
    trace.push({ constraint, left: items.length });
  };

  const { movements, muscles, suitability, level, equipment, limitations, exclude } = query;
  if (relevance) keep("text", (exercise) => relevance.has(exercise.id));
  if (movements?.length) {
    const wanted = new Set<string>(movements);
    keep("movements", ({ movement_pattern: it }) => wanted.has(it) || wanted.has(PATTERN_GROUPS[it]));
  }
  if (muscles?.length) {
    const wanted = new Set<string>(muscles);
    keep("muscles", (it) => [...it.primary_muscles, ...it.secondary_muscles].some((muscle) => wanted.has(muscle)));
  }
  if (suitability) keep("suitability", (exercise) => exercise.suitability[suitability]);
  if (level) keep("level", (exercise) => exercise.difficulty <= HARDEST[level]);
  if (equipment) {
    const present = new Set<Equipment>([...equipment, ...(query.assumed ?? ASSUMED), "none"]);
    keep("equipment", (exercise) => exercise.equipment_required.every((item) => present.has(item)));
  }
  if (limitations?.length) {
    keep("limitations", (exercise) => limitations.every((limitation) => sparesJoint(exercise, limitation)));
  }
  if (exclude?.length) {
    const out = new Set(exclude);
    keep("exclude", (exercise) => !out.has(exercise.id) && !out.has(exercise.slug));
  }

  const wanted = new Set<string>(muscles ?? []);
  const count = (list: readonly string[]) => list.filter((muscle) => wanted.has(muscle)).length;
  const ranked = items
    .map((exercise) => ({
      exercise,
      text: relevance?.get(exercise.id) ?? 0,
      primary: count(exercise.primary_muscles),
      secondary: count(exercise.secondary_muscles),
    }))
    .sort((a, b) => b.text - a.text || b.primary - a.primary || b.secondary - a.secondary)
    .map(({ exercise }) => exercise);
  return {
    items: ranked.slice(0, Math.max(0, query.limit ?? ranked.length)),
    total: ranked.length,
    trace,
  };
}
