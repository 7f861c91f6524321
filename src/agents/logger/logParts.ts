import type { Catalog } from "../../catalog/catalog.ts";
import type { GetFactsTool } from "../../tools/getFacts.ts";
import type { GetLogsTool } from "../../tools/getLogs.ts";
import type { GetProfileTool } from "../../tools/getProfile.ts";
import type { GetWorkoutsTool } from "../../tools/getWorkouts.ts";
import type { MatchExerciseTool } from "../../tools/matchExercise.ts";

/** What the logger works with; it reads through tools and writes nothing itself. */
export type LoggerParts = {
  catalog: Catalog;
  getProfile: GetProfileTool;
  getLogs: GetLogsTool;
  matchExercise: MatchExerciseTool;
  /** Without it nobody can log a whole session. */
  getWorkouts?: GetWorkoutsTool;
  /** Without it a share of a record that was told is asked about. */
  getFacts?: GetFactsTool;
};
