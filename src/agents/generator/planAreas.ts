import { AREA_MUSCLES, type Area } from "../../language/session/areaWords.ts";
import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Equipment } from "../../protocol/vocabulary.ts";
import { areaOf } from "./previousSession.ts";
import type { SessionPlan } from "./sessionPlan.ts";

const PARTS: readonly Area[] = ["lower", "push", "pull", "core"];
const CARDIO_ONLY: readonly Equipment[] = ["treadmill", "bike", "rower", "elliptical", "jump_rope", "none"];

/** "Anything but legs": the whole body in the parts that are left, when a part of it is to be left alone. */
function withoutAvoided(areas: readonly Area[], avoided: readonly Area[]): Area[] {
  const rested = new Set(avoided.flatMap((area) => AREA_MUSCLES[area]));
  const isRested = (part: Area) =>
    2 * AREA_MUSCLES[part].filter((muscle) => rested.has(muscle)).length >= AREA_MUSCLES[part].length;
  const left = PARTS.filter((part) => !isRested(part));
  if (left.length === 0 || left.length === PARTS.length) return [...areas];
  return [...new Set(areas.flatMap((area) => (area === "full_body" ? left : [area])))];
}

/** The area of the lifts it is about, closer where they are of two kinds or press overhead: "bench and rows" is chest and back. */
function areasOf(lifts: readonly Exercise[]): Area[] {
  const area = areaOf(lifts);
  const besideTrunk = lifts.filter((lift) => areaOf([lift]) !== "core");
  if (area === "full_body" && besideTrunk.length > 0 && besideTrunk.length < lifts.length) {
    const rest = areasOf(besideTrunk);
    return rest.includes("full_body") ? rest : [...rest, "core"];
  }
  if (lifts.every(({ movement_pattern }) => movement_pattern === "hip_thrust")) return ["glutes"];
  const isOverhead = ({ movement_pattern }: Exercise) => movement_pattern === "vertical_push";
  if (area === "push" && lifts.every(isOverhead)) return ["shoulders", "triceps"];
  if (area !== "upper") return [area];
  const parts = lifts.map(
    (lift): Area => (areaOf([lift]) === "pull" ? "back" : isOverhead(lift) ? "shoulders" : "chest"),
  );
  return [...new Set(parts)];
}

/**
 * The areas a session is for: those said; else those of the session that is changed, of the lifts it is about ("deadlift
 * day"), of a lone finisher, of equipment that only serves the heart; else the whole body.
 */
export function planAreas(
  request: SessionRequest,
  given: { before: readonly Area[] | null; focus: readonly Exercise[]; minutes: number },
): { areas: Area[]; said: boolean } {
  const avoided: Area[] = request.avoidedAreas.filter((area) => area !== "cardio");
  const isShort = given.minutes <= 15;
  const gear = request.equipment?.filter((thing) => thing !== "none") ?? [];
  const wanted: readonly Area[] =
    request.areas.length > 0
      ? request.areas
      : given.before !== null && given.before.length > 0
        ? given.before
        : request.finisher !== null && isShort
          ? [request.finisher]
          : given.focus.length > 0
            ? areasOf(given.focus)
            : gear.length > 0 && gear.every((thing) => CARDIO_ONLY.includes(thing))
              ? ["cardio"]
              : [];
  return { areas: withoutAvoided(wanted.length > 0 ? wanted : ["full_body"], avoided), said: wanted.length > 0 };
}

/** What a session is to end on, and for how long: what was said, or a part with minutes of its own. */
export function finisherOf(
  request: Pick<SessionRequest, "parts" | "areas" | "finisher">,
  areas: readonly Area[],
  on: Equipment[],
): SessionPlan["finisher"] {
  const part =
    request.parts.find(({ words }) => /cardio|conditioning|hiit|finisher|run|jog|walk|bik|cycl|row/.test(words)) ??
    null;
  const hasCore = request.parts.some(({ words }) => /^(?:abs?|core|planks?)$/.test(words));
  const isAllFinisher = request.areas.length === 0 && areas.length === 1 && areas[0] === request.finisher;
  const area = isAllFinisher ? null : (request.finisher ?? (part !== null ? "cardio" : hasCore ? "core" : null));
  return area === null ? null : { area, durationS: part === null ? null : part.minutes * 60, on };
}

/** "Add abs at the end" adds what a session may end with. */
export const areasAdded = ({ areas, finisher }: Pick<SessionRequest, "areas" | "finisher">): Area[] =>
  areas.length > 0 || finisher === null ? areas : [finisher];
