import type { Assembly } from "./assembly.ts";
import type { MarkOf } from "./marks.ts";

/** More sets than this are not told by a bare figure. */
export const MOST_TOLD = 6;
/** Nobody is told of a lighter load by its bare figure. */
const LIGHTEST_LEAD = 5;
/** No loaded bar weighs less, in either unit. */
const LIGHTEST_BAR = 20;
/** Of lighter loads it is not plain that they are none of the repetitions. */
const PLAIN_LOAD = 20;
/** More repetitions are told alone. */
const MOST_REPS = 30;
/** So many times what was done with it a figure is no repetition beside the others. */
const STANDS_ABOVE = 1.6;
/** So many times the figure before them repetitions do not rise within three sets. */
const STANDS_BELOW = 1.5;

/** Amounts beside which a row of figures holds no load of its own, or is no row. */
const SAYS_SETS = /^(?:product|sets|counts|numbers|weight|plates|body|bar|time|length|[smk]|repeat|override)$/;

export type Lead = "load" | "maybe" | "hardly" | null;

/**
 * What the first of several figures between spaces is that may be all repetitions, or a load and what was done with it: `load`
 * where it stands clear of a row that is even or falls ("leg extension 30 12 12"), `maybe` and `hardly` where it falls in with
 * them ("curls 20 15 15", "curls 14 12 10"), `null` where it counts like the others.
 */
export function leadOf({ values, spaced }: MarkOf<"numbers">, { marks, traits, setting }: Assembly): Lead {
  const [first = 0, ...reps] = values;
  const [next = 0] = reps;
  const isHeavy = first > MOST_REPS && first > 2 * next;
  const isOfBody = traits.bodyweight && !traits.weighted;
  const isDone = reps.every((one, at) => Number.isInteger(one) && one <= MOST_REPS && one <= (reps[at - 1] ?? one));
  if (!spaced || !isDone || reps.length === 0) return null;
  if (isOfBody) return isHeavy && traits.hung ? "maybe" : null;
  if (traits.held || (traits.running && !traits.rowing) || traits.thrown || !traits.named || setting.rounds !== null)
    return null;
  if (!Number.isInteger(first)) return "load";
  const isOnly = marks.every(
    (mark) =>
      !SAYS_SETS.test(mark.kind) ||
      (mark.kind === "numbers" && (mark.after !== null || mark.values.length === values.length)),
  );
  const isLight = traits.paired || traits.light;
  if (first < (isLight ? LIGHTEST_LEAD : LIGHTEST_BAR) || first === next) return null;
  if (isHeavy) return "load";
  if (!isOnly || reps.length < (traits.paired ? 1 : 2)) return null;
  if (first < next) return !isLight ? null : next >= STANDS_BELOW * first ? "load" : "maybe";
  const steps = reps.slice(1).map((one, at) => (reps[at] ?? one) - one);
  const isClear = first >= STANDS_ABOVE * next && first - next > 2 * Math.max(...steps, 0);
  if (isClear) return isLight && first >= PLAIN_LOAD && reps.length > 1 ? "load" : "maybe";
  return isLight ? "hardly" : null;
}

/** "80kg/8/3", "140, 3, 12": of two figures behind a load, repetitions that leap may be a number of sets beside them. */
export function mayCountSets(values: readonly number[]): boolean {
  const [one = 0, other = 0] = values;
  if (values.length !== 2) return false;
  const least = Math.min(one, other);
  return least >= 2 && least <= MOST_TOLD && Math.max(one, other) >= Math.max(2 * least, FEWEST_BESIDE_SETS);
}

/** Fewer repetitions are not written beside a number of sets without a sign. */
const FEWEST_BESIDE_SETS = 8;

/** "80 5 3": a set of each, or three of five. */
export const mayCountFew = ([first = 0, second = 0, ...others]: readonly number[]): boolean =>
  others.length === 0 && second > 1 && second < MOST_TOLD && first >= second + 2;

/** "140/5/3", "100/5/5": a set of each, or so many sets. */
export const isOfSetsOrEach = (values: readonly number[]): boolean => {
  const [reps = 0, sets = 0] = values;
  return values.length === 2 && (mayCountFew(values) || (reps === sets && sets > 2 && sets < MOST_TOLD));
};

/** "10 kb swings (24)": the load, alone in its brackets behind how often. */
export function isBracketedLoad(value: number, at: number, { marks, builder, traits }: Assembly): boolean {
  const [before, after] = [marks[at - 1], marks[at + 1]];
  const isAlone = before?.kind === "separator" && before.sign === "(" && (!after || after.kind === "separator");
  const open = builder.open;
  return isAlone && open?.counts?.length === 1 && open.weights === null && !traits.bodyweight && value >= LIGHTEST_LEAD;
}
