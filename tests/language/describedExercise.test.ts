import { expect, test } from "vitest";
import { describedExercise, describedOption } from "../../src/language/answers/describedExercise.ts";

const options = (...labels: string[]) => labels.map((label) => ({ id: label, label }));

test.each([
  ["the one where you sit and pull the handle to your belly", "seated cable"],
  ["with dumbbells, palms facing each other", "hammer dumbbell"],
  ["lying face down on the machine", "lying machine"],
  ["walking across the hall with dumbbells", "walking dumbbell"],
])("%j tells how it is done", (text, words) => {
  expect(describedExercise(text)).toBe(words);
});

test.each(["seated calf raise", "barbell", "the second one", "3x8 sitting", "is it the one where you sit?"])(
  "%j is no description",
  (text) => {
    expect(describedExercise(text)).toBeNull();
  },
);

test("the one option with the words of a description is meant, never one done in another position", () => {
  const rows = options("Seated Cable Row", "Machine Row", "Bent-Over Barbell Row");

  expect(describedOption("seated cable", rows)?.label).toBe("Seated Cable Row");
  expect(describedOption("lying dumbbell", options("Dumbbell Fly", "Cable Fly"))?.label).toBe("Dumbbell Fly");
  expect(describedOption("seated calf", options("Standing Calf Raise", "Leg Press Calf Press"))).toBeNull();
  expect(describedOption("hammer dumbbell", options("Dumbbell Curl", "Barbell Curl"))).toBeNull();
});
