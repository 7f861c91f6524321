import type { Statistic } from "./bootstrap.ts";

/** What a row is, and what it was taken for. */
export type Labels = { truth: string; said: string };

/** The mean of the classes' F1, every class that occurs as truth or as answer counting the same. `null` without rows. */
export function macroF1(rows: readonly (Labels | null)[]): Statistic {
  const names = [...new Set(rows.flatMap((row) => (row ? [row.truth, row.said] : [])))];
  const numbers = new Map(names.map((name, number) => [name, number]));
  const truths = rows.map((row) => (row ? (numbers.get(row.truth) ?? -1) : -1));
  const answers = rows.map((row) => (row ? (numbers.get(row.said) ?? -1) : -1));
  return (indexes) => {
    const hits = new Uint32Array(names.length);
    const occurred = new Uint32Array(names.length);
    for (const index of indexes) {
      const truth = truths[index] ?? -1;
      const said = answers[index] ?? -1;
      if (truth < 0 || said < 0) continue;
      occurred[truth] = (occurred[truth] ?? 0) + 1;
      occurred[said] = (occurred[said] ?? 0) + 1;
      if (truth === said) hits[truth] = (hits[truth] ?? 0) + 1;
    }
    let sum = 0;
    let classes = 0;
    for (let name = 0; name < names.length; name++) {
      const times = occurred[name] ?? 0;
      if (times === 0) continue;
      classes += 1;
      sum += (2 * (hits[name] ?? 0)) / times;
    }
    return classes === 0 ? null : sum / classes;
  };
}
