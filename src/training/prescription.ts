import type { Exercise } from "../protocol/exercise.ts";
import type { Profile } from "../protocol/profile.ts";
import { PATTERN_GROUPS } from "../protocol/vocabulary.ts";

export type Goal = NonNullable<Profile["goal"]>;
export type Level = NonNullable<Profile["level"]>;
export type Intensity = "easy" | "normal" | "hard";

/** How one exercise is done. Either reps or seconds; `restS` is seconds after each set. */
export type Prescription = {
  /** Fewest, usual and most sets. */
  sets: { min: number; target: number; max: number };
  reps: number | null;
  durationS: number | null;
  restS: number;
  /** The shortest rest that still serves the goal. */
  leastRestS: number;
  /** Effort out of 10; `null` where effort is not graded (stretches, easy cardio). */
  rpe: number | null;
};

type Dose = {
  reps: readonly [number, number];
  restS: number;
  leastRestS: number;
  sets: readonly [number, number, number];
  rpe: number;
};
type Kind = "compound" | "isolation";

function dose(
  reps: Dose["reps"],
  [restS, leastRestS]: readonly [number, number],
  rpe: number,
  sets: Dose["sets"] = [2, 3, 4],
): Dose {
  return { reps, restS, leastRestS, sets, rpe };
}

/**
 * Reps, rest (usual, then least), effort and sets by goal.
 * Strength: 80 % of the maximum or more (about 3 to 6 reps), 2 to 3 hard sets a lift or more, rest 2 to 3 minutes and
 * longer above 90 % (ACSM position stand 2026; ACSM 2009). Size: 6 to 12 reps, rest at least 60 s, 90 s for isolation
 * and 2 minutes for compound lifts, small gain beyond (Singer et al. 2024). Power: 30 to 70 % moved fast, so few reps
 * and full rest (ACSM 2026). Endurance and circuits, 12 to 20 reps with 30 to 60 s: coaching practice. General and fat
 * loss: between size and endurance; coaching practice, since neither dose is decisive for health (ACSM 2026).
 */
const DOSES: Record<Goal, Record<Kind, Dose>> = {
  strength: {
    compound: dose([3, 6], [180, 150], 8, [3, 4, 5]),
    isolation: dose([6, 10], [90, 75], 8),
  },
  hypertrophy: {
    compound: dose([6, 12], [120, 90], 8, [2, 3, 5]),
    isolation: dose([8, 12], [90, 60], 8),
  },
  endurance: {
    compound: dose([12, 20], [60, 30], 7),
    isolation: dose([15, 20], [45, 30], 7),
  },
  power: {
    compound: dose([3, 5], [150, 120], 7, [3, 4, 5]),
    isolation: dose([6, 10], [75, 60], 7),
  },
  fat_loss: {
    compound: dose([10, 15], [60, 40], 7),
    isolation: dose([12, 15], [45, 30], 7),
  },
  general: {
    compound: dose([8, 12], [90, 60], 7),
    isolation: dose([10, 15], [60, 45], 7),
  },
};

/** Where in its range a level trains: beginners in the upper half, which teaches the movement at a lighter load. */
const PLACE_IN_RANGE: Record<Level, number> = { beginner: 0.75, intermediate: 0.5, advanced: 0.25 };
/** Effort by wish and level; beginners keep three or so in reserve. Coaching practice. */
const RPE_SHIFT = { easy: -2, normal: 0, hard: 1 } as const;

const isPower = (exercise: Exercise) => PATTERN_GROUPS[exercise.movement_pattern] === "power";
const isMobility = (exercise: Exercise) => exercise.mechanic === "mobility";
/** Whether a set of it is counted in seconds; carries and other distances are given as time as well. */
export const isTimed = (exercise: Exercise) =>
  ["duration", "weight_duration", "distance_duration", "weight_distance"].includes(exercise.measurement);
/** Cardio that is kept up for minutes on end, as against jumping jacks and the like. */
export const isSteady = (exercise: Exercise) =>
  exercise.mechanic === "cardio" && isTimed(exercise) && (exercise.defaults?.duration_s?.[1] ?? 1_800) >= 600;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function repsOf(exercise: Exercise, dose: Dose, level: Level): number {
  const own = exercise.defaults?.rep_range;
  const usual = Math.round(dose.reps[0] + (dose.reps[1] - dose.reps[0]) * PLACE_IN_RANGE[level]);
  // A body's weight cannot be chosen: what the exercise itself suggests bounds the reps, not only the goal.
  const isBodyweight = ["bodyweight_reps", "weighted_bodyweight_reps", "assisted_reps", "reps_only"].includes(
    exercise.measurement,
  );
  if (own !== undefined) {
    const low = Math.max(own[0], dose.reps[0]);
    const high = Math.min(own[1], dose.reps[1]);
    // Where the goal's range and the exercise's own do not meet, the exercise's own, at the end nearer to the goal.
    if (low > high || isBodyweight) return clamp(usual, own[0], own[1]);
    return clamp(usual, low, high);
  }
  if (!isBodyweight) return usual;
  const hard =
    exercise.difficulty >= 3
      ? { beginner: 5, intermediate: 7, advanced: 9 }
      : { beginner: 8, intermediate: 12, advanced: 15 };
  return hard[level];
}

