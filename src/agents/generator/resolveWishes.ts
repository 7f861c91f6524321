import type { ExerciseWish } from "../../language/session/sessionWishes.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { type Equipment, PATTERN_GROUPS } from "../../protocol/vocabulary.ts";
import { type HardLimits, missingThings, obstacleTo, obstacleToNamed } from "./eligibility.ts";
import type { NamedExercises } from "./namedExercises.ts";
import { obstacleInWords } from "./planWords.ts";
import type { PlanNote, SessionPlan } from "./sessionPlan.ts";

const HARDEST = { beginner: 2, intermediate: 4, advanced: 5 } as const;

const IMPLEMENTS: ReadonlySet<Equipment> = new Set<Equipment>(["barbell", "dumbbell", "kettlebell"]);

/** Small things that a list of what there is leaves out though they are there; a rack goes with its bar. */
const LENT: ReadonlySet<Equipment> = new Set<Equipment>(
  "pull_up_bar dip_bars flat_bench adjustable_bench box jump_rope band mat chair foam_roller".split(" ") as Equipment[],
);
/** Whether a thing that was not listed may be taken to be there for a lift that is asked for by name. */
const mayBeLent = (thing: Equipment, { phrase, must }: ExerciseWish, { equipment }: HardLimits) =>
  (LENT.has(thing) && (must || thing === "pull_up_bar" || equipment?.includes("barbell") === true)) ||
  // Who has a bench and names an incline lift has one that inclines.
  (thing === "adjustable_bench" && equipment?.includes("flat_bench") === true) ||
  (thing === "rack" && equipment?.includes("barbell") === true) ||
  // Where there are machines there is a gym around them.
  equipment?.some((one) => one.startsWith("machine_")) === true ||
  (NAMED_BY.get(thing)?.test(phrase) ?? false);
/** "Cable rows", "kettlebell swings": the name of the lift says what it is done with. */
const NAMED_BY: ReadonlyMap<Equipment, RegExp> = new Map<Equipment, RegExp>([
  ["barbell", /\b(?:barbell|bb)\b/],
  ["plate", /\b(?:barbell|bb|plate)\b/],
  ["dumbbell", /\b(?:dumbbell|db)s?\b/],
  ["kettlebell", /\b(?:kettlebell|kb)s?\b/],
  ["cable", /\bcables?\b/],
  ["smith_machine", /\bsmith\b/],
  ["landmine", /\blandmine\b/],
  ["trap_bar", /\b(?:trap|hex)\b/],
  ["rings", /\brings?\b/],
  ["medicine_ball", /\b(?:wall ?balls?|med(?:icine)? balls?|slam balls?)\b/],
  ["sled", /\b(?:sled|prowler)\b/],
  ["ab_wheel", /\bab (?:wheel|roller)s?\b/],
]);

/** Of "hip thrusts or bridges", those that can be done with what there is; all of them where none can. */
function withoutIdle(wishes: readonly ExerciseWish[], named: NamedExercises, limits: HardLimits): ExerciseWish[] {
  const groups: ExerciseWish[][] = [];
  for (const wish of wishes) {
    const last = groups.at(-1);
    if (wish.isAlternative === true && last !== undefined) last.push(wish);
    else groups.push([wish]);
  }
  const canBe = ({ phrase }: ExerciseWish) =>
    meantBy(phrase, named).some((exercise) => obstacleToNamed(exercise, limits) === null);
  return groups.flatMap((group) => (group.length > 1 && group.some(canBe) ? group.filter(canBe) : group));
}

/** "Nice heavy goblet squats": what words in front leave nameless is looked up without them, two words at least. */
function meantBy(phrase: string, named: NamedExercises): Exercise[] {
  const words = phrase.split(" ");
  for (let from = 0; from === 0 || words.length - from >= 2; from += 1) {
    const found = named.meant(words.slice(from).join(" "));
    if (found.length > 0) return found;
  }
  return [];
}

/** What comes nearest to a name that the catalogue does not have: "sled wallballs" are wall balls. */
function nearestTo(phrase: string, named: NamedExercises): Exercise[] {
  const last = phrase.split(" ").at(-1) ?? "";
  const called = named
    .meant(last)
    .slice(0, 1)
    .filter((exercise) => exercise.mechanic !== "cardio" && named.isCalled(exercise, last));
  return [...named.nearest(phrase), ...called];
}

/** Ends of names that say nothing of what moves: "lu raises" are no calf raises. */
const NAMES_NOTHING = /^(?:raises?|extensions?|holds?|rotations?|throws?|stretch(?:es)?)$/;

type Resolved = Pick<SessionPlan, "include"> & { notes: PlanNote[] };

/**
 * Looks up what must be in, under limits, exclusions and equipment. A lift that is asked for by name brings its own gear
 * ("dumbbells, and pull-ups"), except what is `never` there; `anything`: whatever it takes, since it is added to a session that is
 * known only by what it used. With `lends` null, what was listed is all there is.
 */
