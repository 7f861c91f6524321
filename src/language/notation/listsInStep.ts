import { countForRow, loadsOf } from "./countForRow.ts";
import { isSaying } from "./draft.ts";
import type { Mark, MarkOf } from "./marks.ts";
import { nameTraits } from "./nameTraits.ts";
import type { Clause } from "./readClauses.ts";

/** A row of loads is at least so heavy, and so much above the repetitions of its sets. */
const LIGHTEST_IN_ROW = 20;
const LEAST_RATIO = 2;

type Row = MarkOf<"numbers"> | MarkOf<"weight">;
const isFigure = (mark: Mark | undefined): mark is Row =>
  (mark?.kind === "numbers" && mark.after === null) || (mark?.kind === "weight" && mark.below === undefined);

/** Figures one after the other as one row: "45 50 55", "45lbs 55lbs 65lbs". */
function rowAt(marks: readonly Mark[], from: number): Row | null {
  const [first] = marks.slice(from);
  if (!isFigure(first)) return null;
  let row = first;
  for (const mark of marks.slice(from + 1)) {
    if (!isFigure(mark) || mark.kind !== row.kind) break;
    if (mark.kind === "weight" && (row.kind !== "weight" || mark.unit !== row.unit)) break;
    row = { ...row, values: [...row.values, ...mark.values], end: mark.end };
  }
  return row;
}

/** How many figures stand in a row before the name of a clause, where nothing else is told before it. */
const leadOf = ({ marks }: Clause): number => {
  const at = marks.findIndex((mark) => !isFigure(mark));
  return at > 1 && marks[at]?.kind === "word" ? at : 0;
};

/** "60 70 80 10 8 6": as many loads as there are counts behind them, where no load stands before: "31 kg: 20, 20, 1, 1". */
function inHalves(marks: readonly Mark[], before: Clause | undefined): Mark[] {
  const isLoad = (mark: Mark | undefined) => mark?.kind === "weight";
  return marks.flatMap((mark, at) =>
    isLoad(before?.marks.at(-1)) || marks.slice(0, at).some(isLoad) ? [mark] : halves(mark),
  );
}

function halves(mark: Mark): Mark[] {
  if (mark.kind !== "numbers" || mark.after !== null || mark.values.length < 4 || mark.values.length % 2 > 0)
    return [mark];
  const half = mark.values.length / 2;
  const [loads, counts] = [mark.values.slice(0, half), mark.values.slice(half)];
  const isSplit = Math.min(...loads) >= Math.max(LIGHTEST_IN_ROW, LEAST_RATIO * Math.max(...counts));
  return isSplit ? [loadsOf(loads, mark, mark), { ...mark, values: counts }] : [mark];
}

/** Without a load its figures are repetitions. */
const isBodyweight = ({ marks }: Pick<Clause, "marks">): boolean =>
  nameTraits(marks.flatMap((mark) => (mark.kind === "word" ? mark.fold : [])).join(" ")).bodyweight;

/** "60,70,80 for 10,8,6": the product takes the first count, and the others stand behind it. */
function withAllCounts(marks: readonly Mark[], next: Clause | undefined): Mark[] | null {
  const last = marks.at(-1);
  const [row] = next?.marks ?? [];
  if (last?.kind !== "product" || next?.marks.length !== 1 || row?.kind !== "numbers" || row.after !== null)
    return null;
  const [loads, count, ...others] = last.factors;
  if (loads?.kind !== "weight" || count?.kind !== "number" || others.length > 0) return null;
  if (loads.values.length < 2 || loads.values.length !== row.values.length + 1) return null;
  const { start, end } = last;
  return [
    ...marks.slice(0, -1),
    { kind: "weight", values: loads.values, unit: loads.unit, load: loads.load, perHand: false, start, end },
    { ...row, values: [count.value, ...row.values] },
  ];
}

/** "10 12 14, 12 reps each": the count behind the comma is that of every load before it. */
function withCountOfEach({ marks }: Clause, next: Clause | undefined): Mark[] | null {
  const [said, each, ...others] = next?.marks ?? [];
  const isRow = marks.at(-1)?.kind === "numbers" && marks.filter(isSaying).every(isFigure);
  if (!isRow || next?.sign !== "," || each?.kind !== "each" || others.length > 0 || isBodyweight({ marks }))
    return null;
  const counts: Mark | undefined =
    said?.kind === "numbers" && said.values.length === 1
      ? { kind: "counts", counts: said.values.map((reps) => ({ reps })), start: said.start, end: said.end }
      : said;
  if (counts?.kind !== "counts") return null;
  const told = countForRow([...marks, counts, each]);
  return told.length < marks.length + 2 ? told : null;
}

