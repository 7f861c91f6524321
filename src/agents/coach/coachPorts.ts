import type { Catalog } from "../../catalog/catalog.ts";
import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import type { GetExerciseTool } from "../../tools/getExercise.ts";
import type { GetFactsTool } from "../../tools/getFacts.ts";
import type { GetLogsTool } from "../../tools/getLogs.ts";
import type { GetProfileTool } from "../../tools/getProfile.ts";
import type { SearchExercisesTool } from "../../tools/searchExercises.ts";
import type { SearchKnowledgeTool } from "../../tools/searchKnowledge.ts";

/** What the coach looks things up with; `coachMachine` permits each by name. */
export type CoachTools = {
  searchKnowledge: SearchKnowledgeTool;
  getExercise: GetExerciseTool;
  searchExercises: SearchExercisesTool;
  /** Without it the coach knows only what the question says. */
  getProfile?: GetProfileTool;
  /** Without it "it" means only what was asked about before. */
  getLogs?: GetLogsTool;
  /** Without it the goals that were told are not known. */
  getFacts?: GetFactsTool;
};
export type CoachPorts = { catalog: Catalog; knowledge: Knowledge; tools: CoachTools };
