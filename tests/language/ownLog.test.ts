import { expect, test } from "vitest";
import { isOwnLog } from "../../src/language/answers/ownLog.ts";
import { HOW_MANY_REPS, TWO_DUMBBELLS, WHICH_DAY, WHICH_EXERCISE, WHICH_ROW, WHICH_SQUATS } from "./askedQuestions.ts";

test.each([
  ["swam 800m in 18:20", WHICH_ROW],
  ["side plank 40 sec", WHICH_ROW],
  ["the hip thrust was 150", WHICH_ROW],
  ["my deadlift was 170", TWO_DUMBBELLS],
  ["dumbbell row 3x12 28kg", WHICH_ROW],
  ["farmers carry 40m with 32kg", WHICH_EXERCISE],
  ["cycled 20 km in 45 min", HOW_MANY_REPS],
  ["front squat 3x5 90kg", HOW_MANY_REPS],
  ["squats: 135x10, 185x8, 225x5, 275x3, 315x1", WHICH_SQUATS],
  ["bench 3x5 102.5kg", WHICH_DAY],
  ["and close grip bench 3x8", HOW_MANY_REPS],
  ["also db bench 12", HOW_MANY_REPS],
] as const)("%j is a log of its own and never goes into the open sets", (words, question) => {
  expect(isOwnLog(words, question)).toBe(true);
});

test.each([
  ["the cable one, and it was 100", WHICH_ROW],
  ["dumbbell, 4x8", WHICH_ROW],
  ["neither, inverted row", WHICH_ROW],
  ["no, hip thrust at 60kg", WHICH_ROW],
  ["sorry I meant leg press", WHICH_EXERCISE],
  ["seated cable row", WHICH_ROW],
  ["2", WHICH_ROW],
  ["8", HOW_MANY_REPS],
  ["squats 3x5 at 100", WHICH_SQUATS],
  ["last tuesday", WHICH_DAY],
  ["8, 8 and 7 reps", HOW_MANY_REPS],
  ["it was 12", HOW_MANY_REPS],
  ["and bench 12", HOW_MANY_REPS],
  ["and the last one 6", HOW_MANY_REPS],
  ["hip thrust, and 70 not 95", WHICH_ROW],
  ["that was bench press, 3 sets of 5", WHICH_EXERCISE],
  ["those were front squats 3x5", WHICH_EXERCISE],
] as const)("%j answers the open question", (words, question) => {
  expect(isOwnLog(words, question)).toBe(false);
});

test("so many of something else, told beside a yes or a no, change nothing", () => {
  const change = {
    about: "confirm",
    question: 'Shall I change "Fran: 5:42" to "Fran: 5:42 at 30 kg"?',
    options: [],
  } as const;
  expect(isOwnLog("and 3 rope climbs", change)).toBe(true);
  expect(isOwnLog("then 2 legless ascents", change)).toBe(true);
  expect(isOwnLog("and 20 kg actually", change)).toBe(false);
  expect(isOwnLog("and 5 reps", change)).toBe(false);
});
