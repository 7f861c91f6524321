import type { FactQuestion } from "../../language/person/facts/readFactQuestion.ts";
import { FACT_TYPES, type Fact, type FactType } from "../../protocol/facts.ts";
import type { Profile } from "../../protocol/profile.ts";
import { dayOf, labelOf, listed, nameOf, untilOf, valueText } from "./factText.ts";
import { isAbout, type Known, knownFacts, toldBesides } from "./knownFacts.ts";
import { isSaidBy } from "./questionOf.ts";

/** Facts that change over time: when they were said is worth saying. */
const CHANGING: ReadonlySet<FactType> = new Set([
  "age",
  "body_weight",
  "injury",
  "personal_record",
  "health_condition",
]);

function told({ type, value, at, expiresAt }: Known): string {
  const since = at !== null && CHANGING.has(type) ? ` (you told me on ${dayOf(at)})` : "";
  return `${valueText(value)}${untilOf({ expiresAt }) || since}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A line a type, in display order. */
function linesOf(known: readonly Known[]): string[] {
  return FACT_TYPES.flatMap((type) => {
    const values = known.filter((one) => one.type === type).map(told);
    return values.length === 0 ? [] : [`${capital(labelOf(type))}: ${values.join(", ")}`];
  });
}

function everything(known: readonly Known[], profile: Profile): string {
  if (known.length === 0)
    return `You have not told me anything about yourself yet, so there is nothing I know. I show weights in ${profile.unit}.`;
  const habits = [
    ...(known.some(({ type }) => type === "units") ? [] : [`I show weights in ${profile.unit}.`]),
    ...(profile.notation ? [`You write your sets as ${profile.notation.replaceAll("_", " x ")}.`] : []),
  ];
  return ["What I know about you:", ...linesOf(known), ...habits].join("\n");
}

/**
 * The answer to a question about what is known of the person. In: the question as it was read and as it was asked, current
 * facts and the profile. What was not said is said to be unknown; nothing is inferred.
 */
export function answerQuestion(
  question: FactQuestion,
  text: string,
  { facts, profile }: { facts: readonly Fact[]; profile: Profile },
): string {
  const known = knownFacts(facts, profile);
  const { types, about } = question;
  if (types === "all") {
    if (about === null) return everything(known, profile);
    const found = known.filter(({ value }) => isAbout(value, about));
    return found.length > 0 ? linesOf(found).join("\n") : "Not that you told me.";
  }
  const named = known.filter(({ type }) => types.includes(type));
  const besidesAge = named.length > 0 && types.includes("age");
  const asked = besidesAge ? named : [...named, ...known.filter((one) => isSaidBy(one, types))];
  const besides = toldBesides(known, text);
  if (about !== null) {
    const found = asked.filter(({ value }) => isAbout(value, about));
    if (found.length > 0) return linesOf(found).join("\n");
    if (besides.length > 0) return linesOf(besides).join("\n");
    const others = linesOf(asked);
    return ["Not that you told me.", ...(others.length > 0 ? [`What I know: ${others.join("; ")}.`] : [])].join(" ");
  }
  if (asked.length === 0) {
    if (besides.length > 0) return linesOf(besides).join("\n");
    if (types.includes("units")) return `You have not told me; I show weights in ${profile.unit}.`;
    return `You have not told me your ${listed(types.slice(0, 3).map(nameOf), "or")}, so I do not know.`;
  }
  return linesOf(asked).join("\n");
}
