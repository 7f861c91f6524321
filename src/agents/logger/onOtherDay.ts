import type { Correction } from "../../language/corrections/correction.ts";
import { readDates } from "../../language/dates/dates.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import { BESIDES, GOES_ON } from "./bareFigures.ts";
import type { DraftEntry } from "./logDraft.ts";
import { type ReadingContext, readLog } from "./logReading.ts";
import { isCountable } from "./mergeAnswer.ts";
import { isCovering, isTimed } from "./toldSets.ts";

/** "And today 10k in 58:30". */
const AND_TODAY =
  /^\W*(?:(?:ok|okay|oh|so|i)[ ,]+)*(?:and|then|plus|also|und|et|y|e|ed)[ ,]+(?:then |also )?(?:now|today|heute|maintenant|aujourd['’]?hui|ahora|hoy|ora|oggi|agora|hoje)(?![\p{L}'’])/iu;
/** "8k in 43": a way in so many minutes, after another one. */
const WAY_IN_MINUTES =
  /(?<![\d.,:])(\d{1,3}(?:[.,]\d{1,2})?) ?(?:k|kms?) (in|en|dans) (\d{1,3})(?![\d:.,]|\s?(?:m|s|h)\p{L}*)/iu;

/**
 * "And 82.5 3x8 today" after a bench of yesterday: sets of the same exercise that are told with another day are an entry of that day. `null` where
 * the message tells no further sets, no other day, or an exercise of its own.
 */
export function onOtherDay(
  text: string,
  said: Correction | null,
  [entry, ...others]: readonly LogEntry[],
  context: ReadingContext,
): DraftEntry[] | null {
  const isWay = entry !== undefined && isCovering(entry.sets);
  const isMore =
    said?.kind === "change" &&
    said.target === null &&
    (said.added !== null || GOES_ON.test(text) || BESIDES.test(text) || (isWay && AND_TODAY.test(text)));
  const isNext = said === null && isWay && WAY_IN_MINUTES.test(text);
  if (!(isMore || isNext) || entry === undefined || others.some(({ exercise }) => exercise.id !== entry.exercise.id))
    return null;
  const date = readDates(text, context)[0]?.date ?? null;
  if (date === null || [entry, ...others].some((told) => told.date === date)) return null;
  const [only, ...more] = readLog(isWay ? text.replace(WAY_IN_MINUTES, "$1 km $2 $3 min") : text, context).entries;
  if (only === undefined || more.length > 0 || only.phrase !== null || !isCountable(only.sets)) return null;
  // "And Thursday 5k in 27:30" after squats: nothing of theirs.
  if (isCovering(only.sets) !== isCovering(entry.sets) && isTimed(only.sets) !== isTimed(entry.sets)) return null;
  return [{ ...only, exercise: entry.exercise }];
}
