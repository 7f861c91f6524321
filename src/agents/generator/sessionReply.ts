import type { Catalog } from "../../catalog/catalog.ts";
import { AREA_MUSCLES, type Area } from "../../language/session/areaWords.ts";
import type { Workout, WorkoutContent } from "../../protocol/cards.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { PATTERN_GROUPS, type PatternGroup } from "../../protocol/vocabulary.ts";
import { partsOf, trainsPart } from "./essentialPicks.ts";
import type { Picks, Substitution } from "./exercisePicker.ts";
import { withKin } from "./kinOf.ts";
import { flagsOf, isFlag, isThing } from "./leftOut.ts";
import { mainOf } from "./mainOf.ts";
import { noteInWords } from "./noteInWords.ts";
import { PACE_NAMES, paceInWords } from "./paceInWords.ts";
import {
  areaInWords,
  flagsInWords,
  gearName,
  limitedJoint,
  listed,
  minutes,
  muscleInWords,
  SPARING,
  sentence,
  sparedInWords,
} from "./planWords.ts";
import { changesBetween } from "./sessionChange.ts";
import type { PlanNote, SessionCandidates, SessionPlan } from "./sessionPlan.ts";

const STRUCTURE_WORDS = {
  straight: "",
  supersets: " in supersets",
  circuit: " as a circuit",
  emom: " every minute on the minute",
} as const;
const GOAL_WORDS = {
  strength: "strength",
  hypertrophy: "muscle-building",
  endurance: "endurance",
  power: "power",
  fat_loss: "fat-loss",
  general: "",
} as const;

/** "Push, 45 min" is not for the card's own minutes to repeat: the title says what for, and how. */
export function sessionTitle(plan: SessionPlan, candidates: SessionCandidates): string {
  if (plan.edit !== null && plan.edit.title !== "" && plan.edit.kind !== "another")
    return plan.edit.title.slice(0, 120);
  if (plan.purpose !== null && candidates.relaxedTo.length === 0) {
    const targets = listed(plan.targets.slice(0, 4).map(areaInWords));
    const kind = plan.purpose === "warm_up" ? "warm-up" : "mobility session";
    return sentence(`${targets} ${kind}`.trim()).slice(0, -1).slice(0, 120);
  }
  const areas = (candidates.relaxedTo.length > 0 ? candidates.relaxedTo : plan.areas).map(areaInWords);
  const named =
    !plan.areasSaid && plan.include.length > 0 && plan.include.length <= 2
      ? plan.include.map(({ name }) => name)
      : areas;
  const what = listed(named.slice(0, 4));
  const pace = plan.pace === null ? "" : `${PACE_NAMES[plan.pace.kind]} `.trimStart();
  const how = { straight: `${pace}session`, supersets: "supersets", circuit: "circuit", emom: "EMOM" }[plan.structure];
  const goal = GOAL_WORDS[plan.goal];
  return sentence(`${what}${goal === "" ? "" : ` ${goal}`} ${how}`)
    .slice(0, -1)
    .slice(0, 120);
}

const CONSTRAINT_WORDS: Record<string, (plan: SessionPlan) => string> = {
  limitations: (plan) => `spares ${listed(plan.limitations.map(limitedJoint))}`,
  equipment: (plan) =>
    plan.equipment?.every((thing) => thing === "none")
      ? "can be done without equipment"
      : "can be done with that equipment",
  strain: (plan) => `leaves ${listed(plan.strained.map(muscleInWords))} alone`,
  exclude: () => "is left after what you ruled out",
  level: (plan) =>
    `suits ${plan.level === "advanced" ? "an advanced" : plan.level === "beginner" ? "a beginner's" : "an intermediate"} level`,
};
const fits = (constraint: string, plan: SessionPlan) => (CONSTRAINT_WORDS[constraint] ?? (() => "fits here"))(plan);

/** Places whose meaning is a movement: worth a word when another movement has to stand in. */
const MOVEMENTS = new Set([
  "squat pattern",
  "hinge",
  "single-leg movement",
  "horizontal press",
  "overhead press",
  "row",
  "vertical pull",
  "hip thrust or bridge",
]);

const LOWER: readonly PatternGroup[] = ["squat", "lunge", "hinge"];
/** Whether an exercise does enough of what a movement is for to be called its stand-in. */
function standsIn(place: string, exercise: Exercise): boolean {
  const belongsTo = PATTERN_GROUPS[exercise.movement_pattern];
  if (place.endsWith("press")) return belongsTo === "push";
  if (place === "row" || place === "vertical pull") return belongsTo === "pull";
  return LOWER.includes(belongsTo) && exercise.movement_pattern !== "spinal_extension";
}

