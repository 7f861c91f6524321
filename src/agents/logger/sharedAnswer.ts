import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { HOLDS_SETS } from "../../language/answers/answerKinds.ts";
import { tellsKind } from "../../language/answers/describedExercise.ts";
import { foldText } from "../../language/foldText.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import type { DraftEntry } from "./logDraft.ts";
import { type ReadingContext, readLog } from "./logReading.ts";
import { isCountable, mergeWords } from "./mergeAnswer.ts";

/** Where an answer about several entries goes on with the next of them. */
const BETWEEN = /\s*(?:[,;\n]|(?<!\p{L})(?:and|then|und|dann|et|puis|y|luego|e|poi|depois)(?!\p{L}))+\s*/iu;

/**
 * "20kg 3x10 and 8kg 3x15" while nothing is known of two exercises but their names: sets for each, in the order in which
 * they were named. `null` where there are not as many, or another name is told.
 */
export function setsForEach(
  entries: readonly DraftEntry[],
  text: string,
  context: ReadingContext,
): DraftEntry[] | null {
  const pieces = text.split(BETWEEN).filter((piece) => /[\p{L}\d]/u.test(piece));
  const isOpen = entries.every(({ sets, readings }) => sets.length === 0 && readings.length === 0);
  if (entries.length < 2 || pieces.length !== entries.length || !isOpen) return null;
  const told = pieces.map((piece) => {
    const [only, ...more] = HOLDS_SETS.test(foldText(piece)) ? readLog(piece, context).entries : [];
    return only && more.length === 0 && only.phrase === null && isCountable(only.sets) ? only : null;
  });
  const given = told.filter((one) => one !== null);
  if (given.length !== entries.length) return null;
  return entries.map((entry, at) => {
    const { sets, readings, unread } = given[at] as DraftEntry;
    return { ...entry, sets, readings, unread };
  });
}

const movementsOf = ({ phrase, within, exercise }: DraftEntry): string[] =>
  phraseTokens(within ?? phrase ?? exercise?.name ?? "").filter(isMovementWord);

/**
 * "Seated cable for the rows, hammer for the curls" to "which row was it?": what names the movement of an entry that is
 * open besides is said of that one, with the load that is told with it. Out: the words that are left for the first, and
 * the others.
 */
export function answersForEach(
  [first, ...others]: readonly DraftEntry[],
  text: string,
  context: ReadingContext,
): { words: string; others: DraftEntry[] } | null {
  if (first === undefined || others.length === 0) return null;
  const clauses = text.split(BETWEEN).filter((clause) => /\p{L}/u.test(clause));
  // "Barbell and dumbbell", in the order in which they were named.
  if (clauses.length === others.length + 1 && clauses.every((clause) => tellsKind(foldText(clause))))
    return { words: clauses[0] ?? "", others: others.map((entry, at) => withName(entry, clauses[at + 1] ?? "")) };
  const own = movementsOf(first);
  const left: string[] = [];
  let rest = others;
  for (const clause of text.split(BETWEEN)) {
    const named = phraseTokens(clause);
    const meant = named.some((word) => own.includes(word))
      ? undefined
      : rest.find((entry) => movementsOf(entry).some((word) => named.includes(word)));
    const told = meant === undefined ? null : withClause(meant, clause, context);
    if (meant === undefined || told === null) left.push(clause);
    else rest = rest.map((entry) => (entry === meant ? told : entry));
  }
  return rest === others ? null : { words: left.join(", "), others: rest };
}

/** An entry as a clause names it; `null` where the clause tells more than a load besides. */
function withClause(entry: DraftEntry, clause: string, context: ReadingContext): DraftEntry | null {
  if (!/\d/.test(clause)) return withName(entry, clause);
  const [, name = "", load = ""] = NAME_AND_LOAD.exec(clause) ?? [];
  const merged = name === "" ? null : mergeWords(withName(entry, name), load, context);
  return merged === null || merged.remark !== null ? null : merged.entry;
}
const NAME_AND_LOAD =
  /^(\D{3,60}?)(\d{1,3}(?:[.,]\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds?)(?: (?:each|per (?:hand|side|arm)|a side))?)[\s.!]*$/i;

/** "For the curls", "the raises were": what only says which entry is meant. */
const POINTS =
  /(?<!\p{L})(?:for|on|with|at|the|my|were|was|as|fur|für|bei|mit|die|der|das|waren|war|pour|avec|les|le|la|étaient|etaient|para|con|los|las|el|fueron|eran|per|gli|erano|com|os|as|foram)(?!\p{L})/giu;

function withName(entry: DraftEntry, clause: string): DraftEntry {
  const phrase = clause.replace(POINTS, " ").replace(/\s+/g, " ").trim();
  const within = entry.within ?? entry.exercise?.name ?? entry.phrase;
  return { ...entry, exercise: null, phrase, within, candidates: [] };
}
