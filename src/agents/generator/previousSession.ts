import type { Catalog } from "../../catalog/catalog.ts";
import { AREA_MUSCLES, AREAS, type Area } from "../../language/session/areaWords.ts";
import { placeInSession } from "../../language/session/placeInSession.ts";
import type { SessionAdjustment } from "../../language/session/sessionAdjustment.ts";
import { readSessionRequest } from "../../language/session/sessionRequest.ts";
import type { Workout } from "../../protocol/cards.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { JOINTS, type Joint, type Muscle, PATTERN_GROUPS, type PatternGroup } from "../../protocol/vocabulary.ts";
import { type HardLimits, missingThings, obstacleTo } from "./eligibility.ts";
import { mainOf } from "./mainOf.ts";
import type { NamedExercises } from "./namedExercises.ts";
import type { PlanNote, SessionPlan } from "./sessionPlan.ts";

/** The area that a list of named lifts is about: "deadlift day" is a lower-body day, squat with bench is everything. */
export function areaOf(exercises: readonly Exercise[]): Area {
  const groups = new Set<PatternGroup>(exercises.map(({ movement_pattern }) => PATTERN_GROUPS[movement_pattern]));
  const all = (...list: PatternGroup[]) => [...groups].every((group) => list.includes(group));
  if (all("push")) return "push";
  if (all("pull")) return "pull";
  if (all("push", "pull")) return "upper";
  if (all("squat", "hinge", "lunge")) return "lower";
  if (all("core")) return "core";
  if (all("cardio")) return "cardio";
  if (all("isolation")) {
    const muscles = new Set(exercises.flatMap(({ primary_muscles }) => primary_muscles));
    const area = (["arms", "shoulders", "lower", "upper"] as const).find((one) =>
      [...muscles].every((muscle) => AREA_MUSCLES[one].includes(muscle)),
    );
    if (area !== undefined) return area;
  }
  // "Leg press and leg extensions": of two kinds, and of one half of the body.
  const muscles = exercises.flatMap(({ primary_muscles }) => primary_muscles);
  const half = (["lower", "push", "pull", "upper"] as const).find((one) =>
    muscles.every((muscle) => AREA_MUSCLES[one].includes(muscle)),
  );
  return exercises.length > 0 && half !== undefined ? half : "full_body";
}

const MUSCLE_AREA: Partial<Record<Muscle, Area>> = { cardio_system: "cardio", serratus: "chest", abs: "core" };
/** The areas of the muscles that a session trained most, for its successor. */
function areasTrained(exercises: readonly Exercise[]): Area[] {
  const counts = new Map<Area, number>();
  for (const { primary_muscles } of exercises) {
    const muscle = primary_muscles[0];
    if (muscle === undefined) continue;
    const area = MUSCLE_AREA[muscle] ?? AREAS.find((one) => one === muscle) ?? "full_body";
    counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([area]) => area);
}

/** How much a session loaded each joint, and at least `leeway`: what comes into it may load them no more. */
export const stressBefore = (exercises: readonly Exercise[], leeway: number): Partial<Record<Joint, number>> =>
  Object.fromEntries(
    JOINTS.map((joint) => [joint, Math.max(...exercises.map((exercise) => exercise.joint_stress[joint] ?? 3), leeway)]),
  );

/** Another session in place of one is for what that was for; else what it trains tells. */
export function areasBefore(
  { kind, mainExercises, taken }: Pick<ReturnType<typeof readEdit>, "kind" | "mainExercises" | "taken">,
  title: string,
): Area[] {
  const ofTitle = kind === "another" || kind === "exclude" ? readSessionRequest(title).areas : [];
  return ofTitle.length > 0
    ? ofTitle
    : areasTrained(mainExercises.filter(({ id }) => !taken.some((one) => one.id === id)));
}

