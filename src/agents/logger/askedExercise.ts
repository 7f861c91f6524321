import type { Catalog } from "../../catalog/catalog.ts";
import { findExerciseMentions } from "../../language/coaching/exerciseMentions.ts";
import { foldText } from "../../language/foldText.ts";
import { glossQuestion } from "../../language/gloss/glossQuestion.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import { sessionText } from "../../language/session/sessionText.ts";
import type { DraftEntry } from "./logDraft.ts";

/** Told as done, or pointing back: "did 3x12 of them", "todays: 3x5", "heute 3x8 damit". Bare figures could be of anything. */
const DONE_OF_IT =
  /(?<!\p{L})(?:it|them|those|these|that|did|done|do|just|managed|todays?|tonights?|finished|got|hit|made|on|gemacht|geschafft|gerade|eben|heute|damit|davon|daran|fait|faite?s|aujourd'?hui|viens|dessus|hice|hecho|hoy|acabo|fatt[oaie]|oggi|appena|fiz|feit[oa]s?|hoje|acabei)(?!\p{L})/u;

/** The exercise that the last question naming any was about, in words; `null` when it named none, or several. */
function askedLast(questions: readonly string[], catalog: Catalog): string | null {
  for (const question of [...questions].reverse()) {
    const { tokens } = sessionText(glossQuestion(question, catalog).english);
    const mentions = findExerciseMentions(tokens, catalog);
    const [only] = mentions;
    if (only !== undefined) return mentions.length === 1 && only.kind !== "unknown" ? only.phrase : null;
  }
  return null;
}

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
  const asked = askedLast(questions, catalog);
  if (asked === null) return entries;
  return [only.phrase === null ? { ...only, phrase: asked } : { ...only, within: asked }];
}
