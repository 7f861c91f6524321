import { expect, test } from "vitest";
import { routeMessage } from "../../src/language/routing/routeMessage.ts";
import type { Route } from "../../src/protocol/turn.ts";

const routed = (text: string, recentRoute: Route | null) =>
  routeMessage(text, { threshold: 0.55, question: null, recentRoute, hasRecentLog: false, hasRecentWorkout: false })
    .items[0];

test.each<[Route, string]>([
  ["TASK", "make it 11 instead"],
  ["TASK", "lieber um 7"],
  ["EVENT", "it's been moved to the friday"],
  ["EVENT", "plutôt dimanche"],
  ["PLAN_ROUTINE", "can we do 4 days instead"],
  ["PLAN_ROUTINE", "sin peso muerto"],
  ["NUTRITION", "and how much of it"],
  ["NUTRITION", "also before bed?"],
  ["RESEARCH", "and in older people?"],
  ["ANALYZE_PROGRESS", "and for the deadlift?"],
  ["ANALYZE_PROGRESS", "what about the month before"],
  ["EXECUTE_WORKOUT", "ok what's the next one"],
])("after %s “%s” goes on with it", (before, text) => {
  expect(routed(text, before)?.route).toBe(before);
});

test.each<[Route, string, Route]>([
  ["TASK", "bench 80kg 3x8", "WORKOUT_LOG"],
  ["EVENT", "give me a 30 minute leg workout", "WORKOUT_GENERATE"],
  ["NUTRITION", "thanks!", "SMALLTALK"],
  ["PLAN_ROUTINE", "what muscles does a row work?", "COACH"],
  ["RESEARCH", "i'm 41 and i live in leeds", "PROFILE"],
  ["ANALYZE_PROGRESS", "remind me to stretch at 9", "TASK"],
])("after %s “%s” is understood by itself", (before, text, route) => {
  expect(routed(text, before)?.route).toBe(route);
});

test("what goes on says so, and is nothing certain out of the blue", () => {
  expect(routed("make it 11 instead", "TASK")?.rule).toBe("classifier.goes_on");
  expect(routed("make it 11 instead", null)?.route).toBe("UNKNOWN");
});
