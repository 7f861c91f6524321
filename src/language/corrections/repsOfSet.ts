import { foldText } from "../foldText.ts";
import { type ChangeCorrection, change } from "./correction.ts";

/** "The last two reps were ugly": how a part of a set went. */
const OF_SOME_REPS =
  /\b(?:last|final|first|letzten?|dernieres?|ultimas?|ultime|premieres?|primeras?|ersten?) (?:couple(?: of)?|few|\d{1,2}|two|three|four|five|zwei|drei|deux|trois|dos|tres|due|tre|duas) (?:reps?|repetitions?|wdh|wiederholungen|repeticiones|ripetizioni|repeticoes)\b(?! (?:should|to|at \d))/;
const TAKES_REPS =
  /^\W*(?:please |and )?(?:drop|remove|delete|take|lose|cut|scrap|scratch|minus|do not count|losch\w*|streich\w*|quita|borra|togli|enleve|tira)\b/;

/** What is said of some repetitions of a set: a note, or, where they are taken away, the question how many it were. In: one message; `null` for anything else. */
export function readOfReps(text: string): ChangeCorrection | null {
  const folded = foldText(text);
  if (!OF_SOME_REPS.test(folded) || /\d/.test(folded.replace(OF_SOME_REPS, ""))) return null;
  return change(TAKES_REPS.test(folded) ? { wrong: "reps" } : { note: text.slice(0, 500) });
}
