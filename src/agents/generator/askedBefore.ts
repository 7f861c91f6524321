import { AREA_MUSCLES } from "../../language/session/areaWords.ts";
import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import { AskedOfWorkout, type Workout, type WorkoutContent, type WorkoutItem } from "../../protocol/cards.ts";
import type { Muscle } from "../../protocol/vocabulary.ts";
import { mainOf } from "./mainOf.ts";
import type { SessionPlan } from "./sessionPlan.ts";

/** Changes of how much is done: figures that were asked for before give way to them. */
const OF_AMOUNT: ReadonlySet<string> = new Set(["easier", "harder", "moreSets", "fewerSets", "reshape"]);
/** Changes that leave an outing what it is. */
const OF_SAME_WAY: ReadonlySet<string> = new Set(["shorter", "longer", "retime", "easier", "harder"]);
const OF_REST: ReadonlySet<string> = new Set(["shorterRests", "longerRests"]);

/** The change of a session with all that was asked of that session and still holds. */
export function stillAsked(request: SessionRequest, before: Workout | null): SessionRequest {
  const asked = before?.asked;
  if (asked === undefined) return request;
  const kind = request.adjust?.kind ?? "another";
  const isOfAmount = OF_AMOUNT.has(kind);
  const pace = request.pace ?? (OF_SAME_WAY.has(kind) ? (asked.pace ?? null) : null);
  const isOtherGoal = request.goal !== null && request.goal !== asked.goal;
  return {
    ...request,
    goal: request.goal ?? asked.goal ?? null,
    level: request.level ?? asked.level ?? null,
    strained: [...new Set([...request.strained, ...(asked.strained ?? [])])],
    mechanic: request.mechanic ?? asked.mechanic ?? null,
    pace,
    isOneMode: request.isOneMode || pace !== null,
    count: request.count ?? (pace === null ? null : { min: 1, max: 1 }),
    intensity: request.intensity ?? (isOfAmount ? null : (asked.intensity ?? null)),
    scheme: request.scheme ?? (isOfAmount || isOtherGoal || request.sets !== null ? null : (asked.scheme ?? null)),
    sets: request.sets ?? (isOfAmount || request.scheme !== null ? null : (asked.sets ?? null)),
    restS: request.restS ?? (isOfAmount || OF_REST.has(kind) ? null : (asked.restS ?? null)),
  };
}

/** The muscles that were to be left alone and are not asked for now. */
export const stillAvoided = ({ muscles, emphasis }: SessionRequest, before: Workout | null): Muscle[] => {
  const wanted = new Set([...muscles, ...emphasis.flatMap((area) => AREA_MUSCLES[area])]);
  return (before?.asked?.avoidedMuscles ?? []).filter((muscle) => !wanted.has(muscle));
};

/** Doses that were set for single exercises and stay when something else is changed. */
export const dosesBefore = ({ scheme, sets, goal }: SessionRequest, kind: string, before: Workout) =>
  scheme !== null ||
  sets !== null ||
  (goal ?? before.asked?.goal ?? null) !== (before.asked?.goal ?? null) ||
  OF_AMOUNT.has(kind)
    ? []
    : (before.asked?.doses ?? []);

/** The exercises asked for by name in a session that is changed; another one has others. */
export const wantedBefore = (edit: { kind: string } | null, before: Workout | null): string[] =>
  edit === null || edit.kind === "another" ? [] : (before?.asked?.exerciseIds ?? []);

/** What a request says that its session is to keep to, apart from exercises. */
export const askedOf = (request: SessionRequest, avoidedMuscles: Muscle[]): SessionPlan["asked"] =>
  withoutNulls({
    scheme: request.scheme,
    sets: request.sets,
    restS: request.restS,
    goal: request.goal,
    level: request.level,
    intensity: request.intensity,
    mechanic: request.mechanic,
    pace: request.pace,
    avoidedMuscles,
    strained: request.strained,
  });

/** A session with what its request said of it, for the next change. */
export function withAsked(content: WorkoutContent, plan: SessionPlan): WorkoutContent {
  const inIt = new Set(mainOf(content).map(({ exerciseId }) => exerciseId));
  const exerciseIds = plan.wanted.filter((id) => inIt.has(id));
  const doses = plan.doses.filter(({ exerciseId }) => inIt.has(exerciseId));
  const asked = withoutNulls({ ...plan.asked, exerciseIds, doses });
  return Object.keys(asked).length === 0 ? content : { ...content, asked };
}

/** What was asked of a session whose exercises are done otherwise now: their new figures are. */
export function askedAfterEdit(before: Workout, now: readonly WorkoutItem[]): AskedOfWorkout {
  const was = new Map(mainOf(before).map((item) => [item.exerciseId, item]));
  const isOther = ({ exerciseId, sets, reps }: WorkoutItem) => {
    const old = was.get(exerciseId);
    return old !== undefined && (old.sets !== sets || old.reps !== reps);
  };
  const { doses: earlier = [], ...asked } = before.asked ?? {};
  const set = now.filter(isOther).map(({ exerciseId, sets, reps }) => ({ exerciseId, sets, reps: reps ?? null }));
  const doses = [...set, ...earlier]
    .filter(({ exerciseId }, i, all) => all.findIndex((one) => one.exerciseId === exerciseId) === i)
    .filter(({ exerciseId }) => now.some((item) => item.exerciseId === exerciseId));
  return doses.length === 0 ? asked : { ...asked, doses };
}

/** What was said of the given, without what was not. */
const withoutNulls = (parts: Record<string, unknown>): AskedOfWorkout =>
  AskedOfWorkout.parse(
    Object.fromEntries(
      Object.entries(parts).filter(([, value]) => value != null && !(Array.isArray(value) && value.length === 0)),
    ),
  );
