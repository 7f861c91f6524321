import type { Workout } from "../../protocol/cards.ts";
import { mainOf } from "./mainOf.ts";
import type { SessionPlan } from "./sessionPlan.ts";

/** Whether a session had such a block; without a session before there is one. */
export const hadBlock = (previous: Workout | null, name: "warmup" | "cooldown") =>
  previous === null || previous.blocks.some(({ block, items }) => block === name && items.length > 0);

/** How a session was done, by the letters that its exercises share. */
export function structureOf(previous: Workout): SessionPlan["structure"] {
  const letters = mainOf(previous).map(({ superset }) => superset);
  const shared = new Set(letters.filter((letter) => letter !== undefined));
  if (shared.size === 0) return "straight";
  return shared.size === 1 && letters.length > 2 ? "circuit" : "supersets";
}

/** Sets for each exercise and the number of exercises that a change of the amount asks for. */
export function changedSize(
  kind: string,
  previous: Workout,
  staying: number,
): Partial<Pick<SessionPlan, "sets" | "leastSets" | "count">> {
  const main = mainOf(previous);
  const mean = main.reduce((sum, { sets }) => sum + sets, 0) / Math.max(1, main.length);
  if (kind === "easier" || kind === "fewerSets") return { sets: Math.max(1, Math.ceil(mean) - 1) };
  const more = Math.min(8, Math.floor(mean) + 1);
  // Harder is also less rest: it grows by sets as far as there is room, and warm-up and cool-down stay.
  if (kind === "harder") return { sets: more, leastSets: Math.max(1, Math.min(more, Math.floor(mean))) };
  if (kind === "moreSets") return { sets: more };
  return kind === "moreExercises" ? { count: { min: staying + 1, max: staying + 1 } } : {};
}

const SHORTER_BY = 2 / 3;
const LONGER_BY = 1.5;
const REST_STEP_S = 15;
const [LEAST_REST_S, MOST_REST_S] = [15, 300];
/** A rest made longer or shorter, in steps of a quarter of a minute. */
export const stretchedRest = (restS: number, isLonger: boolean, mostS: number): number => {
  const wanted = Math.round((restS * (isLonger ? LONGER_BY : SHORTER_BY)) / REST_STEP_S) * REST_STEP_S;
  return Math.min(mostS, Math.max(LEAST_REST_S, wanted));
};

/** By how many minutes shorter rests change a session whose sets stay as they are; 0 for any other change. */
export function minutesOfRests(edit: { kind: string } | null, previous: Workout | null): number {
  const restS = edit?.kind === "shorterRests" ? changedRest(edit.kind, previous) : null;
  if (previous === null || restS === null) return 0;
  const rested = mainOf(previous).filter((item) => item.restS > 0);
  return Math.round(rested.reduce((sum, item) => sum + item.sets * (restS - item.restS), 0) / 60);
}

/** The rest between sets that "less rest" or "longer breaks" asks for, in seconds; `null` where rests stay. */
export function changedRest(kind: string | null, previous: Workout | null): number | null {
  if (previous === null || (kind !== "shorterRests" && kind !== "longerRests")) return null;
  const main = mainOf(previous);
  const mean = main.reduce((sum, { restS }) => sum + restS, 0) / Math.max(1, main.length);
  return stretchedRest(mean, kind === "longerRests", MOST_REST_S);
}
