import { foldText } from "../../language/foldText.ts";
import type { ConditionCare } from "../../language/health/conditionNames.ts";
import { heartOf } from "../../language/health/heartCare.ts";
import { namedHealth } from "../../language/health/namedHealth.ts";
import { type CareKey, careNote } from "../../language/safety/careAnswers.ts";
import type { Fact } from "../../protocol/facts.ts";
import { proteinLines } from "./sums/personSums.ts";

/** Conditions in which it is the exercise that matters: what lies, holds its breath, falls or lands. */
const OF_EXERCISES: Partial<Record<ConditionCare, CareKey>> = {
  pregnant: "pregnancy",
  postpartum: "postpartum",
  heartCondition: "heartCondition",
  highPressure: "highPressure",
  epilepsy: "epilepsy",
  brittleBones: "brittleBones",
};

/** "What heart rate should I stay below?" */
const ASKS_PULSE =
  /\b(?:heart ?rate|hr|pulse|bpm|zone [1-5]|zones?|herzfrequenz|puls|frequence cardiaque|pouls|frecuencia cardiaca|pulso|pulsaciones|frequenza cardiaca|battiti|frequencia cardiaca|batimentos)\b/i;
/** Whether a question is one of how high the pulse may go. */
export const asksPulse = (text: string): boolean => ASKS_PULSE.test(text);
/** "Is heavy lifting ok", "what should I avoid", "can I go all out": what one may do, with no lift named. */
const ASKS_EFFORT =
  /\b(?:(?:is|are|can|could|should|may|am) (?:i |it |that )?(?:\w+ ){0,4}?(?:heavy|heavier|hard|max(?:es|ing)?(?: out)?|1 ?rm|all out|to failure|hiit|intense|intensity|sprint\w*)\b|what (?:should|shouldn['’]?t|can|can['’]?t|must|do|am) i (?:\w+ ){0,2}?(?:avoid|do|not do|skip|allowed|leave out|watch (?:out )?for|be careful (?:with|of))\b|(?:anything|things|something|exercises?|lifts?|moves?) (?:that )?(?:i (?:should|must|have to) |to )(?:avoid|skip|leave out|watch out for|not do)\b|(?:was|worauf) (?:soll\w*|darf|muss) ich (?:\w+ )?(?:meiden|vermeiden|achten|lassen)|darf ich schwer|(?:que|qu est ce que je) (?:dois je |dois )eviter|que debo evitar|cosa devo evitare|o que devo evitar)/i;
/** Whether a question is one of what to leave out or how hard one may go. */
export const asksOfEffort = (text: string): boolean => ASKS_EFFORT.test(text);
const OWN_LIMIT =
  "Your limit is the one your doctor or cardiac rehabilitation gives you, best from a stress test: formulas and zones do not hold after a heart attack or with medicine that slows the pulse. Until you have it, keep to where you can talk in full sentences.";

/** What belongs before an answer about the pulse, where a heart condition is known. */
export const pulseCareOfFacts = (facts: readonly Pick<Fact, "value">[]): string[] =>
  heartOf(facts.map(({ value }) => value)) === "heartCondition" ? [OWN_LIMIT] : [];

/** The fixed words that belong before an answer to "can I do sit-ups?", from what somebody told of their health; none twice. */
export const careOfFacts = (facts: readonly Pick<Fact, "value">[]): string[] => keysOf(facts).map(careNote);

function keysOf(facts: readonly Pick<Fact, "value">[]): CareKey[] {
  const keys = facts.flatMap(({ value }) =>
    heartOf([value]) === "heartCondition"
      ? ["heartCondition" as const]
      : namedHealth(foldText(value)).flatMap(({ care }) => (care && OF_EXERCISES[care]) ?? []),
  );
  return [...new Set(keys)];
}

/** "Can I still squat" of somebody whose back was told to be hurt: the question with that in it; `null` where nothing is hurt. */
export function withInjury(text: string, injuries: readonly Pick<Fact, "value">[]): string | null {
  const hurt = injuries.at(-1)?.value.replace(/\s*\(.*\)/, "");
  return hurt === undefined || !JOINT.test(hurt) ? null : `${text.replace(/[\s?!.]+$/, "")} with a sore ${hurt}?`;
}
/** What there are notes on; a muscle that was strained has its own. */
const JOINT = /^(?:left |right |both )?(?:lower back|knee|shoulder|elbow|wrist|hip|ankle|neck)s?$/i;