/** "No squat pattern spares the knee; Hip Thrust takes its place", one clause a cause, at most three. */
function substitutionsInWords(all: readonly Substitution[], plan: SessionPlan): string[] {
  const told = new Set<string>();
  const clauses: string[] = [];
  for (const { place, exercise, emptiedBy } of all) {
    const isMovement = MOVEMENTS.has(place);
    // What a change leaves as it was is no news.
    if (emptiedBy === "limitations" && plan.limitations.length === 0) continue;
    if (told.has(place) || clauses.length >= 3 || (exercise !== null && !isMovement)) continue;
    told.add(place);
    const none = `no ${isMovement || place.endsWith("finisher") || place.startsWith("exercise like") ? place : `${place} exercise`} ${fits(emptiedBy, plan)}`;
    clauses.push(
      exercise !== null && standsIn(place, exercise) ? `${none}, so ${exercise.name} takes its place` : none,
    );
  }
  return clauses;
}

/** The exercise that does most of what a refused one would have done. */
function nearestTo(refused: Exercise | null, present: readonly Exercise[]): Exercise | null {
  if (refused === null) return null;
  const likeness = (exercise: Exercise) =>
    (exercise.movement_pattern === refused.movement_pattern ? 4 : 0) +
    (PATTERN_GROUPS[exercise.movement_pattern] === PATTERN_GROUPS[refused.movement_pattern] ? 2 : 0) +
    exercise.primary_muscles.filter((muscle) => refused.primary_muscles.includes(muscle)).length;
  const best = [...present].sort((a, b) => likeness(b) - likeness(a))[0];
  return best === undefined || likeness(best) === 0 ? null : best;
}

/** How the wish was cut down to the minutes: what was asked for by name or number and did not fit. */
function leftOut(plan: SessionPlan, content: WorkoutContent): string[] {
  const main = new Set(
    content.blocks
      .filter(({ block }) => block === "main")
      .flatMap(({ items }) => items.map(({ exerciseId }) => exerciseId)),
  );
  const missing = plan.include.filter(({ id, must }) => must && !main.has(id)).map(({ name }) => name);
  const sayings = missing.length > 0 ? [`${listed(missing)} did not fit into ${minutes(plan.minutes)}`] : [];
  const done = content.blocks.flatMap(({ block, items }) => (block === "main" ? items : []));
  const { scheme } = plan;
  if (scheme !== null && !done.some(({ sets, reps }) => sets === scheme.sets && reps === scheme.reps)) {
    sayings.push(`${scheme.sets} x ${scheme.reps} does not fit into ${minutes(plan.minutes)}, so there are fewer sets`);
  }
  if (plan.count !== null && main.size < plan.count.min) {
    sayings.push(
      content.estimatedMinutes < plan.minutes * FILLED
        ? `I find no ${plan.count.min} exercises that fit here, so there are ${main.size}`
        : `${plan.count.min} exercises do not fit here: ${minutes(plan.minutes)} are not enough for more than these ${main.size}`,
    );
  }
  const { sets: wanted } = plan;
  const isCut = wanted !== null && done.some(({ sets }) => sets < wanted);
  if (isCut && plan.edit === null && scheme === null && plan.structure !== "emom") {
    const rests = plan.restS === null ? "" : ` with rests of ${plan.restS} seconds`;
    sayings.push(
      `${wanted} ${plan.structure === "circuit" ? "rounds" : "sets of each"} do not fit into ${minutes(plan.minutes)}${rests}, so there are fewer`,
    );
  }
  return sayings;
}

/** Parts of the body that were asked for and that nothing in the session trains. */
function untrained(
  plan: SessionPlan,
  { relaxedTo, slots }: SessionCandidates,
  content: WorkoutContent,
  catalog: Catalog,
): string[] {
  if (!plan.areasSaid || plan.edit !== null || plan.purpose !== null || relaxedTo.length > 0) return [];
  // Who spells out the whole of it misses nothing.
  if (plan.count !== null && plan.include.length >= plan.count.max) return [];
  const done = mainOf(content).flatMap(({ exerciseId }) => catalog.byId(exerciseId) ?? []);
  const isTrained = (part: Area) =>
    done.some(({ primary_muscles, secondary_muscles }) =>
      [...primary_muscles, ...secondary_muscles].some((muscle) => AREA_MUSCLES[part].includes(muscle)),
    );
  const parts = partsOf(plan.areas).filter((part) => part !== "mobility" && part !== "cardio" && !isTrained(part));
  if (parts.length === 0) return [];
  const names = listed(parts.map(areaInWords));
  const found = slots.flatMap(({ ids }) => ids.flatMap((id) => catalog.byId(id) ?? []));
  const isTime = parts.some((part) => found.some((exercise) => trainsPart(part, exercise)));
  return !isTime || content.estimatedMinutes < plan.minutes * FILLED
    ? [`I have nothing for ${names} here`]
    : [`there is no time for ${names} in ${minutes(plan.minutes)}: name more minutes, or fewer parts of the body`];
}

