import type { HeartCare } from "../../language/health/heartCare.ts";
import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import type { Pace } from "../../protocol/pace.ts";
import type { Profile } from "../../protocol/profile.ts";
import type { SessionPlan } from "./sessionPlan.ts";

/** What a session is for: said, read off its sets, or known. Nothing near a maximum where a heart is to be spared. */
export function goalFor(
  { goal, scheme }: SessionRequest,
  profile: Profile | null,
  heart: HeartCare | null,
): SessionPlan["goal"] {
  const isHeavy = scheme !== null && scheme.reps <= 6 && scheme.sets >= 3;
  const aim = goal ?? (isHeavy ? "strength" : (profile?.goal ?? "general"));
  return heart !== null && (aim === "strength" || aim === "power") ? "general" : aim;
}

/** How hard it is: said, the way of intervals on a machine, or as a change wants it; easy with a weak heart, at most as usual with high pressure. */
export function effortFor(
  { intensity }: SessionRequest,
  edit: string | null,
  isHardAsRule: boolean,
  heart: HeartCare | null,
): SessionPlan["intensity"] {
  if (heart === "heartCondition") return "easy";
  const changed = edit === "easier" ? "easy" : edit === "harder" ? "hard" : "normal";
  const effort = intensity ?? (isHardAsRule ? "hard" : changed);
  return heart !== null && effort === "hard" ? "normal" : effort;
}

/** How an outing is gone through: as said, easy where nothing else is said of a light day, and easy with a heart that is to be spared. */
export function paceFor({ pace, intensity }: SessionRequest, heart: HeartCare | null): Pace | null {
  if (pace === null) return null;
  if (heart !== null && pace.kind !== "long") return { kind: "easy", repeats: null };
  return pace.kind === "steady" && intensity === "easy" ? { ...pace, kind: "easy" } : pace;
}