/** The previous session and what of it stays, goes or comes in. */
export function readEdit(adjust: SessionAdjustment, previous: Workout, catalog: Catalog, named: NamedExercises) {
  const kind = adjust.kind;
  const main = mainOf(previous);
  const all = previous.blocks.flatMap(({ items }) => items);
  const known = (ids: readonly string[]) => [...new Set(ids)].flatMap((id) => catalog.byId(id) ?? []);
  const mainExercises = known(main.map(({ exerciseId }) => exerciseId));
  const allExercises = known(all.map(({ exerciseId }) => exerciseId));
  const phrase = adjust.phrase;
  const said = phrase === null || kind === "add" ? null : placeInSession(phrase);
  const place = said === -1 ? mainExercises.length : said;
  const covered =
    phrase === null
      ? []
      : place === null
        ? named.covered(phrase).map(({ id }) => id)
        : mainExercises.slice(place - 1, place).map(({ id }) => id);
  const taken = kind === "swap" || kind === "remove" ? mainExercises.filter(({ id }) => covered.includes(id)) : [];
  const replacement = kind === "swap" ? adjust.replacement : kind === "add" ? phrase : null;
  const notes: PlanNote[] =
    phrase === null || kind === "add" || taken.length > 0
      ? []
      : place === null
        ? [{ code: "notInSession", phrase }]
        : [{ code: "noSuchPlace", place, count: mainExercises.length }];
  const brought = kind === "swap" && replacement !== null ? named.meant(replacement)[0] : undefined;
  if (brought !== undefined && mainExercises.includes(brought) && !taken.includes(brought)) {
    notes.push({ code: "alreadyIn", name: brought.name });
    // What should come is there: the other one goes all the same.
    if (taken.length > 0)
      return { kind: "remove" as const, mainExercises, allExercises, taken, replacement: null, notes };
  }
  return { kind, mainExercises, allExercises, taken, replacement, notes };
}

/** All that the name of what goes covers; where nothing else is for its muscle, as with calf raises, only what goes. */
export function goneByName(
  { kind, taken }: Pick<ReturnType<typeof readEdit>, "kind" | "taken">,
  phrase: string,
  ports: { catalog: Catalog; named: NamedExercises },
  there: Pick<HardLimits, "equipment" | "assumed">,
): string[] {
  const covered = ports.named.covered(phrase);
  const isLike = (other: Exercise) =>
    taken.some((one) => one.primary_muscles[0] === other.primary_muscles[0] && one.mechanic === other.mechanic) &&
    missingThings(other, there).length === 0;
  const isOnlyKind = kind === "swap" && !ports.catalog.all.some((other) => isLike(other) && !covered.includes(other));
  return isOnlyKind ? [] : covered.map(({ id }) => id);
}

/** The exercises of a changed session that stay; where it gets fewer, those that were asked for by name go last. */
export function staysOf(
  { kind, mainExercises, taken }: Pick<ReturnType<typeof readEdit>, "kind" | "mainExercises" | "taken">,
  limits: { hard: HardLimits; avoidedMuscles: readonly Muscle[]; wanted: readonly string[]; most: number | null },
): Exercise[] {
  if (kind === "another") return [];
  const staying = mainExercises.filter(
    (exercise) =>
      !taken.includes(exercise) &&
      obstacleTo(exercise, limits.hard) === null &&
      !exercise.primary_muscles.some((muscle) => limits.avoidedMuscles.includes(muscle)),
  );
  const most = kind === "fewerExercises" ? Math.max(1, staying.length - 1) : (limits.most ?? staying.length);
  const isWanted = ({ id }: Exercise) => Number(limits.wanted.includes(id));
  const kept = [...staying].sort((a, b) => isWanted(b) - isWanted(a)).slice(0, most);
  return staying.filter((exercise) => kept.includes(exercise));
}

/** What of a change the plan keeps, for the title and the reply. */
export const editInPlan = (
  { kind, mainExercises }: Pick<ReturnType<typeof readEdit>, "kind" | "mainExercises">,
  previous: Workout,
  stays: readonly Exercise[],
  addedAreas: Area[],
): NonNullable<SessionPlan["edit"]> => ({
  kind,
  title: previous.title,
  takenIds: kind === "another" ? [] : mainExercises.filter((one) => !stays.includes(one)).map(({ id }) => id),
  addedAreas,
  before: previous,
});
