import { changeFromFacts } from "../agents/profile/changeFromFacts.ts";
import type { Catalog, ExerciseQuery } from "../catalog/catalog.ts";
import { AppError } from "../errors.ts";
import type { PutWorkout, Workout, WorkoutContent, WorkoutPatch } from "../protocol/cards.ts";
import type { Exercise } from "../protocol/exercise.ts";
import type { Fact } from "../protocol/facts.ts";
import { EMPTY_PROFILE, type Profile, type ProfilePatch } from "../protocol/profile.ts";
import { type LogEntry, type LogEntryPatch, type NewLogEntry, singleSets } from "../protocol/workoutLog.ts";
import type {
  FactFilter,
  FactStore,
  LogFilter,
  Page,
  PageRequest,
  ProfileStore,
  TrainingStore,
} from "../store/store.ts";
import { profilePatch } from "../tools/profileChange.ts";
import type { Clock } from "./clock.ts";

/** What a list of logs or workouts is narrowed by; `query` is words as people type them. */
export type RecordFilter = Omit<LogFilter, "text"> & { query?: string | undefined };

/** The data behind the conversations, for clients that read and change it directly. Names are matched as in chat. */
export class Records {
  readonly #catalog: Catalog;
  readonly #training: TrainingStore;
  readonly #profiles: ProfileStore;
  readonly #facts: FactStore;
  readonly #clock: Clock;
  readonly #matchThreshold: number;

  constructor(parts: {
    catalog: Catalog;
    training: TrainingStore;
    profiles: ProfileStore;
    facts: FactStore;
    clock: Clock;
    matchThreshold: number;
  }) {
    this.#catalog = parts.catalog;
    this.#training = parts.training;
    this.#profiles = parts.profiles;
    this.#facts = parts.facts;
    this.#clock = parts.clock;
    this.#matchThreshold = parts.matchThreshold;
  }

  /** The cursor counts: the catalogue does not change while the server runs. */
  searchExercises(query: ExerciseQuery, { cursor, limit = 20 }: PageRequest): Page<Exercise> {
    const from = cursor === undefined ? 0 : Number(cursor);
    if (!Number.isInteger(from) || from < 0) throw new AppError("bad_request", "The cursor is not one of this list.");
    const { items } = this.#catalog.search({ ...query, limit: from + limit + 1 });
    return {
      items: items.slice(from, from + limit),
      nextCursor: items.length > from + limit ? String(from + limit) : null,
    };
  }

  exercise(id: string): Exercise {
    const found = this.#catalog.byId(id) ?? this.#catalog.bySlug(id);
    if (!found) throw new AppError("not_found", `There is no exercise "${id}".`);
    return found;
  }

  logs(userId: string, filter: RecordFilter, page: PageRequest): Promise<Page<LogEntry>> {
    return this.#training.listLogs(userId, this.#filter(filter), page);
  }

