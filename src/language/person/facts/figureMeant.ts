import type { RecentFact } from "./factDraft.ts";

/** How far a figure of a kind may be from the one it puts right. */
export const NEAR: Partial<Record<RecentFact["type"], number>> = { age: 0.15, body_weight: 0.12, height: 0.08 };

const numberOf = (value: string) => Number(/\d+(?:[.,]\d+)?/.exec(value)?.[0]?.replace(",", ".") ?? Number.NaN);

/** The known figures of which a bare one may be the right value, each closer than figures of its kind are told apart. */
export function fitting(figure: string, recent: readonly RecentFact[]): RecentFact[] {
  const meant = Number(figure.replace(",", "."));
  return recent.filter(({ type, value }) => {
    const [reach, was] = [NEAR[type], numberOf(value)];
    return reach !== undefined && meant !== was && Math.abs(meant - was) / was <= reach;
  });
}

/** Kinds that are told by one figure. */
const FIGURED: ReadonlySet<RecentFact["type"]> = new Set(["age", "body_weight", "height", "personal_record"]);
const FAR = 0.4;

/** Whether a bare figure is nearer to what is known last than to any other known figure, and not far from it. */
export function isOfLast(figure: number, [last, ...others]: readonly RecentFact[]): boolean {
  if (last === undefined || !FIGURED.has(last.type)) return false;
  const apart = ({ value }: RecentFact) => Math.abs(figure - numberOf(value)) / numberOf(value);
  return apart(last) <= FAR && !others.some((one) => FIGURED.has(one.type) && apart(one) < apart(last));
}
