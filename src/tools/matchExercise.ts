import { z } from "zod";
import type { Catalog } from "../catalog/catalog.ts";
import { defineTool } from "./tool.ts";

const Candidate = z.object({ id: z.string(), name: z.string(), score: z.number() });

/** Finds the exercise that a phrase such as "db row" means; `threshold` (0 to 100) is the least sure match taken. */
export const matchExercise = (catalog: Pick<Catalog, "match">, threshold: number) =>
  defineTool({
    name: "match_exercise",
    description:
      "Matches a lifter's words to the catalogue. `clear`: `best` is meant. `ambiguous`: several fit as well, ask. " +
      "`none`: nothing is close enough. At most `limit` candidates, best first.",
    kind: "read",
    input: z.object({
      phrase: z.string().min(1).max(200),
      loaded: z.boolean().optional(),
      timed: z.boolean().optional(),
      recentIds: z.array(z.string()).max(100).default([]),
      limit: z.int().min(1).max(10).default(3),
    }),
    output: z.object({
      kind: z.enum(["clear", "ambiguous", "none"]),
      best: Candidate.nullable(),
      candidates: z.array(Candidate),
      movementKeyword: z.string().nullable(),
      poolSize: z.int(),
      topScore: z.number(),
    }),
    async run({ phrase, loaded, timed, recentIds, limit }) {
      const match = catalog.match(phrase, {
        threshold,
        limit,
        recentIds,
        talk: true,
        ...(loaded === undefined ? {} : { loaded }),
        ...(timed === undefined ? {} : { timed }),
      });
      const flat = ({ exercise, score }: (typeof match.candidates)[number]) => ({
        id: exercise.id,
        name: exercise.name,
        score,
      });
      return {
        kind: match.kind,
        best: match.best === null ? null : flat(match.best),
        candidates: match.candidates.map(flat),
        movementKeyword: match.movementKeyword,
        poolSize: match.poolSize,
        topScore: match.topScore,
      };
    },
  });
export type MatchExerciseTool = ReturnType<typeof matchExercise>;