/** What the session is for: "upper body", "mobility of the hips", "getting the shoulders ready". */
function aimInWords(plan: SessionPlan, { relaxedTo }: SessionCandidates): string {
  if (relaxedTo.length > 0 || plan.purpose === null)
    return listed((relaxedTo.length > 0 ? relaxedTo : plan.areas).map(areaInWords));
  const targets = listed(plan.targets.map(areaInWords));
  return `${plan.purpose === "warm_up" ? "warming up" : "mobility"}${targets === "" ? "" : ` (${targets})`}`;
}

/** With less of the minutes than this filled, it is not the time that is short. */
const FILLED = 0.85;

/** Said before the session, not after it. */
const IN_FRONT: ReadonlySet<PlanNote["code"]> = new Set(["heartCare", "minutesConflict", "minutesCapped"]);

/** Two or three sentences about a session: what it is, which constraints it honours, what was replaced and why. */
export function sessionReply(
  plan: SessionPlan,
  candidates: SessionCandidates,
  picks: Picks,
  content: WorkoutContent,
  catalog: Catalog,
): string {
  const main = mainOf(content);
  const exercises = new Set(main.map(({ exerciseId }) => exerciseId)).size;
  const areas = aimInWords(plan, candidates);
  const count = `${exercises} ${exercises === 1 ? "exercise" : "exercises"}`;
  const lines: string[] = [];

  const inFront = plan.notes.filter(
    ({ code }) => code === "heartCare" || (candidates.relaxedTo.length === 0 && IN_FRONT.has(code)),
  );
  lines.push(...inFront.map((note) => noteInWords(note, () => null) ?? ""));
  if (candidates.relaxedTo.length > 0) lines.push(relaxedInWords(plan, candidates));
  const opening =
    plan.edit === null || plan.edit.kind === "another"
      ? `here is ${plan.pace === null ? "a" : named(PACE_NAMES[plan.pace.kind])} session of ${minutes(content.estimatedMinutes)} for ${areas}`
      : changeInWords(plan, plan.edit.before, content);
  lines.push(`${opening}${STRUCTURE_WORDS[plan.structure]}${plan.edit === null ? gearInWords(plan) : ""}: ${count}`);

  if (plan.pace !== null) lines.push(...paceInWords(plan.pace, content));

  const ruledOut = (plan.edit?.kind === "another" ? plan.leftOut : plan.excludeWords).filter(
    (words) => !isThing(words) && !isFlag(words) && !(plan.forbid.includes("impact") && /jump|hop|plyo/.test(words)),
  );
  const kept = [
    ...sparedInWords(plan.limitations),
    ...flagsInWords(
      plan.edit === null ? plan.forbid : plan.edit.kind === "another" ? flagsOf(plan.leftOut) : [],
    ).filter((words) => !plan.limitations.some(({ joint }) => SPARING[joint].includes(words))),
    ...(plan.avoidedAreas.length > 0 ? [`leaves ${listed(plan.avoidedAreas.map(areaInWords))} alone`] : []),
    ...(ruledOut.length > 0 ? [`leaves out ${listed(withKin(ruledOut))}`] : []),
  ];
  if (kept.length > 0) lines.push(`it ${/^(?:spares|leaves)/.test(kept[0] ?? "") ? "" : "has "}${kept.join("; ")}`);

  const present = new Set(main.map(({ exerciseId }) => exerciseId));
  const shown = picks.substitutions.filter(
    ({ exercise, emptiedBy }) =>
      (exercise === null || present.has(exercise.id)) &&
      (plan.areasSaid || emptiedBy === "limitations" || emptiedBy === "strain"),
  );
  const replaced = candidates.relaxedTo.length > 0 ? [] : substitutionsInWords(shown, plan);
  if (replaced.length > 0) lines.push(replaced.join("; "));
  const shownMain = picks.main.filter(({ exercise }) => present.has(exercise.id)).map(({ exercise }) => exercise);
  const substitute = (id: string) => nearestTo(catalog.byId(id), shownMain)?.name ?? null;
  for (const note of plan.notes) {
    if (IN_FRONT.has(note.code)) continue;
    const words = noteInWords(note, substitute);
    if (words !== null) lines.push(words);
  }
  if (candidates.relaxedTo.length === 0 && isNearlyEmpty(plan, candidates))
    lines.push(`after what you ruled out there is nothing else left for ${areas}`);
  const added = picks.added.filter((exercise) => shownMain.includes(exercise)).map(({ name }) => name);
  if (added.length > 0)
    lines.push(
      `${areas} alone does not ${plan.count === null ? `fill ${minutes(plan.minutes)}` : `give ${plan.count.min} exercises here`}, so ${listed(added)} ${added.length === 1 ? "is" : "are"} added`,
    );
  lines.push(...leftOut(plan, content), ...untrained(plan, candidates, content, catalog));
  if (plan.limitations.some(({ severity }) => severity === "severe"))
    lines.push("if that injury is fresh, have a clinician clear you before you train around it");
  return lines
    .filter((line) => line !== "")
    .map(sentence)
    .join(" ");
}

