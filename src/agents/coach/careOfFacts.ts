import { foldText } from "../../language/foldText.ts";
import type { ConditionCare } from "../../language/health/conditionNames.ts";
import { namedHealth } from "../../language/health/namedHealth.ts";
import { type CareKey, careNote } from "../../language/safety/careAnswers.ts";
import type { Fact } from "../../protocol/facts.ts";

/** Conditions in which it is the exercise that matters: what lies, holds its breath, falls or lands. */
const OF_EXERCISES: Partial<Record<ConditionCare, CareKey>> = {
  pregnant: "pregnancy",
  postpartum: "postpartum",
  heartCondition: "heartCondition",
  epilepsy: "epilepsy",
  brittleBones: "brittleBones",
};

/** The fixed words that belong before an answer to "can I do sit-ups?", from what somebody told of their health; none twice. */
export function careOfFacts(facts: readonly Pick<Fact, "value">[]): string[] {
  const keys = facts.flatMap(({ value }) =>
    namedHealth(foldText(value)).flatMap(({ care }) => (care && OF_EXERCISES[care]) ?? []),
  );
  return [...new Set(keys)].map(careNote);
}
