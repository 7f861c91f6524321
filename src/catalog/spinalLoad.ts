import type { Exercise } from "../protocol/exercise.ts";
import type { LoadType } from "../protocol/vocabulary.ts";

/** Weights that are lifted free or carried, and so are held up by the trunk. */
const HELD: ReadonlySet<LoadType> = new Set<LoadType>([
  "plates_per_side",
  "plates_single_end",
  "implement_pair",
  "implement_single",
]);
/** From this stress of the lower back on (0 to 3) a held weight is one on the spine. */
const FROM = 2;

/**
 * Whether a weight bears on the spine: marked so, or held in the hands with more than a little stress on the lower back (a trap-bar
 * deadlift, a Romanian one, a swing), or carried. A pair of dumbbells in a lunge and a leg press are not meant. Practice, no trial.
 */
export const loadsSpine = ({ stress_flags, load_type, joint_stress, movement_pattern }: Exercise): boolean =>
  stress_flags.includes("axial_load") ||
  (HELD.has(load_type) && (movement_pattern === "carry" || (joint_stress.lumbar_spine ?? 0) >= FROM));

/** Whether the trunk bends forward from the hips against a weight, a cable or a band: any deadlift, a pull-through; no bridge and no thrust. */
export const bendsLoaded = ({ movement_pattern, load_type }: Exercise): boolean =>
  movement_pattern === "hinge" && load_type !== "bodyweight" && load_type !== "none";
