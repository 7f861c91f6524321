/** Metres in each unit that a distance is told in, exact by definition (international yard and pound agreement, 1959). */
export const METRES = { m: 1, km: 1_000, mi: 1_609.344, yd: 0.9144, ft: 0.3048 } as const;

type Way = { distance: number | null; distanceUnit: string | null };
const inMetres = (distance: number, unit: string | null): number =>
  distance * (unit !== null && unit in METRES ? METRES[unit as keyof typeof METRES] : 1);

/** Whether a figure is what a set has for its distance, in whatever unit: "5k" is 5000 m. Without a unit it is in that of the set. */
export const isDistanceOf = ({ distance, distanceUnit }: Way, value: number, unit: string | null): boolean =>
  distance !== null && Math.abs(inMetres(distance, distanceUnit) - inMetres(value, unit ?? distanceUnit)) < 1;
