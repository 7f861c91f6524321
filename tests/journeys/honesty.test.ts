import { expect, test } from "vitest";
import { sharedTestApp } from "./testApp.ts";

const visit = sharedTestApp();

test.each([
  ["make me an 8 week push pull legs program", "PLAN_ROUTINE"],
  ["how has my squat progressed over the last months?", "ANALYZE_PROGRESS"],
  ["remind me to stretch tomorrow at 8", "TASK"],
  ["I ate 3 eggs and toast for breakfast", "NUTRITION"],
  ["let's start my workout", "EXECUTE_WORKOUT"],
])("[C11] without a specialist yet: %s", async (text, route) => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says(text);

  expect(turn.routes[0]?.route).toBe(route);
  expect(turn.status).toBe("completed");
  expect(turn.effects).toEqual([]);
  expect(turn.reply.text).toMatch(/cannot|can't|do not|not yet/i);
});

test("[C11] small talk and other subjects are answered kindly and shortly", async () => {
  const app = await visit();
  const ana = await app.converse();

  expect((await ana.says("hey there!")).routes[0]?.route).toBe("SMALLTALK");
  expect((await ana.says("write me a python function that sorts a list")).routes[0]?.route).toBe("OFF_TOPIC");
});
