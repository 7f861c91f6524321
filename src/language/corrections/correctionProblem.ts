import type { LogSet } from "../../protocol/workoutLog.ts";
import type { SetChanges } from "./correction.ts";
import type { Change } from "./correctionValues.ts";

/** A reason why nothing was changed, in a sentence for the person, with what could be meant. */
export type CorrectionProblem = { problem: string; choices: { label: string; parts: SetChanges[] }[] };
export type CorrectedSets = { sets: LogSet[] } | CorrectionProblem;

export const problem = (text: string, choices: CorrectionProblem["choices"] = []): CorrectionProblem => ({
  problem: text,
  choices,
});
export const noSuchSet = (count: number): CorrectionProblem =>
  problem(`That entry has ${count} ${count === 1 ? "set" : "sets"}. Which one do you mean?`);
export const isProblem = (value: object): value is CorrectionProblem => "problem" in value;

/** Values without those that are `null`, each once. */
export const distinct = (values: readonly (number | null)[]) => [...new Set(values.filter((value) => value !== null))];

export const largest = (values: readonly (number | null)[]) => Math.max(0, ...values.map((value) => value ?? 0));

/** What is said of a set that may be the last one or each of them. */
export function everyOrLast(changes: Change[], count: number): CorrectionProblem {
  const of = (label: string, from: number, to: number) => ({ label, parts: [{ sets: { from, to }, changes }] });
  return problem("Was that so in every set, or in the last one?", [
    of("every set", 1, count),
    of("the last set", -1, -1),
  ]);
}
