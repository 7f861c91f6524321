import type { Catalog } from "../../catalog/catalog.ts";
import { ASSUMED } from "../../catalog/searchExercises.ts";
import { heartOf } from "../../language/health/heartCare.ts";
import { AREA_MUSCLES, type Area } from "../../language/session/areaWords.ts";
import { saysNothing } from "../../language/session/saysNothing.ts";
import { readSwapManner, wantsBack } from "../../language/session/sessionAdjustment.ts";
import { readSessionEdits } from "../../language/session/sessionEdits.ts";
import { readSessionRequest, type SessionRequest } from "../../language/session/sessionRequest.ts";
import { readSessionTalk } from "../../language/session/sessionTalk.ts";
import { sessionText } from "../../language/session/sessionText.ts";
import { isWithChild } from "../../language/session/stressConditions.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Profile } from "../../protocol/profile.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import { type Equipment, type Joint, PATTERN_GROUPS, type StressFlag } from "../../protocol/vocabulary.ts";
import type { Work } from "../agent.ts";
import { askedOf, dosesBefore, stillAsked, stillAvoided, wantedBefore } from "./askedBefore.ts";
import { HARDEST, isSteadyOn } from "./candidateSearch.ts";
import { doneOfSession } from "./doneOfSession.ts";
import { easedFor } from "./easedWish.ts";
import { flagsBeyond, obstacleTo } from "./eligibility.ts";
import { goneIndoors } from "./indoors.ts";
import { allInManner, isInGym } from "./inManner.ts";
import type { KnownForPlan } from "./knownForPlan.ts";
import { leftOutWords, stillLeftOut, thingsLeftOut } from "./leftOut.ts";
import { inLittleDose } from "./littleDose.ts";
import { isToVary, machinesRefused, onOwnTerms } from "./machineAskedFor.ts";
import { mergeLimitations } from "./mergeLimitations.ts";
import { namedDoses } from "./namedDoses.ts";
import { createNamedExercises, type NamedExercises } from "./namedExercises.ts";
import { neededFor } from "./neededFor.ts";
import { broughtBy, editedOf, isRecent, type PlanReaderParts, toldOf } from "./newestSession.ts";
import { ofAge, tooMuchFor } from "./ofAge.ts";
import { tooSharpFor } from "./ofHeart.ts";
import { areasAdded, finisherOf, planAreas } from "./planAreas.ts";
import { effortFor, goalFor, paceFor } from "./planEffort.ts";
import {
  gearOf,
  isAllThereIs,
  isAtHomeUnsaid,
  isOnTheseAlone,
  machineAtHome,
  ownBodyGear,
  planEquipment,
  withBenchLaidFlat,
} from "./planEquipment.ts";
import { planMinutes, withTimeLeft } from "./planMinutes.ts";
import { flagsInWords } from "./planWords.ts";
import { changedRest, changedSize, hadBlock, minutesOfRests, structureOf } from "./previousAmount.ts";
import { areasBefore, editInPlan, goneByName, readEdit, staysOf, stressBefore } from "./previousSession.ts";
import { puttingBack } from "./puttingBack.ts";
import { requestNotes } from "./requestNotes.ts";
import { resolveRefusals } from "./resolveRefusals.ts";
import { resolveWishes } from "./resolveWishes.ts";
import { resumedPlan } from "./resumedPlan.ts";
import { suitsCircuit, wholeRound } from "./rounds.ts";
import { type PlanNote, SessionPlan } from "./sessionPlan.ts";
import { stationWishes } from "./stationLifts.ts";
import { underDislikes } from "./underDislikes.ts";
import { seedOf } from "./variety.ts";
import { underWhatIsKnown, underWholeMessage } from "./wholeMessage.ts";

const isLoosening = (exercise: Exercise | null) =>
  exercise !== null && (PATTERN_GROUPS[exercise.movement_pattern] === "mobility" || exercise.suitability.cool_down);

/** What is added may load a joint that the session so far left alone; what hurts is known from the person. */
const STRESS_OF_ADDED = 2;
/** In so few minutes nobody walks between stations: what was asked for by name decides what is trained with. */
const ONE_TOOL_MIN = 15;

