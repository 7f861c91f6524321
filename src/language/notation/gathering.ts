import { type ClauseWords, isMovementWord, readClauseWords } from "./clauseWords.ts";
import { type Draft, hasAmounts, isSaying, newDraft, onlySets } from "./draft.ts";
import type { MarkOf } from "./marks.ts";
import type { EntryMark } from "./neighbours.ts";
import type { Clause } from "./readClauses.ts";

/** What a heading such as "5 rounds:" or "superset:" reaches: the rest of its sentence, or of its block of lines. */
export type Scope<Value> = { value: Value; sentence: number; block: number; wide: boolean };

/** Where the gathering of exercises stands. */
export type Gathering = {
  drafts: Draft[];
  clauses: readonly Clause[];
  /** The place of the present clause. */
  at: number;
  text: string;
  /** The days that are said, by where they stand. */
  days: readonly { start: number; date: string | null; opens?: boolean }[];
  letters: number;
  /** The letter of a label ("A1") for the next exercise. */
  label: string | null;
  superset: Scope<string> | null;
  rounds: Scope<number> | null;
  /** Where a heading says that the exercises are warm-ups: its line, and its block of lines where it is wide. */
  warmup: { line: number; block: number; wide: boolean } | null;
  /** The next exercise is done together with the one before it. */
  linksBack: boolean;
  /** The line of a label such as "Notes:": what follows on it is a remark. */
  remarkLine: number;
  /** The label that was said last ("Distance:"), whose figures come next. */
  field: "way" | "time" | null;
  /** Exercises that get the next clauses of amounts, one each. */
  respective: Draft[];
  /** Remarks before the first exercise. */
  leadingNotes: string[];
};

/** A clause with what its words say and what it adds to an exercise. */
export type Reading = { clause: Clause; words: ClauseWords; marks: EntryMark[]; counted: boolean };

export const newest = (state: Gathering): Draft | undefined => state.drafts[state.drafts.length - 1];
export const nextClause = (state: Gathering): Clause | undefined => state.clauses[state.at + 1];
export const saidOf = (state: Gathering, clause: Clause): string => state.text.slice(clause.start, clause.end).trim();

function nextLetter(state: Gathering): string {
  const letter = String.fromCharCode(65 + (state.letters % 26));
  state.letters += 1;
  return letter;
}

function reaches<Value>(scope: Scope<Value> | null, clause: Clause): Value | null {
  if (scope === null) return null;
  return (scope.wide ? clause.block === scope.block : clause.sentence === scope.sentence) ? scope.value : null;
}

/** Nobody does rounds of so long, in seconds. */
const LONGEST_ROUND = 300;

/** "6 rounds of bag work, 3 min each, then 10 min skipping": what takes so long comes once, after the rounds. */
function isBeyondRounds(before: Draft | undefined, { clause, marks }: Reading): boolean {
  if (before?.rounds == null || !/^(?:then|,|and|\+)$/.test(clause.sign)) return false;
  const [own, other] = [marks, before.marks].map((all) =>
    all.flatMap((mark) => (mark.kind === "time" ? mark.seconds : [])),
  );
  return Math.max(0, ...(own ?? [])) >= LONGEST_ROUND && Math.max(0, ...(other ?? [])) < Math.max(0, ...(own ?? []));
}

const warmupMark = ({ start }: Clause): EntryMark => ({ kind: "type", type: "warmup", start, end: start });

const isHeadedWarmup = ({ warmup }: Gathering, { line, block }: Clause): boolean =>
  warmup !== null && (warmup.wide ? block === warmup.block : line === warmup.line);

/** "Warmup: squat / 15 kg / 5", "Warmup:" above exercises up to a blank line: what those sets were. */
export function headsWarmups(state: Gathering, clause: Clause): boolean {
  const [only] = clause.marks;
  const next = nextClause(state);
  if (clause.marks.length !== 1 || only?.kind !== "type" || only.type !== "warmup" || next === undefined) return false;
  const { isMovement } = readClauseWords(next.marks, state.text);
  if (next.sign !== ":" && !/^[:\n]/.test(state.text.slice(clause.end).trimStart())) return false;
  const wide = next.line > clause.line;
  const ends = state.clauses.some(({ block }) => block > clause.block);
  if (!isMovement || (wide && (!ends || next.block > clause.block))) return false;
  state.warmup = { line: clause.line, block: clause.block, wide };
  return true;
}

