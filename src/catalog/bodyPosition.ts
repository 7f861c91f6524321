import type { Exercise } from "../protocol/exercise.ts";
import type { MovementPattern } from "../protocol/vocabulary.ts";

/** Ways of placing the body that somebody may not be able or allowed to take. */
export type BodyPosition = "floor" | "kneeling" | "hands" | "bent";

const KNEELING = /\bkneel|\ball fours\b|\bon (?:the|your|both) knees\b/;
const ON_HANDS =
  /\b(?:hands?|knuckles|palms)\b[^.]*\b(?:on|against) (?:the floor|the edge|a bench|the ground)|\bplank\b|\bpush-up position\b|\bhandstand\b|\bsupport yourself on\b|\bhold yourself on straight arms\b|\bprop yourself up\b/;
const DOWN =
  /\blie\b|\blying\b|\bsit on the floor\b|\bhands on the floor\b|\bplank\b|\bpush-up position\b|\bon one side\b/;
/** With the trunk leaned over, whatever holds it there. */
const BENT =
  /\bhinge\b|\b(?:bend|fold|tip|lean) (?:forward|over)\b|\bsupport one knee and one hand\b|\bchest over the thighs\b|\bon the floor inside\b|\bput both hands on the floor\b/;
const BENDS: ReadonlySet<MovementPattern> = new Set<MovementPattern>(["hinge", "swing", "olympic", "spinal_extension"]);
/** On the floor, whatever else is used. */
const FLOOR_SAID = /\bhands on the floor\b|^sit with legs\b/;
/** Lain or sat on instead of the floor. */
const FURNITURE =
  /^(?:flat_bench|adjustable_bench|back_extension_bench|preacher_bench|machine_|smith|cable|stability_ball)/;

/** Movements of the arms and the upper trunk that go as well from a chair, with what can be held or pulled there. */
const FROM_A_CHAIR: ReadonlySet<MovementPattern> = new Set<MovementPattern>([
  "elbow_flexion",
  "elbow_extension",
  "shoulder_abduction",
  "shoulder_flexion",
  "shoulder_external_rotation",
  "horizontal_abduction",
  "horizontal_adduction",
  "horizontal_pull",
  "horizontal_push",
  "vertical_pull",
  "vertical_push",
  "scapular_elevation",
  "wrist_flexion",
  "wrist_extension",
  "core_anti_rotation",
  "core_rotation",
  "neck",
  "mobility",
  "stretch",
]);
/** Work for the legs that machines have a seat for. */
const LEGS_IN_A_SEAT: ReadonlySet<MovementPattern> = new Set<MovementPattern>([
  "knee_extension",
  "knee_flexion",
  "hip_abduction",
  "hip_adduction",
  "calf_raise",
]);
const NOT_IN_A_CHAIR =
  /^(?:barbell|trap_bar|rack|landmine|pull_up_bar|rings|suspension_trainer|dip_bars|sled|box|flat_bench|back_extension_bench|smith_machine|machine_assisted_pullup)$/;
const LEANS = /\bhinge\b|\bbend forward\b|\bfold forward\b|\bstep\b|\bhang\b|\blunge\b|\bfeet? on\b|\bone foot\b/;

const opening = ({ instructions }: Exercise): string => (instructions ?? []).slice(0, 2).join(" ").toLowerCase();

/**
 * Where an exercise is done, read off its first instructions and its kinds of stress: on the floor, on the knees, with
 * weight on the hands, bent over. Several may hold; what is done on the feet, in a seat or on a bench has none.
 */
export function bodyPositions(exercise: Exercise): Set<BodyPosition> {
  const text = opening(exercise);
  const found = new Set<BodyPosition>();
  const isOnFurniture = exercise.equipment_required.some((thing) => FURNITURE.test(thing));
  const isBodyweight = exercise.load_type.startsWith("bodyweight") || exercise.load_type === "none";
  if (KNEELING.test(text)) found.add("kneeling");
  if (ON_HANDS.test(text) || (isBodyweight && exercise.movement_pattern === "horizontal_push")) found.add("hands");
  const isDown = DOWN.test(text) || exercise.stress_flags.some((flag) => flag === "prone" || flag === "supine");
  const isSatDown = /^sit\b(?! (?:or|back|at)\b)/.test(text) && isBodyweight && !/\bchair\b/.test(text);
  if (BENT.test(text) || BENDS.has(exercise.movement_pattern) || exercise.stress_flags.includes("inverted"))
    found.add("bent");
  if (FLOOR_SAID.test(text) || (!isOnFurniture && (isDown || isSatDown || KNEELING.test(text)))) found.add("floor");
  return found;
}