function secondsOf(exercise: Exercise, level: Level): number {
  const [low, high] = exercise.defaults?.duration_s ?? (isMobility(exercise) ? [30, 45] : [20, 45]);
  const at = { beginner: 0.25, intermediate: 0.5, advanced: 0.75 }[level];
  return Math.max(5, Math.round((low + (high - low) * at) / 5) * 5);
}

/**
 * Sets, reps or seconds, and rest of a main exercise. In: the exercise, the goal, the person's level and how hard today
 * is meant to be. Out: whole numbers; rest 15 to 300 s, sets 1 to 6, effort 4 to 9.
 */
export function prescribe(
  exercise: Exercise,
  { goal, level, intensity }: { goal: Goal; level: Level; intensity: Intensity },
): Prescription {
  if (isMobility(exercise)) {
    const timed = isTimed(exercise);
    return {
      sets: { min: 1, target: 2, max: 3 },
      reps: timed ? null : clamp(exercise.defaults?.rep_range?.[0] ?? 8, 5, 12),
      durationS: timed ? secondsOf(exercise, level) : null,
      restS: 15,
      leastRestS: 10,
      rpe: null,
    };
  }
  const kind: Kind = exercise.mechanic === "compound" ? "compound" : "isolation";
  const isFast = isPower(exercise) && (goal === "strength" || exercise.movement_pattern === "olympic");
  const dose = DOSES[isFast ? "power" : goal][kind];
  const rpe = clamp(dose.rpe + RPE_SHIFT[intensity] - (level === "beginner" ? 1 : 0), 4, 9);
  const fewer = intensity === "easy" ? 1 : 0;
  const sets = {
    min: Math.max(1, dose.sets[0] - (level === "beginner" || fewer > 0 ? 1 : 0)),
    target: Math.max(2, dose.sets[1] - fewer),
    max: Math.max(2, dose.sets[2] - fewer + (level === "advanced" ? 1 : 0)),
  };
  if (isSteady(exercise)) {
    // Steady by default, so that its length can follow the minutes; hard cardio is in intervals of equal work and rest.
    if (intensity !== "hard")
      return { sets: { min: 1, target: 1, max: 1 }, reps: null, durationS: 300, restS: 30, leastRestS: 0, rpe };
    return { sets: { min: 3, target: 5, max: 12 }, reps: null, durationS: 60, restS: 60, leastRestS: 30, rpe };
  }
  if (exercise.mechanic === "cardio" && isTimed(exercise)) {
    const [low, high] = exercise.defaults?.duration_s ?? [20, 60];
    return {
      sets: { min: 2, target: 4, max: 8 },
      reps: null,
      durationS: clamp(40, low, high),
      restS: 40,
      leastRestS: 20,
      rpe,
    };
  }
  if (isTimed(exercise)) {
    const restS = Math.min(dose.restS, 60);
    return { sets, reps: null, durationS: secondsOf(exercise, level), restS, leastRestS: Math.min(30, restS), rpe };
  }
  return {
    sets,
    reps: repsOf(exercise, dose, level),
    durationS: null,
    restS: dose.restS,
    leastRestS: dose.leastRestS,
    rpe,
  };
}

/** Minutes of easy cardio in one go. */
const steadily = (durationS: number): Prescription => ({
  sets: { min: 1, target: 1, max: 1 },
  reps: null,
  durationS,
  restS: 0,
  leastRestS: 0,
  rpe: 3,
});

/** One or two easy sets around a session, in seconds or repetitions between the bounds. */
function easily(
  exercise: Exercise,
  around: { seconds: readonly [number, number]; reps: readonly [number, number]; restS: number },
): Prescription {
  const timed = isTimed(exercise);
  return {
    sets: { min: 1, target: 1, max: 2 },
    reps: timed ? null : clamp(exercise.defaults?.rep_range?.[0] ?? 8, ...around.reps),
    durationS: timed ? clamp(secondsOf(exercise, "beginner"), ...around.seconds) : null,
    restS: around.restS,
    leastRestS: 0,
    rpe: null,
  };
}

/**
 * The dose of an exercise that only prepares: one or two sets, half the effort. Cardio
 * lasts `cardioS` seconds. Source: general warm-up of 3 to 5 minutes plus one or two movements for the day's joints,
 * coaching practice.
 */
export function prescribeWarmUp(exercise: Exercise, cardioS: number): Prescription {
  if (exercise.mechanic === "cardio" && isTimed(exercise))
    return steadily(Math.min(cardioS, exercise.defaults?.duration_s?.[1] ?? cardioS));
  return easily(exercise, { seconds: [15, 30], reps: [6, 10], restS: isTimed(exercise) ? 10 : 15 });
}

/** The dose of a cool-down item: one easy set, a stretch of 30 s or so a side. */
export function prescribeCoolDown(exercise: Exercise): Prescription {
  if (isSteady(exercise)) return steadily(180);
  return easily(exercise, { seconds: [20, 45], reps: [5, 10], restS: isTimed(exercise) ? 5 : 10 });
}
