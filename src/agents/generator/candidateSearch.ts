import type { Catalog } from "../../catalog/catalog.ts";
import { ASSUMED } from "../../catalog/searchExercises.ts";
import { AREA_MUSCLES, type Area } from "../../language/session/areaWords.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Assignment, JsonObject } from "../../protocol/understanding.ts";
import {
  type Equipment,
  MOVEMENT_PATTERNS,
  type MovementPattern,
  type Muscle,
  PATTERN_GROUPS,
} from "../../protocol/vocabulary.ts";
import type { SearchExercisesTool } from "../../tools/searchExercises.ts";
import { usefulCount } from "../../training/sessionAssembly.ts";
import type { Work, WorkScope } from "../agent.ts";
import { obstacleTo } from "./eligibility.ts";
import { fewestFor } from "./essentialPicks.ts";
import { exerciseScore, isBare } from "./exerciseScore.ts";
import { type SessionCandidates, SessionPlan, type SlotFind } from "./sessionPlan.ts";
import { elsewhere, fastSlots, fitsTry, looseningSlots, type Slot, slotsFor, steadySlots } from "./sessionSlots.ts";
import { nudge } from "./variety.ts";

export const HARDEST = { beginner: 2, intermediate: 4, advanced: 5 } as const;
/** One step above a beginner's exercises, and no more. */
const HARDEST_OF_STEP = 3;
/** As many alternatives a place as variety and a conflict with its neighbours need. */
const PER_SLOT = 8;
const AROUND = 10;
const NEXT_LEVEL = { beginner: "intermediate", intermediate: "advanced", advanced: "advanced" } as const;

export type SearchInput = { assignment: Assignment; request: JsonObject; relaxed: boolean };

export const musclesOf = (areas: readonly Area[]): Set<Muscle> => new Set(areas.flatMap((area) => AREA_MUSCLES[area]));

/** How many exercises the main part should have. */
export const mainCount = (plan: SessionPlan): number =>
  Math.min(14, plan.count?.max ?? (plan.purpose === null ? usefulCount(plan) : looseningCount(plan.minutes)));
/** A stretch or an easy drill takes two to three minutes with both sides. */
const looseningCount = (minutes: number) => Math.max(minutes < 5 ? 2 : 3, Math.min(10, Math.round(minutes / 2.5)));

const patternsLike = ({ movement_pattern }: Exercise): MovementPattern[] =>
  MOVEMENT_PATTERNS.filter((one) => PATTERN_GROUPS[one] === PATTERN_GROUPS[movement_pattern]);

/** A place like that of an exercise that is taken out. What is like it by its movement alone stays in the areas: no hip machine in a push session. */
function likeSlot(exercise: Exercise, areas: readonly Area[]): Slot {
  const muscles = [...musclesOf(areas)];
  const inAreas = muscles.length === 0 ? {} : { muscles };
  return {
    name: `exercise like ${exercise.name}`,
    tries: [
      { patterns: [exercise.movement_pattern], muscles: exercise.primary_muscles },
      { muscles: exercise.primary_muscles.slice(0, 1), mechanic: exercise.mechanic },
      { muscles: exercise.primary_muscles },
      { patterns: [exercise.movement_pattern] },
      { patterns: patternsLike(exercise), ...inAreas },
      { muscles },
    ],
  };
}

/** A session for the heart on the machines named and nothing else. */
export const isSteadyOn = (machines: readonly Equipment[], areas: readonly Area[]): boolean =>
  areas.every((area) => area === "cardio") &&
  machines.some((one) => STEADY.has(one)) &&
  machines.every((one) => STEADY.has(one) || one === "jump_rope");

function placesOf(plan: SessionPlan, areas: readonly Area[], catalog: Catalog): Slot[] {
  const kind = plan.edit?.kind;
  const replaced =
    plan.edit === null ||
    kind === "remove" ||
    kind === "shorter" ||
    kind === "fewerExercises" ||
    plan.include.length > 0
      ? []
      : plan.edit.takenIds.flatMap((id) => catalog.byId(id) ?? []).map((exercise) => likeSlot(exercise, areas));
  const added = plan.edit?.addedAreas ?? [];
  if (added.length > 0)
    return [...replaced, ...slotsFor(added, added.length).slice(0, Math.max(added.length, plan.minutes >= 40 ? 2 : 1))];
  if (kind === "swap" || replaced.length > 0) return replaced;
  if (plan.purpose !== null) return looseningSlots(plan.purpose, musclesOf(plan.targets), mainCount(plan));
  const machines = plan.equipment?.filter((thing) => thing !== "none") ?? [];
  if (plan.fixed.length === 0 && isSteadyOn(machines, areas)) return steadySlots(machines);
  if (plan.fixed.length > 0 && kind !== "longer" && kind !== "retime" && kind !== "moreExercises") return [];
  const most = Math.max(3, mainCount(plan) - plan.fixed.length + 2, fewestFor(areas));
  const usual = slotsFor([...areas, ...plan.emphasis], most);
  const fast =
    plan.goal === "power" ? fastSlots(musclesOf([...areas, ...plan.emphasis]), plan.minutes >= 40 ? 2 : 1) : [];
  return [...fast, ...usual].slice(0, most);
}

