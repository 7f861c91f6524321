import { z } from "zod";
import type { Catalog } from "../catalog/catalog.ts";
import type { Exercise } from "../protocol/exercise.ts";
import { Limitation } from "../protocol/profile.ts";
import { EQUIPMENT, MOVEMENT_PATTERNS, MUSCLES, type Muscle, PATTERN_GROUPS } from "../protocol/vocabulary.ts";
import { defineTool } from "./tool.ts";

const Movement = z.enum([...MOVEMENT_PATTERNS, ...new Set(Object.values(PATTERN_GROUPS))]);

const inWords = (name: string) => name.replaceAll("_", " ");

/** Why an exercise was found, most telling first: the muscles asked for that it trains, and its movement. */
function why(exercise: Exercise, muscles: readonly Muscle[]): string[] {
  const among = (list: readonly Muscle[]) => list.filter((muscle) => muscles.includes(muscle)).map(inWords);
  const primary = among(exercise.primary_muscles);
  const secondary = among(exercise.secondary_muscles);
  return [
    ...(primary.length > 0 ? [`trains ${primary.join(", ")}`] : []),
    ...(secondary.length > 0 ? [`also works ${secondary.join(", ")}`] : []),
    inWords(exercise.movement_pattern),
  ];
}

/**
 * Finds exercises under hard constraints; lists inside a field are alternatives. `trace` says how many were left after
 * each constraint in the order applied: the first with 0 is the one that emptied the search.
 */
export const searchExercises = (catalog: Pick<Catalog, "search">) =>
  defineTool({
    name: "search_exercises",
    description:
      "Finds exercises in the catalogue, best first, at most `limit`. Every constraint is hard: `equipment` is all there " +
      "is, `limitations` leave out what strains the joint. An empty list comes with the constraint that emptied it.",
    kind: "read",
    input: z.object({
      muscles: z.array(z.enum(MUSCLES)).optional(),
      movements: z.array(Movement).optional(),
      equipment: z.array(z.enum(EQUIPMENT)).optional(),
      limitations: z.array(Limitation).optional(),
      level: z.enum(["beginner", "intermediate", "advanced"]).optional(),
      suitability: z.enum(["main", "accessory", "warm_up", "cool_down"]).optional(),
      /** Exercise ids or slugs to leave out. */
      exclude: z.array(z.string()).max(1_000).optional(),
      limit: z.int().min(1).max(500).default(12),
    }),
    output: z.object({
      exercises: z.array(z.object({ id: z.string(), name: z.string(), slug: z.string(), why: z.array(z.string()) })),
      total: z.int(),
      trace: z.array(z.object({ constraint: z.string(), left: z.int() })),
    }),
    display: {
      running: ({ muscles, movements, suitability }) => {
        if (suitability === "warm_up") return "Searching warm-up exercises";
        if (suitability === "cool_down") return "Searching cool-down exercises";
        const about = muscles?.length ? muscles : (movements ?? []);
        const named = about.length > 3 ? [...about.slice(0, 2), "other"] : about;
        return named.length === 0
          ? "Searching exercises"
          : `Searching ${named
              .map(inWords)
              .join(", ")
              .replace(/, (?=[^,]*$)/, " and ")} exercises`;
      },
      complete: ({ total }) => `Found ${total}`,
    },
    async run(query) {
      const { items, total, trace } = catalog.search(query);
      return {
        exercises: items.map((exercise) => ({
          id: exercise.id,
          name: exercise.name,
          slug: exercise.slug,
          why: why(exercise, query.muscles ?? []),
        })),
        total,
        trace,
      };
    },
  });
export type SearchExercisesTool = ReturnType<typeof searchExercises>;
