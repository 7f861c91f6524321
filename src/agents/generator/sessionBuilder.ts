import type { Catalog } from "../../catalog/catalog.ts";
import type { Workout, WorkoutContent } from "../../protocol/cards.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Assignment, JsonObject, Outcome } from "../../protocol/understanding.ts";
import type { BuildWorkoutTool } from "../../tools/buildWorkout.ts";
import type { ToolInput } from "../../tools/tool.ts";
import { isSteady } from "../../training/prescription.ts";
import type { Work } from "../agent.ts";
import { withAsked } from "./askedBefore.ts";
import { missingThings, obstacleTo } from "./eligibility.ts";
import { type Picks, pickExercises } from "./exercisePicker.ts";
import { withLeftOut } from "./leftOut.ts";
import { areaInWords, limitedJoint, listed, muscleInWords } from "./planWords.ts";
import { hadBlock } from "./previousAmount.ts";
import { isSameSession } from "./sessionChange.ts";
import { sessionFaults } from "./sessionFaults.ts";
import { SessionCandidates, SessionPlan } from "./sessionPlan.ts";
import { sessionReply, sessionTitle, unchangedReply } from "./sessionReply.ts";

export type BuildInput = { assignment: Assignment; request: JsonObject; candidates: JsonObject };

const saying = (text: string): Outcome => ({ say: [{ text, cards: [], citations: [] }], commands: [], question: null });
/** Words about a stored session, with its card. */
function showing(text: string, stored: Workout | null): Outcome {
  if (stored === null) return saying(text);
  const { createdAt: _createdAt, ...card } = stored;
  return { say: [{ text, cards: [{ type: "workout", ...card }], citations: [] }], commands: [], question: null };
}
/** A session with words about it, to be stored. */
const storing = (text: string, content: WorkoutContent, { sentAt }: Assignment): Outcome => ({
  say: [{ text, cards: [{ type: "workout", ...content }], citations: [] }],
  commands: [{ tool: "save_workout", input: { content: content as JsonObject, at: sentAt } }],
  question: null,
});
// Parsed by zod from JSON, so without undefined values, which its type cannot say.
const draftOf = (plan: SessionPlan): JsonObject => ({ kind: "workout", plan: plan as unknown as JsonObject });
const MINUTE_OPTIONS = [5, 10, 20, 30].map((minutes) => ({ id: `minutes:${minutes}`, label: `${minutes} minutes` }));

/** The minutes asked for are no session: said, with lengths that are. */
function askMinutes(plan: SessionPlan): Outcome {
  return {
    say: [],
    commands: [],
    question: {
      kind: "slot",
      about: "duration",
      question: `${plan.minutes === 1 ? "One minute" : `${plan.minutes} minutes`} is not enough for a session: I cannot warm you up and train you in that. Shall I make a short one instead?`,
      options: [...MINUTE_OPTIONS, { id: "no", label: "No, leave it" }],
      draft: draftOf(plan),
    },
  };
}

/** Nothing at all fits: why, and what to change. */
function nothingFits(plan: SessionPlan, emptiedBy: string | null): Outcome {
  const asked = listed(plan.areas.map(areaInWords));
  const why =
    emptiedBy === "limitations"
      ? `everything I know for it loads ${listed(plan.limitations.map(limitedJoint))}`
      : emptiedBy === "strain"
        ? `everything I know for it works the ${listed(plan.strained.map(muscleInWords))} or needs their help`
        : emptiedBy === "equipment"
          ? "what I know for it needs other equipment"
          : "what you ruled out leaves nothing";
  if (emptiedBy === "limitations" || emptiedBy === "strain") {
    return saying(
      `I cannot build a session for ${asked} today, and nothing near it either: ${why}. I would rather not guess around an injury: have a clinician or physiotherapist tell you what it may be loaded with, then tell me.`,
    );
  }
  return {
    say: [],
    commands: [],
    question: {
      kind: "slot",
      about: "equipment",
      question: `I cannot build a session for ${asked}: ${why}. What could you train with instead?`,
      options: [
        { id: "equipment:none", label: "Nothing, bodyweight only" },
        { id: "equipment:dumbbell", label: "Dumbbells" },
        { id: "equipment:gym", label: "A full gym" },
        { id: "no", label: "Leave it" },
      ],
      draft: draftOf(plan),
    },
  };
}

/** A session this full of the minutes asked for needs nothing added. */
const WELL_FILLED = 0.8;

/** Hard running is led up to and wound down by running easily, an easy run by nothing; `null` where the session is none. */
function aroundOuting({ pace }: SessionPlan, main: Picks["main"]): Exercise[] | null {
  const [outing] = main;
  if (pace === null || outing === undefined || main.length > 1 || !isSteady(outing.exercise)) return null;
  return pace.kind === "easy" || pace.kind === "long" ? [] : [outing.exercise];
}

