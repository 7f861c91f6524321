import type { Forgetting } from "../../language/person/facts/readForgetting.ts";
import type { Fact } from "../../protocol/facts.ts";
import { EMPTY_PROFILE, type Profile } from "../../protocol/profile.ts";
import type { Command, JsonObject, Question } from "../../protocol/understanding.ts";
import { JOINTS } from "../../protocol/vocabulary.ts";
import { type ProfileChange, profilePatch } from "../../tools/profileChange.ts";
import { changeFromFacts } from "./changeFromFacts.ts";
import { isAbout, knownFacts } from "./knownFacts.ts";

/** What is stored of a person, former values too. */
export type Stored = { facts: readonly Fact[]; profile: Profile };

/** The profile as if nothing had been said; the time zone and the language are the device's. */
const CLEARED: ProfileChange = {
  set: { unit: EMPTY_PROFILE.unit, level: null, goal: null, country: null, notation: null },
  equipment: { has: [], lacks: [], isAll: true },
  limitations: [],
  healed: [...JOINTS],
};

export const FORGET_ALL: Question = {
  kind: "confirmation",
  about: "confirm",
  question:
    "Shall I forget everything you told me about yourself: all facts, and your level, goal, country, equipment, joints to spare and units? Your logs and sessions stay.",
  options: [
    { id: "yes", label: "Yes, forget it" },
    { id: "no", label: "No, keep it" },
  ],
  draft: { kind: "profile" },
};

/** "Forget my knee and my age": of these there is one alone, whatever else is named. */
const ONLY_ONE: ReadonlySet<Fact["type"]> = new Set<Fact["type"]>([
  ...(["name", "age", "birthdate", "body_weight", "height", "location", "occupation", "units"] as const),
]);

const forgetting = (ids: string[], profile: ProfileChange): Command[] => [
  { tool: "forget_facts", input: { ids, profile: profile as unknown as JsonObject } },
];

/** Deletes all that is stored; no command when there is nothing. */
export function forgetAll({ facts, profile }: Stored): Command[] {
  if (facts.length === 0 && profilePatch(profile, CLEARED) === null) return [];
  return forgetting(
    facts.map(({ id }) => id),
    CLEARED,
  );
}

/**
 * Deletes what was named, former values too, and takes it out of the profile; no command when nothing is stored of it. Where
 * no types are named, the thing alone says what is meant.
 */
export function forgetSome({ types, about }: Forgetting, { facts, profile }: Stored): Command[] {
  const last = facts.filter(({ status }) => status === "current").at(-1);
  if (types === "last") return last ? forgetSome({ types: [last.type], about: last.value }, { facts, profile }) : [];
  const isMeant = ({ type, value }: Pick<Fact, "type" | "value">) =>
    types !== "everything" &&
    (types.length === 0 || types.includes(type)) &&
    (about === null || (types.length > 1 && ONLY_ONE.has(type)) || isAbout(value, about));
  const current = facts.filter(({ status }) => status === "current");
  // "Training for a meet in march" is an event and a goal: with the one the other is over.
  const over = facts.filter((fact) => fact.type === "event" && isMeant(fact)).map(({ value }) => value.toLowerCase());
  const isItsGoal = ({ type, value }: Pick<Fact, "type" | "value">) =>
    type === "goal" && over.some((event) => event.includes(value.toLowerCase()));
  const known = knownFacts(current, profile).filter((fact) => isMeant(fact) || isItsGoal(fact));
  const meant = facts.filter((fact) => isMeant(fact) || isItsGoal(fact));
  // "Forget my bench": the thing by its name, whichever kind it was told as.
  if (known.length === 0 && meant.length === 0)
    return about !== null && types.length > 0 ? forgetSome({ types: [], about }, { facts, profile }) : [];
  const ended = [...known, ...meant].map(({ type, value }) => {
    const key = about === null ? type : `${type}:${value}`;
    return { op: "end" as const, type, key, value, text: "" };
  });
  return forgetting(
    meant.map(({ id }) => id),
    changeFromFacts(ended),
  );
}
