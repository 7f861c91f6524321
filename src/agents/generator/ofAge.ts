import { foldText } from "../../language/foldText.ts";
import { statedAge } from "../../language/safety/statedAge.ts";
import { sessionText } from "../../language/session/sessionText.ts";
import { isFrail } from "../../language/session/stressConditions.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { Level } from "../../training/prescription.ts";
import type { NamedExercises } from "./namedExercises.ts";

/** From this age on, who says nothing of a level begins with the easier exercises and nothing that pounds. Practice. */
const GENTLER_FROM = 65;
/** Up to this age a session is play with the own body. */
const OLDEST_CHILD = 13;

/** Whether a session is for somebody old or frail, or for a child. In: the request as typed, and what is known of its writer. */
export function ofAge(text: string, known: readonly string[] = []): { isOlder: boolean; isChild: boolean } {
  const said = statedAge(foldText(text));
  const all = said === null ? [text, ...known] : [text];
  const years = all.flatMap((one) => statedAge(foldText(one))?.years ?? [])[0] ?? null;
  return {
    isOlder: (years ?? 0) >= GENTLER_FROM || all.some((one) => isFrail(sessionText(one).plain)),
    isChild: years !== null && years <= OLDEST_CHILD,
  };
}

const OFF_THE_FLOOR = ["push up", "bear crawl", "mountain climber", "burpee", "inchworm", "downward dog"];
/** More than this of three on the lower back is a lift to learn first. */
const BACK_OF_A_NOVICE = 1;

/**
 * What older people do only where they ask for it: getting down to the floor and pressing or crawling off it, and, for who begins, what
 * loads the back or makes one hold the breath.
 */
export function tooMuchFor(
  level: Level,
  wishes: readonly { phrase: string }[],
  named: NamedExercises,
  all: readonly Exercise[],
): Exercise[] {
  const offTheFloor = OFF_THE_FLOOR.filter(
    (name) => !wishes.some(({ phrase }) => phrase.replace("-", " ").includes(name)),
  ).flatMap((name) =>
    named.covered(name).filter(({ stress_flags }) => name !== "push up" || stress_flags.includes("prone")),
  );
  if (level !== "beginner") return offTheFloor;
  const isLearned = ({ joint_stress, stress_flags }: Exercise) =>
    (joint_stress.lumbar_spine ?? 0) > BACK_OF_A_NOVICE || stress_flags.includes("breath_hold_heavy");
  const isWished = (exercise: Exercise) => wishes.some(({ phrase }) => named.isNamedSo(exercise, phrase));
  return [...offTheFloor, ...all.filter((exercise) => isLearned(exercise) && !isWished(exercise))];
}
