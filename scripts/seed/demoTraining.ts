import { dateText, dayAt, momentText, weekdayOf } from "../../src/language/dates/localDay.ts";
import type { NewLogEntry } from "../../src/protocol/workoutLog.ts";
import {
  type Accessory,
  DELOAD_WEEK,
  DEMO_DAYS,
  LAST_WEEK,
  type MainLift,
  MISSED,
  MOVED,
  NOTES,
  RUNS,
} from "./demoLifts.ts";

type DemoSet = Partial<NewLogEntry["sets"][number]>;
/** As a client sends it: what is left out is `null`. */
export type DemoEntry = {
  exercise: { id: string };
  date: string;
  performedAt: string;
  sets: DemoSet[];
  note: string | null;
};

/**
 * Twelve weeks of training up to `now` (ms), and the days of this week that are over: an intermediate on four days a week,
 * in kilograms, with a stall, a deload, missed days and some runs. The same `seed` on the same day gives the same training.
 */
export function demoTraining({ now, timezone, seed }: { now: number; timezone: string; seed: number }): DemoEntry[] {
  const chance = chanceOf(seed);
  const today = dayAt(now, timezone);
  const start = today - ((weekdayOf(today) + 6) % 7) - LAST_WEEK * 7;
  const progress = new Map<Accessory, { weight: number | null; top: number }>();
  const entries: DemoEntry[] = [];

  for (let week = 0; week <= LAST_WEEK; week += 1) {
    for (const { weekday, lifts } of DEMO_DAYS) {
      if (MISSED.includes(`${week} ${weekday}`)) continue;
      const day = start + week * 7 + (MOVED[`${week} ${weekday}`] ?? weekday);
      let minutes = 18 * 60 + Math.floor(chance() * 35);
      for (const lift of lifts) {
        const sets = lift.kind === "main" ? mainSets(lift, week) : accessorySets(lift, week, progress, chance);
        if (sets.length === 0) continue;
        minutes += 2 + sets.length * 3;
        entries.push(entryOf(lift.slug, day, minutes, sets, NOTES[`${week} ${lift.slug}`]));
      }
    }
    if (week === 8) entries.push(...hotelSession(start + week * 7 + 5));
    const seconds = RUNS[week];
    if (seconds) {
      const run: DemoSet = { durationS: seconds + Math.floor(chance() * 10), distance: 5, distanceUnit: "km" };
      entries.push(entryOf("outdoor-run", start + week * 7 + 5, 10 * 60, [run]));
    }
  }
  return entries.filter(({ performedAt }) => Date.parse(performedAt) < now);

  function entryOf(id: string, day: number, minutes: number, sets: DemoSet[], note: string | null = null): DemoEntry {
    return { exercise: { id }, date: dateText(day), performedAt: momentText(day, minutes, timezone), sets, note };
  }

  /** Away from home in the week with two missed days. */
  function hotelSession(day: number): DemoEntry[] {
    const repeated = (reps: readonly number[], rest: DemoSet = {}): DemoSet[] =>
      reps.map((count) => ({ reps: count, ...rest }));
    return [
      entryOf("push-up", day, 8 * 60, repeated([25, 22, 20]), "Hotel room, no gym."),
      entryOf("bodyweight-split-squat", day, 8 * 60 + 12, repeated([15, 15, 15], { side: "each" })),
      entryOf("plank", day, 8 * 60 + 20, [{ durationS: 60 }, { durationS: 60 }]),
    ];
  }
}

/** `80: 5 5 5 @8` and the way up to it. */
function mainSets({ weeks, warmUp }: MainLift, week: number): DemoSet[] {
  const written = /^(\+?)([\d.]+): ([\d ]+) @([\d.]+)$/.exec(weeks[week] ?? "-");
  if (!written) return [];
  const [, plus, figure = "", counts = "", last = ""] = written;
  const weight = Number(figure);
  const reps = counts.split(" ").map(Number);
  const load: DemoSet = plus ? (weight === 0 ? {} : { weight, unit: "kg", load: "added" }) : { weight, unit: "kg" };
  const working = reps.map((count, index): DemoSet => {
    const isLast = index === reps.length - 1;
    const effort = halves(Number(last) - 1 + index / Math.max(1, reps.length - 1));
    return { reps: count, ...load, rpe: effort, ...(isLast && effort === 10 ? { toFailure: true } : {}) };
  });
  const lighter = warmUp.filter(([before]) => before < weight);
  return [
    ...lighter.map(([before, count]): DemoSet => ({ reps: count, weight: before, unit: "kg", type: "warmup" })),
    ...working,
  ];
}

function accessorySets(
  lift: Accessory,
  week: number,
  progress: Map<Accessory, { weight: number | null; top: number }>,
  chance: () => number,
): DemoSet[] {
  const { range, step = 1, increment = 1, sets, perHand, each, isHold } = lift;
  const [lowest, highest] = range;
  const now = progress.get(lift) ?? { weight: lift.weight, top: lowest };
  const isEasy = week === DELOAD_WEEK;
  const weight =
    now.weight === null ? null : isEasy ? Math.round((now.weight * 0.8) / increment) * increment : now.weight;
  const top = isEasy ? lowest : now.top;
  const done = Array.from({ length: isEasy ? sets - 1 : sets }, (_, index): DemoSet => {
    const tired = index === 0 || isEasy ? 0 : Math.round(chance() * 0.8 + (index - 1) * 0.4) * step;
    const amount = Math.max(lowest - 2 * step, top - tired);
    return {
      ...(isHold ? { durationS: amount } : { reps: amount }),
      ...(weight === null ? {} : { weight, unit: "kg" as const }),
      ...(perHand ? { perHand } : {}),
      ...(each ? { side: "each" as const } : {}),
    };
  });
  const last = done.at(-1);
  if (last && !isHold && !isEasy && chance() < 0.5) last.rpe = halves(8 + chance());
  if (!isEasy && chance() < 0.62) {
    if (now.top + step <= highest) progress.set(lift, { ...now, top: now.top + step });
    else if (now.weight !== null) progress.set(lift, { weight: now.weight + increment, top: lowest });
  } else progress.set(lift, now);
  return done;
}

const halves = (figure: number): number => Math.round(figure * 2) / 2;

/** Numbers from 0 to 1 that follow from the seed alone (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
