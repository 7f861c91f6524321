import type { LogSet } from "../../protocol/workoutLog.ts";
import { distinct } from "./correctionProblem.ts";
import type { Change, SetField } from "./correctionValues.ts";

/** How many times one figure is the other, whichever is more. */
export const apart = (one: number, other: number) =>
  one > 0 && other > 0 ? Math.max(one / other, other / one) : Number.POSITIVE_INFINITY;

/** What sets that were done apart each have of their own: no figure is of all of them. */
export const APART: ReadonlySet<SetField> = new Set(["weight", "distance", "durationS", "reps"]);
export const NAMED: Readonly<Record<string, string>> = { weight: "weights", distance: "distances", durationS: "times" };

/**
 * "Actually it was 1600" of 1500 m and six sprints: the sets whose figure is near it, where the others' is far from it; `null` where
 * that leaves a choice.
 */
export function oneOfApart(
  sets: readonly LogSet[],
  places: readonly number[],
  { field, value, unit }: Extract<Change, { what: "field" }>,
): readonly number[] | null {
  const held = distinct(places.map((place) => sets[place]?.[field] ?? null));
  if (held.length < 2) return places;
  const isNear = (own: number) => apart(value, own) <= NEAR;
  const near = held.filter(isNear);
  const isFar = held.every((own) => isNear(own) || apart(value, own) > FAR_APART);
  const isUnit = field !== "distance" || unit === null || places.every((place) => sets[place]?.distanceUnit === unit);
  if (near.length === 1 && isFar && isUnit) return places.filter((place) => sets[place]?.[field] === near[0]);
  return field === "reps" && !held.some((own) => apart(own, held[0] ?? own) > FAR_APART) ? places : null;
}
const NEAR = 1.2;
const FAR_APART = 1.6;
