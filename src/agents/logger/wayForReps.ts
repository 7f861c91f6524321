import { metresOf } from "../../language/numbers/metres.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import type { DraftEntry } from "./logDraft.ts";
import { type ReadingContext, readLog } from "./logReading.ts";
import type { Resumed } from "./resumeLog.ts";

/** Metres: nobody goes so far with what is counted in repetitions. */
const FAR = 100;
const HAS_WAY = /\d ?(?:k?m|k|mi|miles?|met(?:er|re)s?|yards?|yds?)(?!\p{L})/iu;

/**
 * "400 m" to "how many sets and reps?" of a squat: a way, which answers nothing. In: the entry that was asked about, the words of the
 * answer, the question. Out: the entry as it was, with what is said of the way; `null` where the words tell none, or more than one.
 */
export function wayForReps(
  entry: DraftEntry,
  words: string,
  { about }: OpenQuestion,
  context: ReadingContext,
): Resumed | null {
  if (about !== "reps" || !HAS_WAY.test(words)) return null;
  const [read, ...others] = readLog(words, context).entries;
  const isWay = read?.phrase === null && read.sets.length > 0 && read.sets.every((set) => metresOf(set) >= FAR);
  if (!isWay || others.length > 0 || read.sets.some(({ reps }) => reps !== null)) return null;
  const name = entry.exercise?.name ?? "this";
  const remark = `"${words.trim()}" is a distance, and ${name} is counted in repetitions, so I left it out.`;
  return { entries: [entry], learned: null, remarks: [remark] };
}
