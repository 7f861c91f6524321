/** Formulas that turn a set taken near failure into a one-rep max. Weight in any unit, result in the same. */
const FORMULAS = {
  /** Epley, 1985: w (1 + r / 30). */
  epley: (w: number, r: number) => w * (1 + r / 30),
  /** Brzycki, 1993: 36 w / (37 − r). */
  brzycki: (w: number, r: number) => (36 * w) / (37 - r),
  /** Lombardi, 1989: w r^0.10. */
  lombardi: (w: number, r: number) => w * r ** 0.1,
  /** Mayhew et al., 1992: 100 w / (52.2 + 41.9 e^(−0.055 r)). */
  mayhew: (w: number, r: number) => (100 * w) / (52.2 + 41.9 * Math.exp(-0.055 * r)),
  /** O'Conner et al., 1989: w (1 + r / 40). */
  oconner: (w: number, r: number) => w * (1 + r / 40),
  /** Wathan, 1994: 100 w / (48.8 + 53.8 e^(−0.075 r)). */
  wathan: (w: number, r: number) => (100 * w) / (48.8 + 53.8 * Math.exp(-0.075 * r)),
  /** Lander, 1985: 100 w / (101.3 − 2.67123 r). */
  lander: (w: number, r: number) => (100 * w) / (101.3 - 2.67123 * r),
} as const;

export type E1rmFormula = keyof typeof FORMULAS;
export const E1RM_FORMULAS = Object.keys(FORMULAS) as E1rmFormula[];

/** The most repetitions an estimate is made from. */
export const MOST_E1RM_REPS = 12;

export type E1rm = {
  /** Unrounded, in the unit of the weight. */
  e1rm: number;
  /** `exact` for a single, `good` up to 10 repetitions, `rough` at 11 and 12. */
  trust: "exact" | "good" | "rough";
};

/**
 * Estimated one-rep max of one set. In: weight above 0 in any unit; `reps` as reps to failure (reps done plus reps in
 * reserve where known), a whole number from 1 or, with halves in reserve, any number from 1 up. One rep is the weight
 * itself in every formula. Refused, as `null`: more than 12 reps, fewer than 1, a weight that is not above 0, or a
 * figure that is not finite. Epley by default, because one formula everywhere keeps the trend honest.
 * Sources of the limits: Reynolds, Gordon and Robergs, JSCR 20:584, 2006; Whisenant et al., JSCR 17:221, 2003.
 */
export function estimateE1rm(weight: number, reps: number, formula: E1rmFormula = "epley"): E1rm | null {
  if (!Number.isFinite(weight) || !Number.isFinite(reps)) return null;
  if (weight <= 0 || reps < 1 || reps > MOST_E1RM_REPS) return null;
  if (reps === 1) return { e1rm: weight, trust: "exact" };
  return { e1rm: FORMULAS[formula](weight, reps), trust: reps <= 10 ? "good" : "rough" };
}

/**
 * The weight that this many reps to failure would take, by Epley turned round: 1RM / (1 + r / 30). In: 1RM above 0, reps
 * from 1 to 12. `null` for what `estimateE1rm` refuses.
 */
export function weightForReps(oneRepMax: number, reps: number): number | null {
  const unit = estimateE1rm(1, reps);
  if (unit === null || !Number.isFinite(oneRepMax) || oneRepMax <= 0) return null;
  return oneRepMax / unit.e1rm;
}

/**
 * How many reps to failure a share of the one-rep max allows, by Epley turned round: 30 (1 / share − 1). In: a share above 0
 * and at most 1. Out: at least 1, unrounded; `null` for another share, or where it would be more than 12 reps.
 */
export function repsAtShare(share: number): number | null {
  if (!(share > 0 && share <= 1)) return null;
  const reps = Math.max(1, 30 * (1 / share - 1));
  return reps > MOST_E1RM_REPS + 1e-9 ? null : reps;
}
