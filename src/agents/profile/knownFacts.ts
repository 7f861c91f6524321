import { foldText } from "../../language/foldText.ts";
import type { Fact, FactType } from "../../protocol/facts.ts";
import { EMPTY_PROFILE, type Profile } from "../../protocol/profile.ts";
import { equipmentNames, GOAL_NAMES, limitationText } from "./describeProfile.ts";

/** Something that is known, with the day it was said on when it was said in words. */
export type Known = { type: FactType; value: string; at: string | null; expiresAt: string | null };

const isSaid = (facts: readonly Fact[], type: FactType) => facts.some((fact) => fact.type === type);

/** What the profile holds that no fact says: set by a client, or before facts were kept. */
function ofProfile(profile: Profile, facts: readonly Fact[]): Known[] {
  const known = (type: FactType, values: readonly (string | null)[]): Known[] =>
    isSaid(facts, type)
      ? []
      : values.flatMap((value) => (value === null ? [] : [{ type, value, at: null, expiresAt: null }]));
  return [
    ...known("location", [profile.country]),
    ...known("goal", [profile.goal && GOAL_NAMES[profile.goal]]),
    ...known("injury", profile.limitations.map(limitationText)),
    ...known("equipment", equipmentNames(profile.equipment)),
    ...known("experience_level", [profile.level]),
    ...known("units", [profile.unit === EMPTY_PROFILE.unit ? null : profile.unit]),
  ];
}

/** All that is known about a person: their current facts, and what else their profile holds. */
export const knownFacts = (facts: readonly Fact[], profile: Profile): Known[] => [
  ...facts.map(({ type, value, at, expiresAt }) => ({ type, value, at, expiresAt })),
  ...ofProfile(profile, facts),
];

const SKIPPED = new Set(
  "a an the my of in on to for and or is are any some i me you what when where which who how do does did have has at it that this".split(
    " ",
  ),
);
const stemsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "" && !SKIPPED.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|es|s)$/, "") : word));

/** Words of a question that say nothing of what it is about. */
const ASKING = new Set(
  "tell told say said know remember mention note thing stuff about again now currently today go going get got give need want have did was were be been there my your our".split(
    " ",
  ),
);

const OWN =
  /\b(?:my|mine|mein\w*|mon|ma|mes|mi|mis|mio|mia|meu|minha|(?:did|have) i (?:\w+ )?(?:say|tell|told|mention\w*|said)|dije|dit|gesagt|detto|falei|disse)\b/;

/** What is told besides the kinds that a question names: facts that share two words of meaning with it, or half of all that it has. */
export function toldBesides<Told extends Pick<Known, "type" | "value">>(
  known: readonly Told[],
  question: string,
): Told[] {
  const asked = new Set(stemsOf(question).filter((word) => word.length > 2 && !ASKING.has(word)));
  const isOwn = OWN.test(foldText(question));
  return known.filter(({ type, value }) => {
    if (!isOwn && type !== "note" && type !== "event") return false;
    const said = new Set(stemsOf(value));
    const shared = [...asked].filter((word) => said.has(word)).length;
    return shared >= 2 || (shared === 1 && asked.size <= 2);
  });
}

/** Whether a fact's words hold what is asked about: every word of it, by its stem, in any order. */
export function isAbout(value: string, about: string): boolean {
  const said = stemsOf(value);
  const joined = said.join("");
  return stemsOf(about).every(
    (wanted) => joined.includes(wanted) || said.some((word) => word.length > 3 && wanted.startsWith(word)),
  );
}
