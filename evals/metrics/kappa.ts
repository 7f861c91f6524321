import type { Statistic } from "./bootstrap.ts";
import type { Labels } from "./macroF1.ts";

/**
 * Cohen's kappa of two people, or things, that put the same rows into classes (Cohen 1960): the share they agree on beyond
 * what chance would give from how often each uses each class. 1 is always, 0 as by chance, below 0 less. `null` without
 * rows, and when both put every row into one class.
 */
export function kappa(rows: readonly Labels[]): Statistic {
  return (indexes) => {
    const truths = new Map<string, number>();
    const saids = new Map<string, number>();
    let same = 0;
    for (const index of indexes) {
      const { truth, said } = rows[index] as Labels;
      truths.set(truth, (truths.get(truth) ?? 0) + 1);
      saids.set(said, (saids.get(said) ?? 0) + 1);
      if (truth === said) same += 1;
    }
    const size = indexes.length;
    let byChance = 0;
    for (const [name, count] of truths) byChance += (count / size) * ((saids.get(name) ?? 0) / size);
    return size === 0 || byChance === 1 ? null : (same / size - byChance) / (1 - byChance);
  };
}
