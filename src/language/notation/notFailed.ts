import { beginning, found, isWord, type Reader, wordAt, wordSet } from "./marks.ts";
import { FAILED, FAILURE } from "./words.ts";

const DENIES = wordSet(
  "not never none nothing without didn't didnt wasn't wasnt weren't werent haven't havent isn't isnt no short shy stopped nowhere close near nicht nie kein keine ohne knapp pas jamais sans sin no nunca non mai senza nao sem nunca lejos lontano longe",
);
/** What stands between a denial and the failure it denies. */
const BETWEEN = wordSet(
  "did went go going gone get getting got take taken taking once a any of it them the my to till til until from before all way really quite even actually set sets rep reps was were been single one far short shy near close technical muscle muscular complete total " +
    "bis zum zu kurz vor bin ich gegangen bis zur " +
    "alle allee jusqu'a jusqu a l l'echec jusque sans aller j'ai ete " +
    "llegar llegue he al ni una vez " +
    "arrivare arrivato ho fino cedimento sono mai " +
    "cheguei chegar ate a falha fui",
);
const FARTHEST = 8;

const ALL = /^(?:all|every|each|alle|toutes|todas|tutte)$/;
const BEGINNINGS = { has: (word: string) => DENIES.has(word) || ALL.test(word) || isFailing(word) };

/**
 * Failure that is denied: "not to failure", "never failed", "stopped short of failure", "nicht bis zum Versagen", "sin llegar
 * al fallo". A note, as no set failed.
 */
export const readNotFailed = beginning(BEGINNINGS, (tokens, at) => {
  // "Failure not reached", "failure would have been at 10".
  if (
    isFailing(wordAt(tokens, at)) &&
    /^(?:not|wasn't|wasnt|never|nicht|would|was|isn't)$/.test(wordAt(tokens, at + 1))
  )
    return found(tokens, at, endOfClause(tokens, at), { kind: "note" });
  // "All but the last to failure": said of some sets, and not of which.
  const exempts = ALL.test(wordAt(tokens, at)) ? exceptions(tokens, at) : null;
  if (exempts !== null) return found(tokens, at, exempts, { kind: "note" });
  if (!isWord(tokens[at], DENIES)) return null;
  let end = at + 1;
  while (end < at + FARTHEST && isWord(tokens[end], BETWEEN) && !isFailing(wordAt(tokens, end))) end += 1;
  if (!isFailing(wordAt(tokens, end))) return null;
  return found(tokens, at, end + 1, { kind: "note" });
});

/** So far a clause is looked through. */
const LONGEST_CLAUSE = 14;
type Tokens = Parameters<Reader>[0];
function endOfClause(tokens: Tokens, at: number): number {
  let end = at + 1;
  while (end < at + LONGEST_CLAUSE && tokens[end] !== undefined && tokens[end]?.kind !== "sign") end += 1;
  return end;
}

/** Where a clause ends that speaks of failure, and of sets that are left out of it. */
function exceptions(tokens: Tokens, at: number): number | null {
  const end = endOfClause(tokens, at);
  const words = Array.from({ length: end - at }, (_, ahead) => wordAt(tokens, at + ahead));
  return words.some(isFailing) && words.some((word) => EXCEPT.test(word)) ? end : null;
}
const EXCEPT = /^(?:but|except|excluding|bar|besides|ausser|sauf|excepto|menos|tranne|exceto)$/;
const isFailing = (word: string): boolean => FAILED.has(word) || FAILURE.has(word) || word === "l'echec";
