import type { Catalog } from "../../catalog/catalog.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { type Muscle, PATTERN_GROUPS } from "../../protocol/vocabulary.ts";
import { isSteady } from "../../training/prescription.ts";
import { mainCount, musclesOf } from "./candidateSearch.ts";
import { obstacleTo } from "./eligibility.ts";
import { essentialPicks, fewestFor } from "./essentialPicks.ts";
import { exerciseScore } from "./exerciseScore.ts";
import type { SessionCandidates, SessionPlan, SlotFind } from "./sessionPlan.ts";

export type Pick = { exercise: Exercise; keep: boolean; rank: number; durationS: number | null };
export type Substitution = { place: string; exercise: Exercise | null; emptiedBy: string };
export type Picks = {
  main: Pick[];
  warmUp: Exercise[];
  coolDown: Exercise[];
  substitutions: Substitution[];
  /** Neighbouring work put in because what was asked for does not fill the minutes. */
  added: Exercise[];
};

/** States of the session in the making that are carried on after each place; more changed nothing in 2,000 trials. */
const BEAM = 10;

type State = { chosen: (Exercise | null)[]; all: Exercise[]; score: number };

/** What an exercise costs or gains beside those already in: no twins, no third lift on the same tired back. */
function beside(exercise: Exercise, others: readonly Exercise[], wanted: ReadonlySet<Muscle>): number {
  let score = 0;
  const covered = new Set(others.flatMap(({ primary_muscles }) => primary_muscles));
  score += 1.5 * exercise.primary_muscles.filter((muscle) => wanted.has(muscle) && !covered.has(muscle)).length;
  for (const other of others) {
    if (other.family_slug === exercise.family_slug) score -= 7;
    if (other.movement_pattern === exercise.movement_pattern) score -= 2;
    if ((other.joint_stress.lumbar_spine ?? 0) + (exercise.joint_stress.lumbar_spine ?? 0) >= 6) score -= 2.5;
  }
  return score;
}

/** Chooses one exercise a place so that the whole is best; a place stays empty when nothing is left for it. */
function choose(
  slots: readonly SlotFind[],
  given: readonly Exercise[],
  plan: SessionPlan,
  wanted: ReadonlySet<Muscle>,
  catalog: Catalog,
): (Exercise | null)[] {
  let states: State[] = [{ chosen: [], all: [...given], score: 0 }];
  for (const slot of slots) {
    const candidates = slot.ids
      .flatMap((id) => catalog.byId(id) ?? [])
      .map((exercise) => ({ exercise, own: exerciseScore(exercise, plan, wanted) }));
    const next: State[] = [];
    for (const state of states) {
      const free = candidates.filter(({ exercise }) => !state.all.some(({ id }) => id === exercise.id));
      if (free.length === 0) next.push({ ...state, chosen: [...state.chosen, null] });
      for (const { exercise, own } of free) {
        next.push({
          chosen: [...state.chosen, exercise],
          all: [...state.all, exercise],
          score: state.score + own + beside(exercise, state.all, wanted),
        });
      }
    }
    states = next.sort((a, b) => b.score - a.score).slice(0, BEAM);
  }
  return states[0]?.chosen ?? [];
}

/** Place in the session: power while fresh, then compound lifts, single joints, trunk, steady work. */
function order(exercise: Exercise): number {
  const group = PATTERN_GROUPS[exercise.movement_pattern];
  if (exercise.mechanic === "cardio") return 5;
  if (group === "core") return 4;
  if (group === "power") return 0;
  return exercise.mechanic === "compound" ? 1 : 3;
}

/**
 * A few to get ready or wind down with, spread over the body: nothing that is in the session already, no twins, at most
 * one cardio machine, which comes first. Ids are best first; one that repeats muscles gives way to one that does not.
 */
function around(ids: readonly string[], inSession: readonly Exercise[], most: number, catalog: Catalog): Exercise[] {
  const taken: Exercise[] = [];
  const left = ids
    .flatMap((id) => catalog.byId(id) ?? [])
    .filter((exercise) => !inSession.some(({ id }) => id === exercise.id));
  const repeats = (exercise: Exercise) => {
    const isTwin = taken.some(
      (other) => other.family_slug === exercise.family_slug && exercise.mechanic !== "mobility",
    );
    const isMoreCardio = exercise.mechanic === "cardio" && taken.some(({ mechanic }) => mechanic === "cardio");
    const covered = new Set(taken.flatMap(({ primary_muscles }) => primary_muscles));
    return isTwin || isMoreCardio ? 100 : 2 * exercise.primary_muscles.filter((muscle) => covered.has(muscle)).length;
  };
  while (taken.length < most && left.length > 0) {
    const costs = left.map((exercise, i) => i + repeats(exercise));
    const at = costs.indexOf(Math.min(...costs));
    const next = left.splice(at, 1)[0];
    if (next === undefined || (costs[at] ?? 0) >= 100) break;
    taken.push(next);
  }
  return taken.sort((a, b) => Number(b.mechanic === "cardio") - Number(a.mechanic === "cardio"));
}

