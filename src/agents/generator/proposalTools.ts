import { z } from "zod";
import type { ModelTool } from "../../models/languageModel.ts";
import { Limitation } from "../../protocol/profile.ts";
import { EQUIPMENT, MOVEMENT_PATTERNS, MUSCLES, STRESS_FLAGS } from "../../protocol/vocabulary.ts";
import { mergeLimitations } from "./mergeLimitations.ts";
import type { SessionPlan } from "./sessionPlan.ts";

/** What a model may add to the limits of the plan; none of it can make them wider. */
const Stricter = {
  equipment: z.array(z.enum(EQUIPMENT)).max(40).optional().describe("use only these of the things that are there"),
  limitations: z
    .array(Limitation.pick({ joint: true, severity: true }))
    .max(9)
    .optional()
    .describe("joints to spare besides those known"),
};

export const SearchProposal = z.object({
  muscles: z.array(z.enum(MUSCLES)).max(10).optional(),
  movements: z.array(z.enum(MOVEMENT_PATTERNS)).max(10).optional(),
  ...Stricter,
});

export const BuildProposal = z.object({
  exercises: z.array(z.string().min(1).max(128)).min(1).max(14).describe("ids, in the order in which they are done"),
  minutes: z.int().min(1).max(300).optional().describe("when it is to be shorter"),
  forbid: z.array(z.enum(STRESS_FLAGS)).max(20).optional().describe("kinds of stress to leave out besides those known"),
  ...Stricter,
  note: z.string().max(600).optional().describe("one or two sentences to the person on why these exercises"),
});
export type BuildProposal = z.infer<typeof BuildProposal>;

/** The tools as a model sees them. */
export const PROPOSAL_TOOLS: readonly ModelTool[] = [
  {
    name: "search_exercises",
    description:
      "Finds exercises for the main part that keep to every limit, at most 12, best first. Lists inside a field are " +
      "alternatives. Returns a line each with the id in front; when nothing is left it says which limit left nothing.",
    input: SearchProposal,
  },
  {
    name: "build_workout",
    description:
      "Builds the session from ids that search_exercises returned and ends the task. Warm-up, cool-down, sets, repetitions " +
      "and rests are added by code. Refuses unknown ids and what breaks a limit, and says why.",
    input: BuildProposal,
  },
];

/** The plan with what a model asked for on top of its limits: each can only get stricter. */
export function stricterPlan(
  plan: SessionPlan,
  { minutes, equipment, limitations = [], forbid = [] }: Partial<Omit<BuildProposal, "exercises" | "note">>,
): SessionPlan {
  const added = limitations.map((one): Limitation => ({ ...one, side: null, note: null }));
  const things = equipment?.filter((thing) => plan.equipment?.includes(thing) ?? true);
  return {
    ...plan,
    minutes: Math.min(plan.minutes, minutes ?? plan.minutes),
    equipment: things ?? plan.equipment,
    limitations: mergeLimitations(plan.limitations, added, []),
    forbid: [...new Set([...plan.forbid, ...forbid])],
  };
}
