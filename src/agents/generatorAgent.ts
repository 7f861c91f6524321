import type { Catalog } from "../catalog/catalog.ts";
import type { Effect, ReplyPart } from "../protocol/turn.ts";
import type { Assignment, Outcome } from "../protocol/understanding.ts";
import type { BuildWorkoutTool } from "../tools/buildWorkout.ts";
import type { GetLogsTool } from "../tools/getLogs.ts";
import type { GetProfileTool } from "../tools/getProfile.ts";
import type { GetWorkoutsTool } from "../tools/getWorkouts.ts";
import type { SearchExercisesTool } from "../tools/searchExercises.ts";
import type { Work } from "./agent.ts";
import { createCandidateSearch, type SearchInput } from "./generator/candidateSearch.ts";
import { createPlanReader } from "./generator/planReader.ts";
import { type BuildInput, createSessionBuilder } from "./generator/sessionBuilder.ts";
import type { SessionCandidates, SessionPlan } from "./generator/sessionPlan.ts";

export type GeneratorParts = {
  catalog: Catalog;
  tools: {
    getProfile: GetProfileTool;
    getWorkouts: GetWorkoutsTool;
    getLogs: GetLogsTool;
    searchExercises: SearchExercisesTool;
    buildWorkout: BuildWorkoutTool;
  };
};

/** Three steps with plain JSON between them; `search` is run once more with `relaxed` when it came back empty. */
export type GeneratorAgent = {
  read: Work<Assignment, SessionPlan>;
  search: Work<SearchInput, SessionCandidates>;
  build: Work<BuildInput, Outcome>;
};

/**
 * Makes one session for today. Limitations, equipment and exclusions are hard from the search to the card; wishes give
 * way to them, and the reply says which and why. The same message on the same day in the same turn gives the same
 * session; another turn or day varies it.
 */
export const createGeneratorAgent = ({ catalog, tools }: GeneratorParts): GeneratorAgent => ({
  read: createPlanReader({ catalog, tools }),
  search: createCandidateSearch(catalog, tools.searchExercises),
  build: createSessionBuilder(catalog, tools.buildWorkout),
});

/** Words for stored workouts. The card is already in the reply; the effect carries the stored id. */
export const renderWorkouts = (effects: readonly Effect[]): ReplyPart => {
  const deleted = effects.filter(({ op }) => op === "delete").length;
  const saved = effects.length - deleted;
  const text = [
    saved > 0 ? (saved === 1 ? "Saved to your workouts." : `Saved ${saved} workouts.`) : "",
    deleted > 0 ? (deleted === 1 ? "Deleted the workout." : `Deleted ${deleted} workouts.`) : "",
  ]
    .filter((line) => line !== "")
    .join(" ");
  return { text, cards: [], citations: [] };
};
