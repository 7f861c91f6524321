import type { Exercise } from "../../protocol/exercise.ts";

/** Timed as a rule, but done in repetitions: a bare number of them is no time. */
const REPEATED = /\b(?:climbers?|kicks?|crawls?|steps?|walks?|jumps?)\b/i;

/** Whether an exercise is held for a time; skipping and other cardio may well be counted in repetitions. */
export const isHold = ({ name, measurement, mechanic }: Pick<Exercise, "name" | "measurement" | "mechanic">): boolean =>
  measurement === "duration" && mechanic !== "cardio" && !REPEATED.test(name);
