import { expect, test } from "vitest";
import { readFactQuestion } from "../../src/language/person/facts/readFactQuestion.ts";
import { readFacts } from "../../src/language/person/facts/readFacts.ts";
import { readOwnQuestion } from "../../src/language/person/facts/readOwnQuestion.ts";

const told = (text: string) => readFacts(text, { day: "2026-11-21" }).map(({ type, value }) => `${type}: ${value}`);

test.each([
  ["300 lb bench before i turn 40, thats the dream", ["goal: 300 lb bench before i turn 40"]],
  ["10 pull ups by summer, that is the aim", ["goal: 10 pull ups by summer"]],
  ["120 kg kniebeuge, das ist mein ziel", ["goal: 120 kg kniebeuge"]],
  ["un marathon en 4h, c'est le but", ["goal: un marathon en 4h"]],
  ["usually 3x a week for 40 mins", ["availability: 3x a week", "availability: 40 mins"]],
  ["early mornings with no music, thats my thing", ["availability: early mornings"]],
  ["beginner and a bit of scoliosis", ["experience_level: beginner", "health_condition: scoliosis"]],
  ["i train since 2019", ["experience_level: training since 2019"]],
  ["je m'entraîne depuis 2019", ["experience_level: training since 2019"]],
])("%j tells %j", (text, facts) => {
  expect(told(text).sort()).toEqual(facts);
});

test.each([
  "300 lb bench for my brother, thats his dream",
  "if i could bench 300, thats the dream",
  "is a 300 lb bench the goal?",
  "nice and easy, thats the goal today",
  "beginner and intermediate programs please",
  "he does 3x a week for 40 mins",
  "3x a week for 40 mins would be too much",
  "early mornings are hell, thats me",
])("%j tells nothing of its writer", (text) => {
  expect(told(text)).toEqual([]);
});

test.each([
  "wie lange trainier ich schon?",
  "depuis quand je m'entraîne ?",
  "¿desde cuándo entreno?",
  "da quanto tempo mi alleno?",
  "há quanto tempo eu treino?",
])("%j asks how long one has trained", (text) => {
  expect(readOwnQuestion(text)?.types).toContain("experience_level");
});

test.each(["wie lange soll ich trainieren", "wie lange trainiere ich pro woche"])("%j does not", (text) => {
  expect(readFactQuestion(text)?.types ?? []).not.toContain("experience_level");
});
