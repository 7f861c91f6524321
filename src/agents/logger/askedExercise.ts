import type { Catalog } from "../../catalog/catalog.ts";
import { tellsKind } from "../../language/answers/describedExercise.ts";
import { lastNamed, namedExercises } from "../../language/coaching/namedExercises.ts";
import { tellsPlan } from "../../language/coaching/toldPlan.ts";
import { partsOf } from "../../language/corrections/setSelectors.ts";
import { foldText } from "../../language/foldText.ts";
import { isMovementWord, namesMovement } from "../../language/notation/clauseWords.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { DraftEntry } from "./logDraft.ts";

/** Told as done, or pointing back: "did 3x12 of them", "todays: 3x5", "heute 3x8 damit". Bare figures could be of anything. */
const DONE_OF_IT =
  /(?<!\p{L})(?:it|them|those|these|that|did|done|do|just|managed|todays?|tonights?|finished|got|hit|made|on|gemacht|geschafft|gerade|eben|heute|damit|davon|daran|fait|faite?s|aujourd'?hui|viens|dessus|hice|hecho|hoy|acabo|fatt[oaie]|oggi|appena|fiz|feit[oa]s?|hoje|acabei)(?!\p{L})/u;

/** "J'en ai fait 5x5": it only points back. */
const NO_NAME = /^(?:j['’ ]?en|en|y|ne|d[ao]von|damit|of|on|it|them|those)$/i;

/** "Gonna run 8k tomorrow", and then "done! 8k in 47 min": what the plan names. */
const ofPlan = (said: string): string | undefined =>
  tellsPlan(said) ? (foldText(said).match(/\p{L}{3,}/gu) ?? []).find((word) => isMovementWord(word)) : undefined;

/**
 * "Did 3x12 of them at 60" right after a question about hip thrusts: sets without a name are of the exercise that was
 * asked about. Further words without a movement of their own ("conventional") are read within it.
 */
export function ofAskedExercise(
  text: string,
  entries: DraftEntry[],
  questions: readonly string[],
  catalog: Catalog,
): DraftEntry[] {
  const [only] = entries;
  if (entries.length !== 1 || !only || only.exercise !== null || only.sets.length === 0) return entries;
  const folded = foldText(text);
  const words = foldText(only.phrase ?? "").match(/\p{L}+/gu) ?? [];
  if (questions.length === 0 || !DONE_OF_IT.test(folded) || words.some((word) => isMovementWord(word))) return entries;
  // "Actually only 3 in the last set" of what was only planned: no set of its own.
  if (only.sets.length === 1 && partsOf(folded).some(({ selected }) => selected)) return entries;
  const asked = ofPlan(questions.at(-1) ?? "") ?? lastNamed(questions, catalog)?.phrase;
  // Of several lifts that were spoken of nobody knows which.
  const spokenOf = new Set(questions.flatMap((said) => namedExercises(said, catalog).map(({ phrase }) => phrase)));
  if (asked === undefined || spokenOf.size > 1) return entries;
  return [only.phrase === null || NO_NAME.test(only.phrase) ? { ...only, phrase: asked } : { ...only, within: asked }];
}

/** "The wall ones": of a kind that was spoken of before. */
const ONES = /^(?:(?:for|of|on|with|the|some|my) )*(\p{L}[\p{L} -]*?) ones?$/iu;
/** "And 3x12 front, 6 kg": how it was done, and no name. */
const tellsOnlyKind = (phrase: string): boolean => /^\p{L}+(?: \p{L}+)?$/u.test(phrase) && tellsKind(foldText(phrase));
export const pointsAtKind = ({ exercise, phrase }: DraftEntry): boolean =>
  exercise === null && (ONES.test(phrase ?? "") || tellsOnlyKind(phrase ?? ""));

/** "And 3x5 wall ones" after push-ups: another of their kind, where one exercise was told last. */
export function ofKind(entry: DraftEntry, last: readonly LogEntry[]): DraftEntry {
  const [only, ...others] = last;
  const { phrase } = entry;
  const way = !pointsAtKind(entry) || phrase === null ? undefined : (ONES.exec(phrase)?.[1] ?? phrase);
  if (way === undefined || only === undefined || others.length > 0) return entry;
  if (foldText(way).split(" ").some(namesMovement)) return entry;
  return { ...entry, phrase: way, within: only.exercise.name };
}