/** Machines that a session for the heart is done on from beginning to end. */
const STEADY: ReadonlySet<Equipment> = new Set<Equipment>(["treadmill", "bike", "rower", "elliptical"]);

/** May be in the main part, as far as wishes go: not what is to be rested, no cardio when none is wanted. */
export const isWelcome = (exercise: Exercise, plan: SessionPlan) =>
  !(plan.withoutCardio && exercise.mechanic === "cardio") &&
  !exercise.primary_muscles.some((muscle) => plan.avoidedMuscles.includes(muscle));

/** Compounds or isolation only, where that was asked for. */
const isOfKind = (exercise: Exercise, { mechanic }: SessionPlan) => mechanic === null || exercise.mechanic === mechanic;

/**
 * The first way to fill a place that has anything, and the way to use: a later one of the same kind goes before it when
 * only that is done with the things named. Who names a pull-up bar does pull-ups where there is nothing to row.
 */
function bestTry(
  fitting: readonly (readonly Exercise[])[],
  { equipment }: SessionPlan,
): { first: number; best: number } | null {
  const first = fitting.findIndex((exercises) => exercises.length > 0);
  if (first === -1) return null;
  const named = new Set(equipment?.filter((thing) => thing !== "none" && !ASSUMED.includes(thing)) ?? []);
  const isMachines = isOnMachines(equipment);
  if (named.size === 0 || (named.size > FEW_THINGS && !isMachines)) return { first, best: first };
  const groupOf = ({ movement_pattern }: Exercise) => PATTERN_GROUPS[movement_pattern];
  const kinds = new Set(fitting[first]?.map(groupOf));
  const uses = (exercise: Exercise) =>
    (isMachines || kinds.has(groupOf(exercise))) && exercise.equipment_required.some((thing) => named.has(thing));
  const withThings = fitting.findIndex((exercises) => exercises.some(uses));
  const isTrunk = kinds.size === 1 && kinds.has("core");
  return { first, best: withThings === -1 || isTrunk ? first : withThings };
}
/** "Machines only": guided machines are all there is. */
const isOnMachines = (equipment: SessionPlan["equipment"]) =>
  equipment !== null && equipment.length > 2 && equipment.every((thing) => isGuided(thing) || thing === "none");
const isGuided = (thing: Equipment) => thing.startsWith("machine_") || thing === "cable";
/** More things than these are a gym, in which nobody has named each of them. */
const FEW_THINGS = 8;

const CONSTRAINT = {
  limitation: "limitations",
  equipment: "equipment",
  forbidden: "exclude",
  excluded: "exclude",
  strain: "strain",
} as const;

