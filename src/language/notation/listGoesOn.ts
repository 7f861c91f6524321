import { type Draft, isSaying } from "./draft.ts";
import type { EntryMark } from "./neighbours.ts";
import type { Clause } from "./readClauses.ts";
import { isLoad } from "./sharing.ts";

const COMMA = /^ ?, ?$/;
/** No figure of a list is so far above all others of it. */
const MOST_OF_OTHERS = 2;

/** The figures of a list of at least two, and the same with one more; `null` for what is none. */
function withOneMore(mark: EntryMark, value: number, end: number): { known: number[]; longer: EntryMark } | null {
  if (mark.kind === "numbers" && mark.values.length > 1)
    return { known: mark.values, longer: { ...mark, values: [...mark.values, value], end } };
  const counts = (list: readonly { reps: number | null }[]) => list.flatMap(({ reps }) => reps ?? []);
  if (mark.kind === "counts" && mark.counts.length > 1)
    return { known: counts(mark.counts), longer: { ...mark, counts: [...mark.counts, { reps: value }], end } };
  const last = mark.kind === "product" ? mark.factors.at(-1) : undefined;
  if (mark.kind !== "product" || last?.kind !== "counts" || last.counts.length < 2) return null;
  const factor = { ...last, counts: [...last.counts, { reps: value }] };
  return { known: counts(last.counts), longer: { ...mark, factors: [...mark.factors.slice(0, -1), factor], end } };
}

/** "12, 10, 8 dips with 10 kg": the list that the last figure before a name ends, and what is told behind the name; `null` elsewhere. */
export function listBeforeName({ marks }: Draft, clause: Clause, own: readonly EntryMark[]): EntryMark[] | null {
  const [list, ...others] = marks.filter(({ kind }) => kind !== "separator");
  const [last, ...behind] = own;
  const isRow = list?.kind === "numbers" && list.after === null && others.length === 0;
  const isNext = last?.kind === "numbers" && last.after === null && last.values.length === 1;
  const isJoined = clause.sign === "," || clause.sign === "and";
  const isLoaded = behind.some((mark) => isLoad(mark)) || behind.some(({ kind }) => kind === "numbers");
  const isRest = behind.every((mark) => !isSaying(mark) || isLoad(mark) || mark.kind === "numbers");
  if (!isRow || !isNext || !isJoined || !isLoaded || !isRest || behind[0]?.kind !== "word") return null;
  const [value = 0] = last.values;
  if (value > MOST_OF_OTHERS * Math.max(...list.values)) return null;
  return [{ ...list, values: [...list.values, value], end: last.end }, ...behind];
}

/**
 * "12, 12, 10 felt heavy": a remark runs on behind the last figure of a list, which is one of the list and none of the remark.
 * The list is made one longer; out: whether it was.
 */
export function listGoesOn(draft: Draft, { sign, marks, end }: Clause, text: string): boolean {
  const [first] = marks;
  const last = draft.marks.at(-1);
  if (sign !== "," || last === undefined || first?.kind !== "numbers" || first.after !== null) return false;
  const [value = 0, ...others] = first.values;
  const [word, ...behind] = marks.slice(1);
  const figures = behind.filter(isSaying);
  const runsOn = word?.kind === "word" && figures.every(({ kind }) => kind === "numbers");
  if (others.length > 0 || !runsOn || !COMMA.test(text.slice(last.end, first.start))) return false;
  const told = withOneMore(last, value, first.end);
  if (told === null || value > MOST_OF_OTHERS * Math.max(...told.known)) return false;
  draft.marks[draft.marks.length - 1] = told.longer;
  draft.end = Math.max(draft.end, first.end);
  const rest = text.slice(first.end, end).trim();
  draft.notes.push(rest);
  // "10 room 12": what the other figure is of nobody has read.
  if (figures.length > 0) draft.doubts.push(rest);
  return true;
}
