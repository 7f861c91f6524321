import { type ClauseWords, isMovementWord } from "./clauseWords.ts";
import type { Mark } from "./marks.ts";
import type { EntryMark } from "./neighbours.ts";
import type { Clause } from "./readClauses.ts";

/** One exercise as its clauses come in: what it is called, its amounts in order, and what was remarked. */
export type Draft = {
  phrase: string | null;
  isMovement: boolean;
  marks: EntryMark[];
  notes: string[];
  /** Remarks with figures that may be sets after all, as written. */
  doubts: string[];
  start: number;
  end: number;
  superset: string | null;
  rounds: number | null;
  /** Other numbers of rounds that may be meant. */
  roundsOr: number[];
  sentence: number;
  /** The sign before its first clause, and the one after it. */
  sign: string;
  closing: string;
};

/** Marks that can say something of a set. */
export const isSaying = (mark: EntryMark): boolean =>
  mark.kind !== "word" &&
  mark.kind !== "note" &&
  mark.kind !== "separator" &&
  mark.kind !== "unit" &&
  mark.kind !== "repair" &&
  mark.kind !== "superset" &&
  mark.kind !== "label";

export const hasAmounts = (draft: Draft | undefined): boolean => draft?.marks.some(isSaying) === true;

export function newDraft(clause: Clause, words: ClauseWords, marks: EntryMark[]): Draft {
  return {
    phrase: words.name,
    isMovement: words.isMovement,
    marks,
    notes: [...words.notes],
    doubts: [],
    start: clause.start,
    end: clause.end,
    superset: null,
    rounds: null,
    roundsOr: [],
    sentence: clause.sentence,
    sign: clause.sign,
    closing: "",
  };
}

/** The draft goes on with the amounts of another clause. */
export function joinClause(draft: Draft, clause: Clause, notes: readonly string[], marks: readonly EntryMark[]): void {
  draft.marks.push({ kind: "separator", sign: clause.sign, start: clause.start, end: clause.start }, ...marks);
  draft.notes.push(...notes);
  draft.end = Math.max(draft.end, clause.end);
}

/** The draft is named after its amounts: "3x10 at 80, bench press". */
export function nameDraft(draft: Draft, clause: Clause, words: ClauseWords): void {
  draft.phrase = words.name;
  draft.isMovement = words.isMovement;
  draft.end = Math.max(draft.end, clause.end);
}

/** Without weights: "curls and pushdowns 3x12 at 20 kg" says the weight of the last only. */
export const withoutWeights = (marks: readonly EntryMark[]): EntryMark[] =>
  marks.filter(
    (mark) => mark.kind !== "weight" && mark.kind !== "plates" && !(mark.kind === "numbers" && mark.after !== null),
  );

/** "3 sets each of leg press": how often, and nothing yet of what each set was. */
export const onlySets = ({ marks }: Draft): boolean =>
  marks.some(({ kind }) => kind === "sets") &&
  marks.filter(isSaying).every(({ kind }) => kind === "sets" || kind === "each" || kind === "all");

/** "21-15-9 thrusters": the amounts came before the name. */
export function amountsLead(draft: Draft): boolean {
  const amount = draft.marks.findIndex(isSaying);
  const named = draft.marks.slice(0, amount).some((mark) => mark.kind === "word" && isMovementWord(mark.fold));
  return amount >= 0 && !named && draft.marks.slice(amount).some(({ kind }) => kind === "word");
}

const SIMPLE = /^(?:word|counts|numbers|weight|type|failure|rpe|rir|time|note|shortfall)$/;
const MODIFIERS = /^(?:type|failure|shortfall|rpe|rir)$/;

/** "last set 8", "got 8 on the last set": the amounts of a clause that belong to some of the sets already said. */
export function bindOrdinals(marks: readonly Mark[], follows: boolean, adds = false): EntryMark[] {
  const at = marks.findIndex(({ kind }) => kind === "ordinal");
  const ordinal = marks[at];
  if (ordinal?.kind !== "ordinal") return [...marks];
  // "12 12 + last set 17": one more set, and the last of them.
  if (adds && follows && ordinal.from === "end" && ordinal.index === 0 && ordinal.count === 1)
    return [
      ...marks.slice(0, at),
      ...marks.slice(at + 1).filter(({ kind }) => kind !== "failure"),
      ...marks.slice(at + 1).filter(({ kind }) => kind === "failure"),
    ];
  const before = marks.slice(0, at);
  const after = marks.slice(at + 1);
  const { start, end } = ordinal;
  const override = (inner: readonly Mark[]): EntryMark => ({
    kind: "override",
    ordinal,
    marks: inner.filter(isSaying),
    start,
    end,
  });
  // "failed the last rep of set 3, so 5, 5, 4": what was lost is said before its set.
  const lost = before.findLast(isSaying)?.kind === "shortfall";
  // "5x5 100 kg only 3 on the last set".
  const [lead, amount] = before.slice(-2);
  const isLone = amount?.kind === "counts" || (amount?.kind === "numbers" && amount.values.length === 1);
  const efforts = after.filter(isSaying).every(({ kind }) => EFFORT.test(kind));
  // "5x5 100 kg failed on rep 3 of the last set".
  const isBroken =
    amount?.kind === "counts" &&
    amount.counts.length === 1 &&
    amount.counts[0]?.failed === true &&
    before.slice(0, -1).some(({ kind }) => kind === "product" || kind === "sets" || kind === "counts");
  if (isLone && (isBroken || (lead?.kind === "word" && ONLY.test(lead.fold))) && efforts)
    return [...before.slice(0, -1), override([amount, ...after])];
  // "…, 5 reps on the last one, RPE 9".
  if (follows && before.length === 1 && before[0]?.kind === "counts" && efforts)
    return [override([...before, ...after])];
  if (!lost && after.some((mark) => isSaying(mark) && mark.kind !== "ordinal")) {
    const next = after.findIndex(({ kind }) => kind === "ordinal");
    const own = next < 0 ? after : after.slice(0, next);
    const rest = next < 0 ? [] : bindOrdinals(after.slice(next), true);
    return [...before, override(own), ...own.filter(({ kind }) => kind === "word"), ...rest];
  }
  if (
    follows &&
    (!lost || !after.some(isSaying)) &&
    before.every(({ kind }) => SIMPLE.test(kind)) &&
    before.some(isSaying)
  ) {
    return [override(before), ...before.filter(({ kind }) => kind === "word")];
  }
  let from = before.length;
  while (from > 0 && MODIFIERS.test(before[from - 1]?.kind ?? "")) from -= 1;
  return from < before.length
    ? [...before.slice(0, from), override(before.slice(from)), ...left(lost, after)]
    : [...before, ...left(lost, after)];
}

const left = (lost: boolean, after: readonly Mark[]): Mark[] => (lost ? [...after] : []);
/** Said before the repetitions of one of the sets, behind what all of them were. */
const EFFORT = /^(?:rpe|rir|failure)$/;
const ONLY = /^(?:only|just|got|did|managed|made|but|hit)$/;
