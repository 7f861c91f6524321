import { expect, test } from "vitest";
import { asksReckoned, reckonedSum } from "../../src/language/coaching/sums/reckoned.ts";

test.each([
  ["140 kilos for an american, in pounds please", { op: "convert", amount: 140, from: "kg", to: "lb" }],
  ["can you give me 205 lb in metric units", { op: "convert", amount: 205, from: "lb", to: "kg" }],
  ["twelve stone seven, what's that in kilos", { op: "convert", amount: 12.5, from: "stone", to: "kg" }],
  ["sixty-two point five percent of three-oh-five", { op: "percentage", percents: [62.5], weight: 305, unit: null }],
  ["wie viel sind 70 prozent von 130 kg", { op: "percentage", percents: [70], weight: 130, unit: "kg" }],
  ["five sets of six with seventy kilos, what does that add up to", { op: "volume", sets: 5, reps: 6, weight: 70 }],
  ["5x5 at 100kg adds up to how much", { op: "volume", sets: 5, reps: 5, weight: 100 }],
  ["which bpm is easy for a 52 yr old", { op: "max_heart_rate", age: 52 }],
  ["sub 1:45 half, what pace", { op: "pace", metres: 21_097.5, seconds: 6_300 }],
  ["how fast per km for a sub 50 10k", { op: "pace", metres: 10_000, seconds: 3_000 }],
  ["treadmill shows 10 km/h, my app wants min/km", { op: "pace", secondsPerKm: 360 }],
  ["eighty for six: what would my single be", { op: "one_rep_max", weight: 80, reps: 6 }],
])("%j is reckoned from its quantities and what is wanted", (text, sum) => {
  expect(reckonedSum(text)).toMatchObject(sum);
});

test.each([
  "bench 4x8 60kg please",
  "ran 10k in 50 min",
  "how do i run a sub 20 5k",
  "want to run a marathon under four hours",
  "i weigh 80 kg, how many pounds should i lose",
  "how long should i rest at 85% of 140",
  "my heart rate hit 190 at 45, should i worry",
  "give me a workout with 20 kg dumbbells and a 10 lb plate",
  "lower the weight to 80 kg by 10 percent next week please",
  "squat 5x5 100kg today, what's the total volume?",
  "4x12 leg press at 120kg, is that too much volume for one day?",
  "5x5 deadlift at 140, what does that add up to",
  "i was on the concept 2 for 5000 m, 21:48, split 2:10.8",
  "squats 3x5 at 110 done, also how has my squat moved this year",
  "what counts as zone 2 if my max hr is 178",
])("%j puts no sum by itself", (text) => {
  expect(asksReckoned(text)).toBe(false);
});
