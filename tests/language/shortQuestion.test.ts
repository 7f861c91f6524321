import { expect, test } from "vitest";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { asksToReach, inFull } from "../../src/language/coaching/shortQuestion.ts";

const catalog = readCatalog();
const AFTER_BENCH = ["my shoulder hurts when i bench"];

test.each([
  "what can i do instead",
  "any alternatives?",
  "ok what else can i do",
  "what could I use instead of that?",
  "alternatives?",
  "was kann ich stattdessen machen",
  "hay alternativas?",
])("%j is about the lift that was spoken of", (text) => {
  expect(inFull(text, AFTER_BENCH, catalog)).toMatch(/^What is an alternative to the bench/);
});

test.each([
  "what can i do instead of squats",
  "any alternatives to running?",
  "what can i do for my shoulder",
  "what else can i eat",
  "alternatives to whey",
])("%j names what it is about", (text) => {
  expect(inFull(text, AFTER_BENCH, catalog)).toBe(text);
});

test("nothing is put into a question where no lift was spoken of", () => {
  expect(inFull("what can i do instead", ["how much sleep do i need"], catalog)).toBe("what can i do instead");
});

test.each(["where do i start", "no idea where to start", "im new here, where should i begin?", "wo fange ich an"])(
  "%j asks how to start lifting",
  (text) => {
    expect(inFull(text, [], catalog)).toMatch(/start lifting/);
  },
);

test.each(["where do i start with running", "how do i start swimming", "where do i start with my diet"])(
  "%j is of something else",
  (text) => {
    expect(inFull(text, [], catalog)).toBe(text);
  },
);

test("a weight to reach is of the lift that is named, else of what was logged", () => {
  expect(inFull("how do i get to a 100kg bench", [], catalog)).toMatch(/stronger on the bench/);
  expect(inFull("how can i get my squat to 140?", [], catalog)).toMatch(/stronger on the squat/);
  expect(asksToReach("how do i get to 120")).toBe(true);
  expect(asksToReach("how do i get to 120 minutes of cardio")).toBe(false);
  expect(asksToReach("how do i get to the gym by 7")).toBe(false);
});
