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
  "acquagym 50 minuti",
  "cyclette 30 min livello 6 85 rpm",
  "an hour of pilates with the girls",
  "45 min spin with my wife, drenched",
  "45 min bike, 400 cal",
  "30 min Rudergerät, 250 Kalorien",
  "45 min HIIT class",
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
  "an hour of pilates with bands",
  "give me 30 min yoga with my mum",
  "burn 400 cal on the bike in 45 min",
  "give me a 45 min HIIT class",
])("%j is none", (text) => {
  expect(isOuting(text)).toBe(false);
});

const isCovered = (text: string) =>
  readSignals(text, { recentRoute: null, hasRecentLog: false, hasRecentWorkout: false }).has("covered");

test.each([
  "6 miles at 7:58 per mile pace, but only because miles 3 and 4 were fast. supposed to be 10",
  "21,1 km 1:40:30, wollte unter 1:38",
  "11,2km a 5'55'', me salté los 8x100",
  "1km de rameur, corde (pas réussi), encore 1km",
  "700y swim, pats self on back",
  "10x400 en 1'32, récup 1'15",
  "led 5 routes 5.10, almost onsighted 11a, hip said no on a high step",
])("%j tells a way that was covered", (text) => {
  expect(isCovered(text)).toBe(true);
});

test.each([
  "build me a 5 km run with 8x400",
  "how do i run 10 km in 50 min?",
  "i want to run 10 km in under 50 min",
  "10k race in 45 min is my goal for may",
  "my dad (71) walked 8 km in 2 h",
  "tomorrow 8 miles at 8:30 pace",
  "500m splits",
  "how do i get from V4 to V5 bouldering",
  "want to climb 5.12 routes this year",
])("%j tells none", (text) => {
  expect(isCovered(text)).toBe(false);
});
