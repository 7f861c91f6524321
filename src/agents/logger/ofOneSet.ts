import type { SetChanges } from "../../language/corrections/correction.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";

/**
 * "Another, 2", "one more with 4": as many repetitions, where the figure is nearer to those of the last set than to its
 * load; "one more at 105" and "with 4 kg" are of the load.
 */
export function ofOneSet(parts: SetChanges[], last: LogSet | undefined, text: string): SetChanges[] {
  const [reps, weight] = [last?.reps ?? null, last?.weight ?? null];
  const apart = (value: number, other: number) => Math.abs(Math.log(value / other));
  const isReps = (value: number) => {
    if (reps === null || reps < 1 || !Number.isInteger(value) || value < 1) return false;
    if (SAYS_AT.test(text)) return weight !== null && weight > 0 && apart(value, weight) > FAR && value <= reps * 2;
    return weight === null || weight <= 0
      ? !SAYS_WITH.test(text) || value <= reps * 2
      : apart(value, reps) < apart(value, weight);
  };
  return parts.map(({ sets, changes }) => ({
    sets,
    changes: changes.map((change) => {
      const isBare =
        change.what === "figure" || (change.what === "field" && change.field === "weight" && change.unit === null);
      if (!isBare || !isReps(change.value)) return change;
      return { what: "field", field: "reps", value: change.value, unit: null, instead: change.instead };
    }),
  }));
}

const SAYS_AT = /(?:\b(?:at|auf|bei)\b|@)/i;
const SAYS_WITH = /\b(?:with|mit|avec|con|com)\b/i;
/** A load that is a third of another, or three times as much. */
const FAR = Math.log(3);

/** "Same again but 24" of 3x15 at 20, "same for 160" of 140x5: the load is what differs from time to time, where the figure is nearer to it. */
export function asLoads(parts: SetChanges[], last: LogSet | null, text: string): SetChanges[] {
  const [reps, weight] = [last?.reps ?? null, last?.weight ?? null];
  if (weight === null || weight <= 0) return parts;
  const apart = (value: number, other: number) => Math.abs(Math.log(value / other));
  const isOfNothing = FOR_SO_MUCH.test(text);
  const isLoad = (value: number) => reps === null || apart(value, weight) < apart(value, reps);
  return parts.map(({ sets, changes }) => ({
    sets,
    changes: changes.map((change) =>
      (change.what === "figure" || (isOfNothing && change.what === "field" && change.field === "reps")) &&
      change.instead === null &&
      change.value > 0 &&
      isLoad(change.value)
        ? { what: "field", field: "weight", value: change.value, unit: null, instead: null }
        : change,
    ),
  }));
}

/** "Same for 160": it is not said of what. */
const FOR_SO_MUCH = /\b(?:for|pour|für|para|per) \d+(?:[.,]\d+)?\W*$/i;
