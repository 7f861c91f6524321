import { minuteOfDayAt } from "../../language/dates/localDay.ts";
import { minutesAfter } from "../../language/session/changedMinutes.ts";
import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import type { PlanNote } from "./sessionPlan.ts";

/** Below this there is no session to speak of; above the other, nothing is gained. Coaching practice. */
export const SHORTEST_MIN = 4;
export const LONGEST_MIN = 150;
const USUAL_MIN = 45;
/** "Something light" is no long one. */
const USUAL_LIGHT_MIN = 30;
/** When nothing was said of minutes, but what was said takes longer: 5x5, three named lifts, six exercises. */
const USUAL_LONG_MIN = 60;

/** Getting ready, and winding down or loosening up, take less. */
const USUAL_OF_PURPOSE = { warm_up: 10, mobility: 20 } as const;

const USUAL_LONG_RUN_MIN = 75;
/** Efforts that were named, with about as much rest, and a quarter of an hour around them. */
const minutesOfRepeats = ({ count, workS }: { count: number; workS: number }): number =>
  Math.min(120, Math.ceil((count * (workS + Math.max(60, Math.min(180, workS * 0.6)))) / 60 / 5) * 5 + 20);

const HALF_DAY_MIN = 720;
/** Who has more time than this left has not said how long it may take. */
const FAR_OFF_MIN = 180;

/** The request with the minutes that are left until its deadline, where it names no length. */
export function withTimeLeft(
  request: SessionRequest,
  { sentAt, timezone }: { sentAt: string; timezone: string },
): SessionRequest {
  if (request.minutes !== null || request.deadline === null) return request;
  const now = minuteOfDayAt(Date.parse(sentAt), timezone);
  const left = (((request.deadline - now) % HALF_DAY_MIN) + HALF_DAY_MIN) % HALF_DAY_MIN;
  return left < SHORTEST_MIN || left > FAR_OFF_MIN ? request : { ...request, minutes: { min: left, max: left } };
}

/** The minutes of a first session that names none. */
function usualMinutes({ purpose, scheme, include, count, intensity, pace }: SessionRequest): number {
  if (purpose !== null) return USUAL_OF_PURPOSE[purpose];
  if (pace?.repeats != null) return minutesOfRepeats(pace.repeats);
  if (pace?.kind === "long") return USUAL_LONG_RUN_MIN;
  const isLong = (scheme !== null && scheme.sets >= 5) || include.length >= 3 || (count?.min ?? 0) >= 6;
  return isLong ? USUAL_LONG_MIN : intensity === "easy" ? USUAL_LIGHT_MIN : USUAL_MIN;
}

/** Minutes to plan for, and what has to be said about them. */
export function planMinutes(
  request: SessionRequest,
  previous: number | null,
): { minutes: number; notes: PlanNote[]; tooShort: boolean } {
  const notes: PlanNote[] = [];
  const kind = request.adjust?.kind;
  const changed =
    previous === null
      ? usualMinutes(request)
      : kind === "shorter"
        ? Math.min(previous - 1, Math.max(10, Math.round((previous * 0.67) / 5) * 5))
        : kind === "longer"
          ? Math.round((previous * 1.33) / 5) * 5
          : previous;
  const { changedMinutes } = request;
  const asked =
    changedMinutes !== null && previous !== null
      ? minutesAfter(changedMinutes, previous)
      : (saidMinutes(request, previous) ?? Math.max(SHORTEST_MIN, changed));
  if (request.minutesConflict !== null) notes.push({ code: "minutesConflict", ...request.minutesConflict });
  const given = request.level === "beginner" ? 60 : 120;
  if (asked > LONGEST_MIN) notes.push({ code: "minutesCapped", asked, given });
  return { minutes: asked > LONGEST_MIN ? given : asked, notes, tooShort: asked < SHORTEST_MIN };
}

/** The minutes that were said. "Too long" and "shorter" name no length that goes the other way. */
function saidMinutes({ minutes, adjust }: SessionRequest, previous: number | null): number | null {
  if (minutes === null || previous === null) return minutes?.max ?? null;
  if (adjust?.kind === "shorter" && minutes.max >= previous) return null;
  return adjust?.kind === "longer" && minutes.max <= previous ? null : minutes.max;
}
