import type { Catalog } from "../catalog/catalog.ts";
import type { Stats } from "../protocol/stats.ts";
import type { LogEntry } from "../protocol/workoutLog.ts";
import type { TrainingStore } from "../store/store.ts";
import { dayStreak } from "../training/dayStreak.ts";
import { firstDayOf, trainingWeeks } from "../training/trainingWeeks.ts";
import { everyItem } from "./everyItem.ts";
import { type FrameAsked, type PersonParts, personFrame } from "./personFrame.ts";

const USUAL_WEEKS = 12;

export type StatisticsParts = PersonParts & {
  catalog: Pick<Catalog, "byId">;
  training: Pick<TrainingStore, "listLogs" | "logDays">;
};

/** What is asked for: `weeks` calendar weeks up to the one that holds `to`; by default 12 up to today. */
export type StatsAsked = FrameAsked & { weeks?: number | undefined; to?: string | undefined };

/** What a person has trained, from stored rows alone. The sums themselves are in `training/`. */
export class Statistics {
  readonly #parts: StatisticsParts;

  constructor(parts: StatisticsParts) {
    this.#parts = parts;
  }

  async of(userId: string, asked: StatsAsked): Promise<Stats> {
    const { catalog, training } = this.#parts;
    const { unit, timezone, today, bodyWeightOn } = await personFrame(this.#parts, userId, asked);
    const range = { weeks: asked.weeks ?? USUAL_WEEKS, to: asked.to ?? today };
    const entries: LogEntry[] = [];
    const list = everyItem((page) => training.listLogs(userId, { from: firstDayOf(range) }, page));
    for await (const entry of list) entries.push(entry);
    const sums = trainingWeeks(entries, { ...range, unit, exerciseOf: (id) => catalog.byId(id), bodyWeightOn });
    return { unit, timezone, today, streak: dayStreak(await training.logDays(userId), today), ...sums };
  }
}
