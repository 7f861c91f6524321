import type { Factor, Mark } from "./marks.ts";
import type { EntryMark } from "./neighbours.ts";

export const isCounted = ({ kind }: { kind: EntryMark["kind"] }): boolean => kind === "product" || kind === "counts";
export const isLoad = (mark: EntryMark): boolean =>
  mark.kind === "weight" ||
  mark.kind === "plates" ||
  mark.kind === "bar" ||
  (mark.kind === "numbers" && mark.after !== null);

/** A mark of several loads as one mark each. */
export const eachLoad = (mark: Mark): Mark[] =>
  mark.kind === "weight" || mark.kind === "numbers"
    ? mark.values.map((value) => ({ ...mark, values: [value] }))
    : [mark];

/** "power snatch + ohs 50 kg 3x(1+2)": each lift has its own part of the repetitions. */
export function partsOfComplex(marks: readonly EntryMark[], names: number): EntryMark[][] | null {
  const at = marks.findIndex(
    (mark) => mark.kind === "product" && mark.factors.some((factor) => isParted(factor, names)),
  );
  const product = marks[at];
  if (product?.kind !== "product") return null;
  return Array.from({ length: names }, (_, index) => {
    const factors = product.factors.map(
      (factor): Factor =>
        isParted(factor, names) && factor.kind === "counts"
          ? { kind: "counts", counts: [{ reps: factor.counts[index]?.reps ?? null }] }
          : factor,
    );
    return marks.map((mark, place): EntryMark => (place === at ? { ...product, factors } : mark));
  });
}

const isParted = (factor: Factor, names: number): boolean =>
  factor.kind === "counts" && factor.counts.length === names && factor.counts[1]?.extra === true;
