import type { Assembly } from "./assembly.ts";
import type { MarkOf } from "./marks.ts";

/** Fewer of them in a row are no loads. */
const LIGHTEST_IN_ROW = 15;

/** "30/30/30 - 12/11/9": a row of loads and one of repetitions, one of each for every set. Whether it was read so. */
export function readRows({ values, slashed }: MarkOf<"numbers">, { builder, traits, setting }: Assembly): boolean {
  const current = builder.last;
  const before = (current?.counts ?? []).flatMap(({ reps }) => reps ?? []);
  const isFirst = current?.weights == null && current?.sets === null && !traits.bodyweight;
  if (!slashed || !current || !isFirst || before.length !== values.length) return false;
  const isAbove = (one: readonly number[], other: readonly number[]) =>
    one.every((value, at) => value >= LIGHTEST_IN_ROW && value > (other[at] ?? 0));
  const order = isAbove(before, values) ? "loads" : isAbove(values, before) ? "reps" : null;
  const loads = (order ?? setting.choose("rows", ["loads", "reps"] as const)) === "loads" ? before : values;
  current.counts = (loads === before ? values : before).map((reps) => ({ reps }));
  builder.weigh(loads);
  return true;
}
