import type { FoundPhrase } from "../exercisePhrases.ts";
import { isOfOtherDay } from "../otherDays.ts";
import { isDoneWith } from "../wishFrames.ts";
import { END_OF_THOUGHT, type Mode } from "../wishModes.ts";
import type { Stance } from "./judgeMention.ts";
import type { Reading } from "./mentionSample.ts";

const ENDS_THOUGHT = new Set([...END_OF_THOUGHT, ",", "today", "now", "heute", "hoy", "oggi", "hoje"]);
/** The words of the thought that a name stands in. */
function thoughtAround(tokens: readonly string[], from: number, to: number): string {
  let start = from;
  while (start > 0 && from - start < MOST_AROUND && !ENDS_THOUGHT.has(tokens[start - 1] ?? "")) start -= 1;
  let end = to;
  while (end < tokens.length && end - to < MOST_AROUND && !ENDS_THOUGHT.has(tokens[end] ?? "")) end += 1;
  return tokens.slice(start, end).join(" ");
}
const MOST_AROUND = 12;

/** "did squats yesterday", "squatting tomorrow": what belongs to another day is no wish. */
function wasDone(tokens: readonly string[], from: number, to: number): boolean {
  if (isOfOtherDay(thoughtAround(tokens, from, to))) return true;
  const before = tokens.slice(Math.max(0, from - 4), from);
  const after = tokens.slice(to, to + 5);
  const cut = after.findIndex((token) => END_OF_THOUGHT.has(token) || token === ",");
  const near = cut === -1 ? after : after.slice(0, cut);
  return (
    before.some((token) => /^(?:did|had|done|hit|finished|after)$/.test(token)) &&
    (near.some((token) => /^(?:yesterday|already|earlier|last|ago|gestern|hier|ayer|ieri|ontem)$/.test(token)) ||
      before.includes("after") ||
      before.includes("already"))
  );
}

/** What the words before and behind a name make of it. */
export function readingOf(
  { from, to }: FoundPhrase,
  tokens: readonly string[],
  mode: Mode,
): Exclude<Reading, "passed"> {
  if (mode.kind === "refuse" || isDoneWith(tokens, from)) return "refused";
  if (wasDone(tokens, from, to)) return "done";
  if (mode.kind === "none") return "named";
  return mode.must ? "must" : "wanted";
}
/** What becomes of it where nothing speaks against that: what is named and not refused is to be in. */
export const OF_READING: Record<Reading, Stance> = {
  must: "wanted",
  wanted: "wanted",
  named: "wanted",
  refused: "refused",
  done: "neutral",
  passed: "neutral",
  unread: "neutral",
};
