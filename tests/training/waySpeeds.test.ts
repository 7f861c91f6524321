import { expect, test } from "vitest";
import { bestTime, gaitOf, implausiblePace } from "../../src/training/waySpeeds.ts";

test("between two records the best time lies between their speeds", () => {
  const seconds = bestTime("run", 3_000);

  expect(bestTime("run", 42_195)).toBeCloseTo(7_235);
  expect(3_000 / seconds).toBeLessThan(1_500 / 206);
  expect(3_000 / seconds).toBeGreaterThan(5_000 / 755);
});

test.each([
  ["run", 10_000, 720, "fast"],
  ["run", 400, 862, "slow"],
  ["run", 10_000, 3_000, null],
  ["swim", 1_500, 800, "fast"],
  ["swim", 1_000, 2_400, null],
  ["row", 2_000, 190, "fast"],
  ["ride", 40_000, 1_200, "fast"],
  ["walk", 5_000, 1_200, "fast"],
] as const)("%s of %i m in %i s: %s", (gait, metres, seconds, expected) => {
  expect(implausiblePace(gait, metres, seconds)).toBe(expected);
});

test("only what is measured in distance has a gait", () => {
  expect(gaitOf({ name: "Handstand Walk", measurement: "duration" })).toBeNull();
  expect(gaitOf({ name: "Treadmill Walk", measurement: "distance_duration" })).toBe("walk");
});
