import type { LogEntry } from "../../protocol/workoutLog.ts";
import { asksLoadIn, asksMaxOfLast, asksPaceOfLast, loadQuestion, maxQuestion, paceQuestion } from "./paceOfLast.ts";
import { asksShare, shareOfEntry, shareQuestion } from "./shareOfLast.ts";

/** A question with the figures of a logged entry; `null` where the entry has none of that kind. */
export type AskedOf = (entry: LogEntry) => string | null;

/**
 * What a message asks of the sets just logged: a share in per cent, the max they stand for, their load, way or that share in another unit, their
 * pace. In: the message as typed, and the questions before it. `null` for any other question, and where figures of its own are named.
 */
export function figuresOfLast(text: string, lastQuestions: readonly string[] = []): AskedOf | null {
  const share = asksShare(text);
  if (share !== null) return (entry) => shareQuestion(entry, share);
  const max = asksMaxOfLast(text);
  if (max !== null) return (entry) => maxQuestion(entry, max);
  const unit = asksLoadIn(text);
  if (unit !== null) {
    const [percent, ...others] = asksShare(lastQuestions.at(-1) ?? "") ?? [];
    return (entry) =>
      loadQuestion(percent === undefined || others.length > 0 ? entry : shareOfEntry(entry, percent), unit);
  }
  return asksPaceOfLast(text) ? paceQuestion : null;
}
