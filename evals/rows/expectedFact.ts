import { z } from "zod";
import { isFound, Pattern } from "./pattern.ts";
import type { StoredFact } from "./storedFacts.ts";
import { contentStems } from "./wordStems.ts";

/** Types that hold the same thing; a row may use either. */
const ALIKE: readonly (readonly string[])[] = [
  ["injury", "health_condition", "limitation"],
  ["units", "unit"],
  ["experience_level", "level"],
  ["body_weight", "weight", "bodyweight"],
  ["preference_like", "like", "preference"],
  ["preference_dislike", "dislike", "preference"],
  ["availability", "schedule"],
  ["occupation", "job"],
  ["location", "country", "city"],
  ["age", "birthdate"],
  ["diet", "allergy"],
];

/** Kinds of facts, as the contract lists them; a word of a row that is one of them means any fact of that kind. */
const FACT_TYPES = new Set(
  (
    "name location birthdate age body_weight height occupation goal injury health_condition equipment availability " +
    "experience_level preference_like preference_dislike diet allergy medication units personal_record event note"
  ).split(" "),
);

const Value = z.union([Pattern, z.number().transform(String)]);

/** A fact by type, by value, or by both. The value is a pattern, or words and figures that must all be there. */
export const ExpectedFact = z.preprocess(
  (given) => {
    if (typeof given === "string" && FACT_TYPES.has(given)) return { type: given };
    if (typeof given === "string" || typeof given === "number" || Array.isArray(given)) return { value: given };
    if (typeof given !== "object" || given === null) return given;
    const { value_re, value, type, ...rest } = given as Record<string, unknown>;
    return { ...rest, type, value: value ?? value_re };
  },
  z
    .strictObject({ type: z.string().nullish(), value: Value.nullish() })
    .refine(({ type, value }) => type != null || value != null, "must have a type or a value"),
);
export type ExpectedFact = z.infer<typeof ExpectedFact>;

const isSameType = (one: string, other: string) =>
  one === other || ALIKE.some((group) => group.includes(one) && group.includes(other));

/** Whether a text holds the value of a fact; any text does when there is none. */
function holdsValue({ value }: ExpectedFact, text: string): boolean {
  if (value == null) return true;
  const said = new Set(contentStems(text));
  return [value].flat().some((one) => {
    if (isFound(one, text)) return true;
    const words = /[\\|()[\]^$*+?{}]/.test(one) ? [] : contentStems(one);
    return words.length > 0 && words.every((word) => said.has(word));
  });
}

export const isFact = (expected: ExpectedFact, stored: StoredFact): boolean =>
  (expected.type == null || isSameType(expected.type, stored.type)) && holdsValue(expected, stored.value);

export const factText = ({ type, value }: ExpectedFact): string =>
  [type ?? "fact", value == null ? "" : [value].flat().join(" or ")].join(" ").trim();