/** What the tool is given for this choice of exercises: every limit of the plan with it. */
export function buildInput(
  plan: SessionPlan,
  candidates: SessionCandidates,
  picks: Picks,
  main: Picks["main"],
): ToolInput<BuildWorkoutTool> {
  const around = aroundOuting(plan, main);
  const borrowed = plan.equipment === null ? [] : main.flatMap(({ exercise }) => missingThings(exercise, plan));
  return {
    title: sessionTitle(plan, candidates),
    minutes: plan.minutes,
    blocks: {
      warmup: (plan.warmUp && around !== null ? around : picks.warmUp).map(({ id }) => id),
      main: main.slice(0, 20).map(({ exercise, keep, rank, durationS }) => ({
        id: exercise.id,
        keep,
        rank,
        durationS,
        dose: plan.doses.find(({ exerciseId }) => exerciseId === exercise.id) ?? null,
      })),
      cooldown: (plan.coolDown && around !== null ? around : picks.coolDown).map(({ id }) => id),
    },
    goal: plan.goal,
    level: plan.level,
    intensity: plan.intensity,
    structure: plan.structure,
    scheme: plan.scheme,
    sets: plan.sets,
    leastSets: plan.leastSets,
    restS: plan.restS,
    pace: plan.pace,
    firstSide: plan.limitations.some(({ side }) => side === "right") ? "right" : "left",
    limitations: plan.limitations,
    forbid: plan.forbid,
    ...(plan.equipment === null ? {} : { equipment: [...plan.equipment, ...plan.assumed, ...borrowed] }),
  };
}

/** Notes that say that the change asked for cannot be made. */
const isInVain = (code: SessionPlan["notes"][number]["code"], { edit, include }: SessionPlan) =>
  code === "notInSession" ||
  (code === "alreadyIn" && edit?.kind !== "remove") ||
  code === "noSuchPlace" ||
  (include.length === 0 &&
    (edit?.kind === "swap" || edit?.kind === "add") &&
    (code === "refusedExercise" || code === "unknownExercise"));

/** Whether a change only rules out what the session does not have: then it stays as it is, warm-up, sets and all. */
function rulesOutNothing(plan: SessionPlan, before: Workout, catalog: Catalog): boolean {
  const asks =
    plan.edit?.kind !== "exclude" ||
    plan.minutesSaid ||
    plan.edit.addedAreas.length > 0 ||
    plan.edit.takenIds.length > 0 ||
    [plan.scheme, plan.sets, plan.restS, plan.count, plan.finisher, plan.mechanic].some((one) => one !== null) ||
    plan.include.length > 0 ||
    plan.warmUp !== hadBlock(before, "warmup") ||
    plan.coolDown !== hadBlock(before, "cooldown");
  if (asks) return false;
  return before.blocks
    .flatMap(({ items }) => items)
    .every(({ exerciseId }) => {
      const exercise = catalog.byId(exerciseId);
      return exercise !== null && obstacleTo(exercise, { ...plan, stressCaps: {} }) === null;
    });
}

/** Rests that a lighter session may have at most, and by how much they grow. */
const LONGEST_REST_S = 180;
const REST_STEP_S = 15;

/** Fewer sets in the same minutes: the rests grow as long as the session gets no longer than it may be. */
async function restedLonger<A extends { ok: true; result: WorkoutContent } | { ok: false }>(
  first: A,
  buildWith: (restS: number) => Promise<A>,
): Promise<A> {
  if (!first.ok) return first;
  const sets = ({ blocks }: WorkoutContent) =>
    blocks
      .map(({ block, items }) => `${block} ${block === "main" ? items.reduce((sum, one) => sum + one.sets, 0) : ""}`)
      .join();
  const rests = first.result.blocks.flatMap(({ block, items }) =>
    block === "main" ? items.map((one) => one.restS) : [],
  );
  let best = first;
  for (let restS = Math.max(...rests) + REST_STEP_S; restS <= LONGEST_REST_S; restS += REST_STEP_S) {
    const next = await buildWith(restS);
    if (!next.ok || sets(next.result) !== sets(first.result)) break;
    best = next;
  }
  return best;
}

type Picking = Pick<Picks, "main" | "warmUp" | "coolDown">;

