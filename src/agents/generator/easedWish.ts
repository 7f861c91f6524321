import { sparesJoint } from "../../catalog/jointFlags.ts";
import { isOldTrouble } from "../../language/session/oldTrouble.ts";
import type { ExerciseWish } from "../../language/session/sessionWishes.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Limitation } from "../../protocol/profile.ts";
import { PATTERN_GROUPS } from "../../protocol/vocabulary.ts";
import { type HardLimits, obstacleTo } from "./eligibility.ts";
import type { NamedExercises } from "./namedExercises.ts";
import { limitedJoint } from "./planWords.ts";
import type { PlanNote } from "./sessionPlan.ts";

/** The stress on a joint that a lighter form may have: that of a mild complaint. */
const LIGHT = 2;

export type Eased = {
  wishes: ExerciseWish[];
  limitations: Limitation[];
  /** All other exercises that do not spare the joint. */
  excludeIds: string[];
  notes: PlanNote[];
};

/**
 * A lift that is asked for by name beside a mild or an old trouble of the joint it loads: in its lightest form, where it has one,
 * instead of a refusal; everything else spares the joint as before. What hurts now, or badly, stays as it is. In: what is asked for, the limits without what eases them, and the request as typed, `null` where a session is changed.
 */
export function easedFor(
  wishes: readonly ExerciseWish[],
  text: string | null,
  { named, all }: { named: NamedExercises; all: readonly Exercise[] },
  told: HardLimits,
  hardest: number,
): Eased {
  const isOld = text !== null && isOldTrouble(text);
  const eased: Eased = { wishes: [...wishes], limitations: [...told.limitations], excludeIds: [], notes: [] };
  const isLittle = ({ severity }: Limitation) => severity === "mild" || (severity === "moderate" && isOld);
  if (text === null || wishes.length === 0 || !told.limitations.some(isLittle)) return eased;
  const without = told.limitations.filter((one) => !isLittle(one));
  // What is old counts as mild for a lift that is asked for.
  const asMild = (one: Limitation): Limitation => (isLittle(one) ? { ...one, severity: "mild" } : one);
  const hard = { ...told, limitations: told.limitations.map(asMild) };
  for (const [at, wish] of wishes.entries()) {
    if (!wish.must && !wish.isFocus) continue;
    const meant = named.meant(wish.phrase);
    const first = meant[0];
    if (first === undefined || obstacleTo(first, told)?.kind !== "limitation") continue;
    const strained = told.limitations.filter((one) => !spares(one, told)(first)).map(({ joint }) => joint);
    eased.limitations = eased.limitations.map((one) => (strained.includes(one.joint) ? asMild(one) : one));
    const kin = meant.filter(
      (exercise) =>
        PATTERN_GROUPS[exercise.movement_pattern] === PATTERN_GROUPS[first.movement_pattern] &&
        named.isNamedSo(exercise, wish.phrase),
    );
    const little = hard.limitations.filter((one) => isLittle(one) && !kin.some(spares(one, hard)));
    if (little.length === 0) continue;
    const stress = (exercise: Exercise) => little.map(({ joint }) => exercise.joint_stress[joint] ?? 3);
    const strain = (exercise: Exercise) =>
      stress(exercise).reduce((sum, one) => sum + one, 0) * 4 +
      (exercise.stress_flags.includes("breath_hold_heavy") ? 2 : 0) +
      exercise.difficulty / 2;
    const [lightest] = kin
      .filter(
        (exercise) =>
          exercise.difficulty <= hardest &&
          stress(exercise).every((one) => one <= LIGHT) &&
          obstacleTo(exercise, { ...hard, limitations: without }) === null,
      )
      .sort((a, b) => strain(a) - strain(b));
    if (lightest === undefined) continue;
    eased.wishes[at] = { ...wish, phrase: lightest.name.toLowerCase() };
    eased.limitations = eased.limitations.filter((one) => !little.some(({ joint }) => joint === one.joint));
    eased.excludeIds.push(
      ...all.filter((one) => one !== lightest && little.some((joint) => !sparesJoint(one, joint))).map(({ id }) => id),
    );
    eased.notes.push({ code: "easedExercise", name: lightest.name, joints: little.map(limitedJoint) });
  }
  return eased;
}

const spares =
  (limitation: Limitation, hard: HardLimits) =>
  (exercise: Exercise): boolean =>
    obstacleTo(exercise, { ...hard, limitations: [limitation] }) === null;
