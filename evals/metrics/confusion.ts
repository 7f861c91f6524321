import type { Labels } from "./macroF1.ts";

/** `counts[truth][said]`, both in the order of `names`. */
export type Confusion = { names: string[]; counts: number[][] };

/** How often each class was taken for each; the classes by how often they occur, most first. */
export function confusion(rows: readonly Labels[]): Confusion {
  const sizes = new Map<string, number>();
  for (const { truth, said } of rows) {
    sizes.set(truth, (sizes.get(truth) ?? 0) + 1);
    sizes.set(said, sizes.get(said) ?? 0);
  }
  const names = [...sizes].sort(([a, some], [b, others]) => others - some || a.localeCompare(b)).map(([name]) => name);
  const place = new Map(names.map((name, at) => [name, at]));
  const counts = names.map(() => names.map(() => 0));
  for (const { truth, said } of rows) {
    const line = counts[place.get(truth) ?? -1];
    const column = place.get(said) ?? -1;
    if (line) line[column] = (line[column] ?? 0) + 1;
  }
  return { names, counts };
}
