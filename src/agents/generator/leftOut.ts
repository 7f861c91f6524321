import type { RefusedPosition } from "../../language/session/positions.ts";
import type { SessionRequest } from "../../language/session/sessionRequest.ts";
import type { WorkoutContent } from "../../protocol/cards.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { EQUIPMENT, type Equipment, STRESS_FLAGS, type StressFlag } from "../../protocol/vocabulary.ts";
import type { NamedExercises } from "./namedExercises.ts";
import { flagsInWords } from "./planWords.ts";
import { POSITION_WORDS, resolveRefusals } from "./resolveRefusals.ts";
import type { SessionPlan } from "./sessionPlan.ts";

const POSITIONS = Object.keys(POSITION_WORDS) as RefusedPosition[];
const MOST_KEPT = 30;
const LONGEST = 80;

/** A session with what was ruled out of it, so that no later change brings it in. */
export const withLeftOut = (content: WorkoutContent, { leftOut }: Pick<SessionPlan, "leftOut">): WorkoutContent =>
  leftOut.length === 0 ? content : { ...content, leftOut };

/** The things that words kept with a session stand for: "flat bench", "machines". */
const wordsFor = (thing: Equipment) => thing.replaceAll("_", " ");
const MACHINES = EQUIPMENT.filter((thing) => thing.startsWith("machine_"));
const THINGS = new Map<string, readonly Equipment[]>([
  ["machines", MACHINES],
  ...EQUIPMENT.map((thing) => [wordsFor(thing), [thing]] as const),
]);
export const isThing = (words: string): boolean => THINGS.has(words);
/** More things than anybody names are what is left of a place, and are told by what the session uses. */
const MOST_THINGS = 10;
export function thingsLeftOut({ withoutEquipment }: Pick<SessionRequest, "withoutEquipment">): string[] {
  const isWithoutMachines = MACHINES.every((thing) => withoutEquipment.includes(thing));
  const others = withoutEquipment.filter((thing) => !isWithoutMachines || !MACHINES.includes(thing));
  if (others.length > MOST_THINGS) return [];
  return [...(isWithoutMachines ? ["machines"] : []), ...others.map(wordsFor)];
}

/** The kinds of stress that words kept with a session stand for: "no weight on the spine". */
export const flagsOf = (words: readonly string[]): StressFlag[] =>
  STRESS_FLAGS.filter((flag) => flagsInWords([flag]).some((one) => words.includes(one)));
export const isFlag = (words: string): boolean => flagsOf([words]).length > 0;

/** What is ruled out now and was before, each once, the newest first where there is more than a session keeps. */
export const leftOutWords = (now: readonly string[], before: readonly string[]): string[] =>
  [...new Set([...now, ...before])].filter((words) => words !== "" && words.length <= LONGEST).slice(0, MOST_KEPT);

/**
 * What of the words kept with a session still holds when it is changed, and the exercises that it rules out: what the change
 * asks for by name comes in all the same.
 */
export function stillLeftOut(
  words: readonly string[],
  { include, adjust, equipment }: Pick<SessionRequest, "include" | "adjust" | "equipment">,
  named: NamedExercises,
  all: readonly Exercise[],
): { words: string[]; ids: string[]; forbid: StressFlag[] } {
  const brought = [adjust?.replacement, adjust?.kind === "add" ? adjust.phrase : null];
  const asked = [...include.map(({ phrase }) => phrase), ...brought].flatMap((phrase) => phrase ?? []);
  const wanted = new Set(asked.flatMap((phrase) => named.covered(phrase).map(({ id }) => id)));
  const refusedPositions = POSITIONS.filter((position) => words.includes(POSITION_WORDS[position]));
  const isPosition = (phrase: string) => refusedPositions.some((position) => POSITION_WORDS[position] === phrase);
  // A gym with all but one thing says nothing of what was ruled out before.
  const isThereNow = (thing: Equipment) =>
    (equipment?.length ?? 0) < EQUIPMENT.length / 2 && equipment?.includes(thing);
  const stillOf = (phrase: string) => (THINGS.get(phrase) ?? []).filter((thing) => !isThereNow(thing));
  const still = words.flatMap(stillOf);
  const forbid = flagsOf(words).filter(
    (flag) => !all.some(({ id, stress_flags }) => wanted.has(id) && stress_flags.includes(flag)),
  );
  const isByName = (phrase: string) => !isPosition(phrase) && !THINGS.has(phrase) && !isFlag(phrase);
  const exclude = words.filter((phrase) => isByName(phrase) && !named.covered(phrase).some(({ id }) => wanted.has(id)));
  const nothingElse = { include: [], limitations: [], unread: [], withoutEquipment: [] };
  const { ids } = resolveRefusals({ ...nothingElse, exclude, forbid, refusedPositions }, named, all);
  const onThings = all.filter(
    ({ id, equipment_required }) => !wanted.has(id) && equipment_required.some((thing) => still.includes(thing)),
  );
  return {
    words: [
      ...words.filter((phrase) => isPosition(phrase) || exclude.includes(phrase)),
      ...flagsInWords(forbid),
      ...words.filter((phrase) => stillOf(phrase).length > 0),
    ],
    ids: [...new Set([...ids, ...onThings.map(({ id }) => id)])].filter((id) => !wanted.has(id)),
    forbid,
  };
}