/** Whether it is the legs that move in a chair. */
export const movesLegsSeated = ({ equipment_required, movement_pattern }: Exercise): boolean =>
  equipment_required.includes("chair") &&
  (movement_pattern === "locomotion" || movement_pattern === "core_flexion" || LEGS_IN_A_SEAT.has(movement_pattern));

/** Whether an exercise can be done by somebody who stays in a chair. */
export function isDoneSeated(exercise: Exercise): boolean {
  const positions = bodyPositions(exercise);
  const isOnMachine = exercise.equipment_required.some((thing) => thing.startsWith("machine_"));
  const isOnAChair = exercise.equipment_required.includes("chair") && /^sit\b/.test(opening(exercise));
  if (isOnAChair) return exercise.movement_pattern !== "squat";
  const fits =
    FROM_A_CHAIR.has(exercise.movement_pattern) || (isOnMachine && LEGS_IN_A_SEAT.has(exercise.movement_pattern));
  return (
    fits &&
    (!positions.has("floor") || exercise.load_type === "band") &&
    !positions.has("kneeling") &&
    !positions.has("hands") &&
    !exercise.equipment_required.some((thing) => NOT_IN_A_CHAIR.test(thing)) &&
    !exercise.stress_flags.some((flag) =>
      ["balance", "impact", "prone", "supine", "axial_load", "deep_knee_flexion"].includes(flag),
    ) &&
    !LEANS.test(opening(exercise))
  );
}

const OFF_THE_FEET =
  /\b(?:sit|sitting|seated|seat|lie|lying|kneel\w*|hang from|plank|lean back|on one side)\b|\bhands? (?:on|shoulder-width apart on) (?:the|a) (?:floor|bench|box|edge)\b|\bchest (?:on|against)\b/;
const CALLED_OFF_THE_FEET =
  /\b(?:seated|lying|kneeling|prone|supine|bench press|chest-supported|incline|decline|push-up|plank|dip|hang|pull-up|chin-up|leg press|bike|rower|rowing|sit-up|crunch)\b/i;
const FOR_STANDING = /^(?:machine_calf_raise|treadmill|elliptical|cable|smith_machine)$/;
/** "Sit back", "sit into the squat" are ways of bending the knees, "stand or sit" leaves it open. */
const SITS_BACK =
  /\bsit (?:back|down (?:and back|between)|into|until|to)\b|\b(?:stand|kneel) or sit\b|\b(?:sit|kneel) or stand\b/g;

/** Whether an exercise is done on the feet from beginning to end. */
export function isDoneStanding(exercise: Exercise): boolean {
  const text = opening(exercise).replace(SITS_BACK, " ");
  if (/^(?:wall|standing)\b/i.test(exercise.name)) return !/\bwall (?:bridge|dead)/i.test(exercise.name);
  return (
    [...bodyPositions(exercise)].every((position) => position === "bent") &&
    !OFF_THE_FEET.test(text) &&
    !CALLED_OFF_THE_FEET.test(exercise.name) &&
    !exercise.stress_flags.some((flag) => flag === "prone" || flag === "supine") &&
    !exercise.equipment_required.some(
      (thing) =>
        (FURNITURE.test(thing) && !FOR_STANDING.test(thing)) ||
        /^(?:pull_up_bar|dip_bars|rings|bike|rower)$/.test(thing),
    )
  );
}

const LAIN = /\b(?:lie|lying)\b/;
const GETS_UP = /\b(?:stand|step|walk|jump)\b/;
/** Whether an exercise is done down on the floor or lain on a bench. */
export function isDoneLying(exercise: Exercise): boolean {
  const text = opening(exercise);
  const isDown =
    bodyPositions(exercise).has("floor") ||
    LAIN.test(text) ||
    exercise.stress_flags.some((flag) => flag === "prone" || flag === "supine");
  return isDown && !GETS_UP.test(text) && exercise.movement_pattern !== "locomotion";
}

const SITS = /\b(?:sit|seat(?:ed)?|sitting)\b/;
/** Whether an exercise has a seat of its own: on a machine, a bench or a bike. */
export const isDoneSitting = (exercise: Exercise): boolean =>
  SITS.test(opening(exercise).replace(SITS_BACK, " ")) &&
  exercise.movement_pattern !== "squat" &&
  !GETS_UP.test(opening(exercise));
