import { type Draft, hasAmounts, isSaying } from "./draft.ts";

/** Words that head a part of a session. */
export const HEADING =
  /\b(?:day|workout|session|upper|lower|push|pull|legs?|arms?|chest|back|shoulders?|core|abs|cardio|full|body|conditioning|finisher|wod|emom|strength|accessor(?:y|ies)|week|phase|block|notes?)\b/i;
const PARTS =
  /^(?:(?:legs?|arms?|chest|back|shoulders?|delts|core|abs|push|pull|upper|lower|glutes?|quads|biceps?|triceps?|bis?|tris?|beine|brust|rucken|pierna|pecho|espalda|jambes|dos|gambe|petto|schiena|perna|peito|costas|and|&|\+)\s?)+$/i;
const NEVER_EXERCISE = /\b(?:day|workout|session|gym)\b/i;

/** Names that turned out to be headings: "Legs: squat 5x5", "leg day. squat 5x5". */
export function isHeading(draft: Draft, after: Draft | undefined): boolean {
  const phrase = draft.phrase ?? "";
  // "did upper today, 45 mins:": how long all of it took.
  const isTimed = !draft.isMovement && draft.marks.filter(isSaying).every(({ kind }) => kind === "time");
  if (hasAmounts(draft)) return isTimed && after !== undefined && HEADING.test(phrase) && !isBeside(draft, after);
  if (NEVER_EXERCISE.test(phrase)) return true;
  // "did legs today, squats 5x5": what the exercises were for.
  if (after !== undefined && PARTS.test(phrase)) return true;
  if (after === undefined || after.phrase === null) return false;
  return draft.closing === ":" || (HEADING.test(phrase) && (!draft.isMovement || draft.closing === "\n"));
}

const CARDIO = /^(?:(?:some|light|easy|steady) )?cardio$/i;
/** "cardio 30 min, squats 3x5": one thing that was done, and then another; "cardio 30 min: run 5k" heads it. */
const isBeside = (draft: Draft, after: Draft): boolean =>
  CARDIO.test(draft.phrase ?? "") &&
  draft.closing !== ":" &&
  after.marks.some(({ kind }) => kind === "product" || kind === "weight" || kind === "sets");
