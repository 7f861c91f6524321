import { expect, test } from "vitest";
import { type LiveExercise, withSet, withTick } from "../../src/web/training/live/liveWorkout.ts";

const DONE = "2026-11-22T12:00:00Z";

/** An exercise with these planned weights. */
const planned = (weights: (number | null)[], reps: number | null = 10): LiveExercise => ({
  ...{ key: "k", exerciseId: "e", name: "Press", block: "main", superset: null, restS: 90, side: null, unit: "kg" },
  ...{ load: "total", perHand: false, hasWeight: true, isTimed: false, lastTime: null, note: "" },
  sets: weights.map((weight) => ({ reps, durationS: null, weight, rpe: null, doneAt: null })),
});
/** Typed into a set, one state of the field after the other. */
const typed = (exercise: LiveExercise, round: number, ...states: (number | null)[]) =>
  states.reduce((now, weight) => withSet(now, round, { weight }), exercise);
const weightsOf = ({ sets }: LiveExercise) => sets.map(({ weight }) => weight);

test("[P33] a weight that is typed goes on to the sets that follow, not to done ones nor over a planned step", () => {
  expect(weightsOf(typed(planned([null, null, null]), 0, 1, 14))).toEqual([14, 14, 14]);
  expect(weightsOf(typed(planned([60, 60, 60]), 1, null, 6, 62))).toEqual([60, 62, 62]);
  expect(weightsOf(typed(planned([60, 65, 60]), 0, 55))).toEqual([55, 65, 60]);
  const halfDone = withTick(planned([60, 60, 60]), 1, DONE);
  expect(weightsOf(typed(halfDone, 0, 50))).toEqual([50, 60, 60]);
  expect(weightsOf(typed(planned([null, null]), 0, Number.NaN))).toEqual([Number.NaN, null]);
  expect(withSet(planned([60, 60]), 0, { reps: 8 }).sets.map(({ reps }) => reps)).toEqual([8, 10]);
});

test("[P33] what was done is proposed for later sets where nothing was planned", () => {
  const first = withSet(planned([null, null], null), 0, { reps: 12 });

  expect(withTick(first, 0, DONE).sets).toMatchObject([
    { reps: 12, doneAt: DONE },
    { reps: 12, doneAt: null },
  ]);
  expect(withTick(withSet(planned([null, null]), 0, { reps: 12 }), 0, DONE).sets[1]).toMatchObject({ reps: 10 });
});
