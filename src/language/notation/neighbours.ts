import type { Mark, MarkOf } from "./marks.ts";

/** Amounts beside "last set" or "first two sets": they change sets that were already said. */
export type Override = { kind: "override"; ordinal: MarkOf<"ordinal">; marks: Mark[]; start: number; end: number };
/** The amounts of one exercise, in order; words stay in as places ("50 push ups" counts, "bench 50" may weigh). */
export type EntryMark = Mark | Override;

export const isAmount = (mark: EntryMark): boolean =>
  mark.kind !== "word" &&
  mark.kind !== "separator" &&
  mark.kind !== "note" &&
  mark.kind !== "unit" &&
  mark.kind !== "repair";
export const saysReps = (mark: EntryMark): boolean => mark.kind === "product" || mark.kind === "counts";

const saysWeight = (mark: EntryMark): boolean => {
  if (mark.kind !== "numbers") return mark.kind === "weight" || mark.kind === "plates" || mark.kind === "bar";
  const [first = 0] = mark.values;
  const least = mark.after === null ? 30 : 10;
  return mark.after === "at" || first > least || (mark.after !== null && mark.values.length > 1);
};

const KINDS = {
  reps: saysReps,
  weight: saysWeight,
  product: (mark: EntryMark) => mark.kind === "product",
  sets: (mark: EntryMark) => mark.kind === "sets",
  time: (mark: EntryMark) => mark.kind === "time",
  extent: (mark: EntryMark) => mark.kind === "time" || mark.kind === "length" || mark.kind === "m",
  number: (mark: EntryMark) => mark.kind === "numbers" && mark.values.length === 1,
};
type Kind = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Kind[];

/** What stands around each amount; all look-ups take constant time. */
export type Neighbours = {
  /** Whether another amount of the same clause is of that kind; clauses end at separators. */
  hasBeside: (at: number, kind: Kind) => boolean;
  /** The next amount of the same clause. */
  next: (at: number) => EntryMark | undefined;
  /** A weight with a unit comes before the next reps, in whatever clause. */
  weightAhead: (at: number) => boolean;
};

/** Looks once over the amounts of an exercise, forth and back. */
export function findNeighbours(marks: readonly EntryMark[]): Neighbours {
  const totals: Record<Kind, number>[] = [];
  let clause: Record<Kind, number> | null = null;
  for (const mark of marks) {
    if (clause === null || mark.kind === "separator")
      clause = { reps: 0, weight: 0, product: 0, sets: 0, time: 0, extent: 0, number: 0 };
    for (const kind of NAMES) if (KINDS[kind](mark)) clause[kind] += 1;
    totals.push(clause);
  }
  const nexts: (EntryMark | undefined)[] = [];
  const ahead: boolean[] = [];
  let next: EntryMark | undefined;
  let weight = false;
  for (let at = marks.length - 1; at >= 0; at -= 1) {
    const mark = marks[at] as EntryMark;
    nexts[at] = next;
    ahead[at] = weight;
    if (mark.kind === "separator") next = undefined;
    else if (isAmount(mark)) next = mark;
    if (mark.kind === "weight") weight = true;
    else if (saysReps(mark) || mark.kind === "sets") weight = false;
  }
  return {
    hasBeside: (at, kind) => {
      const mark = marks[at];
      return (totals[at]?.[kind] ?? 0) > (mark !== undefined && KINDS[kind](mark) ? 1 : 0);
    },
    next: (at) => nexts[at],
    weightAhead: (at) => ahead[at] ?? false,
  };
}

/** The folded word right before a mark; empty where none stands there. */
export const wordBefore = (marks: readonly EntryMark[], at: number): string => {
  const before = marks[at - 1];
  return before?.kind === "word" ? before.fold : "";
};
