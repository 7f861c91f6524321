import { AREA_MUSCLES, type Area } from "../../language/session/areaWords.ts";
import type { Exercise } from "../../protocol/exercise.ts";

const WHOLE_BODY: readonly Area[] = ["lower", "push", "pull"];
/** With more parts than these nobody expects each of them in one session. */
const MOST_PARTS = 6;
/** Who names several lifts has said what the session is. */
const MOST_NAMED = 1;

/** The parts of the body that areas stand for, each once. */
export const partsOf = (areas: readonly Area[]): Area[] => [
  ...new Set(areas.flatMap((area) => (area === "full_body" ? WHOLE_BODY : [area]))),
];
/** Whether an exercise is for a part of the body. */
export const trainsPart = (part: Area, { primary_muscles }: Exercise): boolean =>
  primary_muscles.some((muscle) => AREA_MUSCLES[part].includes(muscle));
/** As many exercises as are needed to train each part once; 0 where that is more than a session is for. */
export const fewestFor = (areas: readonly Area[]): number => {
  const { length } = partsOf(areas);
  return length > MOST_PARTS ? 0 : length;
};

/**
 * The ids of what must not fall to the clock first: one exercise for each part of the body that was asked for, where nothing
 * asked for by name trains it already. In: the areas of the session, what is in it by name, and what was chosen, in order.
 */
export function essentialPicks(
  areas: readonly Area[],
  named: readonly Exercise[],
  chosen: readonly Exercise[],
): ReadonlySet<string> {
  const parts = partsOf(areas);
  if (parts.length > MOST_PARTS || named.length > MOST_NAMED) return new Set();
  const ids = parts.flatMap((part) =>
    named.some((exercise) => trainsPart(part, exercise)) ? [] : (chosen.find((one) => trainsPart(part, one))?.id ?? []),
  );
  return new Set(ids);
}
