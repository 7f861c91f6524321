import type { FactQuestion } from "../../language/person/facts/readFactQuestion.ts";
import { readOwnQuestion } from "../../language/person/facts/readOwnQuestion.ts";
import type { Fact } from "../../protocol/facts.ts";
import { isAbout, toldBesides } from "./knownFacts.ts";

/** A fact that is known, as far as a question can be about it. */
export type KnownFact = Pick<Fact, "type" | "value">;

/**
 * What a message asks of what is known of its writer. In: any text, and the current facts. Out: `null` where no current fact
 * is what the question may be about, so that it may as well be about something else.
 */
export function questionOf(text: string, facts: readonly KnownFact[]): FactQuestion | null {
  if (facts.length === 0) return null;
  const question = readOwnQuestion(text);
  if (question === null) return null;
  const { types, about } = question;
  const asked = types === "all" ? facts : facts.filter(({ type }) => types.includes(type));
  const found = about === null ? asked : asked.filter(({ value }) => isAbout(value, about));
  return found.length > 0 || toldBesides(facts, text).length > 0 ? question : null;
}
