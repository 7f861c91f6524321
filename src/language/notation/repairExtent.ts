import { METRES } from "../numbers/metres.ts";
import type { Assembly } from "./assembly.ts";
import type { EntryMark } from "./neighbours.ts";
import type { SetGroup } from "./setGroup.ts";

type Extent = { length: NonNullable<SetGroup["length"]> } | { seconds: number };

/** The way or the time that an amount stands for beside what was told; a bare figure is of the one it is near. */
function extentOf(mark: EntryMark, { length, seconds }: SetGroup): Extent | null {
  switch (mark.kind) {
    case "time":
      return seconds === null ? null : { seconds: mark.seconds };
    case "s":
      return seconds === null ? null : { seconds: mark.value };
    case "length":
      return length === null ? null : { length: { value: mark.value, unit: mark.unit } };
    case "k":
      return length === null ? null : { length: { value: mark.value, unit: "km" } };
    case "m":
      return length?.unit === "m" ? { length: { ...length, value: mark.value } } : null;
    case "numbers": {
      const [value = 0, ...others] = mark.values;
      if (others.length > 0) return null;
      if (length !== null && isNear(value, length.value)) return { length: { ...length, value } };
      return seconds !== null && isNear(value * 60, seconds) ? { seconds: value * 60 } : null;
    }
    default:
      return null;
  }
}

/** A watch and its wearer differ by no more than this share. */
const MOST_APART = 1.34;
const isNear = (one: number, other: number): boolean => one <= other * MOST_APART && other <= one * MOST_APART;

/** "5 km, no wait, 5.5 km": a way or time in the place of the last; `false` when none was told. */
export function repairExtent(mark: EntryMark, { builder: { last } }: Assembly): boolean {
  const extent = last === undefined ? null : extentOf(mark, last);
  if (last !== undefined && extent !== null) Object.assign(last, extent);
  return extent !== null;
}

/** "8k, my watch says 7.6": what was measured, where it is near what was told; else it is an amount of its own. */
export function measuresLast(mark: EntryMark, work: Assembly): boolean {
  const { last } = work.builder;
  const [counted = 0] = mark.kind === "numbers" ? mark.values : [];
  const [count, ...others] = last?.counts ?? [];
  // "30 push ups, my watch says 28".
  if (last && count?.reps != null && others.length === 0 && counted > 0 && isNear(counted, count.reps)) {
    last.counts = [{ ...count, reps: counted }];
    return true;
  }
  const extent = last === undefined ? null : extentOf(mark, last);
  if (last === undefined || extent === null) return false;
  const isSame =
    "seconds" in extent
      ? isNear(extent.seconds, last.seconds ?? 0)
      : isNear(extent.length.value * METRES[extent.length.unit], inMetres(last.length));
  return isSame && repairExtent(mark, work);
}

const inMetres = (length: SetGroup["length"]): number => (length === null ? 0 : length.value * METRES[length.unit]);