/** A run is begun with a walk and no other machine: what readies for steady work is easier steps of it, and loose joints. */
function readying(ids: readonly string[], main: readonly Exercise[], catalog: Catalog): readonly string[] {
  if (main.length === 0 || !main.every(isSteady)) return ids;
  const things = new Set(main.flatMap(({ equipment_required }) => equipment_required));
  return ids.filter((id) => {
    const exercise = catalog.byId(id);
    if (exercise?.mechanic !== "cardio") return exercise?.mechanic === "mobility";
    return exercise.equipment_required.every((thing) => things.has(thing));
  });
}

/** In fewer minutes than these there is no room for everything that was asked for. */
const SHORTEST_OF_ALL = 5;
/** In as little a session of no part in particular must not end up as two exercises. */
const SHORT = 10;

/** Changes that may cost exercises for time. */
const DROPS: ReadonlySet<string> = new Set(["shorter", "retime", "fewerExercises"]);

/** Changes that fill the minutes with what there is time for, and no exercise in place of another. */
const FILLS: ReadonlySet<string> = new Set(["longer", "another"]);

/** Which exercises stay longest when there is less time: first one for each muscle, then the others, in order. */
function byNeed(exercises: readonly Exercise[]): Exercise[] {
  const muscles = new Set<Muscle>();
  const first = exercises.filter(({ primary_muscles: [muscle] }) => {
    if (muscle === undefined || muscles.has(muscle)) return false;
    muscles.add(muscle);
    return true;
  });
  return [...new Set([...first, ...exercises])];
}

const mainIds = ({ edit }: SessionPlan): string[] => [
  ...new Set(
    (edit?.before.blocks ?? []).flatMap(({ block, items }) =>
      block === "main" ? items.map(({ exerciseId }) => exerciseId) : [],
    ),
  ),
];

/** What the session before got ready or wound down with, first, as far as it still may. */
function asBefore(
  plan: SessionPlan,
  block: "warmup" | "cooldown",
  found: readonly string[],
  catalog: Catalog,
): string[] {
  const had = plan.edit === null || plan.edit.kind === "another" ? [] : plan.edit.before.blocks;
  const ids = had
    .filter((one) => one.block === block)
    .flatMap(({ items }) => items.map(({ exerciseId }) => exerciseId))
    .filter((id) => {
      const exercise = catalog.byId(id);
      return exercise !== null && obstacleTo(exercise, plan) === null;
    });
  return [...new Set([...ids, ...found])];
}

/**
 * Chooses the exercises of a session: what stays of an edited one and what was asked for by name first, then one a place,
 * by beam search over how well each suits and how well they go together. The same plan gives the same choice.
 */
