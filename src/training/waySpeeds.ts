/** A way of getting about that is told in distance and time. */
export type Gait = "run" | "walk" | "swim" | "row" | "ski" | "ride" | "skate" | "paddle" | "elliptical";

type Facts = {
  /** The best ever done, `[metres, seconds]`, from the shortest. */
  records: readonly (readonly [number, number])[];
  /** Metres a second, rests and all, that nobody stays under who would still call it that. */
  slowest: number;
  /** Metres in one go that are asked about: more than a day of it, or less than anybody tells. */
  farthest: number;
  nearest: number;
  /** Seconds in one go that are asked about. */
  longest: number;
};

const HOUR = 3_600;

/**
 * Records of men, the faster ones, as of 2025. On foot: World Athletics (9.58, 43.03, 1:40.91, 3:26.00, 12:35.36,
 * 26:11.00, 56:42, 2:00:35) and, for 100 km, the IAU (6:05:35). Walking: 3 m/s, which only race walkers pass (20 km in 1:16:10). In water: World Aquatics, long course,
 * and 10 km in open water. Rowing and ski machines: Concept2's rankings, rounded up to what stands above them. Riding: the UCI's flying
 * 200 m and hour (56.792 km); a bike that stands still may show a little more. Skating: the ISU's 500 and 10,000 m. Kayak: the ICF's 200 and 1,000 m.
 */
const FACTS: Readonly<Record<Gait, Facts>> = {
  run: {
    records: [
      [100, 9.58],
      [400, 43],
      [800, 100.9],
      [1_500, 206],
      [5_000, 755],
      [10_000, 1_571],
      [21_097, 3_402],
      [42_195, 7_235],
      [100_000, 21_935],
    ],
    slowest: 0.8,
    farthest: 110_000,
    nearest: 20,
    longest: 14 * HOUR,
  },
  walk: {
    records: [
      [100, 30],
      [20_000, 6_600],
    ],
    slowest: 0.2,
    farthest: 80_000,
    nearest: 10,
    longest: 14 * HOUR,
  },
  swim: {
    records: [
      [50, 20.9],
      [100, 46.4],
      [200, 102],
      [400, 219.9],
      [800, 452],
      [1_500, 870],
      [10_000, 6_200],
    ],
    slowest: 0.12,
    farthest: 15_000,
    nearest: 10,
    longest: 6 * HOUR,
  },
  row: {
    records: [
      [100, 12.6],
      [500, 70],
      [2_000, 335],
      [5_000, 880],
      [10_000, 1_820],
      [42_195, 8_700],
    ],
    slowest: 0.9,
    farthest: 60_000,
    nearest: 20,
    longest: 5 * HOUR,
  },
  ski: {
    records: [
      [100, 13.5],
      [500, 75],
      [2_000, 350],
      [10_000, 1_900],
    ],
    slowest: 0.8,
    farthest: 60_000,
    nearest: 20,
    longest: 5 * HOUR,
  },
  ride: {
    records: [
      [200, 9],
      [4_000, 235],
      [60_000, 3_600],
    ],
    slowest: 1,
    farthest: 320_000,
    nearest: 100,
    longest: 16 * HOUR,
  },
  skate: {
    records: [
      [500, 33.6],
      [10_000, 745],
    ],
    slowest: 0.6,
    farthest: 200_000,
    nearest: 50,
    longest: 10 * HOUR,
  },
  paddle: {
    records: [
      [200, 33],
      [1_000, 198],
    ],
    slowest: 0.2,
    farthest: 80_000,
    nearest: 20,
    longest: 10 * HOUR,
  },
  elliptical: {
    records: [
      [1_000, 120],
      [10_000, 1_500],
    ],
    slowest: 0.5,
    farthest: 40_000,
    nearest: 50,
    longest: 4 * HOUR,
  },
};

const NAMES: readonly (readonly [Gait, RegExp])[] = [
  ["run", /\brun/i],
  ["walk", /\bwalk(?:ing)?$/i],
  ["swim", /\bswim/i],
  ["row", /^rowing machine/i],
  ["ski", /\bski erg/i],
  ["ride", /\bbike/i],
  ["skate", /\bskat/i],
  ["paddle", /\bpaddl/i],
  ["elliptical", /\belliptical/i],
];

/** The gait of an exercise of the catalogue that is measured in distance and time; `null` for any other. */
export const gaitOf = ({ name, measurement }: { name: string; measurement: string }): Gait | null =>
  measurement === "distance_duration" ? (NAMES.find(([, pattern]) => pattern.test(name))?.[0] ?? null) : null;

/** Nobody stays on a machine for longer. */
const LONGEST_INDOORS = 5 * HOUR;
const INDOORS = /\bstationary|\btreadmill|\bmachine|\btrainer|\berg\b/i;

/** Bounds of one go of an exercise: metres and seconds. */
export function boundsOf(gait: Gait, name: string): Omit<Facts, "records"> {
  const facts = FACTS[gait];
  return INDOORS.test(name) ? { ...facts, longest: Math.min(facts.longest, LONGEST_INDOORS) } : facts;
}

/**
 * The best time for a way in seconds: between two records at a speed between theirs, beyond them at the speed of the
 * nearest. `metres` above 0.
 */
export function bestTime(gait: Gait, metres: number): number {
  const { records } = FACTS[gait];
  const at = records.findIndex(([way]) => way >= metres);
  const [way, seconds] = records.at(at) as readonly [number, number];
  if (at <= 0) return (metres * seconds) / way;
  const [before, least] = records[at - 1] as readonly [number, number];
  const share = Math.log(metres / before) / Math.log(way / before);
  const speed = (before / least) * (1 - share) + (way / seconds) * share;
  return metres / speed;
}

/** Whether so many metres in so many seconds are faster than anybody ever was, or slower than anybody calls it that; `null` when neither. */
export function implausiblePace(gait: Gait, metres: number, seconds: number): "fast" | "slow" | null {
  if (metres <= 0 || seconds <= 0) return null;
  if (seconds < bestTime(gait, metres)) return "fast";
  return metres / seconds < FACTS[gait].slowest ? "slow" : null;
}
