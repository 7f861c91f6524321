import { expect, test } from "vitest";
import { readSignals } from "../../src/language/routing/readSignals.ts";

const isOuting = (text: string) =>
  readSignals(text, { recentRoute: null, hasRecentLog: false, hasRecentWorkout: false }).has("machine_time");

test.each([
  "football training 90 mins",
  "2h Bouldern in der Halle",
  "une heure de tennis",
  "an hour of padel with Kim",
  "45 minutes bouldering after work",
  "20 min na passadeira",
])("%j is the line of a diary", (text) => {
  expect(isOuting(text)).toBe(true);
});

test.each([
  "30 min warm up for football",
  "90 min before tennis, legs",
  "i have an hour for climbing",
  "tennis every week, 1h",
  "45 min of football conditioning",
  "is an hour of tennis cardio?",
  "football",
])("%j is none", (text) => {
  expect(isOuting(text)).toBe(false);
});
