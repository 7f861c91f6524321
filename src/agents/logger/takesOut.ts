import { senseAct } from "../../language/acts/senseAct.ts";
import type { Deletion } from "../../language/corrections/correction.ts";
import { foldText } from "../../language/foldText.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";

const OUT_OF_LOG =
  /\b(?:off|out|away|remove|delete|erase|wipe|gone|losch\w*|entfern\w*|supprim\w*|effac\w*|enlev\w*|borra\w*|elimin\w*|quita\w*|cancell\w*|apag\w*|togli\w*|remov\w*)\b/;
const UNDOES =
  /\b(?:undo|revert|back|change|changes|correction|edit|note|ruckgangig|zuruck|anderung\w*|korrektur\w*|notiz\w*|annul\w*|anul\w*|deshac\w*|deshaz|desfa\w*|modif\w*|cambio|correc\w*|correz\w*|corrig\w*|correg\w*|nota)\b/;
/** An order that names it needs no weighing: "supprime l'entrée". */
const NAMES_ENTRY = /\b(?:entry|eintrag|entree|entrada|registro|voce|registrazione)\b/;
/** "Take that off my record" right after a change: the entry, and not the change. */
export const takesOut = (text: string, { restores, disowned }: Deletion): boolean =>
  restores !== true &&
  !disowned &&
  OUT_OF_LOG.test(foldText(text)) &&
  !UNDOES.test(foldText(text)) &&
  (NAMES_ENTRY.test(foldText(text)) || (senseAct(text, null)?.shareOf("delete") ?? 0) >= SURELY_OUT);
const SURELY_OUT = 0.9;

/** "The press" is as often another than the one that there is. */
const VAGUE = /^press(?:es)?$/;
/** "The bench 80 one", "the bench set at 80": some of its sets may be meant. */
const OF_SETS = /\bsets? (?:at|with|of) |\d[^.,;!?]*\bones?\b/i;

/** Whether what is to be deleted may be another entry than the one that was found, or only some of its sets. */
export const mayMeanLess = (text: string, target: string | null, { sets }: LogEntry): boolean =>
  VAGUE.test(target ?? "") || (sets.length > 1 && OF_SETS.test(text));
