import type { AreaHit } from "./areaProgramme.ts";

/** "Never had chest pain in my life": no complaint, and no part to leave alone. */
export const isNeverHurt = (tokens: readonly string[], { from, to }: AreaHit): boolean =>
  /^(?:pains?|aches?|problems?|issues?|trouble|injury|injuries|tightness|discomfort)$/.test(tokens[to] ?? "") &&
  /\b(?:never|no|not|haven t|havent|without|zero) (?:(?:had|have|has|got|get|felt|experienced|suffered|any|ever|real|serious|history|of|from|a|day|single) )*$/.test(
    `${tokens.slice(Math.max(0, from - 6), from).join(" ")} `,
  );
