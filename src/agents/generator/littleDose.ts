import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import { tiresFast } from "../../language/session/tiresFast.ts";
import type { StressFlag } from "../../protocol/vocabulary.ts";
import { ofAge } from "./ofAge.ts";

/** Of somebody whom a little tires for days; of somebody old who names no length. Practice of coaches, to be reviewed by one. */
const VERY_LITTLE = { min: 10, max: 12 };
const FOR_THE_OLD = { min: 20, max: 30 };
/** Up to so many minutes one set of each is enough. */
const ONE_SET_MIN = 20;

/** "Doc said light stuff ok": all that is allowed until they are cleared. */
const LIGHT_ORDERED =
  /^(?:(?:my|the) )?(?:doc(?:tor)?|dr|gp|surgeon|physio\w*|specialist|consultant|nurse|cardiologist)\b(?!.{0,40}\b(?:not|no) light).{0,40}\b(?:light(?! ?(?:headed|weight))|easy|gentle)\b/i;

/** What a request says of it, for the reply. */
export const TIRES_FAST = "tires_fast";

/**
 * A request by or for somebody who can do little, with a dose that fits: few minutes where none are said, easy, one or two sets. In: the
 * request as read and as typed, and what is known of its writer's health. What the request itself says of minutes and sets stays.
 */
export function inLittleDose(request: SessionRequest, text: string, conditions: readonly string[]): SessionRequest {
  if (request.adjust !== null) return request;
  if (!tiresFast([text, ...conditions].join(". ")) && conditions.some((one) => LIGHT_ORDERED.test(one)))
    return {
      ...request,
      level: "beginner",
      intensity: "easy",
      forbid: [...new Set<StressFlag>([...request.forbid, "breath_hold_heavy", "impact"])],
    };
  if (!tiresFast([text, ...conditions].join(". ")))
    return request.minutes === null && ofAge(text, conditions).isOlder ? { ...request, minutes: FOR_THE_OLD } : request;
  const minutes = request.minutes ?? VERY_LITTLE;
  return {
    ...request,
    minutes,
    level: "beginner",
    intensity: "easy",
    structure: "straight",
    sets: request.sets ?? (minutes.max <= ONE_SET_MIN ? 1 : 2),
    signals: [...request.signals, TIRES_FAST],
  };
}
