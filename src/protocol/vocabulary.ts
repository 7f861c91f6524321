/** The closed vocabularies of the exercise catalogue. Order is display order. */

/** Muscles an exercise can train. */
export const MUSCLES = [
  "chest",
  "front_delts",
  "side_delts",
  "rear_delts",
  "rotator_cuff",
  "triceps",
  "biceps",
  "forearms",
  "lats",
  "upper_back",
  "traps",
  "lower_back",
  "abs",
  "obliques",
  "hip_flexors",
  "glutes",
  "hamstrings",
  "quads",
  "adductors",
  "abductors",
  "calves",
  "tibialis",
  "neck",
  "serratus",
  "cardio_system",
] as const;

/** Things an exercise can need; "none" means nothing at all. */
export const EQUIPMENT = [
  "none",
  "mat",
  "wall",
  "chair",
  "barbell",
  "ez_bar",
  "trap_bar",
  "safety_squat_bar",
  "dumbbell",
  "kettlebell",
  "plate",
  "medicine_ball",
  "band",
  "cable",
  "machine_leg_press",
  "machine_leg_extension",
  "machine_leg_curl",
  "machine_hack_squat",
  "machine_chest_press",
  "machine_shoulder_press",
  "machine_row",
  "machine_lat_pulldown",
  "machine_pec_deck",
  "machine_calf_raise",
  "machine_hip_abduction",
  "machine_hip_adduction",
  "machine_assisted_pullup",
  "smith_machine",
  "flat_bench",
  "adjustable_bench",
  "rack",
  "pull_up_bar",
  "dip_bars",
  "rings",
  "suspension_trainer",
  "box",
  "ab_wheel",
  "landmine",
  "sled",
  "back_extension_bench",
  "preacher_bench",
  "dip_belt",
  "jump_rope",
  "foam_roller",
  "stability_ball",
  "treadmill",
  "bike",
  "rower",
  "elliptical",
] as const;

/** Joints whose stress is rated 0 to 3 per exercise. */
export const JOINTS = [
  "neck",
  "shoulder",
  "elbow",
  "wrist",
  "thoracic_spine",
  "lumbar_spine",
  "hip",
  "knee",
  "ankle",
] as const;

/** Kinds of stress that a limitation can forbid. */
export const STRESS_FLAGS = [
  "overhead",
  "behind_neck",
  "axial_load",
  "loaded_spinal_flexion",
  "loaded_spinal_rotation",
  "deep_knee_flexion",
  "knee_shear",
  "impact",
  "shoulder_extension_end_range",
  "shoulder_abducted_internal_rotation",
  "loaded_wrist_extension",
  "heavy_grip",
  "supine",
  "prone",
  "inverted",
  "balance",
  "breath_hold_heavy",
  "high_skill",
  "needs_spotter_or_safeties",
] as const;

/** What a set of an exercise is counted in. */
export const MEASUREMENTS = [
  "weight_reps",
  "bodyweight_reps",
  "weighted_bodyweight_reps",
  "assisted_reps",
  "duration",
  "weight_duration",
  "distance_duration",
  "weight_distance",
  "reps_only",
] as const;

/** How an exercise is loaded; decides what "20s" means and the smallest step. */
export const LOAD_TYPES = [
  "plates_per_side",
  "plates_single_end",
  "stack",
  "implement_pair",
  "implement_single",
  "bodyweight",
  "bodyweight_plus",
  "assisted",
  "band",
  "none",
] as const;

/** Whether both sides work together. */
export const LATERALITIES = ["bilateral", "unilateral", "alternating"] as const;

/** Movement pattern → the group it belongs to. */
export const PATTERN_GROUPS = {
  squat: "squat",
  hinge: "hinge",
  lunge: "lunge",
  step_up: "lunge",
  horizontal_push: "push",
  incline_push: "push",
  vertical_push: "push",
  horizontal_pull: "pull",
  vertical_pull: "pull",
  carry: "carry",
  core_flexion: "core",
  core_anti_extension: "core",
  core_anti_rotation: "core",
  core_anti_lateral_flexion: "core",
  core_rotation: "core",
  hip_thrust: "hinge",
  spinal_extension: "hinge",
  knee_extension: "isolation",
  knee_flexion: "isolation",
  hip_abduction: "isolation",
  hip_adduction: "isolation",
  calf_raise: "isolation",
  elbow_flexion: "isolation",
  elbow_extension: "isolation",
  horizontal_adduction: "isolation",
  horizontal_abduction: "isolation",
  shoulder_abduction: "isolation",
  shoulder_flexion: "isolation",
  shoulder_external_rotation: "isolation",
  scapular_elevation: "isolation",
  wrist_flexion: "isolation",
  wrist_extension: "isolation",
  neck: "isolation",
  olympic: "power",
  jump: "power",
  throw: "power",
  swing: "power",
  locomotion: "cardio",
  mobility: "mobility",
  stretch: "mobility",
} as const;

export type Muscle = (typeof MUSCLES)[number];
export type Equipment = (typeof EQUIPMENT)[number];
export type Joint = (typeof JOINTS)[number];
export type StressFlag = (typeof STRESS_FLAGS)[number];
export type Measurement = (typeof MEASUREMENTS)[number];
export type LoadType = (typeof LOAD_TYPES)[number];
export type Laterality = (typeof LATERALITIES)[number];
export type MovementPattern = keyof typeof PATTERN_GROUPS;
export type PatternGroup = (typeof PATTERN_GROUPS)[MovementPattern];

/** Joints as people call them, in the singular. */
export const JOINT_NAMES: Readonly<Record<Joint, string>> = {
  neck: "neck",
  shoulder: "shoulder",
  elbow: "elbow",
  wrist: "wrist",
  thoracic_spine: "upper back",
  lumbar_spine: "lower back",
  hip: "hip",
  knee: "knee",
  ankle: "ankle",
};

/** All movement patterns, for schemas. */
export const MOVEMENT_PATTERNS = Object.keys(PATTERN_GROUPS) as [MovementPattern, ...MovementPattern[]];
