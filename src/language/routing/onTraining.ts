import type { Route, RouteDecision } from "../../protocol/turn.ts";
import { DOUBTED } from "./belongsToLog.ts";
import { onlyTells } from "./onlyTells.ts";

/** "Did I get stronger at pull-ups, and how do I get to 15": beside a request on training, what may be on training is. */
export function onTraining(item: RouteDecision, _: number, items: readonly RouteDecision[]): RouteDecision {
  if (item.route !== "OFF_TOPIC" || item.confidence >= SURELY_NOT || onlyTells(item)) return item;
  const coached = item.alternatives.find(({ route }) => route === "COACH");
  if (coached === undefined || coached.confidence < PERHAPS || !items.some(({ route }) => OF_TRAINING.has(route)))
    return item;
  const alternatives = item.alternatives.filter((one) => one !== coached);
  return { ...item, route: "COACH", confidence: DOUBTED, by: "rule", rule: "coach.beside_training", alternatives };
}
const SURELY_NOT = 0.75;
const PERHAPS = 0.1;
const OF_TRAINING: ReadonlySet<Route> = new Set([
  "WORKOUT_LOG",
  "ANALYZE_PROGRESS",
  "COACH",
  "WORKOUT_GENERATE",
  "PLAN_ROUTINE",
  "EDIT_PLAN",
  "EXECUTE_WORKOUT",
  "NEXT_WORKOUT",
]);
