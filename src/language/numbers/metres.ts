/** Metres in each unit that a distance is told in, exact by definition (international yard and pound agreement, 1959). */
export const METRES = { m: 1, km: 1_000, mi: 1_609.344, yd: 0.9144, ft: 0.3048 } as const;

type Way = { distance: number | null; distanceUnit: keyof typeof METRES | null };

/** A set's distance in metres; one without a unit is in metres already, none at all is 0. */
export const metresOf = ({ distance, distanceUnit }: Way): number => (distance ?? 0) * METRES[distanceUnit ?? "m"];

const isLength = (unit: string | null): unit is keyof typeof METRES => unit !== null && unit in METRES;
/** Whether a figure is what a set has for its distance, in whatever unit: "5k" is 5000 m. Without a unit it is in that of the set. */
export const isDistanceOf = (way: Way, value: number, unit: string | null): boolean =>
  way.distance !== null &&
  Math.abs(metresOf(way) - metresOf({ distance: value, distanceUnit: isLength(unit) ? unit : way.distanceUnit })) < 1;
