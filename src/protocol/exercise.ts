import { z } from "zod";
import {
  EQUIPMENT,
  JOINTS,
  LATERALITIES,
  LOAD_TYPES,
  MEASUREMENTS,
  MOVEMENT_PATTERNS,
  MUSCLES,
  STRESS_FLAGS,
} from "./vocabulary.ts";

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** One record of `exercises.json`. Facts are rated by hand; texts are our own. */
export const Exercise = z.strictObject({
  id: z.uuid(),
  slug: Slug,
  name: z.string().min(3).max(80),
  status: z.enum(["draft", "reviewed", "deprecated"]),
  replaced_by: z.string().nullable().optional(),
  aliases: z.array(
    z.strictObject({
      text: z.string().min(1),
      locale: z.string(),
      kind: z.enum(["synonym", "abbreviation", "misspelling", "brand", "legacy_id"]).optional(),
      is_default_for_text: z.boolean().optional(),
    }),
  ),
  family_slug: z.string(),
  variant_key: z.string(),
  movement_pattern: z.enum(MOVEMENT_PATTERNS),
  mechanic: z.enum(["compound", "isolation", "cardio", "mobility"]),
  plane: z.enum(["sagittal", "frontal", "transverse", "multi"]).nullable().optional(),
  primary_muscles: z.array(z.enum(MUSCLES)).min(1),
  secondary_muscles: z.array(z.enum(MUSCLES)),
  equipment_required: z.array(z.enum(EQUIPMENT)).min(1),
  equipment_optional: z.array(z.enum(EQUIPMENT)).optional(),
  load_type: z.enum(LOAD_TYPES),
  measurement: z.enum(MEASUREMENTS),
  bodyweight_fraction: z.number().min(0).max(1).nullable().optional(),
  laterality: z.enum(LATERALITIES),
  side_rule: z
    .strictObject({
      reps_are: z.enum(["per_side", "total"]),
      program_both_sides: z.boolean(),
      start_with: z.enum(["weaker", "left", "either"]).optional(),
      rest_between_sides_s: z.int().optional(),
    })
    .nullable(),
  difficulty: z.int().min(1).max(5),
  fatigue_cost: z.enum(["low", "medium", "high"]).optional(),
  joint_stress: z.record(z.enum(JOINTS), z.int().min(0).max(3)),
  stress_flags: z.array(z.enum(STRESS_FLAGS)),
  contraindications: z
    .array(
      z.strictObject({
        condition: z.string(),
        action: z.enum(["avoid", "modify", "clearance_first"]),
        note: z.string().optional(),
        source: z.string().optional(),
      }),
    )
    .optional(),
  suitability: z.strictObject({
    main: z.boolean(),
    accessory: z.boolean(),
    warm_up: z.boolean(),
    cool_down: z.boolean(),
    activation: z.boolean().optional(),
    finisher: z.boolean().optional(),
    home: z.boolean().optional(),
  }),
  defaults: z
    .strictObject({
      rep_range: z.tuple([z.int(), z.int()]).optional(),
      duration_s: z.tuple([z.int(), z.int()]).optional(),
      rest_s: z.int().optional(),
      increment_kg: z.number().optional(),
      increment_lb: z.number().optional(),
      tempo: z
        .string()
        .regex(/^[0-9X]-[0-9X]-[0-9X]-[0-9X]$/)
        .nullable()
        .optional(),
    })
    .optional(),
  e1rm_group: z.string().nullable().optional(),
  substitutes: z
    .array(
      z.strictObject({
        slug: Slug,
        reason: z.enum(["equipment", "joint", "easier", "harder", "space", "variety"]),
      }),
    )
    .optional(),
  instructions: z.array(z.string()).max(8).optional(),
  cues: z.array(z.string()).max(6).optional(),
  common_mistakes: z.array(z.strictObject({ mistake: z.string(), fix: z.string() })).optional(),
  breathing: z.string().nullable().optional(),
  range_of_motion: z.string().nullable().optional(),
  safety_note: z.string().nullable().optional(),
  provenance: z.strictObject({
    text: z.enum(["original", "none"]),
    facts_checked_against: z.array(z.string()),
    reviewed_by: z.string().nullable().optional(),
    reviewed_at: z.string().nullable().optional(),
    content_version: z.int().optional(),
  }),
});
export type Exercise = z.infer<typeof Exercise>;
