import {
  bodyPositions,
  isDoneLying,
  isDoneSeated,
  isDoneSitting,
  isDoneStanding,
  movesLegsSeated,
} from "../../catalog/bodyPosition.ts";
import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { loadsSpine } from "../../catalog/spinalLoad.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import { kinSaid } from "../../language/session/kinOfRefused.ts";
import type { RefusedPosition } from "../../language/session/positions.ts";
import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Equipment } from "../../protocol/vocabulary.ts";
import { asHardAs, kinOf, noEasierThan } from "./kinOf.ts";
import type { NamedExercises } from "./namedExercises.ts";
import type { PlanNote } from "./sessionPlan.ts";

/** Words around what is ruled out that no exercise is called by. */
const NO_NAMES = new Set(
  (
    "a an any anything the my that this those these stuff things thing lift lifts lifting exercise exercises movement movements move moves work style type kind kinds sort sorts variation variations based of with " +
    "on in at for to where when which i me you we it is are please pls today tonight lol thanks ideally really too very at all training drill drills everything something or and slow slowly fast quick quickly tempo pace heavy light hard easy fancy crazy weird silly clever long short big"
  ).split(" "),
);
const BENCHES: ReadonlySet<Equipment> = new Set<Equipment>(["flat_bench", "adjustable_bench"]);
/** How what a position rules out is said. */
export const POSITION_WORDS = {
  feet: "what cannot be done seated",
  legs: "what the legs do in a chair",
  floor: "the floor",
  kneeling: "kneeling",
  hands: "weight on the hands",
  bent: "bending over",
  seat: "what is not done standing",
  standing: "what is done neither lying nor sitting",
  upright: "what is not done lying down",
} as const satisfies Record<RefusedPosition, string>;
const isIn = (exercise: Exercise, position: RefusedPosition): boolean => {
  if (position === "feet") return !isDoneSeated(exercise);
  if (position === "seat") return !isDoneStanding(exercise);
  if (position === "upright") return !isDoneLying(exercise);
  if (position === "standing") return !isDoneLying(exercise) && !isDoneSeated(exercise) && !isDoneSitting(exercise);
  return position === "legs" ? movesLegsSeated(exercise) : bodyPositions(exercise).has(position);
};

/** What covers more than this share of the catalogue was not meant as a kind of exercise. */
const MOST = 60;

/** "Single bulgarian split squats", "deep barbell squats": the name without the words before it, two words at least. */
function withoutLead(phrase: string, named: NamedExercises): Exercise[] {
  const words = phrase.split(" ");
  for (let from = 1; words.length - from >= 2; from += 1) {
    const found = named.covered(words.slice(from).join(" "));
    if (found.length > 0) return found;
  }
  return [];
}

/** What bears on a knee by how it is held, whatever its rating: kneeling and wall sits, where nobody asks for them. */
function hardOnKnee(
  { include, limitations }: Pick<SessionRequest, "include" | "limitations">,
  named: NamedExercises,
  all: readonly Exercise[],
): Exercise[] {
  if (!limitations.some(({ joint, severity }) => joint === "knee" && severity !== "mild")) return [];
  const isWished = (exercise: Exercise) => include.some(({ phrase }) => named.isNamedSo(exercise, phrase));
  return all.filter(
    (exercise) =>
      (bodyPositions(exercise).has("kneeling") || /\bwall sit\b/i.test(exercise.name)) && !isWished(exercise),
  );
}

type Refusals = { ids: string[]; words: string[]; notes: PlanNote[] };

/** "Skull crushers until August": how long it is ruled out is no part of the name. */
const FOR_A_TIME =
  / (?:until|till|til|before|after|this|next|for|because|bis|seit|hasta|desde|jusqu|depuis|fino|ate|since) .*$/;
/** The exercises that a clause the readers made nothing of may name: all of its words, or the one it misspells. */
function guessed(object: string, named: NamedExercises): Exercise[] {
  const words = phraseTokens(object.replace(FOR_A_TIME, "")).filter((word) => !NO_NAMES.has(word));
  if (words.length === 0) return [];
  const phrase = words.join(" ");
  const found = [phrase, ...(words.length > 2 ? [words.slice(0, 2).join(" ")] : [])]
    .map((one) => named.covered(one))
    .find((one) => one.length > 0);
  if (found !== undefined) return found.length <= MOST ? found : [];
  const [word = ""] = words;
  const [meant] = words.length === 1 && word.length >= SHORTEST_MISSPELT ? named.meant(word) : [];
  const family = meant?.family_slug.replaceAll("-", " ") ?? "";
  return family.split(" ").some((one) => one.startsWith(word.slice(0, SAME_START))) ? named.covered(family) : [];
}
/** A misspelt name is taken for one that begins alike: "burpess". */
const SHORTEST_MISSPELT = 5;
const SAME_START = 3;

