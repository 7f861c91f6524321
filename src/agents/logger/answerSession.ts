import { answerTokens } from "../../language/answers/answerTokens.ts";
import { limitsOf, readPartOfSession } from "../../language/answers/partOfSession.ts";
import { readAnswer } from "../../language/answers/pendingAnswer.ts";
import { tellsSession } from "../../language/answers/wholeSession.ts";
import { yesOrNo } from "../../language/answers/yesOrNo.ts";
import type { Answer, OpenQuestion } from "../../protocol/understanding.ts";
import type { DraftEntry, LogDraft } from "./logDraft.ts";
import { type ReadingContext, readLog } from "./logReading.ts";
import type { Resumed } from "./resumeLog.ts";
import { agreesToAll, limitedTo, SEND_SETS } from "./sessionAsDone.ts";

/** All of a session, or what of it was told; a yes that takes something back stores nothing. */
export function answerSession(
  draft: LogDraft,
  question: OpenQuestion,
  given: Answer,
  context: ReadingContext,
  isLoadable: (exerciseId: string) => boolean,
): Resumed {
  const said = given.text.trim() === "" ? (given.optionId ?? "") : given.text;
  const read = readAnswer(said, question);
  const agrees = read?.kind === "option" && read.optionId === "yes";
  const isYes = agrees && agreesToAll(read.rest);
  const sure = (entries: DraftEntry[]) => entries.map((entry) => ({ ...entry, confirmed: true }));
  const confirmed = sure(draft.entries);
  if (isYes) return { entries: confirmed, learned: null, remarks: [] };
  const side = yesOrNo(answerTokens(said));
  const rest = said.replace(SIDES, "");
  const limits = readPartOfSession(said) ?? readPartOfSession(rest) ?? limitsOf(rest);
  const limited = limits && limitedTo(draft.entries, limits, isLoadable);
  if (limited && (agrees || side?.value === "yes" || SAYS_YES.test(said)))
    return { entries: sure(limited), learned: null, remarks: [] };
  if (limited) return { entries: limited, learned: null, remarks: [], isSession: "limited" };
  if (tellsSession(given.text)) return { entries: readLog(given.text, context).entries, learned: null, remarks: [] };
  if (side?.value === "no" || read?.kind === "none" || rest.trim() === "")
    return { entries: [], learned: null, remarks: [SEND_SETS] };
  return { entries: draft.entries, learned: null, remarks: [NOT_CLEAR], isSession: "limited" };
}

/** "Yes but not the last exercise": a yes, though a no stands behind it. */
const SAYS_YES = /^\W*(?:yes|yeah|yep|yup|sure|ok|okay|ja|jep|oui|s[iíì]|sim)(?![\p{L}])/iu;
/** A yes or a no, and what takes something back from it. */
const SIDES =
  /^(?:\W*(?:yes|yeah|yep|yup|sure|ok|okay|no+|nope|nah|not (?:quite|really|exactly|all(?: of (?:it|them))?)|almost|nearly|mostly|partly|actually|well|ja|jep|nein|nicht ganz|fast|oui|non|pas tout à fait|presque|s[ií]|no del todo|casi|sì|quasi|sim|n[aã]o|quase)(?![\p{L}]))+[\s,.;:!-]*/iu;
export const NOT_CLEAR = "I did not understand what was different.";
