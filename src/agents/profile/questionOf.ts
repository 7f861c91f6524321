import { readStoredQuestion } from "../../language/coaching/storedQuestion.ts";
import { foldText } from "../../language/foldText.ts";
import { senseQuestion } from "../../language/person/facts/asked/senseQuestion.ts";
import { type FactQuestion, readFactQuestion } from "../../language/person/facts/readFactQuestion.ts";
import { readWideQuestion } from "../../language/person/facts/readOwnQuestion.ts";
import type { Fact, FactType } from "../../protocol/facts.ts";
import { isAbout, toldBesides } from "./knownFacts.ts";

/** A fact that is known, as far as a question can be about it. */
export type KnownFact = Pick<Fact, "type" | "value">;

/** "What should I eat?": what to do, and not what is known; "which joints should I watch?" asks for that. */
const ASKS_WHAT_TO_DO =
  /^(?!.*\b(?:not|n['’]t|avoid|watch|mind|careful|look out|leave out|spare|protect|skip|stay (?:away|clear))\b).*\b(?:should|shall|ought) (?:i|my|we|a|the|be)\b/is;

/**
 * What a message asks of what is known of its writer. In: any text, and the current facts. Out: `null` where no current fact
 * is what the question may be about, so that it may as well be about something else.
 */
export function questionOf(text: string, facts: readonly KnownFact[]): FactQuestion | null {
  if (facts.length === 0 || ASKS_WHAT_TO_DO.test(text)) return null;
  const sure = readFactQuestion(text);
  if (sure !== null && isKnown(sure, facts)) return sure;
  // "What did I bench on Thursday?": what is in the log, whatever else of that name was told.
  if (sure === null && (readStoredQuestion(text)?.isOfLog === true || OF_DEEDS.test(foldText(text)))) return null;
  const wide = readWideQuestion(text);
  if (wide !== null && isKnown(wide, facts)) return wide;
  const question = sure ?? wide;
  const namesAny =
    question !== null && (question.types === "all" || question.types.length > 0 || question.about !== null);
  // "My best bench": a goal that has a bench in it is not asked for by that.
  if (namesAny) return toldBesides(withoutGoals(facts, question), text).length > 0 ? question : null;
  const sensed = sensedQuestion(text);
  return sensed !== null && isKnown(sensed, facts) ? sensed : null;
}

const OF_DEEDS =
  /^\W*(?:(?:so|ok|and|hey|wait|btw|but)[ ,]+)*(?:what|how (?:much|many|far|long|heavy|often)|which|when)(?: [\p{L}-]+){0,3} did i (?:last |just |actually )?(?:log|do|lift|train|bench|squat|deadlift|press|row|curl|run|walk|cycle|swim|ride)(?! (?:to|wrong)\b)/u;

function withoutGoals(facts: readonly KnownFact[], { types }: FactQuestion): readonly KnownFact[] {
  if (types === "all" || types.length === 0 || !types.every((type) => OF_LIFTS.has(type))) return facts;
  // "My bench PR" asks for no bench that somebody owns.
  const isOfThings = types.includes("equipment");
  return facts.filter(({ type }) => type !== "goal" && (isOfThings || type !== "equipment"));
}
const OF_LIFTS: ReadonlySet<FactType> = new Set<FactType>(["personal_record", "equipment"]);

const LIKING: readonly FactType[] = ["preference_like", "preference_dislike"];

/** What a message asks of what its writer has told, by its words alone, whether or not such a fact is known. */
export function sensedQuestion(text: string): FactQuestion | null {
  const types = senseQuestion(text);
  if (types === null) return null;
  // "Mi piace correre?": whether liked or not.
  const isOfLiking = types !== "all" && types.some((type) => LIKING.includes(type));
  return { types: isOfLiking ? [...new Set([...types, ...LIKING])] : types, about: null };
}

const OF_FOOD =
  /\b(?:c(?:o)?eliac\w*|z(?:ö|oe)liak\w*|c(?:œ|oe)liaqu\w*|cel[ií]ac\w*|lactose|laktose|gluten|histamin\w*|fru[ck]tose|intol\w*)\b/iu;
const OF_EATING: ReadonlySet<FactType> = new Set<FactType>(["allergy", "diet"]);
/** How old somebody is follows from when they were born; what a coeliac cannot eat, from that. */
export const isSaidBy = ({ type, value }: KnownFact, asked: readonly FactType[]): boolean =>
  (type === "birthdate" && asked.includes("age")) ||
  (type === "health_condition" && asked.every((one) => OF_EATING.has(one)) && OF_FOOD.test(value));

function isKnown({ types, about }: FactQuestion, facts: readonly KnownFact[]): boolean {
  const asked = types === "all" ? facts : facts.filter((one) => types.includes(one.type) || isSaidBy(one, types));
  // "My bench goal": a goal is one, whatever it was told of.
  const isOnly = asked.some(({ type }) => type === "goal");
  return about === null || isOnly ? asked.length > 0 : asked.some(({ value }) => isAbout(value, about));
}
