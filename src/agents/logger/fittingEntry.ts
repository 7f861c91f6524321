import type { ChangeCorrection } from "../../language/corrections/correction.ts";
import type { Change } from "../../language/corrections/correctionValues.ts";
import { apart } from "../../language/corrections/setsApart.ts";
import { metresOf } from "../../language/numbers/metres.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";

/** A figure so many times another at most puts it right; one that is so many times it stands for something else. */
const NEAR = 1.2;
const FAR = 1.5;

/** What a set holds that a change may stand for. */
function heldIn(set: LogSet, { what, field }: { what: string; field: string | null }): (number | null)[] {
  if (what === "figure")
    return [set.reps, set.weight, set.distance, set.durationS && set.durationS / 60, set.durationS];
  if (field === "distance") return [set.distance === null ? null : metresOf(set)];
  return [set[field as "reps" | "weight" | "durationS"]];
}

/**
 * "Sorry, it was 65" after squats at 100 and a bench at 60: the one of several entries that holds a figure near the one that is said, where all that
 * the others hold is far from it; `null` where that is not so, or where more is said than one figure. Pure.
 */
export function fittingEntry({ parts }: ChangeCorrection, entries: readonly LogEntry[]): LogEntry | null {
  const [only, ...more] = parts.flatMap(({ changes }) => changes);
  if (only === undefined || more.length > 0 || (only.what !== "figure" && only.what !== "field")) return null;
  if (only.instead !== null || (only.what === "field" && (only.field === "rpe" || only.field === "rir"))) return null;
  const value = amountOf(only);
  const field = only.what === "field" ? only.field : null;
  const away = entries.map(({ sets }) => {
    const held = sets.flatMap((set) => heldIn(set, { what: only.what, field }));
    const counted = only.what === "figure" ? [...held, sets.length] : held;
    return Math.min(...counted.map((own) => apart(own ?? 0, value)));
  });
  const near = entries.filter((_, place) => (away[place] ?? Infinity) <= NEAR);
  const others = away.filter((far) => far > NEAR);
  return near.length === 1 && others.every((far) => far > FAR) ? (near[0] ?? null) : null;
}

const amountOf = (found: Extract<Change, { what: "figure" | "field" }>): number =>
  found.what === "field" && found.field === "distance"
    ? metresOf({ distance: found.value, distanceUnit: found.unit as LogSet["distanceUnit"] })
    : found.value;
