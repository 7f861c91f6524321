import { expect, test } from "vitest";
import { tellsWhole } from "../../src/language/answers/wholeSession.ts";
import { asksPaceOfLast } from "../../src/language/coaching/paceOfLast.ts";
import { withoutRemark } from "../../src/language/corrections/withoutRemark.ts";
import { aboutOpenQuestion } from "../../src/language/routing/aboutOpenQuestion.ts";
import { minutesAfter, readChangedMinutes } from "../../src/language/session/changedMinutes.ts";
import { readSwapManner } from "../../src/language/session/sessionAdjustment.ts";
import { readSessionTalk } from "../../src/language/session/sessionTalk.ts";
import { sessionText } from "../../src/language/session/sessionText.ts";
import { WHICH_ROW } from "./askedQuestions.ts";

test.each([
  ["remind me what the fourth one was", { kind: "place", place: 4, wants: "name" }],
  ["how many reps for the last exercise?", { kind: "place", place: -1, wants: "amount" }],
  ["how do i do number 2", { kind: "place", place: 2, wants: "technique" }],
  ["which muscles does the 3rd one work?", { kind: "place", place: 3, wants: "muscles" }],
  ["ok and what comes before the lunges?", { kind: "beside", phrase: "lunges", step: -1 }],
  ["the one after it?", { kind: "beside", phrase: null, step: 1 }],
  ["show me the workout again", { kind: "list" }],
  ["how much time will this take?", { kind: "length" }],
  ["what gear do i need for it", { kind: "gear" }],
  ["can you explain the workout you gave me", { kind: "why" }],
  ["why did you pick these exercises?", { kind: "why" }],
  ["warum diese Übungen?", { kind: "why" }],
  ["what was the workout you gave me", { kind: "list" }],
  ["great, stick with that one", { kind: "keep" }],
  ["looks good to me", { kind: "keep" }],
  ["what's next?", { kind: "next" }],
  ["ok done, what comes after that", { kind: "next" }],
  ["next exercise please", { kind: "next" }],
  ["und was kommt jetzt?", { kind: "next" }],
  ["¿qué sigue?", { kind: "next" }],
  ["so how many sets is that in total?", { kind: "total", of: "sets", phrase: null }],
] as const)("%j is about the session that is there", (words, expected) => {
  expect(readSessionTalk(words)).toEqual(expected);
});

test.each([
  "bench 3x8 80kg, save it",
  "the last one was 8 reps",
  "what was my last workout?",
  "what exercises did i do yesterday",
  "give me a workout with squats again",
  "keep it shorter",
  "when is my next workout?",
  "what's next for my bench plan",
  "next set 80x5",
  "looks like rain",
  "how many sets should i do in total",
  "how long should i rest after squats and lunges",
])("%j is not", (words) => {
  expect(readSessionTalk(words)).toBeNull();
});

test.each([
  ["5 minutes longer", 35],
  ["take 10 min off", 20],
  ["cut that in half", 15],
  ["back to 45 please", 45],
  ["20 min instead of 30", 20],
])("30 minutes and %j", (words, minutes) => {
  const change = readChangedMinutes(words);
  expect(change && minutesAfter(change, 30)).toBe(minutes);
});

test.each(["add 10 minutes of cardio", "30 min legs", "100 kg back squat"])("%j changes no length", (words) => {
  expect(readChangedMinutes(words)).toBeNull();
});

test.each([
  "ok, did it all",
  "I've finished the session, please log it",
  "c'est fait",
  "done 💪",
  "put it all in my diary",
  "did it all, im dead",
  "fiz tudo!! tô morto kkkk",
])("%j tells of a whole session", (words) => {
  expect(tellsWhole(words)).toBe(true);
});

test.each(["did half of it", "done 3x10", "did it but skipped the last one", "I did squats", "done, my knee is dead"])(
  "%j does not",
  (words) => {
    expect(tellsWhole(words)).toBe(false);
  },
);

test("a remark behind a correction is none of it, more of what was done is", () => {
  expect(withoutRemark("it was friday, only writing it up now")).toEqual(["it was friday"]);
  expect(withoutRemark("it was 80, not 85")).toEqual([]);
  expect(withoutRemark("it was friday, both of them")).toEqual([]);
  expect(withoutRemark("it was friday, the rows too")).toEqual([]);
});

test("beside an open question, they and it are what was asked about", () => {
  const asked = (text: string) =>
    aboutOpenQuestion(
      [{ route: "COACH", confidence: 1, by: "rule", rule: null, signals: [], text, alternatives: [] }],
      WHICH_ROW,
    )[0]?.text;
  expect(asked("what muscles do they work?")).toBe("what muscles do rows work?");
  expect(asked("is it bad for my back?")).toBe("is the row bad for my back?");
  expect(asked("what do squats work?")).toBe("what do squats work?");
});

test.each([
  ["swap the dumbbell bench press for something on the floor", "dumbbell bench press", "on the floor"],
  ["replace lunges with something easier on the knees please", "lunges", "easier on the knees"],
  ["switch the rows for a machine version", "rows", "with machine"],
  ["push ups are way too hard for me", "push ups", "easier"],
  ["liegestütze sind zu schwer", "liegestutze", "easier"],
  ["trop dur les pompes", "pompes", "easier"],
])("in %j the manner is that of what comes", (words, phrase, manner) => {
  expect(readSwapManner(sessionText(words).plain)).toEqual({ phrase, manner });
});

test.each([
  "swap squats for lunges",
  "swap it for something for glutes",
  "something on the floor please",
  "the session is too hard",
  "too hard",
])("%j names no manner", (words) => {
  expect(readSwapManner(sessionText(words).plain)).toBeNull();
});

test("how fast it was is asked of what was logged, not of what is to come", () => {
  const asked = ["what pace is that?", "how fast was that", "quanto fa al km?", "wie schnell war das pro km?"];
  const others = ["what pace should i run tomorrow?", "what pace for a 4 hour marathon", "how fast can i lose fat"];
  expect(asked.filter((text) => !asksPaceOfLast(text))).toEqual([]);
  expect(others.filter(asksPaceOfLast)).toEqual([]);
});