export function resolveWishes(
  wishes: readonly ExerciseWish[],
  named: NamedExercises,
  limits: HardLimits,
  lends: { never: readonly Equipment[]; anything: boolean } | null,
  level: SessionPlan["level"],
  isSwap = false,
): Resolved {
  const notes: PlanNote[] = [];
  const include: SessionPlan["include"] = [];
  for (const wish of withoutIdle(wishes, named, limits)) {
    const { phrase, must, place } = wish;
    if (NAMES_NOTHING.test(phrase)) {
      notes.push({ code: "unknownExercise", phrase, nearest: null });
      continue;
    }
    const meant = meantBy(phrase, named).filter((exercise) => !include.some(({ id }) => id === exercise.id));
    const first = meant[0];
    if (first === undefined) {
      if (meantBy(phrase, named).length > 0) continue;
      const near = nearestTo(phrase, named).find(
        (exercise) => obstacleToNamed(exercise, limits) === null && exercise.difficulty <= HARDEST[level],
      );
      notes.push({ code: "unknownExercise", phrase, nearest: near?.name ?? null });
      if (near !== undefined && !include.some(({ id }) => id === near.id))
        include.push({ id: near.id, name: near.name, must: false, place });
      continue;
    }
    // Another exercise by that name will do, one that only shares a word with it will not.
    const group = PATTERN_GROUPS[first.movement_pattern];
    // Who swaps one lift for another means that movement.
    const isAlike = ({ movement_pattern }: typeof first) =>
      isSwap ? movement_pattern === first.movement_pattern : PATTERN_GROUPS[movement_pattern] === group;
    const isNamed = (exercise: typeof first) => exercise === first || named.isNamedSo(exercise, phrase);
    // What is called so before what is called so as well: an inverted row is a kind of pull-up.
    const isItsName = ({ name }: typeof first) => named.isNamedSo({ ...first, name, aliases: [] }, phrase);
    const kin = meant.filter(isAlike).sort((a, b) => Number(isItsName(b)) - Number(isItsName(a)));
    const possible = kin.filter((exercise) => obstacleToNamed(exercise, limits) === null);
    const within = possible.filter(isNamed);
    const mine = within.filter(({ difficulty }) => difficulty <= HARDEST[level]);
    // "Kettlebell swings and goblet squats": the second is done with what the first is done with.
    const used = include.flatMap(({ id }) => named.equipmentOf(id));
    const isAtHand = ({ equipment_required, family_slug }: typeof first) =>
      family_slug === first.family_slug && equipment_required.every((thing) => used.includes(thing));
    const isOfOther = first.equipment_required.some((thing) => IMPLEMENTS.has(thing) && !used.includes(thing));
    const alike = limits.equipment === null && used.length > 0 && isOfOther ? mine.find(isAtHand) : undefined;
    // Who names a hard lift outright wants that one.
    const outright =
      level !== "beginner" && within.includes(first) && named.isCalled(first, phrase) ? first : undefined;
    const fit = alike ?? outright ?? mine[0] ?? within[0];
    const borrowing = kin.find(
      (exercise) =>
        lends !== null &&
        isNamed(exercise) &&
        obstacleToNamed(exercise, { ...limits, equipment: null }) === null &&
        !exercise.equipment_required.some((thing) => lends.never.includes(thing)) &&
        missingThings(exercise, limits).every((thing) => lends.anything || mayBeLent(thing, wish, limits)),
    );
    const isTruer = borrowing !== undefined && fit !== undefined && isItsName(borrowing) && !isItsName(fit);
    const chosen = isTruer ? borrowing : (fit ?? borrowing);
    if (chosen === undefined) {
      const obstacle = obstacleToNamed(first, limits);
      const reason =
        obstacle === null
          ? "does not fit here"
          : isSwap && obstacle.kind === "forbidden"
            ? "loads the body in a way that the session so far does not"
            : obstacleInWords(obstacle);
      notes.push({ code: "refusedExercise", id: first.id, name: first.name, reason });
      const near = isSwap ? undefined : possible.find(({ difficulty }) => difficulty <= HARDEST[level]);
      if (near !== undefined) include.push({ id: near.id, name: near.name, must: false, place });
      continue;
    }
    const hindrance = chosen === first ? null : obstacleToNamed(first, limits);
    // A bench press with dumbbells is one; a pulldown on the floor is none of those on the machine.
    const isOther =
      hindrance?.kind === "limitation" ||
      hindrance?.kind === "strain" ||
      (hindrance?.kind === "forbidden" && !isItsName(chosen)) ||
      (hindrance?.kind === "equipment" && !isItsName(chosen));
    const unheard = (wish.lead ?? []).filter((word) => !named.isWord(word));
    if (unheard.length > 0)
      notes.push({ code: "unknownExercise", phrase: `${unheard.join(" ")} ${phrase}`, nearest: chosen.name });
    if (hindrance != null && isOther && named.isCalled(first, phrase))
      notes.push({ code: "refusedExercise", id: first.id, name: first.name, reason: obstacleInWords(hindrance) });
    const things = missingThings(chosen, limits);
    if (things.length > 0) notes.push({ code: "assumedEquipment", name: chosen.name, things });
    const strain = obstacleTo(chosen, { ...limits, equipment: null });
    if (strain?.kind === "strain") notes.push({ code: "helpedByInjured", name: chosen.name, muscle: strain.muscle });
    if (chosen.difficulty > HARDEST[level]) notes.push({ code: "aboveLevel", name: chosen.name });
    include.push({ id: chosen.id, name: chosen.name, must, place });
  }
  return { include, notes };
}
