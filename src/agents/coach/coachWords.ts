import type { Area } from "../../language/session/areaWords.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import {
  type Equipment,
  JOINT_NAMES,
  type Joint,
  type MovementPattern,
  type Muscle,
  type StressFlag,
} from "../../protocol/vocabulary.ts";

/** What people call a muscle, and what else it is known as. */
const MUSCLES: Record<Muscle, readonly [word: string, gloss?: string]> = {
  chest: ["chest", "pectorals"],
  front_delts: ["front delts", "front of the shoulders"],
  side_delts: ["side delts", "side of the shoulders"],
  rear_delts: ["rear delts", "back of the shoulders"],
  rotator_cuff: ["rotator cuff"],
  triceps: ["triceps"],
  biceps: ["biceps"],
  forearms: ["forearms", "grip"],
  lats: ["lats"],
  upper_back: ["upper back", "rhomboids and mid traps"],
  traps: ["traps"],
  lower_back: ["lower back", "spinal erectors"],
  abs: ["abs", "core"],
  obliques: ["obliques"],
  hip_flexors: ["hip flexors"],
  glutes: ["glutes"],
  hamstrings: ["hamstrings"],
  quads: ["quads"],
  adductors: ["adductors", "inner thighs"],
  abductors: ["abductors", "side glutes"],
  calves: ["calves"],
  tibialis: ["tibialis", "shins"],
  neck: ["neck"],
  serratus: ["serratus", "side of the ribs"],
  cardio_system: ["cardiovascular system", "heart and lungs"],
};

const EQUIPMENT: Partial<Record<Equipment, string>> = {
  none: "no equipment",
  mat: "a mat",
  wall: "a wall",
  chair: "a chair",
  barbell: "a barbell",
  ez_bar: "an EZ bar",
  trap_bar: "a trap bar",
  safety_squat_bar: "a safety squat bar",
  dumbbell: "dumbbells",
  kettlebell: "a kettlebell",
  plate: "a plate",
  medicine_ball: "a medicine ball",
  band: "a band",
  cable: "a cable machine",
  machine_assisted_pullup: "an assisted pull-up machine",
  smith_machine: "a Smith machine",
  flat_bench: "a flat bench",
  adjustable_bench: "an adjustable bench",
  rack: "a rack",
  pull_up_bar: "a pull-up bar",
  dip_bars: "dip bars",
  rings: "rings",
  suspension_trainer: "a suspension trainer",
  box: "a box",
  ab_wheel: "an ab wheel",
  landmine: "a landmine",
  sled: "a sled",
  back_extension_bench: "a back extension bench",
  preacher_bench: "a preacher bench",
  dip_belt: "a dip belt",
  jump_rope: "a jump rope",
  foam_roller: "a foam roller",
  stability_ball: "a stability ball",
  treadmill: "a treadmill",
  bike: "a bike",
  rower: "a rowing machine",
  elliptical: "an elliptical",
};

const PATTERNS: Record<MovementPattern, string> = {
  squat: "a squat movement (knees and hips bend together)",
  hinge: "a hip hinge (the hips move back, the knees bend little)",
  lunge: "a lunge movement (one leg at a time)",
  step_up: "a step-up movement (one leg at a time)",
  horizontal_push: "a horizontal push",
  incline_push: "an incline push",
  vertical_push: "a vertical push",
  horizontal_pull: "a horizontal pull",
  vertical_pull: "a vertical pull",
  carry: "a loaded carry",
  core_flexion: "a core exercise that bends the trunk",
  core_anti_extension: "a core exercise that resists arching",
  core_anti_rotation: "a core exercise that resists turning",
  core_anti_lateral_flexion: "a core exercise that resists side-bending",
  core_rotation: "a core exercise that turns the trunk",
  hip_thrust: "a hip extension movement",
  spinal_extension: "a back extension movement",
  knee_extension: "a knee extension movement",
  knee_flexion: "a knee flexion movement",
  hip_abduction: "a movement of the leg outwards",
  hip_adduction: "a movement of the leg inwards",
  calf_raise: "a calf raise",
  elbow_flexion: "an elbow flexion movement (a curl)",
  elbow_extension: "an elbow extension movement",
  horizontal_adduction: "a fly movement",
  horizontal_abduction: "a reverse fly movement",
  shoulder_abduction: "a raise to the side",
  shoulder_flexion: "a raise to the front",
  shoulder_external_rotation: "an outward rotation of the shoulder",
  scapular_elevation: "a shrug",
  wrist_flexion: "a wrist curl",
  wrist_extension: "a reverse wrist curl",
  neck: "a neck exercise",
  olympic: "an Olympic lift",
  jump: "a jump",
  throw: "a throw",
  swing: "a swing",
  locomotion: "cardio",
  mobility: "a mobility exercise",
  stretch: "a stretch",
};

