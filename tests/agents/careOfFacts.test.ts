import { expect, test } from "vitest";
import { foodCareOfFacts, proteinOfFacts, withInjury } from "../../src/agents/coach/careOfFacts.ts";

const weight = (value: string) => ({ type: "body_weight" as const, value });
const condition = (value: string) => ({ type: "health_condition" as const, value });

test.each<[questions: string[], facts: Parameters<typeof proteinOfFacts>[1], grams: string | null]>([
  [["how much protein do I need"], [weight("91")], "146 g of protein a day at 91 kg"],
  [["wie viel Protein brauche ich"], [weight("80 kg")], "128 g of protein a day at 80 kg"],
  [["how much protein", "so how many grams then"], [weight("200 lb")], "145 g of protein a day at 200 lb"],
  [["how much protein at 70 kg"], [weight("91")], null],
  [["is protein powder safe"], [weight("91")], null],
  [["how much water should I drink"], [weight("91")], null],
  [["how much protein do I need"], [], null],
  [["how much protein do I need"], [weight("91"), condition("kidney disease")], null],
])("%j is reckoned for the weight that was told", (questions, facts, grams) => {
  const lines = proteinOfFacts(questions, facts);

  expect(lines).toEqual(grams === null ? [] : [expect.stringContaining(grams)]);
});

test("what somebody does not eat, and sugar, stand before an answer about food", () => {
  const lines = foodCareOfFacts([{ type: "allergy", value: "nuts" }, condition("type 1 diabetes")]);

  expect(lines).toEqual([expect.stringContaining("allergy: nuts"), expect.stringContaining("blood sugar")]);
});

test("a question is asked with the joint that hurts; a muscle has notes of its own", () => {
  expect(withInjury("can I still squat?", [{ value: "left knee (mild)" }])).toBe(
    "can I still squat with a sore left knee?",
  );
  expect(withInjury("can I still squat?", [{ value: "hamstring" }])).toBeNull();
});
