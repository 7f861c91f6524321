import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const MARK =
  "(?:no+|nope|nah|wait|hang on|hold on|actually|sorry|oh|oops|on second thoughts?|nein|nee|doch|warte|moment|non|attends|en fait|espera|mejor|aspetta|anzi|nao|pera|espere)";
const IT =
  "(?:it|that|this|them|those|these|both|das|es|sie|den|die|ihn|le|la|les|lo|los|las|li|o|a|os|as|(?:the|my) \\p{L}+(?: \\p{L}+)?)";
/** Lets what was said go, and says so by itself: "never mind", "just kidding". */
const LETS_GO =
  "(?:never ?mind(?: that)?|nvm|(?:just )?kidding|jk|forget (?:it|that|about it)|cancel that|vergiss es|egal|laisse tomber|olvidalo|dejalo|lascia (?:stare|perdere)|esquece|deixa pra la)";
/** What calls an order off: "no wait, keep it", "actually don't", "nein, lass es drin", "non, laisse-le". */
const CALLS_OFF = entered(
  compiled(
    `^(?:${MARK}[ ,]+)*(?:(?:keep|leave) ${IT}(?: (?:in|there|alone|on|after all|as (?:it|they) (?:is|are|was|were)))*|do not(?: (?:delete|remove|change|touch|do) ${IT})?|${LETS_GO}|(?:lass|behalt\\w*) ${IT}(?: (?:drin|stehen|so|da))*|(?:doch|bitte) nicht|garde ${IT}|laisse ${IT}|deja(?:l[oa]s?| ${IT})|no (?:lo|la|los|las) (?:borres|quites|elimines|toques)|(?:lascia|tieni)(?:l[oaie]| ${IT})|deixa ?(?:-?[oa]s?|estar)?|mantem(?: ${IT})?)(?: (?:please|then|bitte|ok))*$`,
    "u",
  ),
);
/** "Keep the bench" calls off what was said of the bench. */
const NAMED = /(?:keep|leave) (?:the|my) (\p{L}+)/u;
const MARKED = compiled(`^(?:${MARK}|${LETS_GO})(?![\\p{L}])`, "u");
/** An order over what is stored. */
const ORDERS =
  /^(?:\W|(?:and|ok|okay|please|oh|can you|could you|also|then|und|et|y|e|bitte)(?![\p{L}]))*(?:delet|remov|eras|scrap|bin|scratch|drop|undo|chang|mak|set|mov|updat|losch|entfern|streich|ander|supprim|effac|enlev|chang|borr|elimin|quit|cambi|cancell|togli|apag|exclu|mud)\w*(?![\p{L}])/u;
/** Where one clause ends, or a second thought begins without a stop before it. */
const STOPS =
  /(?:[.;!?…\n]+|,|\s[-–—]+(?=\s))\s*|\s+(?=(?:no+|nah|wait|actually|nein|non|nao|não)[\s,]+(?:(?:wait|actually|no|sorry)[\s,]+)*(?:keep|leave|don['’]?t|do not|lass|garde|laisse|d[eé]ja|lascia|deixa)\b)/giu;
const MAY_CALL_OFF = entered(
  /keep|leave|don['’]?t|do not|never ?mind|nvm|kidding|jk|forget|cancel|vergiss|egal|tomber|olv[ií]da|stare|perdere|esquece|lass|behalt|nicht|garde|laisse|d[eé]ja|borres|quites|elimines|toques|lascia|tieni|deixa|mant[eé]m/iu,
);
const LONGEST = 300;
const MOST_CLAUSES = 12;

type Clause = { from: number; to: number; said: string };

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const { index, 0: stop } of [...text.matchAll(STOPS)].slice(0, MOST_CLAUSES)) {
    clauses.push({ from, to: index + stop.length, said: foldText(text.slice(from, index)) });
    from = index + stop.length;
  }
  return [...clauses, { from, to: text.length, said: foldText(text.slice(from)).replace(/[\s.!]+$/, "") }];
}

/** Whether a clause says nothing but that something is thought twice about. */
const isOnlyMark = (said: string): boolean => compiled(`^(?:${MARK}[ ,]*)+$`, "u").test(said);

/** What is left of a message without the order that it calls off itself; `null` where none is called off. */
function restOf(text: string): string | null {
  if (text.length > LONGEST || !MAY_CALL_OFF.test(text)) return null;
  const clauses = clausesOf(text);
  const off = clauses.findIndex(({ said }) => CALLS_OFF.test(said));
  if (off < 1) return null;
  let order = off - 1;
  while (order > 0 && isOnlyMark(clauses[order]?.said ?? "")) order -= 1;
  const isMarked = order < off - 1 || MARKED.test(clauses[off]?.said ?? "");
  const ordered = clauses[order]?.said ?? "";
  const named = NAMED.exec(clauses[off]?.said ?? "")?.[1];
  if (!isMarked || !ORDERS.test(ordered) || (named !== undefined && !ordered.includes(named))) return null;
  const rest = `${text.slice(0, clauses[order]?.from)} ${text.slice(clauses[off]?.to)}`.trim();
  return /\p{L}{3}|\d/u.test(rest) ? rest.replace(/^(?:and|then|just|und|et|y|e)\s+/i, "") : "";
}

/** Whether a message calls off all that it orders: "delete the bench. never mind". */
export const callsItselfOff = (text: string): boolean => restOf(text) === "";

/**
 * A message without the order that it calls off itself: "delete the deadlift. no wait, keep it. delete the rows" is "delete the rows". Where nothing
 * else is said, and where nothing is called off, it is as it was. Linear; 300 characters are read.
 */
export const withoutTakenBack = (text: string): string => restOf(text) || text;
