import type { LogSet } from "../../protocol/workoutLog.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import type { Factor, Mark } from "./marks.ts";
import type { EntryMark } from "./neighbours.ts";

/** A set that failed may hold this many repetitions fewer than were tried. */
const MOST_LOST = 3;

function figuresOfFactor(factor: Factor): number[] {
  switch (factor.kind) {
    case "number":
    case "length":
    case "m":
      return [factor.value];
    case "counts":
      return factor.counts.flatMap(({ reps }) => reps ?? []);
    case "weight":
      return factor.values;
    case "time":
      return [factor.seconds];
    case "body":
    case "bar":
      return [];
  }
}

/** The figures that a mark says; plates and ordinals are turned into others and say none. */
function figuresOf(mark: Mark): number[] {
  switch (mark.kind) {
    case "product":
      return mark.factors.flatMap(figuresOfFactor);
    case "sets":
      return mark.count === null ? [] : [mark.count];
    case "counts":
      return mark.counts.flatMap(({ reps }) => reps ?? []);
    case "numbers":
    case "weight":
      return mark.values;
    case "time":
      return [mark.seconds];
    case "length":
    case "s":
    case "m":
    case "k":
    case "repeat":
    case "rpe":
    case "rir":
      return [mark.value];
    default:
      return [];
  }
}

/** Every figure that the sets account for: their own values, their number, what was tried, what the notes hold. */
function accountedFor(sets: readonly LogSet[], notes: readonly string[], rounds: number | null): Set<number> {
  const known = new Set<number>(rounds === null ? [] : [rounds]);
  for (let count = 1; count <= sets.length; count += 1) known.add(count);
  for (const { reps, weight, durationS, distance, rpe, rir, toFailure } of sets) {
    for (const value of [reps, weight, durationS, distance, rpe, rir]) if (value !== null) known.add(value);
    if (durationS !== null) known.add(durationS / 60);
    if (toFailure && reps !== null) for (let lost = 1; lost <= MOST_LOST; lost += 1) known.add(reps + lost);
  }
  for (const [, figure, minutes] of matchesIn(notes.join(" "), /(\d+(?:\.\d+)?)( min)?/g))
    known.add(Number(figure)).add(Number(figure) * (minutes === undefined ? 1 : 60));
  return known;
}

/**
 * The figures of an exercise's amounts that are nowhere in the sets they were made to, as people write them; `[]` when
 * every one has its place. An independent check on the assembly: a figure that got lost there means that the sets may be
 * wrong. `notes` are what the assembly noted. Linear.
 */
export function unreadFigures(
  marks: readonly EntryMark[],
  { sets, notes, rounds }: { sets: readonly LogSet[]; notes: readonly string[]; rounds: number | null },
): string[] {
  const known = accountedFor(sets, notes, rounds);
  // What was taken back is in no set.
  const repaired = marks.findLastIndex(({ kind }) => kind === "repair") + 1;
  const said = marks
    .slice(repaired)
    .flatMap((mark) => (mark.kind === "override" ? mark.marks.flatMap(figuresOf) : figuresOf(mark)));
  const lost = [...new Set(said.filter((figure) => !known.has(figure)))].map(String);
  if (lost.length > 0) return lost;
  // Four bare factors have no one order.
  return marks.flatMap((mark) =>
    mark.kind === "product" && mark.factors.length > 3 && mark.factors.every(({ kind }) => kind === "number")
      ? [mark.factors.flatMap(figuresOfFactor).join("x")]
      : [],
  );
}
