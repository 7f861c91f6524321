import { JOINT_FLAGS, sparesJoint } from "../../catalog/jointFlags.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Equipment, Joint, Muscle, StressFlag } from "../../protocol/vocabulary.ts";
import type { SessionPlan } from "./sessionPlan.ts";

/** The part of a plan that no session may break. */
export type HardLimits = Pick<
  SessionPlan,
  "equipment" | "assumed" | "limitations" | "stressCaps" | "forbid" | "excludeIds" | "strained"
>;

const JOINT_RELATED: ReadonlySet<StressFlag> = new Set(Object.values(JOINT_FLAGS).flat());

export type Obstacle =
  | { kind: "limitation"; joint: Joint }
  | { kind: "equipment"; missing: Equipment[] }
  | { kind: "forbidden"; flag: StressFlag }
  | { kind: "excluded" }
  /** An injured muscle does the work, or helps with it. */
  | { kind: "strain"; muscle: Muscle; isHelper: boolean };

/** What an exercise needs and is not there; empty when everything is, or when anything goes. */
export function missingThings(
  exercise: Exercise,
  { equipment, assumed }: Pick<SessionPlan, "equipment" | "assumed">,
): Equipment[] {
  if (equipment === null) return [];
  return exercise.equipment_required.filter(
    (thing) => thing !== "none" && !equipment.includes(thing) && !assumed.includes(thing),
  );
}

/** Why an exercise must not be in the session, safety first; `null` when it may. */
export function obstacleTo(exercise: Exercise, limits: HardLimits): Obstacle | null {
  const strained = limits.limitations.find((limitation) => !sparesJoint(exercise, limitation));
  if (strained !== undefined) return { kind: "limitation", joint: strained.joint };
  for (const [joint, cap] of Object.entries(limits.stressCaps) as [Joint, number][]) {
    if ((exercise.joint_stress[joint] ?? 3) > cap) return { kind: "limitation", joint };
  }
  const flag = exercise.stress_flags.find((one) => limits.forbid.includes(one));
  if (flag !== undefined) return { kind: "forbidden", flag };
  const missing = missingThings(exercise, limits);
  if (missing.length > 0) return { kind: "equipment", missing };
  if (limits.excludeIds.includes(exercise.id)) return { kind: "excluded" };
  const isHurt = (muscle: Muscle) => limits.strained.includes(muscle);
  const first = exercise.primary_muscles.find(isHurt);
  if (first !== undefined) return { kind: "strain", muscle: first, isHelper: false };
  const helper = exercise.secondary_muscles.find(isHurt);
  return helper === undefined ? null : { kind: "strain", muscle: helper, isHelper: true };
}

/** The same for a lift that is asked for by name: an injured muscle may help with it, and not do it. */
export function obstacleToNamed(exercise: Exercise, limits: HardLimits): Obstacle | null {
  const obstacle = obstacleTo(exercise, limits);
  return obstacle?.kind === "strain" && obstacle.isHelper ? null : obstacle;
}

/** Joint-related kinds of stress that a list of exercises does not have: an edited session must not bring them in. */
export function flagsBeyond(exercises: readonly Exercise[]): StressFlag[] {
  const present = new Set(exercises.flatMap(({ stress_flags }) => stress_flags));
  return [...JOINT_RELATED].filter((flag) => !present.has(flag));
}