/** "How do I run with them?" of somebody who has shin splints: the question with that in it; `null` where it leans on nothing known. */
export function withWhatIsHurt(text: string, injuries: readonly Pick<Fact, "value">[]): string | null {
  const hurt = injuries.at(-1)?.value.replace(/\s*\(.*\)/, "");
  if (
    hurt === undefined ||
    !/^\W*(?:and |so |but |ok )*(?:how|can|could|should|what|is it)\b.*\bwith (?:it|them|this|that)\b\W*$/i.test(text)
  )
    return null;
  const name = hurt.includes(": ") ? hurt.split(": ")[1] : `a sore ${hurt}`;
  return text
    .replace(/\bwith (?:it|them|this|that)\b/i, `with ${name}`)
    .replace(/\bhow (?:do|can|should|could) i\b/i, "can I");
}

/** "How should I train for it?" of somebody who told of a race: the question with that in it; `null` where it leans on none. */
export function withRace(text: string, events: readonly Pick<Fact, "value">[]): string | null {
  const race = RACE.exec(foldText(events.at(-1)?.value ?? ""))?.[0];
  return race === undefined || !ASKS_FOR_IT.test(text) ? null : text.replace(OF_IT, ` for a ${race}`);
}
const RACE =
  /\b(?:half ?marathon|marathon|halbmarathon|semi ?marathon|media maraton|mezza maratona|meia maratona|(?:5|10|15|20) ?k(?:m)?\b|park ?run|trail run|triathlon|race)/;
const OF_IT = / for (?:it|that|this)(?: one| race| event)?(?=\W|$)/i;
const ASKS_FOR_IT =
  /\b(?:train|training|prepare|preparing|prep|ready|run|running|practi[sc]e|work)\b.{0,40} for (?:it|that|this)(?: one| race| event)?\W*$/i;

/** A question as it is put where such a condition is known. */
const CALLED: Partial<Record<CareKey, string>> = {
  pregnancy: "What should I avoid during pregnancy?",
  heartCondition: "Is heavy lifting ok with a heart condition?",
  highPressure: "Is heavy lifting ok with high blood pressure?",
};
/** "Can I go heavy" of somebody with high blood pressure: asked with that in it; `null` where nothing such is known or it is named. */
export function withCondition(text: string, facts: readonly Pick<Fact, "value">[]): string | null {
  const called = keysOf(facts).flatMap((key) => CALLED[key] ?? [])[0];
  return called === undefined || namedHealth(foldText(text)).length > 0 ? null : called;
}

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

const PROTEIN = /\b(?:protein\w*|eiweiss|proteine[ns]?|proteinas?)\b/;
const HOW_MUCH =
  /\b(?:how (?:much|many)|grams?|wie ?viel\w*|gramm|combien|grammes|cuant[ao]s?|gramos|quant[aoie]s?|grammi|gramas)\b/;

/** "How much protein?" of somebody whose weight is known, or "how many grams then?" behind it: so much for that weight. */
export function proteinOfFacts(asked: readonly string[], facts: readonly Pick<Fact, "type" | "value">[]): string[] {
  const [question = "", before = ""] = asked.slice(-2).reverse().map(foldText);
  const isAsked = HOW_MUCH.test(question) && (PROTEIN.test(question) || PROTEIN.test(before));
  const told = facts.findLast(({ type }) => type === "body_weight")?.value ?? "";
  const [, weight, unit] = /^(\d{2,3}(?:[.,]\d)?) ?(kg|lb)?s?$/i.exec(told) ?? [];
  // With diseased kidneys and the like it is for whoever treats them.
  const isForDoctor = facts.some(
    ({ type, value }) =>
      type === "health_condition" && namedHealth(foldText(value)).some(({ care }) => care === "otherCondition"),
  );
  if (!isAsked || isForDoctor || weight === undefined || /\d/.test(question)) return [];
  const said = unit?.toLowerCase() === "lb" ? "lb" : unit === undefined ? null : "kg";
  return proteinLines({ op: "protein", weight: Number(weight.replace(",", ".")), unit: said }, null).slice(0, 1);
}
