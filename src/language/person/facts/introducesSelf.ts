import type { FactType } from "../../../protocol/facts.ts";

/** Figures of a body that do not change from day to day, as a weight on the scales does. */
const OF_BODY: ReadonlySet<FactType> = new Set(["age", "birthdate", "height"]);
/** What else tells who somebody is. */
const OF_SELF: ReadonlySet<FactType> = new Set([
  "name",
  "body_weight",
  "occupation",
  "location",
  "experience_level",
  "health_condition",
  "medication",
  "diet",
  "goal",
  "allergy",
]);
const WHO: ReadonlySet<FactType> = new Set(["occupation", "location", "health_condition", "medication"]);
/** What is told of oneself, but beside a session or a log as well. */
const BESIDES: ReadonlySet<FactType> = new Set([
  "injury",
  "equipment",
  "availability",
  "preference_like",
  "preference_dislike",
]);

/**
 * Whether somebody introduces themselves: two figures of a body, or an age or a height with something else about the person, or
 * two or three things about the person. In: the kinds of facts that were heard in one message.
 */
export function introducesSelf(types: readonly FactType[]): boolean {
  const kinds = [...new Set(types)];
  const count = (of: ReadonlySet<FactType>) => kinds.filter((type) => of.has(type)).length;
  const [body, self, besides] = [count(OF_BODY), count(OF_SELF), count(BESIDES)];
  const isSomebody = count(WHO) > 0 && self - (kinds.includes("body_weight") ? 1 : 0) > 1;
  return body > 1 || (body > 0 && self + besides > 0) || self > 2 || isSomebody;
}
