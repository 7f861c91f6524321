import { z } from "zod";
import type { Catalog } from "../catalog/catalog.ts";
import { sparesJoint } from "../catalog/jointFlags.ts";
import { AppError } from "../errors.ts";
import { WorkoutContent } from "../protocol/cards.ts";
import type { Exercise } from "../protocol/exercise.ts";
import { Pace } from "../protocol/pace.ts";
import { Limitation } from "../protocol/profile.ts";
import { EQUIPMENT, STRESS_FLAGS } from "../protocol/vocabulary.ts";
import { assembleSession } from "../training/sessionAssembly.ts";
import { defineTool } from "./tool.ts";

const Id = z.string().min(1).max(128);

const Input = z.object({
  title: z.string().min(1).max(120),
  minutes: z.int().min(1).max(300),
  blocks: z.object({
    warmup: z.array(Id).max(6),
    /** In the order done. `keep`: dropped for time only after the others; of those the highest `rank` goes first. */
    main: z
      .array(
        z.object({
          id: Id,
          keep: z.boolean().default(false),
          rank: z.int().min(0).max(100).optional(),
          durationS: z.int().min(30).max(7_200).nullable().default(null),
          /** Sets and repetitions of this one, whatever those of the others are. */
          dose: z
            .object({ sets: z.int().min(1).max(50), reps: z.int().min(1).max(1_000).nullable() })
            .nullable()
            .default(null),
        }),
      )
      .min(1)
      .max(20),
    cooldown: z.array(Id).max(6),
  }),
  goal: z.enum(["strength", "hypertrophy", "endurance", "power", "fat_loss", "general"]).default("general"),
  level: z.enum(["beginner", "intermediate", "advanced"]).default("intermediate"),
  intensity: z.enum(["easy", "normal", "hard"]).default("normal"),
  structure: z.enum(["straight", "supersets", "circuit", "emom"]).default("straight"),
  scheme: z
    .object({ sets: z.int().min(1).max(12), reps: z.int().min(1).max(50) })
    .nullable()
    .default(null),
  sets: z.int().min(1).max(12).nullable().default(null),
  leastSets: z.int().min(1).max(12).nullable().default(null),
  restS: z.int().min(10).max(600).nullable().default(null),
  /** How a session of running, riding or rowing alone is gone through. */
  pace: Pace.nullable().default(null),
  firstSide: z.enum(["left", "right"]).default("left"),
  limitations: z.array(Limitation).default([]),
  /** All there is to train with; left out when anything goes. */
  equipment: z.array(z.enum(EQUIPMENT)).optional(),
  forbid: z.array(z.enum(STRESS_FLAGS)).default([]),
});

/** Why an exercise may not be in this session, or `null`. */
function objection(exercise: Exercise, { limitations, equipment, forbid }: z.output<typeof Input>): string | null {
  const strained = limitations.find((limitation) => !sparesJoint(exercise, limitation));
  if (strained !== undefined) return `${exercise.name} does not spare the ${strained.joint.replaceAll("_", " ")}`;
  const missing =
    equipment && exercise.equipment_required.find((thing) => thing !== "none" && !equipment.includes(thing));
  if (missing) return `${exercise.name} needs equipment that is not there (${missing.replaceAll("_", " ")})`;
  const flag = exercise.stress_flags.find((one) => forbid.includes(one));
  return flag === undefined ? null : `${exercise.name} was ruled out (${flag.replaceAll("_", " ")})`;
}

/**
 * Lays out chosen exercises as a session: sets, reps or seconds and rest by goal and level, both sides of one-sided
 * exercises, superset letters, at most `minutes` long. Every constraint is checked again here: an unknown id, a strained
 * joint, missing equipment or a forbidden stress is refused by name, and so is a session that cannot fit.
 */
export const buildWorkout = (catalog: Pick<Catalog, "byId">) =>
  defineTool({
    name: "build_workout",
    description:
      "Builds a session from exercise ids per block, the main ones most important first. Returns the card's content; it " +
      "never takes longer than `minutes`. Refuses unknown ids and exercises that break a constraint.",
    kind: "read",
    input: Input,
    output: WorkoutContent,
    display: {
      running: ({ minutes }) => `Building a session of at most ${minutes} minutes`,
      complete: ({ estimatedMinutes }) => `Built ${estimatedMinutes} minutes`,
    },
    async run(input) {
      const resolve = (id: string): Exercise => {
        const exercise = catalog.byId(id);
        if (exercise === null) throw new AppError("bad_request", `There is no exercise with the id "${id}".`);
        const problem = objection(exercise, input);
        if (problem !== null) throw new AppError("bad_request", `${problem}.`);
        return exercise;
      };
      const content = assembleSession(
        {
          warmup: input.blocks.warmup.map(resolve),
          main: input.blocks.main.map(({ id, keep, rank, durationS, dose }, i) => ({
            exercise: resolve(id),
            keep,
            rank: rank ?? i,
            durationS,
            dose,
          })),
          cooldown: input.blocks.cooldown.map(resolve),
        },
        input,
      );
      if (content === null) throw new AppError("bad_request", `Not even one exercise fits into ${input.minutes} min.`);
      return content;
    },
  });
export type BuildWorkoutTool = ReturnType<typeof buildWorkout>;
