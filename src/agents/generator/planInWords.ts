import type { Catalog } from "../../catalog/catalog.ts";
import { STRESS_CAP } from "../../catalog/jointFlags.ts";
import { HARDEST, mainCount } from "./candidateSearch.ts";
import { areaInWords, flagsInWords, limitedJoint, listed, SPARING, thingsInWords } from "./planWords.ts";
import type { SessionPlan } from "./sessionPlan.ts";

const MOST_NAMED = 12;

/** The limits of a plan, a line each. Words of ours only: what the person wrote is data and stands elsewhere. */
export function limitsInWords(plan: SessionPlan, catalog: Catalog): string[] {
  const excluded = plan.excludeIds.flatMap((id) => catalog.byId(id)?.name ?? []);
  const things = plan.equipment?.filter((thing) => thing !== "none") ?? [];
  return [
    `at most ${plan.minutes} minutes`,
    plan.equipment === null
      ? "everything a gym has may be used"
      : things.length === 0
        ? "no equipment at all"
        : `equipment: ${thingsInWords(things)}`,
    ...plan.limitations.map(
      (one) => `spare ${limitedJoint(one)}: ${SPARING[one.joint]}, stress at most ${STRESS_CAP[one.severity]} of 3`,
    ),
    ...flagsInWords(plan.forbid),
    `difficulty at most ${HARDEST[plan.level]} of 5`,
    ...(plan.withoutCardio ? ["no cardio"] : []),
    ...(plan.mechanic === null ? [] : [`${plan.mechanic} exercises only`]),
    ...(plan.avoidedAreas.length > 0 ? [`leave ${listed(plan.avoidedAreas.map(areaInWords))} alone`] : []),
    ...(excluded.length > 0 ? [`without ${listed(excluded.slice(0, MOST_NAMED))}`] : []),
  ];
}

/** What a session is for, a line each; in words of ours only. */
export function wishesInWords(plan: SessionPlan): string[] {
  const must = plan.include.filter(({ must: has }) => has).map(({ name }) => name);
  return [
    `train ${listed(plan.areas.map(areaInWords))}${plan.areasSaid ? "" : " (nothing was said about the parts of the body)"}`,
    ...(plan.emphasis.length > 0 ? [`most of all ${listed(plan.emphasis.map(areaInWords))}`] : []),
    `goal: ${plan.goal.replaceAll("_", " ")}; level: ${plan.level}; effort: ${plan.intensity}; ${plan.structure}`,
    ...(must.length > 0 ? [`with ${listed(must)}, which code puts in`] : []),
  ];
}

/** How many exercises the main part is to have. */
export function countInWords(plan: SessionPlan): string {
  if (plan.count !== null) {
    const { min, max } = plan.count;
    return min === max ? `${min} exercises` : `${min} to ${max} exercises`;
  }
  const most = mainCount(plan);
  return `${Math.max(1, most - 1)} to ${most + 1} exercises`;
}
