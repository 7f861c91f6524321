import type { Catalog } from "../catalog/catalog.ts";
import { dateText, dayAt } from "../language/dates/localDay.ts";
import { massOf, readMass } from "../language/person/facts/measures.ts";
import type { Fact } from "../protocol/facts.ts";
import { EMPTY_PROFILE, type Profile } from "../protocol/profile.ts";
import type { Stats } from "../protocol/stats.ts";
import type { LogEntry } from "../protocol/workoutLog.ts";
import type { ConversationStore, FactStore, ProfileStore, TrainingStore } from "../store/store.ts";
import { convertWeight } from "../training/convertWeight.ts";
import { dayStreak } from "../training/dayStreak.ts";
import { firstDayOf, trainingWeeks } from "../training/trainingWeeks.ts";
import type { Clock } from "./clock.ts";
import { everyItem } from "./everyItem.ts";

const USUAL_WEEKS = 12;
const EXACT_MASS = /^(\d+(?:\.\d+)?) (kg|lb)$/;

export type StatisticsParts = {
  catalog: Pick<Catalog, "byId">;
  training: Pick<TrainingStore, "listLogs" | "logDays">;
  conversations: Pick<ConversationStore, "list">;
  profiles: Pick<ProfileStore, "find">;
  facts: Pick<FactStore, "all">;
  clock: Clock;
};

/** What is asked for: `weeks` calendar weeks up to the one that holds `to`; by default 12 up to today. */
export type StatsAsked = {
  weeks?: number | undefined;
  to?: string | undefined;
  unit?: Profile["unit"] | undefined;
  timezone?: string | undefined;
};

/** What a person has trained, from stored rows alone. The sums themselves are in `training/`. */
export class Statistics {
  readonly #parts: StatisticsParts;

  constructor(parts: StatisticsParts) {
    this.#parts = parts;
  }

  async of(userId: string, asked: StatsAsked): Promise<Stats> {
    const { catalog, training, profiles, facts, clock } = this.#parts;
    const profile = (await profiles.find(userId)) ?? EMPTY_PROFILE;
    const timezone = asked.timezone ?? (await this.#zoneOf(userId, profile));
    const unit = asked.unit ?? profile.unit;
    const today = dateText(dayAt(clock.now(), timezone));
    const range = { weeks: asked.weeks ?? USUAL_WEEKS, to: asked.to ?? today };
    const entries: LogEntry[] = [];
    const list = everyItem((page) => training.listLogs(userId, { from: firstDayOf(range) }, page));
    for await (const entry of list) entries.push(entry);
    const said = (await facts.all(userId)).map(({ fact }) => fact);
    const sums = trainingWeeks(entries, {
      ...range,
      unit,
      exerciseOf: (id) => catalog.byId(id),
      bodyWeightOn: bodyWeights(said, unit),
    });
    return { unit, timezone, today, streak: dayStreak(await training.logDays(userId), today), ...sums };
  }

  /** A profile holds UTC until somebody says otherwise: then the newest conversation knows better. */
  async #zoneOf(userId: string, { timezone }: Profile): Promise<string> {
    if (timezone !== EMPTY_PROFILE.timezone) return timezone;
    const newest = await this.#parts.conversations.list(userId, { limit: 1 });
    return newest.items[0]?.timezone ?? timezone;
  }
}

/** What the person weighed on a day: what they had said last by then, and before that what they said first. */
function bodyWeights(facts: readonly Fact[], unit: Profile["unit"]): (date: string) => number | null {
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
