import { LIST, PROGRAMME } from "./areaContext.ts";
import type { Area } from "./areaWords.ts";

/** A part of the body named in the tokens from `from` up to `to`. */
export type AreaHit = { area: Area; from: number; to: number };

/** Whether nothing stands between the two places but what joins parts of a list. */
export const isList = (tokens: readonly string[], from: number, to: number) => {
  for (let i = from; i < to; i += 1) if (!LIST.has(tokens[i] ?? "")) return false;
  return true;
};

/**
 * The hits that only name a programme, when today's part of it is said as well: "upper lower split, it is upper day",
 * "push/pull/legs, today is legs".
 */
export function programmeOf(hits: readonly AreaHit[], tokens: readonly string[]): ReadonlySet<AreaHit> {
  const runs: AreaHit[][] = [];
  for (const hit of hits) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && isList(tokens, last.to, hit.from) && !tokens.slice(last.to, hit.from).includes("day"))
      runs.at(-1)?.push(hit);
    else runs.push([hit]);
  }
  const isToday = ([one]: readonly AreaHit[]) =>
    one !== undefined &&
    (tokens.slice(Math.max(0, one.from - 4), one.from).some((token) => /^(?:today|todays|tonight)$/.test(token)) ||
      /^(?:today|tonight|day)$/.test(tokens[runEnd(one)] ?? ""));
  const runEnd = (one: AreaHit) => runs.find((run) => run[0] === one)?.at(-1)?.to ?? one.to;
  const named = runs.filter(
    (run) => run.length > 1 && (PROGRAMME.test(tokens[run.at(-1)?.to ?? 0] ?? "") || (run.length > 2 && isSplit(run))),
  );
  const others = runs.filter((run) => !named.includes(run));
  return new Set(others.some(isToday) ? named.flat() : []);
}
const isSplit = (run: readonly AreaHit[]) =>
  ["push", "pull", "lower"].every((area) => run.some((hit) => hit.area === area)) && run.length === 3;
