import { expect, test } from "vitest";
import { apartFromQuestion } from "../../src/language/routing/apartFromQuestion.ts";
import { ofStored } from "../../src/language/routing/ofStored.ts";
import { HOW_LONG, HOW_MANY_REPS, WHICH_EXERCISE, WHICH_ROW } from "./askedQuestions.ts";

test.each([
  ["30-minute upper body workout with dumbbells", WHICH_ROW],
  ["45 min leg day please", WHICH_ROW],
  ["30 minutes, cable only", WHICH_ROW],
  ["got 25 mins, just dumbbells", WHICH_EXERCISE],
  ["half an hour full body at home", HOW_MANY_REPS],
  ["20 minute core session", HOW_LONG],
] as const)("%j wishes for a session and answers no question about a log", (words, question) => {
  expect(apartFromQuestion(words, question)).toBe("session");
});

test.each([
  ["tomorrow I do cable rows", WHICH_ROW],
  ["tomorrow barbell", WHICH_ROW],
  ["what about cable?", WHICH_ROW],
  ["tomorrow 10", HOW_MANY_REPS],
  ["squat tomorrow 5x5", WHICH_ROW],
  ["in 20 minutes I'm done", HOW_MANY_REPS],
  ["the gym only had dumbbells up to 20kg", WHICH_ROW],
  ["I only have dumbbells", WHICH_ROW],
  ["we have no cable at my gym", WHICH_ROW],
  ["with what I have", WHICH_ROW],
  ["only dumbbells here today", WHICH_ROW],
  ["my coach did the cable one", WHICH_ROW],
  ["I did not do the cable one", WHICH_ROW],
  ["if I use the cable next time", WHICH_ROW],
  ["no dips please", WHICH_ROW],
  ["dips", WHICH_ROW],
  ["walked 10000 steps", WHICH_ROW],
  ["10 minutes", HOW_MANY_REPS],
] as const)("%j tells something else and leaves the question open", (words, question) => {
  expect(apartFromQuestion(words, question)).toBe("aside");
});

test.each([
  ["the cable one, and it was 100", WHICH_ROW],
  ["I did them on the cable machine", WHICH_ROW],
  ["no, I meant hack squats", WHICH_ROW],
  ["neither, inverted row", WHICH_ROW],
  ["no, dips", WHICH_ROW],
  ["the cable one?", WHICH_ROW],
  ["I didn't finish, only 6", HOW_MANY_REPS],
  ["lying on the incline bench, chest supported", WHICH_ROW],
  ["bench press", WHICH_EXERCISE],
  ["dips", WHICH_EXERCISE],
  ["it was on monday", WHICH_ROW],
  ["8", HOW_MANY_REPS],
  ["3 sets of 10 in 8 minutes", HOW_MANY_REPS],
  ["10 reps, 20 min rest", HOW_MANY_REPS],
  ["20 minutes", HOW_LONG],
  ["half an hour", HOW_LONG],
] as const)("%j may be the answer", (words, question) => {
  expect(apartFromQuestion(words, question)).toBeNull();
});

test.each([
  ["2x12 i mean", "changed"],
  ["2 x 12 min i mean", null],
  ["the second one was 62.5", "changed"],
])("%j while it is asked on what twenty minutes were done", (words, expected) => {
  const draft = { kind: "log", point: "exercise", entries: [{ sets: [{ reps: null, durationS: 1200 }] }] };
  expect(ofStored(words, { about: "exercise", draft })).toBe(expected);
});
