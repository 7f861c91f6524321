import { LogSet } from "../../src/protocol/workoutLog.ts";
import type { ExpectedSet } from "./expectedEntry.ts";

/** Fields right, fields missing, fields that should not be there; a wrong figure is both of the latter. */
export type FieldCounts = { hits: number; misses: number; falseAlarms: number };

const NOTHING = LogSet.parse({});
const FIELDS = Object.keys(NOTHING) as (keyof LogSet)[];
const METRES = { m: 1, km: 1_000, mi: 1_609.344, yd: 0.9144, ft: 0.3048 } as const;

/** Half a second of a time, a thousandth of a distance. */
const NEAR_SECONDS = 0.5;
const NEAR_SHARE = 0.001;

/** How two lists of sets agree, set by set in order, on the fields that the row gives. */
export function compareSets(
  expected: readonly ExpectedSet[],
  seen: readonly LogSet[],
): FieldCounts & { isSame: boolean } {
  const total: FieldCounts = { hits: 0, misses: 0, falseAlarms: 0 };
  const asked = fieldsOf(expected);
  for (let at = 0; at < Math.max(expected.length, seen.length); at++) {
    const one = compareSet(expected[at] ?? null, seen[at] ?? null, asked);
    total.hits += one.hits;
    total.misses += one.misses;
    total.falseAlarms += one.falseAlarms;
  }
  const isSame = expected.length === 0 || (expected.length === seen.length && total.misses + total.falseAlarms === 0);
  return { ...total, isSame };
}

/** All fields that any of the sets gives: what a set too many is charged with. */
const fieldsOf = (sets: readonly ExpectedSet[]) =>
  FIELDS.filter((field) => sets.some((set) => set[field] !== undefined && set[field] !== NOTHING[field]));

function compareSet(expected: ExpectedSet | null, seen: LogSet | null, asked: readonly (keyof LogSet)[]): FieldCounts {
  const counts: FieldCounts = { hits: 0, misses: 0, falseAlarms: 0 };
  if (expected === null) {
    counts.falseAlarms = asked.filter((field) => seen && seen[field] !== NOTHING[field]).length;
    return counts;
  }
  for (const field of FIELDS) {
    const wanted = expected[field];
    if (wanted === undefined || isLeftOpen(field, expected)) continue;
    const isWanted = wanted !== null && wanted !== NOTHING[field];
    const found = seen?.[field] ?? NOTHING[field];
    const isFound = found !== NOTHING[field];
    if (isWanted && seen && isEqual(field, expected, seen)) counts.hits += 1;
    else {
      if (isWanted) counts.misses += 1;
      if (isFound) counts.falseAlarms += 1;
    }
  }
  return counts;
}

/** A unit that was not said may be the person's usual one; without a weight or distance there is nothing to have a unit. */
function isLeftOpen(field: keyof LogSet, expected: ExpectedSet): boolean {
  if (field === "unit") return expected.unit === null || expected.weight === null;
  return field === "distanceUnit" && (expected.distanceUnit === null || expected.distance !== undefined);
}

function isEqual(field: keyof LogSet, expected: ExpectedSet, seen: LogSet): boolean {
  const wanted = expected[field];
  const found = seen[field];
  if (typeof wanted !== "number" || typeof found !== "number") return wanted === found;
  if (field === "durationS") return Math.abs(wanted - found) <= NEAR_SECONDS;
  if (field === "distance") {
    const metres = wanted * (expected.distanceUnit ? METRES[expected.distanceUnit] : 1);
    const covered = found * (expected.distanceUnit && seen.distanceUnit ? METRES[seen.distanceUnit] : 1);
    return Math.abs(metres - covered) <= NEAR_SHARE * Math.max(metres, 1);
  }
  return Math.abs(wanted - found) < 1e-6;
}
