import type { Statistic } from "./bootstrap.ts";

/** The lowest share of right rows in any group; rows without a group do not count. `null` without groups. */
export function worstGroup(rows: readonly { group: string | null; isRight: boolean }[]): Statistic {
  const names = [...new Set(rows.flatMap(({ group }) => (group === null ? [] : [group])))];
  const groups = rows.map(({ group }) => (group === null ? -1 : names.indexOf(group)));
  return (indexes) => {
    const right = new Uint32Array(names.length);
    const all = new Uint32Array(names.length);
    for (const index of indexes) {
      const group = groups[index] ?? -1;
      if (group < 0) continue;
      all[group] = (all[group] ?? 0) + 1;
      if (rows[index]?.isRight) right[group] = (right[group] ?? 0) + 1;
    }
    let worst: number | null = null;
    for (let name = 0; name < names.length; name++) {
      const size = all[name] ?? 0;
      if (size > 0) worst = Math.min(worst ?? 1, (right[name] ?? 0) / size);
    }
    return worst;
  };
}
