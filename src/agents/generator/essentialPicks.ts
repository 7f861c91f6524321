import { AREA_MUSCLES, type Area } from "../../language/session/areaWords.ts";
import type { Exercise } from "../../protocol/exercise.ts";

const WHOLE_BODY: readonly Area[] = ["lower", "push", "pull"];
/** With more parts than these nobody expects each of them in one session. */
const MOST_PARTS = 4;
/** Who names several lifts has said what the session is. */
const MOST_NAMED = 1;

/**
 * The ids of what must not fall to the clock first: one exercise for each part of the body that was asked for, where nothing
 * asked for by name trains it already. In: the areas of the session, what is in it by name, and what was chosen, in order.
 */
export function essentialPicks(
  areas: readonly Area[],
  named: readonly Exercise[],
  chosen: readonly Exercise[],
): ReadonlySet<string> {
  const parts = [...new Set(areas.flatMap((area) => (area === "full_body" ? WHOLE_BODY : [area])))];
  if (parts.length > MOST_PARTS || named.length > MOST_NAMED) return new Set();
  const trains = (area: Area, { primary_muscles }: Exercise) =>
    primary_muscles.some((muscle) => AREA_MUSCLES[area].includes(muscle));
  const ids = parts.flatMap((part) =>
    named.some((exercise) => trains(part, exercise)) ? [] : (chosen.find((one) => trains(part, one))?.id ?? []),
  );
  return new Set(ids);
}
