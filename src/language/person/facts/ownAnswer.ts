import type { FactClause } from "./factClauses.ts";
import { type FactDraft, state } from "./factDraft.ts";
import { readHeight, readMass } from "./measures.ts";

const ASKS_OWN =
  /\b(?:know|remember|guess|recall|have|got|told you|tell you)\b.*\bmy (?:current )?(body ?weight|weight|age|height)\b/;
const ANSWERS =
  /^(?:it is|its|that is|is|am|i am) (?:about |now |currently |at )*(\d{1,3}(?:[.,]\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds?|cm|m|years?(?: old)?)?)(?: (?:by the way|now|today))*$/;

/** What somebody answers to a question of their own: "do you know my weight? it's 67". In: a clause and the one before it. */
export function readOwnAnswer({ folded }: FactClause, before: FactClause | null): FactDraft[] {
  const asked = before === null ? undefined : ASKS_OWN.exec(before.folded)?.[1];
  const figure = asked === undefined ? undefined : ANSWERS.exec(folded.replace(/[\s.!]+$/, ""))?.[1];
  if (asked === undefined || figure === undefined) return [];
  if (asked === "age") return /^\d{2}(?!\d|[.,])/.test(figure) ? [state("age", figure.slice(0, 2))] : [];
  const value =
    asked === "height"
      ? readHeight(/[a-z]/.test(figure) ? figure : `${figure} cm`)?.value
      : (readMass(figure)?.value ?? figure);
  return value === undefined ? [] : [state(asked === "height" ? "height" : "body_weight", value)];
}
