import type { LogEntry } from "../../protocol/workoutLog.ts";
import { foldText } from "../foldText.ts";
import { asksLoadIn, asksMaxOfLast, asksPaceOfLast, loadQuestion, maxQuestion, paceQuestion } from "./paceOfLast.ts";
import { asksShare, shareOfEntry, shareQuestion } from "./shareOfLast.ts";

/** "How many is that?" after sets: of their repetitions. */
const ASKS_HOW_MANY =
  /^\W*(?:(?:and|so|ok|cool|nice|coach)[ ,]+)*(?:how many(?: reps?| repetitions)?(?: (?!cal|kcal|sets?\b|kilo|kg|lbs?\b|pound|mile|km|met|min|sec|hour|day|week|step|gram)[\p{L}-]+)? (?:is|was|were|are|does|did) (?:that|it|this|those|they|i do)|wie ?viele?(?: wiederholungen)? (?:sind|waren|ist|war) (?:das|es)|combien (?:ca fait|c est|cela fait)|cuantas (?:son|van|es eso)|quant[ei] (?:sono|sao|da isso))(?: (?:in total|altogether|all together|in all|now|so far|insgesamt|zusammen|en tout|au total|en total|in totale|no total|add up to|make|come to))*\W*$/u;
const asksHowMany = (text: string): boolean => text.length <= 60 && ASKS_HOW_MANY.test(foldText(text));

/** How many repetitions the sets of an entry are together, as a sum to be worked out; `null` where one is not counted in them. */
export function countQuestion({ sets }: Pick<LogEntry, "sets">): string | null {
  const reps = sets.flatMap((set) => set.reps ?? []);
  return reps.length === sets.length && reps.length > 1 ? `how many is ${reps.join(" + ")}?` : null;
}

/** A question with the figures of a logged entry; `null` where the entry has none of that kind. */
export type AskedOf = (entry: LogEntry) => string | null;

/**
 * What a message asks of the sets just logged: a share in per cent, the max they stand for, their load, way or that share in another unit, how many
 * repetitions they were, their pace. In: the message as typed, and the questions before it. `null` for any other question, and where figures of its own are named.
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
  if (asksHowMany(text)) return countQuestion;
  return asksPaceOfLast(text) ? paceQuestion : null;
}
