import { BAR } from "./loadPlates.ts";

export type WarmUpSet = { weight: number; reps: number };

const STEPS = [
  { share: 0.4, reps: 5 },
  { share: 0.6, reps: 3 },
  { share: 0.8, reps: 2 },
] as const;
/** Steps nearer than this share of the working weight, and than this weight, say the same thing twice. */
const NEAR_SHARE = 0.15;
const NEAR = { kg: 10, lb: 20 } as const;
const SMALLEST = { kg: 2.5, lb: 5 } as const;

/**
 * Warm-up sets for the first lift of a pattern with a barbell: the bar for 8, then 40 % for 5, 60 % for 3 and 80 % for
 * 2, and 90 % for 1 when the working weight is at least 85 % of the one-rep max. Each is rounded down to what plates can
 * make; a step is left out when it is nearer to the one before it than both 15 % of the working weight and 10 kg (20 lb).
 * In: working weight in `unit`, above 0 and at most 2,000; its share of the one-rep max, if known. An empty list when
 * the working weight is not above the bar, or out of range. Coaching practice.
 */
export function warmUpRamp(
  working: number,
  unit: "kg" | "lb",
  options: { bar?: number; shareOfMax?: number } = {},
): WarmUpSet[] {
  const bar = options.bar ?? BAR[unit];
  if (!(working > bar && working <= 2_000)) return [];
  const ramp: WarmUpSet[] = [{ weight: bar, reps: 8 }];
  const heavy = (options.shareOfMax ?? 0) >= 0.85 ? [{ share: 0.9, reps: 1 }] : [];
  for (const { share, reps } of [...STEPS, ...heavy]) {
    const weight = bar + Math.floor((working * share - bar) / SMALLEST[unit] + 1e-9) * SMALLEST[unit];
    const before = ramp.at(-1)?.weight ?? bar;
    const isNear = weight - before < NEAR[unit] && weight - before < working * NEAR_SHARE;
    if (weight > before && weight < working && !isNear) ramp.push({ weight, reps });
  }
  return ramp;
}
