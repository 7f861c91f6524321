import fc from "fast-check";
import { expect, test } from "vitest";
import { readCoachSum } from "../../src/language/coaching/sums/readCoachSum.ts";
import { growthOf } from "./growthOf.ts";

test.each([
  ["how many pounds is 140 kilos", { op: "convert", amount: 140, from: "kg", to: "lb" }],
  ["whats 315 in kg", { op: "convert", amount: 315, from: "lb", to: "kg" }],
  ["60kg = how many lbs", { op: "convert", amount: 60, from: "kg", to: "lb" }],
  ["180 cm in feet and inches", { op: "convert", amount: 180, from: "cm", to: "ft" }],
  ["5k in miles", { op: "convert", amount: 5, from: "km", to: "mi" }],
  ["i weigh 90 kg, what is that in stone", { op: "convert", amount: 90, from: "kg", to: "stone" }],
  ["convert 82.5", { op: "convert", amount: 82.5, from: null, to: "kg" }],
  ["i need 65, 75 and 85% of 140kg", { op: "percentage", percents: [65, 75, 85], weight: 140, unit: "kg" }],
  ["70 percent of my 315 max", { op: "percentage", percents: [70], weight: 315, unit: null }],
  ["training max if my deadlift 1rm is 200 (531)", { op: "training_max", max: 200, unit: null }],
  ["5/3/1 week 3, tm 140", { op: "five_three_one", week: 3, max: 140, isTrainingMax: true, unit: null }],
  [
    "what are my 531 numbers, squat max 150 kg",
    { op: "five_three_one", week: null, max: 150, isTrainingMax: false, unit: "kg" },
  ],
  ["what is 5 percent more than 80 kg", { op: "change", percent: 5, weight: 80, unit: "kg" }],
  ["reduce 100 kg by 10%", { op: "change", percent: -10, weight: 100, unit: "kg" }],
  ["half of 185", { op: "times", factor: 0.5, words: "half of", weight: 185, unit: null }],
  ["my 5 rep max is 140, what is my 1 rep max", { op: "one_rep_max", weight: 140, unit: null, reps: 5, spare: 0 }],
  ["what would my 1rm be at 315 for 2 @ rpe 8", { op: "one_rep_max", weight: 315, unit: null, reps: 2, spare: 2 }],
  ["rpe 7 for 6 reps on a 180kg max", { op: "weight_for_reps", max: 180, unit: "kg", reps: 6, rpe: 7 }],
  ["what percent of 1rm is rpe 8 for 3 reps", { op: "effort_share", reps: 3, rpe: 8 }],
  ["how many reps at 80% of 1rm", { op: "reps_at", percent: 80 }],
  ["plates each side for 60kg, 20 bar", { op: "plates", total: 60, unit: "kg", bar: 20 }],
  ["women's bar 15 kg, 40kg total, which plates", { op: "plates", total: 40, unit: "kg", bar: 15 }],
  ["4 workouts with 5 sets each how many sets a week", { op: "weekly_sets", sessions: 4, sets: 5 }],
  ["how much protein for 75kg", { op: "protein", weight: 75, unit: "kg" }],
  ["whats my bmi 80kg 180cm", { op: "body_mass_index", kilograms: 80, metres: 1.8 }],
  ["max heart rate at 40", { op: "max_heart_rate", age: 40 }],
  ["what is 10 + 10 + 8?", { op: "arithmetic", figures: [10, 10, 8], signs: ["+", "+"] }],
  ["how many reps is 3 x 12", { op: "arithmetic", figures: [3, 12], signs: ["*"] }],
  ["140kg minus 20kg?", { op: "arithmetic", figures: [140, 20], signs: ["-"] }],
  ["120 / 2 =", { op: "arithmetic", figures: [120, 2], signs: ["/"] }],
])("%j is a sum", (text, sum) => {
  expect(readCoachSum(text)).toEqual(sum);
});

test.each([
  ["45 lb bar with two 45s and a 10 on each side, total?", [45, 45, 10], 0, "lb"],
  ["20kg bar with 2x20 per side, how much in total", [20, 20], 0, "kg"],
  ["empty bar + a 10kg plate on each side", [10], 0, "kg"],
  ["2 plates a side how much is that", [], 2, null],
  ["three plates each side in lbs?", [], 3, "lb"],
])("%j asks what a loaded bar weighs", (text, perSide, big, unit) => {
  expect(readCoachSum(text)).toMatchObject({ op: "loaded_bar", perSide, big, unit });
});

test.each([
  ["i ran 5k in 25 minutes what pace is that", 5_000, 1_500, null],
  ["running 6:00 min/km for 10k how long does it take", 10_000, null, 360],
  ["how fast is 10 km/h per km", null, null, 360],
  ["3 miles in 27 min pace?", 4_828.032, 1_620, null],
])("%j is about pace", (text, metres, seconds, secondsPerKm) => {
  expect(readCoachSum(text)).toMatchObject({ op: "pace", metres, seconds, secondsPerKm });
});

test.each([
  "what is 5/3/1",
  "what does 3x10 mean",
  "what is 5x5?",
  "3x12",
  "60-70?",
  "80 + 20",
  "is 3 days enough",
  "how many sets per week for 3 muscles",
  "is a 100kg bench good",
  "how much protein is in 100 g of chicken",
  "should i train at 20 or 30",
])("%j is no sum", (text) => {
  expect(readCoachSum(text)).toBeNull();
});

test("any text is read, in time that does not explode", () => {
  const words = fc.constantFrom(
    ..."100 2.5 5x5 kg lb km miles % plates side bar each and a for in of rpe max 25:30 min protein 5'10 what".split(
      " ",
    ),
  );
  const texts = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.array(words, { maxLength: 200 }).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const sum = readCoachSum(text);
      expect(sum === null || typeof sum === "object").toBe(true);
    }),
    { numRuns: 200 },
  );
  for (const piece of ["100 kg ", "5x5 ", "2.5 plates each side ", "rpe max ", "25:30 min ", "5'10 and ", "% for in "])
    expect([piece, growthOf(readCoachSum, piece, 2_400) < 4]).toEqual([piece, true]);
});
