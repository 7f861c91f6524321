import { bodyPositions } from "../../catalog/bodyPosition.ts";
import { kinSaid } from "../../language/session/kinOfRefused.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Joint } from "../../protocol/vocabulary.ts";

/** The movement that most of what a name covers is of. */
function patternOf(covered: readonly Exercise[]): Exercise["movement_pattern"] | null {
  const counts = new Map<Exercise["movement_pattern"], number>();
  for (const { movement_pattern } of covered) counts.set(movement_pattern, (counts.get(movement_pattern) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const STIFF = /^core_anti_(?:extension|lateral_flexion)$/;
const isOnHands = (exercise: Exercise) => bodyPositions(exercise).has("hands");
const hops = ({ stress_flags }: Exercise) => stress_flags.includes("impact");

/**
 * The exercises that a lifter calls "like" those of a name: of the same movement. Of holds of the trunk only what is held or
 * stood on the hands as they are, of running about only what hops as they do.
 */
export function kinOf(covered: readonly Exercise[], all: readonly Exercise[]): Exercise[] {
  const pattern = patternOf(covered);
  const same = covered.filter(({ movement_pattern }) => movement_pattern === pattern);
  return all.filter((other) => {
    if (pattern !== null && STIFF.test(pattern) && STIFF.test(other.movement_pattern))
      return same.some((one) => one.measurement === other.measurement || (isOnHands(one) && isOnHands(other)));
    if (other.movement_pattern !== pattern) return false;
    if (pattern !== "locomotion") return true;
    return same.some((one) => hops(one) && hops(other));
  });
}

/**
 * Those of them that are as hard on the joints as the mildest exercise of the name: on the joints that hurt, or on the ones it
 * loads most where none is named. An exercise without a rating counts as hard.
 */
export function asHardAs(covered: readonly Exercise[], joints: readonly Joint[], all: readonly Exercise[]): Exercise[] {
  const pattern = patternOf(covered);
  const same = covered.filter(({ movement_pattern }) => movement_pattern === pattern);
  const stress = (exercise: Exercise, joint: Joint) => exercise.joint_stress[joint] ?? 3;
  const most = (exercise: Exercise) => Math.max(...Object.values(exercise.joint_stress), 0);
  return kinOf(covered, all).filter((other) =>
    joints.length > 0
      ? joints.some((joint) => stress(other, joint) >= Math.min(...same.map((one) => stress(one, joint))))
      : most(other) >= Math.min(...same.map(most)),
  );
}

const share = ({ bodyweight_fraction }: Exercise): number => bodyweight_fraction ?? 0;
/** Of a lift that somebody cannot do yet: the hardest of those called by its name (`own`), and what is no easier. */
export function noEasierThan(own: readonly Exercise[], covered: readonly Exercise[]): Exercise[] {
  const isHarder = (a: Exercise, b: Exercise) =>
    a.difficulty > b.difficulty || (a.difficulty === b.difficulty && share(a) >= share(b));
  const [lift] = own.toSorted((a, b) => (isHarder(a, b) ? -1 : 1));
  return lift === undefined ? [...covered] : covered.filter((other) => isHarder(other, lift));
}

/** "Planks and the like" of a name with its kin, "what is like planks" of kin alone. */
export function withKin(words: readonly string[]): string[] {
  const isName = (phrase: string) => kinSaid(phrase) === null || kinSaid(phrase)?.of === "whole";
  const names = words.filter(isName);
  const kin = words.flatMap((phrase) => (isName(phrase) ? [] : (kinSaid(phrase)?.name ?? [])));
  const alone = kin.filter((name) => !names.includes(name));
  const said = names.map((name) => (kin.includes(name) ? `${name} and the like` : name));
  return [...said, ...new Set(alone.map((name) => `what is like ${name}`))];
}
