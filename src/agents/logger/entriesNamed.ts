import { foldText } from "../../language/foldText.ts";
import { isMovementWord, namesMovement } from "../../language/notation/clauseWords.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import { isNamed } from "./isNamed.ts";
import type { LoggerParts } from "./logParts.ts";

const KEPT =
  /\b(?:keep|kept|leave|stays?|fine|right|correct|ok|okay|good|passt|stimmt|bleibt|garde\w*|reste|queda\w*|bien|resta\w*|va bene|fica\w*|certo|as (?:it )?is|not the|(?:only|just) (?:log|save|record|track|store|count)|(?:log|save|record|track|store|count) (?:only|just)|nur (?:das|die|den)|seulement|(?:solo|so) (?:el|la|los|las|il|lo|i|le|o|a|os|as))\b/;
export const clausesOf = (text: string) =>
  foldText(text).split(/[,;:.!?](?!\d)|\b(?:and|but|while|und|aber|et|mais|y|pero|e|ma|mas)\b/u);

/** Words of a clause that name an entry, by any of its names. */
export function namesIn(clause: string, { exercise }: LogEntry, catalog: LoggerParts["catalog"]): boolean {
  const words = clause.match(/\p{L}{3,}/gu) ?? [];
  return words.some(
    (word, place) =>
      (namesMovement(word) || isMovementWord(word.replace(/es$/, "")) || word.length >= 5) &&
      !COMMON.has(word) &&
      isNamed(catalog, exercise, word) &&
      !isOfOther(words[place - 1], word, exercise, catalog),
  );
}
/** The "press" of a leg press is none of a bench press. */
function isOfOther(
  before = "",
  word: string,
  exercise: LogEntry["exercise"],
  catalog: LoggerParts["catalog"],
): boolean {
  const name = `${before} ${word}`;
  if (before === "" || isNamed(catalog, exercise, name)) return false;
  const { kind, topScore, best } = catalog.match(name, { talk: true });
  return (
    kind === "clear" &&
    topScore >= SURELY_NAMED &&
    best?.exercise.id !== exercise.id &&
    isNamed(catalog, best?.exercise ?? exercise, name)
  );
}
const SURELY_NAMED = 95;
const COMMON: ReadonlySet<string> = new Set(
  "barbell dumbbell machine cable seated standing weight weights plate plates".split(" "),
);

/** The entries that a message names, and those that it only says are right. */
export function entriesNamed(text: string, logs: readonly LogEntry[], catalog: LoggerParts["catalog"]) {
  const clauses = clausesOf(text);
  const meant = new Set<LogEntry>();
  const kept = new Set<LogEntry>();
  for (const clause of clauses) {
    const named = logs.filter((entry) => namesIn(clause, entry, catalog));
    // A name that all of them have chooses none.
    if (named.length === 0 || (named.length === logs.length && logs.length > 1)) continue;
    for (const entry of named) (KEPT.test(clause) && !/\d/.test(clause) ? kept : meant).add(entry);
  }
  const wanted = logs.filter((entry) => meant.has(entry) && !kept.has(entry));
  return { wanted, others: logs.filter((entry) => !kept.has(entry)), isKept: kept.size > 0 };
}

/** What is said of one entry where others are named beside it. */
export function ownWords(
  text: string,
  entry: LogEntry,
  logs: readonly LogEntry[],
  catalog: LoggerParts["catalog"],
): string {
  if (logs.length < 2) return text;
  const clauses = clausesOf(text);
  const others = logs.filter((one) => one !== entry);
  const own = clauses.filter(
    (clause) => namesIn(clause, entry, catalog) || !others.some((other) => namesIn(clause, other, catalog)),
  );
  return own.length === clauses.length ? text : own.join(", ");
}

/** Another exercise than the last one's, by its words: behind the last word that leads to one. */
const LEADS =
  /^.*\b(?:for|on|with|in|to|fur|bei[m]?|pour|sur|al?|con|en|per|no|na|com|por) (?:the |my |le |la |les |l |el |los |las |il |lo |i |gli |o |os |as |die |der |das |den |dem )?/u;
export function otherExercise(text: string, entry: LogEntry, catalog: LoggerParts["catalog"]): string | null {
  const named = clausesOf(text).find((clause) => {
    const moves = (clause.match(/\p{L}{3,}/gu) ?? []).filter(namesMovement);
    return moves.length > 0 && !moves.every((word) => isNamed(catalog, entry.exercise, word));
  });
  if (named === undefined) return null;
  const rest = named
    .replace(LEADS, "")
    .replace(/\b(?:same|again|too|as well|exactly|like that|today|then|numbers|got|the|did)\b/g, " ")
    .replace(/[\d.]+\s*(?:kgs?|lbs?)?/g, " ");
  const phrase = rest
    .replace(/[^\p{L}' -]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return phrase === "" || phrase.length > 40 ? null : phrase;
}

/** Whether words hold one that names a movement. */
export const isNameOf = (words: string): boolean => (foldText(words).match(/\p{L}{3,}/gu) ?? []).some(namesMovement);
