import { HOLDS_SETS } from "../../language/answers/answerKinds.ts";
import { foldText } from "../../language/foldText.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import { screen } from "../../language/safety/screen.ts";

const LONGEST = 2_000;
/** Where a clause ends and another begins. */
const BREAK =
  /(?<=[,;.!?\n])\s+|\s+(?=(?:and|then|but|und|dann|aber|et|puis|mais|y|luego|pero|e|poi|ma|depois|mas) (?!\d))/iu;
const AS_FIRST_SAID = { safety: "clear", question: null, pick: null, country: null } as const;

const isDanger = (text: string): boolean => {
  const { verdict } = screen(text, AS_FIRST_SAID);
  return verdict === "halt" || verdict === "caution" || verdict === "ask";
};

/**
 * The sets of a message without what it tells of a danger beside them: "bench 3x8 60, then felt chest pain last night" is
 * a bench of today, without that as its note. In: any text. Out: the text itself where nothing in it is a danger.
 */
export function besideDanger(text: string): string {
  if (text.length > LONGEST || !HOLDS_SETS.test(foldText(text)) || !isDanger(text)) return text;
  const clauses = text.split(BREAK);
  const holdsSets = clauses.map((clause) => tellsTraining(clause));
  const first = holdsSets.indexOf(true);
  const kept = clauses.filter((_, at) => holdsSets[at] || at < first);
  return kept.length === 0 ? text : kept.join(" ").replace(/[\s,;]+$/, "");
}

/** It holds figures of sets, or names an exercise. */
function tellsTraining(clause: string): boolean {
  const folded = foldText(clause);
  if (isDanger(clause) && !HOLDS_SETS.test(folded)) return false;
  return /\d/.test(folded) || (folded.match(/\p{L}{3,}/gu) ?? []).some(isMovementWord);
}
