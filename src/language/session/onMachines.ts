import type { Equipment } from "../../protocol/vocabulary.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { ExerciseWish } from "./sessionWishes.ts";

/** What is wished for without a word of where it comes. */
export const wishFor = (phrase: string, isFocus = true): ExerciseWish => ({ phrase, must: true, place: null, isFocus });

/** "45 minutes rowing machine intervals": what is done on a machine to move on, and nothing else, is for the heart. */
const MOVES_ON =
  /^(?:(?:indoor |stationary |assault |air |spin )?(?:rowing(?: machine)?|rower|erg|bike|biking|cycling|cycle|spinning|elliptical(?: trainer)?|cross ?trainer|treadmill(?: (?:run|walk)s?)?)(?: (?:intervals?|sprints?))?|running(?: intervals?)?|sprints?)$/;
const IN_TURNS =
  /\b(?:intervals?|sprints?|hiit|steady(?: state)?|zone 2|intervall\w*|fractionnes?|intervalos|intervalli|ripetute)\b/;
export const isOnMachineOnly = (include: readonly ExerciseWish[], plain: string) =>
  include.length > 0 && include.every(({ phrase }) => MOVES_ON.test(phrase)) && IN_TURNS.test(plain);

const ON_MACHINE: Partial<Record<Equipment, string>> = {
  rower: "rowing machine",
  bike: "stationary bike",
  treadmill: "treadmill run",
  elliptical: "elliptical trainer",
};
const TOGETHER = entered(
  /\b(?:both|mix(?:ed|ing|ture)?|combin\w+|combo|alternat\w+|all of (?:it|them)|(?:some|part|half|most|bit) of (?:it|the session|that|them|this) (?:on|with|in)|(?:erg|rower|rowing|bike|biking|treadmill|elliptical) and (?:core|abs|legs|upper|lower|arms|push|pull|glutes|chest|back|shoulders|stretch\w*|mobility)|(?:rower|rowing(?: machine)?|erg|bike|peloton|spin(?:ning)?|treadmill|elliptical|cross ?trainer)(?: for)?(?: \d+ \w+)? ?,? (?:and )?(?:then|followed by)|beides|les deux|ambos|ambas|entrambi)\b/,
);
/** A machine to run or row on is used along with the weights when both were asked for: "rower and dumbbells, mix of both". */
export function machinesToo(plain: string, equipment: Equipment[] | null, areasBeside: boolean): ExerciseWish[] {
  if (equipment === null || equipment.length > MOST_LISTED || !TOGETHER.test(plain)) return [];
  const machines = equipment.flatMap((thing) => ON_MACHINE[thing] ?? []);
  return machines.length < equipment.length || areasBeside ? machines.map((phrase) => wishFor(phrase, false)) : [];
}
const MOST_LISTED = 8;
