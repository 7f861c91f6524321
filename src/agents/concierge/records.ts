import { metresOf } from "../../language/numbers/metres.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import { convertWeight } from "../../training/convertWeight.ts";
import { entryText } from "../logger/renderLogs.ts";

/** What two entries of an exercise are held against each other by; more is better. */
type Measure = (entry: LogEntry) => number | null;

/** Ways count as equally long within this share. */
export const SAME_WAY = 0.01;
/** A repetition more at one weight counts, and never as much as the smallest step of weight. */
const REPS_IN_WEIGHT = 1e-4;

const best = (values: readonly (number | null)[]): number | null =>
  values.reduce((most, value) => (value !== null && (most === null || value > most) ? value : most), null);
const mostOf =
  (of: (set: LogSet) => number | null): Measure =>
  ({ sets }) =>
    best(sets.map(of));

/** The weight of a set in kg, a trifle more with more repetitions; `null` without one, with help, or where none was done. */
export const heavy = ({ weight, unit, load, reps }: LogSet): number | null =>
  weight === null || load === "assisted" || reps === 0
    ? null
    : convertWeight(weight, unit ?? "kg", "kg") + (reps ?? 0) * REPS_IN_WEIGHT;

/** How fast the same way was covered. */
function speedOver(metres: number): Measure {
  return ({ sets }) => {
    const [only, ...others] = sets;
    if (!only || others.length > 0 || only.durationS === null || only.durationS === 0) return null;
    const own = metresOf(only);
    return Math.abs(own - metres) <= metres * SAME_WAY ? own / only.durationS : null;
  };
}

/** By what an entry can be a record; `null` where its figures tell nothing of the kind. */
function measureOf(entry: LogEntry): Measure | null {
  const { sets } = entry;
  if (sets.some(({ distance }) => distance !== null)) {
    const [only, ...others] = sets;
    if (!only || others.length > 0) return null;
    return only.durationS === null ? mostOf(metresOf) : speedOver(metresOf(only));
  }
  if (sets.some((set) => heavy(set) !== null)) return mostOf(heavy);
  if (sets.some(({ reps }) => reps !== null)) return mostOf(({ reps }) => reps);
  return mostOf(({ durationS }) => durationS);
}

/** The entry that is the most of its exercise, the newest of equals; `null` where their figures tell nothing of the kind. */
export function bestEntry(logs: readonly LogEntry[]): LogEntry | null {
  const [newest] = logs;
  if (newest === undefined) return null;
  const weighed = logs.find(({ sets }) => sets.some((set) => heavy(set) !== null));
  const measure = measureOf(weighed ?? newest);
  if (measure === null || !areComparable(logs)) return newest;
  return logs.reduce((best, entry) => ((measure(entry) ?? -1) > (measure(best) ?? -1) ? entry : best), newest);
}

/** Weights of which one has a unit and another none are not compared. */
export function areComparable(logs: readonly LogEntry[]): boolean {
  const weighed = logs.flatMap(({ sets }) => sets.filter(({ weight }) => weight !== null));
  const units = new Set(weighed.map(({ unit }) => unit));
  return !units.has(null) || units.size === 1;
}

/**
 * Whether an entry is the most that is stored of its exercise: the heaviest set (of equals the one with more repetitions), the
 * fastest over the same way, the most repetitions or the longest hold. In: the entry and the others of that exercise. Out: one
 * sentence; `null` where the figures cannot be held against each other (weights of which only some have a unit).
 */
export function recordAnswer(entry: LogEntry, others: readonly LogEntry[], today: string): string | null {
  const { name } = entry.exercise;
  const measure = measureOf(entry);
  const own = measure?.(entry) ?? null;
  if (measure === null || own === null || !areComparable([entry, ...others])) return null;
  const most = others.reduce<{ entry: LogEntry; value: number } | null>((leader, other) => {
    const value = measure(other);
    return value !== null && (leader === null || value > leader.value) ? { entry: other, value } : leader;
  }, null);
  if (most === null)
    return `I find nothing of the ${name} to hold it against, so it is the first of its kind that is stored.`;
  const before = entryText(most.entry, today);
  if (own > most.value) return `Yes, of what is stored it is. The most before it: ${before}.`;
  return own === most.value ? `It equals the most that is stored: ${before}.` : `No, more is stored: ${before}.`;
}
