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

/** "AMRAP: pull-ups, push-ups, squats", "EMOM with swings and push-ups": the round is spelled out, nothing is added to it. */
export function wholeRound({ structure, areas, include }: SessionRequest, found: number): SessionPlan["count"] {
  const fewest = structure === "emom" ? 1 : structure === "circuit" ? 3 : Number.POSITIVE_INFINITY;
  return areas.length === 0 && include.length >= fewest && found === include.length ? { min: found, max: found } : null;
}
