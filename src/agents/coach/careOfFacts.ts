import { foldText } from "../../language/foldText.ts";
import type { ConditionCare } from "../../language/health/conditionNames.ts";
import { namedHealth } from "../../language/health/namedHealth.ts";
import { type CareKey, careNote } from "../../language/safety/careAnswers.ts";
import type { Fact } from "../../protocol/facts.ts";
import { proteinLines } from "./sums/personSums.ts";

/** Conditions in which it is the exercise that matters: what lies, holds its breath, falls or lands. */
const OF_EXERCISES: Partial<Record<ConditionCare, CareKey>> = {
  pregnant: "pregnancy",
  postpartum: "postpartum",
  heartCondition: "heartCondition",
  epilepsy: "epilepsy",
  brittleBones: "brittleBones",
};

/** "What heart rate should I stay below?" */
const ASKS_PULSE =
  /\b(?:heart ?rate|hr|pulse|bpm|zone [1-5]|zones?|herzfrequenz|puls|frequence cardiaque|pouls|frecuencia cardiaca|pulso|pulsaciones|frequenza cardiaca|battiti|frequencia cardiaca|batimentos)\b/i;
/** Whether a question is one of how high the pulse may go. */
export const asksPulse = (text: string): boolean => ASKS_PULSE.test(text);
const HEART_FAILED = /\b(?:heart attack|infar\p{L}+|herzinfarkt|crise cardiaque|cardiac arrest|heart failure)\b/iu;
const OWN_LIMIT =
  "Your limit is the one your doctor or cardiac rehabilitation gives you, best from a stress test: formulas and zones do not hold after a heart attack or with medicine that slows the pulse. Until you have it, keep to where you can talk in full sentences.";

/** What belongs before an answer about the pulse, where a heart condition is known. */
export const pulseCareOfFacts = (facts: readonly Pick<Fact, "value">[]): string[] =>
  facts.some(
    ({ value }) =>
      HEART_FAILED.test(value) || namedHealth(foldText(value)).some(({ care }) => care === "heartCondition"),
  )
    ? [OWN_LIMIT]
    : [];

/** The fixed words that belong before an answer to "can I do sit-ups?", from what somebody told of their health; none twice. */
export function careOfFacts(facts: readonly Pick<Fact, "value">[]): string[] {
  const keys = facts.flatMap(({ value }) =>
    namedHealth(foldText(value)).flatMap(({ care }) => (care && OF_EXERCISES[care]) ?? []),
  );
  return [...new Set(keys)].map(careNote);
}

/** "Can I still squat" of somebody whose back was told to be hurt: the question with that in it; `null` where nothing is hurt. */
export function withInjury(text: string, injuries: readonly Pick<Fact, "value">[]): string | null {
  const hurt = injuries.at(-1)?.value.replace(/\s*\(.*\)/, "");
  return hurt === undefined || !JOINT.test(hurt) ? null : `${text.replace(/[\s?!.]+$/, "")} with a sore ${hurt}?`;
}
/** What there are notes on; a muscle that was strained has its own. */
const JOINT = /^(?:left |right |both )?(?:lower back|knee|shoulder|elbow|wrist|hip|ankle|neck)s?$/i;

const DIETS = new Set<Fact["type"]>(["diet", "allergy"]);
/** What belongs before an answer about food: what somebody does not eat, and what sugar asks of whoever has diabetes. */
export function foodCareOfFacts(facts: readonly Pick<Fact, "type" | "value">[]): string[] {
  const kept = facts.filter(({ type }) => DIETS.has(type)).map(({ type, value }) => `${type}: ${value}`);
  const isDiabetic = facts.some(
    ({ type, value }) =>
      type === "health_condition" && namedHealth(foldText(value)).some(({ care }) => care === "diabetes"),
  );
  return [
    ...(kept.length > 0 ? [`As you told me (${kept.join("; ")}), leave out what does not fit that.`] : []),
    ...(isDiabetic ? [OF_SUGAR] : []),
  ];
}
const OF_SUGAR =
  "With diabetes, go by your blood sugar first: measure before, after and during long sessions, eat or adjust the insulin as you agreed with your care team, keep fast sugar at hand, and do not train with a very low or very high value. A low may come hours later.";

/** How much they may eat is for whoever treats them. */
const OF_KIDNEYS =
  /\b(?:kidneys?|renal|dialysis|nier\w+|dialyse|reins?|renale?s?|rinon\w*|dialisis|reni|rins|dialise)\b/;
const PROTEIN = /\b(?:protein\w*|eiweiss|proteine[ns]?|proteinas?)\b/;
const HOW_MUCH =
  /\b(?:how (?:much|many)|grams?|wie ?viel\w*|gramm|combien|grammes|cuant[ao]s?|gramos|quant[aoie]s?|grammi|gramas)\b/;

/** "How much protein?" of somebody whose weight is known, or "how many grams then?" behind it: so much for that weight. */
export function proteinOfFacts(asked: readonly string[], facts: readonly Pick<Fact, "type" | "value">[]): string[] {
  const [question = "", before = ""] = asked.slice(-2).reverse().map(foldText);
  const isAsked = HOW_MUCH.test(question) && (PROTEIN.test(question) || PROTEIN.test(before));
  const told = facts.findLast(({ type }) => type === "body_weight")?.value ?? "";
  const [, weight, unit] = /^(\d{2,3}(?:[.,]\d)?) ?(kg|lb)?s?$/i.exec(told) ?? [];
  const isForDoctor = facts.some(({ type, value }) => type === "health_condition" && OF_KIDNEYS.test(foldText(value)));
  if (!isAsked || isForDoctor || weight === undefined || /\d/.test(question)) return [];
  const said = unit?.toLowerCase() === "lb" ? "lb" : unit === undefined ? null : "kg";
  return proteinLines({ op: "protein", weight: Number(weight.replace(",", ".")), unit: said }, null).slice(0, 1);
}
