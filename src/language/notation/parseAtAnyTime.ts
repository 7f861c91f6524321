import { keepingLast } from "../patterns/keepingLast.ts";
import { parseWorkoutLog } from "./workoutNotation.ts";

const ANY_TIME = { sentAt: "2026-01-01T12:00:00Z", timezone: "UTC", unit: "kg", notation: null } as const;

/** A log read for its exercises, sets and stances alone: those stand the same whenever and by whomever it was sent. */
export const parseAtAnyTime = keepingLast((text) => parseWorkoutLog(text, ANY_TIME));
