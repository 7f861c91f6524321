import { senseAct } from "../../language/acts/senseAct.ts";
import type { Deletion } from "../../language/corrections/correction.ts";
import { foldText } from "../../language/foldText.ts";

const OUT_OF_LOG = /\b(?:off|out|away|remove|delete|erase|wipe|gone)\b/;
const UNDOES = /\b(?:undo|revert|back|change|changes|correction|edit|note)\b/;
/** "Take that off my record" right after a change: the entry, and not the change. */
export const takesOut = (text: string, { restores, disowned }: Deletion): boolean =>
  restores !== true &&
  !disowned &&
  OUT_OF_LOG.test(foldText(text)) &&
  !UNDOES.test(foldText(text)) &&
  (senseAct(text, null)?.shareOf("delete") ?? 0) >= SURELY_OUT;
const SURELY_OUT = 0.9;
