import type { PersonalExport } from "../protocol/personalData.ts";
import type { ModelUsageStore } from "../store/modelUsageStore.ts";
import type { PersonalDataStore } from "../store/personalDataStore.ts";
import type { FactStore, ProfileStore, RoutineStore, TrainingStore } from "../store/store.ts";
import type { Clock } from "./clock.ts";
import type { ConversationHost } from "./conversationHost.ts";
import { everyItem } from "./everyItem.ts";

export type PersonalDataParts = {
  host: ConversationHost;
  stored: PersonalDataStore;
  training: TrainingStore;
  routines: RoutineStore;
  profiles: ProfileStore;
  facts: FactStore;
  modelUsage: ModelUsageStore;
  /** Takes away the trace's lines about conversations. */
  forgetTrace: (conversationIds: readonly string[]) => void;
  /** Takes away what is counted of a user in memory. */
  forgetUsage: (userId: string) => void;
  clock: Clock;
};

type Counts = PersonalExport["counts"];
type Counted = keyof Counts;

/** All that there is of one user: to hand out, and to make an end of. */
export class PersonalData {
  readonly #parts: PersonalDataParts;

  constructor(parts: PersonalDataParts) {
    this.#parts = parts;
  }

  /**
   * A `PersonalExport` as JSON, in pieces, so that little of it is held at a time. What is stored while it runs may or may
   * not be in it. `isRaw`: with each checkpoint as it is stored.
   */
  async *export(userId: string, isRaw: boolean): AsyncGenerator<string> {
    const { stored, training, routines, profiles, facts, modelUsage, clock } = this.#parts;
    const counts: Counts = {
      facts: 0,
      logs: 0,
      workouts: 0,
      routines: 0,
      conversations: 0,
      messages: 0,
      turns: 0,
      checkpoints: 0,
      effects: 0,
      modelUsage: 0,
    };
    const listed = <T>(name: string, items: AsyncIterable<T>, counted: Counted) =>
      list(name, counting(items, counts, counted), (item) => [JSON.stringify(item)]);

    const exportedAt = new Date(clock.now()).toISOString();
    const head = { format: "setpoint.export", version: 1, exportedAt, userId, profile: await profiles.find(userId) };
    yield `${JSON.stringify(head).slice(0, -1)},`;
    yield* listed(
      "facts",
      everyItem((page) => facts.list(userId, {}, page)),
      "facts",
    );
    yield* listed(
      ",logs",
      everyItem((page) => training.listLogs(userId, {}, page)),
      "logs",
    );
    yield* listed(
      ",workouts",
      everyItem((page) => training.listWorkouts(userId, page)),
      "workouts",
    );
    yield* listed(
      ",routines",
      everyItem((page) => routines.list(userId, page)),
      "routines",
    );
    const conversations = counting(stored.conversations(userId), counts, "conversations");
    yield* list(",conversations", conversations, async function* (conversation) {
      const { conversationId } = conversation;
      yield `${JSON.stringify(conversation).slice(0, -1)},`;
      yield* listed("messages", stored.messages(conversationId), "messages");
      yield* listed(",turns", stored.turns(conversationId), "turns");
      yield* listed(",history", stored.history(conversationId, isRaw), "checkpoints");
      yield "}";
    });
    yield* listed(",effects", stored.effects(userId), "effects");
    yield* listed(",modelUsage", each(await modelUsage.ofUser(userId)), "modelUsage");
    yield `,"counts":${JSON.stringify(counts)}}`;
  }

  /**
   * All of it gone: running turns are ended first, then every row, every snapshot and every line of the trace; whoever
   * watches one of the conversations is told. Access tokens stay: they are the operator's.
   */
  async erase(userId: string): Promise<void> {
    const { host, stored, forgetTrace, forgetUsage } = this.#parts;
    const before = await stored.conversationIds(userId);
    const gone = await host.removeAllOf(userId, before, async () => {
      // Files first: should one of them resist or the process end, the rows are still there to ask for it again.
      await stored.eraseSnapshots(before);
      forgetTrace(before);
      forgetUsage(userId);
      return stored.eraseRows(userId);
    });
    await stored.eraseSnapshots(gone);
    forgetTrace(gone);
  }
}

/** `"name":[…]`; a comma in front of the name stands in front of it all. */
async function* list<T>(
  name: string,
  items: AsyncIterable<T>,
  write: (item: T) => Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<string> {
  yield name.startsWith(",") ? `,"${name.slice(1)}":[` : `"${name}":[`;
  let isFirst = true;
  for await (const item of items) {
    if (!isFirst) yield ",";
    isFirst = false;
    yield* write(item);
  }
  yield "]";
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function* counting<T>(items: AsyncIterable<T>, counts: Counts, counted: Counted): AsyncGenerator<T> {
  for await (const item of items) {
    counts[counted] += 1;
    yield item;
  }
}
