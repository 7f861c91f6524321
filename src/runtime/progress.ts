import type { Catalog } from "../catalog/catalog.ts";
import { AppError } from "../errors.ts";
import type { ExerciseProgress, LoggedExercise, LoggedExercises, MuscleProgress } from "../protocol/progress.ts";
import type { LogEntry } from "../protocol/workoutLog.ts";
import type { LogFilter, TrainingStore } from "../store/store.ts";
import { bestPoint, exerciseProgress } from "../training/exerciseProgress.ts";
import { muscleWeeks } from "../training/muscleWeeks.ts";
import { firstDayOf } from "../training/trainingWeeks.ts";
import { weeklyGuide } from "../training/weeklyGuide.ts";
import { everyItem } from "./everyItem.ts";
import { type FrameAsked, type PersonFrame, type PersonParts, personFrame } from "./personFrame.ts";

const USUAL_WEEKS = 12;

export type ProgressParts = PersonParts & {
  catalog: Pick<Catalog, "byId" | "bySlug">;
  training: Pick<TrainingStore, "listLogs">;
};

/** How a person's training goes, from stored rows alone. The sums themselves are in `training/`. */
export class Progress {
  readonly #parts: ProgressParts;

  constructor(parts: ProgressParts) {
    this.#parts = parts;
  }

  /** Every exercise with a log, the one trained last first. */
  async exercises(userId: string, asked: FrameAsked): Promise<LoggedExercises> {
    const frame = await personFrame(this.#parts, userId, asked);
    const byExercise = new Map<string, LogEntry[]>();
    for (const entry of await this.#entries(userId, {})) {
      const logged = byExercise.get(entry.exercise.id);
      if (logged) logged.push(entry);
      else byExercise.set(entry.exercise.id, [entry]);
    }
    const exercises = [...byExercise.values()].map((entries) => this.#logged(entries, frame));
    return {
      ...told(frame),
      exercises: exercises.sort(
        (one, other) => Number(one.lastDate < other.lastDate) - Number(one.lastDate > other.lastDate),
      ),
    };
  }

  /** `from` and `to` are days, both included; records are those of all time. Throws `not_found` for no such exercise. */
  async exercise(
    userId: string,
    id: string,
    { from = "", to = "9999", ...asked }: FrameAsked & { from?: string | undefined; to?: string | undefined },
  ): Promise<ExerciseProgress> {
    const known = this.#parts.catalog.byId(id) ?? this.#parts.catalog.bySlug(id);
    const entries = await this.#entries(userId, { exerciseId: known?.id ?? id });
    const exercise = known ?? entries[0]?.exercise;
    if (!exercise) throw new AppError("not_found", `There is no exercise "${id}".`);
    const frame = await personFrame(this.#parts, userId, asked);
    const progress = exerciseProgress(entries, { ...frame, exercise: known });
    return {
      ...told(frame),
      exercise: { id: exercise.id, name: exercise.name },
      ...progress,
      points: progress.points.filter(({ date }) => from <= date && date <= to),
    };
  }

  /** `weeks` calendar weeks up to the one that holds `to`; by default 12 up to today. */
  async muscles(
    userId: string,
    { weeks, to, ...asked }: FrameAsked & { weeks?: number | undefined; to?: string | undefined },
  ): Promise<MuscleProgress> {
    const frame = await personFrame(this.#parts, userId, asked);
    const range = { weeks: weeks ?? USUAL_WEEKS, to: to ?? frame.today };
    const entries = await this.#entries(userId, { from: firstDayOf(range) });
    const exerciseOf = (id: string) => this.#parts.catalog.byId(id);
    return {
      ...told(frame),
      guide: weeklyGuide(frame.level),
      weeks: muscleWeeks(entries, { ...frame, ...range, exerciseOf }),
    };
  }

  #logged(entries: LogEntry[], frame: PersonFrame): LoggedExercise {
    const { id, name } = entries[0]?.exercise ?? { id: "", name: "" };
    const known = this.#parts.catalog.byId(id);
    const { measure, perHand, points, records } = exerciseProgress(entries, { ...frame, exercise: known });
    const dates = [...new Set(entries.map(({ date }) => date))].sort();
    return {
      exercise: { id, name: known?.name ?? name },
      measure,
      perHand,
      sessions: dates.length,
      firstDate: dates[0] ?? "",
      lastDate: dates.at(-1) ?? "",
      best: bestPoint(points),
      bestE1rm: records.e1rm,
    };
  }

  async #entries(userId: string, filter: LogFilter): Promise<LogEntry[]> {
    const entries: LogEntry[] = [];
    for await (const entry of everyItem((page) => this.#parts.training.listLogs(userId, filter, page)))
      entries.push(entry);
    return entries;
  }
}

const told = ({ unit, timezone, today }: PersonFrame) => ({ unit, timezone, today });
