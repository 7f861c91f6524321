/** Plates that are usual in gyms, heaviest first, and the usual bar. */
const PLATES = { kg: [25, 20, 15, 10, 5, 2.5, 1.25], lb: [45, 35, 25, 10, 5, 2.5] } as const;
export const BAR = { kg: 20, lb: 45 } as const;

export type LoadedBar = {
  /** What is on the bar in all, bar included; at most what was wanted. */
  total: number;
  /** Plates for one side, heaviest first. */
  perSide: number[];
};

/**
 * Plates for each side of a barbell. In: the wanted total and the bar, both in `unit`, above 0; totals up to 2,000. The
 * load is rounded down to what the usual plates can make, each in any number. `null` when the total is less than the
 * bar, or out of range.
 */
export function loadPlates(wanted: number, unit: "kg" | "lb", bar: number = BAR[unit]): LoadedBar | null {
  if (!(bar > 0 && wanted >= bar && wanted <= 2_000)) return null;
  const perSide: number[] = [];
  let left = (wanted - bar) / 2;
  for (const plate of PLATES[unit]) {
    while (left >= plate - 1e-9) {
      perSide.push(plate);
      left -= plate;
    }
  }
  return { total: left < 1e-9 ? wanted : wanted - 2 * left, perSide };
}
