import { foldText } from "../foldText.ts";
import { namesMovement } from "../notation/clauseWords.ts";
import type { Correction } from "./correction.ts";
import { readCorrection } from "./logCorrection.ts";

const LONGEST = 200;
const MOST_CLAUSES = 6;
/** An order is short: "wipe it", "please just delete that one". */
const MOST_WORDS = 5;
const CLAUSE = /[,.;!?\n]+| - | (?:but|and|und|et|y|e|pero|aber|mais|mas|ma) /;
/** Sets that come in place, or a value that is to be there. */
const INSTEAD =
  /\d ?[x×*] ?\d|\b(?:log|put|add|make|change|set|enter|record|should|meant|instead|statt|rein|trag\w*|mets|pon|metti|coloca|another|again|keep|keeps|kept|leave|not|dont|don t|never|nicht|pas|non|nao)\b/;

/** Why it was no log at all: with figures beside it, only then it is not put right. */
const NO_LOG =
  /\b(?:kidding|jokes?|joking|jk|lol|lmao|haha\w*|messing|prank\w*|drunk|asleep|test(?:ing)?|nonsense|spass|scherz\w*|witz|quatsch|blague|rigole|broma|scherz[oi]|brincadeira|zoeira)\b/;
/** One of several sets, or the writer. */
const OF_SET =
  /\b(?:first|second|third|last|final|one|me|us|ultim[oa]|prim[ao]|erste\w*|letzte\w*|premiere|derniere)\b/;

/**
 * A clause that orders the last entry away among others that say why: "lol kidding, wipe it, I can do about 50". What the readers made of the whole
 * otherwise: where no such clause stands alone, where sets come in place, or an entry is named. In: the message, and that reading. Linear.
 */
export function orderedDeletion(text: string, read: Correction | null): Correction | null {
  if (text.length > LONGEST) return read;
  const folded = foldText(text);
  if (OF_SET.test(folded) || (/\d/.test(folded) && !NO_LOG.test(folded))) return read;
  const isNamed = (folded.match(/\p{L}{3,}/gu) ?? []).some(namesMovement);
  if (isNamed || read?.kind === "repeat" || (read?.kind === "delete" && read.target === null)) return read;
  const clauses = folded.split(CLAUSE).flatMap((clause) => clause.trim() || []);
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return read;
  const orders = clauses.flatMap((clause) => {
    const order = clause.split(" ").length <= MOST_WORDS ? readCorrection(clause) : null;
    const isOrder = order?.kind === "delete" && order.target === null && order.restores !== true && !order.disowned;
    return isOrder && (order.scope === "last" || order.scope === "undo") && !/\d/.test(clause)
      ? [{ clause, order }]
      : [];
  });
  const [only, ...more] = orders;
  if (only === undefined || more.length > 0) return read;
  return clauses.some((clause) => clause !== only.clause && INSTEAD.test(clause)) ? read : only.order;
}
