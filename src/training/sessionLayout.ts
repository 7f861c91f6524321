import type { WorkoutBlock, WorkoutItem } from "../protocol/cards.ts";
import type { Exercise } from "../protocol/exercise.ts";
import type { Pace } from "../protocol/pace.ts";
import { PATTERN_GROUPS } from "../protocol/vocabulary.ts";
import { type Goal, type Intensity, isSteady, type Level, type Prescription } from "./prescription.ts";
import { SECONDS_PER_REP } from "./sessionTime.ts";

type SessionStructure = "straight" | "supersets" | "circuit" | "emom";

export type SessionFrame = {
  title: string;
  goal: Goal;
  level: Level;
  intensity: Intensity;
  /** The session must not be longer than `max` and should not be much shorter. */
  minutes: number;
  structure: SessionStructure;
  scheme: { sets: number; reps: number } | null;
  /** Sets or rounds of everything, where the person named them. */
  sets: number | null;
  /** Fewer sets than `sets` that will do rather than no warm-up or cool-down. */
  leastSets?: number | null;
  /** Rest after each set that the person named, in seconds. */
  restS: number | null;
  /** How a session of one way to move on is gone through. */
  pace: Pace | null;
  /** The side to begin one-sided exercises with. */
  firstSide: "left" | "right";
};

/** One exercise with its dose, and how much of it is done at present. */
export type Line = {
  exercise: Exercise;
  dose: Prescription;
  sets: number;
  restS: number;
  durationS: number | null;
  keep: boolean;
  rank: number;
};
export type Draft = { warmup: Line[]; main: Line[]; cooldown: Line[] };

/** Seconds of work in a minute of an EMOM, so that something is left to breathe. */
const EMOM_WORK_S = 40;

/** Both sides of a one-sided exercise in order; alternating work is one line counted for each side. */
export function itemsOf({ exercise, dose, sets, restS, durationS }: Line, { firstSide }: SessionFrame): WorkoutItem[] {
  const isAlternating = exercise.laterality === "alternating";
  const reps = isAlternating && dose.reps !== null ? Math.max(3, Math.ceil(dose.reps / 2)) : dose.reps;
  const base: WorkoutItem = {
    exerciseId: exercise.id,
    name: exercise.name,
    sets,
    ...(durationS === null ? { reps: Math.max(1, reps ?? 1) } : { durationS }),
    restS,
    ...(dose.rpe === null ? {} : { rpe: dose.rpe }),
  };
  if (exercise.laterality === "bilateral") return [base];
  if (isAlternating || exercise.side_rule?.program_both_sides === false) return [{ ...base, side: "each" }];
  const between = Math.min(restS, exercise.side_rule?.rest_between_sides_s ?? 0);
  const otherSide = firstSide === "left" ? "right" : "left";
  return [
    { ...base, restS: between, side: firstSide },
    { ...base, side: otherSide },
  ];
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Lines that share a letter: only the last of them rests, all have as many sets. */
function grouped(lines: readonly Line[], letter: string, frame: SessionFrame): WorkoutItem[] {
  const sets = Math.min(...lines.map((one) => one.sets));
  const restS = Math.max(...lines.map((one) => one.restS));
  const items = lines.flatMap((one) => itemsOf({ ...one, sets, restS }, frame));
  return items.map((item, i) => ({ ...item, restS: i === items.length - 1 ? restS : 0, superset: letter }));
}

function emomItems(one: Line, frame: SessionFrame): WorkoutItem[] {
  return itemsOf(one, frame).map((item) => {
    const perSide = item.side === "each" ? 2 : 1;
    const reps =
      item.reps === undefined
        ? undefined
        : Math.max(2, Math.min(item.reps, Math.floor(EMOM_WORK_S / SECONDS_PER_REP / perSide)));
    const durationS =
      item.durationS === undefined ? undefined : Math.min(item.durationS, Math.floor(EMOM_WORK_S / perSide));
    const work = (durationS ?? (reps ?? 0) * SECONDS_PER_REP) * perSide;
    return {
      ...item,
      ...(reps === undefined ? {} : { reps }),
      ...(durationS === undefined ? {} : { durationS }),
      restS: Math.max(0, 60 - work),
    };
  });
}

function mainItems(lines: readonly Line[], frame: SessionFrame): WorkoutItem[] {
  const steady = (one: Line) => isSteady(one.exercise) && one.sets === 1;
  if (frame.structure === "emom") {
    return lines.flatMap((one) => (steady(one) ? itemsOf(one, frame) : emomItems(one, frame)));
  }
  if (frame.structure === "circuit") {
    const round = lines.filter((one) => !steady(one));
    const after = lines.filter(steady);
    const inRound = round.length > 1 ? grouped(round, "A", frame) : round.flatMap((one) => itemsOf(one, frame));
    return [...inRound, ...after.flatMap((one) => itemsOf(one, frame))];
  }
  if (frame.structure === "straight") return lines.flatMap((one) => itemsOf(one, frame));
  const items: WorkoutItem[] = [];
  const order = paired(lines);
  let letter = 0;
  for (let i = 0; i < order.length; i += 1) {
    const [a, b] = [order[i], order[i + 1]];
    if (a === undefined) break;
    if (b === undefined || steady(a) || steady(b)) {
      items.push(...itemsOf(a, frame));
      continue;
    }
    items.push(...grouped([a, b], LETTERS[letter % LETTERS.length] ?? "A", frame));
    letter += 1;
    i += 1;
  }
  return items;
}

/** Lines in pairs that do not tire the same muscles: each takes the next one of another movement. */
function paired(lines: readonly Line[]): Line[] {
  const left = lines.filter((one) => !(isSteady(one.exercise) && one.sets === 1));
  const order: Line[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const a = first.exercise;
    const shares = (other: Line) =>
      other.exercise.primary_muscles.filter((muscle) => a.primary_muscles.includes(muscle)).length;
    const apart = left.findIndex(
      (other) =>
        shares(other) === 0 && PATTERN_GROUPS[other.exercise.movement_pattern] !== PATTERN_GROUPS[a.movement_pattern],
    );
    const partner = left.splice(apart === -1 ? left.findIndex((other) => shares(other) === 0) : apart, 1)[0];
    order.push(first, ...(partner === undefined ? [] : [partner]));
  }
  return [...order, ...lines.filter((one) => !order.includes(one))];
}

/** The blocks of a session as its card shows them; empty ones are left out. */
export function blocksOf(draft: Draft, frame: SessionFrame): WorkoutBlock[] {
  const blocks: WorkoutBlock[] = [
    { block: "warmup", items: draft.warmup.flatMap((one) => itemsOf(one, frame)) },
    { block: "main", items: mainItems(draft.main, frame) },
    { block: "cooldown", items: draft.cooldown.flatMap((one) => itemsOf(one, frame)) },
  ];
  return blocks.filter(({ items }) => items.length > 0);
}
