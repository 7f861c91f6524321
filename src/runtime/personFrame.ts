import { dateText, dayAt } from "../language/dates/localDay.ts";
import { massOf, readMass } from "../language/person/facts/measures.ts";
import type { Fact } from "../protocol/facts.ts";
import { EMPTY_PROFILE, type Profile } from "../protocol/profile.ts";
import type { ConversationStore, FactStore, ProfileStore } from "../store/store.ts";
import { convertWeight } from "../training/convertWeight.ts";
import type { Clock } from "./clock.ts";

const EXACT_MASS = /^(\d+(?:\.\d+)?) (kg|lb)$/;

export type PersonParts = {
  conversations: Pick<ConversationStore, "list">;
  profiles: Pick<ProfileStore, "find">;
  facts: Pick<FactStore, "all">;
  clock: Clock;
};

/** What is asked for in place of what the person's profile says. */
export type FrameAsked = { unit?: Profile["unit"] | undefined; timezone?: string | undefined };

/** In what a person's training is told: their unit, their day, and what they weighed when. */
export type PersonFrame = {
  unit: Profile["unit"];
  timezone: string;
  /** The day it is there. */
  today: string;
  level: Profile["level"];
  /** In `unit`: what they had said last by that day, before that what they said first; `null` for nothing said. */
  bodyWeightOn: (date: string) => number | null;
};

export async function personFrame(parts: PersonParts, userId: string, asked: FrameAsked): Promise<PersonFrame> {
  const profile = (await parts.profiles.find(userId)) ?? EMPTY_PROFILE;
  const timezone = asked.timezone ?? (await zoneOf(parts, userId, profile));
  const unit = asked.unit ?? profile.unit;
  const said = (await parts.facts.all(userId)).map(({ fact }) => fact);
  return {
    unit,
    timezone,
    today: dateText(dayAt(parts.clock.now(), timezone)),
    level: profile.level,
    bodyWeightOn: bodyWeights(said, unit),
  };
}

/** A profile holds UTC until somebody says otherwise: then the newest conversation knows better. */
async function zoneOf({ conversations }: PersonParts, userId: string, { timezone }: Profile): Promise<string> {
  if (timezone !== EMPTY_PROFILE.timezone) return timezone;
  const newest = await conversations.list(userId, { limit: 1 });
  return newest.items[0]?.timezone ?? timezone;
}

function bodyWeights(facts: readonly Fact[], unit: Profile["unit"]): PersonFrame["bodyWeightOn"] {
  const known = facts
    .filter(({ type, status }) => type === "body_weight" && status !== "retracted")
    .map(({ at, value }) => ({ date: at.slice(0, 10), weight: weightIn(value, unit) }))
    .filter((said): said is { date: string; weight: number } => said.weight !== null)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
  return (date) => (known.findLast((said) => said.date <= date) ?? known[0])?.weight ?? null;
}

/** "82 kg", "180 lb", "12 st 4 lb"; a figure alone is taken in the person's unit. */
function weightIn(value: string, unit: Profile["unit"]): number | null {
  const exact = EXACT_MASS.exec(value);
  if (exact) return convertWeight(Number(exact[1]), exact[2] as Profile["unit"], unit);
  const kilograms = (readMass(value) ?? massOf(value, unit))?.metric;
  return kilograms === undefined ? null : convertWeight(kilograms, "kg", unit);
}