const named = (pace: string): string => (pace === "" ? "a" : `${/^[aeiou]/.test(pace) ? "an" : "a"} ${pace}`);

/** As few exercises as this are no choice. */
const NO_CHOICE = 2;
/** Whether what was ruled out by name leaves hardly an exercise for what the session is for. */
function isNearlyEmpty(plan: SessionPlan, { slots }: SessionCandidates): boolean {
  if (plan.edit !== null || !plan.areasSaid || plan.purpose !== null || plan.excludeWords.length === 0) return false;
  return new Set(slots.flatMap(({ ids }) => ids)).size <= NO_CHOICE;
}

/** What there is to train with, when that is little enough to be said. */
function gearInWords({ equipment }: SessionPlan): string {
  if (equipment === null) return "";
  const things = equipment.filter((thing) => thing !== "none" && thing !== "plate");
  if (things.length === 0) return " without equipment";
  return things.length > 3 ? "" : ` with ${listed(things.map(gearName))}`;
}

const EFFORT_WORDS: Record<string, string> = { easier: "an easier version", harder: "a harder version" };

/** What a change came to, read off the session before and the one now. */
function changeInWords(plan: SessionPlan, before: Workout, content: WorkoutContent): string {
  const effort = EFFORT_WORDS[plan.edit?.kind ?? ""];
  const changes = changesBetween(before, content, plan.excludeIds);
  const what = [...(effort === undefined ? [] : [effort]), ...changes];
  const length =
    before.estimatedMinutes === content.estimatedMinutes
      ? `still ${minutes(content.estimatedMinutes)}`
      : `${minutes(content.estimatedMinutes)} now instead of ${minutes(before.estimatedMinutes)}`;
  return `${what.length === 0 ? "the same exercises and sets" : listed(what)}, ${length}`;
}

const UNCHANGED_WORDS: Record<string, string> = {
  swap: "I know nothing else that fits in its place without other equipment or more load on a joint",
  easier: "it is as short on sets as it gets, so do fewer repetitions or use less weight",
  fewerSets: "it is down to one set of each already",
  fewerExercises: "it is down to one exercise already",
  harder: "there is no room for another set in those minutes; use more weight, or name more minutes",
  moreSets: "there is no room for another set in those minutes; name more minutes and I add them",
  moreExercises: "there is no room for another exercise in those minutes; name more minutes and I add one",
  longer: "I have nothing to add that fits",
  add: "I have nothing to add that fits it without other equipment or more load on a joint",
};

/** Why a change that was asked for changes nothing. */
export function unchangedReply(plan: SessionPlan, catalog: Catalog): string {
  const before = mainOf(plan.edit?.before ?? { blocks: [] }).flatMap(
    ({ exerciseId }) => catalog.byId(exerciseId) ?? [],
  );
  const notes = plan.notes.flatMap((note) => noteInWords(note, () => null) ?? []);
  const why =
    notes.length > 0
      ? notes
      : plan.edit?.kind === "exclude"
        ? plan.excludeWords.length > 0
          ? [
              `there ${/ing$/.test(plan.excludeWords.at(-1) ?? "") ? "was" : "were"} no ${listed(withKin(plan.excludeWords))} in it, and none will come in when you change it`,
            ]
          : ["nothing in it goes against that"]
        : [UNCHANGED_WORDS[plan.edit?.kind ?? ""] ?? "there was nothing to change"];
  const names = [...new Set(before.map(({ name }) => name))];
  return ["The session stays as it is", ...why, `in the main part: ${listed(names)}`].map(sentence).join(" ");
}

/** Why what was asked for cannot be had, and where the session turned instead. */
function relaxedInWords(plan: SessionPlan, candidates: SessionCandidates): string {
  const asked = listed(plan.areas.map(areaInWords));
  if (candidates.emptiedBy === "level")
    return `nothing for ${asked} ${fits("level", plan)} here, so it is one step harder: keep two or three reps in reserve`;
  const instead = listed(candidates.relaxedTo.map(areaInWords));
  return `I cannot build a session for ${asked}: nothing in the catalogue ${candidates.emptiedBy === null ? "fits" : fits(candidates.emptiedBy, plan)}. The nearest I can offer is ${instead} instead`;
}
