import type { Catalog } from "../../catalog/catalog.ts";
import { foldText } from "../foldText.ts";
import { glossQuestion } from "../gloss/glossQuestion.ts";
import { sessionText } from "../session/sessionText.ts";
import { type ExerciseMention, findExerciseMentions } from "./exerciseMentions.ts";

/** What was done, as the lift that it was. */
const BENCHED = /\bbench(?:ed|ing)\b/g;
const LIFTED_ABROAD = /\b(?:j ?['’]?ai|ai ?-?je|on a) souleve\w*/g;
const DONE = /\b(squat|deadlift|press|row|curl|lunge|plank|dip)(?:t?ed|p?ed|t?ing|p?ing)\b/g;

/** The exercises that a question names, in six languages; those that the catalogue does not know are left out. */
export function namedExercises(question: string, catalog: Catalog): ExerciseMention[] {
  const { english } = glossQuestion(
    foldText(question).replace(LIFTED_ABROAD, "j ai fait").replace(BENCHED, "bench press").replace(DONE, "$1"),
    catalog,
  );
  return findExerciseMentions(sessionText(english).tokens, catalog).filter(
    ({ kind, phrase }) => kind !== "unknown" && !/^log(?:s|ged|ging)?$/.test(phrase),
  );
}

/** What the last question that names any is about; none where it names several. */
export function lastNamed(questions: readonly string[], catalog: Catalog): ExerciseMention | null {
  for (const question of [...questions].reverse()) {
    const named = namedExercises(question, catalog);
    if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  }
  return null;
}
