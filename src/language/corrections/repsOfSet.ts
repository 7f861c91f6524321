import { foldText } from "../foldText.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type ChangeCorrection, change } from "./correction.ts";
import { phraseIn } from "./correctionPhrases.ts";

/** "The last two reps were ugly": how a part of a set went. */
const OF_SOME_REPS = entered(
  /\b(?:last|final|first|letzten?|dernieres?|ultimas?|ultime|premieres?|primeras?|ersten?) (?:couple(?: of)?|few|\d{1,2}|two|three|four|five|zwei|drei|deux|trois|dos|tres|due|tre|duas) (?:reps?|repetitions?|wdh|wiederholungen|repeticiones|ripetizioni|repeticoes)\b(?! (?:should|to|at \d))/,
);
/** "The last two reps of the rows". */
const OF_EXERCISE =
  /(?:reps?|repetitions?|wdh|wiederholungen|repeticiones|ripetizioni|repeticoes) (?:of|on|in|bei[m]?|de[l]?|des|du|nel(?:la)?|do|da|na|no) (?:the |my |den |der |las? |les? |los |el )?(\p{L}[\p{L} -]{2,30}?)(?= (?:was|were|felt|looked|got|had|only|waren?|sind|eran|etaient|erano|foram|assisted|spotted|ugly)|[,.!]|$)/u;
const TAKES_REPS =
  /^\W*(?:please |and )?(?:drop|remove|delete|take|lose|cut|scrap|scratch|minus|do not count|losch\w*|streich\w*|quita|borra|togli|enleve|tira)\b/;

/** What is said of some repetitions of a set: a note, or, where they are taken away, the question how many it were. In: one message; `null` for anything else. */
export function readOfReps(text: string): ChangeCorrection | null {
  const folded = foldText(text);
  if (!OF_SOME_REPS.test(folded) || /\d/.test(folded.replace(OF_SOME_REPS, ""))) return null;
  const target = phraseIn(OF_EXERCISE.exec(folded)?.[1] ?? "");
  return change(TAKES_REPS.test(folded) ? { wrong: "reps", target } : { note: text.slice(0, 500), target });
}
