import type { RouteDecision } from "../../protocol/turn.ts";
import { routeRequest } from "./routeRequest.ts";

/** Asked about something said before, and nothing was. */
const POINTS_AT_NOTHING: ReadonlySet<string> = new Set(["unknown.follows_nothing", "unknown.points_back"]);

/**
 * "70 kg for 3 sets of 8, is that good?": what points back at nothing, right behind sets in one message, is of those sets. In: the
 * requests of a message in their order. Out: the same, such ones decided as if the sets had been sent before.
 */
export const ofLogBefore = (items: readonly RouteDecision[]): RouteDecision[] =>
  items.map((item, at) =>
    POINTS_AT_NOTHING.has(item.rule ?? "") && items[at - 1]?.route === "WORKOUT_LOG"
      ? routeRequest(item.text, { recentRoute: "WORKOUT_LOG", hasRecentLog: true, hasRecentWorkout: false })
      : item,
  );
