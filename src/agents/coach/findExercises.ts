import type { CoachQuestion } from "../../language/coaching/coachQuestion.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Limitation } from "../../protocol/profile.ts";
import { type Equipment, type Muscle, PATTERN_GROUPS } from "../../protocol/vocabulary.ts";
import type { WorkScope } from "../agent.ts";
import type { CoachFinding } from "./coachEvidence.ts";
import type { CoachPorts } from "./coachPorts.ts";

const MOST_EXERCISES = 5;
const A_FEW = 3;

export type FoundExercises = Pick<CoachFinding, "exercises" | "total" | "emptiedBy">;

async function search(
  muscles: readonly Muscle[],
  { question, limitations, equipment }: CoachFinding,
  exclude: readonly Exercise[],
  { catalog, tools }: CoachPorts,
  scope: WorkScope,
): Promise<{ items: Exercise[]; emptiedBy: string | null }> {
  const found = await scope.call(tools.searchExercises, {
    ...(muscles.length > 0 ? { muscles: [...muscles] } : {}),
    ...(equipment ? { equipment: [...equipment] as Equipment[] } : {}),
    ...(limitations.length > 0 ? { limitations } : {}),
    ...(question.level ? { level: question.level } : {}),
    ...(question.part ? { suitability: question.part } : {}),
    exclude: exclude.map(({ id }) => id),
    limit: 200,
  });
  if (!found.ok) return { items: [], emptiedBy: null };
  const items = found.result.exercises
    .flatMap(({ id }) => catalog.byId(id) ?? [])
    .filter(({ equipment_required }) => !equipment_required.some((item) => question.missing.includes(item)))
    .filter(({ stress_flags }) => !question.isGentle || !stress_flags.includes("impact"));
  return { items, emptiedBy: found.result.trace.find(({ left }) => left === 0)?.constraint ?? null };
}

/** Exercises for muscles, a few for each in turn; stretches and cardio only where they are asked for. */
export async function exercisesFor(
  muscles: readonly Muscle[],
  finding: CoachFinding,
  exclude: readonly Exercise[],
  ports: CoachPorts,
  scope: WorkScope,
): Promise<FoundExercises> {
  const { question } = finding;
  const wantsLight = question.part !== null || muscles.includes("cardio_system");
  const { items, emptiedBy } = await search(muscles, finding, exclude, ports, scope);
  const fitting = items
    .filter(({ mechanic }) => wantsLight || mechanic === "compound" || mechanic === "isolation")
    .map((exercise, at) => ({ exercise, rank: usefulness(exercise, muscles, question) - at / 1_000 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ exercise }) => exercise);
  const direct = fitting.filter((exercise) => exercise.primary_muscles.some((muscle) => muscles.includes(muscle)));
  const forThem = direct.length >= 2 ? direct : fitting;
  const pool = doneWith(question.equipment, forThem);
  const picked = muscles.length > 1 ? inTurn(pool, muscles) : muscles.length === 1 ? spread(pool) : byMovement(pool);
  return {
    exercises: picked.slice(0, question.count ?? MOST_EXERCISES).map(({ id }) => id),
    total: pool.length,
    emptiedBy,
  };
}

/** Who names a thing to train with wants it used, where it is used in a few. */
function doneWith(things: readonly Equipment[] | null, exercises: readonly Exercise[]): readonly Exercise[] {
  const named: readonly string[] = (things ?? []).filter((item): boolean => item !== "none");
  const using = exercises.filter(({ equipment_required }) => equipment_required.some((item) => named.includes(item)));
  return using.length >= A_FEW ? using : exercises;
}

/** One movement group once before any twice. */
function byMovement(pool: readonly Exercise[]): Exercise[] {
  const seen = new Set<string>();
  const first = pool.filter(
    ({ movement_pattern: pattern }) => !seen.has(PATTERN_GROUPS[pattern]) && seen.add(PATTERN_GROUPS[pattern]),
  );
  return [...first, ...pool.filter((exercise) => !first.includes(exercise))];
}