/** Reads a request, the profile and, for a change, the session before, and decides what the session must be. */
export const createPlanReader = ({ catalog, tools }: PlanReaderParts): Work<Assignment, SessionPlan> => {
  const named = createNamedExercises(catalog);
  return async (assignment, scope) => {
    const resumed = assignment.resume;
    if (resumed !== null) {
      const answered = resumedPlan(resumed.question.draft, resumed.answer, assignment);
      if (answered !== null) return answered;
    }
    const text = resumed === null ? assignment.text : `${resumed.question.text}\n${resumed.answer.text}`;
    const manner = resumed === null ? readSwapManner(sessionText(text).plain) : null;
    // What is said of the one that comes is not said of those that stay.
    const wanted = manner === null ? text : `swap the ${manner.phrase}`;
    const read = withTimeLeft(
      underWholeMessage(readSessionRequest(wanted, named.names), assignment.whole, named.names),
      assignment,
    );
    const known = await scope.call(tools.getProfile, {});
    const profile = known.ok ? known.result.profile : null;
    const { conditions, injuries, dislikes } = known.ok ? known.result : { conditions: [], injuries: [], dislikes: [] };
    const talk = resumed === null ? readSessionTalk(text) : null;
    const isBack = resumed === null && wantsBack(sessionText(text).plain);
    const isEdit = read.adjust !== null || read.followUp !== null || read.replacesSession;
    const edits = resumed === null ? readSessionEdits(text) : [];
    const isOfDoses = edits.length > 0 && read.count === null;
    const isAboutNewest = isBack || isEdit || isOfDoses || talk !== null || saysNothing(read, text);
    const workouts = isAboutNewest ? await scope.call(tools.getWorkouts, { limit: 2 }) : null;
    const newest = workouts?.ok ? (workouts.result.items[0] ?? null) : null;
    const isFollowUp = read.adjust === null && newest !== null && isRecent(newest, assignment.sentAt);
    const putBack = isBack && workouts?.ok ? puttingBack(read, workouts.result.items) : null;
    const ports = { catalog, named };
    const edited = newest === null || !isOfDoses ? null : editedOf(edits, newest, assignment, ports);
    const bringing =
      edited === null && newest !== null && isRecent(newest, assignment.sentAt) ? broughtBy(edits, named) : null;
    const mayChange = isBack ? putBack !== null : isEdit || bringing !== null;
    const request =
      putBack ??
      (bringing !== null
        ? { ...read, areas: [], muscles: [], include: [], adjust: bringing.adjust }
        : isFollowUp
          ? { ...read, adjust: read.followUp }
          : read);
    const previous = request.adjust === null ? null : newest;
    const replaced = request.replacesSession && newest !== null && isRecent(newest, assignment.sentAt) ? newest : null;
    const usual = (replaced ?? previous)?.estimatedMinutes ?? null;
    const limited = underWhatIsKnown(
      underDislikes(stillAsked(request, replaced ?? previous), dislikes, read, named),
      { ...(request.adjust === null ? { conditions, injuries } : { conditions: [], injuries: [] }), text },
      named.names,
    );
    const wished = inLittleDose(limited, text, conditions);
    const sessions = {
      previous,
      origin: replaced ?? previous,
      usual,
      manner: manner?.manner ?? null,
      place: bringing?.place ?? null,
      conditions: request.adjust === null ? conditions : [],
      heart: heartOf([text, assignment.whole ?? "", ...conditions]),
      isHeartSaid: heartOf([text, assignment.whole ?? ""]) !== null,
    };
    const planned = planFor(wanted, wished, profile, sessions, assignment, { catalog, named });
    const done = await doneOfSession(talk, assignment, tools.getLogs, scope);
    const told = edited ?? (newest === null || mayChange ? null : toldOf(talk, newest, assignment, ports, done));
    const plan: SessionPlan = told === null ? planned : { ...planned, kind: "told", told };
    scope.trace("session_planned", {
      signals: request.signals,
      minutes: plan.minutes,
      areas: plan.areas,
      level: plan.level,
      goal: plan.goal,
    });
    return plan;
  };
};

const isSame = (a: PlanNote, b: PlanNote) => JSON.stringify(a) === JSON.stringify(b);