export function pickExercises(plan: SessionPlan, candidates: SessionCandidates, catalog: Catalog): Picks {
  const areas = candidates.relaxedTo.length > 0 ? candidates.relaxedTo : plan.areas;
  const wanted = musclesOf([...areas, ...plan.emphasis, ...plan.targets]);
  const known = (id: string) => catalog.byId(id) ?? [];
  const fixed = plan.fixed.flatMap(known);
  const included = plan.include.filter(({ id }) => !plan.fixed.includes(id));
  const named = included.flatMap(({ id }) => known(id));

  // A named exercise takes the place that is meant for its like.
  const open = [...candidates.slots];
  for (const exercise of named) {
    const at = open.findIndex(
      ({ ids, rank }) =>
        rank === 0 &&
        (ids.includes(exercise.id) ||
          ids.some((id) => catalog.byId(id)?.movement_pattern === exercise.movement_pattern)),
    );
    if (at !== -1) open.splice(at, 1);
  }
  const fewest = plan.edit === null && plan.areasSaid && plan.count === null ? fewestFor(areas) : 0;
  const usual = mainCount(plan) + (plan.count === null ? 1 : 0);
  const room = Math.max(0, Math.max(usual, fewest) - fixed.length - named.length);
  const isRefilled = plan.edit !== null && (plan.edit.takenIds.length > 0 || plan.edit.addedAreas.length > 0);
  const slots = open.filter(({ ids }) => ids.length > 0);
  const most = isRefilled && plan.count === null ? slots.length : Math.min(slots.length, room);
  const fill = (places: readonly SlotFind[]) => {
    const chosen = choose(places, [...fixed, ...named], plan, wanted, catalog);
    return places.flatMap((slot, i) => {
      const exercise = chosen[i] ?? null;
      return exercise === null ? [] : [{ slot, exercise }];
    });
  };
  // A place that there is no time for must not take an exercise from one that there is.
  let filled = fill(slots.slice(0, most));
  for (let more = most + 1; filled.length < most && more <= slots.length; more += 1)
    filled = fill(slots.slice(0, more));

  const substitutions: Substitution[] = [];
  for (const { slot, exercise } of filled) {
    if (slot.rank !== null && slot.rank > 0 && slot.emptiedBy !== null)
      substitutions.push({ place: slot.name, exercise, emptiedBy: slot.emptiedBy });
  }
  for (const { name, ids, emptiedBy } of open.slice(0, room)) {
    if (ids.length === 0 && emptiedBy !== null) substitutions.push({ place: name, exercise: null, emptiedBy });
  }

  const orderBefore = mainIds(plan);
  const placeBefore = (id: string | undefined) => {
    const at = id === undefined ? -1 : orderBefore.indexOf(id);
    return at === -1 ? null : at / 100;
  };
  const asked = plan.count?.min ?? (plan.purpose === null ? 0 : mainCount(plan));
  const picks: (Pick & { at: number })[] = [];
  const add = (exercise: Exercise, keep: boolean, at: number, rank = picks.length) => {
    if (picks.some((one) => one.exercise.id === exercise.id)) return;
    picks.push({ exercise, keep: keep || picks.length < asked, rank, durationS: null, at });
  };
  const needed = byNeed(fixed);
  const essential =
    plan.edit === null && (plan.areasSaid || plan.minutes < SHORT) && plan.minutes >= SHORTEST_OF_ALL
      ? essentialPicks(
          areas,
          named,
          filled.map(({ exercise }) => exercise),
        )
      : new Set<string>();
  for (const [i, exercise] of fixed.entries())
    add(
      exercise,
      !DROPS.has(plan.edit?.kind ?? "") || plan.wanted.includes(exercise.id),
      placeBefore(exercise.id) ?? i / 100,
      needed.indexOf(exercise),
    );
  for (const [i, exercise] of named.entries()) {
    const wish = included[i];
    const base = plan.fixed.length > 0 ? 2 : order(exercise);
    add(
      exercise,
      true,
      wish?.place === "start"
        ? -1
        : wish?.place === "end"
          ? 9
          : (placeBefore(plan.edit?.takenIds[i]) ?? base + i / 100 - 0.5),
    );
  }
  for (const [i, { exercise }] of filled.entries()) {
    const isInstead = plan.edit !== null && !FILLS.has(plan.edit.kind) && !DROPS.has(plan.edit.kind);
    const isEssential = essential.has(exercise.id);
    const at =
      placeBefore(plan.edit?.takenIds[i + named.length]) ?? (plan.fixed.length > 0 ? 2 : order(exercise)) + i / 100;
    add(exercise, isInstead || isEssential, at);
  }
  const main = picks.sort((a, b) => a.at - b.at).map(({ at: _at, ...pick }) => pick);
  if (plan.finisher !== null) {
    const last =
      candidates.finisher.flatMap(known).find(({ id }) => !main.some(({ exercise }) => exercise.id === id)) ?? null;
    const usual = Math.min(600, Math.max(120, plan.minutes * 9));
    // "Finish with a 10 min run": what it ends with has a name already.
    const isOwn = ({ exercise }: Pick) =>
      exercise.mechanic === "cardio" && included.some(({ id, place }) => id === exercise.id && place === "end");
    const own = plan.finisher.area === "cardio" ? main.find(isOwn) : undefined;
    if (own !== undefined) own.durationS = plan.finisher.durationS ?? usual;
    else if (last === null)
      substitutions.push({ place: `${plan.finisher.area} finisher`, exercise: null, emptiedBy: "equipment" });
    else
      main.push({
        exercise: last,
        keep: true,
        rank: 0,
        durationS: plan.finisher.durationS ?? (last.mechanic === "cardio" ? usual : null),
      });
  }
  const mostAround = plan.minutes >= 30 ? 3 : plan.minutes >= 15 ? 2 : 1;
  const mainExercises = main.map(({ exercise }) => exercise);
  const warmUp = around(
    plan.warmUp ? asBefore(plan, "warmup", readying(candidates.warmUp, mainExercises, catalog), catalog) : [],
    mainExercises,
    mostAround,
    catalog,
  );
  return {
    main,
    warmUp,
    coolDown: around(
      plan.coolDown ? asBefore(plan, "cooldown", candidates.coolDown, catalog) : [],
      [...mainExercises, ...warmUp],
      mostAround,
      catalog,
    ),
    substitutions,
    added: [],
  };
}
