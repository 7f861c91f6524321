import type { Exercise } from "../protocol/exercise.ts";
import type { Limitation } from "../protocol/profile.ts";
import type { Joint, StressFlag } from "../protocol/vocabulary.ts";
import { bendsLoaded, loadsSpine } from "./spinalLoad.ts";

/**
 * Kinds of stress to leave out first when a joint is to be spared. Practice of coaches and clinicians, not trial
 * results; meant to be reviewed by a physiotherapist.
 */
export const JOINT_FLAGS: Readonly<Record<Joint, readonly StressFlag[]>> = {
  neck: ["behind_neck", "axial_load", "inverted"],
  shoulder: ["overhead", "behind_neck", "shoulder_extension_end_range", "shoulder_abducted_internal_rotation"],
  elbow: ["heavy_grip"],
  wrist: ["loaded_wrist_extension"],
  thoracic_spine: ["loaded_spinal_rotation", "axial_load", "breath_hold_heavy"],
  lumbar_spine: ["axial_load", "loaded_spinal_flexion", "loaded_spinal_rotation"],
  hip: ["deep_knee_flexion", "impact"],
  knee: ["deep_knee_flexion", "knee_shear", "impact"],
  ankle: ["impact"],
};

/** Highest joint stress (0 to 3) that is offered at each severity. */
export const STRESS_CAP: Readonly<Record<Limitation["severity"], number>> = { mild: 2, moderate: 1, severe: 0 };

/**
 * Whether an exercise may be offered to somebody with this limitation: its stress on the joint is rated and within the
 * cap, and it carries none of the joint's flags (at every severity, so that a worse joint never allows more). A lower back
 * is spared every weight on the spine and every bend under load. An exercise without a rating for the joint is refused.
 */
export function sparesJoint(exercise: Exercise, limitation: Pick<Limitation, "joint" | "severity">): boolean {
  const stress = exercise.joint_stress[limitation.joint];
  if (stress === undefined || stress > STRESS_CAP[limitation.severity]) return false;
  if (limitation.joint === "lumbar_spine" && (bendsLoaded(exercise) || loadsSpine(exercise))) return false;
  const flags = JOINT_FLAGS[limitation.joint];
  return !exercise.stress_flags.some((flag) => flags.includes(flag));
}
