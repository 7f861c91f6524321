import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { SETS_SAID, TOO_TIRED } from "../routing/fellShort.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Stretch } from "./otherTimes.ts";

const WAITS =
  "not (?:done|started|finished)|(?:not )?yet to (?:do|come|go)|not (?:done |started |finished )?yet|(?:still |yet |left )?to (?:go|do|come|follow)|(?:is |are |come |comes )?(?:up )?next(?: up)?|(?:is |are )?coming (?:up|next)|(?:for |is |are )?later(?: today| on)?|still (?:left|outstanding|pending|open)|skipped|skip|left out|left undone|noch (?:nicht(?: gemacht)?|offen)|(?:kommt|kommen|mach ich) (?:gleich|noch|spater|danach)|spater|ausgelassen|als nachstes|(?:encore |reste )?a faire|pas (?:encore )?faits?|plus tard|(?:todavia|aun) no|pendientes?|luego|mas tarde|por hacer|non (?:ancora )?fatt[oaie]|ancora da fare|dopo|piu tardi|(?:ainda )?por fazer|ainda nao|mais tarde|depois";
/** What stands behind the sets of a clause and says that they are not done. */
const NOT_YET = entered(
  compiled(
    `\\d ?(?:kgs?|kilos?|lbs?|reps?|sets?)?[ ,(]+(?:(?:are|is|i|am|still|but|just|have|that i) ){0,3}(?:${WAITS})[ )]*$`,
    "u",
  ),
);
/** What stands before them. */
const LEFT = entered(
  compiled(
    `^(?:(?:but|and|then|was|were|i|am|im|aber|mais|pero|ma|mas) )*(?:${TOO_TIRED}|no (?:time|energy) (?:left )?for|(?:i )?skipped|next(?: up)?|up next|coming up|still to (?:do|come|go)|(?:not done|left)(?: yet)?:|later:?)(?![\\p{L}]) [^\\d]{0,40}\\d`,
    "u",
  ),
);
const CLAUSE = /[^,;.!?\n]+(?:[.,]\d+[^,;.!?\n]*){0,6}/gu;
const WAITS_AT_ALL = entered(
  compiled(`(?<!\\p{L})(?:${WAITS}|${TOO_TIRED}|no (?:time|energy)|skipped|next|up next|later)(?!\\p{L})`, "u"),
);
const JOINT = / (?:and|then|plus|und|dann|et|puis|y|luego|e|poi|depois) (?=\p{L}[^\d]{2,40}\d)/gu;
/** "Bench 3x8 70 and squat 3x5 100 later": each exercise with its sets is a clause of its own. */
function partedAt(start: number, said: string): { start: number; said: string }[] {
  const cuts = [...said.matchAll(JOINT)].map(({ index, 0: joint }) => ({ end: index, from: index + joint.length }));
  const pieces = [...cuts, { end: said.length, from: said.length }].map(({ end }, at) => {
    const from = cuts[at - 1]?.from ?? 0;
    return { start: start + from, said: said.slice(from, end) };
  });
  return pieces.every((piece) => SETS_SAID.test(piece.said)) ? pieces : [{ start, said }];
}
const WORD = /\p{L}{3,}(?:-\p{L}+)?/gu;
const LONGEST = 400;

/**
 * Sets that a message tells beside those that were done, and that are not: "bench 3x8 70, squat 3x5 100 not done yet", "…, too tired for rows 3x8".
 * Each has a clause of its own, with the exercise. In: folded text. Out: the stretches, in order, and whether it is said before them; none where all sets of the message are so. Linear.
 */
export function setsNotYet(folded: string): (Stretch & { isLeft: boolean })[] {
  if (folded.length > LONGEST || !WAITS_AT_ALL.test(folded)) return [];
  const clauses = [...folded.matchAll(CLAUSE)].flatMap(({ index, 0: said }) => partedAt(index, said.trimEnd()));
  const told = clauses.filter(({ said }) => SETS_SAID.test(said));
  const last = told.at(-1);
  const waiting = told.filter((clause) => {
    const said = clause.said.trim();
    return (
      (NOT_YET.test(said) || (clause === last && LEFT.test(said))) && (said.match(WORD) ?? []).some(isMovementWord)
    );
  });
  // Whose first clause is to come tells a plan.
  if (waiting.length === 0 || waiting.length === told.length || waiting[0] === told[0]) return [];
  const end = (at: number, said: string) => at + said.length;
  return waiting.map(({ start, said }) => ({ start, end: end(start, said), isLeft: LEFT.test(said.trim()) }));
}
