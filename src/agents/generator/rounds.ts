import type { Area } from "../../language/session/areaWords.ts";
import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import type { SessionPlan } from "./sessionPlan.ts";

const SWEATS_IN_ROUNDS_MIN = 30;
/** In a quarter of an hour a round without rests trains more than sets with them; not for heavy or fast work. */
export const suitsCircuit = (
  minutes: number,
  goal: SessionPlan["goal"],
  { scheme, restS, include }: SessionRequest,
  areas: readonly Area[],
) =>
  minutes <= (goal === "fat_loss" ? SWEATS_IN_ROUNDS_MIN : 15) &&
  goal !== "strength" &&
  goal !== "power" &&
  scheme === null &&
  restS === null &&
  include.length < 2 &&
  !areas.some((area) => area === "cardio" || area === "mobility");

/** "AMRAP: pull-ups, push-ups, squats": the round is spelled out, nothing is added to it. */
export function wholeRound({ structure, areas, include }: SessionRequest, found: number): SessionPlan["count"] {
  const isRound = structure === "circuit" || structure === "emom";
  return isRound && areas.length === 0 && include.length >= 3 && found === include.length
    ? { min: found, max: found }
    : null;
}