const said = (object: string) =>
  object
    .split(" ")
    .filter((word) => !NO_NAMES.has(word))
    .join(" ");

/**
 * What a request rules out, looked up in the catalogue: the exercises and movements it names, and what it may name in clauses
 * that were not understood. A clause that names nothing known is noted, so that the reply says so.
 */
export function resolveRefusals(
  request: Pick<
    SessionRequest,
    "exclude" | "forbid" | "include" | "limitations" | "refusedPositions" | "unread" | "withoutEquipment"
  >,
  named: NamedExercises,
  all: readonly Exercise[],
): Refusals {
  // Done at any pace that trains, the feet of a mountain climber hop, and so do the hands of a plyometric push-up.
  const hopping = request.forbid.includes("impact")
    ? ["mountain climber", "plyometric push up"].flatMap((name) => named.covered(name))
    : [];
  // "Chin-ups ok, no pull-ups": what is asked for by a name of its own is not ruled out with its kin.
  const isLetIn = (exercise: Exercise) =>
    request.include.some(({ phrase }) => named.isCalled(exercise, phrase)) &&
    !request.exclude.some((phrase) => named.isCalled(exercise, phrase));
  const excluded = [
    ...hopping,
    ...request.exclude
      .flatMap((phrase) => (kinSaid(phrase) === null ? named.covered(phrase) : []))
      .filter((exercise) => !isLetIn(exercise)),
  ];
  excluded.push(...hardOnKnee(request, named, all));
  // More bears on the spine than what is marked so.
  if (request.forbid.includes("axial_load")) excluded.push(...all.filter(loadsSpine));
  // Whoever cannot grip hangs from nothing.
  if (request.forbid.includes("heavy_grip")) excluded.push(...named.covered("hang"));
  // A thruster and a wall ball are a squat and a press in one.
  const asksFor = (name: RegExp) => request.include.some(({ phrase }) => name.test(phrase));
  if (request.exclude.some((phrase) => /^(?:squat(?:s|ting)?|press(?:es|ing)?)$/.test(phrase)))
    for (const name of ["thruster", "wall ball"])
      if (!asksFor(compiled(`^\\w* ?${name}`))) excluded.push(...named.covered(name));
  // Abroad "rowing" is what is called a row here, and a rower as well.
  if (request.exclude.includes("rowing")) excluded.push(...named.covered("row"));
  const words = [...request.exclude];
  for (const position of request.refusedPositions) {
    words.push(POSITION_WORDS[position]);
    excluded.push(...all.filter((exercise) => isIn(exercise, position)));
  }
  const notes: PlanNote[] = [];
  for (const phrase of request.exclude) {
    const kin = kinSaid(phrase);
    if (kin !== null) {
      const covered = named.covered(kin.name);
      const joints = request.limitations.map(({ joint }) => joint);
      const own = covered.filter((exercise) => named.isCalled(exercise, kin.name));
      if (kin.of === "whole") excluded.push(...noEasierThan(own, covered));
      else excluded.push(...(kin.of === "loading" ? asHardAs(covered, joints, all) : kinOf(covered, all)));
      continue;
    }
    if (named.covered(phrase).length > 0) continue;
    const within = withoutLead(phrase, named);
    excluded.push(...(within.length > 0 ? within : guessed(phrase, named)));
  }
  for (const clause of request.unread) {
    const found = clause.object === null ? [] : guessed(clause.object, named);
    if (found.length > 0 && clause.object !== null) {
      excluded.push(...found);
      words.push(said(clause.object));
    } else if (clause.isPart !== true) notes.push({ code: "notUnderstood", words: clause.words });
  }
  // Some that the list of things has no name of its own for.
  if (request.withoutEquipment.includes("machine_leg_press") && request.withoutEquipment.includes("machine_row"))
    excluded.push(...all.filter(({ name, mechanic }) => /\bmachine\b/i.test(name) && mechanic !== "cardio"));
  // "No bench" may be the lift or what one lies on: both stay out.
  if (words.some((phrase) => /^bench(?:es)?$/.test(phrase)))
    excluded.push(...all.filter((exercise) => exercise.equipment_required.some((thing) => BENCHES.has(thing))));
  return { ids: [...new Set(excluded.map(({ id }) => id))], words: [...new Set(words)], notes };
}
