import { setImmediate } from "node:timers/promises";
import { AppError } from "../../errors.ts";
import { conversationMachine } from "../../machines/conversationMachine.ts";
import {
  type FileReplayRequest,
  PARTINGS,
  type Replay,
  type ReplayedTurn,
  type ReplayRequest,
} from "../../protocol/replay.ts";
import type { Turn } from "../../protocol/turn.ts";
import type { TurnRecord } from "../../protocol/turnRecord.ts";
import type { AcceptedEvent, Conversation, ConversationStore, Store } from "../../store/store.ts";
import { LocalFanout } from "../fanout.ts";
import { LocalEngine } from "../localEngine.ts";
import { machineMark } from "../restore/openEnvelope.ts";
import { silentTrace } from "../trace.ts";
import type { WorkRunner } from "../workRunner.ts";
import { fromFile, type RecordedConversation } from "./recordedConversation.ts";
import { RecordedDesk } from "./recordedDesk.ts";
import { ReplayClock } from "./replayClock.ts";

const MOST_TURNS = 200;
/** Each takes as long as its turns took; more at a time would be felt by those who talk. */
const MOST_AT_ONCE = 1;

/** Enough for the turns that are replayed, with timers between them. */
const MOST_RECORDS = 10 * MOST_TURNS;

type Mark = NonNullable<ReplayedTurn["recordedBy"]>;
type Played = Omit<ReplayedTurn, "recordedBy">;

export type Thresholds = { routeConfidence: number; matchThreshold: number };
export type ReplayerParts = {
  store: ConversationStore;
  /** What the server runs with. */
  thresholds: Thresholds;
  /** A store that keeps nothing, made anew for every replay. */
  openScratch: () => Promise<Store>;
  /** Work on that store, with language models as this desk has them. */
  runnerOn: (store: Store, thresholds: Thresholds, desk: RecordedDesk) => WorkRunner;
};

/** Runs recorded conversations again, with other thresholds, on a store that is thrown away: nothing is stored twice. */
export class Replayer {
  readonly #parts: ReplayerParts;
  #running = 0;

  constructor(parts: ReplayerParts) {
    this.#parts = parts;
  }

