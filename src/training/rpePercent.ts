/**
 * Share of the one-rep max (0 to 1) at which a set of `reps` feels like `rpe`. A curve fitted to the tables lifters use:
 * with x = 10 − RPE + reps − 1, quadratic up to 2.92, then a straight line, and 0.5 from 16 on. Practice, not physiology.
 * In: reps from 1 to 30, RPE from 5 to 10 (halves allowed). Anything else is `null`.
 */
export function rpePercent(reps: number, rpe: number): number | null {
  if (!(reps >= 1 && reps <= 30 && rpe >= 5 && rpe <= 10)) return null;
  const x = 10 - rpe + reps - 1;
  if (x >= 16) return 0.5;
  if (x <= 2.92) return (0.347619 * x * x - 4.60714 * x + 99.9667) / 100;
  return (-2.64249 * x + 97.0955) / 100;
}
