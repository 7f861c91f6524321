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

/** "Actually I'm 42", "ich bin 35", "tengo 40": a figure of one's own without a unit, which is years. */
const AM_FIGURE =
  /^(?:[a-z]{1,12}[ ,.!:;-]+){0,4}?(?:i am|im|am|i['’]m|(?:ich )?bin(?: ich)?|j ?['’]?ai|tengo|ho|tenho|sono|soy|sou|cumplo) (?:(?:now|actually|only|just|already|jetzt|schon|erst|ja|deja|ya|adesso|gia|agora) )*([1-9]\d)(?: (?:now|actually|not \d\d|sorry|by the way|btw|jetzt|maintenant|ahora|adesso|agora))*[ .!]*$/;

/** The years in "I'm 42", where they are not a body weight: one was not told last, or is far from the figure. In: folded text. */
export function yearsMeant(folded: string, recent: readonly RecentFact[]): string | null {
  const years = AM_FIGURE.exec(folded)?.[1];
  if (years === undefined) return null;
  const [last] = recent;
  const isWeight =
    last?.type === "body_weight" &&
    Math.abs(Number(years) - numberOf(last.value)) / numberOf(last.value) <= (NEAR.body_weight ?? 0) &&
    isOfLast(Number(years), recent);
  return isWeight ? null : years;
}
