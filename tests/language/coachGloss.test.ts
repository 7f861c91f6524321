import { expect, test } from "vitest";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { glossQuestion } from "../../src/language/gloss/glossQuestion.ts";

const catalog = readCatalog();

test.each([
  ["wie viele Sätze pro Woche", "de", "how many sets per week"],
  ["80% von 120 kg", "de", "80% of 120 kg"],
  ["combien de repos entre les séries", "fr", "how much rest between sets"],
  ["c'est quoi la surcharge progressive", "fr", "what is progressive overload"],
  ["¿qué músculos trabaja el press militar?", "es", "Barbell Overhead Press"],
  ["cuánta proteína necesito si peso 80 kg", "es", "how much protein need"],
  ["quali muscoli allena la panca piana", "it", "which muscle train Barbell Bench Press"],
  ["o que é deload", "pt", "what is deload"],
])("%j is %s and means %j", (text, language, english) => {
  const gloss = glossQuestion(text, catalog);

  expect(gloss.language).toBe(language);
  expect(gloss.english).toContain(english);
});

test.each([
  "my hips come up first in deadlift",
  "e1rm 90 x 6",
  "doms for 4 days normal?",
  "glute bridge with no weight",
  "what's a superset",
  "90% training max of 150",
  "",
])("%j is English and stays as it is", (text) => {
  expect(glossQuestion(text, catalog)).toEqual({ language: "en", english: text });
});
