import { expect, test } from "vitest";
import { readKnowledge } from "../../src/catalog/knowledge/knowledge.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { wholeQuestion } from "../../src/language/coaching/wholeQuestion.ts";

const sources = { catalog: readCatalog(), knowledge: readKnowledge() };

test.each([
  [["what's a good warmup for deadlifts", "and for bench?"], "what is a good warmup for bench"],
  [["what's a good warmup for deadlifts", "and for bench?", "ok and squats"], "what is a good warmup for squats"],
  [["how many sets for chest per week?", "and back?"], "how many sets for back per week"],
  [["best exercises for lower back", "what about triceps"], "best exercises for triceps"],
  [["how much protein do I need", "and for women?"], "how much protein do i need for women"],
  [["how do I squat?", "how many reps?"], "how many reps for squat"],
  [["how do I do a RDL", "which muscles does it work"], "which muscles does rdl work"],
  [["what do face pulls hit", "are they safe for shoulders?"], "are face pulls safe for shoulders"],
  [["what muscles does an RDL work?", "and a good morning?"], "what muscles does an good mornings work"],
  [["log 3x8 squats at 100kg", "what muscles do they work?"], "what muscles do squats work"],
  [["does creatine work?", "how much a day"], "how much a day for creatine"],
  [["are ice baths any good", "when should I do it?"], "when should i do ice baths"],
  [["can I squat every day?", "why?"], "why can i squat every day"],
  [["whats 225 in kilos", "and 315"], "whats 315 in kilos"],
  [["what is 80% of 140", "and 90%?"], "what is 90% of 140"],
  [["how many plates for 100 kg", "what about 140"], "how many plates for 140 kg"],
  [["whats 225 in kilos", "how many plates is that"], "how many plates is 225 lb"],
  [["i do 55x8", "and whats that in 1rm"], "what is the 1rm of 55x8"],
  [["wie viele Sätze für Brust pro Woche", "und für den Rücken?"], "how many sets for back per week"],
])("%j leans on what was asked before", (asked, whole) => {
  expect(wholeQuestion(asked.at(-1) ?? "", asked.slice(0, -1), sources)).toBe(whole);
});

test.each([
  [[], "and for bench?"],
  [["how do I squat?"], "what is RPE and when should I use it?"],
  [["how do I squat?"], "is it ok to train twice a day"],
  [["how do I squat?"], "thanks"],
  [["how do I squat?"], "I did bench 3x8 at 60"],
])("after %j, %j stands on its own", (before, text) => {
  expect(wholeQuestion(text, before, sources)).toBeNull();
});