const FLAGS: Record<StressFlag, string> = {
  overhead: "work overhead",
  behind_neck: "a position behind the neck",
  axial_load: "weight on the spine",
  loaded_spinal_flexion: "loaded bending of the back",
  loaded_spinal_rotation: "loaded twisting of the back",
  deep_knee_flexion: "deep knee bend",
  knee_shear: "shear on the knee",
  impact: "impact",
  shoulder_extension_end_range: "the arm far behind the body",
  shoulder_abducted_internal_rotation: "the raised arm turned inwards",
  loaded_wrist_extension: "the wrist bent back under load",
  heavy_grip: "heavy gripping",
  supine: "lying on the back",
  prone: "lying face down",
  inverted: "being upside down",
  balance: "balance",
  breath_hold_heavy: "heavy straining with held breath",
  high_skill: "a lot of skill",
  needs_spotter_or_safeties: "safeties or a spotter when heavy",
};

const STRESS = ["no", "low", "moderate", "high"] as const;

/** "a, b and c"; the empty text for nothing. */
export const listed = (items: readonly string[], last = "and"): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;

export const muscleWord = (muscle: Muscle): string => MUSCLES[muscle][0];

/** The muscle with its other name: "front delts (front of the shoulders)". */
export function muscleWithGloss(muscle: Muscle): string {
  const [word, gloss] = MUSCLES[muscle];
  return gloss === undefined ? word : `${word} (${gloss})`;
}

/** A part of the body or a split, as it stands after "the". */
export function areaWord(area: Area): string {
  const words: Partial<Record<Area, string>> = {
    upper: "upper body",
    lower: "legs",
    push: "pushing muscles",
    pull: "pulling muscles",
    cardio: "heart and lungs",
    full_body: "whole body",
  };
  return words[area] ?? area.replaceAll("_", " ");
}

export const jointWord = (joint: Joint): string => JOINT_NAMES[joint];

export const equipmentWord = (item: Equipment): string =>
  EQUIPMENT[item] ?? `a ${item.replace(/^machine_/, "").replaceAll("_", " ")} machine`;

/** What an exercise cannot be done without. */
export const equipmentNeeded = (exercise: Exercise): string => listed(exercise.equipment_required.map(equipmentWord));

export const patternWords = (pattern: MovementPattern): string => PATTERNS[pattern];

export const flagWords = (flag: StressFlag): string => FLAGS[flag];

/** A rating of 0 to 3 in words. */
export const stressWord = (stress: number): string => STRESS[stress] ?? "unrated";

/** A figure without a tail: at most one decimal, two below 10. */
export function figure(value: number): string {
  const places = Math.abs(value) < 10 ? 100 : 10;
  return String(Math.round((value + Number.EPSILON) * places) / places);
}

export const inUnit = (value: number, unit: "kg" | "lb" | null): string =>
  unit === null ? figure(value) : `${figure(value)} ${unit}`;

/** Seconds as people say them: "90 seconds", "3 minutes". */
export const restWords = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`;
