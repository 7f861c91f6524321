import type { Workout, WorkoutContent, WorkoutItem } from "../../protocol/cards.ts";
import { mainOf } from "./mainOf.ts";
import { listed } from "./planWords.ts";

const has = (content: WorkoutContent, block: "warmup" | "cooldown") =>
  content.blocks.some((one) => one.block === block && one.items.length > 0);

const doses = (content: WorkoutContent) =>
  mainOf(content)
    .map(({ exerciseId, sets, reps, durationS, restS }) => [exerciseId, sets, reps, durationS, restS].join())
    .join(";");

const setsOf = (items: readonly WorkoutItem[]) => items.reduce((sum, { sets }) => sum + sets, 0);
const restOf = (items: readonly WorkoutItem[]) => items.reduce((sum, { restS }) => sum + restS, 0) / items.length;
const namesOf = (items: readonly WorkoutItem[]) => [...new Set(items.map(({ name }) => name))];

/** What stood around the main part and is ruled out now. */
const ruledOutAround = (before: WorkoutContent, ruledOut: readonly string[]): WorkoutItem[] =>
  before.blocks
    .filter(({ block }) => block !== "main")
    .flatMap(({ items }) => items.filter(({ exerciseId }) => ruledOut.includes(exerciseId)));

/**
 * Whether two sessions train the same: main part dose by dose, whether there is a warm-up and a cool-down, and nothing in these
 * that is ruled out now.
 */
export const isSameSession = (a: WorkoutContent, b: WorkoutContent, ruledOut: readonly string[] = []): boolean =>
  doses(a) === doses(b) &&
  has(a, "warmup") === has(b, "warmup") &&
  has(a, "cooldown") === has(b, "cooldown") &&
  ruledOutAround(a, ruledOut).length === 0;

/**
 * What is different between a session and the one it was made from, read off the two: exercises out and in, sets, rests,
 * warm-up and cool-down. One clause each, empty when nothing is.
 */
export function changesBetween(before: Workout, after: WorkoutContent, ruledOut: readonly string[] = []): string[] {
  const [was, is] = [mainOf(before), mainOf(after)];
  const gone = was.filter(({ exerciseId }) => !is.some((one) => one.exerciseId === exerciseId));
  const out = namesOf([...gone, ...ruledOutAround(before, ruledOut)]);
  const come = namesOf(is.filter(({ exerciseId }) => !was.some((one) => one.exerciseId === exerciseId)));
  const clauses: string[] = [];
  if (out.length > 0) clauses.push(`${listed(out)} ${out.length === 1 ? "is" : "are"} out`);
  if (come.length > 0) clauses.push(`${listed(come)} ${come.length === 1 ? "is" : "are"} in`);
  if (setsOf(was) !== setsOf(is)) clauses.push(`${setsOf(is)} sets in all instead of ${setsOf(was)}`);
  const rest = Math.round(restOf(is) - restOf(was));
  if (Math.abs(rest) >= 10) clauses.push(rest > 0 ? "longer rests" : "shorter rests");
  for (const [block, name] of [
    ["warmup", "warm-up"],
    ["cooldown", "cool-down"],
  ] as const) {
    if (has(before, block) && !has(after, block)) clauses.push(`no ${name}`);
    if (!has(before, block) && has(after, block)) clauses.push(`a ${name}`);
  }
  return clauses;
}
