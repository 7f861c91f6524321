import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CARE_RULES } from "../../src/language/safety/careRules.ts";
import { CUT_RULES } from "../../src/language/safety/cutRules.ts";
import { DIAGNOSIS_RULES } from "../../src/language/safety/diagnosisRules.ts";
import { DRUG_RULES } from "../../src/language/safety/drugRules.ts";
import { EATING_RULES } from "../../src/language/safety/eatingRules.ts";
import { EMERGENCY_RULES } from "../../src/language/safety/emergencyRules.ts";
import { read } from "../../src/language/safety/reading.ts";
import { ruleBook } from "../../src/language/safety/ruleBook.ts";
import { STOP_RULES } from "../../src/language/safety/stopRules.ts";

const LISTS = {
  emergency: EMERGENCY_RULES,
  drugs: DRUG_RULES,
  stop: STOP_RULES,
  eating: EATING_RULES,
  cut: CUT_RULES,
  diagnosis: DIAGNOSIS_RULES,
  care: CARE_RULES,
};
const likelyRules = ruleBook(LISTS);

const messages = readFileSync(new URL("../../evals/data/safety.dev.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => (JSON.parse(line) as { text: string }).text);

test("a safety rule that is passed over would find nothing", () => {
  const missed = messages.flatMap((text) => {
    const reading = read(text);
    const likely = likelyRules(reading);
    return (Object.keys(LISTS) as (keyof typeof LISTS)[]).flatMap((name) => {
      const asked = new Set(likely[name]);
      return LISTS[name].flatMap((rule) => {
        const found = asked.has(rule) ? null : rule(reading);
        return found ? [`${found.rule}: ${text}`] : [];
      });
    });
  });

  expect(missed).toEqual([]);
});

test("most rules are passed over in a message that names no danger", () => {
  const likely = likelyRules(read("bench 3x5 at 80 kg, felt easy"));

  const asked = Object.values(likely).flat().length;

  expect(asked).toBeLessThan(Object.values(LISTS).flat().length / 4);
});