  async log(userId: string, id: string): Promise<LogEntry> {
    return found(await this.#training.findLog(userId, id), "log entry");
  }

  /** Refuses a name in doubt with its candidates. */
  async addLog(userId: string, entry: NewLogEntry): Promise<LogEntry> {
    return this.#training.insertLog(userId, await this.#resolved(userId, entry));
  }

  /** Under an id that the client made: sent twice it is stored once, and what was deleted can be put back as it was. */
  async putLog(userId: string, id: string, entry: NewLogEntry): Promise<{ document: LogEntry; first: boolean }> {
    const resolved = await this.#resolved(userId, entry);
    return found(await this.#training.putLog(userId, { id, ...resolved }), "log entry");
  }

  async changeLog(userId: string, id: string, { exercise, sets, ...patch }: LogEntryPatch): Promise<LogEntry> {
    const resolved = {
      ...patch,
      ...(exercise ? { exercise: this.#named(exercise) } : {}),
      ...(sets ? { sets: singleSets(sets) } : {}),
    };
    return found(await this.#training.updateLog(userId, id, resolved), "log entry");
  }

  async deleteLog(userId: string, id: string): Promise<void> {
    found(await this.#training.deleteLog(userId, id), "log entry");
  }

  workouts(userId: string, filter: RecordFilter, page: PageRequest): Promise<Page<Workout>> {
    return this.#training.listWorkouts(userId, page, this.#filter(filter));
  }

  async workout(userId: string, id: string): Promise<Workout> {
    return found(await this.#training.findWorkout(userId, id), "workout");
  }

  async addWorkout(userId: string, content: WorkoutContent): Promise<Workout> {
    this.#checkItems(content);
    return this.#training.insertWorkout(userId, content, new Date(this.#clock.now()).toISOString());
  }

  /** As `putLog`. */
  async putWorkout(userId: string, id: string, sent: PutWorkout): Promise<{ document: Workout; first: boolean }> {
    this.#checkItems(sent);
    const createdAt = sent.createdAt ?? new Date(this.#clock.now()).toISOString();
    return found(await this.#training.putWorkout(userId, { ...sent, id, createdAt }), "workout");
  }

  async changeWorkout(userId: string, id: string, patch: WorkoutPatch): Promise<Workout> {
    const { id: _, createdAt: __, ...before } = await this.workout(userId, id);
    const given = Object.entries(patch).filter(([, value]) => value !== undefined);
    const content: WorkoutContent = { ...before, ...Object.fromEntries(given) };
    if (patch.blocks) this.#checkItems(content);
    return found(await this.#training.updateWorkout(userId, id, content), "workout");
  }

  async deleteWorkout(userId: string, id: string): Promise<void> {
    found(await this.#training.deleteWorkout(userId, id), "workout");
  }

  async profile(userId: string): Promise<Profile> {
    return (await this.#profiles.find(userId)) ?? EMPTY_PROFILE;
  }

  changeProfile(userId: string, patch: ProfilePatch): Promise<Profile> {
    return this.#profiles.patch(userId, patch);
  }

  facts(userId: string, filter: FactFilter, page: PageRequest): Promise<Page<Fact>> {
    return this.#facts.list(userId, filter, page);
  }

  async fact(userId: string, id: string): Promise<Fact> {
    return found(await this.#facts.find(userId, id), "fact");
  }

  /** Gone for good, with the values it took the place of, and out of the profile. */
  async forgetFact(userId: string, id: string): Promise<void> {
    const fact = await this.fact(userId, id);
    await this.#facts.delete(userId, id);
    if (fact.status === "current") await this.#takeOut(userId, [fact]);
  }

  async forgetFacts(userId: string): Promise<void> {
    const facts = (await this.#facts.all(userId)).map(({ fact }) => fact);
    for (const { id } of facts) await this.#facts.delete(userId, id);
    await this.#takeOut(
      userId,
      facts.filter(({ status }) => status === "current"),
    );
  }

  async #takeOut(userId: string, facts: readonly Fact[]): Promise<void> {
    const ended = facts.map(({ type, value }) => ({
      op: "end" as const,
      type,
      key: `${type}:${value}`,
      value,
      text: "",
    }));
    const patch = profilePatch(await this.profile(userId), changeFromFacts(ended));
    if (patch) await this.#profiles.patch(userId, patch);
  }

  async #resolved(userId: string, entry: NewLogEntry): Promise<Omit<LogEntry, "id">> {
    const { timezone } = await this.profile(userId);
    const performedAt = entry.performedAt ?? this.#momentOn(entry.date, timezone);
    const date = entry.date ?? dateIn(timezone, performedAt);
    return { exercise: this.#named(entry.exercise), date, performedAt, sets: singleSets(entry.sets), note: entry.note };
  }

  /** Words are looked for as they are; "rdl" is also an exercise that goes by another name. */
  #filter({ query, ...filter }: RecordFilter): LogFilter {
    const words = query?.split(/\s+/).filter(Boolean) ?? [];
    if (!query || words.length === 0) return filter;
    const { kind, best } = this.#catalog.match(query, { threshold: this.#matchThreshold });
    return { ...filter, text: { words, exerciseIds: kind === "clear" && best ? [best.exercise.id] : [] } };
  }

  #named(exercise: { id: string } | { name: string }): { id: string; name: string } {
    if ("id" in exercise) {
      const { id, name } = this.exercise(exercise.id);
      return { id, name };
    }
    const match = this.#catalog.match(exercise.name, { threshold: this.#matchThreshold });
    if (match.kind === "clear" && match.best) return { id: match.best.exercise.id, name: match.best.exercise.name };
    const candidates = match.candidates.map((candidate) => candidate.exercise.name).join(", ");
    throw new AppError(
      "bad_request",
      candidates
        ? `"${exercise.name}" is not clear; it could be: ${candidates}.`
        : `"${exercise.name}" is not an exercise of the catalogue.`,
      {
        fields: [{ field: "exercise.name", message: candidates ? `could be: ${candidates}` : "not in the catalogue" }],
      },
    );
  }

  #checkItems(content: WorkoutContent): void {
    const unknown = content.blocks
      .flatMap((block) => block.items)
      .filter((item) => !this.#catalog.byId(item.exerciseId));
    if (unknown.length === 0) return;
    const ids = unknown.map((item) => item.exerciseId).join(", ");
    throw new AppError("bad_request", `These exercises are not in the catalogue: ${ids}.`, {
      fields: unknown.map((item) => ({ field: "exerciseId", message: `${item.exerciseId} is unknown` })),
    });
  }

  /** Noon of a day that was given without a time; now, when none was given. */
  #momentOn(date: string | undefined, timezone: string): string {
    const now = new Date(this.#clock.now());
    if (date === undefined || date === dateIn(timezone, now.toISOString())) return now.toISOString();
    return `${date}T12:00:00Z`;
  }
}

function dateIn(timezone: string, moment: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: timezone, dateStyle: "short" }).format(new Date(moment));
}

function found<T>(record: T | null, what: string): T {
  if (record === null) throw new AppError("not_found", `There is no such ${what}.`);
  return record;
}
