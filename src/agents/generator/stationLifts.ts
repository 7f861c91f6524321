import type { Area } from "../../language/session/areaWords.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { EQUIPMENT, type Equipment } from "../../protocol/vocabulary.ts";
import type { NamedExercises } from "./namedExercises.ts";
import type { SessionPlan } from "./sessionPlan.ts";

/** What a thing is there for, and the sessions it is used in: who names a bar in the park wants to hang from it. */
export const STATIONS: Partial<Record<Equipment, { lifts: readonly string[]; areas: readonly Area[] }>> = {
  pull_up_bar: { lifts: ["pull up", "chin up"], areas: ["full_body", "upper", "pull", "back", "lats"] },
  dip_bars: { lifts: ["dip"], areas: ["full_body", "upper", "push", "chest", "triceps"] },
  rower: { lifts: ["rowing machine"], areas: ["full_body", "cardio"] },
  bike: { lifts: ["stationary bike"], areas: ["full_body", "cardio"] },
  treadmill: { lifts: ["treadmill run", "treadmill walk"], areas: ["full_body", "cardio"] },
  elliptical: { lifts: ["elliptical trainer"], areas: ["full_body", "cardio"] },
};
/** More things than these are a gym, where nobody uses each of them. */
const FEW = 4;

/** The lifts that the few things named are there for, as far as they belong to the session; alternatives in one list. */
function stationLifts(equipment: readonly Equipment[] | null, areas: readonly Area[]): string[][] {
  const things = new Set<Equipment>(equipment?.filter((thing) => thing !== "none" && thing !== "mat"));
  if (things.size > FEW) return [];
  return EQUIPMENT.filter((thing) => things.has(thing)).flatMap((thing) => {
    const station = STATIONS[thing];
    return station?.areas.some((area) => areas.includes(area)) ? [[...station.lifts]] : [];
  });
}

/** The same as wishes of a plan: of alternatives the first that fits. */
export const stationWishes = (
  equipment: readonly Equipment[] | null,
  areas: readonly Area[],
  named: Pick<NamedExercises, "meant">,
  fits: (exercise: Exercise) => boolean,
): SessionPlan["include"] =>
  stationLifts(equipment, areas).flatMap((phrases) => {
    const lift = phrases.flatMap((phrase) => named.meant(phrase)[0] ?? []).find(fits);
    return lift === undefined ? [] : [{ id: lift.id, name: lift.name, must: false, place: null }];
  });