  /**
   * From the start, event by event at the moments at which they came; the person has nothing stored but what the
   * conversation itself stores. Throws `not_found`, and `rate_limited` while another replay runs.
   */
  async replay(userId: string, conversationId: string, request: ReplayRequest): Promise<Replay> {
    const { store } = this.#parts;
    const conversation = await store.find(conversationId);
    if (conversation?.userId !== userId) throw new AppError("not_found", "There is no such conversation.");
    return this.#alone(async () => {
      const recorded = await store.answered(conversationId, MOST_TURNS);
      const { seq = 0 } = (await store.turns(conversationId, { limit: 1 })).items.at(-1) ?? {};
      const leftOut = Math.max(0, seq - (recorded.at(-1)?.turn.seq ?? 0));
      return this.#again({ conversation, recorded, records: await this.#records(conversation), leftOut }, request);
    });
  }

  /** The same with a conversation from a file, as this user; nothing of it has to be known here. Throws `rate_limited`. */
  async replayFile(userId: string, file: FileReplayRequest): Promise<Replay> {
    return this.#alone(() => this.#again(fromFile(userId, file, MOST_TURNS), file));
  }

  async #alone(run: () => Promise<Replay>): Promise<Replay> {
    if (this.#running >= MOST_AT_ONCE)
      throw new AppError("rate_limited", "Another replay is running; try again when it is over.", { retryAfterS: 2 });
    this.#running += 1;
    try {
      return await run();
    } finally {
      this.#running -= 1;
    }
  }

  async #again(
    { conversation, recorded, records, leftOut }: RecordedConversation,
    request: ReplayRequest,
  ): Promise<Replay> {
    const { thresholds } = this.#parts;
    const used: Thresholds = {
      routeConfidence: request.routeConfidence ?? thresholds.routeConfidence,
      matchThreshold: request.matchThreshold ?? thresholds.matchThreshold,
    };
    const turns = await this.#run(conversation, recorded, used, new RecordedDesk(records.values()));
    const partsAt = turns.findIndex(({ parts }) => parts.length > 0);
    return {
      conversationId: conversation.conversationId,
      with: { ...used, machine: markOf(machineMark(conversationMachine)) },
      partsAt: partsAt < 0 ? null : partsAt,
      turns: turns.map((turn) => {
        const record = records.get(turn.was.seq);
        return { ...turn, recordedBy: record ? markOf(record.machine) : null };
      }),
      leftOut,
    };
  }

  /** What was recorded of each checkpoint. */
  async #records({ userId, conversationId }: Conversation): Promise<Map<number, TurnRecord>> {
    const rows = await this.#parts.store.records({ userId, conversationId }, MOST_RECORDS);
    return new Map(rows.flatMap(({ seq, record }) => (record ? [[seq, record]] : [])));
  }

  async #run(
    conversation: Conversation,
    recorded: { accepted: AcceptedEvent; turn: Turn }[],
    thresholds: Thresholds,
    desk: RecordedDesk,
  ): Promise<Played[]> {
    const scratch = await this.#parts.openScratch();
    const clock = new ReplayClock(Date.parse(conversation.createdAt));
    const engine = new LocalEngine({
      store: scratch.conversations,
      runner: this.#parts.runnerOn(scratch, thresholds, desk),
      fanout: new LocalFanout(),
      trace: silentTrace,
      clock,
    });
    try {
      await engine.create(conversation);
      const turns: Played[] = [];
      for (const { accepted, turn } of recorded) {
        clock.moveTo(Date.parse(accepted.stamp.at));
        // Deadlines that passed meanwhile are carried out first.
        await setImmediate();
        const before = { ...desk.counts };
        const played = await again(engine, scratch.conversations, accepted, turn);
        const recorded = desk.counts.recorded - before.recorded;
        const missing = desk.counts.missing - before.missing;
        turns.push(recorded + missing > 0 ? { ...played, modelAnswers: { recorded, missing } } : played);
      }
      return turns;
    } finally {
      await engine.stop({ drainMs: 0 });
      await scratch.close();
    }
  }
}

const markOf = ({ version, hash }: Mark): Mark => ({ version, hash });

async function again(
  engine: LocalEngine,
  store: ConversationStore,
  accepted: AcceptedEvent,
  was: Turn,
): Promise<Played> {
  const { turnId } = was;
  if (was.status === "cancelled" && accepted.event.type !== "user.cancel")
    return { turnId, was, is: null, skipped: "It was cancelled while it ran.", parts: [] };
  try {
    const place = await engine.admit(accepted.conversationId, accepted.event);
    await store.accept(accepted).finally(() => place.release());
    const is = await (await engine.deliver(accepted)).turn;
    return { turnId, was, is, skipped: null, parts: PARTINGS.filter((part) => differs(part, was, is)) };
  } catch (error) {
    const skipped = error instanceof AppError ? error.message : "It could not be run.";
    return { turnId, was, is: null, skipped, parts: ["status"] };
  }
}

function differs(part: (typeof PARTINGS)[number], was: Turn, is: Turn): boolean {
  const told = TOLD[part];
  return JSON.stringify(told(was)) !== JSON.stringify(told(is));
}

/** What counts as different; ids are made anew, and times of questions follow from the clock. */
const TOLD: Record<(typeof PARTINGS)[number], (turn: Turn) => unknown> = {
  status: ({ status }) => status,
  routes: ({ routes }) => routes.map(({ route, by, rule }) => [route, by, rule]),
  path: ({ path }) => path,
  pending: ({ pending }) => pending && [pending.kind, pending.about, pending.question, pending.options],
  reply: ({ reply }) => reply.text,
  effects: ({ effects }) =>
    effects.map(({ tool, kind, op, data: { id: _, createdAt: __, ...data } }) => [tool, kind, op, data]),
};
