import type { Pace } from "../protocol/pace.ts";
import type { Intensity, Level, Prescription } from "./prescription.ts";

type Efforts = { sets: Prescription["sets"]; durationS: number; restS: number };

/** The longest that a steady effort is kept up: half an hour to forty minutes at tempo, hours when it is easy. */
export const longestSteadyS = ({ kind }: Pace): number =>
  kind === "tempo" ? 2_400 : kind === "steady" ? 4_500 : 9_000;

/** Whether it is hard enough to be led up to and wound down from. */
export const isHardPace = ({ kind }: Pace): boolean => kind === "tempo" || kind === "intervals" || kind === "sprints";

/** Hard minutes by how many there are in all: the longer, the more. Buchheit and Laursen 2013; coaching practice. */
function usualEfforts({ kind }: Pace, minutes: number, level: Level): Efforts | null {
  if (kind === "sprints") return { sets: { min: 3, target: 6, max: 8 }, durationS: 30, restS: 90 };
  // Who is new to it does a tempo run in parts: 3 times 8 minutes.
  if (kind === "tempo")
    return level === "beginner" ? { sets: { min: 1, target: 2, max: 3 }, durationS: 480, restS: 120 } : null;
  if (kind !== "intervals") return null;
  if (minutes < 25) return { sets: { min: 3, target: 5, max: 8 }, durationS: 60, restS: 60 };
  return minutes < 45
    ? { sets: { min: 3, target: 5, max: 6 }, durationS: 120, restS: 90 }
    : { sets: { min: 3, target: 5, max: 5 }, durationS: 180, restS: 120 };
}

const EFFORT = { steady: 6, easy: 4, long: 4, tempo: 7, intervals: 8, sprints: 9 } as const;

/** As long as the effort up to two minutes; after a few seconds at full speed a minute and a half. */
const restAfter = (workS: number): number =>
  workS <= 40 ? 90 : Math.min(180, Math.max(60, Math.round((workS * 0.6) / 15) * 15));

/**
 * The dose of running, riding or rowing at a pace. In: the pace, the minutes of the whole session, the level and how hard
 * today is meant to be. Out: one steady effort that may be made longer, or efforts with rests; effort 3 to 9.
 */
export function pacedDose(
  pace: Pace,
  { minutes, level, intensity }: { minutes: number; level: Level; intensity: Intensity },
): Prescription {
  const shift = (level === "beginner" ? -1 : 0) + (intensity === "easy" && isHardPace(pace) ? -1 : 0);
  const rpe = Math.max(3, EFFORT[pace.kind] + shift);
  const { repeats } = pace;
  const efforts =
    repeats === null
      ? usualEfforts(pace, minutes, level)
      : {
          sets: { min: Math.ceil(repeats.count / 2), target: repeats.count, max: repeats.count },
          durationS: repeats.workS,
          restS: restAfter(repeats.workS),
        };
  if (efforts === null)
    return { sets: { min: 1, target: 1, max: 1 }, reps: null, durationS: 300, restS: 0, leastRestS: 0, rpe };
  return { ...efforts, reps: null, leastRestS: Math.round(efforts.restS / 2), rpe };
}