function planFor(
  text: string,
  request: SessionRequest,
  profile: Profile | null,
  { previous, origin, usual, manner, place, conditions, heart, isHeartSaid }: KnownForPlan,
  assignment: Assignment,
  { catalog, named }: { catalog: Catalog; named: NamedExercises },
): SessionPlan {
  const notes: PlanNote[] = [];
  if (heart !== null && !isHeartSaid && request.adjust === null) notes.push({ code: "heartCare", care: heart });
  const edit = request.adjust !== null && previous !== null ? readEdit(request.adjust, previous, catalog, named) : null;
  if (request.adjust !== null && edit === null && request.adjust.kind !== "add")
    notes.push({ code: "nothingToChange" });
  if (edit !== null) notes.push(...edit.notes);
  const lasted = (usual ?? 0) + minutesOfRests(edit, previous);
  const time = planMinutes(request, usual === null || (edit === null && !request.replacesSession) ? null : lasted);
  notes.push(...time.notes);

  const { equipment: there, endsOn } = planEquipment(text, request, profile, edit?.allExercises ?? null);
  let equipment = there;
  const assumed = ASSUMED.filter((thing) => !request.withoutEquipment.includes(thing));
  const all = mergeLimitations(request.limitations, profile?.limitations ?? [], assignment.avoidJoints);
  const known = onOwnTerms(text, request, all);
  const { isOlder, isChild } = ofAge(text, conditions);
  if (equipment === null && edit === null) equipment = ownBodyGear(text, request, named);
  // "Quiet, the neighbours below": at home, where nothing is said of what there is.
  if (equipment === null && edit === null && isAtHomeUnsaid(text)) equipment = ["none"];
  if (isChild && request.equipment === null && edit === null) equipment = ["none"];
  const level = request.level ?? profile?.level ?? (isOlder || isChild ? "beginner" : "intermediate");
  const isSwap = request.adjust?.kind === "swap";
  const changed = edit === null && !isSwap ? [] : [request.adjust?.phrase, request.adjust?.replacement];
  const adjustPhrases = changed.filter((phrase) => phrase != null);
  // "Throw in some curls" adds to the session that is asked for where none is there yet.
  const isAddition = edit === null && request.adjust?.kind === "add";
  const brought = edit === null ? (isAddition ? null : request.adjust?.replacement) : edit.replacement;
  const isTaken = (phrase: string) =>
    edit?.taken.some(({ id }) => named.covered(phrase).some((exercise) => exercise.id === id)) ?? false;
  // "Troca a barra fixa por puxada" names what goes and what comes, and no third lift.
  const isBroughtAlone = edit?.kind === "swap" && brought != null;
  const wishes = [
    ...(isBroughtAlone ? [] : request.include).filter(
      ({ phrase }) =>
        !isTaken(phrase) && !adjustPhrases.some((other) => other.includes(phrase) || phrase.includes(other)),
    ),
    ...(brought == null ? [] : [{ phrase: brought, must: true, place, isFocus: false }]),
  ];
  // What should go from a session that is not there stays out of the new one.
  const gone = edit === null && /^(?:swap|remove)$/.test(request.adjust?.kind ?? "") ? request.adjust?.phrase : null;
  const refusing = { ...request, limitations: known, exclude: [...request.exclude, ...(gone == null ? [] : [gone])] };
  const ruled = resolveRefusals(refusing, named, catalog.all);
  // "I don't like the second one" rules nothing out beside the one that goes.
  const goes = edit?.taken.length ? request.adjust?.phrase : null;
  notes.push(...ruled.notes.filter((note) => !(goes && note.code === "notUnderstood" && note.words.includes(goes))));
  const tooMuch = isOlder ? tooMuchFor(level, wishes, named, catalog.all) : [];
  const withChild = [text, ...conditions].some((one) => isWithChild(sessionText(one).plain));
  const sharp = tooSharpFor({ care: heart, isWithChild: withChild }, wishes, named, catalog.all);
  // "Rack pulls instead of deadlifts": what takes the place is not ruled out with it.
  const isBrought = (id: string) => {
    const exercise = gone == null || brought == null ? null : catalog.byId(id);
    return exercise !== null && named.isNamedSo(exercise, brought ?? "");
  };
  const kept = stillLeftOut(origin?.leftOut ?? [], request, named, catalog.all);
  // "Swap the lunges for something else": no other lunge for them.
  const isForAny =
    (edit?.kind === "remove" || (edit?.kind === "swap" && brought == null && manner === null)) && edit.taken.length > 0;
  const ruledOutIds = [
    ...new Set([
      ...kept.ids,
      ...(isForAny ? goneByName(edit, request.adjust?.phrase ?? "", { catalog, named }, { equipment, assumed }) : []),
      ...ruled.ids.filter((id) => !isBrought(id)),
      ...tooMuch.map(({ id }) => id),
      ...sharp.exercises.map(({ id }) => id),
      ...goneIndoors(text, catalog.all),
      ...(edit?.taken ?? []).map(({ id }) => id),
    ]),
  ];
  // "Upper body instead": what the legs were spared says nothing of the shoulders.
  const isOtherPart = edit?.kind === "another" && request.areas.length > 0;
  const caps =
    edit === null || isOtherPart ? {} : stressBefore(edit.allExercises, edit.kind === "add" ? STRESS_OF_ADDED : 0);
  const ruledOut = [
    ...new Set<StressFlag>([
      ...request.forbid,
      ...kept.forbid,
      ...sharp.flags,
      ...(isOlder ? ["impact" as const] : []),
    ]),
  ];
  const forbid = [
    ...new Set([
      ...ruledOut,
      ...(edit === null || isOtherPart || edit.allExercises.length === 0 ? [] : flagsBeyond(edit.allExercises)),
    ]),
  ];
  const { strained } = request;
  const told = {
    equipment,
    assumed,
    limitations: known,
    strained,
    stressCaps: {},
    forbid: ruledOut,
    excludeIds: ruledOutIds,
  };
  const eased = easedFor(wishes, edit === null ? text : null, { named, all: catalog.all }, told, HARDEST[level]);
  const { limitations } = eased;
  const excludeIds = [...ruledOutIds, ...eased.excludeIds];
  const hard = { ...told, limitations, excludeIds };
  // What comes into a session that is there unasked may load no joint more than what was there.
  const isAskedFor = edit?.kind === "swap" ? brought != null : edit?.kind === "add" || wishes.length > 0;
  const strictest = edit === null || isAskedFor ? hard : { ...hard, stressCaps: caps, forbid };
  const strict =
    (request.equipment?.length === 1 && request.equipment[0] === "none") ||
    (request.equipment !== null && isAllThereIs(text));
  const lends = strict ? null : { never: request.withoutEquipment, anything: edit?.kind === "add" };
  const forWishes = { ...strictest, equipment: withBenchLaidFlat(equipment) };
  const resolved = resolveWishes(eased.wishes, named, forWishes, lends, level, edit?.kind === "swap");
  notes.push(...requestNotes(request, text, limitations, machineAtHome(text, request, named)));
  if (request.purpose === null) notes.push(...eased.notes, ...resolved.notes);
  // To loosen or ready the body, only what does that counts of what was named.
  const loosens = ({ id }: SessionPlan["include"][number]) => isLoosening(catalog.byId(id));
  const include = request.purpose === null ? resolved.include : resolved.include.filter(loosens);
  if (edit !== null && manner !== null) {
    const come = allInManner(edit.taken, manner, {
      limits: isInGym(edit.allExercises, profile) ? { ...hard, equipment: null } : hard,
      hardest: HARDEST[level],
      all: catalog.all,
      inSession: [...edit.mainExercises.map(({ id }) => id), ...excludeIds],
      names: named.names,
    });
    if (come.length < edit.taken.length) notes.push({ code: "notUnderstood", words: manner });
    include.push(...come.map(({ id, name }) => ({ id, name, must: true, place: null })));
    if (equipment !== null) equipment = [...new Set([...equipment, ...gearOf(come)])];
  }
  if (equipment === null && include.length > 0 && (time.minutes <= ONE_TOOL_MIN || isOnTheseAlone(text, request))) {
    equipment = [
      ...new Set<Equipment>(["none", ...include.flatMap(({ id }) => catalog.byId(id)?.equipment_required ?? [])]),
    ];
  }

  // What is added by name brings the stress that it has.
  const added = isAskedFor || manner !== null ? include.flatMap(({ id }) => catalog.byId(id) ?? []) : [];
  const stressCaps = Object.fromEntries(
    Object.entries(caps).map(([joint, cap]) => [
      joint,
      Math.max(cap, ...added.map((exercise) => exercise.joint_stress[joint as Joint] ?? 3)),
    ]),
  );
  const unasked = forbid.filter(
    (flag) => ruledOut.includes(flag) || !added.some(({ stress_flags }) => stress_flags.includes(flag)),
  );

  const focusWords = [
    ...request.include.filter(({ isFocus }) => isFocus).map(({ phrase }) => phrase),
    ...(request.ruledOutFocus === null ? [] : [request.ruledOutFocus]),
  ];
  const focus = focusWords.flatMap((phrase) => named.meant(phrase)[0] ?? []);
  const before = edit === null ? null : areasBefore(edit, previous?.title ?? "");
  const addedAreas = edit?.kind === "add" ? areasAdded(request) : [];
  const asked = planAreas(edit?.kind === "add" ? { ...request, areas: [] } : request, {
    before,
    focus,
    minutes: time.minutes,
  });
  const { purpose } = request;
  const goal = goalFor(request, profile, heart);
  const { areas, said } = purpose === null ? asked : { areas: ["mobility" as const], said: true };
  const isNew = edit === null && purpose === null && !include.some(({ must }) => must) && time.minutes >= ONE_TOOL_MIN;
  const fits = (exercise: Exercise) =>
    obstacleTo(exercise, { ...hard, equipment }) === null && exercise.difficulty <= HARDEST[level];
  if (isNew && request.structure === null) include.push(...stationWishes(request.equipment, areas, named, fits));
  if (edit === null) notes.push(...machinesRefused(request.equipment, areas, named, { ...hard, equipment }));
  // Intervals on a bike are hard and easy minutes on it, no round of exercises.
  const isOnMachine = request.isOneMode || isSteadyOn(equipment?.filter((thing) => thing !== "none") ?? [], areas);
  const isHardAsRule = isOnMachine && (request.structure === "circuit" || isToVary(text));
  const targets =
    purpose === null
      ? []
      : asked.said
        ? asked.areas.filter((area) => area !== "mobility")
        : purpose === "warm_up"
          ? neededFor(sessionText(text).plain)
          : [];
  const avoided: Area[] = request.avoidedAreas.filter((area) => area !== "cardio");
  const avoidedMuscles = [
    ...new Set([...avoided.flatMap((area) => AREA_MUSCLES[area]), ...stillAvoided(request, origin)]),
  ];
  const wanted = [
    ...new Set([...include.filter(({ must }) => must).map(({ id }) => id), ...wantedBefore(edit, origin)]),
  ];
  const stays = edit === null ? [] : staysOf(edit, { hard, avoidedMuscles, wanted, most: request.count?.max ?? null });
  const ofNamed = namedDoses(request, edit === null ? text : "", include, named);
  const size = edit === null || previous === null ? null : changedSize(edit.kind, previous, stays.length);

  return SessionPlan.parse({
    kind: time.tooShort ? "ask" : "session",
    text: text.slice(0, 2_000),
    seed: seedOf(assignment),
    minutes: time.minutes,
    minutesSaid: request.minutes !== null,
    areas,
    areasSaid: said,
    emphasis: purpose === null ? request.emphasis : [],
    purpose,
    targets: purpose === null ? [] : [...targets, ...request.emphasis],
    avoidedAreas: avoided,
    avoidedMuscles,
    withoutCardio: request.avoidedAreas.includes("cardio"),
    equipment,
    assumed,
    limitations,
    strained,
    stressCaps,
    forbid: unasked,
    level,
    goal,
    intensity: purpose !== null ? "easy" : effortFor(request, edit?.kind ?? null, isHardAsRule, heart),
    structure:
      purpose !== null || isOnMachine
        ? "straight"
        : (request.structure ??
          (previous !== null && edit !== null
            ? structureOf(previous)
            : suitsCircuit(time.minutes, goal, request, areas)
              ? "circuit"
              : "straight")),
    scheme: ofNamed.scheme,
    sets: request.sets ?? size?.sets ?? null,
    leastSets: request.sets === null ? (size?.leastSets ?? null) : null,
    restS: request.restS ?? changedRest(edit && (request.adjust?.rests ?? edit.kind), previous),
    pace: purpose === null ? paceFor(request, heart) : null,
    mechanic: request.mechanic,
    count: request.count ?? size?.count ?? wholeRound(request, include.length),
    warmUp: (request.warmUp ?? hadBlock(previous, "warmup")) && purpose === null,
    coolDown: (request.coolDown ?? hadBlock(previous, "cooldown")) && purpose === null,
    finisher: edit !== null ? null : finisherOf(request, areas, endsOn),
    include,
    excludeIds,
    excludeWords: ruled.words,
    leftOut: leftOutWords([...ruled.words, ...flagsInWords(request.forbid), ...thingsLeftOut(request)], kept.words),
    wanted,
    doses: edit === null || previous === null ? ofNamed.doses : dosesBefore(request, edit.kind, previous),
    asked: askedOf(request, avoidedMuscles),
    fixed: stays.map(({ id }) => id),
    stale: edit?.kind === "another" ? edit.mainExercises.map(({ id }) => id) : [],
    edit: edit === null || previous === null ? null : editInPlan(edit, previous, stays, addedAreas),
    notes: notes.filter((note, i) => notes.findIndex((other) => isSame(note, other)) === i),
  });
}