function usefulness(exercise: Exercise, muscles: readonly Muscle[], question: CoachQuestion): number {
  const first = exercise.primary_muscles[0];
  const { suitability, mechanic, movement_pattern: pattern, difficulty } = exercise;
  return (
    (first !== undefined && muscles.includes(first) ? 2 : 0) +
    (exercise.equipment_required.some((item) => item !== "none" && question.equipment?.includes(item)) ? 2 : 0) +
    (suitability.main ? 1 : 0) +
    (pattern === "incline_push" && question.areas.includes("upper_chest") ? 5 : 0) +
    (difficulty <= 3 ? 1 : 0) +
    (question.part === "cool_down" && (pattern === "stretch" || mechanic === "mobility") ? 3 : 0) +
    (question.part === "warm_up" && mechanic === "mobility" ? 1 : 0) -
    (PATTERN_GROUPS[pattern] === "power" ? 2 : 0)
  );
}

/** One family once before any family twice. */
function spread(pool: readonly Exercise[]): Exercise[] {
  const seen = new Set<string>();
  const first = pool.filter(({ family_slug }) => !seen.has(family_slug) && seen.add(family_slug));
  return [...first, ...pool.filter((exercise) => !first.includes(exercise))];
}

/** The best for each muscle in turn, no exercise twice. */
function inTurn(pool: readonly Exercise[], muscles: readonly Muscle[]): Exercise[] {
  const picked = new Set<Exercise>();
  const queues = muscles.map((muscle) =>
    spread(pool.filter(({ primary_muscles }) => primary_muscles.includes(muscle))),
  );
  for (let round = 0; round < MOST_EXERCISES; round += 1) {
    for (const queue of queues) {
      const next = queue.find((exercise) => !picked.has(exercise));
      if (next) picked.add(next);
    }
  }
  return [...picked, ...spread(pool.filter((exercise) => !picked.has(exercise)))];
}

/** A machine or station, as opposed to a bench or a pair of dumbbells. */
const isApparatus = (item: Equipment) => /^(?:machine_|smith|cable|landmine|sled|pull_up_bar|dip_bars)/.test(item);

/** Written substitutes first, those for the reason given before the others, then the nearest by muscles and movement. */
export async function alternativesTo(
  exercise: Exercise | undefined,
  question: CoachQuestion,
  finding: CoachFinding,
  ports: CoachPorts,
  scope: WorkScope,
): Promise<FoundExercises> {
  if (!exercise) return exercisesFor(question.muscles, finding, [], ports, scope);
  const { joints } = question;
  const spared = new Set(finding.limitations.map(({ joint }) => joint));
  const eased =
    question.kind === "suitability"
      ? joints
          .filter((joint) => !spared.has(joint))
          .map((joint): Limitation => ({ joint, severity: "moderate", side: null, note: null }))
      : [];
  const wish = { ...finding, limitations: [...finding.limitations, ...eased], question: { ...question, part: null } };
  const { items, emptiedBy } = await search(exercise.primary_muscles, wish, [exercise], ports, scope);
  const reasons = new Map((exercise.substitutes ?? []).map(({ slug, reason }, at) => [slug, { reason, at }]));
  const wanted = joints.length > 0 || spared.size > 0 ? "joint" : finding.equipment ? "equipment" : null;
  const closeness = (other: Exercise) => {
    const written = reasons.get(other.slug);
    const shared = other.primary_muscles.filter((muscle) => exercise.primary_muscles.includes(muscle)).length;
    return (
      (written ? 6 - written.at * 0.1 + (written.reason === wanted ? 2 : 0) : 0) +
      (other.movement_pattern === exercise.movement_pattern ? 3 : 0) +
      (PATTERN_GROUPS[other.movement_pattern] === PATTERN_GROUPS[exercise.movement_pattern] ? 1 : 0) +
      shared / Math.max(1, exercise.primary_muscles.length) +
      (other.family_slug === exercise.family_slug ? 0.5 : 0)
    );
  };
  const ranked = items
    .filter(({ mechanic }) => mechanic === exercise.mechanic || mechanic === "compound" || mechanic === "isolation")
    .filter(({ primary_muscles }) => primary_muscles.some((muscle) => exercise.primary_muscles.includes(muscle)))
    .filter(
      (other) =>
        !question.isLacking ||
        !other.equipment_required.some((item) => isApparatus(item) && exercise.equipment_required.includes(item)),
    )
    .map((other, at) => ({ other, rank: closeness(other) - at / 1_000 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ other }) => other);
  return { exercises: ranked.slice(0, 4).map(({ id }) => id), total: ranked.length, emptiedBy };
}