/** Begins another exercise with a clause. */
export function openDraft(state: Gathering, reading: Reading): Draft {
  const { clause, words, marks } = reading;
  const before = newest(state);
  const draft = newDraft(clause, words, isHeadedWarmup(state, clause) ? [warmupMark(clause), ...marks] : marks);
  draft.superset = state.label ?? reaches(state.superset, clause);
  draft.rounds = isBeyondRounds(before, reading) ? null : reaches(state.rounds, clause);
  if (draft.rounds === null && before?.rounds != null) state.rounds = null;
  draft.notes.unshift(...state.leadingNotes);
  if (state.linksBack && before !== undefined) {
    before.superset ??= nextLetter(state);
    draft.superset = before.superset;
  }
  state.label = null;
  state.linksBack = false;
  state.leadingNotes = [];
  state.drafts.push(draft);
  return draft;
}

/** Seconds: nobody does so long a round. */
const LONG = 900;

/** One time, so long that it is that of all rounds. */
export function isLongAlone(marks: readonly EntryMark[]): boolean {
  const said = marks.filter(isSaying);
  return said.length === 1 && said[0]?.kind === "time" && said[0].seconds >= LONG;
}

/** "5 rounds of", "3 rounds:", or "… x 5 rounds" after what was done in them. */
export function addRounds(state: Gathering, clause: Clause, mark: MarkOf<"sets">, alone: boolean): void {
  const value = mark.count ?? 1;
  const line = state.text.lastIndexOf("\n", clause.start - 1) + 1;
  const here = state.drafts.filter(({ sentence, start }) =>
    mark.whole === true ? start >= line : sentence === clause.sentence,
  );
  // "…, 20 sit ups x 3 rounds": said at the end, it holds for all of them.
  const trails =
    alone ||
    clause.marks.indexOf(mark) > clause.marks.findIndex((one) => one.kind === "word" && isMovementWord(one.fold));
  if (trails)
    for (const draft of here) {
      // "bjj 90 min, 5 rounds": what it was made of.
      if (isLongAlone(draft.marks)) draft.notes.push(saidOf(state, clause));
      else draft.rounds = value;
    }
  const last = here.at(-1);
  if (mark.whole === true && last !== undefined) last.end = Math.max(last.end, clause.end);
  if (alone && here.length > 0) return;
  state.rounds = {
    value,
    sentence: clause.sentence,
    block: clause.block,
    wide: alone && nextClause(state)?.sentence !== clause.sentence,
  };
}

/** "superset:" before exercises, "superset with" between them, "supersetted" after them. */
export function addSuperset(state: Gathering, clause: Clause): void {
  const here = state.drafts.filter(({ sentence }) => sentence === clause.sentence);
  const next = nextClause(state);
  const goesOn = next?.sentence === clause.sentence;
  if (here.length === 0) {
    state.superset = { value: nextLetter(state), sentence: clause.sentence, block: clause.block, wide: !goesOn };
    return;
  }
  if (goesOn && next.marks.some(({ kind }) => kind === "word")) {
    state.linksBack = true;
    return;
  }
  let from = here.length - 1;
  while (from > 0 && !hasAmounts(here[from]) && !hasAmounts(here[from - 1])) from -= 1;
  const linked = here.slice(Math.max(0, Math.min(from, here.length - 2)));
  const letter = linked.length > 1 ? nextLetter(state) : null;
  for (const draft of linked) draft.superset ??= letter;
}

/** Signs and words that join names to one list. */
export const ADDS_UP = new Set(["and", "+", "&", "/"]);
/** So many different counts in a row are rounds that get shorter: "21-15-9". */
export const FEWEST_ROUNDS = 3;
/** What a new exercise may begin behind. */
export const OPENS = new Set(["", "\n", "•", ";", ".", "!", "?"]);

/** Where the names that wait for amounts begin, when `sign` ends their list: "squats, lunges and leg press 3x10". */
export function waitingFrom(state: Gathering, sign: string): number {
  const last = state.drafts.length - 1;
  let from = last;
  const waits = (draft: Draft | undefined) =>
    draft?.isMovement === true &&
    (!hasAmounts(draft) || onlySets(draft)) &&
    draft.sentence === state.drafts[last]?.sentence;
  while (ADDS_UP.has(sign) && from > 0 && waits(state.drafts[from - 1])) from -= 1;
  return from;
}
