import { foldText } from "../../language/foldText.ts";
import { statedAge } from "../../language/safety/statedAge.ts";
import { sessionText } from "../../language/session/sessionText.ts";
import { isFrail } from "../../language/session/stressConditions.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { NamedExercises } from "./namedExercises.ts";

/** From this age on, who says nothing of a level begins with the easier exercises and nothing that pounds. Practice. */
const GENTLER_FROM = 65;
/** Up to this age a session is play with the own body. */
const OLDEST_CHILD = 13;

/** Whether a session is for somebody old or frail, or for a child. In: the request as typed. */
export function ofAge(text: string): { isOlder: boolean; isChild: boolean } {
  const years = statedAge(foldText(text))?.years ?? null;
  return {
    isOlder: (years ?? 0) >= GENTLER_FROM || isFrail(sessionText(text).plain),
    isChild: years !== null && years <= OLDEST_CHILD,
  };
}

const OFF_THE_FLOOR = ["push up", "bear crawl", "mountain climber", "burpee", "inchworm", "downward dog"];

/** Getting down to the floor and pressing or crawling off it: for older people only where they ask for it. */
export const offTheFloor = (wishes: readonly { phrase: string }[], named: NamedExercises): Exercise[] =>
  OFF_THE_FLOOR.filter((name) => !wishes.some(({ phrase }) => phrase.replace("-", " ").includes(name))).flatMap(
    (name) => named.covered(name).filter(({ stress_flags }) => name !== "push up" || stress_flags.includes("prone")),
  );
