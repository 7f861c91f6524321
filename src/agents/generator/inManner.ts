import type { CatalogNames } from "../../language/session/catalogNames.ts";
import { readSessionRequest } from "../../language/session/sessionRequest.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Profile } from "../../protocol/profile.ts";
import { PATTERN_GROUPS } from "../../protocol/vocabulary.ts";
import { type HardLimits, obstacleTo } from "./eligibility.ts";
import { familiarity } from "./exerciseScore.ts";
import { mergeLimitations } from "./mergeLimitations.ts";

const ON_THE_FLOOR = /\b(?:floor|mat|ground|boden|matte|sol|tapis|suelo|esterilla|terra|tappetino|chao|colchonete)\b/;
const LIES_DOWN: ReadonlySet<string> = new Set(["supine", "prone"]);
const EASIER =
  /\b(?:easier|lighter|gentler|simpler|less hard|leichter|einfacher|plus facile|mas facil|piu facile|mais facil)\b/;
const HARDER = /\b(?:harder|tougher|heavier|schwerer|harter|plus dur|mas dificil|piu difficile|mais dificil)\b/;

const isFloorWork = ({ name, stress_flags, equipment_required }: Exercise) =>
  /\bfloor\b/i.test(name) ||
  (stress_flags.some((flag) => LIES_DOWN.has(flag)) &&
    !equipment_required.some((thing) => /bench|machine|box|rack/.test(thing)));

type Within = {
  limits: HardLimits;
  hardest: number;
  all: readonly Exercise[];
  inSession: readonly string[];
  names: CatalogNames;
};

/**
 * What can stand in for one exercise of a session in a manner that was named: "something on the floor", "easier on the knees", "with
 * cables". The manner limits the one that comes, and nothing of what stays. Out: the likest that fits, or `null`.
 */
function inManner(taken: Exercise, manner: string, within: Within): Exercise | null {
  const { limits, hardest, all, inSession, names } = within;
  const asked = readSessionRequest(`an exercise ${manner}`, names);
  const isOnFloor = ON_THE_FLOOR.test(manner);
  const isBare = asked.equipment?.join() === "none";
  const asWished: HardLimits = {
    ...limits,
    equipment: asked.equipment === null || (isBare && isOnFloor) ? limits.equipment : asked.equipment,
    limitations: mergeLimitations(asked.limitations, limits.limitations, []),
    forbid: [...new Set([...limits.forbid, ...asked.forbid])],
  };
  const gear = isBare || asked.equipment === null ? [] : asked.equipment;
  const strained = asked.limitations.map(({ joint }) => joint);
  const fits = all.filter(
    (exercise) =>
      exercise.id !== taken.id &&
      (exercise.suitability.main || exercise.suitability.accessory) &&
      !inSession.includes(exercise.id) &&
      exercise.difficulty <= hardest &&
      (!isOnFloor || isFloorWork(exercise)) &&
      (!EASIER.test(manner) || asked.limitations.length > 0 || exercise.difficulty < Math.max(2, taken.difficulty)) &&
      (!HARDER.test(manner) || exercise.difficulty > taken.difficulty) &&
      (gear.length === 0 || exercise.equipment_required.some((thing) => gear.includes(thing))) &&
      !asked.withoutEquipment.some((thing) => exercise.equipment_required.includes(thing)) &&
      obstacleTo(exercise, asWished) === null,
  );
  const likeness = (exercise: Exercise) =>
    (exercise.movement_pattern === taken.movement_pattern ? 4 : 0) +
    (PATTERN_GROUPS[exercise.movement_pattern] === PATTERN_GROUPS[taken.movement_pattern] ? 3 : 0) +
    (exercise.primary_muscles[0] === taken.primary_muscles[0] ? 3 : 0) +
    exercise.primary_muscles.filter((muscle) => taken.primary_muscles.includes(muscle)).length;
  const score = (exercise: Exercise) =>
    likeness(exercise) +
    (!EASIER.test(manner) &&
    exercise.equipment_required.some((thing) => thing !== "none" && taken.equipment_required.includes(thing))
      ? 1.5
      : 0) -
    strained.reduce((sum, joint) => sum + (exercise.joint_stress[joint] ?? 3), 0) -
    (EASIER.test(manner) ? 0 : Math.abs(exercise.difficulty - taken.difficulty) / 2) +
    (exercise.measurement === taken.measurement ? 2 : 0) +
    (exercise.plane === taken.plane ? 0.5 : 0) +
    familiarity(exercise);
  const alike = fits.filter((exercise) => likeness(exercise) >= LEAST_LIKE);
  return alike.sort((a, b) => score(b) - score(a) || a.slug.localeCompare(b.slug))[0] ?? null;
}
/** Below this it trains something else. */
const LEAST_LIKE = 3;

/** Where a session took machines or a bar, and nothing was listed, there is a gym around them. */
export const isInGym = (exercises: readonly Exercise[], profile: Profile | null) =>
  profile?.equipment == null &&
  exercises.some(({ equipment_required }) =>
    equipment_required.some((thing) => /^(?:machine_|cable|barbell|smith)/.test(thing)),
  );

/** What stands in for several, each but once; fewer where nothing fits. */
export function allInManner(taken: readonly Exercise[], manner: string, within: Within): Exercise[] {
  const come: Exercise[] = [];
  for (const one of taken) {
    const inSession = [...within.inSession, ...come.map(({ id }) => id)];
    const instead = inManner(one, manner, { ...within, inSession });
    if (instead !== null) come.push(instead);
  }
  return come;
}
