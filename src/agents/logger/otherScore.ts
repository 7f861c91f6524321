import { foldText } from "../../language/foldText.ts";
import { benchmarkTold } from "../../language/notation/benchmarks.ts";
import { tellsUncounted } from "../../language/notation/notKnown.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";

/** "DT 8:30" after "Helen 9:45": a workout of its own, and no other time of the one before it. */
export function tellsOtherScore(text: string, last: readonly LogEntry[]): boolean {
  const name = benchmarkTold(text);
  return name !== null && !last.some(({ exercise, note }) => foldText(`${exercise.name} ${note ?? ""}`).includes(name));
}

/** "And Thursday 5k in 27:30". */
const WAY_IN_TIME =
  /^\W*(?:(?:and|then|plus|also|after(?:wards)?|later|today|yesterday|on|und|dann|danach|et|puis|y|luego|e|poi|depois|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|gestern|hier|ayer|ieri|ontem)[ ,:]+){0,4}(?:an? )?\d{1,3}(?:[.,]\d{1,2})? ?(?:k|kms?|miles?|mi) ?(?:(?:in|,|@|en) ?)?(?:\d{1,2}:\d\d(?::\d\d)?|\d{1,3} ?min\w*)\W*$/;

/**
 * "5k in 27:30" after sets with a load: a way of its own, and nothing that they could be. "Leg curls 40 kg, can't remember how many": an entry that is
 * to be asked about.
 */
export const tellsOtherWay = (text: string, last: readonly LogEntry[]): boolean =>
  last.length > 0 &&
  (tellsUncounted(text) ||
    (last.every(({ sets }) => sets.every(({ reps, distance }) => reps !== null && distance === null)) &&
      WAY_IN_TIME.test(foldText(text))));
