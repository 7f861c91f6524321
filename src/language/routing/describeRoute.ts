import type { Route } from "../../protocol/turn.ts";

const LABELS: Record<Route, string> = {
  COACH: "Explain it",
  WORKOUT_GENERATE: "Build a workout for today",
  WORKOUT_LOG: "Log something you did",
  PLAN_ROUTINE: "Plan several weeks",
  EDIT_PLAN: "Change your plan",
  ANALYZE_PROGRESS: "Look at your progress",
  RESEARCH: "Research it in depth",
  EXECUTE_WORKOUT: "Start a workout now",
  NEXT_WORKOUT: "Show your next workout",
  PROFILE: "Note something about you",
  NUTRITION: "Talk about food",
  TASK: "Set a reminder",
  EVENT: "Put it in your calendar",
  WEB_SEARCH: "Look it up on the web",
  SMALLTALK: "Just chat",
  OFF_TOPIC: "Something other than training",
  SAFETY: "Get help now",
  UNKNOWN: "Something else",
};

/** What a route is called on a button that asks which one was meant: an imperative of a few words, capitalised. */
export function describeRoute(route: Route): string {
  return LABELS[route];
}
