import type { LogSet } from "../../protocol/workoutLog.ts";

const METRES = { m: 1, km: 1_000, mi: 1_609.344, yd: 0.9144, ft: 0.3048 } as const;

/** A set's distance in metres; one without a unit is in metres already, none at all is 0. */
export const metresOf = ({ distance, distanceUnit }: Pick<LogSet, "distance" | "distanceUnit">): number =>
  (distance ?? 0) * METRES[distanceUnit ?? "m"];