/** "60 60 65 x 10 10 8": loads that stand before the row of the product belong to it. */
function withAllLoads(marks: readonly Mark[]): Mark[] {
  const at = marks.findIndex(({ kind }) => kind === "product");
  const product = marks[at];
  const [row, counts, ...others] = product?.kind === "product" ? product.factors : [];
  if (product?.kind !== "product" || row?.kind !== "weight" || counts?.kind !== "counts" || others.length > 0)
    return [...marks];
  const from = at - (counts.counts.length - row.values.length);
  const before = marks
    .slice(Math.max(0, from), at)
    .flatMap((mark) => (mark.kind === "numbers" && isFigure(mark) ? mark.values : []));
  if (from < 0 || from === at || before.length !== at - from) return [...marks];
  const factors = [{ ...row, values: [...before, ...row.values] }, counts];
  return [...marks.slice(0, from), { ...product, factors }, ...marks.slice(at + 1)];
}

/** "60 8 8 8 and 65 6 6": written as the sets before it, a load and its counts. */
function asRowsBefore(marks: readonly Mark[]): Mark[] {
  const first = marks.findIndex((mark) => mark.kind === "numbers" && mark.values.length > 1 && mark.spaced === true);
  const load = marks[first - 1];
  if (load?.kind !== "numbers" || load.values.length > 1 || (load.values[0] ?? 0) < LIGHTEST_IN_ROW) return [...marks];
  return marks.flatMap((mark, at): Mark[] => {
    if (at <= first || mark.kind !== "product" || !mark.spaced) return [mark];
    const values = mark.factors.flatMap((factor) => (factor.kind === "number" ? factor.value : []));
    const [weight = 0, ...counts] = values;
    if (values.length !== mark.factors.length || counts.length < 2 || weight < LIGHTEST_IN_ROW) return [mark];
    const { start, end } = mark;
    return [
      { kind: "numbers", values: [weight], after: null, start, end },
      { kind: "numbers", values: counts, after: null, spaced: true, start, end },
    ];
  });
}

/** "5x5 - 80 80 80 82.5 82.5": a load for each of the sets, in one row. */
function eachSetLoaded(marks: readonly Mark[], before: Clause | undefined): Mark[] {
  const at = marks.findIndex(({ kind }) => kind === "product");
  const product = marks.every(isFigure) ? before?.marks.at(-1) : marks[at];
  const [sets, reps, ...others] = product?.kind === "product" ? product.factors : [];
  const row = rowAt(marks, at + 1);
  const isEach = sets?.kind === "number" && reps?.kind === "number" && others.length === 0;
  if (!isEach || row?.kind !== "numbers" || row.values.length !== sets.value || row.values.length < 2)
    return [...marks];
  if (Math.min(...row.values) < LIGHTEST_IN_ROW) return [...marks];
  return [
    ...marks.slice(0, at + 1),
    loadsOf(row.values, row, row),
    ...marks.slice(at + 1).filter(({ start }) => start >= row.end),
  ];
}

/**
 * Rows of loads and counts that go in step although a name, a space or a comma parts them: "45 50 55 lat pulldown 12 10 8", "bench
 * 60 70 80 10 8 6", "60,70,80 for 10,8,6". In: the clauses of a text. Out: the same, each row as one mark. Linear.
 */
export function listsInStep(clauses: readonly Clause[]): Clause[] {
  const out: Clause[] = [];
  for (let at = 0; at < clauses.length; at += 1) {
    const clause = clauses[at] as Clause;
    const next = clauses[at + 1]?.sentence === clause.sentence ? clauses[at + 1] : undefined;
    const before = clauses[at - 1]?.sentence === clause.sentence ? clauses[at - 1] : undefined;
    const counted = withAllCounts(clause.marks, next) ?? withCountOfEach(clause, next);
    const lead = leadOf(clause);
    const led = lead > 0 ? rowAt(clause.marks, 0) : null;
    const row = led !== null && led.values.length > 1 && led.end === clause.marks[lead - 1]?.end ? led : null;
    const said = clause.marks.slice(lead).filter(isSaying);
    const [counts] = said.length > 0 ? said : (next?.marks.filter(isSaying) ?? []);
    const other = counts?.kind === "numbers" && counts.values.length === row?.values.length ? counts : null;
    const isAbove = other !== null && Math.min(...(row?.values ?? [])) > Math.max(...other.values);
    const isBelow =
      other !== null &&
      row?.kind === "numbers" &&
      Math.min(...other.values) >= Math.max(LIGHTEST_IN_ROW, LEAST_RATIO * Math.max(...row.values));
    if (counted !== null) at += 1;
    const marks =
      counted ??
      (row !== null && (isAbove || isBelow)
        ? [isAbove && row.kind === "numbers" ? loadsOf(row.values, row, row) : row, ...clause.marks.slice(lead)]
        : clause.marks);
    out.push({
      ...clause,
      marks: isBodyweight(clause)
        ? marks
        : eachSetLoaded(asRowsBefore(inHalves(withAllLoads(countForRow(marks)), before)), before),
    });
  }
  return out;
}
