import { z } from "zod";
import type { Catalog } from "../catalog/catalog.ts";
import { AppError } from "../errors.ts";
import { Exercise } from "../protocol/exercise.ts";
import { defineTool } from "./tool.ts";

const Facts = z.object(
  Exercise.pick({
    id: true,
    slug: true,
    name: true,
    movement_pattern: true,
    mechanic: true,
    primary_muscles: true,
    secondary_muscles: true,
    equipment_required: true,
    equipment_optional: true,
    measurement: true,
    laterality: true,
    difficulty: true,
    joint_stress: true,
    stress_flags: true,
    suitability: true,
    defaults: true,
    substitutes: true,
    instructions: true,
    cues: true,
    common_mistakes: true,
    breathing: true,
    range_of_motion: true,
    safety_note: true,
  }).shape,
);

/** Reads one exercise of the catalogue; `exercise` is its id or its slug. An unknown one is refused by name. */
export const getExercise = (catalog: Pick<Catalog, "byId" | "bySlug">) =>
  defineTool({
    name: "get_exercise",
    description:
      "Returns one exercise by id or slug: muscles, equipment, joint stress (0 none to 3 high), steps, cues, mistakes, " +
      "substitutes. Refused when there is no such exercise; never guess an id.",
    kind: "read",
    input: z.object({ exercise: z.string().min(1).max(100) }),
    output: Facts,
    display: { running: () => "Looking up the exercise", complete: ({ name }) => `Found ${name}` },
    async run({ exercise }) {
      const found = catalog.byId(exercise) ?? catalog.bySlug(exercise);
      if (found === null) throw new AppError("not_found", `There is no exercise "${exercise}" in the catalogue.`);
      return found;
    },
  });
export type GetExerciseTool = ReturnType<typeof getExercise>;
