import type { Mark, MarkOf } from "./marks.ts";

/** A row of loads without a word for all is at least so heavy, and so much above the repetitions of its sets. */
const LIGHTEST_IN_ROW = 20;
const LEAST_RATIO = 2;
/** From one set to the next nobody changes the load by more than this factor. */
const MOST_LEAP = 2;
const MOST_REPS = 30;

const ALL = /^(?:all|every|alle|alles|jeweils|todas?|todos|tutt[aei]|tous|toutes)$/;
const saysAll = (mark: Mark): boolean =>
  mark.kind === "each" || mark.kind === "all" || (mark.kind === "word" && ALL.test(mark.fold));

/** The loads that stand one after the other from a place on, in one mark or several, and the place behind them. */
function rowFrom(marks: readonly Mark[], from: number): { values: number[]; next: number } {
  const values: number[] = [];
  let next = from;
  for (; next < marks.length; next += 1) {
    const mark = marks[next];
    if (mark?.kind !== "numbers" || mark.after !== null) break;
    values.push(...mark.values);
  }
  return { values, next };
}

/** "50 40 30 10 reps" may be repetitions that fall. */
const isHeavyRow = (values: readonly number[], reps: number): boolean =>
  Math.min(...values) >= Math.max(LIGHTEST_IN_ROW, LEAST_RATIO * reps) && (values.at(-1) ?? 0) >= (values[0] ?? 0);
const rises = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value >= (values[at - 1] ?? value)) &&
  (values.at(-1) ?? 0) > (values[0] ?? 0) &&
  (values.at(-1) ?? 0) <= MOST_LEAP * (values[0] ?? 0);

/** Figures as the loads of sets whose counts stand elsewhere, where marks stand from the first to the last. */
export const loadsOf = (values: number[], { start }: Mark, { end }: Mark): Mark => ({
  kind: "weight",
  values,
  unit: null,
  load: "total",
  perHand: false,
  start,
  end,
});

/** The one count that a mark tells: "for 5", "12". */
function countIn(mark: Mark | undefined): number | null {
  const values =
    mark?.kind === "counts"
      ? mark.counts.map(({ reps }) => reps)
      : mark?.kind === "numbers" && mark.after === null
        ? mark.values
        : [];
  const [reps = null] = values;
  return values.length === 1 && reps !== null && reps <= MOST_REPS && Number.isInteger(reps) ? reps : null;
}

/** "30 35 40 40 5 reps" as one row of counts: the last is how often each of the others was lifted. */
function endsInCount(mark: MarkOf<"counts">, isForAll: boolean): Mark[] | null {
  const values = mark.counts.flatMap(({ reps }) => reps ?? []);
  const reps = values.at(-1) ?? 0;
  const loads = values.slice(0, -1);
  const isTold = isHeavyRow(loads, reps) || (isForAll && rises(loads));
  if (values.length !== mark.counts.length || loads.length < 2 || !isTold) return null;
  return [loadsOf(loads, mark, mark), { ...mark, counts: [{ reps }] }];
}

/**
 * "70 75 80 82.5 all for 5", "10 12 14, 12 reps each", "160 180 200 jeweils 12", "60 80 100 100x5": one count behind a row of
 * loads is that of all. In: the marks of an exercise that is loaded. Out: the same, the row as loads. Linear.
 */
export function countForRow(marks: readonly Mark[]): Mark[] {
  for (const [from, first] of marks.entries()) {
    if (first.kind === "counts" && first.counts.length > 2) {
      const told = endsInCount(first, marks.slice(from + 1).some(saysAll));
      if (told === null) continue;
      return [...marks.slice(0, from), ...told, ...marks.slice(from + 1).filter((mark) => !saysAll(mark))];
    }
    if (first.kind !== "numbers") continue;
    const { values, next } = rowFrom(marks, from);
    const last = marks[next - 1];
    if (values.length < 2 || last === undefined) continue;
    const product = marks[next];
    const [load, times] = product?.kind === "product" && product.factors.length === 2 ? product.factors : [];
    if (product?.kind === "product" && load?.kind === "number" && times?.kind === "number") {
      const all = [...values, load.value];
      const leaps = load.value > MOST_LEAP * (values.at(-1) ?? 0);
      if (leaps || !isHeavyRow(all, times.value)) continue;
      const row = { kind: "weight" as const, values: all, unit: null, load: "total" as const };
      return [...marks.slice(0, from), { ...product, factors: [row, times] }, ...marks.slice(next + 1)];
    }
    const at = next + marks.slice(next).findIndex((mark) => !saysAll(mark) && mark.kind !== "word");
    const isBare = at >= next && marks.slice(next, at).every(saysAll);
    const reps = isBare ? countIn(marks[at]) : null;
    const counted = marks[at];
    const isForAll = at > next || marks.slice(at + 1).some(saysAll);
    if (reps === null || counted === undefined || !(isHeavyRow(values, reps) || (isForAll && rises(values)))) continue;
    if (counted.kind === "numbers" && !isForAll) continue;
    const { start, end } = counted;
    return [
      ...marks.slice(0, from),
      loadsOf(values, first, last),
      { kind: "counts", counts: [{ reps }], start, end },
      ...marks.slice(at + 1).filter((mark) => !saysAll(mark)),
    ];
  }
  return [...marks];
}