/** The session as it is when nothing in it breaks the plan, else built again without what does; `null` when that fails too. */
async function withoutFaults(
  built: WorkoutContent,
  plan: SessionPlan,
  catalog: Catalog,
  rebuild: (left: <P extends Picking>(picks: P) => P) => Promise<{ ok: true; result: WorkoutContent } | { ok: false }>,
): Promise<WorkoutContent | null> {
  const wrong = new Set(sessionFaults(plan, built, catalog).map(({ id }) => id));
  if (wrong.size === 0) return built;
  const again = await rebuild((picks) => ({
    ...picks,
    main: picks.main.filter(({ exercise }) => !wrong.has(exercise.id)),
    warmUp: picks.warmUp.filter(({ id }) => !wrong.has(id)),
    coolDown: picks.coolDown.filter(({ id }) => !wrong.has(id)),
  }));
  return again.ok && sessionFaults(plan, again.result, catalog).length === 0 ? again.result : null;
}

/** Lays out what was chosen and says what it is; or says honestly why there is nothing. Never a claim that it was saved. */
export const createSessionBuilder = (catalog: Catalog, build: BuildWorkoutTool): Work<BuildInput, Outcome> => {
  return async ({ assignment, request, candidates: found }, scope) => {
    const plan = SessionPlan.parse(request);
    const candidates = SessionCandidates.parse(found);
    if (plan.kind === "declined") return saying("All right, no session then. Tell me when you want one.");
    if (plan.kind === "ask") return askMinutes(plan);
    if (plan.told?.edited != null) return storing(plan.told.text, plan.told.edited, assignment);
    if (plan.told !== null) return showing(plan.told.text, plan.told.shown);
    if (candidates.isEmpty) return nothingFits(plan, candidates.emptiedBy);

    const before = plan.edit === null || plan.edit.kind === "another" ? null : plan.edit.before;
    // What is ruled out and is not in it is kept for the next change.
    const unchanged = (stored: Workout) => {
      const text = unchangedReply(plan, catalog);
      const isRuledOut = plan.edit?.kind === "exclude" || plan.edit?.kind === "remove";
      if (!isRuledOut || plan.leftOut.every((words) => stored.leftOut?.includes(words) === true))
        return showing(text, stored);
      const { id: _id, createdAt: _createdAt, ...content } = stored;
      return storing(text, withLeftOut(content, plan), assignment);
    };
    if (before !== null && rulesOutNothing(plan, before, catalog)) return unchanged(before);
    if (before !== null && plan.notes.some(({ code }) => isInVain(code, plan))) return unchanged(before);
    const picks = pickExercises(plan, candidates, catalog);
    const isNew = ({ exercise }: Picks["main"][number]) => !plan.fixed.includes(exercise.id);
    if (before !== null && (plan.edit?.kind === "swap" || plan.edit?.kind === "add") && !picks.main.some(isNew))
      return unchanged(before);
    if (picks.main.length === 0) return nothingFits(plan, candidates.emptiedBy);
    let main = picks.main;
    let answer = await scope.call(build, buildInput(plan, candidates, picks, main));
    // Too little to fill the time with: neighbouring work is added, one exercise after the other.
    for (const id of candidates.more) {
      const isFull = answer.ok && answer.result.estimatedMinutes >= plan.minutes * WELL_FILLED;
      if (!answer.ok || (plan.count === null ? isFull : main.length >= plan.count.min)) break;
      const exercise = catalog.byId(id);
      if (exercise === null || main.some((one) => one.exercise.id === id)) continue;
      const wider = [...main, { exercise, keep: true, rank: main.length, durationS: null }];
      const longer = await scope.call(build, buildInput(plan, candidates, picks, wider));
      if (!longer.ok || (plan.count === null && longer.result.estimatedMinutes <= answer.result.estimatedMinutes))
        continue;
      main = wider;
      answer = longer;
    }
    if (!answer.ok) {
      scope.trace("session_refused", { problem: answer.problem });
      return saying(`I could not build that: ${answer.problem}`);
    }
    if (plan.edit?.kind === "easier" || plan.edit?.kind === "fewerSets") {
      answer = await restedLonger(answer, (restS) =>
        scope.call(build, { ...buildInput(plan, candidates, picks, main), restS }),
      );
      if (!answer.ok) return saying(`I could not build that: ${answer.problem}`);
    }
    const sound = await withoutFaults(answer.result, plan, catalog, (left) =>
      scope.call(build, buildInput(plan, candidates, left(picks), left({ ...picks, main }).main)),
    );
    if (sound === null) {
      scope.trace("session_unsound", { faults: sessionFaults(plan, answer.result, catalog).length });
      return nothingFits(plan, candidates.emptiedBy);
    }
    const content = withAsked(withLeftOut(sound, plan), plan);
    if (before !== null && isSameSession(before, content, plan.excludeIds)) return unchanged(before);
    return storing(
      sessionReply(
        plan,
        candidates,
        { ...picks, main, added: main.slice(picks.main.length).map(({ exercise }) => exercise) },
        content,
        catalog,
      ),
      content,
      assignment,
    );
  };
};