/** The constraint at which most of the exercises meant for something fail; `null` when that is only what is to be rested. */
function obstacleAmong(exercises: readonly Exercise[], plan: SessionPlan): string | null {
  const counts = new Map<string | null, number>();
  for (const exercise of exercises) {
    const obstacle = obstacleTo(exercise, plan);
    const tooHard = exercise.difficulty > HARDEST[plan.level] ? "level" : null;
    const kind = !isWelcome(exercise, plan) ? null : obstacle === null ? tooHard : CONSTRAINT[obstacle.kind];
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/**
 * Searches the catalogue for every place of the session under all constraints. Relaxed, it gives up the level, then the
 * part of the body, never limitations, equipment, exclusions or forbidden stress. `isEmpty` when nothing that was asked
 * for can be had; the candidates then say which constraint emptied the search.
 */
export const createCandidateSearch = (
  catalog: Catalog,
  search: SearchExercisesTool,
): Work<SearchInput, SessionCandidates> => {
  const all = catalog.all.filter(({ status }) => status !== "deprecated");

  /** Ids that the tool finds, best first, after what only the plan knows has been applied. */
  async function find(
    plan: SessionPlan,
    scope: WorkScope,
    query: { muscles?: Muscle[]; suitability?: "warm_up" | "cool_down" },
  ) {
    const answer = await scope.call(search, {
      ...query,
      level: plan.level,
      limitations: plan.limitations,
      exclude: plan.excludeIds,
      ...(plan.equipment === null ? {} : { equipment: plan.equipment }),
      limit: 500,
    });
    if (!answer.ok) throw new Error(answer.detail ?? answer.problem);
    const { exercises, trace } = answer.result;
    const found = exercises
      .flatMap(({ id }) => catalog.byId(id) ?? [])
      .filter((exercise) => obstacleTo(exercise, plan) === null);
    return { found, emptiedBy: trace.find(({ left }) => left === 0)?.constraint ?? null };
  }

  async function searchAreas(plan: SessionPlan, areas: Area[], scope: WorkScope): Promise<SessionCandidates> {
    const muscles = musclesOf([...areas, ...plan.emphasis]);
    const meant = musclesOf([...areas, ...plan.emphasis, ...plan.targets]);
    const first = await find(plan, scope, muscles.size === 0 ? {} : { muscles: [...muscles] });
    let pool = first.found.filter((exercise) => isWelcome(exercise, plan));
    const score = (exercise: Exercise) => exerciseScore(exercise, plan, meant);
    const best = (exercises: readonly Exercise[]) =>
      exercises
        .map((exercise) => ({ id: exercise.id, score: score(exercise) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, PER_SLOT)
        .map(({ id }) => id);
    const fill = ({ name, tries }: Slot): SlotFind => {
      if (plan.purpose !== null) {
        const ids = tries.flatMap((wish) => best(pool.filter((exercise) => fitsTry(exercise, wish))));
        return { name, ids: [...new Set(ids)], rank: ids.length === 0 ? null : 0, emptiedBy: null };
      }
      // What stays from the session before takes no second place.
      const fitting = tries.map((wish) =>
        pool.filter(
          (exercise) => fitsTry(exercise, wish) && isOfKind(exercise, plan) && !plan.fixed.includes(exercise.id),
        ),
      );
      const found = bestTry(fitting, plan);
      if (found !== null) {
        const emptiedBy =
          found.first === 0
            ? null
            : obstacleAmong(
                all.filter((exercise) => fitsTry(exercise, tries[0] ?? {})),
                plan,
              );
        const fit = fitting[found.best] ?? [];
        const guided = fit.filter(({ equipment_required }) => equipment_required.some(isGuided));
        const chosen = isOnMachines(plan.equipment) && guided.length > 0 ? guided : fit;
        return { name, ids: best(chosen), rank: found.best, emptiedBy };
      }
      return {
        name,
        ids: [],
        rank: null,
        emptiedBy: obstacleAmong(
          all.filter((exercise) => fitsTry(exercise, tries[0] ?? {})),
          plan,
        ),
      };
    };

    const places = placesOf(plan, areas, catalog);
    let slots = places.map(fill);
    const wantsMore = slots.some(({ rank }) => rank !== 0);
    const served = pool.some(
      (exercise) => muscles.size === 0 || exercise.primary_muscles.some((muscle) => muscles.has(muscle)),
    );
    if (wantsMore && served) {
      pool = (await find(plan, scope, {})).found.filter((exercise) => isWelcome(exercise, plan));
      slots = places.map((place, i) => (slots[i]?.rank === 0 ? slots[i] : fill(place)));
    }
    const isEmpty =
      plan.include.length === 0 && plan.fixed.length === 0 && (!served || slots.every(({ ids }) => ids.length === 0));
    const emptiedBy = isEmpty
      ? (first.emptiedBy ??
        obstacleAmong(
          all.filter((exercise) => exercise.primary_muscles.some((muscle) => muscles.has(muscle))),
          plan,
        ))
      : null;
    return {
      isEmpty,
      emptiedBy,
      relaxedTo: [],
      slots,
      warmUp: isEmpty || !plan.warmUp ? [] : await around(plan, muscles, scope, "warm_up"),
      coolDown: isEmpty || !plan.coolDown ? [] : await around(plan, muscles, scope, "cool_down"),
      finisher: isEmpty || plan.finisher === null ? [] : await finishers(plan, plan.finisher, scope),
      more: isEmpty ? [] : await neighbours(plan, areas, scope),
    };
  }

  /** What may fill a long session for a small muscle: the work around it, one exercise a place. */
  async function neighbours(plan: SessionPlan, areas: readonly Area[], scope: WorkScope): Promise<string[]> {
    if (plan.edit !== null || !plan.areasSaid || (plan.count === null && plan.minutes < 30)) return [];
    const muscles = musclesOf(areas);
    const near = elsewhere(areas).find((area) => AREA_MUSCLES[area].some((muscle) => !muscles.has(muscle)));
    if (muscles.size === 0 || near === undefined) return [];
    const pool = (await find(plan, scope, {})).found.filter((exercise) => isWelcome(exercise, plan));
    const wanted = musclesOf([near]);
    const ids = slotsFor([near], PER_SLOT).flatMap(({ tries }) => {
      const fitting = pool.filter((exercise) => tries.slice(0, 2).some((wish) => fitsTry(exercise, wish)));
      const score = (exercise: Exercise) => exerciseScore(exercise, plan, wanted);
      return fitting.length === 0 ? [] : [fitting.reduce((a, b) => (score(b) > score(a) ? b : a)).id];
    });
    return [...new Set(ids)];
  }

  /** What a session may end with: steady or explosive work for the heart, or the trunk. */
  async function finishers(
    plan: SessionPlan,
    { area, on }: NonNullable<SessionPlan["finisher"]>,
    scope: WorkScope,
  ): Promise<string[]> {
    const muscles = musclesOf([area]);
    const { found } = await find(plan, scope, area === "core" ? { muscles: [...muscles] } : {});
    const isOne = (exercise: Exercise) =>
      area === "core"
        ? PATTERN_GROUPS[exercise.movement_pattern] === "core"
        : exercise.mechanic === "cardio" || ["jump", "swing", "throw"].includes(exercise.movement_pattern);
    const worth = (exercise: Exercise) =>
      exerciseScore(exercise, plan, muscles) +
      (exercise.mechanic === "cardio" ? 3 : 0) +
      (exercise.equipment_required.some((thing) => on.includes(thing)) ? 9 : 0);
    return found
      .filter(isOne)
      .map((exercise) => ({ id: exercise.id, worth: worth(exercise) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, PER_SLOT)
      .map(({ id }) => id);
  }

  /** What prepares or winds down the wanted muscles, gentlest first. */
  async function around(
    plan: SessionPlan,
    muscles: ReadonlySet<Muscle>,
    scope: WorkScope,
    suitability: "warm_up" | "cool_down",
  ): Promise<string[]> {
    const { found } = await find(plan, scope, { suitability });
    const overlap = (list: readonly Muscle[]) => list.filter((muscle) => muscles.has(muscle)).length;
    const worth = (exercise: Exercise) =>
      Math.min(2, overlap(exercise.primary_muscles)) * 1.5 +
      Math.min(2, overlap(exercise.secondary_muscles)) * 0.5 +
      (exercise.movement_pattern === "mobility" || suitability === "cool_down" ? 2 : 0) +
      (exercise.mechanic === "cardio" ? (plan.minutes >= 30 && suitability === "warm_up" ? 5 : -1) : 0) -
      exercise.difficulty * 0.7 -
      ((exercise.joint_stress.knee ?? 3) +
        (exercise.joint_stress.ankle ?? 3) +
        (exercise.joint_stress.lumbar_spine ?? 3)) *
        0.4 +
      exerciseScore(exercise, plan, muscles) * 0.15 +
      1.2 * nudge(plan.seed, exercise.slug) -
      // To get warm and to wind down nobody looks for things that were not spoken of.
      (plan.equipment === null && exercise.mechanic !== "cardio" && !isBare(exercise) ? 2 : 0);
    return found
      .filter((exercise) => isWelcome(exercise, plan))
      .filter(
        (exercise) =>
          muscles.size === 0 ||
          exercise.mechanic === "cardio" ||
          overlap([...exercise.primary_muscles, ...exercise.secondary_muscles]) > 0,
      )
      .map((exercise) => ({ id: exercise.id, worth: worth(exercise) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, AROUND)
      .map(({ id }) => id);
  }

  return async ({ request, relaxed }, scope) => {
    const plan = SessionPlan.parse(request);
    if (plan.kind !== "session")
      return {
        isEmpty: false,
        emptiedBy: null,
        relaxedTo: [],
        slots: [],
        warmUp: [],
        coolDown: [],
        finisher: [],
        more: [],
      };
    const asked = await searchAreas(plan, plan.areas, scope);
    if (!asked.isEmpty || !relaxed) return asked;
    const tooHard = plan.level === "beginner" ? all.filter(({ difficulty }) => difficulty > HARDEST_OF_STEP) : [];
    const easier = {
      ...plan,
      level: NEXT_LEVEL[plan.level],
      excludeIds: [...plan.excludeIds, ...tooHard.map(({ id }) => id)],
    };
    const sameArea = plan.level === easier.level ? asked : await searchAreas(easier, plan.areas, scope);
    if (!sameArea.isEmpty) return { ...sameArea, emptiedBy: "level", relaxedTo: plan.areas };
    let best: { found: SessionCandidates; size: number } | null = null;
    for (const area of elsewhere(plan.areas)) {
      if (plan.areas.includes(area)) continue;
      const other = await searchAreas({ ...plan, emphasis: [] }, [area], scope);
      const size = other.isEmpty ? 0 : new Set(other.slots.flatMap(({ ids }) => ids)).size;
      const found = { ...other, emptiedBy: asked.emptiedBy, relaxedTo: [area] };
      if (size >= Math.min(4, mainCount(plan))) return found;
      if (size > (best?.size ?? 0)) best = { found, size };
    }
    if (best !== null) return best.found;
    return asked;
  };
};
