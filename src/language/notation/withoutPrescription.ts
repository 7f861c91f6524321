import type { Factor } from "./marks.ts";
import { type EntryMark, isAmount } from "./neighbours.ts";

const MOST_PRESCRIBED = 30;

const isCount = (factor: Factor | undefined): boolean => factor?.kind === "number" && factor.value <= MOST_PRESCRIBED;

/** "4x5", "3 x 8-10": sets and repetitions, and nothing that tells what was lifted. */
const isPlain = (mark: EntryMark | undefined): boolean =>
  mark?.kind === "product" &&
  mark.factors.length === 2 &&
  isCount(mark.factors[0]) &&
  (isCount(mark.factors[1]) || mark.factors[1]?.kind === "counts");

/** A line that tells a load and what was done with it. */
function tellsSet(line: readonly EntryMark[]): boolean {
  const hasLoad = line.some(
    (mark) =>
      mark.kind === "weight" ||
      mark.kind === "body" ||
      mark.kind === "bar" ||
      (mark.kind === "product" &&
        mark.factors.some(({ kind }, at) => {
          const factor = mark.factors[at];
          return kind === "weight" || kind === "body" || (factor?.kind === "number" && factor.value > MOST_PRESCRIBED);
        })),
  );
  const hasReps = line.some(({ kind }) => kind === "product" || kind === "counts" || kind === "numbers");
  return hasLoad && hasReps;
}

/**
 * The marks of an exercise without the sets that its heading prescribes: "Squat 4x5" above "5x 60kg", "5x 72.5kg", … is what
 * was to be done, and the lines below say what was. Comes back as it is where the lines do not each tell a set.
 */
export function withoutPrescription(marks: readonly EntryMark[]): readonly EntryMark[] {
  const first = marks.findIndex(isAmount);
  const next = marks.findIndex((mark, at) => at > first && (isAmount(mark) || mark.kind === "separator"));
  const head = marks[next];
  if (first < 0 || !isPlain(marks[first]) || head?.kind !== "separator" || head.sign !== "\n") return marks;
  const lines: EntryMark[][] = [];
  for (const mark of marks.slice(next)) {
    if (mark.kind === "separator" && mark.sign === "\n") lines.push([]);
    else lines.at(-1)?.push(mark);
  }
  const told = lines.filter((line) => line.some(isAmount));
  if (told.length < 2 || !told.every(tellsSet)) return marks;
  return [...marks.slice(0, first), ...marks.slice(next + 1)];
}
