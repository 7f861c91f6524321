import type { Notation } from "../../protocol/profile.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";

const TRIPLE = /(?<![\d.,])(\d+(?:[.,]\d+)?) ?[x×*] ?(\d+(?:[.,]\d+)?) ?[x×*] ?(\d+(?:[.,]\d+)?)(?![\d.,]*\d)/i;

/**
 * The order in which somebody writes three bare numbers, from the text and the reading of it that they chose.
 * `null` when the text holds no such triple, or when more than one order gives this reading.
 */
export function learnedNotation(source: string, sets: readonly LogSet[]): Notation | null {
  const triple = TRIPLE.exec(source);
  const [first] = sets;
  if (!triple || !first || first.reps === null || first.weight === null) return null;
  const written = triple.slice(1, 4).map((figure) => Number(figure.replace(",", ".")));
  const meant = { sets: sets.length, reps: first.reps, weight: first.weight };
  const orders: Record<Notation, (keyof typeof meant)[]> = {
    sets_reps_weight: ["sets", "reps", "weight"],
    weight_sets_reps: ["weight", "sets", "reps"],
    weight_reps_sets: ["weight", "reps", "sets"],
    reps_sets_weight: ["reps", "sets", "weight"],
  };
  const fitting = (Object.keys(orders) as Notation[]).filter((order) =>
    orders[order].every((role, place) => meant[role] === written[place]),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
