import type { ProfilePatch } from "../../protocol/profile.ts";
import type { Equipment, Joint } from "../../protocol/vocabulary.ts";
import { foldText } from "../foldText.ts";
import { readCountry } from "./countries.ts";
import { readEquipmentChange } from "./equipmentWords.ts";
import { isAboutSomebodyElse, readFacts } from "./facts/readFacts.ts";
import { readHealedJoints, readLimitations } from "./limitations.ts";

/** What a message says of the values that a profile holds. `null` and empty lists where nothing was said. */
export type ProfileStatement = {
  /** Values that replace what is stored. */
  set: Pick<ProfilePatch, "unit" | "level" | "goal" | "timezone" | "country" | "notation">;
  equipment: { has: Equipment[]; lacks: Equipment[]; isAll: boolean } | null;
  limitations: NonNullable<ProfilePatch["limitations"]>;
  healed: Joint[];
  /** Whether the facts are somebody else's. */
  isAboutOther: boolean;
};

type Value<K extends keyof ProfileStatement["set"]> = NonNullable<ProfileStatement["set"][K]>;

const GOAL_SAID =
  /\b(?:goals?|aim|target|objective|want to|wanna|would like to|trying to|hoping to|training for|focus(?:ing)? on|bulking|cutting|ziel|objectif|objetivo|obiettivo|ich will|ich mochte|je veux|quiero|voglio|quero)\b/;
const GOALS: readonly (readonly [Value<"goal">, RegExp])[] = [
  [
    "fat_loss",
    /\b(?:(?:lose|losing|drop|burn|shed) (?:\w+ ){0,2}(?:weight|fat|kg|kilos|lbs?|pounds|belly)|fat loss|weight loss|cut|cutting|lean(?:er)?|slim(?:mer)?|shredded|ripped|toned?|abnehmen|perdre du (?:poids|gras)|adelgazar|perder (?:peso|grasa)|dimagrire|perdere peso|emagrecer)\b/,
  ],
  [
    "hypertrophy",
    /\b(?:muscles?|muscle mass|mass|size|bigger|hypertrophy|bulk(?:ing)?|jacked|gain weight|muskel\w*|masse|musculo|massa|ipertrofia|hipertrofia)\b/,
  ],
  ["strength", /\b(?:strong(?:er)?|strength|powerlifting|1 ?rm|kraft|starker|force|fuerza|forza|forca)\b/],
  ["power", /\b(?:power|explosive(?:ness)?|jump higher|vertical|faster|speed|sprint)\b/],
  [
    "endurance",
    /\b(?:endurance|stamina|marathon|10k|5k|triathlon|cardio|conditioning|ausdauer|resistencia|resistenza)\b/,
  ],
  [
    "general",
    /\b(?:health(?:y|ier)?|general fitness|fit(?:ter)?|in shape|stay active|feel better|gesund|sante|salud|salute|saude)\b/,
  ],
];
const LEVELS: readonly Value<"level">[] = ["beginner", "intermediate", "advanced"];
/** A level and a unit are the same on any day. */
const ANY_DAY = "2000-01-01";
const ZONE =
  /\b(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+)?\b|\bUTC\b/;
const ORDER_WORDS = /\b(weight|load|kg|lbs?|sets?|reps?|series|satze|wiederholungen|gewicht|poids|peso)\b/g;
const NOTATIONS: Record<string, Value<"notation">> = {
  "sets reps weight": "sets_reps_weight",
  "weight sets reps": "weight_sets_reps",
  "weight reps sets": "weight_reps_sets",
  "reps sets weight": "reps_sets_weight",
};

function zoneIn(text: string): string | undefined {
  const zone = ZONE.exec(text)?.[0];
  if (!zone) return undefined;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return zone;
  } catch {
    return undefined;
  }
}

/** "I write weight x sets x reps" → `weight_sets_reps`. */
function notationIn(text: string): Value<"notation"> | undefined {
  if (!/\b(?:write|notation|order|mean|means|always|format|log)\b/.test(text)) return undefined;
  const order = [...text.matchAll(ORDER_WORDS)].map(([word]) =>
    /^s[ae]/.test(word) ? "sets" : /^(?:r|wied)/.test(word) ? "reps" : "weight",
  );
  return NOTATIONS[[...new Set(order)].join(" ")];
}

/**
 * The values of a profile that a message sets: unit and level as `readFacts` reads them, and what is no fact about the
 * person (time zone, order of figures). In: any text. Nothing is inferred: "five years of lifting" sets no level.
 */
export function readProfileStatement(text: string): ProfileStatement {
  const said = text.slice(0, 4_000);
  const folded = foldText(said);
  const none: ProfileStatement = { set: {}, equipment: null, limitations: [], healed: [], isAboutOther: false };
  if (isAboutSomebodyElse(said)) return { ...none, isAboutOther: true };
  const facts = readFacts(said, { day: ANY_DAY }).filter(({ op }) => op === "state");
  const unit = facts.find(({ type }) => type === "units")?.value;
  const level = LEVELS.find((one) => facts.some(({ type, value }) => type === "experience_level" && value === one));
  const goal = GOAL_SAID.test(folded) ? GOALS.find(([, pattern]) => pattern.test(folded))?.[0] : undefined;
  const timezone = zoneIn(said);
  const country = readCountry(folded);
  const notation = notationIn(folded);
  return {
    ...none,
    set: {
      ...(unit && { unit: unit === "lb" ? "lb" : "kg" }),
      ...(level && { level }),
      ...(goal && { goal }),
      ...(timezone && { timezone }),
      ...(country && { country }),
      ...(notation && { notation }),
    },
    equipment: unit ? null : readEquipmentChange(said),
    limitations: readLimitations(said),
    healed: readHealedJoints(said),
  };
}
