import { z } from "zod";
import { EQUIPMENT, type Equipment, JOINTS, type Joint, MUSCLES, type Muscle } from "../../src/protocol/vocabulary.ts";
import { stem } from "./wordStems.ts";

/** Words of rows for equipment, muscles and joints, as the catalogue's names. Anything else is refused. */

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map(stem)
    .join("_");

/** A vocabulary with other words for one or more of its members, and `null` for "anything". */
function vocabulary<Name extends string>(names: readonly Name[], others: Record<string, readonly Name[] | null>) {
  const known = new Map<string, readonly Name[] | null>(names.map((name) => [keyOf(name), [name]]));
  for (const [words, meant] of Object.entries(others))
    for (const word of words.split(" ")) known.set(keyOf(word), meant);
  return known;
}

const MACHINES = EQUIPMENT.filter(
  (item) => item.startsWith("machine_") || item === "cable" || item === "smith_machine",
);
const CARDIO = ["treadmill", "bike", "rower", "elliptical"] as const;

const EQUIPMENT_WORDS = vocabulary<Equipment>(EQUIPMENT, {
  "bodyweight no_equipment nothing floor body_weight": ["none"],
  "any all full_gym gym commercial_gym everything": null,
  "machine all_machines gym_machines": MACHINES,
  "bench weight_bench": ["flat_bench", "adjustable_bench"],
  incline_bench: ["adjustable_bench", "flat_bench"],
  "pullup_bar chin_up_bar pull_up": ["pull_up_bar"],
  "cable_machine cable_station": ["cable"],
  "squat_rack power_rack": ["rack"],
  "resistance_band loop_band": ["band"],
  weight_plate: ["plate"],
  trx: ["suspension_trainer"],
  cardio_machine: CARDIO,
  rowing_machine: ["rower"],
  "exercise_bike stationary_bike": ["bike"],
  leg_press: ["machine_leg_press"],
  smith: ["smith_machine"],
  "dip_station parallel_bar": ["dip_bars"],
  "swiss_ball exercise_ball": ["stability_ball"],
  "plyo_box step": ["box"],
  yoga_mat: ["mat"],
  "rope skipping_rope": ["jump_rope"],
});

/** Stood on, leaned on or sat on: not asked for, always there. */
export const ALWAYS_THERE: readonly Equipment[] = ["none", "mat", "wall", "chair"];

const PUSH: Muscle[] = ["chest", "front_delts", "side_delts", "triceps"];
const PULL: Muscle[] = ["lats", "upper_back", "rear_delts", "traps", "biceps", "forearms"];
const LEGS: Muscle[] = ["quads", "hamstrings", "glutes", "calves", "adductors", "abductors"];
const CORE: Muscle[] = ["abs", "obliques", "hip_flexors", "lower_back", "serratus"];

const MUSCLE_WORDS = vocabulary<Muscle>(MUSCLES, {
  push: PUSH,
  pull: PULL,
  "leg lower_body lower": LEGS,
  "upper_body upper": [...PUSH, ...PULL],
  "core midsection": CORE,
  "ab abdominal": ["abs", "obliques"],
  back: ["lats", "upper_back", "traps", "lower_back", "rear_delts"],
  "shoulder delt": ["front_delts", "side_delts", "rear_delts", "rotator_cuff"],
  arm: ["biceps", "triceps", "forearms"],
  pec: ["chest"],
  glute: ["glutes", "abductors"],
  "quad thigh": ["quads"],
  "hamstring ham": ["hamstrings"],
  calf: ["calves"],
  hip: ["glutes", "hip_flexors", "abductors", "adductors"],
  inner_thigh: ["adductors"],
  posterior_chain: ["hamstrings", "glutes", "lower_back"],
  lat: ["lats"],
  trap: ["traps"],
  "cardio conditioning": ["cardio_system"],
  "full_body whole_body total_body everything": null,
});

const JOINT_WORDS = vocabulary<Joint>(JOINTS, {
  "lower_back back low_back lumbar spine": ["lumbar_spine"],
  "upper_back mid_back thoracic rib": ["thoracic_spine"],
});

function named<Name extends string>(words: ReadonlyMap<string, readonly Name[] | null>, what: string) {
  return z.string().transform((text, context) => {
    const meant = words.get(keyOf(text));
    if (meant === undefined) {
      context.addIssue({ code: "custom", message: `"${text}" is no ${what} of the catalogue` });
      return z.NEVER;
    }
    return { text, names: meant };
  });
}

/** `names: null`: everything there is. */
export const EquipmentWord = named(EQUIPMENT_WORDS, "equipment");
/** `names: null`: the whole body. */
export const MuscleWord = named(MUSCLE_WORDS, "muscle or group");

/** How much stress a limitation leaves: mild 2, moderate 1, severe 0 of 3. */
const CAPS = { mild: 2, moderate: 1, severe: 0 } as const;
type Severity = keyof typeof CAPS;

/** A joint to spare; `severity` and `max` are `null` when the row does not say them. */
export const JointLimit = z
  .union([
    z.string().transform((joint) => ({ joint, severity: null, max: null })),
    z.object({
      joint: z.string(),
      severity: z.enum(["mild", "moderate", "severe"]).nullable().default(null),
      max: z.int().min(0).max(3).nullable().default(null),
    }),
  ])
  .transform(({ joint, severity, max }, context) => {
    const meant = JOINT_WORDS.get(keyOf(joint))?.[0];
    if (meant === undefined) {
      context.addIssue({ code: "custom", message: `"${joint}" is no joint of the catalogue` });
      return z.NEVER;
    }
    return { joint: meant, severity, max };
  });
export type JointLimit = z.infer<typeof JointLimit>;

/** The stress that a joint may have: as the row says, else as the message says ("mild", "severe"), else moderate. */
export function jointCap({ joint, severity, max }: JointLimit, text: string): { joint: Joint; max: number } {
  const said: Severity = /\b(?:mild|slight)/i.test(text) ? "mild" : /\bsevere/i.test(text) ? "severe" : "moderate";
  return { joint, max: max ?? CAPS[severity ?? said] };
}
