import { foldText } from "../../language/foldText.ts";
import { benchmarkTold } from "../../language/notation/benchmarks.ts";
import { tellsUncounted } from "../../language/notation/notKnown.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";

/** "DT 8:30" after "Helen 9:45": a workout of its own, and no other time of the one before it. */
export function tellsOtherScore(text: string, last: readonly LogEntry[]): boolean {
  const name = benchmarkTold(text);
  return name !== null && !last.some(({ exercise, note }) => foldText(`${exercise.name} ${note ?? ""}`).includes(name));
}

const DAY =
  "(?:(?:on |last |am |le |il |el )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:am |letzten )?(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)|yesterday|day before yesterday|gestern|vorgestern|hier|ayer|ieri|ontem|(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th))";
const WAY = "\\d{1,3}(?:[.,]\\d{1,2})? ?(?:k|kms?|miles?|mi)|(?:half )?marathon";
const TIME = "\\d{1,2}:\\d\\d(?::\\d\\d)?|\\d{1,3} ?min\\w*|\\d ?h ?\\d{2}(?: ?min\\w*)?";
/** What may stand around a way, its time and its day, and says no more. */
const BESIDES =
  "and|then|plus|also|after(?:wards)?|later|today|on|in|at|for|an?|the|with|i|did|ran|run|easy|long|tempo|und|dann|danach|et|puis|y|luego|e|poi|depois|en";
const PARTS = compiled(`(?<![\\p{L}\\d])(?:${DAY}|${WAY}|${TIME}|${BESIDES})(?![\\p{L}\\d])`, "gu");
const has = (source: string) => compiled(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "u");
const [HAS_DAY, HAS_WAY, HAS_TIME] = [has(DAY), has(WAY), has(TIME)];

/** "10 miles sunday 1:25:00", "and thursday 5k in 27:30": a way and its time, and nothing else but its day. */
const isWayInTime = (said: string): boolean =>
  HAS_WAY.test(said) && HAS_TIME.test(said) && !/[\p{L}\d]/u.test(said.replace(PARTS, " "));

/** Ways whose length and time are told: a further one with both is none of theirs. */
const isTold = ({ sets }: LogEntry): boolean =>
  sets.every(({ distance, durationS }) => distance !== null && durationS !== null);

/** Sets with a load or repetitions, and no way. */
const isOfSets = ({ sets }: LogEntry): boolean =>
  sets.every(({ reps, distance }) => reps !== null && distance === null);

/**
 * A way with its time is one of its own after sets, and on its own day after a way that is told in full. "Leg curls 40 kg, can't
 * remember how many": an entry that is to be asked about.
 */
export function tellsOtherWay(text: string, last: readonly LogEntry[]): boolean {
  if (last.length === 0) return false;
  const said = foldText(text);
  const mayBe = last.every(isOfSets) || (last.every(isTold) && HAS_DAY.test(said));
  return (mayBe && isWayInTime(said)) || tellsUncounted(text);
}
