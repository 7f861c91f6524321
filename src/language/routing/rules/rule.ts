import type { Route } from "../../../protocol/turn.ts";

/**
 * One reason for a route. It fires when each of `needs` holds (one of the names in it) and none of `unless`; then `weight` is added
 * to the route's score, in natural-log odds. A weight below zero speaks against the route. The names are cues
 * (`trainingCues`, `everydayCues`) and computed signals (`readSignals`).
 */
export type Rule = {
  id: string;
  route: Route;
  weight: number;
  needs: readonly (readonly string[])[];
  unless: readonly string[];
};

const names = (list: string): string[] => list.split(" ").filter((name) => name !== "");

/** A rule from names parted by blanks; "a|b" is either of them. */
export function rule(id: string, route: Route, weight: number, needs: string, unless = ""): Rule {
  return { id, route, weight, needs: names(needs).map((need) => need.split("|")), unless: names(unless) };
}
