import { METRES } from "../../language/numbers/metres.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";

/** A set's distance in metres; one without a unit is in metres already, none at all is 0. */
export const metresOf = ({ distance, distanceUnit }: Pick<LogSet, "distance" | "distanceUnit">): number =>
  (distance ?? 0) * METRES[distanceUnit ?? "m"];
