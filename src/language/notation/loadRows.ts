import type { Mark } from "./marks.ts";
import type { EntryMark } from "./neighbours.ts";

/** Heavier figures are loads, and no sets. */
const MOST_COUNTED = 30;
/** From one set to the next nobody changes the load by more than this factor. */
const MOST_LEAP = 3;
/** So many sets of one exercise are not told in a row of pairs. */
const MOST_SETS_TOLD = 12;
/** And so many are not done. */
const MOST_SETS_DONE = 20;
/** Repetitions of a row of loads are not all as few as this; "12x3, 10x3" may be sets of twelve. */
const FEWEST_REPS = 6;
/** Lighter loads stand in no row of sets. */
const LIGHTEST = 4;

type Pair = { at: number; load: number; reps: number };

/** "80x8" as a load and its repetitions, where both are bare. */
function pairAt(mark: EntryMark | undefined, at: number): Pair | null {
  if (mark?.kind !== "product" || mark.factors.length !== 2 || mark.doubled) return null;
  const [one, other] = mark.factors;
  const isBare = one?.kind === "number" && other?.kind === "number" && Number.isInteger(other.value);
  return isBare && other.value <= MOST_COUNTED ? { at, load: one.value, reps: other.value } : null;
}

/** What stands between the sets of a row: commas, "then", a word for dropping. */
const joins = ({ kind }: Mark | EntryMark): boolean => kind === "separator" || kind === "type";

const isHeavy = ({ load }: Pair): boolean => load > MOST_COUNTED || !Number.isInteger(load);

/** Whether all first figures of a row are loads: one of them can be nothing else, or as many sets are never told. */
function areLoads(row: readonly Pair[], isFree: boolean): boolean {
  if (row.length < 2 || row.some(({ load }) => load < LIGHTEST)) return false;
  const leaps = row.some(({ load }, at) => {
    const before = row[at - 1]?.load ?? load;
    return Math.max(load, before) > MOST_LEAP * Math.min(load, before);
  });
  if (leaps) return false;
  if (row.some(isHeavy)) return true;
  const differ = new Set(row.map(({ load }) => load)).size === row.length;
  const sets = row.reduce((sum, { load }) => sum + load, 0);
  const isTooMuch = differ ? sets > MOST_SETS_TOLD : row.length > 2 && sets > MOST_SETS_DONE;
  return !isFree && isTooMuch && row.some(({ reps }) => reps >= FEWEST_REPS);
}

/**
 * The places of products that are loads with their repetitions because the products beside them are: in "10x12, 7.5x10,
 * 5x8" the last is no five sets. `isFree`: the exercise is done without a load. Linear.
 */
export function loadRows(marks: readonly EntryMark[], isFree: boolean): ReadonlySet<number> {
  const places = new Set<number>();
  let row: Pair[] = [];
  const close = () => {
    if (areLoads(row, isFree)) for (const { at } of row) places.add(at);
    row = [];
  };
  for (const [at, mark] of marks.entries()) {
    const pair = pairAt(mark, at);
    if (pair !== null) row.push(pair);
    else if (!joins(mark)) close();
  }
  close();
  return places;
}

/** Fewer of them are told of sets as well: "2x20, 2x25". */
const FEWEST_ALIKE = 3;
const LIGHTEST_ALIKE = 20;
/** More sets of so many are not done three times over. */
const MOST_BLOCKS = 4;

/**
 * The places of products that are so many repetitions at loads that go up: "5x30, 5x35, 5x40". Nobody does five sets of
 * thirty and then five more of each. `isFree`: the exercise is done without a load. Linear.
 */
export function repsRows(marks: readonly EntryMark[], isFree: boolean): ReadonlySet<number> {
  const places = new Set<number>();
  const isLoaded = marks.some((mark) => mark.kind === "weight" || (mark.kind === "numbers" && mark.after !== null));
  if (isFree || isLoaded) return places;
  let row: { at: number; reps: number; load: number }[] = [];
  const close = () => {
    const rises = row.every(({ load }, at) => at === 0 || load > (row[at - 1]?.load ?? load));
    if (row.length >= FEWEST_ALIKE && rises) for (const { at } of row) places.add(at);
    row = [];
  };
  for (const [at, mark] of marks.entries()) {
    const [one, other] = mark.kind === "product" && mark.factors.length === 2 ? mark.factors : [];
    const isPair =
      one?.kind === "number" &&
      other?.kind === "number" &&
      one.value <= MOST_SETS_TOLD &&
      other.value >= LIGHTEST_ALIKE;
    if (isPair && (row.length === 0 || row[0]?.reps === one.value))
      row.push({ at, reps: one.value, load: other.value });
    else if (!joins(mark)) close();
  }
  close();
  return places;
}

/** Which of these rows may be sets of so many all the same, as people write them: nobody knows "calf raises 3x20, 3x25, 3x30". */
export const unsureRows = (marks: readonly EntryMark[], rows: ReadonlySet<number>): string[] => {
  const pairs = [...rows].map((at) => {
    const mark = marks[at];
    return mark?.kind === "product" ? mark.factors.map((one) => (one.kind === "number" ? one.value : 0)) : [];
  });
  const isHeavyRow = pairs.some(([reps = 0, load = 0]) => load > MOST_COUNTED || reps > MOST_BLOCKS);
  return isHeavyRow ? [] : pairs.map((pair) => pair.join("x"));
};
