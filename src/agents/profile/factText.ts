import { FACT_TYPES, type Fact, type FactType } from "../../protocol/facts.ts";

/** What a fact of a type is called: "your body weight", and in a list "likes: pull-ups". */
const NAMES: Record<FactType, { your: string; label: string }> = {
  name: { your: "name", label: "name" },
  location: { your: "location", label: "location" },
  birthdate: { your: "birthday", label: "birthday" },
  age: { your: "age", label: "age" },
  body_weight: { your: "body weight", label: "body weight" },
  height: { your: "height", label: "height" },
  occupation: { your: "job", label: "job" },
  goal: { your: "goal", label: "goal" },
  injury: { your: "injuries", label: "injury" },
  health_condition: { your: "health conditions", label: "health" },
  equipment: { your: "equipment", label: "equipment" },
  availability: { your: "training times", label: "training times" },
  experience_level: { your: "level", label: "level" },
  preference_like: { your: "likes", label: "likes" },
  preference_dislike: { your: "dislikes", label: "dislikes" },
  diet: { your: "diet", label: "diet" },
  allergy: { your: "allergies", label: "allergy" },
  medication: { your: "medication", label: "medication" },
  units: { your: "units", label: "units" },
  personal_record: { your: "personal records", label: "personal record" },
  event: { your: "events", label: "event" },
  note: { your: "notes", label: "note" },
};
/** Read well without a colon: "body weight 77 kg". */
const PLAIN: ReadonlySet<FactType> = new Set(["name", "birthdate", "age", "body_weight", "height"]);

/** A value inside a list: "ankle: sprained" is "ankle, sprained" there. */
export const valueText = (value: string): string => value.replace(": ", ", ");

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

export const nameOf = (type: FactType): string => NAMES[type].your;
export const labelOf = (type: FactType): string => NAMES[type].label;

/** "21 November 2026": the day of a moment, in the offset that it is written with. */
export const dayOf = (moment: string): string => DAY.format(Date.parse(moment.slice(0, 10)));

/** The last day on which something holds that ends at a moment: " (until 22 November 2026)". Empty when it has no end. */
export function untilOf({ expiresAt }: Pick<Fact, "expiresAt">): string {
  if (expiresAt === null) return "";
  const lastDay = new Date(Date.parse(expiresAt.slice(0, 10)) - (expiresAt.slice(11, 16) === "00:00" ? 86_400_000 : 0));
  return ` (until ${DAY.format(lastDay)})`;
}

/** "body weight 77 kg; likes: pull-ups, rowing": the facts by type, in display order. `tell` gives what is said of one. */
export function listByType(facts: readonly Fact[], tell: (fact: Fact) => string): string[] {
  return FACT_TYPES.flatMap((type) => {
    const values = facts.filter((fact) => fact.type === type).map(tell);
    return values.length === 0 ? [] : [`${NAMES[type].label}${PLAIN.has(type) ? "" : ":"} ${values.join(", ")}`];
  });
}

/** "a", "a and b", "a, b and c". */
export const listed = (names: readonly string[], last = "and"): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
